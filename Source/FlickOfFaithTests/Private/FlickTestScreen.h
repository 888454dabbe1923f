#pragma once

#include "CoreMinimal.h"

#include "Blueprint/UserWidget.h"
#include "InputCoreTypes.h"
#include "UObject/StrongObjectPtr.h"

#include "FlickTestDevices.h"
#include "FlickTestWorld.h"
#include "UI/FlickLook.h"

class APlayerController;
class UWidget;

/** Who looks at a screen of a test. */
enum class EFlickOnlooker : uint8
{
	/** A player in front of a window of their own, if there is Slate. */
	Player,
	/** Nobody: widgets belong to a world without players, as those of an editor may. */
	Nobody,
};

/** A window with nothing in it but what a test puts there, and a player in front of it who presses keys and reads. */
class FFlickTestScreen
{
public:
	/** In the language "en", "de" or "pl". */
	explicit FFlickTestScreen(const FString& Language, EFlickOnlooker Onlooker = EFlickOnlooker::Player);
	~FFlickTestScreen();

	FFlickTestScreen(const FFlickTestScreen&) = delete;
	FFlickTestScreen& operator=(const FFlickTestScreen&) = delete;

	/** False without Slate, or where it paints nothing: then nothing can have the focus. */
	bool HasWindow() const { return World->HasScreen(); }
	APlayerController* GetPlayer() const;

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
	/** Down and up again, in front of what is to be seen. */
	void Press(const FKey& Key);
	/** Told again while it is down. True if a widget took it. */
	bool Repeat(const FKey& Key);
	/** Everything is laid out as it is now. */
	void Paint() { World->Paint(); }
	void Type(const FString& Text);
	/** Walks to this with the cross of a pad, from where the focus is, and presses it. False if there is no way. */
	bool Click(const UWidget* Whole, const UWidget* Control);
	/** What keys of direction alone lead to, from where the focus is now. */
	TArray<UWidget*> Reachable(const UWidget* Widget);

	const FFlickLook& GetLook() const { return Look; }
	/** Another language from now on. */
	void Speak(const FString& Language);

	static const TArray<FString>& Languages();

private:
	UUserWidget* Create(TSubclassOf<UUserWidget> Class);
	void PutWidget(UUserWidget* Widget);

	TUniquePtr<FFlickTestWorld> World;
	TUniquePtr<FFlickTestDevices> Devices;
	FFlickLook Look;
	TArray<TStrongObjectPtr<UUserWidget>> Shown;
	/** What was made for the screen without a window that holds it: a widget itself does not. */
	TArray<TSharedRef<SWidget>> Held;
};
