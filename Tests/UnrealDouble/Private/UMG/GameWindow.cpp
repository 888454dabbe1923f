// The window of the game that the engine starts, as the engine makes it.
#include "Double/Screen.h"
#include "Engine/GameViewportClient.h"
#include "Framework/Application/SlateApplication.h"
#include "Slate/SGameLayerManager.h"
#include "Slate/SceneViewport.h"
#include "Widgets/SOverlay.h"
#include "Widgets/SViewport.h"
#include "Widgets/SWindow.h"

FSceneViewport::FSceneViewport(FViewportClient* InViewportClient, TSharedPtr<SViewport> InViewportWidget)
	: Client(InViewportClient)
{
	checkf(InViewportClient != nullptr, TEXT("A viewport of nobody"));
	InViewportWidget->DoubleClient = InViewportClient;
}

namespace UnrealDouble
{
namespace
{
bool bSlate = true;

struct FGameWindow
{
	TSharedPtr<SWindow> Window;
	TSharedPtr<FSceneViewport> Viewport;
};

FGameWindow& GameWindow()
{
	static FGameWindow& Only = *new FGameWindow;
	return Only;
}
} // namespace

void SetSlate(bool bThere)
{
	bSlate = bThere;
}

bool HasSlate()
{
	return bSlate;
}

TArray<TSharedRef<SWindow>>& Windows()
{
	static TArray<TSharedRef<SWindow>>& All = *new TArray<TSharedRef<SWindow>>;
	return All;
}

void OpenGameWindow(UGameViewportClient& Client)
{
	if (!HasSlate())
	{
		return;
	}
	const TSharedRef<SGameLayerManager> Layers = SNew(SGameLayerManager)[SNew(SOverlay)];
	const TSharedRef<SViewport> Widget = SNew(SViewport)[Layers];
	GameWindow().Viewport = MakeShared<FSceneViewport>(&Client, Widget);
	Widget->SetViewportInterface(GameWindow().Viewport.ToSharedRef());
	Client.SetViewportFrame(GameWindow().Viewport.Get());
	Client.SetGameLayerManager(Layers);
	GameWindow().Window = SNew(SWindow)[Widget];
	FSlateApplication::Get().AddWindow(GameWindow().Window.ToSharedRef());
	FSlateApplication::Get().RegisterGameViewport(Widget);
}

void CloseGameWindow(UGameViewportClient& Client)
{
	if (GameWindow().Window.IsValid())
	{
		FSlateApplication::Get().UnregisterGameViewport();
		FSlateApplication::Get().RequestDestroyWindow(GameWindow().Window.ToSharedRef());
		Client.SetGameLayerManager(nullptr);
		Client.SetViewportFrame(nullptr);
		GameWindow() = FGameWindow();
	}
}
} // namespace UnrealDouble
