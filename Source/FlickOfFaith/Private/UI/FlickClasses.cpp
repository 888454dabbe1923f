#include "UI/FlickClasses.h"

#include "UObject/Class.h"
#include "UObject/UObjectGlobals.h"
#include "UObject/WeakObjectPtr.h"

UClass* FlickClasses::FindChild(UClass* Native)
{
	// Looked for once: what is not there costs as much to look for as what is.
	static TMap<FString, TWeakObjectPtr<UClass>> Known;
	const FString ClassName = Native->GetName();
	const TWeakObjectPtr<UClass>* const Before = Known.Find(ClassName);
	if (Before != nullptr && Before->IsValid())
	{
		return Before->Get();
	}
	const FString Path = FString::Printf(TEXT("/Game/FlickOfFaith/UI/WBP_%s.WBP_%s_C"), *ClassName, *ClassName);
	UClass* const Child = StaticLoadClass(Native, nullptr, *Path, nullptr, LOAD_NoWarn | LOAD_Quiet);
	UClass* const Found = Child != nullptr ? Child : Native;
	Known.Add(ClassName, Found);
	return Found;
}
