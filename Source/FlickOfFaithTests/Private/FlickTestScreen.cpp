#include "FlickTestScreen.h"

#include "Blueprint/WidgetTree.h"
#include "Components/Button.h"
#include "Components/EditableTextBox.h"
#include "Components/PanelWidget.h"
#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"
#include "Engine/Engine.h"
#include "Engine/GameViewportClient.h"
#include "Engine/World.h"
#include "FaithText/TextTable.h"
#include "Framework/Application/SlateApplication.h"
#include "GameFramework/PlayerController.h"
#include "Input/Events.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"

namespace
{
std::shared_ptr<const faith::text::TextTable> TextsOf(const FString& Language)
{
	const auto Spoken = Language == TEXT("de") ? faith::text::Language::German
		: Language == TEXT("pl")               ? faith::text::Language::Polish
											   : faith::text::Language::English;
	const auto Table = std::make_shared<faith::text::TextTable>(Spoken);
	for (const TCHAR* const File : {TEXT("Cards.csv"), TEXT("Events.csv"), TEXT("Game.csv"), TEXT("Levels.csv"),
			 TEXT("Match.csv"), TEXT("Menu.csv"), TEXT("Prompts.csv"), TEXT("Reasons.csv"), TEXT("Rules.csv")})
	{
		TArray<uint8> Bytes;
		FFileHelper::LoadFileToArray(Bytes, *(FPaths::ProjectContentDir() / TEXT("Text") / Language / File));
		const std::string_view Csv(
			reinterpret_cast<const char*>(Bytes.GetData()), static_cast<std::size_t>(Bytes.Num()));
		check(!Table->Add(Csv).has_value());
	}
	return Table;
}

/** What is in a widget, whatever kind of widget it is. */
TArray<UWidget*> Inside(const UWidget* Widget)
{
	TArray<UWidget*> Found;
	if (const UUserWidget* const Whole = Cast<UUserWidget>(Widget))
	{
		if (Whole->WidgetTree != nullptr && Whole->WidgetTree->RootWidget != nullptr)
		{
			Found.Add(Whole->WidgetTree->RootWidget);
		}
	}
	else if (const UPanelWidget* const Panel = Cast<UPanelWidget>(Widget))
	{
		for (int32 Index = 0; Index < Panel->GetChildrenCount(); ++Index)
		{
			Found.Add(Panel->GetChildAt(Index));
		}
	}
	return Found;
}

/** This and all in it that is to be seen. */
void Visit(UWidget* Widget, bool bOnlyEnabled, TFunctionRef<void(UWidget*)> Act)
{
	if (!Widget->IsVisible() || (bOnlyEnabled && !Widget->GetIsEnabled()))
	{
		return;
	}
	Act(Widget);
	for (UWidget* const Child : Inside(Widget))
	{
		Visit(Child, bOnlyEnabled, Act);
	}
}
} // namespace

FFlickTestScreen::FFlickTestScreen(const FString& Language)
{
	Speak(Language);
	const UWorld* const World = GEngine->GameViewport != nullptr ? GEngine->GameViewport->GetWorld() : nullptr;
	Player = World != nullptr ? World->GetFirstPlayerController() : nullptr;
}

FFlickTestScreen::~FFlickTestScreen()
{
	for (const TStrongObjectPtr<UUserWidget>& Widget : Shown)
	{
		Widget->RemoveFromParent();
	}
}

const TArray<FString>& FFlickTestScreen::Languages()
{
	static const TArray<FString> All = {TEXT("en"), TEXT("de"), TEXT("pl")};
	return All;
}

void FFlickTestScreen::Speak(const FString& Language)
{
	Look.Texts = TextsOf(Language);
}

UUserWidget* FFlickTestScreen::Create(TSubclassOf<UUserWidget> Class)
{
	if (HasWindow())
	{
		return CreateWidget<UUserWidget>(Player, Class);
	}
	if (!OwnWorld)
	{
		OwnWorld = MakeUnique<FFlickTestWorld>(TEXT("?Players=2"));
	}
	return CreateWidget<UUserWidget>(OwnWorld->GetWorld(), Class);
}

void FFlickTestScreen::PutWidget(UUserWidget* Widget)
{
	Shown.Add(TStrongObjectPtr<UUserWidget>(Widget));
	if (HasWindow())
	{
		Widget->AddToPlayerScreen();
	}
	else
	{
		Widget->TakeWidget();
	}
}

FString FFlickTestScreen::Read(const UWidget* Widget)
{
	FString Lines;
	Visit(const_cast<UWidget*>(Widget), false,
		[&Lines](UWidget* Each)
		{
			if (const UTextBlock* const Block = Cast<UTextBlock>(Each))
			{
				Lines += Block->GetText().ToString() + TEXT("\n");
			}
		});
	return Lines;
}

TArray<UWidget*> FFlickTestScreen::Controls(const UWidget* Widget)
{
	TArray<UWidget*> Found;
	Visit(const_cast<UWidget*>(Widget), true,
		[&Found](UWidget* Each)
		{
			if (Cast<UButton>(Each) != nullptr || Cast<UEditableTextBox>(Each) != nullptr)
			{
				Found.Add(Each);
			}
		});
	return Found;
}

UWidget* FFlickTestScreen::Find(const UWidget* Widget, const FText& Text)
{
	for (UWidget* const Control : Controls(Widget))
	{
		if (Read(Control).Contains(*Text.ToString()))
		{
			return Control;
		}
	}
	return nullptr;
}

UWidget* FFlickTestScreen::Focus(const UWidget* Widget) const
{
	for (UWidget* const Control : Controls(Widget))
	{
		if (Control->HasUserFocus(Player))
		{
			return Control;
		}
	}
	return nullptr;
}

void FFlickTestScreen::Press(const FKey& Key) const
{
	const FKeyEvent Event(Key, FModifierKeysState(), 0, false, 0, 0);
	FSlateApplication::Get().ProcessKeyDownEvent(Event);
	FSlateApplication::Get().ProcessKeyUpEvent(Event);
}

void FFlickTestScreen::Click(UWidget* Control) const
{
	Control->SetUserFocus(Player);
	Press(EKeys::Gamepad_FaceButton_Bottom);
}

TArray<UWidget*> FFlickTestScreen::Reachable(const UWidget* Widget) const
{
	TArray<UWidget*> Found;
	if (UWidget* const First = Focus(Widget))
	{
		Found.Add(First);
	}
	for (int32 Index = 0; Index < Found.Num(); ++Index)
	{
		for (const FKey& Key :
			{EKeys::Gamepad_DPad_Up, EKeys::Gamepad_DPad_Down, EKeys::Gamepad_DPad_Left, EKeys::Gamepad_DPad_Right})
		{
			Found[Index]->SetUserFocus(Player);
			Press(Key);
			if (UWidget* const There = Focus(Widget))
			{
				Found.AddUnique(There);
			}
		}
	}
	return Found;
}
