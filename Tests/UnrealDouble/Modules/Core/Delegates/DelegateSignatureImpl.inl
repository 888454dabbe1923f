#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Containers/Array.h"
#include "Delegates/IDelegateInstance.h"
#include "Templates/Function.h"
#include "UObject/WeakObjectPtrTemplates.h"

template <typename FuncType>
class TDelegate;
template <typename FuncType>
class TMulticastDelegate;

/** One binding to a function, or none. Variables given while binding are passed after the parameters. */
template <typename Ret, typename... ParamTypes>
class TDelegate<Ret(ParamTypes...)>
{
public:
	TDelegate(std::nullptr_t = nullptr) {}

	template <typename FunctorType, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateLambda(FunctorType&& InFunctor, VarTypes&&... Vars)
	{
		return TDelegate(EKind::Always, nullptr, nullptr,
			[Functor = InFunctor, Vars...](ParamTypes... Params) mutable -> Ret
			{ return Functor(Forward<ParamTypes>(Params)..., Vars...); });
	}
	template <typename UserClass, typename FunctorType>
	[[nodiscard]] static TDelegate CreateWeakLambda(UserClass* InUserObject, FunctorType&& InFunctor)
	{
		return TDelegate(EKind::Weak, (const UObject*)InUserObject, InUserObject, Forward<FunctorType>(InFunctor));
	}
	template <typename UserClass, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateUObject(UserClass* Object,
		Ret (std::type_identity_t<UserClass>::*Func)(ParamTypes..., std::decay_t<VarTypes>...), VarTypes&&... Vars)
	{
		check(Object != nullptr && Func != nullptr);
		return TDelegate(EKind::Weak, (const UObject*)Object, Object, Bound(Object, Func, Forward<VarTypes>(Vars)...));
	}
	template <typename UserClass, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateUObject(const UserClass* Object,
		Ret (std::type_identity_t<UserClass>::*Func)(ParamTypes..., std::decay_t<VarTypes>...) const,
		VarTypes&&... Vars)
	{
		check(Object != nullptr && Func != nullptr);
		return TDelegate(EKind::Weak, (const UObject*)Object, Object, Bound(Object, Func, Forward<VarTypes>(Vars)...));
	}
	template <typename UserClass, typename... VarTypes>
	[[nodiscard]] static TDelegate CreateRaw(UserClass* Object,
		Ret (std::type_identity_t<UserClass>::*Func)(ParamTypes..., std::decay_t<VarTypes>...), VarTypes&&... Vars)
	{
		static_assert(
			!std::is_convertible_v<UserClass*, const UObject*>, "bind UObjects with BindUObject or AddUObject");
		check(Object != nullptr && Func != nullptr);
		return TDelegate(EKind::Always, nullptr, Object, Bound(Object, Func, Forward<VarTypes>(Vars)...));
	}

	template <typename... Types>
	void BindLambda(Types&&... Args)
	{
		*this = CreateLambda(Forward<Types>(Args)...);
	}
	template <typename... Types>
	void BindWeakLambda(Types&&... Args)
	{
		*this = CreateWeakLambda(Forward<Types>(Args)...);
	}
	template <typename UserClass, typename Method, typename... VarTypes>
	void BindUObject(UserClass* Object, Method Func, VarTypes&&... Vars)
	{
		*this = CreateUObject(Object, Func, Forward<VarTypes>(Vars)...);
	}
	template <typename UserClass, typename Method, typename... VarTypes>
	void BindRaw(UserClass* Object, Method Func, VarTypes&&... Vars)
	{
		*this = CreateRaw(Object, Func, Forward<VarTypes>(Vars)...);
	}

