#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/SCompoundWidget.h"

/// On the desktop once it was added to the application.
class SLATECORE_API SWindow : public SCompoundWidget
{
public:
	struct FArguments : public UnrealDouble::TArguments<SWindow>
	{
		FArguments& ClientSize(FVector2D) { return *this; }
	};

	void Construct(const FArguments& InArgs) { DoubleHold(InArgs.DoubleContent); }
	void SetContent(TSharedRef<SWidget> InContent) { DoubleHold(InContent); }
};
