#pragma once

#if !defined(FAITH_UNREAL_DOUBLE)
#error "This is the test double of Unreal's API; a real build must not see it."
#endif

#include "CoreMinimal.h"
#include "Double/Log.h"

enum class EAutomationTestFlags : uint32
{
	None = 0x00000000,
	EditorContext = 0x00000001,
	ClientContext = 0x00000002,
	ServerContext = 0x00000004,
	CommandletContext = 0x00000008,
	ProgramContext = 0x00000010,
	NonNullRHI = 0x00000100,
	RequiresUser = 0x00000200,
	Disabled = 0x00010000,
	CriticalPriority = 0x00100000,
	HighPriority = 0x00200000,
	MediumPriority = 0x00400000,
	LowPriority = 0x00800000,
	SmokeFilter = 0x01000000,
	EngineFilter = 0x02000000,
	ProductFilter = 0x04000000,
	PerfFilter = 0x08000000,
	StressFilter = 0x10000000,
	NegativeFilter = 0x20000000
};
ENUM_CLASS_FLAGS(EAutomationTestFlags)

inline constexpr EAutomationTestFlags EAutomationTestFlags_ApplicationContextMask =
	EAutomationTestFlags::EditorContext | EAutomationTestFlags::ClientContext | EAutomationTestFlags::ServerContext |
	EAutomationTestFlags::CommandletContext | EAutomationTestFlags::ProgramContext;
inline constexpr EAutomationTestFlags EAutomationTestFlags_FilterMask = EAutomationTestFlags::SmokeFilter |
	EAutomationTestFlags::EngineFilter | EAutomationTestFlags::ProductFilter | EAutomationTestFlags::PerfFilter |
	EAutomationTestFlags::StressFilter | EAutomationTestFlags::NegativeFilter;

namespace EAutomationExpectedErrorFlags
{
enum MatchType
{
	Exact,
	Contains
};
} // namespace EAutomationExpectedErrorFlags
namespace EAutomationExpectedMessageFlags
{
enum MatchType
{
	Exact,
	Contains
};
} // namespace EAutomationExpectedMessageFlags

DECLARE_DELEGATE(FDoneDelegate);

/** A step of a test that goes on over frames: called each frame until it says that it is done. */
class CORE_API IAutomationLatentCommand
{
public:
	virtual ~IAutomationLatentCommand() = default;
	virtual bool Update() = 0;
	bool InternalUpdate();

protected:
	/** Simulated seconds since its first update. */
	double GetCurrentRunTime() const;

private:
	double StartTime = -1;
};

/** One automation test, or one for each of its commands. An error, or false from RunTest, is a failure. */
class CORE_API FAutomationTestBase
{
public:
	FAutomationTestBase(const FString& InName, const bool bInComplexTask);
	virtual ~FAutomationTestBase();
	UE_NONCOPYABLE(FAutomationTestBase)

	virtual EAutomationTestFlags GetTestFlags() const = 0;
	virtual uint32 GetRequiredDeviceNum() const = 0;
	FString GetTestName() const { return TestName; }

	/** Errors that are expected are only counted. */
	virtual void AddError(const FString& InError, int32 StackOffset = 0);
	virtual bool AddErrorIfFalse(bool bCondition, const FString& InError, int32 StackOffset = 0);
	virtual void AddWarning(const FString& InWarning, int32 StackOffset = 0);
	virtual void AddInfo(const FString& InLogItem, int32 StackOffset = 0, bool bCaptureStack = false);
	bool HasAnyErrors() const { return Errors.Num() != 0; }
	/** Occurrences: how often exactly; 0: at least once; less: any number. The pattern is a regular expression. */
	void AddExpectedMessage(FString ExpectedPatternString, ELogVerbosity::Type ExpectedVerbosity,
		EAutomationExpectedMessageFlags::MatchType CompareType = EAutomationExpectedMessageFlags::Contains,
		int32 Occurrences = 1, bool IsRegex = true);
	void AddExpectedError(FString ExpectedErrorPattern,
		EAutomationExpectedErrorFlags::MatchType CompareType = EAutomationExpectedErrorFlags::Contains,
		int32 Occurrences = 1, bool IsRegex = true);

