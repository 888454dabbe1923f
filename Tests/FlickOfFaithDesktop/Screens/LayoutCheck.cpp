#include "FlickOfFaithDesktop/Screens/LayoutCheck.h"

#include "FlickOfFaithDesktop/Screens/PaintedItems.h"

#include <QColor>
#include <QFont>

#include <algorithm>

namespace faith::desktop
{
namespace
{

constexpr double kSmallest = 10.9; ///< pixels of a font that can be read
constexpr double kTouching = 2.0;  ///< pixels by which texts may overlap or spill unseen

std::string Quoted(const PaintedItem& text)
{
	constexpr qsizetype kLongest = 60;
	const QRect at = text.whole.toRect();
	return QString("\"%1\" at %2,%3 %4x%5")
		.arg(text.text.left(kLongest).replace('\n', ' '))
		.arg(at.x())
		.arg(at.y())
		.arg(at.width())
		.arg(at.height())
		.toStdString();
}

/// As it is seen: an item may be scaled.
double PixelsOf(const QQuickItem& text)
{
	const QFont font = text.property("font").value<QFont>();
	constexpr double kPixelsPerPoint = 96.0 / 72.0;
	const double pixels = font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * kPixelsPerPoint;
	const QPointF from = text.mapToScene(QPointF(0, 0));
	const QPointF to = text.mapToScene(QPointF(0, 1));
	return pixels * std::hypot(to.x() - from.x(), to.y() - from.y());
}

/// The space above and below letters belongs to their rectangle but shows nothing.
QRectF InkOf(const PaintedItem& text)
{
	const int lines = (std::max)(text.item->property("lineCount").toInt(), 1);
	const double air = text.whole.height() / lines * 0.18;
	return text.whole.adjusted(0.0, air, 0.0, -air) & text.seen;
}

bool IsAncestor(const QQuickItem& above, const QQuickItem& below)
{
	const QQuickItem* each = &below;
	while (each != nullptr && each != &above)
	{
		each = each->parentItem();
	}
	return each != nullptr;
}

/// The same text a few pixels away is the shadow of the other.
bool IsShadow(const PaintedItem& a, const PaintedItem& b)
{
	constexpr double kFarthest = 5.0;
	return a.text == b.text && (a.whole.center() - b.whole.center()).manhattanLength() <= kFarthest;
}

bool Overlap(const PaintedItem& a, const PaintedItem& b, QRectF& where)
{
	where = InkOf(a) & InkOf(b);
	return where.width() > kTouching && where.height() > kTouching && !IsShadow(a, b) &&
		!IsAncestor(*a.item, *b.item) && !IsAncestor(*b.item, *a.item);
}

/// The nearest panel around a text that can be seen.
const QQuickItem* PanelOf(const QQuickItem& text)
{
	const QQuickItem* each = text.parentItem();
	while (each != nullptr)
	{
		const bool isPanel =
			each->inherits("QQuickRectangle") && each->property("color").value<QColor>().alphaF() > 0.05;
		if (isPanel || each->inherits("QQuickFlickable"))
		{
			return each;
		}
		each = each->parentItem();
	}
	return nullptr;
}

/// A text that stands beside its panel is meant to; one that is half on it is not.
bool Spills(const PaintedItem& text)
{
	const QQuickItem* const panel = PanelOf(*text.item);
	if (panel == nullptr || panel->inherits("QQuickFlickable"))
	{
		return false;
	}
	const QRectF paper = panel->mapRectToScene(QRectF(0, 0, panel->width(), panel->height()));
	const QRectF ink = InkOf(text);
	return paper.intersects(ink) && !paper.adjusted(-kTouching, -kTouching, kTouching, kTouching).contains(ink);
}

void CheckAlone(const PaintedItem& text, std::vector<std::string>& faults)
{
	if (text.item->property("truncated").toBool())
	{
		faults.push_back(Quoted(text) + " is shortened");
	}
	if (text.isCut)
	{
		faults.push_back(Quoted(text) + " is cut off");
	}
	if (Spills(text))
	{
		faults.push_back(Quoted(text) + " spills over the edge of its panel");
	}
	if (PixelsOf(*text.item) < kSmallest)
	{
		faults.push_back(Quoted(text) + " is too small: " + std::to_string(PixelsOf(*text.item)) + " pixels");
	}
}

/// Whether something between two items of the order hides the place.
bool IsHiddenBetween(const std::vector<PaintedItem>& items, std::size_t low, std::size_t high, const QRectF& where)
{
	return std::any_of(items.begin() + static_cast<std::ptrdiff_t>(low),
		items.begin() + static_cast<std::ptrdiff_t>(high),
		[&](const PaintedItem& item) { return !item.isText && item.whole.contains(where); });
}

void CheckPairs(const std::vector<PaintedItem>& items, std::size_t upper, std::vector<std::string>& faults)
{
	for (std::size_t lower = 0; lower < upper; ++lower)
	{
		QRectF where;
		if (items[lower].isText && Overlap(items[lower], items[upper], where) &&
			!IsHiddenBetween(items, lower, upper, where))
		{
			faults.push_back(Quoted(items[upper]) + " overlaps " + Quoted(items[lower]));
		}
	}
}

} // namespace

std::vector<std::string> TextFaults(QQuickWindow& window)
{
	const std::vector<PaintedItem> items = PaintedItemsOf(window);
	std::vector<std::string> faults;
	for (std::size_t i = 0; i < items.size(); ++i)
	{
		if (items[i].isText && !IsHiddenBetween(items, i, items.size(), items[i].seen))
		{
			CheckAlone(items[i], faults);
			CheckPairs(items, i, faults);
		}
	}
	return faults;
}

} // namespace faith::desktop
