#include "Game/FlickMatchOptions.h"

#include "Kismet/GameplayStatics.h"

FFlickMatchOptions FFlickMatchOptions::Parse(const FString& Options)
{
	FFlickMatchOptions Parsed;
	// What makes no match (no players, nine players) is refused by the rules when it starts.
	Parsed.Setup.players = static_cast<uint8>(
		FMath::Clamp(UGameplayStatics::GetIntOption(Options, TEXT("Players"), 2), 0, static_cast<int32>(MAX_uint8)));
	Parsed.Setup.seed = static_cast<uint64>(UGameplayStatics::GetIntOption(Options, TEXT("Seed"), 1));
	Parsed.Bots = UGameplayStatics::GetIntOption(Options, TEXT("Bots"), 0);
	Parsed.bExact = UGameplayStatics::GetIntOption(Options, TEXT("Exact"), 0) != 0;
	Parsed.bResume = UGameplayStatics::HasOption(Options, TEXT("Resume"));
	Parsed.ReplayFile = UGameplayStatics::ParseOption(Options, TEXT("Replay"));
	if (UGameplayStatics::HasOption(Options, TEXT("Slot")))
	{
		Parsed.SlotName = UGameplayStatics::ParseOption(Options, TEXT("Slot"));
	}
	return Parsed;
}
