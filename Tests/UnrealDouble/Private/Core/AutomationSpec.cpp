#include "Misc/AutomationTest.h"

/** A Describe with what it says of itself. */
struct FAutomationSpecBase::FScope
{
	FString Path;
	FScope* Parent = nullptr;
	TArray<FLatentWork> Before;
	TArray<FLatentWork> After;
	TArray<TUniquePtr<FScope>> Children;
};

/** An It. */
struct FAutomationSpecBase::FSpec
{
	FString Name;
	FScope* Scope;
	FLatentWork Work;
};

namespace
{
using FLatentWork = TFunction<void(const FDoneDelegate&)>;

/** Starts a piece of work in one frame and waits for its Done. */
class FSpecStep : public IAutomationLatentCommand
{
public:
	explicit FSpecStep(FLatentWork InWork) : Work(MoveTemp(InWork)) {}
	bool Update() override
	{
		if (!bStarted)
		{
			bStarted = true;
			Work(FDoneDelegate::CreateLambda([Done = bDone]() { *Done = true; }));
		}
		return *bDone;
	}

private:
	FLatentWork Work;
	bool bStarted = false;
	TSharedPtr<bool> bDone = MakeShared<bool>(false); // its own, for Done may come when the step is no more
};

FLatentWork AtOnce(TFunction<void()> Work)
{
	return [Work](const FDoneDelegate& Done)
	{
		Work();
		Done.Execute();
	};
}

void Enqueue(const TArray<FLatentWork>& List)
{
	for (const FLatentWork& Work : List)
	{
		ADD_LATENT_AUTOMATION_COMMAND(FSpecStep(Work));
	}
}
} // namespace

FAutomationSpecBase::FAutomationSpecBase(const FString& InName, const bool bInComplexTask)
	: FAutomationTestBase(InName, bInComplexTask)
{
}

FAutomationSpecBase::~FAutomationSpecBase() = default;

void FAutomationSpecBase::EnsureDefined()
{
	if (!Root.IsValid())
	{
		Root = MakeUnique<FScope>();
		Root->Path = GetBeautifiedTestName();
		Current = Root.Get();
		Define();
		Current = nullptr;
	}
}

void FAutomationSpecBase::Describe(const FString& InDescription, FWork DoWork)
{
	checkf(Current != nullptr, TEXT("Describe belongs into Define"));
	FScope* const Parent = Current;
	Current = Parent->Children.Add_GetRef(MakeUnique<FScope>()).Get();
	Current->Path = Parent->Path + TEXT(".") + InDescription;
	Current->Parent = Parent;
	DoWork();
	Current = Parent;
}

void FAutomationSpecBase::AddSpec(const FString& Description, FLatentWork Work)
{
	checkf(Current != nullptr, TEXT("It belongs into Define"));
	Specs.Add({Current->Path + TEXT(".") + Description, Current, MoveTemp(Work)});
}

void FAutomationSpecBase::It(const FString& InDescription, FWork DoWork)
{
	AddSpec(InDescription, AtOnce(DoWork));
}

void FAutomationSpecBase::LatentIt(const FString& InDescription, FLatentWork DoWork)
{
	AddSpec(InDescription, DoWork);
}

void FAutomationSpecBase::BeforeEach(FWork DoWork)
{
	LatentBeforeEach(AtOnce(DoWork));
}

void FAutomationSpecBase::LatentBeforeEach(FLatentWork DoWork)
{
	checkf(Current != nullptr, TEXT("BeforeEach belongs into Define"));
	Current->Before.Add(DoWork);
}

void FAutomationSpecBase::AfterEach(FWork DoWork)
{
	LatentAfterEach(AtOnce(DoWork));
}

void FAutomationSpecBase::LatentAfterEach(FLatentWork DoWork)
{
	checkf(Current != nullptr, TEXT("AfterEach belongs into Define"));
	Current->After.Add(DoWork);
}

void FAutomationSpecBase::GetTests(TArray<FString>& OutBeautifiedNames, TArray<FString>& OutTestCommands) const
{
	const_cast<FAutomationSpecBase*>(this)->EnsureDefined();
	for (const FSpec& Spec : Specs)
	{
		OutBeautifiedNames.Add(Spec.Name);
		OutTestCommands.Add(Spec.Name);
	}
}

/** Befores from the outside in, then the work, then afters from the inside out. */
bool FAutomationSpecBase::RunTest(const FString& InParameters)
{
	EnsureDefined();
	const FSpec* const Spec =
		Specs.FindByPredicate([&InParameters](const FSpec& One) { return One.Name == InParameters; });
	check(Spec != nullptr);
	TArray<const FScope*> Scopes;
	for (const FScope* Scope = Spec->Scope; Scope != nullptr; Scope = Scope->Parent)
	{
		Scopes.Insert(Scope, 0);
	}
	for (const FScope* Scope : Scopes)
	{
		Enqueue(Scope->Before);
	}
	Enqueue({Spec->Work});
	for (int32 Index = Scopes.Num() - 1; Index >= 0; --Index)
	{
		Enqueue(Scopes[Index]->After);
	}
	return true;
}