	bool TestTrue(const TCHAR* What, bool Value) { return Report(Value, What, TEXT("expected true")); }
	bool TestFalse(const TCHAR* What, bool Value) { return Report(!Value, What, TEXT("expected false")); }
	bool TestNull(const TCHAR* What, const void* Pointer)
	{
		return Report(Pointer == nullptr, What, TEXT("expected null"));
	}
	template <typename ValueType>
	bool TestNotNull(const TCHAR* What, const ValueType* Pointer)
	{
		return Report(Pointer != nullptr, What, TEXT("the pointer is null"));
	}
	bool TestEqual(const TCHAR* What, int32 Actual, int32 Expected) { return ReportNumbers(What, Actual, Expected); }
	bool TestEqual(const TCHAR* What, int64 Actual, int64 Expected) { return ReportNumbers(What, Actual, Expected); }
	bool TestEqual(const TCHAR* What, SIZE_T Actual, SIZE_T Expected)
	{
		return ReportNumbers(What, (uint64)Actual, (uint64)Expected);
	}
	bool TestEqual(const TCHAR* What, const TCHAR* Actual, const TCHAR* Expected)
	{
		return ReportValues(FCString::Stricmp(Actual, Expected) == 0, What, Actual, Expected);
	}
	bool TestEqual(const TCHAR* What, const FString& Actual, const FString& Expected)
	{
		return TestEqual(What, *Actual, *Expected);
	}
	bool TestEqual(const TCHAR* What, const FString& Actual, const TCHAR* Expected)
	{
		return TestEqual(What, *Actual, Expected);
	}
	bool TestEqual(const TCHAR* What, const TCHAR* Actual, const FString& Expected)
	{
		return TestEqual(What, Actual, *Expected);
	}
	bool TestEqual(const TCHAR* What, const FName& Actual, const FName& Expected)
	{
		return ReportValues(Actual == Expected, What, Actual.ToString(), Expected.ToString());
	}
	bool TestEqual(const TCHAR* What, const FText& Actual, const FText& Expected)
	{
		return ReportValues(Actual.EqualTo(Expected), What, Actual.ToString(), Expected.ToString());
	}
	bool TestEqual(const TCHAR* What, FColor Actual, FColor Expected)
	{
		return ReportValues(Actual == Expected, What, Actual.ToString(), Expected.ToString());
	}
	bool TestEqual(const TCHAR* What, FLinearColor Actual, FLinearColor Expected)
	{
		return ReportValues(Actual == Expected, What, Actual.ToString(), Expected.ToString());
	}
	template <typename ValueType>
	bool TestEqual(const TCHAR* What, const ValueType& Actual, const ValueType& Expected)
	{
		return Report(Actual == Expected, What, TEXT("the two values are not equal"));
	}
	template <typename ValueType>
	bool TestNotEqual(const TCHAR* What, const ValueType& Actual, const ValueType& Expected)
	{
		return Report(!(Actual == Expected), What, TEXT("the two values are equal"));
	}
// Equal and nearly equal are one for what is measured.
#define DOUBLE_TEST_NEAR(Type, ToleranceType) \
	bool TestNearlyEqual( \
		const TCHAR* What, Type Actual, Type Expected, ToleranceType Tolerance = UE_KINDA_SMALL_NUMBER) \
	{ \
		return ReportValues(IsNear(Actual, Expected, Tolerance), What, Shown(Actual), Shown(Expected)); \
	} \
	bool TestEqual(const TCHAR* What, Type Actual, Type Expected, ToleranceType Tolerance = UE_KINDA_SMALL_NUMBER) \
	{ \
		return TestNearlyEqual(What, Actual, Expected, Tolerance); \
	}
	DOUBLE_TEST_NEAR(float, float)
	DOUBLE_TEST_NEAR(double, double)
	DOUBLE_TEST_NEAR(FVector, float)
	DOUBLE_TEST_NEAR(FRotator, float)
	DOUBLE_TEST_NEAR(FTransform, float)
#undef DOUBLE_TEST_NEAR

