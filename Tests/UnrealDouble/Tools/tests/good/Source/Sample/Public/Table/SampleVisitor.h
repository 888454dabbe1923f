#pragma once

#include "CoreMinimal.h"
#include "UObject/Object.h"

#include "SampleVisitor.generated.h"

UINTERFACE()
class USampleVisitor : public UInterface
{
	GENERATED_BODY()
};

class ISampleVisitor
{
	GENERATED_BODY()

public:
	virtual int32 Weight() const = 0;
};
