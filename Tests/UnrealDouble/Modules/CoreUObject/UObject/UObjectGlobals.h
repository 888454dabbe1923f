#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Templates/SubclassOf.h"
#include "UObject/ObjectMacros.h"
#include "UObject/ObjectPtr.h"

class UPackage;

/** Handed through the constructors of an object; it exists as long as they run. */
class COREUOBJECT_API FObjectInitializer
{
public:
	UE_NONCOPYABLE(FObjectInitializer)
	/** That of the object being constructed now; fatal outside of constructors. */
	static FObjectInitializer& Get();
	UObject* GetObj() const { return Obj; }
	UClass* GetClass() const { return Class; }
	UObject* CreateDefaultSubobject(UObject* InOuter, FName SubobjectFName, const UClass* ReturnType,
		const UClass* ClassToCreateByDefault, bool bIsRequired = true, bool bIsTransient = false) const;
	template <class TReturnType>
	TReturnType* CreateDefaultSubobject(UObject* InOuter, FName SubobjectName, bool bTransient = false) const
	{
		UClass* const ReturnType = TReturnType::StaticClass();
		return static_cast<TReturnType*>(
			CreateDefaultSubobject(InOuter, SubobjectName, ReturnType, ReturnType, true, bTransient));
	}
	/** Lets a base class make another class of component than it wanted; to be called before the base is constructed. */
	const FObjectInitializer& SetDefaultSubobjectClass(FName SubobjectName, const UClass* InClass) const;
	template <class T>
	const FObjectInitializer& SetDefaultSubobjectClass(FName SubobjectName) const
	{
		return SetDefaultSubobjectClass(SubobjectName, T::StaticClass());
	}

private:
	friend struct FObjectAccess;
	FObjectInitializer(UClass* InClass, UObject* InOuter, FName InName, EObjectFlags InFlags, void* InMemory);
	~FObjectInitializer();

	UClass* Class;
	UObject* Outer;
	FName Name;
	EObjectFlags Flags;
	void* Memory;
	UObject* Obj = nullptr; // known from the first line of the first constructor on
	mutable TMap<FName, const UClass*> Overrides;
};

COREUOBJECT_API UPackage* GetTransientPackage();
COREUOBJECT_API UPackage* CreatePackage(const TCHAR* PackageName);

namespace UnrealDouble
{
COREUOBJECT_API UObject* NewObjectImpl(
	const UClass* Class, const UClass* Base, UObject* Outer, FName Name, EObjectFlags Flags);
COREUOBJECT_API UObject* DefaultObject(const UClass* Class);
} // namespace UnrealDouble

template <class T>
T* NewObject(UObject* Outer, const UClass* Class, FName Name = NAME_None, EObjectFlags Flags = RF_NoFlags)
{
	return static_cast<T*>(UnrealDouble::NewObjectImpl(Class, T::StaticClass(), Outer, Name, Flags));
}
template <class T>
T* NewObject(UObject* Outer = (UObject*)GetTransientPackage())
{
	return NewObject<T>(Outer, T::StaticClass());
}
template <class T>
T* NewObject(UObject* Outer, FName Name, EObjectFlags Flags = RF_NoFlags)
{
	return NewObject<T>(Outer, T::StaticClass(), Name, Flags);
}

template <class T>
const T* GetDefault()
{
	return static_cast<const T*>(UnrealDouble::DefaultObject(T::StaticClass()));
}
template <class T>
const T* GetDefault(const UClass* Class)
{
	return static_cast<const T*>(UnrealDouble::DefaultObject(Class));
}
template <class T>
T* GetMutableDefault()
{
	return static_cast<T*>(UnrealDouble::DefaultObject(T::StaticClass()));
}
template <class T>
T* GetMutableDefault(const UClass* Class)
{
	return static_cast<T*>(UnrealDouble::DefaultObject(Class));
}

/** Without an outer the name is a whole path, with one it is a name in it. */
COREUOBJECT_API UObject* StaticFindObject(UClass* Class, UObject* InOuter, const TCHAR* Name, bool ExactClass = false);
/** There are no assets here: finds what exists, or warns unless the flags forbid it, and gives nullptr. */
COREUOBJECT_API UObject* StaticLoadObject(
	UClass* Class, UObject* InOuter, const TCHAR* Name, const TCHAR* Filename = nullptr, uint32 LoadFlags = LOAD_None);
COREUOBJECT_API UClass* StaticLoadClass(UClass* BaseClass, UObject* InOuter, const TCHAR* Name,
	const TCHAR* Filename = nullptr, uint32 LoadFlags = LOAD_None);

template <class T>
T* FindObject(UObject* Outer, const TCHAR* Name, bool ExactClass = false)
{
	return static_cast<T*>(StaticFindObject(T::StaticClass(), Outer, Name, ExactClass));
}
template <class T>
T* LoadObject(UObject* Outer, const TCHAR* Name, const TCHAR* Filename = nullptr, uint32 LoadFlags = LOAD_None)
{
	return static_cast<T*>(StaticLoadObject(T::StaticClass(), Outer, Name, Filename, LoadFlags));
}
template <class T>
UClass* LoadClass(UObject* Outer, const TCHAR* Name, const TCHAR* Filename = nullptr, uint32 LoadFlags = LOAD_None)
{
	return StaticLoadClass(T::StaticClass(), Outer, Name, Filename, LoadFlags);
}
