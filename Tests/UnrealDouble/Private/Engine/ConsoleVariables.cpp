#include "HAL/IConsoleManager.h"

#include "Double/Background.h"
#include "Double/PhysicsKnobs.h"

/** The engine's double has variables of its own, with names no engine has: a test that sets them does nothing to a real one. */
namespace
{
class FKnobVariable final : public IConsoleVariable
{
public:
	explicit FKnobVariable(double& InKnob) : Knob(InKnob) {}

	virtual void Set(const TCHAR* InValue, EConsoleVariableFlags) override { Knob = FCString::Atod(InValue); }
	virtual int32 GetInt() const override { return static_cast<int32>(Knob); }
	virtual float GetFloat() const override { return static_cast<float>(Knob); }

private:
	double& Knob;
};

class FDoubleConsoleManager final : public IConsoleManager
{
public:
	virtual IConsoleVariable* FindConsoleVariable(const TCHAR* Name, bool) const override
	{
		static FKnobVariable Friction(UnrealDouble::PhysicsKnobs().FrictionFactor);
		static FKnobVariable Restitution(UnrealDouble::PhysicsKnobs().RestitutionFactor);
		static FKnobVariable Background(UnrealDouble::BackgroundOrderKnob());
		const FString Wanted(Name);
		if (Wanted == TEXT("double.Friction"))
		{
			return &Friction;
		}
		if (Wanted == TEXT("double.Background"))
		{
			return &Background;
		}
		return Wanted == TEXT("double.Restitution") ? &Restitution : nullptr;
	}
};
} // namespace

void IConsoleVariable::Set(int32 InValue, EConsoleVariableFlags SetBy)
{
	Set(*FString::Printf(TEXT("%d"), InValue), SetBy);
}

void IConsoleVariable::Set(float InValue, EConsoleVariableFlags SetBy)
{
	Set(*FString::Printf(TEXT("%f"), static_cast<double>(InValue)), SetBy);
}

IConsoleManager& IConsoleManager::Get()
{
	static FDoubleConsoleManager Manager;
	return Manager;
}
