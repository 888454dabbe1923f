#include "FlickTestWorld.h"

#include "Convert/FlickShape.h"
#include "Game/FlickPlayerController.h"
#include "Materials/MaterialInterface.h"
#include "View/FlickCamera.h"
#include "View/FlickMarks.h"

#if WITH_DEV_AUTOMATION_TESTS

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickShapeTest, "FlickOfFaith.Shape.IsMadeOnceAndThenChanged", FlickTestFlags)

bool FFlickShapeTest::RunTest(const FString& Parameters)
{
	using faith::flick::Colour;
	using faith::flick::PieceKind;
	using faith::flick::PieceModel;
	const TStrongObjectPtr<UFlickShape> Shape(NewObject<UFlickShape>());
	const faith::flick::Model Red = PieceModel(PieceKind::Prophet, Colour{200, 0, 0});
	const faith::flick::Model Blue = PieceModel(PieceKind::Prophet, Colour{0, 0, 200});
	Shape->Show(Red);
	TestEqual(TEXT("sections"), Shape->GetNumSections(), static_cast<int32>(Red.size()));
	TArray<UMaterialInterface*> Paints;
	for (int32 Section = 0; Section < Shape->GetNumSections(); ++Section)
	{
		Paints.Add(Shape->GetMaterial(Section));
		TestNotNull(TEXT("the paint"), Paints[Section]);
	}
	for (const faith::flick::Model& Next : {Red, Blue, faith::flick::Model(), Red})
	{
		Shape->Show(Next);
		TestEqual(TEXT("sections"), Shape->GetNumSections(), static_cast<int32>(Next.size()));
		for (int32 Section = 0; Section < Shape->GetNumSections(); ++Section)
		{
			TestTrue(TEXT("the same paint"), Shape->GetMaterial(Section) == Paints[Section]);
		}
	}
	// One part fewer: the place of the last one stays empty.
	faith::flick::Model Less = Red;
	Less.pop_back();
	Shape->Show(Less);
	const FProcMeshSection* const Last = Shape->GetProcMeshSection(static_cast<int32>(Less.size()));
	TestTrue(TEXT("nothing there"), Last != nullptr && Last->ProcVertexBuffer.IsEmpty());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickBeginsTest, "FlickOfFaith.Shape.OfMarksBeginsToPlayWithItsPlayer", FlickTestFlags)

bool FFlickBeginsTest::RunTest(const FString& Parameters)
{
	// Spawned while the player begins, who begins before the world has.
	const FFlickTestWorld World(TEXT("?Players=2"), 1);
	const AFlickPlayerController* const Player = World.GetPlayer(0);
	if (TestNotNull(TEXT("the player"), Player) && TestNotNull(TEXT("its marks"), Player->GetMarks()))
	{
		TestTrue(TEXT("the marks have begun"), Player->GetMarks()->HasActorBegunPlay());
		TestTrue(TEXT("so has the camera"), Player->GetTableCamera()->HasActorBegunPlay());
	}
	return true;
}

#endif
