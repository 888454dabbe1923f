#include "Game/FlickMatchOptions.h"

#include "Convert/FlickConvert.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/CString.h"
#include "Misc/Guid.h"

namespace
{
/** The largest share of the normal spread that a setup can hold, permille. */
constexpr int32 ShakiestHand = 65535;

uint64 SeedOf(const FString& Options)
{
	const FString Seed = UGameplayStatics::ParseOption(Options, TEXT("Seed"));
	if (!Seed.IsEmpty())
	{
		return FCString::Strtoui64(*Seed, nullptr, 10);
	}
	return FFlickMatchOptions::FreshSeed();
}

/** `?Key`, `?Key=1` and `?Key=true` switch it on. */
bool IsOn(const FString& Options, const FString& Key)
{
	const FString Value = UGameplayStatics::ParseOption(Options, Key);
	return UGameplayStatics::HasOption(Options, Key) && (Value.IsEmpty() || Value.ToBool());
}

/** The entries of a list such as `?Key=a,,b`, without the blanks around them. */
TArray<FString> ListOf(const FString& Options, const FString& Key)
{
	constexpr bool bLeaveOutEmpty = false;
	TArray<FString> Entries;
	const FString List = UGameplayStatics::ParseOption(Options, Key);
	if (!List.IsEmpty())
	{
		List.ParseIntoArray(Entries, TEXT(","), bLeaveOutEmpty);
	}
	for (FString& Entry : Entries)
	{
		Entry = Entry.TrimStartAndEnd();
	}
	return Entries;
}

/** A level by its key; "human" is none. */
std::string LevelOf(const FString& Entry)
{
	return Entry == TEXT("human") ? std::string() : FlickConvert::FromString(Entry.ToLower());
}

std::vector<faith::flick::SeatLabel> SeatsOf(const FString& Options)
{
	const TArray<FString> Levels = ListOf(Options, TEXT("Seats"));
	if (Levels.IsEmpty())
	{
		const int32 Players = UGameplayStatics::GetIntOption(Options, TEXT("Players"), 2);
		const int32 Bots = UGameplayStatics::GetIntOption(Options, TEXT("Bots"), 0);
		return faith::flick::SeatsWithComputers(
			static_cast<std::size_t>(FMath::Clamp(Players, 0, static_cast<int32>(MAX_uint8))),
			static_cast<std::size_t>(FMath::Max(Bots, 0)));
	}
	std::vector<faith::flick::SeatLabel> Seats;
	for (const FString& Level : Levels)
	{
		Seats.push_back({LevelOf(Level), {}});
	}
	return Seats;
}

void GiveNames(const TArray<FString>& Names, std::vector<faith::flick::SeatLabel>& Seats)
{
	for (std::size_t Seat = 0; Seat < Seats.size() && Seat < static_cast<std::size_t>(Names.Num()); ++Seat)
	{
		Seats[Seat].name = FlickConvert::FromString(Names[static_cast<int32>(Seat)]);
	}
}

void GiveHands(const TArray<FString>& Hands, faith::flick::Setup& Setup)
{
	for (int32 Seat = 0; Seat < FMath::Min(Hands.Num(), faith::flick::kMaxPlayers); ++Seat)
	{
		if (!Hands[Seat].IsEmpty())
		{
			const int32 Hand = FMath::Clamp(FCString::Atoi(*Hands[Seat]), 0, ShakiestHand);
			Setup.steadiness[static_cast<std::size_t>(Seat)] = static_cast<std::uint16_t>(Hand);
		}
	}
}
} // namespace

FFlickMatchOptions FFlickMatchOptions::Parse(const FString& Options)
{
	FFlickMatchOptions Parsed;
	Parsed.Seats = SeatsOf(Options);
	GiveNames(ListOf(Options, TEXT("Names")), Parsed.Seats);
	// What makes no match (no players, nine players, a level that nobody knows) is refused when it starts.
	Parsed.Setup.players = static_cast<uint8>(FMath::Min(Parsed.Seats.size(), static_cast<std::size_t>(MAX_uint8)));
	Parsed.Setup.seed = SeedOf(Options);
	GiveHands(ListOf(Options, TEXT("Hands")), Parsed.Setup);
	Parsed.bExact = IsOn(Options, TEXT("Exact"));
	Parsed.bSplit = IsOn(Options, TEXT("Split"));
	Parsed.Speed = FMath::Clamp(UGameplayStatics::GetIntOption(Options, TEXT("Pace"), 100), 0, 1600) / 100.0;
	Parsed.bResume = IsOn(Options, TEXT("Resume"));
	Parsed.ReplayFile = UGameplayStatics::ParseOption(Options, TEXT("Replay"));
	Parsed.bSpeedGiven = UGameplayStatics::HasOption(Options, TEXT("Pace"));
	for (const TCHAR* const Key : {TEXT("Seats"), TEXT("Players"), TEXT("Resume"), TEXT("Replay")})
	{
		Parsed.bAsked = Parsed.bAsked || UGameplayStatics::HasOption(Options, Key);
	}
	const FString Slot = UGameplayStatics::ParseOption(Options, TEXT("Slot"));
	if (!Slot.IsEmpty())
	{
		Parsed.SlotName = Slot;
	}
	return Parsed;
}

uint64 FFlickMatchOptions::FreshSeed()
{
	const FGuid Fresh = FGuid::NewGuid();
	return static_cast<uint64>(Fresh.A) << 32 | Fresh.D;
}

FFlickMatchOptions FFlickMatchOptions::Again() const
{
	FFlickMatchOptions Next = *this;
	Next.Setup.seed = FreshSeed();
	Next.bResume = false;
	Next.ReplayFile = FString();
	return Next;
}
