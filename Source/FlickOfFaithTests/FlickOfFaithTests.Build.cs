using UnrealBuildTool;

/// <summary>Automation tests of the Unreal host; run by the engine, and without one against its double.</summary>
public class FlickOfFaithTests : ModuleRules
{
	public FlickOfFaithTests(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		CppStandard = CppStandardVersion.Cpp20;
		// As the module it tests.
		bUseUnity = false;

		PrivateDependencyModuleNames.AddRange(new string[]
		{
			"Core", "CoreUObject", "Engine", "ApplicationCore", "InputCore", "ProceduralMeshComponent", "Slate", "SlateCore", "UMG",
			"FaithKernel", "FaithPhysics", "FaithText", "FlickOfFaithRules", "FlickOfFaithAI", "FlickOfFaithPresentation",
			"FlickOfFaith"
		});
	}
}
