#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/ObjectMacros.h"

class UPackage;
struct FObjectAccess;

/** What every object is: of a class, with a name, in another object. Made by NewObject and in no other way. */
class COREUOBJECT_API UObjectBase
{
public:
	virtual ~UObjectBase() = default;
	UE_NONCOPYABLE(UObjectBase)
	UClass* GetClass() const { return ClassPrivate; }
	UObject* GetOuter() const { return OuterPrivate; }
	FName GetFName() const { return NamePrivate; }
	EObjectFlags GetFlags() const { return ObjectFlags; }

protected:
	UObjectBase();

private:
	friend struct FObjectAccess;
	EObjectFlags ObjectFlags = RF_NoFlags;
	int32 InternalIndex = INDEX_NONE;
	UClass* ClassPrivate = nullptr;
	FName NamePrivate;
	UObject* OuterPrivate = nullptr;
	bool bGarbage = false;
	bool bRooted = false;
};
