#pragma once

#include "CoreMinimal.h"
#include "InputActionValue.h"
#include "UObject/Object.h"

#include <initializer_list>

#include "FlickInput.generated.h"

class UInputAction;
class UInputMappingContext;
struct FKey;

/** Everything that mouse, keyboard and pads can say, made without assets. Which device says it is nobody's business after this. */
UCLASS()
class FLICKOFFAITH_API UFlickInput : public UObject
{
	GENERATED_BODY()

public:
	/** As many persons vote with keys of their own, and as many choices have a number key. */
	static constexpr int32 NumberedActions = 4;

	/** Makes all actions and the context; once. */
	void Build();

	/** The keys of all actions. */
	UPROPERTY()
	TObjectPtr<UInputMappingContext> Context;

	/** The left button: goes down, drags, goes up. */
	UPROPERTY()
	TObjectPtr<UInputAction> Point;

	/** Lets go of what is dragged or pulled. */
	UPROPERTY()
	TObjectPtr<UInputAction> LetGo;

	/** Lets go, or asks for the menu. */
	UPROPERTY()
	TObjectPtr<UInputAction> Back;

	/** Lets go, or says no. */
	UPROPERTY()
	TObjectPtr<UInputAction> Refuse;

	UPROPERTY()
	TObjectPtr<UInputAction> Confirm;

	/** Another piece, or the other disc. */
	UPROPERTY()
	TObjectPtr<UInputAction> Next;

	UPROPERTY()
	TObjectPtr<UInputAction> Undo;

	/** What is shown now has been seen; or everything up to the next question. */
	UPROPERTY()
	TObjectPtr<UInputAction> Skip;

	UPROPERTY()
	TObjectPtr<UInputAction> SkipAll;

	UPROPERTY()
	TObjectPtr<UInputAction> Menu;

	/** From the table to the buttons around it and back: while something is placed or aimed, arrows and the cross are for that. */
	UPROPERTY()
	TObjectPtr<UInputAction> Panels;

	/** While it is held everything goes in smaller steps. */
	UPROPERTY()
	TObjectPtr<UInputAction> Fine;

	UPROPERTY()
	TObjectPtr<UInputAction> ThumbUp;

	UPROPERTY()
	TObjectPtr<UInputAction> ThumbDown;

	/** Keys to the right and up: aim, or move the piece where nothing is aimed. */
	UPROPERTY()
	TObjectPtr<UInputAction> Step;

	/** Keys that always move the piece. */
	UPROPERTY()
	TObjectPtr<UInputAction> Move;

	/** The same with sticks. */
	UPROPERTY()
	TObjectPtr<UInputAction> StepStick;

	UPROPERTY()
	TObjectPtr<UInputAction> MoveStick;

	/** Counter-clockwise: keys, notches of the wheel, triggers of a pad. */
	UPROPERTY()
	TObjectPtr<UInputAction> Turn;

	UPROPERTY()
	TObjectPtr<UInputAction> Wheel;

	UPROPERTY()
	TObjectPtr<UInputAction> TurnStick;

	/** One of the choices, by its number. */
	UPROPERTY()
	TArray<TObjectPtr<UInputAction>> Choose;

	/** Votes of several persons in front of one view, by seat. */
	UPROPERTY()
	TArray<TObjectPtr<UInputAction>> SeatThumbUp;

	UPROPERTY()
	TArray<TObjectPtr<UInputAction>> SeatThumbDown;

private:
	UInputAction* MakeAction(const TCHAR* ActionName, EInputActionValueType Type);
	UInputAction* MakeButton(const TCHAR* ActionName, std::initializer_list<FKey> Keys);
	void MapWays(const UInputAction* Action, const FKey& Right, const FKey& Left, const FKey& Up, const FKey& Down);
	void MapPair(const UInputAction* Action, const FKey& Positive, const FKey& Negative);
	void MapStick(const UInputAction* Action, const FKey& Stick, bool bNegative);
	void BuildButtons();
	void BuildWays();
	void BuildNumbered();
};
