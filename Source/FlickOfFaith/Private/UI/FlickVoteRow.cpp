#include "UI/FlickVoteRow.h"

#include "Components/HorizontalBox.h"
#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickLayout.h"
#include "UI/FlickPip.h"

void UFlickVoteRow::Show(const faith::flick::Banner::Voter& InVoter)
{
	Voter = InVoter;
	Update();
}

UWidget* UFlickVoteRow::BuildTree()
{
	ColourShape = MakePart<UFlickPip>();
	VoteText = MakeText(EFlickFont::Bold, FlickStyle::Small, EFlickColour::Ink);
	UHorizontalBox* const Line = Make<UHorizontalBox>();
	FlickLayout::Beside(Line, ColourShape, 0.0f);
	FlickLayout::Beside(Line, VoteText, 6.0f);
	return Line;
}

void UFlickVoteRow::Refresh()
{
	Super::Refresh();
	const FText Thumb = GetLook().Word(Voter.isUp ? "match.thumb_up" : "match.thumb_down");
	FlickLayout::Write(VoteText,
		GetLook().Phrase(
			"match.vote_of", {{"player", Voter.name}, {"vote", FlickConvert::FromString(Thumb.ToString())}}));
	if (ColourShape != nullptr)
	{
		constexpr float VoterDiscWidth = 30.0f;
		ColourShape->Show(FLinearColor(FlickConvert::ToColor(Voter.colour)), VoterDiscWidth);
	}
}
