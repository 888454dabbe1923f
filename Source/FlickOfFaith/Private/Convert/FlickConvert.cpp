#include "Convert/FlickConvert.h"

#include <limits>

namespace FlickConvert
{
FVector ToWorld(double East, double North, double Up)
{
	return FVector(North, East, Up);
}

faith::flick::Point ToBoard(const FVector& Location)
{
	return faith::flick::Point{ToMicrometres(Location.Y), ToMicrometres(Location.X)};
}

int32 ToMicrometres(double Units)
{
	constexpr double Largest = std::numeric_limits<int32>::max();
	return static_cast<int32>(FMath::RoundToInt64(FMath::Clamp(Units * MicrometresPerUnit, -Largest, Largest)));
}

FRotator ToTurn(double Degrees)
{
	return FRotator(0.0, -Degrees, 0.0);
}

double ToYaw(double Heading)
{
	// North is +X, which is where something looks that is not turned.
	return 90.0 - Heading;
}

FTransform ToTransform(const faith::flick::PiecePose& Pose)
{
	return FTransform(ToTurn(Pose.angle), ToWorld(Pose.x, Pose.y, Pose.bottom));
}

int32 ToSeatIndex(faith::flick::Seat Seat)
{
	return Seat == faith::flick::kNobody ? INDEX_NONE : static_cast<int32>(Seat);
}

FColor ToColor(const faith::flick::Colour& Colour)
{
	return FColor(Colour.red, Colour.green, Colour.blue);
}

FString ToString(std::string_view Text)
{
	// The texts of the game are views into larger ones and do not end with a zero.
	const std::string Terminated(Text);
	return FString(UTF8_TO_TCHAR(Terminated.c_str()));
}

FName ToName(std::string_view Key)
{
	return FName(*ToString(Key));
}

FText ToText(std::string_view Text)
{
	return FText::FromString(ToString(Text));
}

std::string FromString(const FString& Text)
{
	return std::string(TCHAR_TO_UTF8(*Text));
}
} // namespace FlickConvert
