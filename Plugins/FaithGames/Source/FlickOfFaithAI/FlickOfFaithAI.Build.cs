using UnrealBuildTool;

/// <summary>Computer players of Flick of Faith; engine-free.</summary>
public class FlickOfFaithAI : ModuleRules
{
	public FlickOfFaithAI(ReadOnlyTargetRules Target) : base(Target)
	{
		// No engine header may reach the portable sources unasked.
		PCHUsage = PCHUsageMode.NoPCHs;
		bUseUnity = false;
		CppStandard = CppStandardVersion.Cpp20;
		bEnableExceptions = false;
		bUseRTTI = false;
		// The same numbers on every compiler: Unreal's default allows inexact floating point.
		FPSemantics = FPSemanticsMode.Precise;

		PublicDependencyModuleNames.AddRange(new string[] { "Core", "FaithKernel", "FaithPhysics", "FaithSearch", "FlickOfFaithRules" });
	}
}
