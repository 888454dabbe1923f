#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Logging/LogVerbosity.h"
#include "UObject/NameTypes.h"

/** A named stream of log lines with the least severe kind that is printed. */
struct CORE_API FLogCategoryBase
{
	FLogCategoryBase(const TCHAR* InName, ELogVerbosity::Type InDefault, ELogVerbosity::Type InCompileTime);
	bool IsSuppressed(ELogVerbosity::Type Level) const { return Level > Verbosity; }
	const FName& GetCategoryName() const { return CategoryName; }

private:
	ELogVerbosity::Type Verbosity;
	FName CategoryName;
};

template <ELogVerbosity::Type InDefaultVerbosity, ELogVerbosity::Type InCompileTimeVerbosity>
struct FLogCategory : public FLogCategoryBase
{
	explicit FLogCategory(const TCHAR* InName) : FLogCategoryBase(InName, InDefaultVerbosity, InCompileTimeVerbosity) {}
};
