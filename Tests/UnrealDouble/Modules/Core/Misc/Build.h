#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

// What the engine derives from the switches of the build tool, which CMake sets (UE_BUILD_*, WITH_EDITOR ...).
#define WITH_EDITORONLY_DATA 0
#define WITH_AUTOMATION_TESTS 1
#define WITH_AUTOMATION_WORKER 1
#define DO_CHECK 1
#define NO_LOGGING 0
