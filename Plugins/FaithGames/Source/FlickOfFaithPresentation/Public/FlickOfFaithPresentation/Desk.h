#pragma once

#include "FlickOfFaithPresentation/AimPreview.h"
#include "FlickOfFaithPresentation/AimSession.h"
#include "FlickOfFaithPresentation/Choices.h"
#include "FlickOfFaithRules/Rules.h"
#include "FlickOfFaithRules/View.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace faith::flick
{

/// A piece where it would be put.
struct Ghost
{
	PieceId piece = kNoPiece;
	TableSpot spot;
	double angle = 0.0; ///< degrees, of an upright piece
};

/// What on the table a question is about.
struct Highlights
{
	std::uint8_t clouds = 0;  ///< one bit per corner: a disc may be put here
	std::uint8_t islands = 0; ///< one bit per island: may be chosen or built on
	std::uint8_t cities = 0;  ///< one bit per island: its city is touched by a prophet that may become a temple
	PieceList pieces;         ///< may be chosen
};

/// One person's side of a match: what is asked, what can be answered with a button, and the answer in the making, which is moved, turned
/// and aimed until it is given. Hosts show it and forward devices to it; every view of a split screen has its own.
/// Millimetres on the table; x east, y north. It changes nothing in the match: whoever gets a command from it submits it.
class Desk
{
public:
	/// The rules must outlive the desk.
	FLICKOFFAITHPRESENTATION_API Desk(const Rules& rules, Seat seat);

	Seat Who() const { return seat_; }
	/// After every change of the match. Another question begins another answer; the same question leaves it as it is.
	FLICKOFFAITHPRESENTATION_API void Refresh(const GameState& state);

	/// What the person may see.
	const PlayerView& View() const { return view_; }
	/// What the person is asked; None while it is not their turn to answer.
	DecisionKind Asked() const { return asked_; }
	/// Answers for buttons, in order; spots and aims are not among them.
	const std::vector<Choice>& Choices() const { return choices_; }

	/// A piece is to be put somewhere.
	bool IsPlacing() const { return !drafts_.empty(); }
	/// More than one piece could be the one.
	bool HasOtherPieces() const { return drafts_.size() > 1; }
	FLICKOFFAITHPRESENTATION_API std::vector<Ghost> Ghosts() const;
	/// Takes another piece where that fits better, or another cloud.
	FLICKOFFAITHPRESENTATION_API void MoveTo(TableSpot spot);
	FLICKOFFAITHPRESENTATION_API void MoveBy(double x, double y);
	/// Another of the pieces that could be put there.
	FLICKOFFAITHPRESENTATION_API void NextPiece();
	/// An upright piece, counter-clockwise.
	FLICKOFFAITHPRESENTATION_API void TurnPiece(std::int32_t millidegrees);
	/// Why it cannot be put there.
	FLICKOFFAITHPRESENTATION_API Refusal WhyNot() const;

	/// A flick is to be aimed.
	bool IsAiming() const { return aimed_ > 0; }
	/// With both hands: which of the discs, and of how many.
	std::size_t AimedDisc() const { return disc_; }
	std::size_t AimedDiscs() const { return aimed_; }
	FLICKOFFAITHPRESENTATION_API void NextDisc();
	/// Of the disc that is being aimed.
	AimSession& Aiming() { return aims_[disc_]; }
	const AimSession& Aiming() const { return aims_[disc_]; }
	FLICKOFFAITHPRESENTATION_API TableSpot AimedFrom() const;
	/// Every disc that flies has an aim; without one there is no flick.
	FLICKOFFAITHPRESENTATION_API bool HasAims() const;
	/// Turns to a disc that has no aim yet, if there is one.
	FLICKOFFAITHPRESENTATION_API void AimMissing();
	/// How much the person sees while aiming.
	FLICKOFFAITHPRESENTATION_API void SetSight(AimSight sight);
	/// Previews the disc that is being aimed; nothing while it has no aim. Cached until the aim changes.
	FLICKOFFAITHPRESENTATION_API std::optional<AimPreview> Preview() const;

	/// A finger or the left button goes down. Discs in the cloud are dragged, everything else pulls. A pull that begins before the disc was
	/// put down returns the command for that; once it was submitted, press again to go on with the pull.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<Command> Press(TableSpot at);
	FLICKOFFAITHPRESENTATION_API void DragTo(TableSpot at, bool fine);
	/// The flick, if this was a pull, it was long enough and no disc is without an aim.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<Command> Release();
	/// Whatever is being dragged or pulled is let go of; what a stick has steered is taken back.
	FLICKOFFAITHPRESENTATION_API void Cancel();
	bool IsDragging() const { return grip_ == Grip::Piece; }

	/// The answer as it stands, for Enter: the piece put where it is, the flick as aimed, or the first button. Nothing if an aim is missing.
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API std::optional<Command> Answer() const;
	[[nodiscard]] FLICKOFFAITHPRESENTATION_API Highlights Marked() const;

private:
	enum class Grip : std::uint8_t
	{
		Nothing,
		Piece,
		Pull,
	};

	/// A preview and what it was made for.
	struct KnownPreview
	{
		DiscAim flick;
		TableSpot from;
		std::optional<AimPreview> preview;
	};

	void Begin();
	void BeginDrafts();
	void AddDraft(const Command& command);
	void BeginAims();
	AimSession NewAim() const;
	std::optional<AimPreview> MakePreview(const DiscAim& flick, TableSpot from) const;
	bool IsGrippedAt(TableSpot at) const;
	bool IsInCloud(TableSpot at) const;
	void AimDiscAt(TableSpot at);
	PieceId DiscToAim() const;
	std::optional<Command> Flicked() const;

	const Rules* rules_;
	Seat seat_;
	PlayerView view_;
	DecisionKind asked_ = DecisionKind::None;
	std::optional<GameState> asWas_; ///< the table when this question was first seen
	std::vector<Choice> choices_;

	std::vector<Command> drafts_; ///< one for each piece that could be put
	std::vector<PieceId> pieces_; ///< that a draft puts first
	std::size_t draft_ = 0;

	FixedVector<PieceId, 2> discs_; ///< on the map, to be flicked
	std::array<AimSession, 2> aims_;
	std::size_t aimed_ = 0;
	std::size_t disc_ = 0;
	Grip grip_ = Grip::Nothing;
	AimSight sight_ = kUsualSight;
	mutable std::optional<KnownPreview> known_; ///< the latest
};

} // namespace faith::flick
