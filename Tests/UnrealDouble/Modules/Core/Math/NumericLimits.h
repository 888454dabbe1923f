#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "HAL/Platform.h"

#include <cfloat>

#define MIN_int32 ((int32)0x80000000)
#define MAX_uint8 ((uint8)0xff)
#define MAX_uint32 ((uint32)0xffffffff)
#define MAX_uint64 ((uint64)0xffffffffffffffff)
#define MAX_int32 ((int32)0x7fffffff)
#define MAX_int64 ((int64)0x7fffffffffffffff)
#define MAX_flt (FLT_MAX)
#define MAX_FLT MAX_flt
