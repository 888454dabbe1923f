using UnrealBuildTool;

/// <summary>Search under uncertainty for any game: payoff images, budgets, ratings; engine-free.</summary>
public class FaithSearch : ModuleRules
{
	public FaithSearch(ReadOnlyTargetRules Target) : base(Target)
	{
		// No engine header may reach the portable sources unasked.
		PCHUsage = PCHUsageMode.NoPCHs;
		bUseUnity = false;
		CppStandard = CppStandardVersion.Cpp20;
		bEnableExceptions = false;
		bUseRTTI = false;
		// The same numbers on every compiler: Unreal's default allows inexact floating point.
		FPSemantics = FPSemanticsMode.Precise;

		PublicDependencyModuleNames.AddRange(new string[] { "Core", "FaithKernel" });
	}
}
