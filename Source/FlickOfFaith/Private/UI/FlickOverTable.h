#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "FlickOfFaithPresentation/Chronicle.h"
#include "UI/FlickHud.h"
#include "UI/FlickPlace.h"

#include <optional>

#include "FlickOverTable.generated.h"

/** Shows what lies over the table of one player during a match: fills it from the own view, and keeps what is open and what was told. */
UCLASS()
class UFlickOverTable : public UObject
{
	GENERATED_BODY()

public:
	void Open(const FFlickPlace& InPlace);
	void Close();

	UFlickHud* GetHud() const { return Hud; }

	/** A match begins, or goes on. */
	void BeginMatch();
	/** There is none any more. */
	void EndMatch();
	/** Between these two. */
	bool HasMatch() const { return Chronicle.has_value(); }

	/** Once a frame: banners pass, computers think. */
	void Advance(double Seconds);

	/** Something has happened and begins to be shown. */
	void Tell(const faith::flick::Event& Event, const faith::flick::GameState& After);
	/** The view may be another. What is asked and aimed is shown anew, and all the rest if it depends on what has changed. */
	void Refresh();
	/** Another language, size of texts or room. */
	void Dress();
	/** The words of everything that was told are others. */
	void TellAgain();

	/** The result was put away to look at the table. */
	void SetLooking(bool bInLooking);
	bool IsLooking() const { return bLooking; }
	/** Somebody went from the table to the buttons around it, or back. */
	void SetEntered(bool bInEntered) { bEntered = bInEntered; }
	bool IsEntered() const { return bEntered; }
	/** Widgets have to have the focus: nothing but buttons answers, or somebody went to them. */
	bool NeedsFocus() const;

	/** Opens this beside the table, or closes it if it is open. */
	void ToggleSide(EFlickSide NewSide, int32 Seat = INDEX_NONE);
	/** Looks at the place of a line. */
	void LookAtLogLine(int32 Index);
	void LookAtAccountLine(int32 Index);

	/** Of the match, which there must be. */
	std::vector<faith::flick::ResultLine> FindResult() const;

private:
	/** All that the board, the cards and what is open beside it depend on, but for the look. */
	struct FMoment
	{
		std::size_t Told = 0;
		std::size_t Commands = 0;
		faith::flick::Seat Asked = faith::flick::kNobody;
		uint8 Answered = 0;
		uint8 Thinking = 0;
		bool bHasDesk = false;
		bool bSharedVote = false;
		bool bLostDevice = false;
		bool bCanSkip = false;
		bool bLooking = false;

		bool operator==(const FMoment& Other) const = default;
	};

	FMoment FindMoment() const;
	void TellFirst(std::size_t Events);
	void ShowAll();
	void ShowAsked();
	void ShowSide();
	void LookAt(const std::optional<faith::flick::TableSpot>& Spot);

	UPROPERTY()
	TObjectPtr<UFlickHud> Hud;

	FFlickPlace Place;
	std::optional<faith::flick::Chronicle> Chronicle;
	/** What was shown last; nothing if all is to be shown anew. */
	std::optional<FMoment> Moment;
	FFlickBoardView Board;
	EFlickSide Side = EFlickSide::Nothing;
	int32 OpenSeat = INDEX_NONE;
	/** Seconds for which the banner is still to be seen. */
	double BannerLeft = 0.0;
	bool bLooking = false;
	bool bEntered = false;
};
