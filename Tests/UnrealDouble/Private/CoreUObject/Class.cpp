// Classes, their registration and their default objects.
#include "Double/DeclareClass.h"
#include "Double/DynamicDelegate.h"
#include "Double/Objects.h"
#include "ObjectAccess.h"
#include "UObject/Package.h"

DOUBLE_CLASS_IMPLEMENT_AS(UObject, "/Script/CoreUObject", nullptr, true);
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UField, "/Script/CoreUObject");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UStruct, "/Script/CoreUObject");
DOUBLE_CLASS_IMPLEMENT(UFunction, "/Script/CoreUObject");
DOUBLE_CLASS_IMPLEMENT(UClass, "/Script/CoreUObject");
DOUBLE_CLASS_IMPLEMENT(UPackage, "/Script/CoreUObject");

namespace
{
TArray<UClass* (*)()>& KnownAtStart()
{
	static TArray<UClass* (*)()>& List = *new TArray<UClass* (*)()>;
	return List;
}

/** Classes that wait for the class of classes and the class of packages, which are classes themselves. */
TArray<UClass*> Unresolved;
UClass* ClassOfClasses = nullptr;
UClass* ClassOfPackages = nullptr;
} // namespace

UnrealDouble::FRegisterAtStart::FRegisterAtStart(UClass* (*StaticClass)())
{
	KnownAtStart().Add(StaticClass);
}

UClass* UnrealDouble::RegisterClassImpl(
	const FClassParams& Params, SIZE_T Size, SIZE_T Alignment, void (*Construct)(void*, const FObjectInitializer&))
{
	return FObjectAccess::Register(Params, Size, Alignment, Construct);
}

UClass* FObjectAccess::Register(const UnrealDouble::FClassParams& Params, SIZE_T Size, SIZE_T Alignment,
	void (*Construct)(void*, const FObjectInitializer&))
{
	UClass* const Super = Params.Super != nullptr ? Params.Super() : nullptr;
	void* const Memory = ::operator new(sizeof(UClass), (std::align_val_t)alignof(UClass));
	const FObjectInitializer Initializer(
		ClassOfClasses, nullptr, FName(Params.Name), RF_Public | RF_MarkAsNative, Memory);
	UClass* const Class = ::new (Memory) UClass();
	Class->SuperStruct = Super;
	Class->Size = Size;
	Class->Alignment = Alignment;
	Class->Construct = Construct;
	Class->SerializeProperties = Params.Serialize;
	Class->PackageName = FName(Params.Package);
	Class->ClassFlags = Params.bAbstract ? CLASS_Abstract : CLASS_None;
	for (const TCHAR* const Name : Params.Functions)
	{
		Class->FunctionNames.Add(FName(Name));
	}
	ClassOfClasses = Class->GetFName() == TEXT("Class") ? Class : ClassOfClasses;
	ClassOfPackages = Class->GetFName() == TEXT("Package") ? Class : ClassOfPackages;
	Unresolved.Add(Class);
	return Class;
}

/** Gives new classes their class and their package. */
void FObjectAccess::Resolve()
{
	UClass::StaticClass();
	UPackage::StaticClass();
	const TArray<UClass*> Waiting = MoveTemp(Unresolved);
	for (UClass* const Class : Waiting)
	{
		Class->ClassPrivate = ClassOfClasses;
	}
	for (UClass* const Class : Waiting)
	{
		UPackage* const Package = CreatePackage(*Class->PackageName.ToString());
		checkf(FindInOuter(Package, Class->GetFName()) == nullptr, TEXT("two classes are named %s"), *Class->GetName());
		Place(*Class, Class->GetFName(), Package);
	}
}

UObject* FObjectAccess::DefaultObject(const UClass* Class)
{
	Resolve();
	if (Class->DefaultObject == nullptr && !Class->bMakingDefaultObject)
	{
		Class->bMakingDefaultObject = true;
		if (Class->GetSuperClass() != nullptr)
		{
			DefaultObject(Class->GetSuperClass());
		}
		const FName Name(*(TEXT("Default__") + Class->GetName()));
		Class->DefaultObject = Construct(const_cast<UClass*>(Class), Class->GetOuter(), Name,
			RF_Public | RF_ClassDefaultObject | RF_ArchetypeObject);
	}
	return Class->DefaultObject;
}

UFunction* FObjectAccess::Function(const UClass* Class, FName Name)
{
	if (!Class->FunctionNames.Contains(Name))
	{
		return nullptr;
	}
	UFunction*& Function = Class->Functions.FindOrAdd(Name);
	if (Function == nullptr)
	{
		Function = NewObject<UFunction>(const_cast<UClass*>(Class), Name);
	}
	return Function;
}

void UnrealDouble::CreateDefaultObjects()
{
	for (UClass* (*const StaticClass)() : KnownAtStart())
	{
		StaticClass();
	}
	for (UClass* (*const StaticClass)() : KnownAtStart())
	{
		FObjectAccess::DefaultObject(StaticClass());
	}
}

UObject* UnrealDouble::DefaultObject(const UClass* Class)
{
	check(Class != nullptr);
	return FObjectAccess::DefaultObject(Class);
}

bool UnrealDouble::IsChildOf(const UClass* Class, const UClass* Base)
{
	return Class != nullptr && Class->IsChildOf(Base);
}

void UnrealDouble::RequireFunction(const UObject* Object, const FName& Function)
{
	checkf(Object != nullptr, TEXT("%s is bound to no object"), *Function.ToString());
	checkf(Object->GetClass()->FindFunctionByName(Function) != nullptr,
		TEXT("%s is no UFUNCTION of %s: it cannot be bound"), *Function.ToString(), *Object->GetClass()->GetName());
}

bool UStruct::IsChildOf(const UStruct* SomeBase) const
{
	const UStruct* Struct = this;
	while (Struct != nullptr && Struct != SomeBase)
	{
		Struct = Struct->SuperStruct;
	}
	return Struct != nullptr;
}

UObject* UClass::GetDefaultObject(bool bCreateIfNeeded) const
{
	return bCreateIfNeeded ? FObjectAccess::DefaultObject(this) : DefaultObject;
}

UFunction* UClass::FindFunctionByName(FName InName, EIncludeSuperFlag::Type IncludeSuper) const
{
	UFunction* const Own = FObjectAccess::Function(this, InName);
	const bool bUp = Own == nullptr && IncludeSuper == EIncludeSuperFlag::IncludeSuper && GetSuperClass() != nullptr;
	return bUp ? GetSuperClass()->FindFunctionByName(InName) : Own;
}
