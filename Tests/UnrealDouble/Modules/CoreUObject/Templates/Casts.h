#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "UObject/Object.h"

namespace ECastCheckedType
{
enum Type
{
	NullAllowed,
	NullChecked
};
} // namespace ECastCheckedType

namespace UnrealDouble
{
[[noreturn]] COREUOBJECT_API void CastFailed(const UObject* Object, const UClass* To);
/** To with the constness of From. */
template <class To, class From>
using TCastResult = std::conditional_t<std::is_const_v<From>, const To, To>;
} // namespace UnrealDouble

/** The object as a To, or nullptr when it is none. */
template <typename To, typename From>
UnrealDouble::TCastResult<To, From>* Cast(From* Src)
{
	static_assert(std::is_convertible_v<From*, const UObject*>, "Cast needs the full type of an object");
	return Src != nullptr && Src->IsA(To::StaticClass()) ? (UnrealDouble::TCastResult<To, From>*)Src : nullptr;
}
template <typename To, typename From>
To* Cast(const TObjectPtr<From>& Src)
{
	return Cast<To>(Src.Get());
}
template <typename To, typename From>
To* Cast(const TWeakObjectPtr<From>& Src)
{
	return Cast<To>(Src.Get());
}

/** Fatal when the object is none, or, unless allowed, when there is no object. */
template <typename To, typename From>
UnrealDouble::TCastResult<To, From>* CastChecked(
	From* Src, ECastCheckedType::Type CheckType = ECastCheckedType::NullChecked)
{
	auto* const Result = Cast<To>(Src);
	if (Result == nullptr && (Src != nullptr || CheckType == ECastCheckedType::NullChecked))
	{
		UnrealDouble::CastFailed(Src, To::StaticClass());
	}
	return Result;
}
template <typename To, typename From>
To* CastChecked(const TObjectPtr<From>& Src, ECastCheckedType::Type CheckType = ECastCheckedType::NullChecked)
{
	return CastChecked<To>(Src.Get(), CheckType);
}
