#pragma once

class UProceduralMeshComponent : public UObject
{
	DOUBLE_CLASS(UProceduralMeshComponent, UObject)
};
