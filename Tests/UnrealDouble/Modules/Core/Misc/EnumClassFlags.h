#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include <type_traits>

#define ENUM_CLASS_FLAGS(Enum) \
	inline constexpr Enum operator|(Enum Left, Enum Right) \
	{ \
		return (Enum)((std::underlying_type_t<Enum>)Left | (std::underlying_type_t<Enum>)Right); \
	} \
	inline constexpr Enum operator&(Enum Left, Enum Right) \
	{ \
		return (Enum)((std::underlying_type_t<Enum>)Left & (std::underlying_type_t<Enum>)Right); \
	} \
	inline constexpr Enum operator^(Enum Left, Enum Right) \
	{ \
		return (Enum)((std::underlying_type_t<Enum>)Left ^ (std::underlying_type_t<Enum>)Right); \
	} \
	inline constexpr Enum operator~(Enum Value) \
	{ \
		return (Enum) ~(std::underlying_type_t<Enum>)Value; \
	} \
	inline constexpr bool operator!(Enum Value) \
	{ \
		return !(std::underlying_type_t<Enum>)Value; \
	} \
	inline Enum& operator|=(Enum& Left, Enum Right) \
	{ \
		return Left = Left | Right; \
	} \
	inline Enum& operator&=(Enum& Left, Enum Right) \
	{ \
		return Left = Left & Right; \
	} \
	inline Enum& operator^=(Enum& Left, Enum Right) \
	{ \
		return Left = Left ^ Right; \
	}

template <typename Enum>
constexpr bool EnumHasAllFlags(Enum Flags, Enum Contains)
{
	using Number = std::underlying_type_t<Enum>;
	return ((Number)Flags & (Number)Contains) == (Number)Contains;
}

template <typename Enum>
constexpr bool EnumHasAnyFlags(Enum Flags, Enum Contains)
{
	using Number = std::underlying_type_t<Enum>;
	return ((Number)Flags & (Number)Contains) != 0;
}
