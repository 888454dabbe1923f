#include "FlickTestScreen.h"

#include "Blueprint/WidgetTree.h"
#include "Components/Button.h"
#include "Components/EditableTextBox.h"
#include "Components/PanelWidget.h"
#include "Components/TextBlock.h"
#include "Convert/FlickConvert.h"
#include "Engine/World.h"
#include "FaithText/TextTable.h"
#include "FlickLog.h"
#include "Game/FlickPlayerController.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "UI/FlickInterface.h"

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
		if (Table->Add(Csv).has_value())
		{
			UE_LOG(LogFlick, Error, TEXT("%s of %s is damaged"), File, *Language);
		}
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

FFlickTestScreen::FFlickTestScreen(const FString& Language, EFlickOnlooker Onlooker)
{
	Speak(Language);
	World = MakeUnique<FFlickTestWorld>(TEXT("?Players=2"), Onlooker == EFlickOnlooker::Player ? 1 : 0);
	if (AFlickPlayerController* const Player = World->GetPlayer(0))
	{
		// Widgets of the match would be in the way.
		Player->GetInterface()->Close();
		Devices = MakeUnique<FFlickTestDevices>(*World);
	}
}

APlayerController* FFlickTestScreen::GetPlayer() const
{
	return World->GetPlayer(0);
}

FFlickTestScreen::~FFlickTestScreen()
{
	for (const TStrongObjectPtr<UUserWidget>& Widget : Shown)
	{
		Widget->RemoveFromParent();
	}
	Held.Reset();
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
	APlayerController* const Player = GetPlayer();
	return Player != nullptr ? CreateWidget<UUserWidget>(Player, Class)
							 : CreateWidget<UUserWidget>(World->GetWorld(), Class);
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
		Held.Add(Widget->TakeWidget());
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
			// What the pointer passes through cannot be reached with keys either.
			const bool bReached = Each->GetVisibility() != ESlateVisibility::HitTestInvisible;
			if ((bReached && Cast<UButton>(Each) != nullptr) || Cast<UEditableTextBox>(Each) != nullptr)
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
	return Devices->Focus(Widget);
}

void FFlickTestScreen::Press(const FKey& Key)
{
	World->Paint();
	Devices->Press(Key);
	Devices->Release(Key);
}

bool FFlickTestScreen::Repeat(const FKey& Key)
{
	return Devices->Repeat(Key);
}

void FFlickTestScreen::Type(const FString& Text)
{
	Devices->Type(Text);
}

bool FFlickTestScreen::Click(const UWidget* Whole, const UWidget* Control)
{
	if (!Devices->WalkTo(Whole, Control))
	{
		return false;
	}
	Press(EKeys::Gamepad_FaceButton_Bottom);
	return true;
}

TArray<UWidget*> FFlickTestScreen::Reachable(const UWidget* Widget)
{
	return Devices->Reachable(Widget);
}
