#include "UI/FlickPromptPanel.h"

#include "Components/Border.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"
#include "UI/FlickRows.h"

bool FFlickAnswer::operator==(const FFlickAnswer& Other) const
{
	return Label.EqualTo(Other.Label) && bDeclines == Other.bDeclines;
}

bool FFlickPromptView::operator==(const FFlickPromptView& Other) const
{
	return Prompt.EqualTo(Other.Prompt) && Hint.EqualTo(Other.Hint) && Complaint.EqualTo(Other.Complaint) &&
		AnswerLabel.EqualTo(Other.AnswerLabel) && bCanAnswer == Other.bCanAnswer && bOtherPiece == Other.bOtherPiece &&
		bOtherDisc == Other.bOtherDisc && bCanTurn == Other.bCanTurn && Answers == Other.Answers;
}

void UFlickPromptPanel::Show(const FFlickPromptView& InView)
{
	FlickLayout::SetShown(this, !InView.Prompt.IsEmpty());
	if (!(View == InView))
	{
		View = InView;
		Update();
	}
}

UWidget* UFlickPromptPanel::FirstFocus() const
{
	UWidget* const First =
		ConfirmButton != nullptr && !View.AnswerLabel.IsEmpty() ? ConfirmButton->FirstFocus() : nullptr;
	return First != nullptr || AnswerRows == nullptr ? First : AnswerRows->FirstFocus();
}

UWidget* UFlickPromptPanel::BuildTree()
{
	PromptText = MakeParagraph(EFlickFont::Title, FlickStyle::Large, EFlickColour::Light);
	HintText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	ComplaintText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Warning);
	ConfirmButton = MakePart<UFlickButton>();
	OtherButton = MakePart<UFlickButton>();
	TurnButton = MakePart<UFlickButton>();
	AnswerRows = MakePart<UFlickRows>();
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, PromptText, 0.0f);
	FlickLayout::Below(Lines, HintText, 6.0f);
	FlickLayout::Below(Lines, ComplaintText, 6.0f);
	FlickLayout::Below(Lines, ConfirmButton, 10.0f);
	FlickLayout::Below(Lines, OtherButton, 8.0f);
	FlickLayout::Below(Lines, TurnButton, 8.0f);
	FlickLayout::Below(Lines, AnswerRows, 8.0f);
	return MakeFrame(MakeSurface(Lines, EFlickColour::Panel, EFlickColour::Amber, 16.0f), FlickStyle::AskedWidth);
}

void UFlickPromptPanel::Connect()
{
	ConnectAction(ConfirmButton, EFlickAction::Confirm, TEXT(""), EFlickButtonKind::Primary);
	ConnectAction(OtherButton, EFlickAction::OtherPiece, TEXT("match.other_piece"));
	ConnectAction(TurnButton, EFlickAction::TurnPiece, TEXT("match.turn_piece"));
	if (AnswerRows != nullptr)
	{
		AnswerRows->Begin(UFlickButton::StaticClass(), false, 8.0f);
		AnswerRows->OnChosen.AddUObject(this, &UFlickPromptPanel::HandleAnswer);
	}
}

void UFlickPromptPanel::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(PromptText, View.Prompt);
	FlickLayout::Write(HintText, View.Complaint.IsEmpty() ? View.Hint : FText::GetEmpty());
	FlickLayout::Write(ComplaintText, View.Complaint);
	RefreshButtons();
	RefreshAnswers();
}

void UFlickPromptPanel::RefreshButtons()
{
	if (ConfirmButton != nullptr)
	{
		ConfirmButton->Show(View.AnswerLabel);
		ConfirmButton->SetUsable(View.bCanAnswer);
	}
	if (OtherButton != nullptr)
	{
		OtherButton->ShowKey(View.bOtherDisc ? TEXT("match.other_disc") : TEXT("match.other_piece"));
	}
	FlickLayout::SetShown(ConfirmButton, !View.AnswerLabel.IsEmpty());
	FlickLayout::SetShown(OtherButton, View.bOtherPiece || View.bOtherDisc);
	FlickLayout::SetShown(TurnButton, View.bCanTurn);
}

void UFlickPromptPanel::RefreshAnswers()
{
	if (AnswerRows == nullptr)
	{
		return;
	}
	AnswerRows->SetCount(View.Answers.Num());
	for (int32 Index = 0; Index < View.Answers.Num(); ++Index)
	{
		UFlickButton* const Button = AnswerRows->At<UFlickButton>(Index);
		Button->SetWrapping(true);
		Button->Show(View.Answers[Index].Label);
		Button->SetKind(View.Answers[Index].bDeclines ? EFlickButtonKind::Quiet : EFlickButtonKind::Plain);
	}
}

void UFlickPromptPanel::HandleAnswer(int32 Index)
{
	OnAnswer.Broadcast(Index);
}
