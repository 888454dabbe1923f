using UnrealBuildTool;

/// <summary>The game inside Unreal Editor.</summary>
public class FlickOfFaithEditorTarget : TargetRules
{
	public FlickOfFaithEditorTarget(TargetInfo Target) : base(Target)
	{
		Type = TargetType.Editor;
		DefaultBuildSettings = BuildSettingsVersion.Latest;
		IncludeOrderVersion = EngineIncludeOrderVersion.Latest;
		ExtraModuleNames.Add("FlickOfFaith");
		ExtraModuleNames.Add("FlickOfFaithTests");
		// Object pointers that the garbage collector has to know are TObjectPtr everywhere.
		NativePointerMemberBehaviorOverride = PointerMemberBehavior.Disallow;
	}
}
