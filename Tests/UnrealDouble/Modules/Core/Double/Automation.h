#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Misc/AutomationTest.h"

/** For the runner of automation tests. */
namespace UnrealDouble
{
struct FAutomationEntry
{
	FAutomationTestBase* Test = nullptr;
	FString Name; // as a tree: "FlickOfFaith.Area.Name"
	FString Parameters;
};
struct FAutomationResult
{
	bool bPassed = false;
	TArray<FString> Errors;
	TArray<FString> Warnings;
};
/** All tests that are not disabled, by name; two of one name are fatal. */
CORE_API TArray<FAutomationEntry> AllAutomationTests();
/** Runs a test and its latent commands; Frame is called for each frame, and ten simulated minutes are the limit. */
CORE_API FAutomationResult RunAutomationTest(const FAutomationEntry& Entry, void (*Frame)(float Seconds));
} // namespace UnrealDouble
