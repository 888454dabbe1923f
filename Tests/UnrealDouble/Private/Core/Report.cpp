// Fatal errors, log lines and simulated time.
#include "CoreGlobals.h"
#include "CoreMinimal.h"
#include "HAL/PlatformTime.h"

#include <cstdio>
#include <cstdlib>

uint64 GFrameCounter = 0;
bool GIsEditor = false;
DEFINE_LOG_CATEGORY(LogTemp);
DEFINE_LOG_CATEGORY(LogInit);

namespace
{
double Clock = 0;
int32 Counts[ELogVerbosity::NumVerbosity] = {};
UnrealDouble::FLogHook Hook = nullptr;

const char* NameOf(ELogVerbosity::Type Verbosity)
{
	static const char* const Names[] = {
		"", "Fatal: ", "Error: ", "Warning: ", "Display: ", "", "Verbose: ", "VeryVerbose: "};
	return Names[Verbosity];
}

FString Complaint(const char* Kind, const char* Expression, const char* File, int Line)
{
	return FString::Printf(TEXT("%hs: %hs [%hs:%d]"), Kind, Expression, File, Line);
}
} // namespace

double FPlatformTime::Seconds()
{
	return Clock;
}

FLogCategoryBase::FLogCategoryBase(
	const TCHAR* InName, ELogVerbosity::Type InDefault, ELogVerbosity::Type InCompileTime)
	: Verbosity(InDefault < InCompileTime ? InDefault : InCompileTime), CategoryName(InName)
{
}

namespace UnrealDouble
{
void AdvanceClock(double Seconds)
{
	Clock += Seconds;
}

void Fatal(const char* Message)
{
	std::fflush(stdout);
	std::fprintf(stderr, "Fatal: %s\n", Message);
	std::abort();
}

void Fatal(const FString& Message)
{
	Fatal(TCHAR_TO_UTF8(*Message));
}

void CheckFailed(const char* Expression, const char* File, int Line)
{
	Fatal(Complaint("Assertion failed", Expression, File, Line));
}

void CheckFailed(const char* Expression, const char* File, int Line, const FString& Message)
{
	Fatal(Complaint("Assertion failed", Expression, File, Line) + TEXT(" ") + Message);
}

bool EnsureFailed(const char* Expression, const char* File, int Line)
{
	return EnsureFailed(Expression, File, Line, FString());
}

bool EnsureFailed(const char* Expression, const char* File, int Line, const FString& Message)
{
	Log(LogTemp, ELogVerbosity::Error,
		Complaint("Ensure condition failed", Expression, File, Line) + TEXT(" ") + Message);
	return false;
}

void Log(const FLogCategoryBase& Category, ELogVerbosity::Type Verbosity, const FString& Message)
{
	const FString Line = Category.GetCategoryName().ToString() + TEXT(": ");
	if (Verbosity == ELogVerbosity::Fatal)
	{
		Fatal(Line + Message);
	}
	std::printf("%s%s%s\n", TCHAR_TO_UTF8(*Line), NameOf(Verbosity), TCHAR_TO_UTF8(*Message));
	++Counts[Verbosity];
	if (Hook != nullptr)
	{
		Hook(Category.GetCategoryName(), Verbosity, Message);
	}
}

void SetLogHook(FLogHook NewHook)
{
	Hook = NewHook;
}

int32 NumLogged(ELogVerbosity::Type Verbosity)
{
	return Counts[Verbosity];
}
} // namespace UnrealDouble
