#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/SeatPlan.h"
#include "UI/FlickScreen.h"

#include "FlickSetupScreen.generated.h"

class UFlickButton;
class UFlickChoice;
class UFlickEntry;
class UFlickRows;
class UTextBlock;

/** A plan that was changed. */
DECLARE_MULTICAST_DELEGATE_OneParam(FFlickPlanChanged, const faith::flick::SeatPlan&);

/** Who plays. Raises Back and Start; the plan is then as it was last told. */
UCLASS()
class FLICKOFFAITH_API UFlickSetupScreen : public UFlickScreen
{
	GENERATED_BODY()

public:
	/** Levels are keys. The problem says why a match could not start; may be empty. */
	void Show(const faith::flick::SeatPlan& InPlan, const TArray<FString>& InLevels, const FText& InProblem);

	const faith::flick::SeatPlan& GetPlan() const { return Plan; }

	FFlickPlanChanged OnPlan;

	virtual UWidget* FirstFocus() const override;

protected:
	virtual UWidget* BuildTree() override;
	virtual void Connect() override;
	virtual void Refresh() override;
	virtual void HandleAction(EFlickAction Action) override;

private:
	UWidget* BuildPage();
	UWidget* BuildSeed();
	void ConnectSeats();
	void RefreshSeats();
	void RefreshSplit();
	void RefreshSeed();
	void Change();
	void HandlePreset(int32 Index);
	void HandleSeat(int32 Index);
	void HandleSplit(int32 Index);
	void HandleRemove(int32 Index);
	void HandleSeed(int32 Index);

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> PresetRow;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickRows> SeatRows;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> AddSeatButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickChoice> SplitChoice;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickEntry> SeedBox;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UTextBlock> ProblemText;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> BackButton;

	UPROPERTY(meta = (BindWidgetOptional))
	TObjectPtr<UFlickButton> StartButton;

	faith::flick::SeatPlan Plan = faith::flick::SeatPlan::Usual();
	TArray<FString> Levels;
	FText Problem;
	int32 ConnectedSeats = 0;
};
