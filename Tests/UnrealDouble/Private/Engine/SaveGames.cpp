#include "GameFramework/SaveGame.h"
#include "HAL/FileManager.h"
#include "Kismet/GameplayStatics.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "UObject/Package.h"

DEFINE_LOG_CATEGORY_STATIC(LogDoubleSave, Log, All);

// A slot is a file: a mark, the path of the class, its properties in their order.

namespace
{

constexpr uint32 Mark = 0x47415653;

FString FileOf(const FString& SlotName)
{
	return FPaths::ProjectSavedDir() / TEXT("SaveGames") / (SlotName + TEXT(".sav"));
}

} // namespace

USaveGame* UGameplayStatics::CreateSaveGameObject(TSubclassOf<USaveGame> SaveGameClass)
{
	return SaveGameClass && SaveGameClass.Get() != USaveGame::StaticClass()
		? NewObject<USaveGame>(static_cast<UObject*>(GetTransientPackage()), SaveGameClass)
		: nullptr;
}

bool UGameplayStatics::SaveGameToMemory(USaveGame* SaveGameObject, TArray<uint8>& OutSaveData)
{
	if (!SaveGameObject)
	{
		return false;
	}
	FMemoryWriter Writer(OutSaveData, true);
	uint32 Written = Mark;
	FString Class = SaveGameObject->GetClass()->GetPathName();
	Writer << Written << Class;
	SaveGameObject->Serialize(Writer);
	return true;
}

USaveGame* UGameplayStatics::LoadGameFromMemory(const TArray<uint8>& InSaveData)
{
	FMemoryReader Reader(InSaveData, true);
	uint32 Read = 0;
	FString Path;
	Reader << Read;
	if (Read == Mark && !Reader.IsError())
	{
		Reader << Path;
	}
	UClass* const Class = Path.IsEmpty() || Reader.IsError() ? nullptr : FindObject<UClass>(nullptr, *Path);
	USaveGame* const Object = Class && Class->IsChildOf<USaveGame>() ? CreateSaveGameObject(Class) : nullptr;
	if (Object)
	{
		Object->Serialize(Reader);
	}
	if (!Object || Reader.IsError() || !Reader.AtEnd())
	{
		UE_LOG(LogDoubleSave, Warning, TEXT("A save game cannot be read"));
		return nullptr;
	}
	return Object;
}

bool UGameplayStatics::SaveGameToSlot(USaveGame* SaveGameObject, const FString& SlotName, const int32)
{
	TArray<uint8> Bytes;
	return !SlotName.IsEmpty() && SaveGameToMemory(SaveGameObject, Bytes) &&
		FFileHelper::SaveArrayToFile(Bytes, *FileOf(SlotName));
}

USaveGame* UGameplayStatics::LoadGameFromSlot(const FString& SlotName, const int32 UserIndex)
{
	TArray<uint8> Bytes;
	return DoesSaveGameExist(SlotName, UserIndex) && FFileHelper::LoadFileToArray(Bytes, *FileOf(SlotName))
		? LoadGameFromMemory(Bytes)
		: nullptr;
}

bool UGameplayStatics::DoesSaveGameExist(const FString& SlotName, const int32)
{
	return !SlotName.IsEmpty() && FPaths::FileExists(FileOf(SlotName));
}

bool UGameplayStatics::DeleteGameInSlot(const FString& SlotName, const int32)
{
	return IFileManager::Get().Delete(*FileOf(SlotName), true);
}
