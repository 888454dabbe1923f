#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Modules/ModuleInterface.h"

class FDefaultModuleImpl : public IModuleInterface
{
};

class FDefaultGameModuleImpl : public FDefaultModuleImpl
{
public:
	bool IsGameModule() const override { return true; }
};

/** The modules of the process, by name. */
class CORE_API FModuleManager
{
public:
	static FModuleManager& Get();
	bool IsModuleLoaded(const FName InModuleName) const;
	IModuleInterface* GetModule(const FName InModuleName);
};

namespace UnrealDouble
{
struct CORE_API FRegisterModule
{
	FRegisterModule(const TCHAR* Name, IModuleInterface* (*Make)());
};
/** Makes all modules and starts them in the order of their names; the other stops them in reverse. */
CORE_API void StartModules();
CORE_API void StopModules();
} // namespace UnrealDouble

#define IMPLEMENT_MODULE(ModuleImplClass, ModuleName) \
	static const UnrealDouble::FRegisterModule RegisterModule##ModuleName( \
		TEXT(#ModuleName), []() -> IModuleInterface* { return new ModuleImplClass(); });
#define IMPLEMENT_GAME_MODULE(ModuleImplClass, ModuleName) IMPLEMENT_MODULE(ModuleImplClass, ModuleName)
#define IMPLEMENT_PRIMARY_GAME_MODULE(ModuleImplClass, ModuleName, DEPRECATED_GameName) \
	IMPLEMENT_GAME_MODULE(ModuleImplClass, ModuleName)
