#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/** Files and folders of the machine. */
class CORE_API IFileManager
{
public:
	static IFileManager& Get();
	virtual ~IFileManager() = default;
	virtual bool Delete(
		const TCHAR* Filename, bool RequireExists = false, bool EvenReadOnly = false, bool Quiet = false);
	virtual bool FileExists(const TCHAR* Filename);
	virtual bool DirectoryExists(const TCHAR* InDirectory);
	/** -1 when there is no such file. */
	virtual int64 FileSize(const TCHAR* Filename);
	virtual bool MakeDirectory(const TCHAR* Path, bool Tree = false);
	virtual bool DeleteDirectory(const TCHAR* Path, bool RequireExists = false, bool Tree = false);
	virtual bool Move(const TCHAR* Dest, const TCHAR* Src, bool Replace = true, bool EvenIfReadOnly = false,
		bool Attributes = false, bool bDoNotRetryOrError = false);
	/** Names without their folder that fit the last part of the path, where * stands for anything. */
	virtual void FindFiles(TArray<FString>& FileNames, const TCHAR* Filename, bool Files, bool Directories);
	/** Names of all files of a folder, or of those that end in the extension. */
	virtual void FindFiles(TArray<FString>& FoundFiles, const TCHAR* Directory, const TCHAR* FileExtension = nullptr);
};
