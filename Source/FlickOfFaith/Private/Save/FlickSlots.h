#pragma once

#include "CoreMinimal.h"

/** What the game's save slots have in common. */
namespace FlickSlots
{
/** All players of this machine share their saves. */
inline constexpr int32 UserIndex = 0;

/** The file an engine keeps a slot in. */
FString FileOf(const FString& SlotName);

/**
 * Puts the file of a slot aside, under a name that is not used again, so that it is not overwritten; the log says where it is. True as
 * well if there is no file. False if it cannot be done.
 */
bool PutAside(const FString& SlotName);
} // namespace FlickSlots
