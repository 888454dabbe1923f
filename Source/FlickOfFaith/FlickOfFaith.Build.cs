using UnrealBuildTool;

/// <summary>The Unreal host of the game: holds no rules, only connects the portable modules to the engine.</summary>
public class FlickOfFaith : ModuleRules
{
	public FlickOfFaith(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		CppStandard = CppStandardVersion.Cpp20;
		// Source by source, as in the portable modules: names of unnamed namespaces then cannot meet.
		bUseUnity = false;

		PublicDependencyModuleNames.AddRange(new string[]
		{
			"Core", "CoreUObject", "Engine", "ApplicationCore", "EnhancedInput", "ProceduralMeshComponent", "SlateCore", "UMG",
			"FaithKernel", "FaithPhysics", "FaithText", "FlickOfFaithRules", "FlickOfFaithAI", "FlickOfFaithPresentation"
		});
		PrivateDependencyModuleNames.AddRange(new string[] { "InputCore", "PhysicsCore", "Slate" });
	}
}
