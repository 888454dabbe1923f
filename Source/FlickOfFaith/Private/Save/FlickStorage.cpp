#include "Save/FlickStorage.h"

#include "Convert/FlickConvert.h"
#include "FlickLog.h"
#include "HAL/FileManager.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/Paths.h"
#include "Save/FlickSaveGame.h"
#include "Templates/Casts.h"

namespace
{
constexpr int32 SaveSlotCount = 2;
constexpr int32 SaveUserIndex = 0;

FString FileOf(const FString& Slot)
{
	return FPaths::ProjectSavedDir() / TEXT("SaveGames") / (Slot + TEXT(".sav"));
}

void Write(const std::vector<faith::flick::SeatNote>& Seats, UFlickSaveGame& Kept)
{
	for (const faith::flick::SeatNote& Seat : Seats)
	{
		Kept.Levels.Add(FlickConvert::ToString(Seat.level));
		Kept.Names.Add(FlickConvert::ToString(Seat.name));
	}
}

std::vector<faith::flick::SeatNote> ReadSeats(const UFlickSaveGame& Kept)
{
	std::vector<faith::flick::SeatNote> Seats;
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
	if (bHoldsUnreadable)
	{
		return false;
	}
	UFlickSaveGame* const Kept =
		Cast<UFlickSaveGame>(UGameplayStatics::CreateSaveGameObject(UFlickSaveGame::StaticClass()));
	Kept->Format = UFlickSaveGame::PresentFormat;
	Kept->Count = ++Count;
	Write(Seats, *Kept);
	Kept->Replay.Append(Replay.data(), static_cast<int32>(Replay.size()));
	return UGameplayStatics::SaveGameToSlot(Kept, SlotAt(Count % SaveSlotCount), SaveUserIndex);
}

TArray<FFlickSavedMatch> FFlickStorage::Load() const
{
	TArray<FFlickSavedMatch> Found;
	for (int32 Place = 0; Place < SaveSlotCount; ++Place)
	{
		if (!UGameplayStatics::DoesSaveGameExist(SlotAt(Place), SaveUserIndex))
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
	return UGameplayStatics::DoesSaveGameExist(SlotAt(0), SaveUserIndex) ||
		UGameplayStatics::DoesSaveGameExist(SlotAt(1), SaveUserIndex);
}

void FFlickStorage::BeginAnew()
{
	for (const FFlickSavedMatch& Saved : Load())
	{
		Count = FMath::Max(Count, Saved.Count);
	}
}

void FFlickStorage::GoOnFrom(const FFlickSavedMatch& Saved)
{
	Count = Saved.Count;
}

void FFlickStorage::PutAside(int32 Place)
{
	const FString File = FileOf(SlotAt(Place));
	if (!FPaths::FileExists(File))
	{
		return;
	}
	FString Aside;
	int32 Number = 0;
	do
	{
		Aside = FileOf(FString::Printf(TEXT("%s_damaged%d"), *SlotAt(Place), Number));
		++Number;
	} while (FPaths::FileExists(Aside));
	// Once is enough: the engine would try for seconds and then call it an error.
	constexpr bool bReplace = false;
	constexpr bool bEvenIfReadOnly = false;
	constexpr bool bAttributes = false;
	constexpr bool bDoNotRetryOrError = true;
	if (IFileManager::Get().Move(*Aside, *File, bReplace, bEvenIfReadOnly, bAttributes, bDoNotRetryOrError))
	{
		UE_LOG(LogFlick, Display, TEXT("The file of the saved match is now %s"), *Aside);
		return;
	}
	bHoldsUnreadable = true;
	UE_LOG(LogFlick, Warning, TEXT("%s can neither be read nor put aside: this match is not saved"), *File);
}

void FFlickStorage::Forget() const
{
	for (int32 Place = 0; Place < SaveSlotCount; ++Place)
	{
		UGameplayStatics::DeleteGameInSlot(SlotAt(Place), SaveUserIndex);
	}
}

FString FFlickStorage::SlotAt(int32 Place) const
{
	return FString::Printf(TEXT("%s%d"), *SlotName, Place);
}

UFlickSaveGame* FFlickStorage::LoadAt(int32 Place) const
{
	UFlickSaveGame* const Kept = Cast<UFlickSaveGame>(UGameplayStatics::LoadGameFromSlot(SlotAt(Place), SaveUserIndex));
	const bool bKnown =
		Kept != nullptr && Kept->Format >= UFlickSaveGame::FirstFormat && Kept->Format <= UFlickSaveGame::PresentFormat;
	return bKnown ? Kept : nullptr;
}
