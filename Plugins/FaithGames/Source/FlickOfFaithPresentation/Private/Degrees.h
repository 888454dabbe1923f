#pragma once

namespace faith::flick
{

inline constexpr double kRadiansPerDegree = 0.017453292519943295;
inline constexpr double kDegreesPerRadian = 57.29577951308232;

} // namespace faith::flick
