#pragma once

#include "CoreMinimal.h"

/** What has a player's attention: the table, or a screen that covers it. */
enum class EFlickPage : uint8
{
	Table,
	Title,
	Setup,
	Replace,
	Options,
	Help,
	Pause,
	Curtain,
	End,
};
