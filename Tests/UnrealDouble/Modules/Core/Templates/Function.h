#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Templates/UnrealTemplate.h"

#include <functional>
#include <memory>

template <typename FuncType>
class TFunction;
template <typename FuncType>
class TFunctionRef;
template <typename FuncType>
class TUniqueFunction;

namespace UnrealDouble
{
template <typename Functor, typename Self, typename Ret, typename... Params>
concept CCallable =
	!std::is_same_v<std::decay_t<Functor>, Self> && !std::is_same_v<std::decay_t<Functor>, std::nullptr_t> &&
	std::is_invocable_r_v<Ret, std::decay_t<Functor>&, Params...>;
}

/** A copy of something callable; calling an unset one is fatal. */
template <typename Ret, typename... ParamTypes>
class TFunction<Ret(ParamTypes...)>
{
public:
	TFunction(std::nullptr_t = nullptr) {}
	template <typename FunctorType>
	requires UnrealDouble::CCallable<FunctorType, TFunction, Ret, ParamTypes...> TFunction(FunctorType&& InFunc)
		: Held(Forward<FunctorType>(InFunc))
	{
	}
	Ret operator()(ParamTypes... Params) const
	{
		check(IsSet());
		return Held(Forward<ParamTypes>(Params)...);
	}
	bool IsSet() const { return (bool)Held; }
	explicit operator bool() const { return IsSet(); }
	void Reset() { Held = nullptr; }
	bool operator==(std::nullptr_t) const { return !IsSet(); }

private:
	std::function<Ret(ParamTypes...)> Held;
};

/** Refers to something callable for the length of a call. */
template <typename Ret, typename... ParamTypes>
class TFunctionRef<Ret(ParamTypes...)>
{
public:
	template <typename FunctorType>
	requires UnrealDouble::CCallable<FunctorType, TFunctionRef, Ret, ParamTypes...> TFunctionRef(FunctorType&& InFunc)
		: Object((void*)std::addressof(InFunc)),
		  Caller([](void* Func, ParamTypes... Params) -> Ret
			  { return (*static_cast<std::remove_reference_t<FunctorType>*>(Func))(Forward<ParamTypes>(Params)...); })
	{
	}
	Ret operator()(ParamTypes... Params) const { return Caller(Object, Forward<ParamTypes>(Params)...); }

private:
	void* Object;
	Ret (*Caller)(void*, ParamTypes...);
};

/** Something callable that can be moved, not copied. */
template <typename Ret, typename... ParamTypes>
class TUniqueFunction<Ret(ParamTypes...)>
{
public:
	TUniqueFunction(std::nullptr_t = nullptr) {}
	template <typename FunctorType>
	requires UnrealDouble::CCallable<FunctorType, TUniqueFunction, Ret, ParamTypes...> TUniqueFunction(
		FunctorType&& InFunc)
		: Held(Forward<FunctorType>(InFunc))
	{
	}
	TUniqueFunction(TUniqueFunction&&) = default;
	TUniqueFunction& operator=(TUniqueFunction&&) = default;
	Ret operator()(ParamTypes... Params) const { return Held(Forward<ParamTypes>(Params)...); }
	explicit operator bool() const { return (bool)Held; }

private:
	TFunction<Ret(ParamTypes...)> Held;
};
