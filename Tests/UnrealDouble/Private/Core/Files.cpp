#include "HAL/FileManager.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>

namespace
{
namespace fs = std::filesystem;

fs::path PathOf(const TCHAR* Name)
{
	return fs::path(TCHAR_TO_UTF8(Name));
}

FString StringOf(const fs::path& Path)
{
	return FString(UTF8_TO_TCHAR(Path.c_str()));
}

FString FolderFromEnvironment(const char* Variable)
{
	const char* const Folder = std::getenv(Variable);
	if (Folder == nullptr)
	{
		UnrealDouble::Fatal(FString::Printf(TEXT("the environment variable %hs is not set"), Variable));
	}
	return FString(UTF8_TO_TCHAR(Folder)) / TEXT("");
}

/** A pattern where * stands for any characters, as file systems have it. */
bool Matches(const TCHAR* Pattern, const TCHAR* Name)
{
	if (*Pattern == '*')
	{
		return Matches(Pattern + 1, Name) || (*Name != 0 && Matches(Pattern, Name + 1));
	}
	return *Pattern == *Name && (*Pattern == 0 || Matches(Pattern + 1, Name + 1));
}

int32 LastSlash(const FString& Path)
{
	int32 Slash = INDEX_NONE;
	Path.FindLastChar(TEXT('/'), Slash);
	return Slash;
}

TArray<uint8> Utf16(FStringView String)
{
	TArray<uint8> Bytes{0xFF, 0xFE};
	for (const TCHAR Char : String)
	{
		Bytes.Append({(uint8)((uint32)Char & 0xFF), (uint8)((uint32)Char >> 8)});
	}
	return Bytes;
}

FString FromUtf16(const TArray<uint8>& Bytes)
{
	FString Result;
	for (int32 Index = 2; Index + 1 < Bytes.Num(); Index += 2)
	{
		Result.AppendChar((TCHAR)(Bytes[Index] | Bytes[Index + 1] << 8));
	}
	return Result;
}

bool IsAscii(FStringView String)
{
	return std::all_of(String.begin(), String.end(), [](TCHAR Char) { return Char < 128; });
}
} // namespace

FString FPaths::ProjectDir()
{
	return FolderFromEnvironment("FAITH_PROJECT_DIR");
}

FString FPaths::ProjectSavedDir()
{
	return FolderFromEnvironment("FAITH_SAVED_DIR");
}

bool FPaths::FileExists(const FString& InPath)
{
	return IFileManager::Get().FileExists(*InPath);
}

bool FPaths::DirectoryExists(const FString& InPath)
{
	return IFileManager::Get().DirectoryExists(*InPath);
}

FString FPaths::GetCleanFilename(const FString& InPath)
{
	return InPath.Mid(LastSlash(InPath) + 1);
}

FString FPaths::GetExtension(const FString& InPath, bool bIncludeDot)
{
	const FString Name = GetCleanFilename(InPath);
	int32 Dot = INDEX_NONE;
	return Name.FindLastChar(TEXT('.'), Dot) ? Name.Mid(Dot + (bIncludeDot ? 0 : 1)) : FString();
}

FString FPaths::GetBaseFilename(const FString& InPath, bool bRemovePath)
{
	return (bRemovePath ? GetCleanFilename(InPath) : InPath).LeftChop(GetExtension(InPath, true).Len());
}

FString FPaths::GetPath(const FString& InPath)
{
	return InPath.Left(FMath::Max(LastSlash(InPath), 0));
}

FString FPaths::MakeValidFileName(const FString& InString, const TCHAR InReplacementChar)
{
	const FString Forbidden(TEXT("/\\:*?\"<>|"));
	FString Valid;
	for (const TCHAR Char : InString)
	{
		int32 Unused = 0;
		if (!Forbidden.FindChar(Char, Unused))
		{
			Valid.AppendChar(Char);
		}
		else if (InReplacementChar != 0)
		{
			Valid.AppendChar(InReplacementChar);
		}
	}
	return Valid;
}

FString FPaths::ConvertRelativePathToFull(const FString& InPath)
{
	std::error_code Error;
	return StringOf(fs::absolute(PathOf(*InPath), Error).lexically_normal());
}

FString FPaths::ConvertRelativePathToFull(const FString& BasePath, const FString& InPath)
{
	return StringOf((PathOf(*BasePath) / PathOf(*InPath)).lexically_normal());
}

IFileManager& IFileManager::Get()
{
	static IFileManager Manager;
	return Manager;
}

bool IFileManager::Delete(const TCHAR* Filename, bool RequireExists, bool, bool)
{
	std::error_code Error;
	return FileExists(Filename) ? fs::remove(PathOf(Filename), Error) : !RequireExists;
}

bool IFileManager::FileExists(const TCHAR* Filename)
{
	std::error_code Error;
	return fs::is_regular_file(PathOf(Filename), Error);
}

bool IFileManager::DirectoryExists(const TCHAR* InDirectory)
{
	std::error_code Error;
	return fs::is_directory(PathOf(InDirectory), Error);
}

