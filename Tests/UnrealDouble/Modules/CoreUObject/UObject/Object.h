#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/UObjectBaseUtility.h"
#include "UObject/UObjectGlobals.h"

class UWorld;
class FObjectInitializer;

class COREUOBJECT_API UObject : public UObjectBaseUtility
{
public:
	using ThisClass = UObject;
	static UClass* StaticClass();

	UObject();
	UObject(const FObjectInitializer& ObjectInitializer);

	/** Called once after the constructor, when the values of the default object have been copied in. */
	virtual void PostInitProperties() {}
	virtual void BeginDestroy();
	virtual void FinishDestroy() {}
	/** Its properties that the header tool found to be plain data, in order. */
	virtual void Serialize(FArchive& Ar);
	/** The world of the outer, if it has one. */
	virtual UWorld* GetWorld() const;
	bool ConditionalBeginDestroy();

	/** Makes an object that belongs to this one. Only while its constructor runs: fatal anywhere else. */
	UObject* CreateDefaultSubobject(
		FName SubobjectFName, UClass* ReturnType, UClass* ClassToCreateByDefault, bool bIsRequired, bool bIsTransient);
	template <class TReturnType>
	TReturnType* CreateDefaultSubobject(FName SubobjectName, bool bTransient = false)
	{
		UClass* const ReturnType = TReturnType::StaticClass();
		return static_cast<TReturnType*>(
			CreateDefaultSubobject(SubobjectName, ReturnType, ReturnType, true, bTransient));
	}
	template <class TReturnType, class TClassToConstructByDefault>
	TReturnType* CreateDefaultSubobject(FName SubobjectName, bool bTransient = false)
	{
		return static_cast<TReturnType*>(CreateDefaultSubobject(
			SubobjectName, TReturnType::StaticClass(), TClassToConstructByDefault::StaticClass(), true, bTransient));
	}

private:
	friend struct UnrealDouble::TConstruct<UObject>;
};

/** Neither null nor garbage. */
COREUOBJECT_API bool IsValid(const UObject* Test);
COREUOBJECT_API FString GetNameSafe(const UObject* Object);
