#include "FlickOfFaithDesktop/Screens/PaintedItems.h"

#include <QColor>

#include <algorithm>

namespace faith::desktop
{
namespace
{

constexpr double kFaintest = 0.1;  ///< less opacity cannot be seen
constexpr double kHiding = 0.75;   ///< what lies below so much opacity does not disturb
constexpr double kTolerance = 1.5; ///< pixels; layouts round

/// What the letters fill of a text's own rectangle, which may be smaller or larger.
QRectF LettersOf(const QQuickItem& text)
{
	const double width = text.property("contentWidth").toDouble();
	const double height = text.property("contentHeight").toDouble();
	const int across = text.property("effectiveHorizontalAlignment").toInt();
	const int down = text.property("verticalAlignment").toInt();
	const double freeX = text.width() - width;
	const double freeY = text.height() - height;
	const double x = across == Qt::AlignRight ? freeX : across == Qt::AlignHCenter ? freeX / 2 : 0.0;
	const double y = down == Qt::AlignBottom ? freeY : down == Qt::AlignVCenter ? freeY / 2 : 0.0;
	return {x, y, width, height};
}

bool Contains(const QRectF& outer, const QRectF& inner)
{
	return outer.adjusted(-kTolerance, -kTolerance, kTolerance, kTolerance).contains(inner);
}

/// Whether the part that is cut off can be scrolled into view.
bool ScrollsThere(const QQuickItem& clip, const QRectF& window, const QRectF& cut)
{
	if (!clip.inherits("QQuickFlickable"))
	{
		return false;
	}
	const bool fitsAcross = cut.left() >= window.left() - kTolerance && cut.right() <= window.right() + kTolerance;
	const bool fitsDown = cut.top() >= window.top() - kTolerance && cut.bottom() <= window.bottom() + kTolerance;
	const bool scrollsAcross = clip.property("contentWidth").toDouble() > clip.width();
	const bool scrollsDown = clip.property("contentHeight").toDouble() > clip.height();
	return (fitsAcross || scrollsAcross) && (fitsDown || scrollsDown);
}

class Painting
{
public:
	explicit Painting(QQuickWindow& window) : window_(window) {}

	std::vector<PaintedItem> Take()
	{
		Paint(*window_.contentItem(), 1.0);
		return std::move(items_);
	}

private:
	/// Children with a negative z lie below their parent.
	void Paint(QQuickItem& item, double opacityAbove)
	{
		const double opacity = opacityAbove * item.opacity();
		if (!item.isVisible() || opacity < kFaintest)
		{
			return;
		}
		QList<QQuickItem*> children = item.childItems();
		std::stable_sort(children.begin(), children.end(), [](auto* a, auto* b) { return a->z() < b->z(); });
		const auto above =
			std::find_if(children.begin(), children.end(), [](const QQuickItem* child) { return child->z() >= 0.0; });
		std::for_each(children.begin(), above, [&](QQuickItem* child) { Paint(*child, opacity); });
		Add(item, opacity);
		std::for_each(above, children.end(), [&](QQuickItem* child) { Paint(*child, opacity); });
	}

	void Add(QQuickItem& item, double opacity)
	{
		if (item.inherits("QQuickText"))
		{
			AddText(item);
		}
		else if (Hides(item, opacity))
		{
			const QRectF where = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
			items_.push_back({&item, false, {}, where, where, false});
		}
	}

	static bool Hides(const QQuickItem& item, double opacity)
	{
		if (item.inherits("QQuickRectangle"))
		{
			return item.property("color").value<QColor>().alphaF() * opacity >= kHiding;
		}
		return opacity >= kHiding && (item.inherits("QQuickImageBase") || item.inherits("QQuick3DViewport"));
	}

	void AddText(QQuickItem& item)
	{
		PaintedItem text{&item, true, item.property("text").toString(), {}, {}, false};
		text.whole = item.mapRectToScene(LettersOf(item));
		text.seen = text.whole;
		if (text.text.trimmed().isEmpty())
		{
			return;
		}
		for (QQuickItem* each = &item; each != nullptr && !text.seen.isEmpty(); each = each->parentItem())
		{
			if (each->clip())
			{
				const QRectF window = each->mapRectToScene(QRectF(0, 0, each->width(), each->height()));
				text.isCut = text.isCut || (!Contains(window, text.seen) && !ScrollsThere(*each, window, text.seen));
				text.seen &= window;
			}
		}
		const QRectF all(QPointF(), QSizeF(window_.size()));
		text.isCut = text.isCut || !Contains(all, text.seen);
		text.seen &= all;
		if (!text.seen.isEmpty())
		{
			items_.push_back(text);
		}
	}

	QQuickWindow& window_;
	std::vector<PaintedItem> items_;
};

} // namespace

std::vector<PaintedItem> PaintedItemsOf(QQuickWindow& window)
{
	return Painting(window).Take();
}

} // namespace faith::desktop
