#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/Array.h"
#include "Templates/Function.h"
#include "UObject/NameTypes.h"
#include "UObject/WeakObjectPtrTemplates.h"

namespace UnrealDouble
{
/** Fatal when the object is none or its class has no UFUNCTION of that name. */
COREUOBJECT_API void RequireFunction(const UObject* Object, const FName& Function);
/** "&AClass::Function" to "Function". */
CORE_API FName TrimmedFunctionName(const TCHAR* Spelt);

/** An object and the name of its UFUNCTION; the double keeps the function itself in place of a call by name. */
template <typename... ParamTypes>
struct TDynamicBinding
{
	FWeakObjectPtr Object;
	FName Function;
	TFunction<void(ParamTypes...)> Call;

	template <class UserClass>
	TDynamicBinding(UserClass* InObject, void (UserClass::*Method)(ParamTypes...), const FName& InFunction)
		: Object((const UObject*)InObject), Function(InFunction),
		  Call([InObject, Method](ParamTypes... Params) { (InObject->*Method)(Forward<ParamTypes>(Params)...); })
	{
		RequireFunction((const UObject*)InObject, InFunction);
	}
	bool Is(const UObject* InObject, const FName& InFunction) const
	{
		return Function == InFunction && Object == FWeakObjectPtr(InObject);
	}
};

template <typename... ParamTypes>
class TDynamicMulticastDelegate
{
public:
	template <class UserClass>
	void __Internal_AddDynamic(
		UserClass* Object, void (std::type_identity_t<UserClass>::*Method)(ParamTypes...), const FName& Function)
	{
		if (Contains((const UObject*)Object, Function))
		{
			Fatal(FString(TEXT("AddDynamic: already bound to ")) + Function.ToString());
		}
		List.Add(FBinding(Object, Method, Function));
	}
	template <class UserClass>
	void __Internal_AddUniqueDynamic(
		UserClass* Object, void (std::type_identity_t<UserClass>::*Method)(ParamTypes...), const FName& Function)
	{
		if (!Contains((const UObject*)Object, Function))
		{
			List.Add(FBinding(Object, Method, Function));
		}
	}
	template <class UserClass>
	void __Internal_RemoveDynamic(
		UserClass* Object, void (std::type_identity_t<UserClass>::*)(ParamTypes...), const FName& Function)
	{
		Remove((const UObject*)Object, Function);
	}
	template <class UserClass>
	bool __Internal_IsAlreadyBound(
		UserClass* Object, void (std::type_identity_t<UserClass>::*)(ParamTypes...), const FName& Function) const
	{
		return Contains((const UObject*)Object, Function);
	}
	bool Contains(const UObject* Object, FName Function) const
	{
		return List.ContainsByPredicate([&](const FBinding& One) { return One.Is(Object, Function); });
	}
	void Remove(const UObject* Object, FName Function)
	{
		List.RemoveAll([&](const FBinding& One) { return One.Is(Object, Function); });
	}
	void RemoveAll(const UObject* Object)
	{
		List.RemoveAll([Object](const FBinding& One) { return One.Object == FWeakObjectPtr(Object); });
	}
	void Clear() { List.Empty(); }
	bool IsBound() const
	{
		return List.ContainsByPredicate([](const FBinding& One) { return One.Object.IsValid(); });
	}
	/** Calls a copy of the list, so that bindings may come and go meanwhile. */
	void Broadcast(ParamTypes... Params) const
	{
		const TArray<FBinding> Copy = List;
		for (const FBinding& One : Copy)
		{
			if (One.Object.IsValid())
			{
				One.Call(Params...);
			}
		}
	}

private:
	using FBinding = TDynamicBinding<ParamTypes...>;
	TArray<FBinding> List;
};
} // namespace UnrealDouble
