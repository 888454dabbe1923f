#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Materials/MaterialInstance.h"

class UTexture;

/// Keeps parameters as data. As in the engine a name the material does not have is taken without complaint.
class ENGINE_API UMaterialInstanceDynamic : public UMaterialInstance
{
	DOUBLE_CLASS(UMaterialInstanceDynamic, UMaterialInstance)

public:
	UMaterialInstanceDynamic(const FObjectInitializer& ObjectInitializer = FObjectInitializer::Get());

	/// A null parent gives the engine's default material there; here it is an Error in the log.
	static UMaterialInstanceDynamic* Create(UMaterialInterface* ParentMaterial, UObject* InOuter);

	void SetScalarParameterValue(FName ParameterName, float Value);
	void SetVectorParameterValue(FName ParameterName, FLinearColor Value);
	void SetTextureParameterValue(FName ParameterName, UTexture* Value);
	float K2_GetScalarParameterValue(FName ParameterName);
	FLinearColor K2_GetVectorParameterValue(FName ParameterName);
	UTexture* K2_GetTextureParameterValue(FName ParameterName);

private:
	TMap<FName, float> Scalars;
	TMap<FName, FLinearColor> Vectors;
	TMap<FName, TObjectPtr<UTexture>> Textures;
};
