#include "UI/FlickChoice.h"

#include "Components/HorizontalBox.h"
#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"

namespace
{
constexpr float ValueWidth = 260.0f;
} // namespace

void UFlickChoice::Show(const FFlickChoiceView& InView)
{
	View = InView;
	Update();
}

UWidget* UFlickChoice::FirstFocus() const
{
	return AfterButton != nullptr ? AfterButton->FirstFocus() : nullptr;
}

UWidget* UFlickChoice::BuildTree()
{
	SectionText = MakeText(EFlickFont::Title, FlickStyle::Large, EFlickColour::Gold);
	NameText = MakeParagraph(EFlickFont::Bold, FlickStyle::Normal, EFlickColour::Light);
	AboutText = MakeParagraph(EFlickFont::Text, FlickStyle::Tiny, EFlickColour::Dim);
	ValueText = MakeParagraph(EFlickFont::Text, FlickStyle::Normal, EFlickColour::Light);
	BeforeButton = MakePart<UFlickButton>();
	AfterButton = MakePart<UFlickButton>();
	UVerticalBox* const Words = Make<UVerticalBox>();
	FlickLayout::Below(Words, NameText, 0.0f);
	FlickLayout::Below(Words, AboutText, 2.0f);
	UHorizontalBox* const Line = Make<UHorizontalBox>();
	FlickLayout::Stretching(Line, Words, 0.0f);
	FlickLayout::Beside(Line, BeforeButton, 16.0f);
	FlickLayout::Beside(Line, MakeCentred(ValueText, ValueWidth), 8.0f);
	FlickLayout::Beside(Line, AfterButton, 8.0f);
	UVerticalBox* const Whole = Make<UVerticalBox>();
	FlickLayout::Below(Whole, SectionText, 8.0f);
	FlickLayout::Below(Whole, Line, 0.0f);
	return Whole;
}

void UFlickChoice::Connect()
{
	int32 Step = -1;
	for (UFlickButton* const Button : {BeforeButton.Get(), AfterButton.Get()})
	{
		if (Button != nullptr)
		{
			Button->SetIndex(Step);
			Button->SetKind(EFlickButtonKind::Quiet);
			Button->Show(FText::FromString(Step < 0 ? TEXT("<") : TEXT(">")));
			Button->OnChosen.AddUObject(this, &UFlickChoice::HandleStep);
		}
		Step = 1;
	}
}

void UFlickChoice::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(SectionText, View.Section);
	FlickLayout::Write(NameText, View.Label);
	FlickLayout::Write(AboutText, View.About);
	FlickLayout::Write(
		ValueText, View.Options.IsValidIndex(View.Chosen) ? View.Options[View.Chosen] : FText::GetEmpty());
}

void UFlickChoice::HandleStep(int32 Step)
{
	const int32 Count = View.Options.Num();
	if (Count > 1)
	{
		View.Chosen = (View.Chosen + Step + Count) % Count;
		Update();
		OnChosen.Broadcast(GetIndex());
	}
}
