#pragma once

#include "AimSearch.h"
#include "FlickOfFaithAI/Coach.h"
#include "Touch.h"

#include <cstdint>
#include <vector>

namespace faith::flick
{

/// A flick and what it is worth to the one who flicks, 0 to 1.
struct FoundFlick
{
	Flick flick;
	double worth = 0.0;
};

/// Looks for the best flicks that are clearly different from each other.
class FlickFinder
{
public:
	/// `table` is asked for a flick of `seat`. All but the settings must outlive this.
	FlickFinder(const Rules& rules, const GameState& table, Seat seat, const Judgement& judgement,
		const CoachSettings& settings, Executor& executor, SearchControl& control);

	/// At most CoachSettings::count, best first, at least one.
	std::vector<FoundFlick> Find() const;

	/// What flicks are worth over CoachSettings::draws strays of the hand, the same for all.
	void Measure(std::vector<FoundFlick>& flicks) const;

	/// What it is worth to leave everything as it is.
	double Still() const;

	/// Simulated flicks that Find takes for one disc at most, but for a few.
	static std::uint64_t Planned(const CoachSettings& settings);

private:
	/// A piece that counts for other regions after a flick than before.
	struct Change
	{
		PieceId piece = kNoPiece;
		Touch touch;
		bool left = false;

		friend bool operator==(const Change&, const Change&) = default;
	};

	std::vector<FoundAim> AimsFor(PieceId disc, const Launches& others, std::uint32_t image, std::size_t count) const;
	std::vector<FoundAim> Candidates(
		AimSearch& search, PieceId disc, const Launches& others, std::uint32_t image, std::size_t count) const;
	void Improve(FoundAim& found, PieceId disc, const Launches& others, AimSearch& search) const;
	void KeepDifferent(std::vector<FoundAim>& aims, PieceId disc, const Launches& others, std::size_t count) const;
	std::vector<Change> ChangesBy(const Launches& launches) const;
	AimSearch SearchHere(Executor& executor) const;

	const Rules& rules_;
	const GameState& table_;
	Seat seat_;
	Judgement judgement_;
	CoachSettings settings_;
	Executor& executor_;
	SearchControl& control_;
	/// Aims are alike unless they are this far apart in direction or in power.
	HandSpread apart_;
};

} // namespace faith::flick
