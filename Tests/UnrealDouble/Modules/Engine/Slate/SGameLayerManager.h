#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Widgets/DeclarativeSyntaxSupport.h"
#include "Widgets/SCompoundWidget.h"

class FSceneViewport;

/// Where widgets of a game are added: above the table, for each player apart.
class ENGINE_API IGameLayerManager
{
public:
	virtual ~IGameLayerManager() = default;
	virtual void SetSceneViewport(FSceneViewport* InSceneViewport) = 0;

	/// Of the double.
	virtual const SWidget* DoubleWidgetOfManager() const = 0;
};

class ENGINE_API SGameLayerManager : public SCompoundWidget, public IGameLayerManager
{
public:
	using FArguments = UnrealDouble::TArguments<SGameLayerManager>;

	void Construct(const FArguments& InArgs) { DoubleHold(InArgs.DoubleContent); }
	virtual void SetSceneViewport(FSceneViewport*) override {}
	virtual const SWidget* DoubleWidgetOfManager() const override { return this; }
};
