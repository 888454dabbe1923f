#pragma once

#include "CoreMinimal.h"

class AFlickPlayerController;
class UFlickHud;

/** Who has a player's focus while nothing covers the table: what lies over it, or the game, for which keys are then. */
class FFlickFocus
{
public:
	/** Something was pressed or another page was shown: nobody knows where the focus is now. */
	void Forget() { Owner = EOwner::Unknown; }

	/** Keys are for the game, as far as is known. */
	bool IsWithGame() const { return Owner == EOwner::Game; }

	/** To the widgets or to the game, unless it is there already. */
	void Give(AFlickPlayerController& Player, UFlickHud& Hud, bool bToHud);

private:
	enum class EOwner : uint8
	{
		Unknown,
		Hud,
		Game,
	};

	EOwner Owner = EOwner::Unknown;
};
