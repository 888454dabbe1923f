using UnrealBuildTool;

/// <summary>
/// Compiles one check for each symbol of the engine that the game uses. Nothing here was seen by an engine yet, and
/// nothing here is in the .uproject: only the target FlickOfFaithContract builds it.
/// </summary>
public class FlickOfFaithContract : ModuleRules
{
	public FlickOfFaithContract(ReadOnlyTargetRules Target) : base(Target)
	{
		// What a header needs it has to include by itself.
		PCHUsage = PCHUsageMode.NoPCHs;
		bUseUnity = false;
		CppStandard = CppStandardVersion.Cpp20;

		PrivateDependencyModuleNames.AddRange(new string[]
		{
			"ApplicationCore", "Core", "CoreUObject", "Engine", "EnhancedInput", "InputCore", "PhysicsCore",
			"ProceduralMeshComponent", "RHI", "Slate", "SlateCore", "UMG", "FlickOfFaith"
		});
	}
}
