#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/Object.h"

class UFunction;

namespace EIncludeSuperFlag
{
enum Type
{
	ExcludeSuper,
	IncludeSuper
};
} // namespace EIncludeSuperFlag

// Declared by hand, not by DOUBLE_CLASS: registration itself needs these classes.
class COREUOBJECT_API UField : public UObject
{
public:
	using Super = UObject;
	using ThisClass = UField;
	static UClass* StaticClass();
};

class COREUOBJECT_API UStruct : public UField
{
public:
	using Super = UField;
	using ThisClass = UStruct;
	static UClass* StaticClass();
	UStruct* GetSuperStruct() const { return SuperStruct; }
	bool IsChildOf(const UStruct* SomeBase) const;
	template <class T>
	bool IsChildOf() const
	{
		return IsChildOf(T::StaticClass());
	}

private:
	friend struct FObjectAccess;
	UStruct* SuperStruct = nullptr;
};

/** A function that is known by name. */
class COREUOBJECT_API UFunction : public UStruct
{
public:
	using Super = UStruct;
	using ThisClass = UFunction;
	static UClass* StaticClass();
};

class COREUOBJECT_API UClass : public UStruct
{
public:
	using Super = UStruct;
	using ThisClass = UClass;
	static UClass* StaticClass();

	EClassFlags ClassFlags = CLASS_None;

	UClass* GetSuperClass() const { return static_cast<UClass*>(GetSuperStruct()); }
	bool HasAnyClassFlags(EClassFlags FlagsToCheck) const { return ((uint32)ClassFlags & (uint32)FlagsToCheck) != 0; }
	UObject* GetDefaultObject(bool bCreateIfNeeded = true) const;
	template <class T>
	T* GetDefaultObject() const
	{
		check(IsChildOf(T::StaticClass()));
		return static_cast<T*>(GetDefaultObject());
	}
	UFunction* FindFunctionByName(
		FName InName, EIncludeSuperFlag::Type IncludeSuper = EIncludeSuperFlag::IncludeSuper) const;

private:
	friend struct FObjectAccess;
	SIZE_T Size = 0;
	SIZE_T Alignment = 0;
	void (*Construct)(void*, const FObjectInitializer&) = nullptr;
	void (*SerializeProperties)(UObject&, FArchive&) = nullptr;
	FName PackageName;
	TArray<FName> FunctionNames;
	mutable TMap<FName, UFunction*> Functions;
	mutable UObject* DefaultObject = nullptr;
	mutable bool bMakingDefaultObject = false;
	int32 NumNamed = 0;
};

template <class T>
T* TSubclassOf<T>::GetDefaultObject() const
{
	UClass* const Checked = Get();
	return Checked != nullptr ? static_cast<T*>(Checked->GetDefaultObject()) : nullptr;
}
