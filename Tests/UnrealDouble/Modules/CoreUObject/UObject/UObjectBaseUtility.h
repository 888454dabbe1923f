#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/UObjectBase.h"

class COREUOBJECT_API UObjectBaseUtility : public UObjectBase
{
public:
	void SetFlags(EObjectFlags NewFlags);
	void ClearFlags(EObjectFlags FlagsToClear);
	bool HasAnyFlags(EObjectFlags FlagsToCheck) const { return ((uint32)GetFlags() & (uint32)FlagsToCheck) != 0; }
	bool IsTemplate(EObjectFlags TemplateTypes = RF_ArchetypeObject | RF_ClassDefaultObject) const;
	/** From now on IsValid() is false and weak pointers are empty; the memory stays. */
	void MarkAsGarbage();
	void AddToRoot();
	void RemoveFromRoot();
	bool IsRooted() const;
	FString GetName() const { return GetFName().ToString(); }
	/** "/Script/Module.Class", "/Package/Map.Object:Inner". */
	FString GetPathName(const UObject* StopOuter = nullptr) const;
	FString GetFullName(const UObject* StopOuter = nullptr) const;
	UPackage* GetPackage() const;
	bool IsIn(const UObject* SomeOuter) const;
	UObject* GetTypedOuter(UClass* Target) const;
	template <typename T>
	T* GetTypedOuter() const
	{
		return static_cast<T*>(GetTypedOuter(T::StaticClass()));
	}
	bool IsA(const UClass* SomeBase) const;
	template <class T>
	bool IsA() const
	{
		return IsA(T::StaticClass());
	}

protected:
	UObjectBaseUtility() = default;
};
