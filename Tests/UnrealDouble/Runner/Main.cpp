// Lists and runs the automation tests that are linked in. What follows "--" is the command line of the game.
#include "Double/Automation.h"
#include "Double/EngineLoop.h"
#include "Double/Objects.h"
#include "Double/Screen.h"
#include "Misc/CommandLine.h"
#include "Misc/Paths.h"
#include "Modules/ModuleManager.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <string>

namespace
{
using UnrealDouble::FAutomationEntry;
using UnrealDouble::FAutomationResult;

/** FAITH_SAVED_DIR, or a folder made for this run and removed after it: tests may run side by side. */
class FSavedFolder
{
public:
	FSavedFolder()
	{
		if (std::getenv("FAITH_SAVED_DIR") != nullptr)
		{
			return;
		}
		char Template[] = "/tmp/UnrealDoubleXXXXXX";
		if (mkdtemp(Template) == nullptr)
		{
			UnrealDouble::Fatal("no temporary folder can be made");
		}
		Made = Template;
		setenv("FAITH_SAVED_DIR", Template, 1);
	}
	~FSavedFolder()
	{
		if (!Made.empty())
		{
			std::error_code Error;
			std::filesystem::remove_all(Made, Error);
		}
	}

private:
	std::string Made;
};

/** In the order of the engine: content, classes, modules, engine. */
void Start()
{
	UnrealDouble::CreateEngineAssets();
	UnrealDouble::CreateDefaultObjects();
	UnrealDouble::StartModules();
	UnrealDouble::StartEngine();
}

void Stop()
{
	UnrealDouble::StopEngine();
	UnrealDouble::StopModules();
	UnrealDouble::DestroyAllObjects();
}

bool Run(const FAutomationEntry& Entry)
{
	const FAutomationResult Result = UnrealDouble::RunAutomationTest(Entry, &UnrealDouble::TickEngine);
	for (const FString& Error : Result.Errors)
	{
		std::printf("  error: %s\n", TCHAR_TO_UTF8(*Error));
	}
	std::printf("%s %s\n", Result.bPassed ? "passed" : "FAILED", TCHAR_TO_UTF8(*Entry.Name));
	std::fflush(stdout);
	return Result.bPassed;
}

int RunNamed(const char* Name)
{
	const TArray<FAutomationEntry> Tests = UnrealDouble::AllAutomationTests();
	const FString Wanted(UTF8_TO_TCHAR(Name));
	const FAutomationEntry* const Found =
		Tests.FindByPredicate([&Wanted](const FAutomationEntry& Entry) { return Entry.Name.Equals(Wanted); });
	if (Found == nullptr)
	{
		std::fprintf(stderr, "there is no test named %s\n", Name);
		return 1;
	}
	Start();
	const bool bPassed = Run(*Found);
	Stop();
	return bPassed ? 0 : 1;
}

/** All whose names begin so, in one process that shares what they leave behind, so many times. */
int RunAll(const char* Beginning, int32 Times)
{
	TArray<FAutomationEntry> Tests = UnrealDouble::AllAutomationTests();
	const FString Wanted(UTF8_TO_TCHAR(Beginning));
	Tests.RemoveAll(
		[&Wanted](const FAutomationEntry& Entry) { return !Wanted.IsEmpty() && !Entry.Name.StartsWith(Wanted); });
	int32 Failed = 0;
	Start();
	for (int32 Time = 0; Time < Times; ++Time)
	{
		for (const FAutomationEntry& Entry : Tests)
		{
			Failed += Run(Entry) ? 0 : 1;
		}
	}
	Stop();
	std::printf("%d tests, %d failed\n", Tests.Num(), Failed);
	return Failed == 0 && Tests.Num() > 0 ? 0 : 1;
}

int List()
{
	for (const FAutomationEntry& Entry : UnrealDouble::AllAutomationTests())
	{
		std::printf("%s\n", TCHAR_TO_UTF8(*Entry.Name));
	}
	return 0;
}

/** One add_test for each test, for ctest to include. Each test saves in a folder of its own. */
int WriteCtest(const char* Program, const char* File)
{
	std::FILE* const Out = std::fopen(File, "w");
	if (Out == nullptr)
	{
		std::fprintf(stderr, "%s cannot be written\n", File);
		return 1;
	}
	const char* const Project = std::getenv("FAITH_PROJECT_DIR");
	const std::string Path = std::filesystem::absolute(Program).string();
	for (const FAutomationEntry& Entry : UnrealDouble::AllAutomationTests())
	{
		const std::string Name(TCHAR_TO_UTF8(*Entry.Name));
		std::fprintf(Out, "add_test([=[%s]=] [=[%s]=] --run [=[%s]=])\n", Name.c_str(), Path.c_str(), Name.c_str());
		std::fprintf(Out,
			"set_tests_properties([=[%s]=] PROPERTIES LABELS unreal TIMEOUT 600 ENVIRONMENT "
			"[=[FAITH_PROJECT_DIR=%s]=])\n",
			Name.c_str(), Project != nullptr ? Project : ".");
	}
	return std::fclose(Out) == 0 ? 0 : 1;
}

int Usage()
{
	std::fprintf(stderr,
		"usage: --list | --run <name> | --all [<beginning>] | --twice <beginning> | --without-slate <beginning> | "
		"--write-ctest <file> [-- <command line of the game>]\n");
	return 2;
}

/** Hands what follows "--" to the game; the number of arguments before it. */
int TakeCommandLine(int Count, char** Arguments)
{
	int Index = 1;
	while (Index < Count && std::strcmp(Arguments[Index], "--") != 0)
	{
		++Index;
	}
	const int Own = Index;
	for (++Index; Index < Count; ++Index)
	{
		FCommandLine::Append(*(FString(TEXT(" ")) + UTF8_TO_TCHAR(Arguments[Index])));
	}
	return Own;
}
} // namespace

int main(int Count, char** Arguments)
{
	const int Own = TakeCommandLine(Count, Arguments);
	const FSavedFolder Saved;
	const std::string Verb = Own > 1 ? Arguments[1] : "";
	if (Verb == "--list" && Own == 2)
	{
		return List();
	}
	if (Verb == "--all" && Own <= 3)
	{
		return RunAll(Own == 3 ? Arguments[2] : "", 1);
	}
	if (Verb == "--twice" && Own == 3)
	{
		return RunAll(Arguments[2], 2);
	}
	if (Verb == "--without-slate" && Own == 3)
	{
		UnrealDouble::SetSlate(false);
		return RunAll(Arguments[2], 1);
	}
	if (Verb == "--run" && Own == 3)
	{
		return RunNamed(Arguments[2]);
	}
	if (Verb == "--write-ctest" && Own == 3)
	{
		return WriteCtest(Arguments[0], Arguments[2]);
	}
	return Usage();
}
