#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

enum class ESlateVisibility : uint8
{
	Visible,
	Collapsed,
	Hidden,
	HitTestInvisible,
	SelfHitTestInvisible
};

namespace ESlateSizeRule
{
enum Type : int
{
	Automatic,
	Fill
};
} // namespace ESlateSizeRule

/// Whether a child of a box takes what it needs or shares what is left.
struct UMG_API FSlateChildSize
{
	float Value = 1.0f;
	TEnumAsByte<ESlateSizeRule::Type> SizeRule = ESlateSizeRule::Fill;

	FSlateChildSize() {}
	FSlateChildSize(ESlateSizeRule::Type InSizeRule) : SizeRule(InSizeRule) {}
};
