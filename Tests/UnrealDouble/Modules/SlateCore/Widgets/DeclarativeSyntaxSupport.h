#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Widgets/SWidget.h"

namespace UnrealDouble
{
/// What is said between SNew and the end of its expression: content in brackets.
template <class WidgetType>
struct TArguments
{
	auto& operator[](const TSharedRef<SWidget>& InContent)
	{
		DoubleContent = InContent;
		return static_cast<typename WidgetType::FArguments&>(*this);
	}

	TSharedPtr<SWidget> DoubleContent;
};

template <class WidgetType>
struct TMaker
{
	TSharedRef<WidgetType> operator<<=(const typename WidgetType::FArguments& Arguments) const
	{
		const TSharedRef<WidgetType> Made = MakeShared<WidgetType>();
		Made->Construct(Arguments);
		return Made;
	}
};
} // namespace UnrealDouble

#define SNew(WidgetType, ...) UnrealDouble::TMaker<WidgetType>() <<= WidgetType::FArguments()
