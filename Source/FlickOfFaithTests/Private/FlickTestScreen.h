#pragma once

#include "CoreMinimal.h"

#include "Blueprint/UserWidget.h"
#include "InputCoreTypes.h"
#include "UObject/StrongObjectPtr.h"

#include "FlickTestWorld.h"
#include "UI/FlickLook.h"

class APlayerController;
class UWidget;

/** A window with a player in front of it, who presses keys and reads. */
class FFlickTestScreen
{
public:
	/** In the language "en", "de" or "pl". */
	explicit FFlickTestScreen(const FString& Language);
	~FFlickTestScreen();

	FFlickTestScreen(const FFlickTestScreen&) = delete;
	FFlickTestScreen& operator=(const FFlickTestScreen&) = delete;

	/** False in a run without a game, as in the editor: then nothing can have the focus. */
	bool HasWindow() const { return Player != nullptr; }
	APlayerController* GetPlayer() const { return Player; }

	/** A widget on the screen of the player, in the language of the test; goes away with the test. */
	template <class WidgetType>
	WidgetType* Put()
	{
		WidgetType* const Widget = CastChecked<WidgetType>(Create(WidgetType::StaticClass()));
		Widget->SetLook(Look);
		PutWidget(Widget);
		return Widget;
	}

	/** All texts that are to be seen, one line each. */
	static FString Read(const UWidget* Widget);
	/** All that can be pressed or written in. */
	static TArray<UWidget*> Controls(const UWidget* Widget);
	/** The text of something that can be pressed has this in it; nothing if there is none. */
	static UWidget* Find(const UWidget* Widget, const FText& Text);

	/** What of it the player has the focus on, or nothing. */
	UWidget* Focus(const UWidget* Widget) const;
	void Press(const FKey& Key) const;
	/** Moves the focus to this and presses it. */
	void Click(UWidget* Control) const;
	/** What keys of direction alone lead to, from where the focus is now. */
	TArray<UWidget*> Reachable(const UWidget* Widget) const;

	const FFlickLook& GetLook() const { return Look; }
	/** Another language from now on. */
	void Speak(const FString& Language);

	static const TArray<FString>& Languages();

private:
	/** For the player, or for a world of its own if there is none. */
	UUserWidget* Create(TSubclassOf<UUserWidget> Class);
	void PutWidget(UUserWidget* Widget);

	APlayerController* Player = nullptr;
	TUniquePtr<FFlickTestWorld> OwnWorld;
	FFlickLook Look;
	TArray<TStrongObjectPtr<UUserWidget>> Shown;
};
