#include "Double/Screen.h"

#include "Engine/GameViewportClient.h"
#include "Engine/LocalPlayer.h"
#include "Slate/SGameLayerManager.h"
#include "Widgets/SWindow.h"

namespace UnrealDouble
{
namespace
{
struct FFocus
{
	TWeakObjectPtr<UWidget> Widget;
	bool bGame = false;
};

TMap<int32, FFocus>& Focus()
{
	static TMap<int32, FFocus>& ByUser = *new TMap<int32, FFocus>;
	return ByUser;
}

/// What can have the focus, where it was painted last.
struct FPainted
{
	TWeakObjectPtr<UWidget> Widget;
	TWeakObjectPtr<UGameViewportClient> Window;
	const ULocalPlayer* Player = nullptr;
	FBounds Bounds;
};

TArray<FPainted>& Painted()
{
	static TArray<FPainted>& All = *new TArray<FPainted>;
	return All;
}

bool Holds(const SWidget& Holder, const SWidget* Wanted)
{
	return &Holder == Wanted ||
		Holder.DoubleChildren.ContainsByPredicate(
			[Wanted](const TSharedRef<SWidget>& Child) { return Holds(*Child, Wanted); });
}

/// It was added to layers that are in a window on the desktop.
bool IsOnDesktop(const FLayer& Layer)
{
	const IGameLayerManager* const Manager = Layer.Window.IsValid() ? Layer.Window->DoubleLayers.Get() : nullptr;
	return Manager != nullptr &&
		Windows().ContainsByPredicate(
			[Manager](const TSharedRef<SWindow>& Window) { return Holds(*Window, Manager->DoubleWidgetOfManager()); });
}

bool IsSeen(const UWidget* Widget)
{
	return Widget == nullptr || Widget->IsVisible();
}

/// Appends the way from here to the widget. False, and nothing appended, if it does not lead there.
bool FindPath(const SWidget& From, const UWidget* To, TArray<UWidget*>& Path)
{
	UWidget* const Here = From.DoubleWidget();
	if (!IsSeen(Here))
	{
		return false;
	}
	if (Here != nullptr)
	{
		Path.Add(Here);
	}
	if (Here == To)
	{
		return true;
	}
	for (const TSharedRef<SWidget>& Child : From.DoubleChildren)
	{
		if (FindPath(*Child, To, Path))
		{
			return true;
		}
	}
	if (Here != nullptr)
	{
		Path.Pop();
	}
	return false;
}

double Overlap(double FirstMin, double FirstMax, double SecondMin, double SecondMax)
{
	return FMath::Min(FirstMax, SecondMax) - FMath::Max(FirstMin, SecondMin);
}

/// How far it is from the edge of one to another that lies in this direction and in the strip that the first covers; negative
/// if it does not.
double DistanceAlong(const FBounds& From, const FBounds& To, EUINavigation Direction)
{
	const bool bSideways = Direction == EUINavigation::Left || Direction == EUINavigation::Right;
	const double InStrip = bSideways ? Overlap(From.Min.Y, From.Max.Y, To.Min.Y, To.Max.Y)
									 : Overlap(From.Min.X, From.Max.X, To.Min.X, To.Max.X);
	if (InStrip <= 0.0)
	{
		return -1.0;
	}
	constexpr double Touching = 0.5;
	double Gap = -1.0;
	switch (Direction)
	{
	case EUINavigation::Left:
		Gap = From.Min.X - To.Max.X;
		break;
	case EUINavigation::Right:
		Gap = To.Min.X - From.Max.X;
		break;
	case EUINavigation::Up:
		Gap = From.Min.Y - To.Max.Y;
		break;
	case EUINavigation::Down:
		Gap = To.Min.Y - From.Max.Y;
		break;
	default:
		break;
	}
	return Gap >= -Touching ? FMath::Max(Gap, 0.0) : -1.0;
}

/// It can be walked to: it takes the focus and the mouse and is not disabled itself. Whether something that holds it is
/// disabled only matters to the eye and to the mouse.
bool CanBeWalkedTo(const UWidget* Widget)
{
	const TArray<UWidget*> Path = PathTo(Widget);
	return !Path.IsEmpty() && Widget->DoubleIsFocusable() && Widget->GetIsEnabled() &&
		Widget->GetVisibility() == ESlateVisibility::Visible &&
		!Path.ContainsByPredicate(
			[](const UWidget* Each) { return Each->GetVisibility() == ESlateVisibility::HitTestInvisible; });
}

void PaintLayer(const FLayer& Layer)
{
	const FBounds Whole{FVector2D(0.0, 0.0), FVector2D(1920.0, 1080.0)};
	TArray<FArranged> All;
	Arrange(Layer.Widget, Whole, All);
	for (const FArranged& Each : All)
	{
		Each.Widget->DoubleGeometry.DoubleSize = Each.Bounds.Max - Each.Bounds.Min;
		UWidget* const Widget = Each.Widget->DoubleWidget();
		if (Widget->DoubleIsFocusable())
		{
			Painted().Add({Widget, Layer.Window, Layer.Player, Each.Bounds});
		}
	}
}

void PaintTree(SWidget& Root)
{
	Root.DoubleGeometry.DoubleSize = FVector2D(1920.0, 1080.0);
	for (const TSharedRef<SWidget>& Child : Root.DoubleChildren)
	{
		PaintTree(*Child);
	}
}

/// The nearest in a direction; if `Within` is something, only what is in it.
UWidget* Nearest(const UWidget* From, EUINavigation Direction, int32 User, UWidget* Within)
{
	const FPainted* const Start =
		Painted().FindByPredicate([From](const FPainted& Each) { return Each.Widget.Get() == From; });
	UWidget* Best = nullptr;
	double Shortest = 0.0;
	for (const FPainted& Each : Painted())
	{
		UWidget* const There = Each.Widget.Get();
		const bool bSeen = Start != nullptr && There != nullptr && There != From && Each.Window == Start->Window &&
			(Each.Player == nullptr || Each.Player->GetControllerId() == User);
		const double Distance = bSeen ? DistanceAlong(Start->Bounds, Each.Bounds, Direction) : -1.0;
		if (Distance >= 0.0 && (Best == nullptr || Distance < Shortest) && CanBeWalkedTo(There) &&
			(Within == nullptr || PathTo(There).Contains(Within)))
		{
			Best = There;
			Shortest = Distance;
		}
	}
	return Best;
}
} // namespace

TArray<FLayer>& Layers()
{
	static TArray<FLayer>& All = *new TArray<FLayer>;
	All.RemoveAll([](const FLayer& Layer) { return !IsValid(Layer.Widget); });
	return All;
}

TArray<UWidget*> PathTo(const UWidget* Widget)
{
	TArray<UWidget*> Path;
	for (const FLayer& Layer : Layers())
	{
		if (Layer.Widget->GetCachedWidget().IsValid() && IsOnDesktop(Layer) &&
			FindPath(*Layer.Widget->GetCachedWidget(), Widget, Path))
		{
			return Path;
		}
	}
	return TArray<UWidget*>();
}

bool IsShown(const UWidget* Widget)
{
	return !PathTo(Widget).IsEmpty();
}

UGameViewportClient* WindowOf(const UWidget* Widget)
{
	const TArray<UWidget*> Path = PathTo(Widget);
	const FLayer* const Layer = Path.IsEmpty()
		? nullptr
		: Layers().FindByPredicate([&Path](const FLayer& Each) { return Each.Widget == Path[0]; });
	return Layer != nullptr ? Layer->Window.Get() : nullptr;
}

void PaintAll()
{
	Painted().Reset();
	for (const TSharedRef<SWindow>& Window : Windows())
	{
		PaintTree(*Window);
	}
	for (const FLayer& Layer : Layers())
	{
		if (Layer.Widget->GetCachedWidget().IsValid() && IsOnDesktop(Layer))
		{
			PaintLayer(Layer);
		}
	}
}

UWidget* FocusOf(int32 User)
{
	const FFocus* const Found = Focus().Find(User);
	return Found != nullptr && Found->Widget.IsValid() && IsShown(Found->Widget.Get()) ? Found->Widget.Get() : nullptr;
}

void SetFocusOf(int32 User, UWidget* Widget, EFocusCause Cause)
{
	Focus().Add(User, {Widget, false});
	TellFocusPath(User, Widget, Cause);
	const FReply Reply = Widget->DoubleFocusReceived(FFocusEvent(Cause, static_cast<uint32>(User)));
	if (Reply.GetUserFocusRecepient().IsValid())
	{
		FocusNearest(User, Reply.GetUserFocusRecepient()->DoubleWidget(), Reply.GetFocusCause());
	}
}

bool FocusNearest(int32 User, const UWidget* Widget, EFocusCause Cause)
{
	TArray<UWidget*> Path = PathTo(Widget);
	while (!Path.IsEmpty() && !(Path.Last()->DoubleIsFocusable() && Path.Last()->GetIsEnabled()))
	{
		Path.Pop();
	}
	if (Path.IsEmpty())
	{
		return false;
	}
	SetFocusOf(User, Path.Last(), Cause);
	return true;
}

void ClearFocusOf(int32 User)
{
	Focus().Add(User, {nullptr, false});
	TellFocusPath(User, nullptr, EFocusCause::Cleared);
}

bool IsGameFocused(int32 User)
{
	const FFocus* const Found = Focus().Find(User);
	return Found != nullptr && Found->bGame;
}

void FocusGame(int32 User)
{
	Focus().Add(User, {nullptr, true});
	TellFocusPath(User, nullptr, EFocusCause::SetDirectly);
}

UWidget* NextInDirection(const UWidget* From, EUINavigation Direction, int32 User)
{
	const TArray<UWidget*> Path = PathTo(From);
	for (int32 Index = Path.Num() - 1; Index >= 0; --Index)
	{
		UWidget* const Holder = Path[Index];
		const UWidget::FDoubleRule& Rule = Holder->DoubleRule(Direction);
		if (Rule.Rule == EUINavigationRule::Escape)
		{
			continue;
		}
		if (Rule.Rule == EUINavigationRule::Explicit)
		{
			return CanBeWalkedTo(Rule.Target.Get()) ? Rule.Target.Get() : nullptr;
		}
		checkf(Rule.Rule == EUINavigationRule::Stop, TEXT("The double knows no other rules of navigation"));
		return Holder != From ? Nearest(From, Direction, User, Holder) : nullptr;
	}
	return Nearest(From, Direction, User, nullptr);
}

FBounds Aligned(
	const FBounds& Room, const FVector2D& Size, EHorizontalAlignment Horizontal, EVerticalAlignment Vertical)
{
	FBounds Result = Room;
	const double FreeX = Room.Max.X - Room.Min.X - Size.X;
	const double FreeY = Room.Max.Y - Room.Min.Y - Size.Y;
	if (Horizontal != HAlign_Fill)
	{
		Result.Min.X += Horizontal == HAlign_Left ? 0.0 : Horizontal == HAlign_Center ? FreeX / 2.0 : FreeX;
		Result.Max.X = Result.Min.X + Size.X;
	}
	if (Vertical != VAlign_Fill)
	{
		Result.Min.Y += Vertical == VAlign_Top ? 0.0 : Vertical == VAlign_Center ? FreeY / 2.0 : FreeY;
		Result.Max.Y = Result.Min.Y + Size.Y;
	}
	return Result;
}

FVector2D SizeOf(const UWidget* Widget)
{
	return Widget->GetVisibility() == ESlateVisibility::Collapsed ? FVector2D(0.0, 0.0) : Widget->DoubleDesiredSize();
}

void Arrange(UWidget* Widget, const FBounds& Bounds, TArray<FArranged>& Arranged)
{
	if (Widget->IsVisible())
	{
		Arranged.Add({Widget->GetCachedWidget().ToSharedRef(), Bounds});
		Widget->DoubleArrange(Bounds, Arranged);
	}
}
} // namespace UnrealDouble
