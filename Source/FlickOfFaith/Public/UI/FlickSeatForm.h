#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/SeatPlan.h"
#include "UI/FlickRow.h"

#include "FlickSeatForm.generated.h"

class UFlickButton;
class UFlickChoice;
class UFlickEntry;
class UTextBlock;
class UWidget;

/** Who plays one seat of a new match. Raises OnChosen when something is another, and OnRemove. */
UCLASS()
class FLICKOFFAITH_API UFlickSeatForm : public UFlickRow
{
	GENERATED_BODY()

public:
	/** Levels are keys. */
	void Show(const faith::flick::PlannedSeat& InSeat, const TArray<FString>& InLevels, bool bInCanRemove);

	const faith::flick::PlannedSeat& GetSeat() const { return Seat; }

	/** The seat is to go. */
	FFlickIndexChosen OnRemove;

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;

private:
	void RefreshWho();
	void RefreshHand();
	void HandleWho(int32 Index);
	void HandleHand(int32 Index);
	void HandleName(int32 Index);
	void HandleRemove(int32 Index);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickChoice> WhoChoice;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickChoice> HandChoice;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickEntry> NameBox;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UWidget> PersonPart;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> RemoveButton;

	faith::flick::PlannedSeat Seat;
	TArray<FString> Levels;
	bool bCanRemove = false;
};
