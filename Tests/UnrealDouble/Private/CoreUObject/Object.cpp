#include "UObject/Object.h"

#include "Double/Objects.h"
#include "ObjectAccess.h"
#include "Templates/Casts.h"
#include "UObject/Package.h"

UObject::UObject() = default;

UObject::UObject(const FObjectInitializer&)
{
}

void UObject::BeginDestroy()
{
	SetFlags(RF_BeginDestroyed);
}

bool UObject::ConditionalBeginDestroy()
{
	if (HasAnyFlags(RF_BeginDestroyed))
	{
		return false;
	}
	MarkAsGarbage();
	BeginDestroy();
	checkf(HasAnyFlags(RF_BeginDestroyed), TEXT("%s: BeginDestroy does not call its Super"), *GetPathName());
	return true;
}

void UObject::Serialize(FArchive& Ar)
{
	FObjectAccess::SerializeByClass(*this, Ar);
}

UWorld* UObject::GetWorld() const
{
	return GetOuter() != nullptr && !HasAnyFlags(RF_ClassDefaultObject) ? GetOuter()->GetWorld() : nullptr;
}

void UObjectBaseUtility::SetFlags(EObjectFlags NewFlags)
{
	FObjectAccess::SetFlags(*this, (uint32)GetFlags() | (uint32)NewFlags);
}

void UObjectBaseUtility::ClearFlags(EObjectFlags FlagsToClear)
{
	FObjectAccess::SetFlags(*this, (uint32)GetFlags() & ~(uint32)FlagsToClear);
}

bool UObjectBaseUtility::IsTemplate(EObjectFlags TemplateTypes) const
{
	for (const UObject* Object = static_cast<const UObject*>(this); Object != nullptr; Object = Object->GetOuter())
	{
		if (Object->HasAnyFlags(TemplateTypes))
		{
			return true;
		}
	}
	return false;
}

void UObjectBaseUtility::MarkAsGarbage()
{
	check(!IsRooted());
	FObjectAccess::SetGarbage(*this, true);
}

void UObjectBaseUtility::AddToRoot()
{
	FObjectAccess::SetRooted(*this, true);
}

void UObjectBaseUtility::RemoveFromRoot()
{
	FObjectAccess::SetRooted(*this, false);
}

bool UObjectBaseUtility::IsRooted() const
{
	return FObjectAccess::IsRooted(*this);
}

FString UObjectBaseUtility::GetPathName(const UObject* StopOuter) const
{
	const UObject* const Outer = GetOuter();
	if (Outer == nullptr || Outer == StopOuter)
	{
		return GetName();
	}
	const bool bInTopObject = Outer->GetOuter() != nullptr && Outer->GetOuter()->GetOuter() == nullptr;
	return Outer->GetPathName(StopOuter) + (bInTopObject ? TEXT(":") : TEXT(".")) + GetName();
}

FString UObjectBaseUtility::GetFullName(const UObject* StopOuter) const
{
	return GetClass()->GetName() + TEXT(" ") + GetPathName(StopOuter);
}

UPackage* UObjectBaseUtility::GetPackage() const
{
	const UObject* Top = static_cast<const UObject*>(this);
	while (Top->GetOuter() != nullptr)
	{
		Top = Top->GetOuter();
	}
	return Cast<UPackage>(const_cast<UObject*>(Top));
}

bool UObjectBaseUtility::IsIn(const UObject* SomeOuter) const
{
	const UObject* Outer = GetOuter();
	while (Outer != nullptr && Outer != SomeOuter)
	{
		Outer = Outer->GetOuter();
	}
	return Outer != nullptr;
}

UObject* UObjectBaseUtility::GetTypedOuter(UClass* Target) const
{
	UObject* Outer = GetOuter();
	while (Outer != nullptr && !Outer->IsA(Target))
	{
		Outer = Outer->GetOuter();
	}
	return Outer;
}

bool UObjectBaseUtility::IsA(const UClass* SomeBase) const
{
	return UnrealDouble::IsChildOf(GetClass(), SomeBase);
}

bool IsValid(const UObject* Test)
{
	return Test != nullptr && !FObjectAccess::IsGarbage(*Test);
}

FString GetNameSafe(const UObject* Object)
{
	return Object != nullptr ? Object->GetName() : FString(TEXT("None"));
}

FWeakObjectPtr::FWeakObjectPtr(const UObject* Object)
	: Index(Object != nullptr ? FObjectAccess::IndexOf(*Object) : INDEX_NONE),
	  Serial(Object != nullptr ? FObjectAccess::Slots()[Index].Serial : 0)
{
}

UObject* FWeakObjectPtr::Get() const
{
	if (Serial == 0 || FObjectAccess::Slots()[Index].Serial != Serial)
	{
		return nullptr;
	}
	UObject* const Object = FObjectAccess::Slots()[Index].Object;
	return ::IsValid(Object) ? Object : nullptr;
}

bool FWeakObjectPtr::operator==(const FWeakObjectPtr& Other) const
{
	return (Index == Other.Index && Serial == Other.Serial) || (!IsValid() && !Other.IsValid());
}
