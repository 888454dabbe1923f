#pragma once

class AActor : public UObject
{
	DOUBLE_CLASS(AActor, UObject)
};
