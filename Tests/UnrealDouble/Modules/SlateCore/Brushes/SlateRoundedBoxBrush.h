#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Styling/SlateBrush.h"

struct FSlateRoundedBoxBrush : public FSlateBrush
{
	template <typename FillColorType, typename OutlineColorType>
	FSlateRoundedBoxBrush(
		const FillColorType& InColor, float InRadius, const OutlineColorType& InOutlineColor, float InOutlineWidth)
	{
		static_assert(std::is_convertible_v<OutlineColorType, FSlateColor>);
		(void)InRadius;
		TintColor = InColor;
		OutlineSettings.Color = InOutlineColor;
		OutlineSettings.Width = InOutlineWidth;
	}
};
