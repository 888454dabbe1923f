#include "Laws/Laws.h"

#include <array>

namespace faith::flick
{

namespace
{

constexpr std::array kAll{
#define FAITH_LAW(Name) &k##Name,
#include "Laws/LawList.inl"
#undef FAITH_LAW
};

} // namespace

std::span<const EffectDef* const> AllLaws()
{
	return kAll;
}

} // namespace faith::flick
