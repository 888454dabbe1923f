#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "HAL/Platform.h"

enum
{
	INDEX_NONE = -1
};
enum EForceInit
{
	ForceInit,
	ForceInitToZero
};
enum ENoInit
{
	NoInit
};

/// A person whom the platform knows.
struct FPlatformUserId
{
	int32 GetInternalId() const { return InternalId; }
	bool IsValid() const { return InternalId != INDEX_NONE; }
	static FPlatformUserId CreateFromInternalId(int32 InInternalId)
	{
		FPlatformUserId Id;
		Id.InternalId = InInternalId;
		return Id;
	}
	bool operator==(const FPlatformUserId& Other) const { return InternalId == Other.InternalId; }

protected:
	int32 InternalId = INDEX_NONE;
};

/// A keyboard with its mouse, or a pad.
struct FInputDeviceId
{
	int32 GetId() const { return InternalId; }
	bool IsValid() const { return InternalId >= 0; }
	static FInputDeviceId CreateFromInternalId(int32 InInternalId)
	{
		FInputDeviceId Id;
		Id.InternalId = InInternalId;
		return Id;
	}
	bool operator==(const FInputDeviceId& Other) const { return InternalId == Other.InternalId; }

private:
	int32 InternalId = INDEX_NONE;
};

#define UE_NONCOPYABLE(TypeName) \
	TypeName(TypeName&&) = delete; \
	TypeName(const TypeName&) = delete; \
	TypeName& operator=(const TypeName&) = delete; \
	TypeName& operator=(TypeName&&) = delete;

#define UE_DEPRECATED(Version, Message) [[deprecated(Message)]]
#define PRAGMA_DISABLE_DEPRECATION_WARNINGS \
	_Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"")
#define PRAGMA_ENABLE_DEPRECATION_WARNINGS _Pragma("GCC diagnostic pop")

// A class that UHT sees may not be abstract in C++: a "pure" function ends the process when called.
#define PURE_VIRTUAL(Function, ...) \
	{ \
		UnrealDouble::Fatal("pure virtual function called: " #Function); \
		__VA_ARGS__ \
	}
