using UnrealBuildTool;

/// <summary>
/// Builds only what checks the game's beliefs about Unreal's API, so that a wrong one stops nobody from playing. No
/// engine has built it yet; see Tests/UnrealContract/README.md.
/// </summary>
public class FlickOfFaithContractTarget : TargetRules
{
	public FlickOfFaithContractTarget(TargetInfo Target) : base(Target)
	{
		Type = TargetType.Editor;
		DefaultBuildSettings = BuildSettingsVersion.Latest;
		IncludeOrderVersion = EngineIncludeOrderVersion.Latest;
		// All that the editor's own target has: both write the same list of modules.
		ExtraModuleNames.Add("FlickOfFaith");
		ExtraModuleNames.Add("FlickOfFaithTests");
		ExtraModuleNames.Add("FlickOfFaithContract");
	}
}
