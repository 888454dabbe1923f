#include "UI/FlickCurtainScreen.h"

#include "Components/SizeBox.h"
#include "Components/TextBlock.h"
#include "Components/VerticalBox.h"
#include "Convert/FlickConvert.h"
#include "UI/FlickButton.h"
#include "UI/FlickLayout.h"
#include "UI/FlickPip.h"

namespace
{
constexpr float CurtainDiscWidth = 120.0f;
} // namespace

void UFlickCurtainScreen::Show(const FText& InPlayerName, const FLinearColor& InColour)
{
	PlayerName = InPlayerName;
	Colour = InColour;
	Update();
}

UWidget* UFlickCurtainScreen::FirstFocus() const
{
	return ComeButton != nullptr ? ComeButton->FirstFocus() : nullptr;
}

UWidget* UFlickCurtainScreen::BuildTree()
{
	ColourShape = MakePart<UFlickPip>();
	PassText = MakeText(EFlickFont::Title, FlickStyle::Huge, EFlickColour::Light);
	ComeButton = MakePart<UFlickButton>();
	UVerticalBox* const Column = Make<UVerticalBox>();
	FlickLayout::Below(Column, ColourShape, 0.0f, HAlign_Center);
	FlickLayout::Below(Column, MakeCentred(PassText), 30.0f, HAlign_Center);
	FlickLayout::Below(Column,
		MakeLabel(TEXT("match.look_away"), EFlickFont::Text, FlickStyle::Normal, EFlickColour::Dim), 10.0f,
		HAlign_Center);
	FlickLayout::Below(Column, ComeButton, 30.0f, HAlign_Center);
	return MakeGround(Column, EFlickColour::Night);
}

void UFlickCurtainScreen::Connect()
{
	ConnectAction(ComeButton, EFlickAction::Come, TEXT("match.here_i_am"), EFlickButtonKind::Primary);
}

void UFlickCurtainScreen::Refresh()
{
	Super::Refresh();
	FlickLayout::Write(
		PassText, GetLook().Phrase("match.pass_to", {{"player", FlickConvert::FromString(PlayerName.ToString())}}));
	if (ColourShape != nullptr)
	{
		ColourShape->Show(Colour, CurtainDiscWidth);
	}
}
