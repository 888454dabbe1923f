#pragma once

#include "FlickOfFaithPresentation/Wording.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/State.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace faith::flick
{

/// How much the narrator tells.
enum class Narration : std::uint8_t
{
	Normal,  ///< turns, scores, laws and results, laid out for a terminal
	Plain,   ///< the same without tables and ornaments, one line for each thing
	Verbose, ///< every event, with numbers of pieces and coordinates in millimetres
};

/// Tells a match as a story: hand it every event in order, print what it returns.
class FLICKOFFAITHPRESENTATION_API Narrator
{
public:
	/// Texts and catalogue must outlive the narrator.
	Narrator(const text::TextTable& texts, const Catalogue& catalogue, Narration narration = Narration::Normal);

	/// The lines for one event, each with its line end; empty if there is nothing to say. `after` is the state once the
	/// command that caused the event was done.
	[[nodiscard]] std::string Tell(const Event& event, const GameState& after);
	/// A line that says why a command was refused; with the command it names the cards that are to blame.
	[[nodiscard]] std::string Tell(
		const Refusal& refusal, const GameState& state, const Command* command = nullptr) const;
	/// A line that says who is asked what.
	[[nodiscard]] std::string Tell(const Decision& decision, const GameState& state) const;

private:
	/// Where a piece was last seen on the map.
	struct Spot
	{
		Point position;
		PieceId restsOn = kNoPiece;

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

	using State = GameState;
	using Spots = std::array<std::optional<Spot>, kMaxPieces>;

	void On(const GodsDealt& event, const State& after);
	void On(const Committed& event, const State& after);
	void On(const GodsRevealed& event, const State& after);
	void On(const FlickOffBegan& event, const State& after);
	void On(const FlickOffMeasured& event, const State& after);
	void On(const FirstPlayerFound& event, const State& after);
	void On(const GenerationBegan& event, const State& after);
	void On(const LawsDrawn& event, const State& after);
	void On(const VotesRevealed& event, const State& after);
	void On(const LawEnacted& event, const State& after);
	void On(const TurnBegan& event, const State& after);
	void On(const PieceMoved& event, const State& after);
	void On(const Launched& event, const State& after);
	void On(const CameToRest& event, const State& after);
	void On(const ReflickOffered& event, const State& after);
	void On(const TempleBuilt& event, const State& after);
	void On(const Scored& event, const State& after);
	void On(const Unpaid& event, const State& after);
	void On(const TurnEnded& event, const State& after);
	void On(const WorshipBegan& event, const State& after);
	void On(const MarkerPassed& event, const State& after);
	void On(const LawExpired& event, const State& after);
	void On(const CardAsked& event, const State& after);
	void On(const CardAnswered& event, const State& after);
	void On(const GameEnded& event, const State& after);

	bool Verbose() const { return narration_ == Narration::Verbose; }
	bool Plain() const { return narration_ == Narration::Plain; }
	void Heading(std::string_view text);
	void SubHeading(std::string_view text);
	void Line(std::size_t indent, std::string_view text);
	/// Of a line about something that happens in council or worship, before the flick that opens a turn, or after it.
	std::size_t Indent() const { return betweenTurns_ || (beforeFlick_ && !Verbose()) ? kTurn : kInTurn; }

	std::string Answer(const CardAnswered& event, const State& after) const;
	/// Tells the answer that was held back, unless this event is what follows from it.
	void TellHeld(const Event& event);
	void TellMovedByCard(const PieceMoved& event, const State& after);
	void TellConditions(const Launched& event, const State& after);

	bool WasLaunched(PieceId piece) const;
	/// Whether the piece lay on one that was launched.
	bool RodeAlong(const Spots& before, PieceId piece) const;
	void TellFlicked(const DiscRest& rest, const State& after);
	void TellPushed(const DiscRest& rest, const Spots& before, const State& after);
	std::string WhereOf(const Spots& spots, PieceId piece, const State& after) const;
	void Enter(const Scored& event);
	void TellScores(const State& after);
	std::size_t NameWidth(const State& after) const;

	/// Something about a card that a player has just answered.
	struct Answered
	{
		EffectId card = kNoCard;
		std::string text;
	};

	Wording words_;
	const text::TextTable& texts_;
	Narration narration_;
	std::string told_; ///< lines of the event being told

	Spots spots_;
	std::vector<physics::Launch> launched_;              ///< in the flick under way
	std::array<EffectId, 2> proposed_{kNoCard, kNoCard}; ///< the upper and the lower law
	std::array<Thumb, kMaxPlayers> thumbs_{};            ///< the latest votes that were shown
	Answered held_;                                      ///< an answer to tell unless what the card does now says it
	Answered put_;                                       ///< who is about to put a piece onto the map
	bool inFlickOff_ = false;
	bool isEnacting_ = false;    ///< a new law enters the game
	bool betweenTurns_ = false;  ///< council or worship is on
	bool beforeFlick_ = false;   ///< nothing was flicked in this turn yet
	bool again_ = false;         ///< the next flick of this turn repeats the last
	bool missionTold_ = false;   ///< the heading of this generation's mission
	bool scoresDue_ = false;     ///< worship is on and its table was not shown yet
	std::uint8_t worshipOf_ = 0; ///< the generation that worships or did last
	std::array<Gains, kMaxPlayers> gains_{};
};

} // namespace faith::flick
