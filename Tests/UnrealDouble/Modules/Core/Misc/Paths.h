#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/** Paths with forward slashes. Folders of the project end in a slash. */
class CORE_API FPaths
{
public:
	/** The folder named by the environment variable FAITH_PROJECT_DIR. */
	static FString ProjectDir();
	static FString ProjectContentDir() { return ProjectDir() + TEXT("Content/"); }
	static FString ProjectConfigDir() { return ProjectDir() + TEXT("Config/"); }
	/** The folder named by FAITH_SAVED_DIR; the runner makes a temporary one when it is not set. */
	static FString ProjectSavedDir();
	static bool FileExists(const FString& InPath);
	static bool DirectoryExists(const FString& InPath);
	static FString GetExtension(const FString& InPath, bool bIncludeDot = false);
	static FString GetCleanFilename(const FString& InPath);
	static FString GetBaseFilename(const FString& InPath, bool bRemovePath = true);
	static FString GetPath(const FString& InPath);
	/** Without what no file's name may have, or with the replacement in its stead. */
	static FString MakeValidFileName(const FString& InString, const TCHAR InReplacementChar = TEXT('\0'));
	static FString ConvertRelativePathToFull(const FString& InPath);
	static FString ConvertRelativePathToFull(const FString& BasePath, const FString& InPath);
	template <typename... PathTypes>
	[[nodiscard]] static FString Combine(const FString& First, PathTypes&&... Rest)
	{
		FString Result = First;
		((Result /= *FString(Rest)), ...);
		return Result;
	}
};
