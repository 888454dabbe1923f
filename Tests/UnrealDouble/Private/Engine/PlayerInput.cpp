#include "GameFramework/PlayerInput.h"

#include "Engine/DataAsset.h"
#include "Engine/Engine.h"
#include "Engine/GameInstance.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "GameFramework/PlayerController.h"
#include "GenericPlatform/GenericPlatformInputDeviceMapper.h"
#include "IniFile.h"
#include "InputKeyEventArgs.h"

DOUBLE_CLASS_IMPLEMENT(UPlayerInput, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(UDataAsset, "/Script/Engine");
DOUBLE_CLASS_IMPLEMENT_ABSTRACT(ULocalPlayerSubsystem, "/Script/Engine");

void UPlayerInput::DoubleInput(const FInputKeyEventArgs& Args)
{
	const double Value = Args.Event == IE_Axis ? (double)Args.AmountDepressed : (Args.Event == IE_Released ? 0.0 : 1.0);
	Values.Add(Args.Key.GetFName(), Value);
}

void UPlayerInput::DoubleProcess(APlayerController&, float)
{
	ForgetMoves();
}

double UPlayerInput::Axis(const FKey& Key) const
{
	return Values.FindRef(Key.GetFName());
}

FVector UPlayerInput::ValueOf(const FKey& Key) const
{
	if (Key == EKeys::Gamepad_Left2D)
	{
		return FVector(Axis(EKeys::Gamepad_LeftX), Axis(EKeys::Gamepad_LeftY), 0.0);
	}
	if (Key == EKeys::Gamepad_Right2D)
	{
		return FVector(Axis(EKeys::Gamepad_RightX), Axis(EKeys::Gamepad_RightY), 0.0);
	}
	return FVector(Axis(Key), 0.0, 0.0);
}

void UPlayerInput::ForgetMoves()
{
	Values.Remove(EKeys::MouseWheelAxis.GetFName());
}

// The window.

void UGameViewportClient::Init(FWorldContext& WorldContext, UGameInstance* OwningGameInstance, bool)
{
	checkf(WorldContext.OwningGameInstance == OwningGameInstance, TEXT("A window of another game"));
	DoubleGame = OwningGameInstance;
}

void UGameViewportClient::SetViewportFrame(FViewportFrame* InViewportFrame)
{
	Viewport = InViewportFrame != nullptr ? InViewportFrame->GetViewport() : nullptr;
}

bool UGameViewportClient::InputKey(const FInputKeyEventArgs& EventArgs)
{
	const FPlatformUserId User = IPlatformInputDeviceMapper::Get().GetUserForInputDevice(EventArgs.InputDevice);
	const ULocalPlayer* const Player = DoubleGame.IsValid() && User.IsValid()
		? DoubleGame->FindLocalPlayerFromControllerId(User.GetInternalId())
		: nullptr;
	if (!Player || !Player->PlayerController || !Player->PlayerController->PlayerInput)
	{
		return false;
	}
	Player->PlayerController->PlayerInput->DoubleInput(EventArgs);
	return true;
}

bool UGameViewportClient::InputAxis(const FInputKeyEventArgs& Args)
{
	checkf(Args.Viewport != nullptr, TEXT("An axis of no viewport"));
	checkf(Args.Event == IE_Axis, TEXT("%s is not moved like an axis"), *Args.Key.GetFName().ToString());
	return InputKey(Args);
}

void UGameViewportClient::SetForceDisableSplitscreen(const bool bDisabled)
{
	bDisableSplitScreenOverride = bDisabled;
	DoubleLayoutPlayers();
}

namespace
{

struct FPart
{
	FVector2D Origin;
	FVector2D Size;
};

TArray<FPart> WholeWindow()
{
	return {{FVector2D(0.0, 0.0), FVector2D(1.0, 1.0)}};
}

TArray<FPart> PartsOf(const TCHAR* Layout)
{
	const FVector2D Quarter(0.5, 0.5);
	const FVector2D Wide(1.0, 0.5);
	const FVector2D Tall(0.5, 1.0);
	const FString Name(Layout);
	if (Name == TEXT("2Vertical"))
	{
		return {{FVector2D(0.0, 0.0), Tall}, {FVector2D(0.5, 0.0), Tall}};
	}
	if (Name == TEXT("2Horizontal"))
	{
		return {{FVector2D(0.0, 0.0), Wide}, {FVector2D(0.0, 0.5), Wide}};
	}
	if (Name == TEXT("3FavorTop"))
	{
		return {{FVector2D(0.0, 0.0), Wide}, {FVector2D(0.0, 0.5), Quarter}, {FVector2D(0.5, 0.5), Quarter}};
	}
	checkf(Name == TEXT("4Grid"), TEXT("The double does not know the layout %s"), Layout);
	return {{FVector2D(0.0, 0.0), Quarter}, {FVector2D(0.5, 0.0), Quarter}, {FVector2D(0.0, 0.5), Quarter},
		{FVector2D(0.5, 0.5), Quarter}};
}

TArray<FPart> PartsFor(int32 Players)
{
	static const TCHAR* const Keys[] = {
		TEXT("TwoPlayerSplitscreenLayout"), TEXT("ThreePlayerSplitscreenLayout"), TEXT("FourPlayerSplitscreenLayout")};
	if (Players < 2 || UnrealDouble::GameMapsSetting(TEXT("bUseSplitscreen")) != TEXT("True"))
	{
		return WholeWindow();
	}
	const FString Layout = UnrealDouble::GameMapsSetting(Keys[FMath::Min(Players, 4) - 2]);
	return PartsOf(*(FString::FromInt(Players) + Layout));
}

} // namespace

void UGameViewportClient::DoubleLayoutPlayers()
{
	if (!DoubleGame.IsValid())
	{
		return;
	}
	const TArray<ULocalPlayer*>& Players = DoubleGame->GetLocalPlayers();
	const TArray<FPart> Parts = bDisableSplitScreenOverride ? WholeWindow() : PartsFor(Players.Num());
	for (int32 Index = 0; Index < Players.Num(); ++Index)
	{
		// Without a split screen only the first player sees anything.
		const bool bSeen = Index < Parts.Num();
		Players[Index]->Origin = bSeen ? Parts[Index].Origin : FVector2D(0.0, 0.0);
		Players[Index]->Size = bSeen ? Parts[Index].Size : FVector2D(0.0, 0.0);
	}
}
