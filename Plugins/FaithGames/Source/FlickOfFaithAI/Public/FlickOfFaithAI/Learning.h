#pragma once

#include "FaithSearch/SearchControl.h"
#include "FlickOfFaithAI/Opponent.h"
#include "FlickOfFaithAI/Worth.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <vector>

/// How the weights of WorthModel come about: the computer plays against itself, and the further points of every seat after every flick
/// are explained by the features as well as a sum can (least squares).
namespace faith::flick
{

/// One seat after one flick.
struct Lesson
{
	Features features{};
	double further = 0.0; ///< VP until the end of the game, beyond those of a worship at once
	double flicks = 0.0;  ///< to come in the whole game
};

/// All lessons of one match, for each flick as many as there are seats, in their order.
/// Now and then a flick goes astray on purpose, so that positions are seen that good players avoid.
[[nodiscard]] FLICKOFFAITHAI_API std::vector<Lesson> LessonsOf(
	const Rules& rules, const Setup& setup, const Thinking& thinking, SearchControl& control);

/// What was learned and how well it explains the lessons.
struct Learned
{
	WorthModel model;
	std::uint64_t lessons = 0;
	double explained = 0.0; ///< share of the variance, 0 to 1
	double error = 0.0;     ///< VP, root of the mean square
};

/// Collects lessons; the order in which matches come does not matter but for rounding.
class Learner
{
public:
	FLICKOFFAITHAI_API explicit Learner(int players);

	FLICKOFFAITHAI_API void Add(const std::vector<Lesson>& match);

	/// The weights that explain all lessons best. The lessons themselves are kept, for how far the explanation is off.
	[[nodiscard]] FLICKOFFAITHAI_API Learned Learn() const;

private:
	int players_;
	std::vector<Lesson> lessons_;
};

} // namespace faith::flick
