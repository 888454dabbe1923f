#include "UI/FlickPromptPanel.h"

#include "Components/Border.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"
#include "UI/FlickRows.h"

namespace
{
constexpr float PanelWidth = 380.0f;
} // namespace

void UFlickPromptPanel::Show(const FFlickPromptView& InView)
{
	View = InView;
	FlickLayout::SetShown(this, !View.Prompt.IsEmpty());
	Update();
}

UWidget* UFlickPromptPanel::FirstFocus() const
{
	UWidget* const First =
		ConfirmButton != nullptr && !View.AnswerLabel.IsEmpty() ? ConfirmButton->FirstFocus() : nullptr;
	return First != nullptr || AnswerRows == nullptr ? First : AnswerRows->FirstFocus();
}

UWidget* UFlickPromptPanel::BuildTree()
{
	PromptText = MakeText(EFlickFont::Title, FlickStyle::Large, EFlickColour::Light);
	HintText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	ComplaintText = MakeText(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Warning);
	ConfirmButton = MakePart<UFlickButton>();
	OtherButton = MakePart<UFlickButton>();
	TurnButton = MakePart<UFlickButton>();
	AnswerRows = MakePart<UFlickRows>();
	AnswerRows->Begin(UFlickButton::StaticClass(), false, 8.0f);
	UVerticalBox* const Lines = Make<UVerticalBox>();
	FlickLayout::Below(Lines, PromptText, 0.0f);
	FlickLayout::Below(Lines, HintText, 6.0f);
	FlickLayout::Below(Lines, ComplaintText, 6.0f);
	FlickLayout::Below(Lines, ConfirmButton, 10.0f);
	FlickLayout::Below(Lines, OtherButton, 8.0f);
	FlickLayout::Below(Lines, TurnButton, 8.0f);
	FlickLayout::Below(Lines, AnswerRows, 8.0f);
	USizeBox* const Frame = Make<USizeBox>();
	Frame->SetWidthOverride(PanelWidth);
	Frame->SetContent(MakeSurface(Lines, EFlickColour::Panel, EFlickColour::Amber, 16.0f));
	return Frame;
}

void UFlickPromptPanel::Connect()
{
	ConnectAction(ConfirmButton, EFlickAction::Confirm, TEXT(""), EFlickButtonKind::Primary);
	ConnectAction(OtherButton, EFlickAction::OtherPiece, TEXT("match.other_piece"));
	ConnectAction(TurnButton, EFlickAction::TurnPiece, TEXT("match.turn_piece"));
	if (AnswerRows != nullptr)
	{
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
		Button->Show(View.Answers[Index].Label);
		Button->SetKind(View.Answers[Index].bDeclines ? EFlickButtonKind::Quiet : EFlickButtonKind::Plain);
	}
}

void UFlickPromptPanel::HandleAnswer(int32 Index)
{
	OnAnswer.Broadcast(Index);
}
