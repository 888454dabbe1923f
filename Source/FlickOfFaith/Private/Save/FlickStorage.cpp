#include "Save/FlickStorage.h"

#include "Convert/FlickConvert.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/Paths.h"
#include "Save/FlickSaveGame.h"
#include "Save/FlickSlots.h"
#include "Templates/Casts.h"

namespace
{
constexpr int32 SaveSlotCount = faith::flick::SaveTurns::kPlaces;

void Write(const std::vector<faith::flick::SeatLabel>& Seats, UFlickSaveGame& Kept)
{
	for (const faith::flick::SeatLabel& Seat : Seats)
	{
		Kept.Levels.Add(FlickConvert::ToString(Seat.level));
		Kept.Names.Add(FlickConvert::ToString(Seat.name));
	}
}

std::vector<faith::flick::SeatLabel> ReadSeats(const UFlickSaveGame& Kept)
{
	std::vector<faith::flick::SeatLabel> Seats;
	for (int32 Seat = 0; Seat < Kept.Levels.Num(); ++Seat)
	{
		const FString Name = Kept.Names.IsValidIndex(Seat) ? Kept.Names[Seat] : FString();
		Seats.push_back({FlickConvert::FromString(Kept.Levels[Seat]), FlickConvert::FromString(Name)});
	}
	return Seats;
}
} // namespace

FFlickStorage::FFlickStorage(const FString& InSlotName) : SlotName(FPaths::MakeValidFileName(InSlotName, TEXT('_')))
{
}

bool FFlickStorage::Save(std::span<const std::uint8_t> Replay)
{
	if (Turns.IsClosed())
	{
		return false;
	}
	UFlickSaveGame* const Kept =
		Cast<UFlickSaveGame>(UGameplayStatics::CreateSaveGameObject(UFlickSaveGame::StaticClass()));
	Kept->Format = UFlickSaveGame::PresentFormat;
	const faith::flick::SaveTurns::Save Turn = Turns.Next();
	Kept->Count = Turn.number;
	Write(Seats, *Kept);
	Kept->Replay.Append(Replay.data(), static_cast<int32>(Replay.size()));
	return UGameplayStatics::SaveGameToSlot(Kept, SlotAt(Turn.place), FlickSlots::UserIndex);
}

TArray<FFlickSavedMatch> FFlickStorage::Load() const
{
	TArray<FFlickSavedMatch> Found;
	for (int32 Place = 0; Place < SaveSlotCount; ++Place)
	{
		if (!UGameplayStatics::DoesSaveGameExist(SlotAt(Place), FlickSlots::UserIndex))
		{
			continue;
		}
		FFlickSavedMatch& Saved = Found.AddDefaulted_GetRef();
		Saved.Place = Place;
		if (const UFlickSaveGame* const Kept = LoadAt(Place))
		{
			Saved.Count = Kept->Count;
			Saved.Seats = ReadSeats(*Kept);
			if (Kept->Format == UFlickSaveGame::FirstFormat)
			{
				Saved.Bots = Kept->Bots;
			}
			Saved.Replay = Kept->Replay;
		}
	}
	Found.Sort([](const FFlickSavedMatch& A, const FFlickSavedMatch& B) { return A.Count > B.Count; });
	return Found;
}

bool FFlickStorage::Exists() const
{
	bool bFound = false;
	for (int32 Place = 0; Place < SaveSlotCount; ++Place)
	{
		bFound = bFound || UGameplayStatics::DoesSaveGameExist(SlotAt(Place), FlickSlots::UserIndex);
	}
	return bFound;
}

void FFlickStorage::BeginAnew()
{
	std::vector<int32> Numbers;
	for (const FFlickSavedMatch& Saved : Load())
	{
		Numbers.push_back(Saved.Count);
	}
	Turns.BeginAfter(Numbers);
}

void FFlickStorage::GoOnFrom(const FFlickSavedMatch& Saved)
{
	Turns.GoOnFrom(Saved.Count);
}

void FFlickStorage::PutAside(int32 Place)
{
	if (!FlickSlots::PutAside(SlotAt(Place)))
	{
		Turns.Close();
	}
}

void FFlickStorage::Forget() const
{
	for (int32 Place = 0; Place < SaveSlotCount; ++Place)
	{
		UGameplayStatics::DeleteGameInSlot(SlotAt(Place), FlickSlots::UserIndex);
	}
}

FString FFlickStorage::SlotAt(int32 Place) const
{
	return FString::Printf(TEXT("%s%d"), *SlotName, Place);
}

UFlickSaveGame* FFlickStorage::LoadAt(int32 Place) const
{
	UFlickSaveGame* const Kept =
		Cast<UFlickSaveGame>(UGameplayStatics::LoadGameFromSlot(SlotAt(Place), FlickSlots::UserIndex));
	const bool bKnown =
		Kept != nullptr && Kept->Format >= UFlickSaveGame::FirstFormat && Kept->Format <= UFlickSaveGame::PresentFormat;
	return bKnown ? Kept : nullptr;
}
