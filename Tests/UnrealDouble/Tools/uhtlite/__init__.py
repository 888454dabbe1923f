"""A small stand-in for Unreal's header tool: reads headers, checks them, writes what GENERATED_BODY() needs."""
