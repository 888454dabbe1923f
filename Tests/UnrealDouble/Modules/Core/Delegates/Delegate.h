#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Delegates/DelegateSignatureImpl.inl"
#include "Double/DynamicDelegate.h"

// Up to three parameters, or six of dynamic delegates, which name theirs.
#define DECLARE_DELEGATE(DelegateName) typedef TDelegate<void()> DelegateName
#define DECLARE_DELEGATE_OneParam(DelegateName, P1) typedef TDelegate<void(P1)> DelegateName
#define DECLARE_DELEGATE_TwoParams(DelegateName, P1, P2) typedef TDelegate<void(P1, P2)> DelegateName
#define DECLARE_DELEGATE_ThreeParams(DelegateName, P1, P2, P3) typedef TDelegate<void(P1, P2, P3)> DelegateName
#define DECLARE_MULTICAST_DELEGATE(DelegateName) typedef TMulticastDelegate<void()> DelegateName
#define DECLARE_MULTICAST_DELEGATE_OneParam(DelegateName, P1) typedef TMulticastDelegate<void(P1)> DelegateName
#define DECLARE_MULTICAST_DELEGATE_TwoParams(DelegateName, P1, P2) typedef TMulticastDelegate<void(P1, P2)> DelegateName
#define DECLARE_MULTICAST_DELEGATE_ThreeParams(DelegateName, P1, P2, P3) \
	typedef TMulticastDelegate<void(P1, P2, P3)> DelegateName
#define DECLARE_DELEGATE_RetVal(ReturnValueType, DelegateName) typedef TDelegate<ReturnValueType()> DelegateName
#define DECLARE_DELEGATE_RetVal_OneParam(ReturnValueType, DelegateName, P1) \
	typedef TDelegate<ReturnValueType(P1)> DelegateName

#define DOUBLE_DYNAMIC_DELEGATE(DelegateName, ...) \
	class DelegateName : public UnrealDouble::TDynamicMulticastDelegate<__VA_ARGS__> \
	{ \
	}
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE(DelegateName) DOUBLE_DYNAMIC_DELEGATE(DelegateName)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_OneParam(DelegateName, T1, N1) DOUBLE_DYNAMIC_DELEGATE(DelegateName, T1)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_TwoParams(DelegateName, T1, N1, T2, N2) \
	DOUBLE_DYNAMIC_DELEGATE(DelegateName, T1, T2)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_ThreeParams(DelegateName, T1, N1, T2, N2, T3, N3) \
	DOUBLE_DYNAMIC_DELEGATE(DelegateName, T1, T2, T3)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_FourParams(DelegateName, T1, N1, T2, N2, T3, N3, T4, N4) \
	DOUBLE_DYNAMIC_DELEGATE(DelegateName, T1, T2, T3, T4)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_FiveParams(DelegateName, T1, N1, T2, N2, T3, N3, T4, N4, T5, N5) \
	DOUBLE_DYNAMIC_DELEGATE(DelegateName, T1, T2, T3, T4, T5)
#define DECLARE_DYNAMIC_MULTICAST_DELEGATE_SixParams(DelegateName, T1, N1, T2, N2, T3, N3, T4, N4, T5, N5, T6, N6) \
	DOUBLE_DYNAMIC_DELEGATE(DelegateName, T1, T2, T3, T4, T5, T6)

// The function must be written as &Class::Function: its name is taken from the spelling.
#define DOUBLE_FUNCTION(Function) Function, UnrealDouble::TrimmedFunctionName(TEXT(#Function))
#define AddDynamic(Object, Function) __Internal_AddDynamic(Object, DOUBLE_FUNCTION(Function))
#define AddUniqueDynamic(Object, Function) __Internal_AddUniqueDynamic(Object, DOUBLE_FUNCTION(Function))
#define RemoveDynamic(Object, Function) __Internal_RemoveDynamic(Object, DOUBLE_FUNCTION(Function))
#define IsAlreadyBound(Object, Function) __Internal_IsAlreadyBound(Object, DOUBLE_FUNCTION(Function))
