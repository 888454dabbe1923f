#include "Engine/LocalPlayer.h"
#include "EnhancedInputComponent.h"
#include "EnhancedInputSubsystems.h"
#include "EnhancedPlayerInput.h"
#include "GameFramework/PlayerController.h"
#include "InputAction.h"
#include "InputMappingContext.h"
#include "InputModifiers.h"
#include "Tickable.h"

DOUBLE_CLASS_IMPLEMENT(UInputAction, "/Script/EnhancedInput");
DOUBLE_CLASS_IMPLEMENT(UInputMappingContext, "/Script/EnhancedInput");
DOUBLE_CLASS_IMPLEMENT(UInputTrigger, "/Script/EnhancedInput");
DOUBLE_CLASS_IMPLEMENT(UInputModifier, "/Script/EnhancedInput");
DOUBLE_CLASS_IMPLEMENT(UInputModifierDeadZone, "/Script/EnhancedInput");
DOUBLE_CLASS_IMPLEMENT(UInputModifierNegate, "/Script/EnhancedInput");
DOUBLE_CLASS_IMPLEMENT(UInputModifierSwizzleAxis, "/Script/EnhancedInput");
DOUBLE_CLASS_IMPLEMENT(UEnhancedInputComponent, "/Script/EnhancedInput");
DOUBLE_CLASS_IMPLEMENT(UEnhancedInputLocalPlayerSubsystem, "/Script/EnhancedInput");
DOUBLE_CLASS_IMPLEMENT(UEnhancedPlayerInput, "/Script/EnhancedInput");

FVector UInputModifierDeadZone::DoubleModify(const FVector& Value) const
{
	checkf(Type == EDeadZoneType::Radial, TEXT("The double knows only radial dead zones"));
	const double Length = Value.Size();
	if (Length <= LowerThreshold)
	{
		return FVector::ZeroVector;
	}
	const double Share = (Length - LowerThreshold) / (UpperThreshold - LowerThreshold);
	return Value * (FMath::Min(Share, 1.0) / Length);
}

FVector UInputModifierSwizzleAxis::DoubleModify(const FVector& Value) const
{
	checkf(Order == EInputAxisSwizzle::YXZ, TEXT("The double knows only YXZ"));
	return FVector(Value.Y, Value.X, Value.Z);
}

FEnhancedActionKeyMapping& UInputMappingContext::MapKey(const UInputAction* Action, FKey ToKey)
{
	checkf(Action != nullptr && ToKey.IsValid(), TEXT("A key without action, or an action without key"));
	FEnhancedActionKeyMapping Mapping;
	Mapping.Action = Action;
	Mapping.Key = ToKey;
	Mappings.Add(Mapping);
	return Mappings.Last();
}

namespace
{
TArray<IEnhancedInputSubsystemInterface*>& Subsystems()
{
	static TArray<IEnhancedInputSubsystemInterface*>& All = *new TArray<IEnhancedInputSubsystemInterface*>;
	return All;
}

void RebuildAll()
{
	for (IEnhancedInputSubsystemInterface* const Subsystem : Subsystems())
	{
		Subsystem->DoubleRebuild();
	}
}
} // namespace

IEnhancedInputSubsystemInterface::IEnhancedInputSubsystemInterface()
{
	static const bool bAdded = (FTickableGameObject::DoubleAddWorldless(&RebuildAll), true);
	(void)bAdded;
	Subsystems().Add(this);
}

IEnhancedInputSubsystemInterface::~IEnhancedInputSubsystemInterface()
{
	Subsystems().Remove(this);
}

void IEnhancedInputSubsystemInterface::AddMappingContext(
	const UInputMappingContext* MappingContext, int32, const FModifyContextOptions& Options)
{
	checkf(MappingContext != nullptr, TEXT("No context to add"));
	Wanted.AddUnique(MappingContext);
	Request(Options);
}

void IEnhancedInputSubsystemInterface::RemoveMappingContext(
	const UInputMappingContext* MappingContext, const FModifyContextOptions& Options)
{
	Wanted.Remove(MappingContext);
	Request(Options);
}

void IEnhancedInputSubsystemInterface::Request(const FModifyContextOptions& Options)
{
	bPending = true;
	bIgnorePressed = bIgnorePressed || Options.bIgnoreAllPressedKeysUntilRelease;
	if (Options.bForceImmediately)
	{
		DoubleRebuild();
	}
}

void IEnhancedInputSubsystemInterface::DoubleRebuild()
{
	if (!bPending)
	{
		return;
	}
	bPending = false;
	Contexts = Wanted;
	UEnhancedPlayerInput* const Input = bIgnorePressed ? GetPlayerInput() : nullptr;
	bIgnorePressed = false;
	for (int32 Index = 0; Input != nullptr && Index < Contexts.Num(); ++Index)
	{
		Input->DoubleIgnorePressed(*Contexts[Index]);
	}
}

