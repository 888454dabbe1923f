#include "Game/FlickPlayerController.h"

#include "Convert/FlickConvert.h"
#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Engine/World.h"
#include "EnhancedInputComponent.h"
#include "EnhancedInputSubsystems.h"
#include "FaithPhysics/Geometry.h"
#include "FlickLog.h"
#include "FlickOfFaithPresentation/CameraPose.h"
#include "FlickOfFaithPresentation/MarkModel.h"
#include "FlickOfFaithPresentation/MatchSession.h"
#include "FlickOfFaithRules/Commands.h"
#include "Game/FlickGameInstance.h"
#include "Game/FlickGameMode.h"
#include "Input/FlickInput.h"
#include "InputAction.h"
#include "InputMappingContext.h"
#include "Table/FlickTable.h"
#include "UI/FlickInterface.h"
#include "View/FlickCamera.h"
#include "View/FlickMarks.h"

namespace
{
/** Seconds until a view has turned to its camera. */
constexpr float BlendSeconds = 0.4f;

/** Width by height, as long as there is no window. */
constexpr double UsualAspect = 16.0 / 9.0;
} // namespace

AFlickPlayerController::AFlickPlayerController()
{
	bAutoManageActiveCameraTarget = false;
	bShowMouseCursor = true;
}

void AFlickPlayerController::BeginPlay()
{
	Super::BeginPlay();
	TableCamera = GetWorld()->SpawnActor<AFlickCamera>();
	FActorSpawnParameters OwnedByCamera;
	OwnedByCamera.Owner = TableCamera;
	Marks = GetWorld()->SpawnActor<AFlickMarks>(OwnedByCamera);
	MoveCamera(0.0);
	SetViewTargetWithBlend(TableCamera, BlendSeconds);
	IPlatformInputDeviceMapper::Get().GetOnInputDeviceConnectionChange().AddUObject(
		this, &AFlickPlayerController::HandleDeviceChange);
	if (AFlickGameMode* const GameMode = FindGameMode())
	{
		GameMode->OnViewChanged.AddUObject(this, &AFlickPlayerController::HandleViewChanged);
	}
	OpenInterface();
}

void AFlickPlayerController::OpenInterface()
{
	const bool bCanOpen = GetLocalPlayer() != nullptr && FindGameMode() != nullptr;
	if (Interface == nullptr && bCanOpen && GetGameInstance<UFlickGameInstance>() != nullptr)
	{
		// Only a local player has an input mode.
		SetInputMode(FInputModeGameAndUI().SetHideCursorDuringCapture(false));
		Interface = NewObject<UFlickInterface>(this);
		Interface->Open(*this);
	}
}

bool AFlickPlayerController::HoldsMatch() const
{
	return Interface != nullptr && Interface->HoldsMatch();
}

void AFlickPlayerController::EndPlay(const EEndPlayReason::Type EndPlayReason)
{
	IPlatformInputDeviceMapper::Get().GetOnInputDeviceConnectionChange().RemoveAll(this);
	if (Interface != nullptr)
	{
		Interface->Close();
		Interface = nullptr;
	}
	if (AFlickGameMode* const GameMode = FindGameMode())
	{
		GameMode->OnViewChanged.RemoveAll(this);
	}
	if (Marks != nullptr)
	{
		Marks->Destroy();
	}
	if (TableCamera != nullptr)
	{
		TableCamera->Destroy();
	}
	Super::EndPlay(EndPlayReason);
}

void AFlickPlayerController::SetupInputComponent()
{
	Super::SetupInputComponent();
	Input = NewObject<UFlickInput>(this);
	Input->Build();
	UEnhancedInputComponent* const Enhanced = Cast<UEnhancedInputComponent>(InputComponent);
	if (Enhanced == nullptr)
	{
		UE_LOG(LogFlick, Error, TEXT("No Enhanced Input: see Config/DefaultInput.ini"));
		return;
	}
	BindButtons(*Enhanced);
	BindWays(*Enhanced);
	BindNumbered(*Enhanced);
	SetListening(true);
}

void AFlickPlayerController::SetListening(bool bListening)
{
	UEnhancedInputLocalPlayerSubsystem* const Subsystem =
		ULocalPlayer::GetSubsystem<UEnhancedInputLocalPlayerSubsystem>(GetLocalPlayer());
	if (Subsystem == nullptr || Input == nullptr)
	{
		return;
	}
	if (bListening)
	{
		Subsystem->AddMappingContext(Input->Context, 0);
		return;
	}
	Subsystem->RemoveMappingContext(Input->Context);
	ForgetHeld();
	HandleLetGo();
}

void AFlickPlayerController::ForgetHeld()
{
	FlushPressedKeys();
	Held = FHeld();
	bFine = false;
	DraggedTo.reset();
}

