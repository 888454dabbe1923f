#pragma once

#include "FlickOfFaithPresentation/Models.h"
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

/// Grey for nobody.
inline QColor ColourFor(const flick::Catalogue& cards, const flick::GameState& state, flick::Seat seat)
{
	const bool isOwned = seat < state.players.Size();
	const flick::Colour colour =
		flick::ColourOf(isOwned ? cards.godCards[state.players[seat].godCard].colour : std::string_view());
	return QColor(colour.red, colour.green, colour.blue);
}

} // namespace faith::desktop
