#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#define ENGINE_MAJOR_VERSION 5
#define ENGINE_MINOR_VERSION 6
#define ENGINE_PATCH_VERSION 0
