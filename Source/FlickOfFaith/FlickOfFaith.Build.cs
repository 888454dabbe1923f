using UnrealBuildTool;

/// <summary>The Unreal host of the game: holds no rules, only connects the portable modules to the engine.</summary>
public class FlickOfFaith : ModuleRules
{
	public FlickOfFaith(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		CppStandard = CppStandardVersion.Cpp20;

		PublicDependencyModuleNames.AddRange(new string[] { "Core", "CoreUObject", "Engine" });
		PrivateDependencyModuleNames.AddRange(new string[]
		{
			"FaithKernel", "FaithPhysics", "FaithText", "FlickOfFaithRules", "FlickOfFaithAI",
			"FlickOfFaithPresentation"
		});
	}
}