UEnhancedPlayerInput* UEnhancedInputLocalPlayerSubsystem::GetPlayerInput() const
{
	const auto* const Player = static_cast<const ULocalPlayer*>(GetTypedOuter(ULocalPlayer::StaticClass()));
	return Player != nullptr && Player->PlayerController != nullptr
		? Cast<UEnhancedPlayerInput>(Player->PlayerController->PlayerInput.Get())
		: nullptr;
}

void UEnhancedPlayerInput::DoubleIgnorePressed(const UInputMappingContext& Context)
{
	for (const FEnhancedActionKeyMapping& Mapping : Context.DoubleMappings())
	{
		if (Mapping.Action->ValueType == EInputActionValueType::Boolean &&
			ValueOf(Mapping.Key) != FVector::ZeroVector && !Ignored.Contains(Mapping.Key))
		{
			Ignored.Add(Mapping.Key);
		}
	}
}

FEnhancedInputActionEventBinding& UEnhancedInputComponent::Bind(const UInputAction* Action, ETriggerEvent TriggerEvent,
	const UObject* Object, TFunction<void(const FInputActionValue&)> Call)
{
	checkf(Action != nullptr && Object != nullptr, TEXT("A binding without action or object"));
	Bindings.Emplace(Action, TriggerEvent, Object, MoveTemp(Call));
	return Bindings.Last();
}

void UEnhancedInputComponent::DoubleCall(
	const UInputAction* Action, ETriggerEvent TriggerEvent, const FInputActionValue& Value) const
{
	const TArray<FEnhancedInputActionEventBinding> Copy = Bindings;
	for (const FEnhancedInputActionEventBinding& Binding : Copy)
	{
		if (Binding.Action.Get() == Action && Binding.TriggerEvent == TriggerEvent && Binding.Object.IsValid())
		{
			Binding.Call(Value);
		}
	}
}

namespace
{

/// An action and what the keys mapped to it say together: in each direction the one that is farthest from rest.
struct FActionNow
{
	const UInputAction* Action = nullptr;
	FVector Value = FVector::ZeroVector;
};

void TakeFarthest(double& Held, double New)
{
	Held = FMath::Abs(New) > FMath::Abs(Held) ? New : Held;
}

FActionNow& FindOrAdd(TArray<FActionNow>& Actions, const UInputAction* Action)
{
	for (FActionNow& Now : Actions)
	{
		if (Now.Action == Action)
		{
			return Now;
		}
	}
	FActionNow New;
	New.Action = Action;
	Actions.Add(New);
	return Actions.Last();
}

} // namespace

void UEnhancedPlayerInput::DoubleProcess(APlayerController& Controller, float)
{
	const auto* const Subsystem =
		ULocalPlayer::GetSubsystem<UEnhancedInputLocalPlayerSubsystem>(Controller.GetLocalPlayer());
	const auto* const Component = Cast<UEnhancedInputComponent>(Controller.InputComponent.Get());
	Ignored.RemoveAll([this](const FKey& Key) { return ValueOf(Key) == FVector::ZeroVector; });
	TArray<FActionNow> Actions;
	for (int32 Index = 0; Subsystem && Component && Index < Subsystem->DoubleContexts().Num(); ++Index)
	{
		for (const FEnhancedActionKeyMapping& Mapping : Subsystem->DoubleContexts()[Index]->DoubleMappings())
		{
			const bool bIgnored =
				Mapping.Action->ValueType == EInputActionValueType::Boolean && Ignored.Contains(Mapping.Key);
			FVector Value = bIgnored ? FVector::ZeroVector : ValueOf(Mapping.Key);
			for (const TObjectPtr<UInputModifier>& Modifier : Mapping.Modifiers)
			{
				Value = Modifier->DoubleModify(Value);
			}
			FActionNow& Now = FindOrAdd(Actions, Mapping.Action.Get());
			TakeFarthest(Now.Value.X, Value.X);
			TakeFarthest(Now.Value.Y, Value.Y);
		}
	}
	const TArray<const UInputAction*> Before = Running;
	Running.Reset();
	for (const FActionNow& Now : Actions)
	{
		if (Now.Value != FVector::ZeroVector)
		{
			Running.Add(Now.Action);
		}
	}
	ForgetMoves();
	for (const FActionNow& Now : Actions)
	{
		const FInputActionValue Value(Now.Action->ValueType, Now.Value);
		const bool bWasRunning = Before.Contains(Now.Action);
		if (Running.Contains(Now.Action))
		{
			if (!bWasRunning)
			{
				Component->DoubleCall(Now.Action, ETriggerEvent::Started, Value);
			}
			Component->DoubleCall(Now.Action, ETriggerEvent::Triggered, Value);
		}
		else if (bWasRunning)
		{
			Component->DoubleCall(Now.Action, ETriggerEvent::Completed, Value);
		}
	}
}
