// Finding objects by name, path and class.
#include "Double/Objects.h"
#include "ObjectAccess.h"
#include "Templates/Casts.h"
#include "UObject/ConstructorHelpers.h"
#include "UObject/Package.h"

DEFINE_LOG_CATEGORY_STATIC(LogUObjectGlobals, Log, All);

namespace
{
UObject* FindByPath(const FString& Path)
{
	TArray<FString> Parts;
	Path.Replace(TEXT(":"), TEXT(".")).ParseIntoArray(Parts, TEXT("."));
	UObject* Found = nullptr;
	for (int32 Index = 0; Index < Parts.Num() && (Index == 0 || Found != nullptr); ++Index)
	{
		Found = FObjectAccess::FindInOuter(Found, FName(*Parts[Index]));
	}
	return Found;
}
} // namespace

UPackage* CreatePackage(const TCHAR* PackageName)
{
	const FName Name(PackageName);
	UObject* const Found = FObjectAccess::FindInOuter(nullptr, Name);
	return static_cast<UPackage*>(
		Found != nullptr ? Found : FObjectAccess::Construct(UPackage::StaticClass(), nullptr, Name, RF_Public));
}

UPackage* GetTransientPackage()
{
	FObjectAccess::Resolve();
	static UPackage* const Package = CreatePackage(TEXT("/Engine/Transient"));
	return Package;
}

UObject* StaticFindObject(UClass* Class, UObject* InOuter, const TCHAR* Name, bool ExactClass)
{
	FObjectAccess::Resolve();
	UObject* const Found =
		InOuter != nullptr ? FObjectAccess::FindInOuter(InOuter, FName(Name)) : FindByPath(FString(Name));
	const bool bFits =
		Found != nullptr && (Class == nullptr || (ExactClass ? Found->GetClass() == Class : Found->IsA(Class)));
	return bFits ? Found : nullptr;
}

UObject* StaticLoadObject(UClass* Class, UObject* InOuter, const TCHAR* Name, const TCHAR*, uint32 LoadFlags)
{
	UObject* const Found = StaticFindObject(Class, InOuter, Name);
	if (Found == nullptr && (LoadFlags & (LOAD_NoWarn | LOAD_Quiet)) == 0)
	{
		UE_LOG(LogUObjectGlobals, Warning, TEXT("Failed to find object '%s %s'"), *Class->GetName(), Name);
	}
	return Found;
}

UClass* StaticLoadClass(UClass* BaseClass, UObject* InOuter, const TCHAR* Name, const TCHAR* Filename, uint32 LoadFlags)
{
	UClass* const Found =
		static_cast<UClass*>(StaticLoadObject(UClass::StaticClass(), InOuter, Name, Filename, LoadFlags));
	return Found != nullptr && Found->IsChildOf(BaseClass) ? Found : nullptr;
}

TArray<UObject*> UnrealDouble::ObjectsOfClass(const UClass* Class)
{
	TArray<UObject*> Result;
	for (const FObjectAccess::FSlot& Slot : FObjectAccess::Slots())
	{
		if (IsValid(Slot.Object) && Slot.Object->IsA(Class) && !Slot.Object->IsTemplate())
		{
			Result.Add(Slot.Object);
		}
	}
	return Result;
}

UObject* UnrealDouble::FindForConstructor(UClass* Class, const TCHAR* Path)
{
	checkf(IsInAnyConstructor(), TEXT("FObjectFinder outside of a constructor, to find %s"), Path);
	UObject* const Found = StaticFindObject(Class, nullptr, Path);
	UE_CLOG(Found == nullptr, LogUObjectGlobals, Error, TEXT("CDO Constructor (%s): Failed to find %s"),
		*FObjectInitializer::Get().GetClass()->GetName(), Path);
	return Found;
}

void UnrealDouble::CastFailed(const UObject* Object, const UClass* To)
{
	Fatal(FString::Printf(TEXT("Cast of %s to %s failed"),
		*(Object != nullptr ? Object->GetFullName() : FString(TEXT("nothing"))), *To->GetName()));
}
