#include "FlickTestWorld.h"

#include "Components/PrimitiveComponent.h"
#include "FlickOfFaithPresentation/EngineSurface.h"
#include "Table/FlickPiece.h"
#include "Table/FlickTable.h"

#if WITH_DEV_AUTOMATION_TESTS

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickRestlessTest, "FlickOfFaith.Table.EndsAShotWithADiscThatNeverSleeps", FlickTestFlags)

bool FFlickRestlessTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2"));
	int32 Reports = 0;
	World.GetTable()->PlayShot(faith::flick::SlideTrial(),
		FFlickShotDone::CreateLambda([&Reports](const faith::flick::Settled&) { ++Reports; }));
	UPrimitiveComponent* const Body = Cast<UPrimitiveComponent>(World.GetTable()->GetPiece(0)->GetRootComponent());
	// Something nudges it to and fro in every frame: it neither sleeps nor is it ever slow enough.
	int32 Frames = 0;
	while (World.GetTable()->IsShotRunning() && Frames < 60 * 60)
	{
		Body->SetPhysicsLinearVelocity(FVector(Frames % 2 == 0 ? 200.0 : -200.0, 0.0, 0.0));
		World.Tick();
		++Frames;
	}
	TestEqual(TEXT("reports"), Reports, 1);
	const faith::flick::ShotLimits Limits;
	TestTrue(TEXT("not before the time is up"), Frames * 1000 / 60 >= Limits.timeout - 100);
	TestTrue(TEXT("but then"), Frames * 1000 / 60 <= Limits.timeout + 1000);
	TestFalse(TEXT("free"), World.GetTable()->GetPiece(0)->IsFree());
	return true;
}

#endif
