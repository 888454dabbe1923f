#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/Object.h"

/** The table of all objects. Objects stay until the end of the process unless freed by name. */
namespace UnrealDouble
{
/** Registers all classes known before main() and makes their default objects, as loading the modules does. */
COREUOBJECT_API void CreateDefaultObjects();
/** Destroys an object now, which nothing may use any more; weak pointers notice. */
COREUOBJECT_API void FreeObject(UObject* Object);
/** At the end of the process: destroys all but the classes, the youngest first. */
COREUOBJECT_API void DestroyAllObjects();
/** The objects of a class that are neither garbage nor default objects, the oldest first. */
COREUOBJECT_API TArray<UObject*> ObjectsOfClass(const UClass* Class);
/** True while the constructor of this object runs. */
COREUOBJECT_API bool IsInConstructor(const UObject* Object);
/** True while the constructor of any object runs. */
COREUOBJECT_API bool IsInAnyConstructor();
} // namespace UnrealDouble
