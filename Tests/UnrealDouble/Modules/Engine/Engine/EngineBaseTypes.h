#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

class UObject;

enum EInputEvent : int
{
	IE_Pressed,
	IE_Released,
	IE_Repeat,
	IE_DoubleClick,
	IE_Axis,
	IE_MAX,
};

/// The parts of a frame, in the order in which they run. The scene advances between StartPhysics and EndPhysics.
enum ETickingGroup : int
{
	TG_PrePhysics,
	TG_StartPhysics,
	TG_DuringPhysics,
	TG_EndPhysics,
	TG_PostPhysics,
	TG_PostUpdateWork,
	TG_LastDemotable,
	TG_NewlySpawned,
	TG_MAX,
};

enum ELevelTick
{
	LEVELTICK_TimeOnly = 0,
	LEVELTICK_ViewportsOnly = 1,
	LEVELTICK_All = 2,
	LEVELTICK_PauseTick = 3,
};

enum ENetMode
{
	NM_Standalone,
	NM_DedicatedServer,
	NM_ListenServer,
	NM_Client,
	NM_MAX,
};

enum ETravelType : int
{
	TRAVEL_Absolute,
	TRAVEL_Partial,
	TRAVEL_Relative,
	TRAVEL_MAX,
};

/// A part of an actor's or component's life that is called once a frame.
struct ENGINE_API FTickFunction
{
	TEnumAsByte<ETickingGroup> TickGroup = TG_PrePhysics;
	TEnumAsByte<ETickingGroup> EndTickGroup = TG_PrePhysics;
	uint8 bTickEvenWhenPaused : 1 = false;
	uint8 bCanEverTick : 1 = false;
	uint8 bStartWithTickEnabled : 1 = true;
	uint8 bAllowTickOnDedicatedServer : 1 = true;
	float TickInterval = 0.0f;

	FTickFunction() = default;
	FTickFunction(const FTickFunction&) = delete;
	FTickFunction& operator=(const FTickFunction&) = delete;
	virtual ~FTickFunction() = default;

	void SetTickFunctionEnable(bool bInEnabled) { bEnabled = bInEnabled; }
	bool IsTickFunctionEnabled() const { return bEnabled; }
	bool IsTickFunctionRegistered() const { return bRegistered; }

	/// Of the double: called by the owner when it enters and leaves the world.
	void DoubleRegister(bool bInRegistered);
	/// Of the double: seconds to hand on when this function is due in `Group`, else nothing. At most once per frame.
	TOptional<float> DoubleDue(ETickingGroup Group, float DeltaSeconds);

private:
	bool bRegistered = false;
	bool bEnabled = false;
	uint64 LastFrame = 0;
	float Waited = 0.0f;
};

struct FActorTickFunction : public FTickFunction
{
};

struct FActorComponentTickFunction : public FTickFunction
{
};

/// Where a map comes from, and its options: "/Engine/Maps/Entry?game=/Script/X.Y?Players=3".
struct ENGINE_API FURL
{
	FString Protocol = TEXT("unreal");
	FString Host;
	int32 Port = 7777;
	int32 Valid = 1;
	FString Map = TEXT("/Engine/Maps/Entry");
	TArray<FString> Op;
	FString Portal;

	FURL(const TCHAR* Filename = nullptr);
	FURL(FURL* Base, const TCHAR* TextURL, ETravelType Type);

	void AddOption(const TCHAR* Str);
	const TCHAR* GetOption(const TCHAR* Match, const TCHAR* Default) const;
	bool HasOption(const TCHAR* Test) const;
	FString ToString(bool FullyQualified = false) const;

private:
	void Parse(const FString& Text);
};
