#pragma once

#include "Double/ClassRegistration.h"
#include "UObject/Class.h"
#include "UObject/Object.h"

/** What the table of objects may do to them; shared by the sources of this module. */
struct FObjectAccess
{
	/** One place of the table; its serial number says which object sits there. */
	struct FSlot
	{
		UObject* Object = nullptr;
		int32 Serial = 0;
	};
	static TArray<FSlot>& Slots();
	static TArray<FObjectInitializer*>& Constructing();

	static UObject* Construct(UClass* Class, UObject* Outer, FName Name, EObjectFlags Flags);
	static void Begin(UObjectBase& Object);
	static void Destroy(UObject* Object);
	static UObject* FindInOuter(const UObject* Outer, FName Name);
	static FName UniqueName(const UObject* Outer, UClass* Class);
	static void CopyFromDefault(UObject* Object);
	static void SerializeByClass(UObject& Object, FArchive& Archive);

	static void Resolve();
	static UClass* Register(const UnrealDouble::FClassParams& Params, SIZE_T Size, SIZE_T Alignment,
		void (*Construct)(void*, const FObjectInitializer&));
	static UObject* DefaultObject(const UClass* Class);
	static UFunction* Function(const UClass* Class, FName Name);

	static bool IsGarbage(const UObjectBase& Object) { return Object.bGarbage; }
	static void SetGarbage(UObjectBase& Object, bool bGarbage) { Object.bGarbage = bGarbage; }
	static void SetRooted(UObjectBase& Object, bool bRooted) { Object.bRooted = bRooted; }
	static bool IsRooted(const UObjectBase& Object) { return Object.bRooted; }
	static void SetFlags(UObjectBase& Object, uint32 Flags) { Object.ObjectFlags = (EObjectFlags)Flags; }
	static void Place(UObjectBase& Object, FName Name, UObject* Outer);
	static int32 IndexOf(const UObjectBase& Object) { return Object.InternalIndex; }
};
