#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"

/** Reads or writes values, one after the other, with the same code for both. */
class CORE_API FArchive
{
public:
	FArchive() = default;
	virtual ~FArchive() = default;
	UE_NONCOPYABLE(FArchive)
	virtual void Serialize(void* V, int64 Length) = 0;
	virtual int64 Tell() { return INDEX_NONE; }
	virtual int64 TotalSize() { return INDEX_NONE; }
	virtual bool AtEnd() { return Tell() >= TotalSize(); }
	bool IsLoading() const { return bLoading; }
	bool IsSaving() const { return !bLoading; }
	/** Something could not be read; what is read from then on is zero. */
	bool IsError() const { return bError; }
	bool GetError() const { return bError; }
	void SetError() { bError = true; }

	template <typename T>
	requires((std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) || std::is_enum_v<T>) friend FArchive& operator<<(
		FArchive& Ar, T& Value)
	{
		Ar.Serialize(&Value, sizeof(T));
		return Ar;
	}
	CORE_API friend FArchive& operator<<(FArchive& Ar, bool& Value);
	CORE_API friend FArchive& operator<<(FArchive& Ar, FString& Value);
	CORE_API friend FArchive& operator<<(FArchive& Ar, FName& Value);
	CORE_API friend FArchive& operator<<(FArchive& Ar, FText& Value);

protected:
	void SetIsLoading(bool bInIsLoading) { bLoading = bInIsLoading; }

private:
	bool bLoading = false;
	bool bError = false;
};

template <typename T>
FArchive& operator<<(FArchive& Ar, TEnumAsByte<T>& Value)
{
	Ar.Serialize(&Value, 1);
	return Ar;
}
template <typename T>
FArchive& operator<<(FArchive& Ar, UE::Math::TVector<T>& V)
{
	return Ar << V.X << V.Y << V.Z;
}
template <typename T>
FArchive& operator<<(FArchive& Ar, UE::Math::TVector2<T>& V)
{
	return Ar << V.X << V.Y;
}
template <typename T>
FArchive& operator<<(FArchive& Ar, UE::Math::TRotator<T>& R)
{
	return Ar << R.Pitch << R.Yaw << R.Roll;
}
template <typename T>
FArchive& operator<<(FArchive& Ar, UE::Math::TQuat<T>& Q)
{
	return Ar << Q.X << Q.Y << Q.Z << Q.W;
}
inline FArchive& operator<<(FArchive& Ar, FLinearColor& C)
{
	return Ar << C.R << C.G << C.B << C.A;
}
inline FArchive& operator<<(FArchive& Ar, FColor& C)
{
	return Ar << C.B << C.G << C.R << C.A;
}

/** Counts come from files: a negative one, or more elements than bytes are left, is an error. */
template <typename T>
FArchive& operator<<(FArchive& Ar, TArray<T>& Array)
{
	int32 Count = Array.Num();
	Ar << Count;
	if (Ar.IsLoading())
	{
		const bool bBad = Count < 0 || Count > Ar.TotalSize() - Ar.Tell();
		if (bBad)
		{
			Ar.SetError();
		}
		Array.Empty();
		Array.SetNum(bBad ? 0 : Count);
	}
	for (T& Element : Array)
	{
		Ar << Element;
	}
	return Ar;
}

template <typename K, typename V>
FArchive& operator<<(FArchive& Ar, TMap<K, V>& Map)
{
	TArray<K> Keys;
	TArray<V> Values;
	Map.GenerateKeyArray(Keys);
	Map.GenerateValueArray(Values);
	Ar << Keys << Values;
	if (Ar.IsLoading())
	{
		Map.Empty();
		for (int32 Index = 0; Index < FMath::Min(Keys.Num(), Values.Num()); ++Index)
		{
			Map.Add(Keys[Index], Values[Index]);
		}
	}
	return Ar;
}