int64 IFileManager::FileSize(const TCHAR* Filename)
{
	std::error_code Error;
	return FileExists(Filename) ? (int64)fs::file_size(PathOf(Filename), Error) : (int64)INDEX_NONE;
}

bool IFileManager::MakeDirectory(const TCHAR* Path, bool Tree)
{
	std::error_code Error;
	Tree ? fs::create_directories(PathOf(Path), Error) : fs::create_directory(PathOf(Path), Error);
	return DirectoryExists(Path);
}

bool IFileManager::DeleteDirectory(const TCHAR* Path, bool RequireExists, bool Tree)
{
	std::error_code Error;
	if (!DirectoryExists(Path))
	{
		return !RequireExists;
	}
	return Tree ? fs::remove_all(PathOf(Path), Error) != (std::uintmax_t)-1 : fs::remove(PathOf(Path), Error);
}

bool IFileManager::Move(const TCHAR* Dest, const TCHAR* Src, bool Replace, bool, bool, bool)
{
	std::error_code Error;
	if (!FileExists(Src) || (FileExists(Dest) && !Replace))
	{
		return false;
	}
	fs::rename(PathOf(Src), PathOf(Dest), Error);
	return !Error;
}

void IFileManager::FindFiles(TArray<FString>& FileNames, const TCHAR* Filename, bool Files, bool Directories)
{
	std::error_code Error;
	const FString Pattern = FPaths::GetCleanFilename(Filename);
	for (const fs::directory_entry& Entry : fs::directory_iterator(PathOf(*FPaths::GetPath(Filename)), Error))
	{
		const FString Name = StringOf(Entry.path().filename());
		if ((Entry.is_directory(Error) ? Directories : Files) && Matches(*Pattern, *Name))
		{
			FileNames.Add(Name);
		}
	}
	FileNames.Sort();
}

void IFileManager::FindFiles(TArray<FString>& FoundFiles, const TCHAR* Directory, const TCHAR* FileExtension)
{
	FString Ending(FileExtension);
	Ending.RemoveFromStart(TEXT("."));
	FindFiles(
		FoundFiles, *(FString(Directory) / (Ending.IsEmpty() ? FString(TEXT("*")) : TEXT("*.") + Ending)), true, false);
}

bool FFileHelper::LoadFileToArray(TArray<uint8>& Result, const TCHAR* Filename, uint32)
{
	const std::unique_ptr<std::FILE, int (*)(std::FILE*)> File(std::fopen(TCHAR_TO_UTF8(Filename), "rb"), &std::fclose);
	const int64 Size = IFileManager::Get().FileSize(Filename);
	if (File == nullptr || Size < 0)
	{
		return false;
	}
	Result.Reset();
	Result.SetNum((int32)Size);
	return std::fread(Result.GetData(), 1, (SIZE_T)Size, File.get()) == (SIZE_T)Size;
}

bool FFileHelper::LoadFileToString(FString& Result, const TCHAR* Filename, EHashOptions, uint32)
{
	TArray<uint8> Bytes;
	if (!LoadFileToArray(Bytes, Filename))
	{
		return false;
	}
	if (Bytes.Num() >= 2 && Bytes[0] == 0xFF && Bytes[1] == 0xFE)
	{
		Result = FromUtf16(Bytes);
		return true;
	}
	const int32 Mark = Bytes.Num() >= 3 && Bytes[0] == 0xEF && Bytes[1] == 0xBB && Bytes[2] == 0xBF ? 3 : 0;
	Result = FString(Bytes.Num() - Mark, (const UTF8CHAR*)Bytes.GetData() + Mark);
	return true;
}

bool FFileHelper::SaveStringToFile(FStringView String, const TCHAR* Filename, EEncodingOptions EncodingOptions,
	IFileManager* FileManager, uint32 WriteFlags)
{
	const bool bWide = EncodingOptions == EEncodingOptions::ForceUnicode ||
		(EncodingOptions == EEncodingOptions::AutoDetect && !IsAscii(String));
	TArray<uint8> Bytes = bWide ? Utf16(String) : TArray<uint8>();
	if (EncodingOptions == EEncodingOptions::ForceUTF8)
	{
		Bytes = {0xEF, 0xBB, 0xBF};
	}
	if (!bWide)
	{
		const FTCHARToUTF8 Narrow(String.GetData(), String.Len());
		Bytes.Append((const uint8*)Narrow.Get(), Narrow.Length());
	}
	return SaveArrayToFile(Bytes, Filename, FileManager, WriteFlags);
}

bool FFileHelper::SaveArrayToFile(
	TArrayView64<const uint8> Array, const TCHAR* Filename, IFileManager* FileManager, uint32)
{
	FileManager->MakeDirectory(*FPaths::GetPath(Filename), true);
	std::FILE* const File = std::fopen(TCHAR_TO_UTF8(Filename), "wb");
	if (File == nullptr)
	{
		return false;
	}
	const bool bWritten = std::fwrite(Array.GetData(), 1, (SIZE_T)Array.Num(), File) == (SIZE_T)Array.Num();
	return std::fclose(File) == 0 && bWritten;
}
