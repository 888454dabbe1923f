#include "Serialization/Archive.h"

FArchive& operator<<(FArchive& Ar, bool& Value)
{
	uint32 Number = Value ? 1 : 0;
	Ar << Number;
	Value = Number != 0;
	return Ar;
}

FArchive& operator<<(FArchive& Ar, FString& Value)
{
	const FTCHARToUTF8 Narrow(*Value);
	TArray<ANSICHAR> Bytes(Narrow.Get(), Narrow.Length());
	Ar << Bytes;
	if (Ar.IsLoading())
	{
		Value = FString(FUTF8ToTCHAR(Bytes.GetData(), Bytes.Num()).Get());
	}
	return Ar;
}

FArchive& operator<<(FArchive& Ar, FName& Value)
{
	FString Text = Value.ToString();
	Ar << Text;
	Value = FName(*Text);
	return Ar;
}

FArchive& operator<<(FArchive& Ar, FText& Value)
{
	FString Text = Value.ToString();
	Ar << Text;
	Value = FText::FromString(Text);
	return Ar;
}
