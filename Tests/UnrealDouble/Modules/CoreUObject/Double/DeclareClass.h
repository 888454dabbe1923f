#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "Double/ClassRegistration.h"

// Classes of the double itself, which no header tool reads. The functions at the end are names of UFUNCTIONs.
#define DOUBLE_CLASS(Type, SuperType) \
public: \
	using Super = SuperType; \
	using ThisClass = Type; \
	static UClass* StaticClass(); \
	friend struct UnrealDouble::TConstruct<Type>; \
\
private:

#define DOUBLE_CLASS_IMPLEMENT_AS(Type, PackageName, SuperClass, bIsAbstract, ...) \
	UClass* Type::StaticClass() \
	{ \
		static UClass* const Class = UnrealDouble::RegisterClass<Type>( \
			{&TEXT(#Type)[1], TEXT(PackageName), SuperClass, {__VA_ARGS__}, bIsAbstract, nullptr}); \
		return Class; \
	} \
	static const UnrealDouble::FRegisterAtStart RegisterAtStart##Type(&Type::StaticClass)

#define DOUBLE_CLASS_IMPLEMENT(Type, PackageName, ...) \
	DOUBLE_CLASS_IMPLEMENT_AS(Type, PackageName, &Type::Super::StaticClass, false __VA_OPT__(, ) __VA_ARGS__)
#define DOUBLE_CLASS_IMPLEMENT_ABSTRACT(Type, PackageName, ...) \
	DOUBLE_CLASS_IMPLEMENT_AS(Type, PackageName, &Type::Super::StaticClass, true __VA_OPT__(, ) __VA_ARGS__)
