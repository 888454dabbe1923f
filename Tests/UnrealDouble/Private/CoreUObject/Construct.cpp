// How objects come to be and go.
#include "Double/Objects.h"
#include "ObjectAccess.h"
#include "Serialization/MemoryReader.h"
#include "Serialization/MemoryWriter.h"
#include "UObject/Package.h"

#include <map>

namespace
{
using FPlace = std::pair<const UObject*, uint64>;

/** Objects by outer and name. */
std::multimap<FPlace, UObject*>& Places()
{
	static std::multimap<FPlace, UObject*>& Map = *new std::multimap<FPlace, UObject*>;
	return Map;
}

FPlace PlaceOf(const UObject* Outer, FName Name)
{
	return {Outer, GetTypeHash(Name)};
}

void ForgetPlace(const UObject* Object)
{
	const auto Range = Places().equal_range(PlaceOf(Object->GetOuter(), Object->GetFName()));
	for (auto It = Range.first; It != Range.second; ++It)
	{
		if (It->second == Object)
		{
			Places().erase(It);
			return;
		}
	}
}
} // namespace

TArray<FObjectAccess::FSlot>& FObjectAccess::Slots()
{
	static TArray<FSlot>& Table = *new TArray<FSlot>;
	return Table;
}

TArray<FObjectInitializer*>& FObjectAccess::Constructing()
{
	static TArray<FObjectInitializer*>& Stack = *new TArray<FObjectInitializer*>;
	return Stack;
}

FObjectInitializer::FObjectInitializer(
	UClass* InClass, UObject* InOuter, FName InName, EObjectFlags InFlags, void* InMemory)
	: Class(InClass), Outer(InOuter), Name(InName), Flags(InFlags), Memory(InMemory)
{
	FObjectAccess::Constructing().Add(this);
}

FObjectInitializer::~FObjectInitializer()
{
	check(FObjectAccess::Constructing().Pop() == this);
}

FObjectInitializer& FObjectInitializer::Get()
{
	if (FObjectAccess::Constructing().IsEmpty())
	{
		UnrealDouble::Fatal("FObjectInitializer::Get() can only be used inside of an object's constructor");
	}
	return *FObjectAccess::Constructing().Last();
}

UObjectBase::UObjectBase()
{
	FObjectAccess::Begin(*this);
}

void FObjectAccess::Begin(UObjectBase& Object)
{
	FObjectInitializer* const Initializer = Constructing().IsEmpty() ? nullptr : Constructing().Last();
	if (Initializer == nullptr || Initializer->Memory != &Object)
	{
		UnrealDouble::Fatal("an object must be made by NewObject, CreateDefaultSubobject or SpawnActor");
	}
	Initializer->Obj = static_cast<UObject*>(&Object);
	Object.ObjectFlags = Initializer->Flags;
	Object.ClassPrivate = Initializer->Class;
	Object.InternalIndex = Slots().Add({Initializer->Obj, Slots().Num() + 1});
	Place(Object, Initializer->Name, Initializer->Outer);
}

void FObjectAccess::Place(UObjectBase& Object, FName Name, UObject* Outer)
{
	ForgetPlace(static_cast<UObject*>(&Object));
	Object.NamePrivate = Name;
	Object.OuterPrivate = Outer;
	Places().emplace(PlaceOf(Outer, Name), static_cast<UObject*>(&Object));
}

UObject* FObjectAccess::FindInOuter(const UObject* Outer, FName Name)
{
	const auto Range = Places().equal_range(PlaceOf(Outer, Name));
	for (auto It = Range.first; It != Range.second; ++It)
	{
		if (It->second->GetFName() == Name && !IsGarbage(*It->second))
		{
			return It->second;
		}
	}
	return nullptr;
}

FName FObjectAccess::UniqueName(const UObject* Outer, UClass* Class)
{
	FName Name;
	do
	{
		Name = FName(*Class->GetName(), ++Class->NumNamed);
	} while (FindInOuter(Outer, Name) != nullptr);
	return Name;
}

UObject* FObjectAccess::Construct(UClass* Class, UObject* Outer, FName Name, EObjectFlags Flags)
{
	void* const Memory = ::operator new(Class->Size, (std::align_val_t)Class->Alignment);
	UObject* Object = nullptr;
	{
		const FObjectInitializer Initializer(Class, Outer, Name, Flags, Memory);
		Class->Construct(Memory, Initializer);
		Object = Initializer.Obj;
	}
	CopyFromDefault(Object);
	Object->PostInitProperties();
	return Object;
}

/** The values of the default object win over those of the constructor, as far as they are plain data. */
void FObjectAccess::CopyFromDefault(UObject* Object)
{
	UObject* const Default = Object->GetClass() != nullptr ? Object->GetClass()->DefaultObject : nullptr;
	if (Default != nullptr && Default != Object)
	{
		TArray<uint8> Bytes;
		FMemoryWriter Writer(Bytes);
		SerializeByClass(*Default, Writer);
		FMemoryReader Reader(Bytes);
		SerializeByClass(*Object, Reader);
	}
}

void FObjectAccess::SerializeByClass(UObject& Object, FArchive& Archive)
{
	for (const UClass* Class = Object.GetClass(); Class != nullptr; Class = Class->GetSuperClass())
	{
		if (Class->SerializeProperties != nullptr)
		{
			Class->SerializeProperties(Object, Archive);
		}
	}
}

