using UnrealBuildTool;

/// <summary>The rules of Flick of Faith: state, commands, events, scoring; engine-free.</summary>
public class FlickOfFaithRules : ModuleRules
{
	public FlickOfFaithRules(ReadOnlyTargetRules Target) : base(Target)
	{
		// No engine header may reach the portable sources unasked.
		PCHUsage = PCHUsageMode.NoPCHs;
		bUseUnity = false;
		CppStandard = CppStandardVersion.Cpp20;
		bEnableExceptions = false;
		bUseRTTI = false;
		// The same numbers on every compiler: Unreal's default allows inexact floating point.
		FPSemantics = FPSemanticsMode.Precise;

		PublicDependencyModuleNames.AddRange(new string[] { "Core", "FaithKernel", "FaithPhysics" });
	}
}
