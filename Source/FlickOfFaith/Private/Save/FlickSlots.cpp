#include "Save/FlickSlots.h"

#include "FlickLog.h"
#include "HAL/FileManager.h"
#include "Misc/Paths.h"

FString FlickSlots::FileOf(const FString& SlotName)
{
	return FPaths::ProjectSavedDir() / TEXT("SaveGames") / (SlotName + TEXT(".sav"));
}

bool FlickSlots::PutAside(const FString& SlotName)
{
	const FString File = FileOf(SlotName);
	if (!FPaths::FileExists(File))
	{
		return true;
	}
	FString Aside;
	int32 Number = 0;
	do
	{
		Aside = FileOf(FString::Printf(TEXT("%s_damaged%d"), *SlotName, Number));
		++Number;
	} while (FPaths::FileExists(Aside));
	// Once is enough: the engine would try for seconds and then call it an error.
	constexpr bool bReplace = false;
	constexpr bool bEvenIfReadOnly = false;
	constexpr bool bAttributes = false;
	constexpr bool bDoNotRetryOrError = true;
	if (IFileManager::Get().Move(*Aside, *File, bReplace, bEvenIfReadOnly, bAttributes, bDoNotRetryOrError))
	{
		UE_LOG(LogFlick, Display, TEXT("%s cannot be read and is now %s"), *File, *Aside);
		return true;
	}
	UE_LOG(LogFlick, Warning, TEXT("%s can neither be read nor put aside: nothing is saved over it"), *File);
	return false;
}
