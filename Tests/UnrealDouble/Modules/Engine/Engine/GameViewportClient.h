#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/DeclareClass.h"
#include "InputKeyEventArgs.h"
#include "UObject/Object.h"
#include "UnrealClient.h"

class IGameLayerManager;
class SOverlay;
class SWindow;
class UGameInstance;
struct FWorldContext;

/// The window; without one a game instance has at most one local player.
class ENGINE_API UGameViewportClient : public UObject, public FViewportClient
{
	DOUBLE_CLASS(UGameViewportClient, UObject)

public:
	UGameViewportClient(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	int32 MaxSplitscreenPlayers = 4;
	/// Nothing before SetViewportFrame.
	FViewport* Viewport = nullptr;

	virtual UWorld* GetWorld() const override;
	virtual void Init(
		FWorldContext& WorldContext, UGameInstance* OwningGameInstance, bool bCreateNewAudioDevice = true);
	virtual void SetViewportFrame(FViewportFrame* InViewportFrame);
	void SetViewportOverlayWidget(TSharedPtr<SWindow>, TSharedRef<SOverlay>) {}
	/// Without one, widgets that are added are nowhere.
	void SetGameLayerManager(TSharedPtr<IGameLayerManager> LayerManager) { DoubleLayers = LayerManager; }
	/// A key goes to the player whose device it is of, or to nobody.
	virtual bool InputKey(const FInputKeyEventArgs& EventArgs);
	virtual bool InputAxis(const FInputKeyEventArgs& Args);
	/// Leaves the size as it is where there is no viewport.
	void GetViewportSize(FVector2D& ViewportSize) const
	{
		if (Viewport != nullptr)
		{
			ViewportSize = FVector2D(1600.0, 900.0);
		}
	}

	void SetForceDisableSplitscreen(const bool bDisabled);
	bool IsSplitscreenForceDisabled() const { return bDisableSplitScreenOverride; }

	/// Of the double: whose window this is.
	void DoubleJoin(UGameInstance* InGameInstance) { DoubleGame = InGameInstance; }
	/// Of the double: gives every player a part of the window, as DefaultEngine.ini says.
	void DoubleLayoutPlayers();
	/// Of the double: where the mouse is, in pixels; nowhere before it was moved.
	TOptional<FVector2D> DoubleMouse;
	/// Of the double: where widgets are added.
	TSharedPtr<IGameLayerManager> DoubleLayers;

private:
	TWeakObjectPtr<UGameInstance> DoubleGame;
	bool bDisableSplitScreenOverride = false;
};
