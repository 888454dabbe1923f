#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Double/Fatal.h"
#include "HAL/Platform.h"

#define DOUBLE_CHECK(Expression, ...) \
	do \
	{ \
		if (UNLIKELY(!(Expression))) \
		{ \
			UnrealDouble::CheckFailed(#Expression, __FILE__, __LINE__ __VA_OPT__(, ) __VA_ARGS__); \
		} \
	} while (false)

#define check(Expression) DOUBLE_CHECK(Expression)
#define checkf(Expression, Format, ...) DOUBLE_CHECK(Expression, FString::Printf(Format __VA_OPT__(, ) __VA_ARGS__))
#define checkSlow(Expression) DOUBLE_CHECK(Expression)
#define verify(Expression) DOUBLE_CHECK(Expression)
#define verifyf(Expression, Format, ...) checkf(Expression, Format __VA_OPT__(, ) __VA_ARGS__)
#define checkNoEntry() UnrealDouble::CheckFailed("checkNoEntry", __FILE__, __LINE__)
#define unimplemented() UnrealDouble::CheckFailed("unimplemented", __FILE__, __LINE__)

// The engine reports the first failure of each place, the double every one.
#define ensure(Expression) (LIKELY(!!(Expression)) || UnrealDouble::EnsureFailed(#Expression, __FILE__, __LINE__))
#define ensureMsgf(Expression, Format, ...) \
	(LIKELY(!!(Expression)) || \
		UnrealDouble::EnsureFailed( \
			#Expression, __FILE__, __LINE__, FString::Printf(Format __VA_OPT__(, ) __VA_ARGS__)))
#define ensureAlways(Expression) ensure(Expression)
#define ensureAlwaysMsgf(Expression, Format, ...) ensureMsgf(Expression, Format __VA_OPT__(, ) __VA_ARGS__)