void AFlickPlayerController::BindButtons(UEnhancedInputComponent& Enhanced)
{
	using ThisController = AFlickPlayerController;
	using faith::flick::Thumb;
	const auto OnPress = [this, &Enhanced](const UInputAction* Action, void (ThisController::*Handler)())
	{ Enhanced.BindAction(Action, ETriggerEvent::Started, this, Handler); };
	OnPress(Input->Point, &ThisController::HandlePress);
	Enhanced.BindAction(Input->Point, ETriggerEvent::Triggered, this, &ThisController::HandleDrag);
	Enhanced.BindAction(Input->Point, ETriggerEvent::Completed, this, &ThisController::HandleRelease);
	OnPress(Input->LetGo, &ThisController::HandleLetGo);
	OnPress(Input->Back, &ThisController::HandleBack);
	OnPress(Input->Refuse, &ThisController::HandleRefuse);
	OnPress(Input->Confirm, &ThisController::HandleConfirm);
	OnPress(Input->Next, &ThisController::HandleNext);
	OnPress(Input->Undo, &ThisController::FlickUndo);
	OnPress(Input->Skip, &ThisController::HandleSkip);
	OnPress(Input->SkipAll, &ThisController::HandleSkipAll);
	OnPress(Input->Menu, &ThisController::HandleMenu);
	OnPress(Input->Panels, &ThisController::HandlePanels);
	Enhanced.BindAction(Input->Fine, ETriggerEvent::Started, this, &ThisController::HandleFine, true);
	Enhanced.BindAction(Input->Fine, ETriggerEvent::Completed, this, &ThisController::HandleFine, false);
	Enhanced.BindAction(Input->ThumbUp, ETriggerEvent::Started, this, &ThisController::HandleThumb, Thumb::Up);
	Enhanced.BindAction(Input->ThumbDown, ETriggerEvent::Started, this, &ThisController::HandleThumb, Thumb::Down);
}

void AFlickPlayerController::BindWays(UEnhancedInputComponent& Enhanced)
{
	const auto OnWay = [this, &Enhanced](const UInputAction* Action, FVector2D FHeld::*Way)
	{
		for (const ETriggerEvent Event : {ETriggerEvent::Triggered, ETriggerEvent::Completed})
		{
			Enhanced.BindAction(Action, Event, this, &AFlickPlayerController::HandleWay, Way);
		}
	};
	const auto OnTurn = [this, &Enhanced](const UInputAction* Action, double FHeld::*Way)
	{
		for (const ETriggerEvent Event : {ETriggerEvent::Triggered, ETriggerEvent::Completed})
		{
			Enhanced.BindAction(Action, Event, this, &AFlickPlayerController::HandleTurn, Way);
		}
	};
	OnWay(Input->Step, &FHeld::Step);
	OnWay(Input->Move, &FHeld::Move);
	OnWay(Input->StepStick, &FHeld::StepStick);
	OnWay(Input->MoveStick, &FHeld::MoveStick);
	OnTurn(Input->Turn, &FHeld::Turn);
	OnTurn(Input->TurnStick, &FHeld::TurnStick);
	Enhanced.BindAction(Input->Wheel, ETriggerEvent::Triggered, this, &AFlickPlayerController::HandleWheel);
}

void AFlickPlayerController::BindNumbered(UEnhancedInputComponent& Enhanced)
{
	using faith::flick::Thumb;
	for (int32 Index = 0; Index < UFlickInput::NumberedActions; ++Index)
	{
		Enhanced.BindAction(
			Input->Choose[Index], ETriggerEvent::Started, this, &AFlickPlayerController::HandleChoose, Index);
		Enhanced.BindAction(Input->SeatThumbUp[Index], ETriggerEvent::Started, this,
			&AFlickPlayerController::HandleSeatThumb, Index, Thumb::Up);
		Enhanced.BindAction(Input->SeatThumbDown[Index], ETriggerEvent::Started, this,
			&AFlickPlayerController::HandleSeatThumb, Index, Thumb::Down);
	}
}

AFlickGameMode* AFlickPlayerController::FindGameMode() const
{
	return GetWorld()->GetAuthGameMode<AFlickGameMode>();
}

FFlickView* AFlickPlayerController::FindView() const
{
	const AFlickGameMode* const GameMode = FindGameMode();
	return GameMode != nullptr ? GameMode->FindView(*this) : nullptr;
}

void AFlickPlayerController::Do(TFunctionRef<faith::flick::Given(FFlickView&)> Deed)
{
	if (FFlickView* const View = FindView())
	{
		// Whoever does something has something to do it with.
		View->SetLostDevice(false);
		FindGameMode()->Take(*View, Deed(*View));
	}
}

