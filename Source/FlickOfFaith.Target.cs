using UnrealBuildTool;

/// <summary>The game as players start it.</summary>
public class FlickOfFaithTarget : TargetRules
{
	public FlickOfFaithTarget(TargetInfo Target) : base(Target)
	{
		Type = TargetType.Game;
		DefaultBuildSettings = BuildSettingsVersion.Latest;
		IncludeOrderVersion = EngineIncludeOrderVersion.Latest;
		ExtraModuleNames.Add("FlickOfFaith");
	}
}
