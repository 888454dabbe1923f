#pragma once

#include "FlickOfFaithPresentation/BoardView.h"
#include "FlickOfFaithPresentation/TableSpot.h"
#include "FlickOfFaithRules/Catalogue.h"
#include "FlickOfFaithRules/State.h"

#include <QColor>
#include <QPointF>
#include <QString>

#include <string_view>

/// Things of the game as Qt wants them.
namespace faith::desktop
{

inline QString Text(std::string_view utf8)
{
	return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

inline QPointF PointFrom(const flick::TableSpot& spot)
{
	return {spot.x, spot.y};
}

inline QColor ColourFrom(const flick::Colour& colour)
{
	return QColor(colour.red, colour.green, colour.blue);
}

/// Grey for nobody.
inline QColor ColourFor(const flick::Catalogue& cards, const flick::GameState& state, flick::Seat seat)
{
	return ColourFrom(flick::ColourOfSeat(cards, state, seat));
}

} // namespace faith::desktop
