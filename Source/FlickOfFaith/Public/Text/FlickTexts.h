#pragma once

#include "CoreMinimal.h"

#include "FaithText/TextTable.h"

#include <initializer_list>
#include <string_view>

/** All texts that players read, in one language. What is missing shows as its key in brackets; nothing ever fails. */
class FLICKOFFAITH_API FFlickTexts
{
public:
	/** No texts at all. */
	explicit FFlickTexts(faith::text::Language Language) : Table(Language) {}

	/** Reads Content/Text/<language>. If anything is missing or damaged there, one line of the log says all of it. */
	static FFlickTexts Load(faith::text::Language Language);

	/** The same from the folder of a language somewhere else. */
	static FFlickTexts LoadFrom(const FString& Folder, faith::text::Language Language);

	/** The text without arguments. */
	FText Get(std::string_view Key) const;

	/** The text with its arguments filled in; whole numbers choose plural forms. */
	FText Format(std::string_view Key, std::initializer_list<faith::text::Argument> Arguments) const;

	/** For what puts texts together by itself, such as faith::flick::Wording. */
	const faith::text::TextTable& GetTable() const { return Table; }

	/** Every file was there and could be read. */
	bool IsComplete() const { return bComplete; }

private:
	faith::text::TextTable Table;
	bool bComplete = false;
};