	// The same with a string to say what is tested.
	bool TestTrue(const FString& What, bool Value)
	{
		return TestTrue(*What, Value);
	}
	bool TestFalse(const FString& What, bool Value)
	{
		return TestFalse(*What, Value);
	}
	bool TestNull(const FString& What, const void* Pointer)
	{
		return TestNull(*What, Pointer);
	}
	template <typename ValueType>
	bool TestNotNull(const FString& What, const ValueType* Pointer)
	{
		return TestNotNull(*What, Pointer);
	}
	template <typename Left, typename Right, typename... Rest>
	auto TestEqual(const FString& What, const Left& Actual, const Right& Expected, Rest... Tolerance)
		-> decltype(this->TestEqual(*What, Actual, Expected, Tolerance...))
	{
		return TestEqual(*What, Actual, Expected, Tolerance...);
	}
	template <typename ValueType>
	bool TestNotEqual(const FString& What, const ValueType& Actual, const ValueType& Expected)
	{
		return TestNotEqual(*What, Actual, Expected);
	}

protected:
	virtual void GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const = 0;
	virtual bool RunTest(const FString& Parameters) = 0;
	virtual FString GetBeautifiedTestName() const = 0;

	bool bComplexTask;
	FString TestName;

private:
	friend struct FAutomationAccess;
	struct FExpected
	{
		FString Pattern;
		ELogVerbosity::Type Verbosity;
		bool bContains;
		int32 Occurrences;
		bool bRegex;
		int32 Seen = 0;
	};
	bool Report(bool bPassed, const TCHAR* What, const TCHAR* Complaint);
	bool ReportValues(bool bEqual, const TCHAR* What, const FString& Actual, const FString& Expected);
	template <typename T>
	bool ReportNumbers(const TCHAR* What, T Actual, T Expected)
	{
		return ReportValues(Actual == Expected, What, LexToString(Actual), LexToString(Expected));
	}
	template <typename T>
	static bool IsNear(const T& Actual, const T& Expected, double Tolerance)
	{
		if constexpr (std::is_floating_point_v<T>)
		{
			return FMath::Abs((double)Actual - (double)Expected) <= Tolerance;
		}
		else
		{
			return Actual.Equals(Expected, Tolerance);
		}
	}
	template <typename T>
	static FString Shown(const T& Value)
	{
		if constexpr (std::is_floating_point_v<T>)
		{
			return LexToString((double)Value);
		}
		else
		{
			return Value.ToString();
		}
	}
	bool IsExpected(const FString& Message, ELogVerbosity::Type Verbosity);

	TArray<FString> Errors;
	TArray<FString> Warnings;
	TArray<FExpected> Expectations;
};

/** Holds all tests, and the latent commands of the one that runs. */
class CORE_API FAutomationTestFramework
{
public:
	static FAutomationTestFramework& Get();
	void EnqueueLatentCommand(TSharedPtr<IAutomationLatentCommand> NewCommand);
	FAutomationTestBase* GetCurrentTest() const { return CurrentTest; }

private:
	friend struct FAutomationAccess;
	FAutomationTestBase* CurrentTest = nullptr;
	TArray<TSharedPtr<IAutomationLatentCommand>> LatentCommands;
};

/** A test that describes itself in nested sentences; each It is a test of its own. */
class CORE_API FAutomationSpecBase : public FAutomationTestBase
{
public:
	FAutomationSpecBase(const FString& InName, const bool bInComplexTask);
	virtual ~FAutomationSpecBase();
	virtual void Define() = 0;

protected:
	using FWork = TFunction<void()>;
	using FLatentWork = TFunction<void(const FDoneDelegate&)>;

