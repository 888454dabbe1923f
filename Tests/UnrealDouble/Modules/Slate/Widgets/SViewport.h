#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Rendering/RenderingCommon.h"
#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/SCompoundWidget.h"

class FViewportClient;

/// The game in a window, below its widgets.
class SLATE_API SViewport : public SCompoundWidget
{
public:
	using FArguments = UnrealDouble::TArguments<SViewport>;

	void Construct(const FArguments& InArgs) { DoubleHold(InArgs.DoubleContent); }
	void SetViewportInterface(TSharedRef<ISlateViewport> InViewportInterface) { Interface = InViewportInterface; }

	/// Of the double: whose game it is; only once it has an interface.
	FViewportClient* DoubleClient = nullptr;
	bool DoubleShowsGame() const { return Interface.IsValid(); }

private:
	TSharedPtr<ISlateViewport> Interface;
};
