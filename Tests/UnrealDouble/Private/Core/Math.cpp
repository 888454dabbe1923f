#include "Math/UnrealMath.h"

namespace
{
uint32 Random = 1;

float LinearFromByte(uint8 Byte)
{
	const float Value = (float)Byte / 255.0f;
	return Value <= 0.04045f ? Value / 12.92f : FMath::Pow((Value + 0.055f) / 1.055f, 2.4f);
}

uint8 ByteFrom(float Value, bool bSRGB)
{
	const float Clamped = FMath::Clamp(Value, 0.0f, 1.0f);
	const float Curved = !bSRGB ? Clamped
		: Clamped <= 0.0031308f ? Clamped * 12.92f
								: FMath::Pow(Clamped, 1 / 2.4f) * 1.055f - 0.055f;
	return (uint8)FMath::RoundToInt32(Curved * 255.0f);
}

double Approach(double Current, double Target, double DeltaTime, double Speed)
{
	const double Part = FMath::Clamp(DeltaTime * Speed, 0.0, 1.0);
	return Speed <= 0 || FMath::Square(Target - Current) < UE_DOUBLE_SMALL_NUMBER ? Target
																				  : Current + (Target - Current) * Part;
}
} // namespace

float FMath::FInterpTo(float Current, float Target, float DeltaTime, float InterpSpeed)
{
	return (float)Approach(Current, Target, DeltaTime, InterpSpeed);
}

double FMath::FInterpTo(double Current, double Target, double DeltaTime, double InterpSpeed)
{
	return Approach(Current, Target, DeltaTime, InterpSpeed);
}

int32 FMath::Rand()
{
	Random = Random * 1664525u + 1013904223u;
	return (int32)(Random >> 9);
}

float FMath::FRand()
{
	return (float)Rand() / (float)(1 << 23);
}

const FLinearColor FLinearColor::White(1, 1, 1);
const FLinearColor FLinearColor::Gray(0.5f, 0.5f, 0.5f);
const FLinearColor FLinearColor::Black(0, 0, 0);
const FLinearColor FLinearColor::Transparent(0, 0, 0, 0);
const FLinearColor FLinearColor::Red(1, 0, 0);
const FLinearColor FLinearColor::Green(0, 1, 0);
const FLinearColor FLinearColor::Blue(0, 0, 1);
const FLinearColor FLinearColor::Yellow(1, 1, 0);
const FColor FColor::White(255, 255, 255);
const FColor FColor::Black(0, 0, 0);
const FColor FColor::Transparent(0, 0, 0, 0);
const FColor FColor::Red(255, 0, 0);
const FColor FColor::Green(0, 255, 0);
const FColor FColor::Blue(0, 0, 255);
const FColor FColor::Yellow(255, 255, 0);

FLinearColor::FLinearColor(const FColor& Color)
	: R(LinearFromByte(Color.R)), G(LinearFromByte(Color.G)), B(LinearFromByte(Color.B)), A((float)Color.A / 255.0f)
{
}

bool FLinearColor::Equals(const FLinearColor& C, float Tolerance) const
{
	return FMath::Abs(R - C.R) < Tolerance && FMath::Abs(G - C.G) < Tolerance && FMath::Abs(B - C.B) < Tolerance &&
		FMath::Abs(A - C.A) < Tolerance;
}

FColor FLinearColor::ToFColor(const bool bSRGB) const
{
	return FColor(ByteFrom(R, bSRGB), ByteFrom(G, bSRGB), ByteFrom(B, bSRGB), ByteFrom(A, false));
}
