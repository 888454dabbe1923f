#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/Object.h"

/** The outermost object: what a file or a module would hold. */
class COREUOBJECT_API UPackage : public UObject
{
public:
	using Super = UObject;
	using ThisClass = UPackage;
	static UClass* StaticClass();
};
