#pragma once

#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithPresentation/Wording.h"
#include "FlickOfFaithRules/Board.h"

#include <cstdint>
#include <string>
#include <string_view>

/// What the pictures of flicks are drawn on: the map in the middle, paper around it for words and for discs that leave. Sizes are
/// micrometres.
namespace faith::cli::paper
{

inline constexpr std::int32_t kMargin = 50'000; ///< around the mat
inline constexpr std::int32_t kHalf = flick::board::kHalfMat + kMargin;
inline constexpr std::int32_t kWest = -flick::board::kHalfMat;
inline constexpr std::int32_t kEast = flick::board::kHalfMat;
inline constexpr std::int32_t kTextSize = 7'000;

/// About as wide as the text is in most fonts.
[[nodiscard]] std::int32_t WidthOf(std::string_view text, std::int32_t size);

/// A line of text; `more` are attributes with a space before each.
[[nodiscard]] std::string Line(
	physics::Point from, std::string_view text, std::int32_t size, std::string_view more = {});

/// Of the usual size, or smaller where it would not fit.
[[nodiscard]] std::string FittedLine(physics::Point from, std::string_view text, std::int32_t room);

/// In the upper left corner.
[[nodiscard]] std::string TitleLine(std::string_view title);

/// The players with their colours, from the right of the same line.
[[nodiscard]] std::string PlayersLine(const flick::GameState& state, const flick::Wording& words);

/// A square about the origin.
[[nodiscard]] std::string Square(std::int32_t half, std::string_view more);

/// A square part of the map.
struct Part
{
	physics::Point centre;
	std::int32_t half = flick::board::kHalfMat;
};

/// A part of the map with all that is drawn on it, in the place of the mat. Nothing reaches beyond it.
[[nodiscard]] std::string Window(const Part& part, std::string_view drawing);

/// The empty paper.
[[nodiscard]] std::string Blank();

/// The edge of the mat.
[[nodiscard]] std::string Edge();

/// The map, paled so that what happens on it stands out, with its edge.
[[nodiscard]] std::string PaleMat();

/// The whole picture.
[[nodiscard]] std::string Picture(std::string_view title, std::string_view content);

} // namespace faith::cli::paper
