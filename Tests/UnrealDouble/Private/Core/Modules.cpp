#include "Modules/ModuleManager.h"

#include "Double/Background.h"

namespace
{
struct FModule
{
	FString Name;
	IModuleInterface* (*Make)() = nullptr;
	IModuleInterface* Instance = nullptr;
};

TArray<FModule>& Modules()
{
	static TArray<FModule>& List = *new TArray<FModule>;
	return List;
}
} // namespace

UnrealDouble::FRegisterModule::FRegisterModule(const TCHAR* Name, IModuleInterface* (*Make)())
{
	Modules().Add({Name, Make, nullptr});
}

void UnrealDouble::StartModules()
{
	Modules().Sort([](const FModule& Left, const FModule& Right) { return Left.Name < Right.Name; });
	for (FModule& Module : Modules())
	{
		Module.Instance = Module.Make();
		Module.Instance->StartupModule();
	}
}

void UnrealDouble::StopModules()
{
	checkf(NumBackgroundJobs() == 0, TEXT("Work is still done in the background: its code goes away with the module"));
	for (int32 Index = Modules().Num() - 1; Index >= 0; --Index)
	{
		Modules()[Index].Instance->ShutdownModule();
		delete Modules()[Index].Instance;
		Modules()[Index].Instance = nullptr;
	}
}

FModuleManager& FModuleManager::Get()
{
	static FModuleManager Manager;
	return Manager;
}

bool FModuleManager::IsModuleLoaded(const FName InModuleName) const
{
	return Get().GetModule(InModuleName) != nullptr;
}

IModuleInterface* FModuleManager::GetModule(const FName InModuleName)
{
	const FModule* const Found = Modules().FindByPredicate(
		[&InModuleName](const FModule& Module) { return FName(*Module.Name) == InModuleName; });
	return Found != nullptr ? Found->Instance : nullptr;
}
