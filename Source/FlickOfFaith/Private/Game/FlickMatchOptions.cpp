#include "Game/FlickMatchOptions.h"

#include "Kismet/GameplayStatics.h"
#include "Misc/CString.h"
#include "Misc/Guid.h"

namespace
{
uint64 SeedOf(const FString& Options)
{
	const FString Seed = UGameplayStatics::ParseOption(Options, TEXT("Seed"));
	if (!Seed.IsEmpty())
	{
		return FCString::Strtoui64(*Seed, nullptr, 10);
	}
	const FGuid Fresh = FGuid::NewGuid();
	return static_cast<uint64>(Fresh.A) << 32 | Fresh.D;
}

/** `?Key`, `?Key=1` and `?Key=true` switch it on. */
bool IsOn(const FString& Options, const FString& Key)
{
	const FString Value = UGameplayStatics::ParseOption(Options, Key);
	return UGameplayStatics::HasOption(Options, Key) && (Value.IsEmpty() || Value.ToBool());
}
} // namespace

FFlickMatchOptions FFlickMatchOptions::Parse(const FString& Options)
{
	FFlickMatchOptions Parsed;
	// What makes no match (no players, nine players) is refused by the rules when it starts.
	Parsed.Setup.players = static_cast<uint8>(
		FMath::Clamp(UGameplayStatics::GetIntOption(Options, TEXT("Players"), 2), 0, static_cast<int32>(MAX_uint8)));
	Parsed.Setup.seed = SeedOf(Options);
	Parsed.Bots = FMath::Clamp(UGameplayStatics::GetIntOption(Options, TEXT("Bots"), 0), 0, faith::flick::kMaxPlayers);
	Parsed.bExact = IsOn(Options, TEXT("Exact"));
	Parsed.bSplit = IsOn(Options, TEXT("Split"));
	Parsed.Speed = FMath::Clamp(UGameplayStatics::GetIntOption(Options, TEXT("Pace"), 100), 0, 1600) / 100.0;
	Parsed.bResume = IsOn(Options, TEXT("Resume"));
	Parsed.ReplayFile = UGameplayStatics::ParseOption(Options, TEXT("Replay"));
	const FString Slot = UGameplayStatics::ParseOption(Options, TEXT("Slot"));
	if (!Slot.IsEmpty())
	{
		Parsed.SlotName = Slot;
	}
	return Parsed;
}
