#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Blueprint/UserWidget.h"
#include "Components/Widget.h"

class UMG_API UWidgetTree : public UObject
{
	DOUBLE_CLASS(UWidgetTree, UObject)

public:
	UWidgetTree(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get()) : Super(ObjectInitializer) {}

	TObjectPtr<UWidget> RootWidget;

	/// Every widget of this tree, but not those in user widgets that are part of it.
	void ForEachWidget(TFunctionRef<void(UWidget*)> Predicate) const;

	template <typename WidgetT>
	WidgetT* ConstructWidget(TSubclassOf<WidgetT> WidgetClass, FName WidgetName = NAME_None)
	{
		static_assert(std::is_base_of_v<UWidget, WidgetT>, "WidgetTree::ConstructWidget makes widgets only");
		check(*WidgetClass != nullptr);
		if constexpr (std::is_base_of_v<UUserWidget, WidgetT>)
		{
			return static_cast<WidgetT*>(UUserWidget::DoubleCreate(this, *WidgetClass, WidgetName));
		}
		else
		{
			return NewObject<WidgetT>(this, *WidgetClass, WidgetName, RF_Transactional);
		}
	}
};
