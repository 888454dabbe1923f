#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/SWidget.h"

class SLATECORE_API SOverlay : public SWidget
{
public:
	using FArguments = UnrealDouble::TArguments<SOverlay>;

	SOverlay() : SWidget(nullptr) {}
	void Construct(const FArguments&) {}
};