void FObjectAccess::Destroy(UObject* Object)
{
	Object->ConditionalBeginDestroy();
	Object->FinishDestroy();
	Slots()[IndexOf(*Object)] = {};
	ForgetPlace(Object);
	const std::align_val_t Alignment = (std::align_val_t)Object->GetClass()->Alignment;
	Object->~UObject();
	::operator delete((void*)Object, Alignment);
}

namespace UnrealDouble
{
void FreeObject(UObject* Object)
{
	check(Object != nullptr && !Object->IsTemplate());
	FObjectAccess::Destroy(Object);
}

void DestroyAllObjects()
{
	const TArray<FObjectAccess::FSlot> All = FObjectAccess::Slots();
	for (int32 Index = All.Num() - 1; Index >= 0; --Index)
	{
		if (All[Index].Object != nullptr)
		{
			All[Index].Object->RemoveFromRoot();
			All[Index].Object->ConditionalBeginDestroy();
		}
	}
	for (int32 Index = All.Num() - 1; Index >= 0; --Index)
	{
		if (All[Index].Object != nullptr &&
			!All[Index].Object->IsA(UClass::StaticClass())) // classes know how others end
		{
			FObjectAccess::Destroy(All[Index].Object);
		}
	}
}

bool IsInConstructor(const UObject* Object)
{
	return FObjectAccess::Constructing().ContainsByPredicate(
		[Object](const FObjectInitializer* One) { return One->GetObj() == Object; });
}

bool IsInAnyConstructor()
{
	return !FObjectAccess::Constructing().IsEmpty();
}

UObject* NewObjectImpl(const UClass* Class, const UClass* Base, UObject* Outer, FName Name, EObjectFlags Flags)
{
	checkf(Class != nullptr, TEXT("NewObject needs a class"));
	checkf(Outer != nullptr, TEXT("NewObject of %s needs an outer"), *Class->GetName());
	checkf(Class->IsChildOf(Base), TEXT("NewObject: %s is no %s"), *Class->GetName(), *Base->GetName());
	checkf(!Class->HasAnyClassFlags(CLASS_Abstract), TEXT("NewObject: %s is abstract"), *Class->GetName());
	checkf(!Name.IsNone() || !IsInConstructor(Outer),
		TEXT("NewObject without a name in the constructor of its outer: use CreateDefaultSubobject for %s"),
		*Class->GetName());
	UClass* const Made = const_cast<UClass*>(Class);
	FObjectAccess::DefaultObject(Made);
	const FName Chosen = Name.IsNone() ? FObjectAccess::UniqueName(Outer, Made) : Name;
	checkf(FObjectAccess::FindInOuter(Outer, Chosen) == nullptr, TEXT("NewObject: %s is already in %s"),
		*Chosen.ToString(), *Outer->GetPathName());
	return FObjectAccess::Construct(Made, Outer, Chosen, Flags);
}
} // namespace UnrealDouble

UObject* FObjectInitializer::CreateDefaultSubobject(UObject* InOuter, FName SubobjectFName, const UClass* ReturnType,
	const UClass* ClassToCreateByDefault, bool, bool bIsTransient) const
{
	checkf(!SubobjectFName.IsNone(), TEXT("a default subobject needs a name"));
	checkf(InOuter == Obj, TEXT("CreateDefaultSubobject: the outer is not the object being constructed"));
	checkf(FObjectAccess::FindInOuter(InOuter, SubobjectFName) == nullptr,
		TEXT("Default subobject %s already exists in %s"), *SubobjectFName.ToString(), *InOuter->GetPathName());
	const UClass* const* const Override = Overrides.Find(SubobjectFName);
	UClass* const Made = const_cast<UClass*>(Override != nullptr ? *Override : ClassToCreateByDefault);
	checkf(Made->IsChildOf(ReturnType), TEXT("CreateDefaultSubobject: %s is no %s"), *Made->GetName(),
		*ReturnType->GetName());
	checkf(!Made->HasAnyClassFlags(CLASS_Abstract), TEXT("CreateDefaultSubobject: %s is abstract"), *Made->GetName());
	FObjectAccess::DefaultObject(Made);
	const EObjectFlags Inherited = (EObjectFlags)((uint32)Flags & (RF_Transient | RF_ArchetypeObject));
	return FObjectAccess::Construct(
		Made, InOuter, SubobjectFName, Inherited | RF_DefaultSubObject | (bIsTransient ? RF_Transient : RF_NoFlags));
}

const FObjectInitializer& FObjectInitializer::SetDefaultSubobjectClass(FName SubobjectName, const UClass* InClass) const
{
	if (!Overrides.Contains(SubobjectName)) // the most derived class speaks first, and wins
	{
		Overrides.Add(SubobjectName, InClass);
	}
	return *this;
}

UObject* UObject::CreateDefaultSubobject(
	FName SubobjectFName, UClass* ReturnType, UClass* ClassToCreateByDefault, bool bIsRequired, bool bIsTransient)
{
	const bool bHere = UnrealDouble::IsInAnyConstructor() && FObjectInitializer::Get().GetObj() == this;
	checkf(bHere, TEXT("CreateDefaultSubobject(%s) outside of the constructor of %s"), *SubobjectFName.ToString(),
		*GetPathName());
	return FObjectInitializer::Get().CreateDefaultSubobject(
		this, SubobjectFName, ReturnType, ClassToCreateByDefault, bIsRequired, bIsTransient);
}
