#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <QRectF>
#include <QString>

#include <vector>

namespace faith::desktop
{

/// A text, or something that hides what lies below it.
struct PaintedItem
{
	QQuickItem* item = nullptr;
	bool isText = false;
	QString text;
	/// In the window: what a text would fill, and what of it clips let through.
	QRectF whole;
	QRectF seen;
	/// Something other than a list that can be scrolled there cuts a part of it off.
	bool isCut = false;
};

/// All that can be seen of a window in the order of painting, so that later ones lie above earlier ones.
[[nodiscard]] std::vector<PaintedItem> PaintedItemsOf(QQuickWindow& window);

} // namespace faith::desktop
