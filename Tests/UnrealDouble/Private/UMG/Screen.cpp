#include "Double/Screen.h"

#include "Engine/LocalPlayer.h"

namespace UnrealDouble
{
namespace
{
TMap<int32, TWeakObjectPtr<UWidget>>& Focus()
{
	static TMap<int32, TWeakObjectPtr<UWidget>>& ByUser = *new TMap<int32, TWeakObjectPtr<UWidget>>;
	return ByUser;
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

/// It can be walked to: it takes the focus and the mouse, and nothing on the way there is disabled.
bool CanBeWalkedTo(const UWidget* Widget)
{
	const TArray<UWidget*> Path = PathTo(Widget);
	return !Path.IsEmpty() && Widget->DoubleIsFocusable() && Widget->GetVisibility() == ESlateVisibility::Visible &&
		!Path.ContainsByPredicate([](const UWidget* Each)
			{ return !Each->GetIsEnabled() || Each->GetVisibility() == ESlateVisibility::HitTestInvisible; });
}

bool BelongsTo(const FLayer& Layer, int32 User)
{
	return Layer.Player == nullptr || Layer.Player->GetControllerId() == User;
}

TArray<FArranged> WholeScreen(int32 User)
{
	const FBounds Window{FVector2D(0.0, 0.0), FVector2D(1920.0, 1080.0)};
	TArray<FArranged> All;
	for (const FLayer& Layer : Layers())
	{
		if (BelongsTo(Layer, User))
		{
			Arrange(Layer.Widget, Window, All);
		}
	}
	return All;
}

/// The nearest in a direction; if `Within` is something, only what is in it.
UWidget* Nearest(const UWidget* From, EUINavigation Direction, int32 User, UWidget* Within)
{
	const TArray<FArranged> All = WholeScreen(User);
	const FArranged* const Start =
		All.FindByPredicate([From](const FArranged& Each) { return Each.Widget->DoubleWidget() == From; });
	UWidget* Best = nullptr;
	double Shortest = 0.0;
	for (const FArranged& Each : All)
	{
		UWidget* const There = Each.Widget->DoubleWidget();
		const double Distance = Start != nullptr && There != From && CanBeWalkedTo(There)
			? DistanceAlong(Start->Bounds, Each.Bounds, Direction)
			: -1.0;
		const bool bInside = Within == nullptr || PathTo(There).Contains(Within);
		if (Distance >= 0.0 && bInside && (Best == nullptr || Distance < Shortest))
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
		if (Layer.Widget->GetCachedWidget().IsValid() && FindPath(*Layer.Widget->GetCachedWidget(), Widget, Path))
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

UWidget* FocusOf(int32 User)
{
	const TWeakObjectPtr<UWidget>* const Found = Focus().Find(User);
	return Found != nullptr && Found->IsValid() && IsShown(Found->Get()) ? Found->Get() : nullptr;
}

void SetFocusOf(int32 User, UWidget* Widget)
{
	Focus().Add(User, Widget);
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
