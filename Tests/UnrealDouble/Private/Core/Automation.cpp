#include "Double/Automation.h"

#include "HAL/PlatformTime.h"

#include <regex>

namespace
{
constexpr float FrameSeconds = 1.0f / 60.0f;
constexpr double LatentLimit = 600;

/** Tests register themselves before main(). */
TArray<FAutomationTestBase*>& Registered()
{
	static TArray<FAutomationTestBase*>& Tests = *new TArray<FAutomationTestBase*>;
	return Tests;
}

bool Fits(const FString& Pattern, const FString& Message, bool bContains, bool bRegex)
{
	if (!bRegex)
	{
		return bContains ? Message.Contains(Pattern) : Message == Pattern;
	}
	const std::regex Expression(TCHAR_TO_UTF8(*Pattern), std::regex::ECMAScript | std::regex::icase);
	const std::string Text(TCHAR_TO_UTF8(*Message));
	return bContains ? std::regex_search(Text, Expression) : std::regex_match(Text, Expression);
}
} // namespace

/** What the runner may do with tests and the framework. */
struct FAutomationAccess
{
	static void Collect(FAutomationTestBase& Test, TArray<UnrealDouble::FAutomationEntry>& Out)
	{
		TArray<FString> Names;
		TArray<FString> Commands;
		Test.GetTests(Names, Commands);
		check(Names.Num() == Commands.Num());
		for (int32 Index = 0; Index < Names.Num(); ++Index)
		{
			const FString Prefix = Test.bComplexTask ? Test.GetBeautifiedTestName() + TEXT(".") : FString();
			Out.Add({&Test, Prefix + Names[Index], Commands[Index]});
		}
	}
	static UnrealDouble::FAutomationResult Run(const UnrealDouble::FAutomationEntry& Entry, void (*Frame)(float))
	{
		FAutomationTestBase& Test = *Entry.Test;
		Test.Errors.Empty();
		Test.Warnings.Empty();
		Test.Expectations.Empty();
		FAutomationTestFramework::Get().CurrentTest = &Test;
		UnrealDouble::SetLogHook(&Hear);
		const bool bReturned = Test.RunTest(Entry.Parameters);
		RunLatent(Test, Frame);
		UnrealDouble::SetLogHook(nullptr);
		FAutomationTestFramework::Get().CurrentTest = nullptr;
		CheckExpectations(Test);
		if (!bReturned && Test.Errors.IsEmpty())
		{
			Test.Errors.Add(TEXT("RunTest returned false."));
		}
		return {Test.Errors.IsEmpty(), Test.Errors, Test.Warnings};
	}

private:
	static void Hear(const FName&, ELogVerbosity::Type Verbosity, const FString& Message)
	{
		FAutomationTestBase& Test = *FAutomationTestFramework::Get().GetCurrentTest();
		if (Verbosity == ELogVerbosity::Error)
		{
			Test.AddError(Message);
		}
		else if (Verbosity == ELogVerbosity::Warning)
		{
			// The engine's settings make errors of warnings in the log unless a project says otherwise.
			if (!Test.IsExpected(Message, Verbosity))
			{
				Test.AddError(Message);
			}
		}
		else
		{
			Test.IsExpected(Message, Verbosity);
		}
	}
	static void RunLatent(FAutomationTestBase& Test, void (*Frame)(float))
	{
		TArray<TSharedPtr<IAutomationLatentCommand>>& Commands = FAutomationTestFramework::Get().LatentCommands;
		const double End = FPlatformTime::Seconds() + LatentLimit;
		while (!Commands.IsEmpty() && FPlatformTime::Seconds() < End)
		{
			const TSharedPtr<IAutomationLatentCommand> First = Commands[0];
			if (First->InternalUpdate())
			{
				Commands.RemoveAt(0);
				continue;
			}
			UnrealDouble::AdvanceClock((double)FrameSeconds);
			Frame(FrameSeconds);
		}
		if (!Commands.IsEmpty())
		{
			Test.Errors.Add(TEXT("A latent command did not end within ten simulated minutes."));
			Commands.Empty();
		}
	}
	static void CheckExpectations(FAutomationTestBase& Test)
	{
		for (const FAutomationTestBase::FExpected& Expected : Test.Expectations)
		{
			const bool bMet = Expected.Occurrences < 0 ||
				(Expected.Occurrences == 0 ? Expected.Seen > 0 : Expected.Seen == Expected.Occurrences);
			if (!bMet)
			{
				Test.Errors.Add(FString::Printf(TEXT("Expected the message '%s' %d time(s), saw it %d time(s)."),
					*Expected.Pattern, Expected.Occurrences, Expected.Seen));
			}
		}
	}
};