std::optional<faith::flick::TableSpot> AFlickPlayerController::FindPointer() const
{
	FVector Location;
	FVector Direction;
	if (!DeprojectMousePositionToWorld(Location, Direction) || Direction.Z >= 0.0)
	{
		return std::nullopt;
	}
	// The top of the mat is at height 0.
	const FVector Hit = Location + Direction * (-Location.Z / Direction.Z);
	return faith::flick::SpotOf(FlickConvert::ToBoard(Hit));
}

void AFlickPlayerController::HandlePress()
{
	DraggedTo = FindPointer();
	if (DraggedTo)
	{
		Do([this](FFlickView& View) { return View.Press(*DraggedTo); });
	}
}

void AFlickPlayerController::HandleDrag()
{
	const std::optional<faith::flick::TableSpot> To = FindPointer();
	if (To && DraggedTo && (To->x != DraggedTo->x || To->y != DraggedTo->y))
	{
		DraggedTo = To;
		Do(
			[this](FFlickView& View)
			{
				View.GetControls().DragTo(*DraggedTo, bFine);
				return faith::flick::Given();
			});
	}
}

void AFlickPlayerController::HandleRelease()
{
	DraggedTo.reset();
	Do([](FFlickView& View) { return View.GetControls().Release(); });
}

void AFlickPlayerController::HandleLetGo()
{
	Do(
		[](FFlickView& View)
		{
			View.GetControls().Cancel();
			return faith::flick::Given();
		});
}

void AFlickPlayerController::HandleBack()
{
	if (Interface != nullptr && Interface->LeavePanels())
	{
		return;
	}
	bool bLetGo = false;
	Do(
		[&bLetGo](FFlickView& View)
		{
			bLetGo = View.GetControls().Cancel();
			return faith::flick::Given();
		});
	if (!bLetGo)
	{
		HandleMenu();
	}
}

void AFlickPlayerController::HandleRefuse()
{
	if (Interface == nullptr || !Interface->LeavePanels())
	{
		Do([](FFlickView& View) { return View.Refuse(); });
	}
}

void AFlickPlayerController::HandleConfirm()
{
	Do([](FFlickView& View) { return View.Confirm(); });
}

void AFlickPlayerController::HandleNext()
{
	Do(
		[](FFlickView& View)
		{
			View.GetControls().Next();
			return faith::flick::Given();
		});
}

void AFlickPlayerController::HandleSkip()
{
	if (AFlickGameMode* const GameMode = FindGameMode())
	{
		GameMode->SkipOne();
	}
}

void AFlickPlayerController::HandleSkipAll()
{
	if (AFlickGameMode* const GameMode = FindGameMode())
	{
		GameMode->SkipAll();
	}
}

void AFlickPlayerController::HandleMenu()
{
	OnMenuAsked.Broadcast();
}

void AFlickPlayerController::HandlePanels()
{
	if (Interface != nullptr && !Interface->LeavePanels())
	{
		Interface->EnterPanels();
	}
}

void AFlickPlayerController::HandleFine(bool bPressed)
{
	bFine = bPressed;
}

void AFlickPlayerController::HandleThumb(faith::flick::Thumb Thumb)
{
	Do([Thumb](FFlickView& View) { return View.GetControls().VoteHere(Thumb); });
}

void AFlickPlayerController::HandleWay(const FInputActionValue& Value, FVector2D FHeld::*Way)
{
	Held.*Way = Value.Get<FVector2D>();
}

void AFlickPlayerController::HandleTurn(const FInputActionValue& Value, double FHeld::*Way)
{
	Held.*Way = Value.Get<float>();
}

void AFlickPlayerController::HandleWheel(const FInputActionValue& Value)
{
	const double Notches = Value.Get<float>();
	Do(
		[Notches](FFlickView& View)
		{
			View.Turn(Notches);
			return faith::flick::Given();
		});
}

void AFlickPlayerController::HandleChoose(int32 Index)
{
	Do([Index](FFlickView& View) { return View.GetControls().Choose(static_cast<std::size_t>(Index)); });
}

void AFlickPlayerController::HandleSeatThumb(int32 Seat, faith::flick::Thumb Thumb)
{
	Do([Seat, Thumb](FFlickView& View)
		{ return View.GetControls().VoteFor(static_cast<faith::flick::Seat>(Seat), Thumb); });
}

void AFlickPlayerController::HandleDeviceChange(
	EInputDeviceConnectionState State, FPlatformUserId User, FInputDeviceId Device)
{
	const bool bLost = State == EInputDeviceConnectionState::Disconnected;
	const bool bFound = State == EInputDeviceConnectionState::Connected;
	if (User != GetPlatformUserId() || !(bLost || bFound))
	{
		return;
	}
	if (bLost)
	{
		// What was pressed on it is never released.
		ForgetHeld();
	}
	Do(
		[bLost](FFlickView& View)
		{
			// In front of a view that is passed around everybody has the keyboard.
			View.SetLostDevice(bLost && View.GetOwnSeat() != faith::flick::kNobody);
			if (bLost)
			{
				View.GetControls().Cancel();
			}
			return faith::flick::Given();
		});
}

