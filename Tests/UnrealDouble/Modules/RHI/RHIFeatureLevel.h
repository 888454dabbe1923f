#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

/** Here only for a parameter of UWorld::CreateWorld. */
namespace ERHIFeatureLevel
{
enum Type : int
{
	ES2_REMOVED,
	ES3_1,
	SM4_REMOVED,
	SM5,
	SM6,
	Num
};
} // namespace ERHIFeatureLevel
