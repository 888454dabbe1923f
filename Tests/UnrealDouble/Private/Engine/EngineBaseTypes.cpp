#include "Engine/EngineBaseTypes.h"

#include "Components/PrimitiveComponent.h"
#include "Engine/HitResult.h"

// Tick functions, addresses of maps and hits.

void FTickFunction::DoubleRegister(bool bInRegistered)
{
	bRegistered = bInRegistered && bCanEverTick;
	bEnabled = bRegistered && (bEnabled || bStartWithTickEnabled);
	LastFrame = GFrameCounter; // never in the frame in which it was registered
	Waited = 0.0f;
}

TOptional<float> FTickFunction::DoubleDue(ETickingGroup Group, float DeltaSeconds)
{
	if (!bRegistered || !bEnabled || TickGroup != Group || LastFrame == GFrameCounter)
	{
		return {};
	}
	LastFrame = GFrameCounter;
	Waited += DeltaSeconds;
	if (Waited < TickInterval)
	{
		return {};
	}
	const float Due = Waited;
	Waited = 0.0f;
	return Due;
}

FURL::FURL(const TCHAR* Filename)
{
	if (Filename)
	{
		Parse(FString(Filename));
	}
}

FURL::FURL(FURL* Base, const TCHAR* TextURL, ETravelType Type)
{
	if (Base && Type != TRAVEL_Absolute)
	{
		Map = Base->Map;
		Op = Base->Op;
	}
	Parse(FString(TextURL));
}

/// "Map?Option?Key=Value#Portal"; without a map only options.
void FURL::Parse(const FString& Text)
{
	FString Address = Text;
	Text.Split(TEXT("#"), &Address, &Portal);
	TArray<FString> Parts;
	Address.ParseIntoArray(Parts, TEXT("?"));
	for (int32 i = 0; i < Parts.Num(); ++i)
	{
		if (i == 0 && !Address.StartsWith(TEXT("?")))
		{
			Map = Parts[i];
		}
		else
		{
			AddOption(*Parts[i]);
		}
	}
}

void FURL::AddOption(const TCHAR* Str)
{
	FString Key(Str);
	FString Value;
	Key.Split(TEXT("="), &Key, &Value);
	Op.RemoveAll([&Key](const FString& Old) { return Old == Key || Old.StartsWith(Key + TEXT("=")); });
	Op.Add(FString(Str));
}

const TCHAR* FURL::GetOption(const TCHAR* Match, const TCHAR* Default) const
{
	for (const FString& Option : Op)
	{
		if (Option.StartsWith(Match))
		{
			return *Option + FString(Match).Len();
		}
	}
	return Default;
}

bool FURL::HasOption(const TCHAR* Test) const
{
	return GetOption(Test, nullptr) != nullptr;
}

FString FURL::ToString(bool) const
{
	FString Text = Map;
	for (const FString& Option : Op)
	{
		Text += TEXT("?") + Option;
	}
	return Text;
}

UPrimitiveComponent* FHitResult::GetComponent() const
{
	return Component.Get();
}

AActor* FHitResult::GetActor() const
{
	return Component.IsValid() ? Component->GetOwner() : nullptr;
}
