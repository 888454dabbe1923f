using UnrealBuildTool;

/// <summary>The Unreal host of the game: holds no rules, only connects the portable modules to the engine.</summary>
public class FlickOfFaith : ModuleRules
{
	public FlickOfFaith(ReadOnlyTargetRules Target) : base(Target)
	{
		PCHUsage = PCHUsageMode.UseExplicitOrSharedPCHs;
		CppStandard = CppStandardVersion.Cpp20;

		PublicDependencyModuleNames.AddRange(new string[]
		{
			"Core", "CoreUObject", "Engine", "ApplicationCore", "EnhancedInput", "SlateCore", "UMG",
			"FaithKernel", "FaithPhysics", "FaithText", "FlickOfFaithRules", "FlickOfFaithAI", "FlickOfFaithPresentation"
		});
		PrivateDependencyModuleNames.AddRange(new string[] { "InputCore", "PhysicsCore", "ProceduralMeshComponent", "Slate" });
	}
}
