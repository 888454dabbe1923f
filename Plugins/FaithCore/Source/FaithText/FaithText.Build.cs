using UnrealBuildTool;

/// <summary>String tables and plural forms, the only reader of game texts; engine-free.</summary>
public class FaithText : ModuleRules
{
	public FaithText(ReadOnlyTargetRules Target) : base(Target)
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
