#pragma once

#include "FlickOfFaithRules/Commands.h"
#include "FlickOfFaithRules/Reasons.h"
#include "FlickOfFaithRules/Setup.h"
#include "Play.h"
#include "Stacking.h"

/// What the engine does by itself (steps) and what players do (commands), phase by phase. A step leaves the state with a
/// question open or with another step to do. A command is checked by CheckX and done by ApplyX.
namespace faith::flick
{

// SettingUp.cpp
Refusal CheckSetup(const Catalogue& catalogue, const Setup& setup);
void LayOut(Play& play, const Setup& setup);
Refusal CheckChooseGod(const GameState& state, const ChooseGod& command);
void ApplyChooseGod(Play& play, const ChooseGod& command);
void RevealGods(Play& play);
void SetUpCards(Play& play);
/// Gives each player god, prophets and temples (Rule 3.5).
void TakeGods(Play& play);

// Positions.cpp
Refusal CheckPosition(const Catalogue& catalogue, const Setup& setup);
/// Lays a position over the set-up; refused if its discs cannot lie so.
Refusal LayOutPosition(Play& play, const Position& position);

// FlickingOff.cpp
void StartFlickOff(Play& play);
Refusal CheckCommitAim(const GameState& state, const CommitAim& command);
void ApplyCommitAim(Play& play, const CommitAim& command);
void LaunchFlickOff(Play& play);
void MeasureFlickOff(Play& play);

// Council.cpp
void DrawLaws(Play& play);
Refusal CheckVote(const GameState& state, const Vote& command);
void ApplyVote(Play& play, const Vote& command);
void CountVotes(Play& play);
void DecideVote(Play& play);
void EnactLaw(Play& play);
void BeginMission(Play& play);

// Mission.cpp
void NextTurn(Play& play);
void Rest(Play& play);
void ScoreNavel(Play& play);
void CollectLost(Play& play);
void ReturnTemples(Play& play);
void EndTurn(Play& play);

// Placing.cpp
void AskPlacing(Play& play);
/// Rule 6.3, for one disc. `piece` is only named in the refusal.
Refusal CheckSpotInCloud(const GameState& state, CornerId corner, PieceId piece, Circle disc);
Refusal CheckPlace(const Catalogue& catalogue, const GameState& state, const PlaceDiscs& command);
void ApplyPlace(Play& play, const PlaceDiscs& command);
/// Rule 6.4: makes sure that so many prophets of this kind find spots.
void ClearCloud(Play& play, CornerId corner, PieceKind kind, std::size_t count = 1);

// Flicking.cpp
void AskFlick(Play& play);
void AskReflick(Play& play);
Refusal CheckAim(const Aim& aim);
Refusal CheckFlick(const GameState& state, const Flick& command);
void ApplyFlick(Play& play, const Flick& command);
void ApplyKeep(Play& play, const Keep& command);

// Settling.cpp
/// How far discs measured from an engine's bodies may overlap, in micrometres.
inline constexpr std::int32_t kEngineTolerance = 500;
/// Can these pieces lie like this? Overlap of up to `tolerance` micrometres is forgiven, and any overlap of two discs that
/// lay so `before`.
Refusal CheckArrangement(const Pieces& pieces, const Pieces& before, std::int32_t tolerance);
Refusal CheckSettled(const GameState& state, const Settled& command);
void ApplySettled(Play& play, const Settled& command);

// Building.cpp
void BuildTemples(Play& play);
Refusal CheckBuild(const Catalogue& catalogue, const GameState& state, const BuildTemple& command);
void ApplyBuild(Play& play, const BuildTemple& command);
void ApplyDone(Play& play, const DoneBuilding& command);

// Worship.cpp
void BeginWorship(Play& play);
void ScorePresence(Play& play);
void ScoreDomination(Play& play);
/// Rule 8.3: every prophet returns to its owner.
void BringProphetsHome(Play& play);
void BringHome(Play& play);
void PassMarker(Play& play);
void ExpireLaws(Play& play);
void NextGeneration(Play& play);

// Ending.cpp
void FindWinner(Play& play);
void EndGame(Play& play, Seat winner, WinReason reason);

/// Does steps until somebody has to decide something or the game is over.
void Advance(Play& play);

/// The piece with this number, if there is one.
inline Refusal CheckPiece(const GameState& state, PieceId piece)
{
	return piece < state.pieces.Size() ? Refusal{} : Refusal{Reason::UnknownPiece, {piece}};
}

} // namespace faith::flick