	void Describe(const FString& InDescription, FWork DoWork);
	void It(const FString& InDescription, FWork DoWork);
	void LatentIt(const FString& InDescription, FLatentWork DoWork);
	void BeforeEach(FWork DoWork);
	void LatentBeforeEach(FLatentWork DoWork);
	void AfterEach(FWork DoWork);
	void LatentAfterEach(FLatentWork DoWork);
	// Switched off.
	void xDescribe(const FString&, FWork) {}
	void xIt(const FString&, FWork) {}
	void xLatentIt(const FString&, FLatentWork) {}

	void GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const override;
	bool RunTest(const FString& InParameters) override;

private:
	struct FScope;
	struct FSpec;
	void EnsureDefined();
	void AddSpec(const FString& Description, FLatentWork Work);
	TUniquePtr<FScope> Root;
	FScope* Current = nullptr;
	TArray<FSpec> Specs;
};

/** Calls a function each frame until it returns true. */
class FFunctionLatentCommand : public IAutomationLatentCommand
{
public:
	explicit FFunctionLatentCommand(TFunction<bool()> InLatentPredicate) : LatentPredicate(MoveTemp(InLatentPredicate))
	{
	}
	bool Update() override { return LatentPredicate(); }

private:
	TFunction<bool()> LatentPredicate;
};

/** Calls a function once when a delay is over. */
class FDelayedFunctionLatentCommand : public IAutomationLatentCommand
{
public:
	explicit FDelayedFunctionLatentCommand(TFunction<void()> InCallback, float InDelay = 0.1f)
		: Callback(MoveTemp(InCallback)), Delay(InDelay)
	{
	}
	bool Update() override
	{
		const bool bOver = GetCurrentRunTime() >= (double)Delay;
		if (bOver)
		{
			Callback();
		}
		return bOver;
	}

private:
	TFunction<void()> Callback;
	float Delay;
};

namespace UnrealDouble
{
/** One context at least and one filter exactly; the engine asks for it when the test is compiled. */
consteval bool AreFlagsComplete(EAutomationTestFlags Flags)
{
	const uint32 Filter = (uint32)(Flags & EAutomationTestFlags_FilterMask);
	return EnumHasAnyFlags(Flags, EAutomationTestFlags_ApplicationContextMask) && Filter != 0 &&
		(Filter & (Filter - 1)) == 0;
}
/** The names of tests are narrow literals by custom; with TEXT() they may be as well. */
inline FString PrettyName(const ANSICHAR* Name)
{
	return FString(ANSI_TO_TCHAR(Name));
}
inline FString PrettyName(const TCHAR* Name)
{
	return FString(Name);
}
} // namespace UnrealDouble

#define DOUBLE_TEST_COMMON(TClass, Pretty, TFlags, bIsComplex, TBase) \
public: \
	explicit TClass(const FString& InName) : TBase(InName, bIsComplex) \
	{ \
		static_assert(UnrealDouble::AreFlagsComplete(TFlags), "a test needs a context and exactly one filter flag"); \
	} \
	EAutomationTestFlags GetTestFlags() const override \
	{ \
		return TFlags; \
	} \
	uint32 GetRequiredDeviceNum() const override \
	{ \
		return 1; \
	} \
\
protected: \
	FString GetBeautifiedTestName() const override \
	{ \
		return UnrealDouble::PrettyName(Pretty); \
	}

#define DOUBLE_TEST_INSTANCE(TClass) \
	namespace \
	{ \
	TClass TClass##AutomationTestInstance{FString(TEXT(#TClass))}; \
	}

#define IMPLEMENT_SIMPLE_AUTOMATION_TEST(TClass, PrettyName, TFlags) \
	class TClass : public FAutomationTestBase \
	{ \
		DOUBLE_TEST_COMMON(TClass, PrettyName, TFlags, false, FAutomationTestBase) \
		void GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const override \
		{ \
			OutBeautifiedNames.Add(GetBeautifiedTestName()); \
			OutTestCommands.Add(FString()); \
		} \
		bool RunTest(const FString& Parameters) override; \
	}; \
	DOUBLE_TEST_INSTANCE(TClass)

