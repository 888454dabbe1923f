#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Controls.h"
#include "FlickOfFaithPresentation/TableCamera.h"
#include "FlickOfFaithPresentation/Wording.h"

#include <optional>
#include <string>

/** One part of the screen: who is in front of it, what they are about to do, and where they look. Decides nothing about the game. */
class FLICKOFFAITH_API FFlickView
{
public:
	/** The south-east: north is up. */
	static constexpr faith::flick::CornerId UsualCorner = 1;

	/** Of one seat, or with kNobody passed around. Rules and round must outlive the view. */
	FFlickView(const faith::flick::Rules& InRules, faith::flick::SecretRound& InRound, faith::flick::Seat InOwn);

	faith::flick::Controls& GetControls() { return Controls; }
	const faith::flick::Controls& GetControls() const { return Controls; }
	faith::flick::TableCamera& GetCamera() { return Camera; }
	const faith::flick::TableCamera& GetCamera() const { return Camera; }

	/** Whose part of a split screen this is; kNobody if it is passed around. */
	faith::flick::Seat GetOwnSeat() const { return Own; }

	/** The corner it is seen from. */
	faith::flick::CornerId GetCorner() const { return Corner; }
	void SetCorner(faith::flick::CornerId InCorner) { Corner = InCorner; }

	/** The pad of the person here was unplugged or is out of reach, and nothing was done since. */
	bool HasLostDevice() const { return bLostDevice; }
	void SetLostDevice(bool bLost) { bLostDevice = bLost; }

	/** What Enter means: coming from behind the curtain, or the answer as it stands. */
	faith::flick::Given Confirm();

	/** What a pad's B means: letting go of what is being done, or saying no. */
	faith::flick::Given Refuse();

	/** A press chooses the piece it is about, or begins to drag or pull. */
	faith::flick::Given Press(const faith::flick::TableSpot& At);

	/** To the right and up as seen in this view: aims, or moves the piece where nothing is aimed. */
	void Step(double Right, double Up, bool bFine);

	/** The same, but always moves the piece. */
	void Nudge(double Right, double Up, bool bFine);

	/** Turns the piece that is being put, or else spins the disc; counter-clockwise, in notches of a wheel. */
	void Turn(double Notches);

	/** Keeps why something was refused, or that an aim is missing, until something else is done. */
	void Remember(const faith::flick::Given& Given);
	void Remember(const faith::flick::Refusal& InRefusal, const faith::flick::Command& InRefused);

	/** Why the last thing that was tried here cannot be done; empty if it could, or once the missing aim is there. */
	std::string WordsOfRefusal(const faith::flick::Wording& Words, const faith::flick::GameState& State) const;

	/** The same as a code, for sounds and tests. */
	const faith::flick::Refusal& GetRefusal() const { return Refusal; }

private:
	faith::flick::Controls Controls;
	faith::flick::TableCamera Camera;
	faith::flick::Seat Own;
	faith::flick::CornerId Corner = UsualCorner;
	bool bLostDevice = false;
	bool bLacksAim = false;
	faith::flick::Refusal Refusal;
	std::optional<faith::flick::Command> Refused;
};
