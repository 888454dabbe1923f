#include "FlickOfFaithDesktop/ModelGeometry.h"

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithPresentation/Models.h"
#include "FlickOfFaithRules/Pieces.h"

#include <QVector3D>

#include <algorithm>
#include <cmath>
#include <optional>

namespace faith::desktop
{

namespace
{

/// Position, normal, picture and colour of a corner, as they lie in the buffer.
struct Vertex
{
	float position[3];
	float normal[3];
	float uv[2];
	float colour[4];
};

std::optional<flick::PieceKind> KindOf(const QString& key)
{
	for (std::size_t i = 0; i < kEnumCount<flick::PieceKind>; ++i)
	{
		const auto kind = static_cast<flick::PieceKind>(i);
		const std::string_view name = NameOf(kind);
		if (key == QLatin1String(name.data(), static_cast<qsizetype>(name.size())))
		{
			return kind;
		}
	}
	return std::nullopt;
}

/// Materials reckon with light, pictures store what the eye sees.
float Linear(std::uint8_t channel)
{
	return std::pow(static_cast<float>(channel) / 255.0F, 2.2F);
}

Vertex Convert(const flick::ModelVertex& vertex, const flick::Colour& colour)
{
	return {{vertex.x, vertex.z, -vertex.y}, {vertex.normalX, vertex.normalZ, -vertex.normalY}, {vertex.u, vertex.v},
		{Linear(colour.red), Linear(colour.green), Linear(colour.blue), 1.0F}};
}

/// Where a point of a part of the picture is; both are counted from the upper left corner, texture coordinates from the lower left one.
void SetPicture(Vertex& vertex, const QRectF& part, float across, float down)
{
	vertex.uv[0] = static_cast<float>(part.x() + part.width() * across);
	vertex.uv[1] = static_cast<float>(1.0 - part.y() - part.height() * down);
}

void PaintTop(Vertex& vertex, const flick::ModelVertex& shape, const QRectF& top)
{
	SetPicture(vertex, top, shape.u, 1.0F - shape.v);
}

/// From east to west along either half, so that there is no seam. It is darker where it nears the ground.
void PaintSide(Vertex& vertex, const flick::ModelVertex& shape, const QRectF& side, float height)
{
	constexpr float kPi = 3.14159265F;
	constexpr float kMargin = 0.04F;
	const float turned = std::abs(std::atan2(shape.y, shape.x)) / kPi;
	const float up = shape.z / height;
	SetPicture(vertex, side, 0.01F + 0.98F * turned, kMargin + (1.0F - 2.0F * kMargin) * (1.0F - up));
	const float light = 0.5F + 0.5F * std::min(1.0F, 2.0F * up);
	std::fill_n(vertex.colour, 3, light);
}

float HeightOf(const flick::Model& model)
{
	float height = 0.0F;
	for (const flick::ModelPart& part : model)
	{
		for (const flick::ModelVertex& vertex : part.vertices)
		{
			height = std::max(height, part.name == "sign" ? 0.0F : vertex.z);
		}
	}
	return height;
}

/// The corners and triangles of a model as they go to the graphics card.
struct Buffers
{
	QByteArray vertices;
	QByteArray indices;
	quint32 count = 0;
	QVector3D low{1e9F, 1e9F, 1e9F};
	QVector3D high{-1e9F, -1e9F, -1e9F};

	void Add(const Vertex& vertex)
	{
		vertices.append(reinterpret_cast<const char*>(&vertex), sizeof vertex);
		for (int axis = 0; axis < 3; ++axis)
		{
			low[axis] = std::min(low[axis], vertex.position[axis]);
			high[axis] = std::max(high[axis], vertex.position[axis]);
		}
	}

	void AddTriangles(const flick::ModelPart& part)
	{
		for (const std::uint32_t index : part.triangles)
		{
			const quint32 place = count + index;
			indices.append(reinterpret_cast<const char*>(&place), sizeof place);
		}
		count += static_cast<quint32>(part.vertices.size());
	}
};

void AddPart(Buffers& buffers, const flick::ModelPart& part)
{
	for (const flick::ModelVertex& each : part.vertices)
	{
		buffers.Add(Convert(each, part.colour));
	}
	buffers.AddTriangles(part);
}

void AddPaintedPart(Buffers& buffers, const flick::ModelPart& part, const QRectF& top, const QRectF& side, float height)
{
	constexpr flick::Colour kWhite{255, 255, 255};
	for (const flick::ModelVertex& each : part.vertices)
	{
		Vertex vertex = Convert(each, kWhite);
		if (part.name == "top")
		{
			PaintTop(vertex, each, top);
		}
		else
		{
			PaintSide(vertex, each, side, height);
		}
		buffers.Add(vertex);
	}
	buffers.AddTriangles(part);
}

Buffers BuffersOf(const flick::Model& model, const QRectF& top, const QRectF& side)
{
	Buffers buffers;
	const float height = HeightOf(model);
	for (const flick::ModelPart& part : model)
	{
		if (top.isEmpty())
		{
			AddPart(buffers, part);
		}
		else if (part.name != "sign")
		{
			AddPaintedPart(buffers, part, top, side, height);
		}
	}
	return buffers;
}

} // namespace

ModelGeometry::ModelGeometry(QQuick3DObject* parent) : QQuick3DGeometry(parent)
{
}

void ModelGeometry::setModel(const QString& model)
{
	if (model != model_)
	{
		model_ = model;
		Rebuild();
		emit modelChanged();
	}
}

void ModelGeometry::setOwner(const QColor& owner)
{
	if (owner != owner_)
	{
		owner_ = owner;
		Rebuild();
		emit ownerChanged();
	}
}

void ModelGeometry::setTop(const QRectF& top)
{
	if (top != top_)
	{
		top_ = top;
		Rebuild();
		emit topChanged();
	}
}

void ModelGeometry::setSide(const QRectF& side)
{
	if (side != side_)
	{
		side_ = side;
		Rebuild();
		emit sideChanged();
	}
}

void ModelGeometry::componentComplete()
{
	QQuick3DGeometry::componentComplete();
	isComplete_ = true;
	Rebuild();
}

void ModelGeometry::Rebuild()
{
	const std::optional<flick::PieceKind> kind = KindOf(model_);
	if (!isComplete_ || (model_ != "board" && !kind))
	{
		return;
	}
	const auto channel = [](int value) { return static_cast<std::uint8_t>(value); };
	const flick::Colour owner{channel(owner_.red()), channel(owner_.green()), channel(owner_.blue())};
	const Buffers buffers = BuffersOf(kind ? flick::PieceModel(*kind, owner) : flick::BoardModel(), top_, side_);
	clear();
	setPrimitiveType(PrimitiveType::Triangles);
	setStride(sizeof(Vertex));
	setVertexData(buffers.vertices);
	setIndexData(buffers.indices);
	setBounds(buffers.low, buffers.high);
	addAttribute(Attribute::PositionSemantic, offsetof(Vertex, position), Attribute::F32Type);
	addAttribute(Attribute::NormalSemantic, offsetof(Vertex, normal), Attribute::F32Type);
	addAttribute(Attribute::TexCoord0Semantic, offsetof(Vertex, uv), Attribute::F32Type);
	addAttribute(Attribute::ColorSemantic, offsetof(Vertex, colour), Attribute::F32Type);
	addAttribute(Attribute::IndexSemantic, 0, Attribute::U32Type);
	update();
}

} // namespace faith::desktop