#define IMPLEMENT_COMPLEX_AUTOMATION_TEST(TClass, PrettyName, TFlags) \
	class TClass : public FAutomationTestBase \
	{ \
		DOUBLE_TEST_COMMON(TClass, PrettyName, TFlags, true, FAutomationTestBase) \
		void GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const override; \
		bool RunTest(const FString& Parameters) override; \
	}; \
	DOUBLE_TEST_INSTANCE(TClass)

#define BEGIN_DEFINE_SPEC(TClass, PrettyName, TFlags) \
	class TClass : public FAutomationSpecBase \
	{ \
		DOUBLE_TEST_COMMON(TClass, PrettyName, TFlags, false, FAutomationSpecBase) \
	public: \
		void Define() override; \
\
	private:

#define END_DEFINE_SPEC(TClass) \
	} \
	; \
	DOUBLE_TEST_INSTANCE(TClass)

#define DEFINE_SPEC(TClass, PrettyName, TFlags) \
	BEGIN_DEFINE_SPEC(TClass, PrettyName, TFlags) \
	END_DEFINE_SPEC(TClass)

#define ADD_LATENT_AUTOMATION_COMMAND(ClassDeclaration) \
	FAutomationTestFramework::Get().EnqueueLatentCommand(TSharedPtr<IAutomationLatentCommand>(new ClassDeclaration))

#define DEFINE_LATENT_AUTOMATION_COMMAND(CommandName) \
	class CommandName : public IAutomationLatentCommand \
	{ \
	public: \
		bool Update() override; \
	}

#define DEFINE_LATENT_AUTOMATION_COMMAND_ONE_PARAMETER(CommandName, ParamType, ParamName) \
	class CommandName : public IAutomationLatentCommand \
	{ \
	public: \
		CommandName(ParamType InputParam) : ParamName(InputParam) {} \
		bool Update() override; \
\
	private: \
		ParamType ParamName; \
	}

#define DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER(CommandName, ParamType0, ParamName0, ParamType1, ParamName1) \
	class CommandName : public IAutomationLatentCommand \
	{ \
	public: \
		CommandName(ParamType0 InputParam0, ParamType1 InputParam1) : ParamName0(InputParam0), ParamName1(InputParam1) \
		{ \
		} \
		bool Update() override; \
\
	private: \
		ParamType0 ParamName0; \
		ParamType1 ParamName1; \
	}

// Checks that end the test when they fail.
#define DOUBLE_UTEST(Check) \
	do \
	{ \
		if (!(Check)) \
		{ \
			return false; \
		} \
	} while (false)
#define UTEST_TRUE(What, Value) DOUBLE_UTEST(TestTrue(What, Value))
#define UTEST_FALSE(What, Value) DOUBLE_UTEST(TestFalse(What, Value))
#define UTEST_EQUAL(What, Actual, Expected) DOUBLE_UTEST(TestEqual(What, Actual, Expected))
#define UTEST_EQUAL_TOLERANCE(What, Actual, Expected, Tolerance) \
	DOUBLE_UTEST(TestEqual(What, Actual, Expected, Tolerance))
#define UTEST_NEARLY_EQUAL(What, Actual, Expected, Tolerance) \
	DOUBLE_UTEST(TestNearlyEqual(What, Actual, Expected, Tolerance))
#define UTEST_NOT_EQUAL(What, Actual, Expected) DOUBLE_UTEST(TestNotEqual(What, Actual, Expected))
#define UTEST_NULL(What, Pointer) DOUBLE_UTEST(TestNull(What, Pointer))
#define UTEST_NOT_NULL(What, Pointer) DOUBLE_UTEST(TestNotNull(What, Pointer))
