#include "Text/FlickTexts.h"

#include "Convert/FlickConvert.h"
#include "FlickLog.h"
#include "FlickOfFaithPresentation/TextTables.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"

namespace
{
std::string_view ToView(const TArray<uint8>& Bytes)
{
	return std::string_view(reinterpret_cast<const char*>(Bytes.GetData()), static_cast<std::size_t>(Bytes.Num()));
}

/** Adds a file to the table; what is wrong with it, or nothing. */
FString AddFile(const FString& Path, faith::text::TextTable& Table)
{
	TArray<uint8> Bytes;
	if (!FPaths::FileExists(Path) || !FFileHelper::LoadFileToArray(Bytes, *Path))
	{
		return TEXT("cannot be read");
	}
	if (const auto Error = Table.Add(ToView(Bytes)))
	{
		return FString::Printf(TEXT("line %d: %s %s"), static_cast<int32>(Error->line),
			*FlickConvert::ToString(faith::NameOf(Error->problem)), *FlickConvert::ToString(Error->key));
	}
	return FString();
}
} // namespace

FFlickTexts FFlickTexts::Load(faith::text::Language Language)
{
	const FString Code = FlickConvert::ToString(faith::NameOf(Language));
	return LoadFrom(FPaths::ProjectContentDir() / TEXT("Text") / Code, Language);
}

FFlickTexts FFlickTexts::LoadFrom(const FString& Folder, faith::text::Language Language)
{
	FFlickTexts Texts(Language);
	FString Problems;
	for (const std::string_view File : faith::flick::kTextTables)
	{
		const FString Name = FlickConvert::ToString(File);
		const FString Problem = AddFile(Folder / Name, Texts.Table);
		if (!Problem.IsEmpty())
		{
			Problems += FString::Printf(TEXT("; %s %s"), *Name, *Problem);
		}
	}
	Texts.bComplete = Problems.IsEmpty();
	if (!Texts.bComplete)
	{
		UE_LOG(LogFlick, Warning, TEXT("Texts are missing and show as their keys: %s%s"), *Folder, *Problems);
	}
	return Texts;
}

FText FFlickTexts::Get(std::string_view Key) const
{
	return FlickConvert::ToText(Table.Get(Key));
}

FText FFlickTexts::Format(std::string_view Key, std::initializer_list<faith::text::Argument> Arguments) const
{
	return FlickConvert::ToText(Table.Format(Key, Arguments));
}
