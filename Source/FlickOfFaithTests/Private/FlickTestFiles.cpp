#include "FlickTestFiles.h"

#include "HAL/FileManager.h"
#include "Misc/Paths.h"

namespace
{
FString FolderOfSlots()
{
	return FPaths::ProjectSavedDir() / TEXT("SaveGames");
}
} // namespace

FFlickTestFiles::FFlickTestFiles(const FString& InSlotName) : SlotName(InSlotName)
{
	Remove();
}

FFlickTestFiles::~FFlickTestFiles()
{
	Remove();
}

FString FFlickTestFiles::FileOf(const FString& SlotName)
{
	return FolderOfSlots() / (SlotName + TEXT(".sav"));
}

void FFlickTestFiles::Remove() const
{
	const FString Pattern = FolderOfSlots() / (SlotName + TEXT("*"));
	TArray<FString> Files;
	IFileManager::Get().FindFiles(Files, *Pattern, true, false);
	for (const FString& File : Files)
	{
		IFileManager::Get().Delete(*(FolderOfSlots() / File));
	}
	TArray<FString> Folders;
	IFileManager::Get().FindFiles(Folders, *Pattern, false, true);
	for (const FString& Folder : Folders)
	{
		IFileManager::Get().DeleteDirectory(*(FolderOfSlots() / Folder), false, true);
	}
}

FFlickTestFolder::FFlickTestFolder(const TCHAR* Name)
	: Path(FPaths::ConvertRelativePathToFull(FPaths::ProjectSavedDir() / Name))
{
}

FFlickTestFolder::~FFlickTestFolder()
{
	IFileManager::Get().DeleteDirectory(*Path, false, true);
}