void AFlickPlayerController::HandleViewChanged(const FFlickView& View)
{
	if (Marks == nullptr || &View != FindView())
	{
		return;
	}
	const faith::flick::Desk* const Desk = View.GetControls().TheDesk();
	const faith::flick::Catalogue& Cards = FindGameMode()->GetMatch()->Match().GetRules().Cards();
	Marks->Show(Desk != nullptr ? faith::flick::MarkModelOf(Cards, *Desk) : faith::flick::Model());
}

void AFlickPlayerController::PlayerTick(float DeltaTime)
{
	Super::PlayerTick(DeltaTime);
	const double Milliseconds = DeltaTime * 1000.0;
	StepHeld(Milliseconds);
	MoveCamera(Milliseconds);
	// Who joins a running game begins to play before there is a local player: then it is opened here.
	OpenInterface();
	if (Interface != nullptr)
	{
		Interface->Advance(DeltaTime);
	}
}

void AFlickPlayerController::StepHeld(double Milliseconds)
{
	using faith::flick::Steps;
	using faith::flick::StepsOfStick;
	const Steps Step = StepKeys.Advance(Milliseconds, Held.Step.X, Held.Step.Y);
	const Steps Move = MoveKeys.Advance(Milliseconds, Held.Move.X, Held.Move.Y);
	const Steps StickStep = StepsOfStick(Milliseconds, Held.StepStick.X, Held.StepStick.Y);
	const Steps StickMove = StepsOfStick(Milliseconds, Held.MoveStick.X, Held.MoveStick.Y);
	const double Turned =
		TurnKeys.Advance(Milliseconds, Held.Turn, 0.0).right + StepsOfStick(Milliseconds, Held.TurnStick, 0.0).right;
	const Steps Stepped{Step.right + StickStep.right, Step.up + StickStep.up};
	const Steps Moved{Move.right + StickMove.right, Move.up + StickMove.up};
	if (Stepped.right == 0.0 && Stepped.up == 0.0 && Moved.right == 0.0 && Moved.up == 0.0 && Turned == 0.0)
	{
		return;
	}
	Do(
		[&, this](FFlickView& View)
		{
			View.Step(Stepped.right, Stepped.up, bFine);
			View.Nudge(Moved.right, Moved.up, bFine);
			View.Turn(Turned);
			return faith::flick::Given();
		});
}

void AFlickPlayerController::MoveCamera(double Milliseconds)
{
	FFlickView* const View = FindView();
	if (View == nullptr)
	{
		TableCamera->Place(faith::flick::PoseOf(faith::flick::CameraView(), FFlickView::UsualCorner, FindAspect()));
		return;
	}
	const AFlickTable& Table = *FindGameMode()->GetTable();
	if (const faith::flick::ShotPlayback* const Shot = Table.GetPlayback())
	{
		View->GetCamera().Advance(Milliseconds, Shot, Table.GetShotTime());
	}
	else
	{
		View->GetCamera().Advance(Milliseconds, Table.FindMovingDisc());
	}
	TableCamera->Place(faith::flick::PoseOf(View->GetCamera().Now(), View->GetCorner(), FindAspect()));
}

double AFlickPlayerController::FindAspect() const
{
	const ULocalPlayer* const Local = GetLocalPlayer();
	if (Local == nullptr || Local->ViewportClient == nullptr)
	{
		return UsualAspect;
	}
	// Without a real window it stays as it is.
	FVector2D Window = FVector2D::ZeroVector;
	Local->ViewportClient->GetViewportSize(Window);
	const FVector2D Part = Window * Local->Size;
	return Part.X > 0.0 && Part.Y > 0.0 ? Part.X / Part.Y : UsualAspect;
}

void AFlickPlayerController::FlickAny()
{
	if (AFlickGameMode* const GameMode = FindGameMode())
	{
		GameMode->DoAnything();
	}
}

void AFlickPlayerController::FlickShoot(float Angle, float Power, float Spin)
{
	if (AFlickGameMode* const GameMode = FindGameMode())
	{
		faith::flick::Aim Aim;
		Aim.angle = faith::physics::NormalAngle(FMath::RoundToInt32(Angle * 1000.0f));
		Aim.power = FMath::RoundToInt32(Power * 10.0f);
		Aim.spin = FMath::RoundToInt32(Spin * 10.0f);
		GameMode->Shoot(Aim);
	}
}

void AFlickPlayerController::FlickUndo()
{
	if (AFlickGameMode* const GameMode = FindGameMode())
	{
		const FFlickView* const View = FindView();
		GameMode->Undo(View != nullptr ? View->GetOwnSeat() : faith::flick::kNobody);
	}
}
