#pragma once

#include "CoreMinimal.h"

#include "FlickOfFaithPresentation/Models.h"
#include "FlickOfFaithPresentation/TableLayout.h"

#include <string>
#include <string_view>

/**
 * The one place where the portable game and the engine exchange values. The board lies about the origin with its top at height 0;
 * one of its millimetres is one Unreal unit, so that the engine's thresholds are small beside the discs. North is +X and east is
 * +Y: in a left-handed world the board then reads as it should.
 */
namespace FlickConvert
{
/** Micrometres of the board in one Unreal unit. */
inline constexpr double MicrometresPerUnit = 1000.0;

/** From millimetres east, north and up. */
FLICKOFFAITH_API FVector ToWorld(double East, double North, double Up);

/** The spot of the board below a point of the world, to the micrometre. */
FLICKOFFAITH_API faith::flick::Point ToBoard(const FVector& Location);

/** From a length or speed of the world to micrometres; what does not fit becomes the largest number. */
FLICKOFFAITH_API int32 ToMicrometres(double Units);

/** A turn by so many degrees counter-clockwise, seen from above. */
FLICKOFFAITH_API FRotator ToTurn(double Degrees);

/** The yaw of something that looks along so many degrees counter-clockwise from east. */
FLICKOFFAITH_API double ToYaw(double Heading);

FLICKOFFAITH_API FTransform ToTransform(const faith::flick::PiecePose& Pose);

/** The number of a seat as the engine's classes have it: INDEX_NONE for nobody. */
FLICKOFFAITH_API int32 ToSeatIndex(faith::flick::Seat Seat);

FLICKOFFAITH_API FColor ToColor(const faith::flick::Colour& Colour);

/** From UTF-8. */
FLICKOFFAITH_API FString ToString(std::string_view Text);
FLICKOFFAITH_API FName ToName(std::string_view Key);
FLICKOFFAITH_API FText ToText(std::string_view Text);

/** To UTF-8. */
FLICKOFFAITH_API std::string FromString(const FString& Text);
} // namespace FlickConvert