	bool IsBound() const { return Call.IsSet() && (Kind != EKind::Weak || Weak.IsValid()); }
	void Unbind() { *this = TDelegate(); }
	Ret Execute(ParamTypes... Params) const
	{
		check(IsBound());
		const TFunction<Ret(ParamTypes...)> Copy = Call; // the call may unbind
		return Copy(Forward<ParamTypes>(Params)...);
	}
	bool ExecuteIfBound(ParamTypes... Params) const requires std::is_void_v<Ret>
	{
		const bool bBound = IsBound();
		if (bBound)
		{
			Execute(Forward<ParamTypes>(Params)...);
		}
		return bBound;
	}
	bool IsBoundToObject(const void* Object) const { return Object != nullptr && UserObject == Object && IsBound(); }
	FDelegateHandle GetHandle() const { return Handle; }

private:
	enum class EKind : uint8
	{
		Always,
		Weak
	};
	template <typename FunctorType>
	TDelegate(EKind InKind, const UObject* InWeak, const void* InUserObject, FunctorType&& InCall)
		: Kind(InKind), Weak(InWeak), UserObject(InUserObject), Call(Forward<FunctorType>(InCall)),
		  Handle(FDelegateHandle::GenerateNewHandle)
	{
	}
	template <typename UserClass, typename Method, typename... VarTypes>
	static auto Bound(UserClass* Object, Method Func, VarTypes&&... Vars)
	{
		return [Object, Func, Vars...](ParamTypes... Params) mutable -> Ret
		{ return (Object->*Func)(Forward<ParamTypes>(Params)..., Vars...); };
	}

	EKind Kind = EKind::Always;
	FWeakObjectPtr Weak;
	const void* UserObject = nullptr;
	TFunction<Ret(ParamTypes...)> Call;
	FDelegateHandle Handle;
};

/** Any number of bindings. As in the engine the last added is called first; nobody may rely on an order. */
template <typename... ParamTypes>
class TMulticastDelegate<void(ParamTypes...)>
{
public:
	using FDelegate = TDelegate<void(ParamTypes...)>;

	FDelegateHandle Add(const FDelegate& InNewDelegate)
	{
		if (InNewDelegate.IsBound())
		{
			List.Add(InNewDelegate);
		}
		return InNewDelegate.GetHandle();
	}
	template <typename... Types>
	FDelegateHandle AddLambda(Types&&... Args)
	{
		return Add(FDelegate::CreateLambda(Forward<Types>(Args)...));
	}
	template <typename... Types>
	FDelegateHandle AddWeakLambda(Types&&... Args)
	{
		return Add(FDelegate::CreateWeakLambda(Forward<Types>(Args)...));
	}
	template <typename UserClass, typename Method, typename... VarTypes>
	FDelegateHandle AddUObject(UserClass* Object, Method Func, VarTypes&&... Vars)
	{
		return Add(FDelegate::CreateUObject(Object, Func, Forward<VarTypes>(Vars)...));
	}
	template <typename UserClass, typename Method, typename... VarTypes>
	FDelegateHandle AddRaw(UserClass* Object, Method Func, VarTypes&&... Vars)
	{
		return Add(FDelegate::CreateRaw(Object, Func, Forward<VarTypes>(Vars)...));
	}
	bool Remove(FDelegateHandle Handle)
	{
		return Handle.IsValid() && 0 != Drop([Handle](const FDelegate& One) { return One.GetHandle() == Handle; });
	}
	int32 RemoveAll(const void* InUserObject)
	{
		return Drop([InUserObject](const FDelegate& One) { return One.IsBoundToObject(InUserObject); });
	}
	void Clear()
	{
		Drop([](const FDelegate&) { return true; });
	}
	bool IsBound() const
	{
		return List.ContainsByPredicate([](const FDelegate& One) { return One.IsBound(); });
	}
	bool IsBoundToObject(const void* InUserObject) const
	{
		return List.ContainsByPredicate(
			[InUserObject](const FDelegate& One) { return One.IsBoundToObject(InUserObject); });
	}
	/** What is added meanwhile is not called; what is removed meanwhile is no longer called. */
	void Broadcast(ParamTypes... Params) const
	{
		++Locks;
		for (int32 Index = List.Num() - 1; Index >= 0; --Index)
		{
			const FDelegate One = List[Index];
			if (One.IsBound())
			{
				One.Execute(Params...);
			}
		}
		if (--Locks == 0)
		{
			List.RemoveAll([](const FDelegate& One) { return !One.IsBound(); });
		}
	}

private:
	template <typename Predicate>
	int32 Drop(const Predicate& Which)
	{
		int32 Count = 0;
		for (FDelegate& One : List)
		{
			if (One.IsBound() && Which(One))
			{
				One.Unbind();
				++Count;
			}
		}
		if (Locks == 0)
		{
			List.RemoveAll([](const FDelegate& One) { return !One.IsBound(); });
		}
		return Count;
	}
	mutable TArray<FDelegate> List;
	mutable int32 Locks = 0;
};

using FSimpleDelegate = TDelegate<void()>;
using FSimpleMulticastDelegate = TMulticastDelegate<void()>;
