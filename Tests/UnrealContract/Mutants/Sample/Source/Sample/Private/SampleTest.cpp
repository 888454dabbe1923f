#include "Misc/AutomationTest.h"

#if WITH_DEV_AUTOMATION_TESTS

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FSampleTest, "Sample.Counts", EAutomationTestFlags::EditorContext | EAutomationTestFlags::ProductFilter)

bool FSampleTest::RunTest(const FString& Parameters)
{
	TestEqual(TEXT("a number"), 1 + 1, 2);
	return true;
}

#endif
