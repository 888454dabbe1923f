#pragma once

#include "FlickOfFaithCli/Wording.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faith::cli
{

/// How much the narrator tells.
enum class Narration : std::uint8_t
{
	Normal,  ///< turns, scores, laws and results
	Verbose, ///< every event, with numbers of pieces and coordinates in millimetres
};

/// Tells a match as a story: hand it every event in order, print what it returns.
class Narrator
{
public:
	/// Texts and catalogue must outlive the narrator.
	Narrator(const text::TextTable& texts, const flick::Catalogue& catalogue, Narration narration = Narration::Normal);

	/// The lines for one event, each with its line end; empty if there is nothing to say. `after` is the state once the
	/// command that caused the event was done.
	[[nodiscard]] std::string Tell(const flick::Event& event, const flick::GameState& after);
	/// A line that says why a command was refused; with the command it names the cards that are to blame.
	[[nodiscard]] std::string Tell(
		const flick::Refusal& refusal, const flick::GameState& state, const flick::Command* command = nullptr) const;
	/// A line that says who is asked what.
	[[nodiscard]] std::string Tell(const flick::Decision& decision, const flick::GameState& state) const;

private:
	/// Where a piece was last seen on the map.
	struct Spot
	{
		flick::Point position;
		flick::PieceId restsOn = flick::kNoPiece;

		friend bool operator==(const Spot&, const Spot&) = default;
	};

	/// VP of one player in the current generation, by source.
	struct Gains
	{
		std::int32_t navel = 0;
		std::int32_t presence = 0;
		std::int32_t domination = 0;
		std::int32_t cards = 0;
	};

	/// Spaces before a line of a phase or turn, and before what happens within a turn.
	static constexpr std::size_t kTurn = 2;
	static constexpr std::size_t kInTurn = 6;

	using State = flick::GameState;
	using Spots = std::array<std::optional<Spot>, flick::kMaxPieces>;

	void On(const flick::GodsDealt& event, const State& after);
	void On(const flick::Committed& event, const State& after);
	void On(const flick::GodsRevealed& event, const State& after);
	void On(const flick::FlickOffBegan& event, const State& after);
	void On(const flick::FlickOffMeasured& event, const State& after);
	void On(const flick::FirstPlayerFound& event, const State& after);
	void On(const flick::GenerationBegan& event, const State& after);
	void On(const flick::LawsDrawn& event, const State& after);
	void On(const flick::VotesRevealed& event, const State& after);
	void On(const flick::LawEnacted& event, const State& after);
	void On(const flick::TurnBegan& event, const State& after);
	void On(const flick::PieceMoved& event, const State& after);
	void On(const flick::Launched& event, const State& after);
	void On(const flick::CameToRest& event, const State& after);
	void On(const flick::ReflickOffered& event, const State& after);
	void On(const flick::TempleBuilt& event, const State& after);
	void On(const flick::Scored& event, const State& after);
	void On(const flick::Unpaid& event, const State& after);
	void On(const flick::TurnEnded& event, const State& after);
	void On(const flick::WorshipBegan& event, const State& after);
	void On(const flick::MarkerPassed& event, const State& after);
	void On(const flick::LawExpired& event, const State& after);
	void On(const flick::CardAsked& event, const State& after);
	void On(const flick::CardAnswered& event, const State& after);
	void On(const flick::GameEnded& event, const State& after);

	bool Verbose() const { return narration_ == Narration::Verbose; }
	void Heading(std::string_view text);
	void SubHeading(std::string_view text);
	void Line(std::size_t indent, std::string_view text);
	/// Of a line about something that happens in council or worship, before the flick that opens a turn, or after it.
	std::size_t Indent() const { return betweenTurns_ || (beforeFlick_ && !Verbose()) ? kTurn : kInTurn; }

	std::string Answer(const flick::CardAnswered& event, const State& after) const;
	/// Tells the answer that was held back, unless this event is what follows from it.
	void TellHeld(const flick::Event& event);
	void TellMovedByCard(const flick::PieceMoved& event, const State& after);
	void TellConditions(const flick::Launched& event, const State& after);

	bool WasLaunched(flick::PieceId piece) const;
	/// Whether the piece lay on one that was launched.
	bool RodeAlong(const Spots& before, flick::PieceId piece) const;
	void TellFlicked(const flick::DiscRest& rest, const State& after);
	void TellPushed(const flick::DiscRest& rest, const Spots& before, const State& after);
	std::string WhereOf(const Spots& spots, flick::PieceId piece, const State& after) const;
	std::string ScoreReason(const flick::Scored& event, const State& after) const;
	std::string PiecesOf(const flick::Scored& event, const State& after) const;
	void Enter(const flick::Scored& event);
	void TellScores(const State& after);
	std::size_t NameWidth(const State& after) const;

	/// Something about a card that a player has just answered.
	struct Answered
	{
		flick::EffectId card = flick::kNoCard;
		std::string text;
	};

	Wording words_;
	const text::TextTable& texts_;
	Narration narration_;
	std::string told_; ///< lines of the event being told

	Spots spots_;
	std::vector<physics::Launch> launched_;                                   ///< in the flick under way
	std::array<flick::EffectId, 2> proposed_{flick::kNoCard, flick::kNoCard}; ///< the upper and the lower law
	Answered held_; ///< an answer to tell unless what the card does now says it
	Answered put_;  ///< who is about to put a piece onto the map
	bool inFlickOff_ = false;
	bool isEnacting_ = false;    ///< a new law enters the game
	bool betweenTurns_ = false;  ///< council or worship is on
	bool beforeFlick_ = false;   ///< nothing was flicked in this turn yet
	bool again_ = false;         ///< the next flick of this turn repeats the last
	bool missionTold_ = false;   ///< the heading of this generation's mission
	bool scoresDue_ = false;     ///< worship is on and its table was not shown yet
	std::uint8_t worshipOf_ = 0; ///< the generation that worships or did last
	std::array<Gains, flick::kMaxPlayers> gains_{};
};

} // namespace faith::cli
