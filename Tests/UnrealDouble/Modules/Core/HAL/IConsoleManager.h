#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

enum EConsoleVariableFlags : int32
{
	ECVF_Default = 0x0,
	ECVF_SetByCode = 0x09000000,
};

/** A number that can be changed while the program runs. */
class CORE_API IConsoleVariable
{
public:
	virtual void Set(const TCHAR* InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode) = 0;
	void Set(int32 InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode);
	void Set(float InValue, EConsoleVariableFlags SetBy = ECVF_SetByCode);
	virtual int32 GetInt() const = 0;
	virtual float GetFloat() const = 0;

protected:
	virtual ~IConsoleVariable() = default;
};

class CORE_API IConsoleManager
{
public:
	static IConsoleManager& Get();

	virtual IConsoleVariable* FindConsoleVariable(const TCHAR* Name, bool bTrackFrequentCalls = true) const = 0;

protected:
	virtual ~IConsoleManager() = default;
};
