#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/Map.h"
#include "Containers/UnrealString.h"
#include "UObject/NameTypes.h"

class FText;
class FFormatArgumentValue;

using FFormatNamedArguments = TMap<FString, FFormatArgumentValue>;
using FFormatOrderedArguments = TArray<FFormatArgumentValue>;

namespace ETextComparisonLevel
{
enum Type
{
	Default,
	Primary,
	Secondary,
	Tertiary,
	Quaternary,
	Quinary
};
} // namespace ETextComparisonLevel

/** Text for people. Nothing is translated here: it is a string that cannot be mistaken for one. */
class CORE_API FText
{
public:
	FText() = default;
	FText(const FString&) = delete;
	FText(const TCHAR*) = delete;
	static const FText& GetEmpty();
	[[nodiscard]] static FText FromString(const FString& String);
	[[nodiscard]] static FText FromString(FString&& String);
	[[nodiscard]] static FText AsNumber(int32 Value) { return Grouped(Value); }
	[[nodiscard]] static FText AsNumber(uint32 Value) { return Grouped(Value); }
	[[nodiscard]] static FText AsNumber(int64 Value) { return Grouped(Value); }
	[[nodiscard]] static FText AsNumber(double Value);
	[[nodiscard]] static FText Format(FText Fmt, FFormatNamedArguments InArguments);
	[[nodiscard]] static FText Format(FText Fmt, FFormatOrderedArguments InArguments);
	/** {0}, {1} ... are replaced by the arguments, which are texts or numbers and never strings. */
	template <typename... ArgTypes>
	[[nodiscard]] static FText Format(FText Fmt, ArgTypes... Args);

	const FString& ToString() const { return Content; }
	bool IsEmpty() const { return Content.IsEmpty(); }
	bool EqualTo(const FText& Other, ETextComparisonLevel::Type = ETextComparisonLevel::Default) const
	{
		return Content.Equals(Other.Content);
	}

private:
	static FText Grouped(int64 Value);
	FString Content;
};

/** A value for FText::Format. */
class CORE_API FFormatArgumentValue
{
public:
	FFormatArgumentValue() = default;
	FFormatArgumentValue(int32 Value) : Content(FText::AsNumber(Value)) {}
	FFormatArgumentValue(uint32 Value) : Content(FText::AsNumber(Value)) {}
	FFormatArgumentValue(int64 Value) : Content(FText::AsNumber(Value)) {}
	FFormatArgumentValue(float Value) : Content(FText::AsNumber((double)Value)) {}
	FFormatArgumentValue(double Value) : Content(FText::AsNumber(Value)) {}
	FFormatArgumentValue(FText Value) : Content(MoveTemp(Value)) {}
	FFormatArgumentValue(bool) = delete;
	const FText& GetTextValue() const { return Content; }

private:
	FText Content;
};

template <typename... ArgTypes>
FText FText::Format(FText Fmt, ArgTypes... Args)
{
	return Format(Fmt, FFormatOrderedArguments{FFormatArgumentValue(Args)...});
}

// Takes narrow literals, as the engine's does.
#define NSLOCTEXT(Namespace, Key, Literal) FText::FromString(FString(TEXT(Literal)))
#define LOCTEXT(Key, Literal) NSLOCTEXT(LOCTEXT_NAMESPACE, Key, Literal)
#define INVTEXT(Literal) FText::FromString(FString(TEXT(Literal)))
