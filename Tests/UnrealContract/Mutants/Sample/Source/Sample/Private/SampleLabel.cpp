#include "SampleLabel.h"

#include "Blueprint/WidgetTree.h"
#include "Components/Button.h"
#include "Components/TextBlock.h"
#include "GameFramework/PlayerController.h"

USampleLabel* USampleLabel::MakeFor(APlayerController* Player)
{
	return CreateWidget<USampleLabel>(Player);
}

void USampleLabel::Show(const FString& Name)
{
	Text->SetText(FText::FromString(Name));
}

TSharedRef<SWidget> USampleLabel::RebuildWidget()
{
	Text = WidgetTree->ConstructWidget<UTextBlock>(UTextBlock::StaticClass());
	Button = WidgetTree->ConstructWidget<UButton>(UButton::StaticClass());
	UPanelSlot* const Place = Button->SetContent(Text);
	check(Place != nullptr);
	Button->OnClicked.AddUniqueDynamic(this, &USampleLabel::HandleClicked);
	WidgetTree->RootWidget = Button;
	return Super::RebuildWidget();
}

void USampleLabel::HandleClicked()
{
	RemoveFromParent();
}
