using UnrealBuildTool;

/// <summary>The match loop of Flick of Faith that every host drives; engine-free.</summary>
public class FlickOfFaithPresentation : ModuleRules
{
	public FlickOfFaithPresentation(ReadOnlyTargetRules Target) : base(Target)
	{
		// No engine header may reach the portable sources unasked.
		PCHUsage = PCHUsageMode.NoPCHs;
		bUseUnity = false;
		CppStandard = CppStandardVersion.Cpp20;
		bEnableExceptions = false;
		bUseRTTI = false;
		// The same numbers on every compiler: Unreal's default allows inexact floating point.
		FPSemantics = FPSemanticsMode.Precise;

		PublicDependencyModuleNames.AddRange(new string[]
		{
			"Core", "FaithKernel", "FaithPhysics", "FaithSearch", "FaithText", "FlickOfFaithRules", "FlickOfFaithAI"
		});
	}
}
