#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Components/InputComponent.h"
#include "CoreMinimal.h"
#include "InputActionValue.h"
#include "InputTriggers.h"

class UInputAction;

/// A function that an action calls.
struct ENHANCEDINPUT_API FEnhancedInputActionEventBinding
{
	FEnhancedInputActionEventBinding(const UInputAction* InAction, ETriggerEvent InTriggerEvent,
		const UObject* InObject, TFunction<void(const FInputActionValue&)> InCall)
		: Action(InAction), TriggerEvent(InTriggerEvent), Object(InObject), Call(MoveTemp(InCall))
	{
	}

	/// Of the double.
	TWeakObjectPtr<const UInputAction> Action;
	ETriggerEvent TriggerEvent;
	TWeakObjectPtr<const UObject> Object;
	TFunction<void(const FInputActionValue&)> Call;
};

/// Variables given while binding are passed after the value.
class ENHANCEDINPUT_API UEnhancedInputComponent : public UInputComponent
{
	DOUBLE_CLASS(UEnhancedInputComponent, UInputComponent)

public:
	UEnhancedInputComponent(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get())
		: Super(ObjectInitializer)
	{
	}

	template <class UserClass, typename... VarTypes>
	FEnhancedInputActionEventBinding& BindAction(const UInputAction* Action, ETriggerEvent TriggerEvent,
		UserClass* Object, void (std::type_identity_t<UserClass>::*Func)(VarTypes...), VarTypes... Vars)
	{
		return Bind(Action, TriggerEvent, Object, [=](const FInputActionValue&) { (Object->*Func)(Vars...); });
	}
	template <class UserClass, typename... VarTypes>
	FEnhancedInputActionEventBinding& BindAction(const UInputAction* Action, ETriggerEvent TriggerEvent,
		UserClass* Object, void (std::type_identity_t<UserClass>::*Func)(const FInputActionValue&, VarTypes...),
		VarTypes... Vars)
	{
		return Bind(
			Action, TriggerEvent, Object, [=](const FInputActionValue& Value) { (Object->*Func)(Value, Vars...); });
	}

	/// Of the double.
	void DoubleCall(const UInputAction* Action, ETriggerEvent TriggerEvent, const FInputActionValue& Value) const;

private:
	FEnhancedInputActionEventBinding& Bind(const UInputAction* Action, ETriggerEvent TriggerEvent,
		const UObject* Object, TFunction<void(const FInputActionValue&)> Call);

	TArray<FEnhancedInputActionEventBinding> Bindings;
};
