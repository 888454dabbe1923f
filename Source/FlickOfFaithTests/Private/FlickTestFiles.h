#pragma once

#include "CoreMinimal.h"

/** Save games of a test: none of its name are there when it begins, and none are left when it ends. */
class FFlickTestFiles
{
public:
	/** All slots whose name begins so, and what was put aside of them. */
	explicit FFlickTestFiles(const FString& InSlotName);
	~FFlickTestFiles();

	FFlickTestFiles(const FFlickTestFiles&) = delete;
	FFlickTestFiles& operator=(const FFlickTestFiles&) = delete;

	/** The file of the slot with this name. */
	static FString FileOf(const FString& SlotName);

private:
	void Remove() const;

	FString SlotName;
};

/** A folder of a test below that of saved files, which goes with everything in it. */
class FFlickTestFolder
{
public:
	explicit FFlickTestFolder(const TCHAR* Name);
	~FFlickTestFolder();

	FFlickTestFolder(const FFlickTestFolder&) = delete;
	FFlickTestFolder& operator=(const FFlickTestFolder&) = delete;

	const FString& GetPath() const { return Path; }

private:
	FString Path;
};