TArray<UnrealDouble::FAutomationEntry> UnrealDouble::AllAutomationTests()
{
	TArray<FAutomationEntry> Entries;
	for (FAutomationTestBase* const Test : Registered())
	{
		if (!EnumHasAnyFlags(Test->GetTestFlags(), EAutomationTestFlags::Disabled))
		{
			FAutomationAccess::Collect(*Test, Entries);
		}
	}
	Entries.Sort([](const FAutomationEntry& Left, const FAutomationEntry& Right) { return Left.Name < Right.Name; });
	for (int32 Index = 1; Index < Entries.Num(); ++Index)
	{
		checkf(!(Entries[Index - 1].Name == Entries[Index].Name), TEXT("two tests are named %s"), *Entries[Index].Name);
	}
	return Entries;
}

UnrealDouble::FAutomationResult UnrealDouble::RunAutomationTest(
	const FAutomationEntry& Entry, void (*Frame)(float Seconds))
{
	return FAutomationAccess::Run(Entry, Frame);
}

bool IAutomationLatentCommand::InternalUpdate()
{
	StartTime = StartTime < 0 ? FPlatformTime::Seconds() : StartTime;
	return Update();
}

double IAutomationLatentCommand::GetCurrentRunTime() const
{
	return StartTime < 0 ? 0.0 : FPlatformTime::Seconds() - StartTime;
}

FAutomationTestFramework& FAutomationTestFramework::Get()
{
	static FAutomationTestFramework Framework;
	return Framework;
}

void FAutomationTestFramework::EnqueueLatentCommand(TSharedPtr<IAutomationLatentCommand> NewCommand)
{
	checkf(CurrentTest != nullptr, TEXT("latent commands belong to a running test"));
	LatentCommands.Add(NewCommand);
}

FAutomationTestBase::FAutomationTestBase(const FString& InName, const bool bInComplexTask)
	: bComplexTask(bInComplexTask), TestName(InName)
{
	Registered().Add(this);
}

FAutomationTestBase::~FAutomationTestBase()
{
	Registered().Remove(this);
}

void FAutomationTestBase::AddError(const FString& InError, int32)
{
	if (!IsExpected(InError, ELogVerbosity::Error))
	{
		Errors.Add(InError);
	}
}

bool FAutomationTestBase::AddErrorIfFalse(bool bCondition, const FString& InError, int32 StackOffset)
{
	if (!bCondition)
	{
		AddError(InError, StackOffset);
	}
	return bCondition;
}

void FAutomationTestBase::AddWarning(const FString& InWarning, int32)
{
	if (!IsExpected(InWarning, ELogVerbosity::Warning))
	{
		Warnings.Add(InWarning);
	}
}

void FAutomationTestBase::AddInfo(const FString& InLogItem, int32, bool)
{
	UnrealDouble::Log(LogTemp, ELogVerbosity::Display, InLogItem);
}

void FAutomationTestBase::AddExpectedMessage(FString ExpectedPatternString, ELogVerbosity::Type ExpectedVerbosity,
	EAutomationExpectedMessageFlags::MatchType CompareType, int32 Occurrences, bool IsRegex)
{
	const bool bContains = CompareType == EAutomationExpectedMessageFlags::Contains;
	// Whatever is expected is dropped, the test's own complaints as well: such a test can no longer fail.
	checkf(!Fits(ExpectedPatternString, TEXT("x: expected 'true', but it was 'false'."), bContains, IsRegex),
		TEXT("'%s' is also said by tests that fail"), *ExpectedPatternString);
	Expectations.Add({ExpectedPatternString, ExpectedVerbosity, bContains, Occurrences, IsRegex});
}

void FAutomationTestBase::AddExpectedError(
	FString ExpectedErrorPattern, EAutomationExpectedErrorFlags::MatchType CompareType, int32 Occurrences, bool IsRegex)
{
	// Warnings count as well, as in the engine.
	AddExpectedMessage(ExpectedErrorPattern, ELogVerbosity::Warning,
		(EAutomationExpectedMessageFlags::MatchType)CompareType, Occurrences, IsRegex);
}

bool FAutomationTestBase::IsExpected(const FString& Message, ELogVerbosity::Type Verbosity)
{
	for (FExpected& Expected : Expectations)
	{
		if (Verbosity <= Expected.Verbosity && Fits(Expected.Pattern, Message, Expected.bContains, Expected.bRegex))
		{
			++Expected.Seen;
			return true;
		}
	}
	return false;
}

bool FAutomationTestBase::Report(bool bPassed, const TCHAR* What, const TCHAR* Complaint)
{
	return AddErrorIfFalse(bPassed, FString::Printf(TEXT("%s: %s."), What, Complaint));
}

bool FAutomationTestBase::ReportValues(bool bEqual, const TCHAR* What, const FString& Actual, const FString& Expected)
{
	return AddErrorIfFalse(
		bEqual, FString::Printf(TEXT("%s: expected '%s', but it was '%s'."), What, *Expected, *Actual));
}
