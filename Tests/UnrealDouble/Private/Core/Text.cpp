#include "Internationalization/Text.h"

#include "Math/UnrealMathUtility.h"

const FText& FText::GetEmpty()
{
	static const FText Empty;
	return Empty;
}

FText FText::FromString(const FString& String)
{
	FText Result;
	Result.Content = String;
	return Result;
}

FText FText::FromString(FString&& String)
{
	FText Result;
	Result.Content = MoveTemp(String);
	return Result;
}

/** "1,234,567", as an English culture writes it. */
FText FText::Grouped(int64 Value)
{
	FString Digits = LexToString(Value);
	const int32 First = Value < 0 ? 1 : 0;
	for (int32 At = Digits.Len() - 3; At > First; At -= 3)
	{
		Digits = Digits.Left(At) + TEXT(",") + Digits.Mid(At);
	}
	return FromString(Digits);
}

FText FText::AsNumber(double Value)
{
	const FString Rounded = FString::SanitizeFloat(FMath::RoundToInt64(FMath::Abs(Value) * 1000.0) / 1000.0, 0);
	FString Whole = Rounded;
	FString Fraction;
	Rounded.Split(TEXT("."), &Whole, &Fraction);
	const FString Sign = Value < 0 && Rounded != TEXT("0") ? TEXT("-") : TEXT("");
	return FromString(
		Sign + Grouped(FCString::Atoi64(*Whole)).Content + (Fraction.IsEmpty() ? FString() : TEXT(".") + Fraction));
}

FText FText::Format(FText Fmt, FFormatNamedArguments InArguments)
{
	FString Result;
	FString Before;
	FString Name;
	FString Rest = Fmt.Content;
	while (Rest.Split(TEXT("{"), &Before, &Rest))
	{
		Result += Before;
		if (!Rest.Split(TEXT("}"), &Name, &Rest))
		{
			Result += TEXT("{");
			break;
		}
		const FFormatArgumentValue* const Value = InArguments.Find(Name);
		Result += Value != nullptr ? Value->GetTextValue().Content : TEXT("{") + Name + TEXT("}");
	}
	return FromString(Result + Rest);
}

FText FText::Format(FText Fmt, FFormatOrderedArguments InArguments)
{
	FFormatNamedArguments Named;
	for (int32 Index = 0; Index < InArguments.Num(); ++Index)
	{
		Named.Add(FString::FromInt(Index), InArguments[Index]);
	}
	return Format(Fmt, Named);
}
