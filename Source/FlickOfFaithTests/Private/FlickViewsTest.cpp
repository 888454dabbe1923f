#include "FlickTestDevices.h"

#include "Components/PrimitiveComponent.h"
#include "Convert/FlickConvert.h"
#include "Engine/World.h"
#include "FaithKernel/Hash.h"
#include "FaithText/TextTable.h"
#include "FlickOfFaithRules/Board.h"
#include "Game/FlickGameMode.h"
#include "Game/FlickPlayerController.h"
#include "Kismet/GameplayStatics.h"
#include "ProceduralMeshComponent.h"
#include "Table/FlickTable.h"
#include "View/FlickCamera.h"
#include "View/FlickMarks.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
using faith::flick::Thumb;

FFlickView& ViewOf(const FFlickTestWorld& World, int32 Player)
{
	return *World.GetPlayer(Player)->FindView();
}

/** Everything a view can tell the one in front of it about the match. */
uint64 HashOfKnown(const FFlickView& View)
{
	return faith::HashOf(View.GetControls().TheDesk()->View().table);
}

/** Every one of so many players is in front of a view. */
bool HaveViews(const FFlickTestWorld& World, int32 Players)
{
	bool bAll = true;
	for (int32 Player = 0; Player < Players; ++Player)
	{
		const AFlickPlayerController* const Controller = World.GetPlayer(Player);
		bAll = bAll && Controller != nullptr && Controller->FindView() != nullptr;
	}
	return bAll;
}

int32 NumPlayers(const FFlickTestWorld& World)
{
	return UGameplayStatics::GetNumLocalPlayerControllers(World.GetWorld());
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickVotesTest, "FlickOfFaith.Views.FourVoteInSecretAndChangeTheirMind", FlickTestFlags)

bool FFlickVotesTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=4?Seed=5?Exact=1?Split=1"), 1);
	FFlickTestDevices Devices(World);
	if (!TestEqual(TEXT("players"), NumPlayers(World), 4) || !TestTrue(TEXT("views"), HaveViews(World, 4)) ||
		!TestTrue(TEXT("a council"), World.PlayUntil(faith::flick::DecisionKind::Vote)))
	{
		return false;
	}
	for (int32 Player = 0; Player < 4; ++Player)
	{
		Devices.Connect(Player);
	}
	std::array<Thumb, faith::flick::kMaxPlayers> Revealed{};
	World.GetGameMode()->OnSomethingShown.AddLambda(
		[&Revealed](const faith::flick::Event& Event, const faith::flick::GameState&)
		{
			if (const auto* const Votes = std::get_if<faith::flick::VotesRevealed>(&Event))
			{
				Revealed = Votes->thumbs;
			}
		});
	const uint64 Known[4] = {HashOfKnown(ViewOf(World, 0)), HashOfKnown(ViewOf(World, 1)),
		HashOfKnown(ViewOf(World, 2)), HashOfKnown(ViewOf(World, 3))};
	// Three at the same time, each with a pad of their own; then one changes her mind.
	Devices.Press(EKeys::Gamepad_FaceButton_Top, 1);
	Devices.Press(EKeys::Gamepad_FaceButton_Left, 2);
	Devices.Press(EKeys::Gamepad_FaceButton_Top, 3);
	World.Tick();
	TestFalse(TEXT("the first player has voted"), ViewOf(World, 0).GetControls().HasAnswered());
	for (int32 Player = 1; Player < 4; ++Player)
	{
		TestTrue(TEXT("voted"), ViewOf(World, Player).GetControls().HasAnswered());
	}
	for (int32 Player = 0; Player < 4; ++Player)
	{
		TestTrue(TEXT("no view tells another's vote"), HashOfKnown(ViewOf(World, Player)) == Known[Player]);
	}
	Devices.Tap(EKeys::Gamepad_FaceButton_Left, 1);
	TestTrue(TEXT("still open"), World.GetAsked() == faith::flick::DecisionKind::Vote);
	Devices.Tap(EKeys::Gamepad_FaceButton_Top, 0);
	TestTrue(TEXT("revealed"), World.GetAsked() != faith::flick::DecisionKind::Vote);
	const Thumb Expected[4] = {Thumb::Up, Thumb::Down, Thumb::Down, Thumb::Up};
	for (std::size_t Seat = 0; Seat < 4; ++Seat)
	{
		TestTrue(TEXT("as last voted"), Revealed[Seat] == Expected[Seat]);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickHotVotesTest, "FlickOfFaith.Views.SeveralVoteAtOneViewWithKeysOfTheirOwn", FlickTestFlags)

bool FFlickHotVotesTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=3?Seed=5?Exact=1"), 1);
	FFlickTestDevices Devices(World);
	if (!TestTrue(TEXT("a council"), World.PlayUntil(faith::flick::DecisionKind::Vote)))
	{
		return false;
	}
	TestTrue(TEXT("all at once"), ViewOf(World, 0).GetControls().IsSharedVote());
	Devices.Tap(EKeys::Q);
	Devices.Tap(EKeys::L);
	Devices.Tap(EKeys::P);
	TestEqual(TEXT("who has voted"), static_cast<int32>(World.GetGameMode()->GetViews()->GetAnswered()), 3);
	Devices.Tap(EKeys::V);
	TestTrue(TEXT("revealed"), World.GetAsked() != faith::flick::DecisionKind::Vote);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickArrowVotesTest, "FlickOfFaith.Views.ArrowsAreTheFourthSeatsVoteAtOneView", FlickTestFlags)

bool FFlickArrowVotesTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=4?Seed=5?Exact=1"), 1);
	FFlickTestDevices Devices(World);
	if (!TestTrue(TEXT("a council"), World.PlayUntil(faith::flick::DecisionKind::Vote)))
	{
		return false;
	}
	Devices.Tap(EKeys::Up);
	TestEqual(TEXT("the fourth has voted"), static_cast<int32>(World.GetGameMode()->GetViews()->GetAnswered()), 8);
	Devices.Tap(EKeys::A);
	Devices.Tap(EKeys::L);
	Devices.Tap(EKeys::C);
	TestTrue(TEXT("revealed"), World.GetAsked() != faith::flick::DecisionKind::Vote);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickOwnPadTest, "FlickOfFaith.Views.APadFeedsItsOwnPlayerOnly", FlickTestFlags)

bool FFlickOwnPadTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2?Seed=5?Exact=1?Split=1"), 1);
	FFlickTestDevices Devices(World);
	if (!TestEqual(TEXT("players"), NumPlayers(World), 2) || !TestTrue(TEXT("views"), HaveViews(World, 2)) ||
		!TestTrue(TEXT("a flick-off"), World.PlayUntil(faith::flick::DecisionKind::CommitAim)))
	{
		return false;
	}
	Devices.Connect(0);
	Devices.Connect(1);
	const auto AngleOf = [&World](int32 Player)
	{ return ViewOf(World, Player).GetControls().TheDesk()->Aiming().Get().angle; };
	const int32 First = AngleOf(0);
	const int32 Second = AngleOf(1);
	Devices.Push(EKeys::Gamepad_LeftX, -1.0f, 1);
	World.Tick();
	World.Tick();
	TestEqual(TEXT("the first player's aim"), AngleOf(0), First);
	TestTrue(TEXT("the second player's aim turns"), AngleOf(1) != Second);
	// What is marked for one is not seen by the other: seen is what the view target owns.
	for (int32 Player = 0; Player < 2; ++Player)
	{
		const AFlickMarks& Marks = *World.GetPlayer(Player)->GetMarks();
		TestTrue(TEXT("the aim is marked"), Marks.GetMesh()->GetNumSections() > 0);
		TestTrue(TEXT("only for the owner"), Marks.GetMesh()->bOnlyOwnerSee != 0);
		TestTrue(TEXT("who is this one"), Marks.IsOwnedBy(World.GetPlayer(Player)->GetViewTarget()));
		TestFalse(TEXT("or the other one"), Marks.IsOwnedBy(World.GetPlayer(1 - Player)->GetViewTarget()));
	}
	Devices.Disconnect(1);
	TestFalse(TEXT("the first player has lost a pad"), ViewOf(World, 0).HasLostDevice());
	TestTrue(TEXT("the second one has"), ViewOf(World, 1).HasLostDevice());
	Devices.Connect(1);
	TestFalse(TEXT("it is back"), ViewOf(World, 1).HasLostDevice());
	Devices.Disconnect(1);
	World.GetPlayer(1)->Do([](FFlickView&) { return faith::flick::Given(); });
	TestFalse(TEXT("who goes on has something to go on with"), ViewOf(World, 1).HasLostDevice());
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickOwnUndoTest, "FlickOfFaith.Views.NobodyTakesBackWhatAnotherHasDone", FlickTestFlags)

bool FFlickOwnUndoTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2?Seed=5?Exact=1?Split=1"), 1);
	FFlickTestDevices Devices(World);
	if (!TestTrue(TEXT("views"), HaveViews(World, 2)) ||
		!TestTrue(TEXT("a disc is to be placed"), World.PlayUntil(faith::flick::DecisionKind::Place)))
	{
		return false;
	}
	Devices.Connect(0);
	Devices.Connect(1);
	const int32 Placing = ViewOf(World, 0).GetControls().TheDesk() != nullptr ? 0 : 1;
	World.GetGameMode()->DoAnything();
	World.Tick();
	TestTrue(TEXT("placed"), World.GetAsked() == faith::flick::DecisionKind::Flick);
	Devices.Tap(EKeys::Gamepad_Special_Left, 1 - Placing);
	TestTrue(TEXT("another's pad"), World.GetAsked() == faith::flick::DecisionKind::Flick);
	World.GetPlayer(1 - Placing)->FlickUndo();
	TestTrue(TEXT("another's console and buttons"), World.GetAsked() == faith::flick::DecisionKind::Flick);
	Devices.Tap(EKeys::Gamepad_Special_Left, Placing);
	TestTrue(TEXT("the own pad"), World.GetAsked() == faith::flick::DecisionKind::Place);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickPlayersTest, "FlickOfFaith.Views.PlayersAreMadeAndRemovedAsNeeded", FlickTestFlags)

bool FFlickPlayersTest::RunTest(const FString& Parameters)
{
	{
		FFlickTestWorld World(TEXT("?Players=4?Bots=1?Split=1"), 1);
		TestEqual(TEXT("one for each person"), NumPlayers(World), 3);
		TestEqual(TEXT("views"), World.GetGameMode()->GetViews()->Num(), 3);
		TestTrue(TEXT("each their own"), HaveViews(World, 3) && &ViewOf(World, 1) != &ViewOf(World, 2));
	}
	{
		FFlickTestWorld World(TEXT("?Players=2?Split=1"), 4);
		TestEqual(TEXT("no more than persons"), NumPlayers(World), 2);
	}
	{
		FFlickTestWorld World(TEXT("?Players=4"), 3);
		TestEqual(TEXT("one view that is passed around"), NumPlayers(World), 1);
		TestEqual(TEXT("views"), World.GetGameMode()->GetViews()->Num(), 1);
	}
	{
		AddExpectedMessage(
			TEXT("one view is passed around"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 0);
		FFlickTestWorld World(TEXT("?Players=2?Split=1"), 0);
		TestEqual(TEXT("without a window there is one view"), World.GetGameMode()->GetViews()->Num(), 1);
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickCamerasTest, "FlickOfFaith.Views.EverybodyLooksFromTheOwnCorner", FlickTestFlags)

bool FFlickCamerasTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=4?Seed=5?Exact=1?Split=1"), 1);
	World.Tick();
	if (!TestTrue(TEXT("views"), HaveViews(World, 4)))
	{
		return false;
	}
	for (int32 Player = 0; Player < 4; ++Player)
	{
		const AFlickPlayerController& Controller = *World.GetPlayer(Player);
		TestTrue(TEXT("the own camera"), Controller.GetViewTarget() == Controller.GetTableCamera());
		const faith::flick::CornerId Corner = ViewOf(World, Player).GetCorner();
		const auto Place = faith::flick::SpotOf(faith::flick::board::CornerPoint(Corner));
		const FVector Camera = Controller.GetTableCamera()->GetActorLocation();
		const FVector Own = FlickConvert::ToWorld(Place.x, Place.y, 0.0);
		TestTrue(TEXT("behind it"), FVector::DotProduct(Camera, Own) > 0.0);
		FVector2D Seen;
		FVector2D Middle;
		if (Controller.ProjectWorldLocationToScreen(Own, Seen) &&
			Controller.ProjectWorldLocationToScreen(FVector::ZeroVector, Middle))
		{
			TestTrue(TEXT("at the lower right of the own part of the window"), Seen.X > Middle.X && Seen.Y > Middle.Y);
		}
		for (int32 Other = 0; Other < Player; ++Other)
		{
			TestTrue(TEXT("another place"), ViewOf(World, Other).GetCorner() != Corner);
		}
	}
	const FVector Before = World.GetPlayer(0)->GetTableCamera()->GetActorLocation();
	World.PlayUntil(faith::flick::DecisionKind::Flick);
	World.GetGameMode()->DoAnything();
	for (int32 Frame = 0; Frame < 20; ++Frame)
	{
		World.Tick();
	}
	TestTrue(TEXT("it glides along with a flick"),
		(World.GetPlayer(0)->GetTableCamera()->GetActorLocation() - Before).Size() > 5.0);
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickPaceTest, "FlickOfFaith.Views.NobodyIsAskedBeforeEverythingWasSeen", FlickTestFlags)

bool FFlickPaceTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2?Seed=5?Exact=1?Pace=100"), 1);
	FFlickTestDevices Devices(World);
	if (!TestTrue(TEXT("a view"), HaveViews(World, 1)))
	{
		return false;
	}
	FFlickView& View = ViewOf(World, 0);
	World.GetGameMode()->DoAnything();
	World.GetGameMode()->DoAnything();
	TestFalse(TEXT("all was seen at once"), World.GetGameMode()->IsCaughtUp());
	TestNull(TEXT("a desk while gods are being revealed"), View.GetControls().TheDesk());
	TestTrue(TEXT("nobody is called"), View.GetControls().BehindCurtain() == faith::flick::kNobody);
	TestTrue(
		TEXT("it goes on by itself"), World.TickUntil([&World]() { return World.GetGameMode()->IsCaughtUp(); }, 30.0f));
	TestTrue(TEXT("now somebody is called"), View.GetControls().BehindCurtain() != faith::flick::kNobody);

	World.GetGameMode()->DoAnything();
	World.GetGameMode()->DoAnything();
	TestTrue(TEXT("discs slide"), World.TickUntil([&World]() { return World.GetTable()->IsShotRunning(); }, 30.0f));
	Devices.Tap(EKeys::SpaceBar);
	TestFalse(TEXT("a flick that was skipped"), World.GetTable()->IsShotRunning());
	Devices.Tap(EKeys::F);
	TestTrue(TEXT("everything up to the next question"),
		World.GetGameMode()->IsCaughtUp() && World.GetMatch().WaitsForPersons() != 0);
	return true;
}

namespace
{
/** A match at the pace of a hurried onlooker, and whether anybody was asked too early. */
struct FFlickShownMatch
{
	explicit FFlickShownMatch(const TCHAR* Options) : World(Options, 1)
	{
		World.GetGameMode()->OnSomethingShown.AddLambda(
			[this](const faith::flick::Event&, const faith::flick::GameState&) { ++Shown; });
	}

	FFlickShownMatch(const FFlickShownMatch&) = delete;
	FFlickShownMatch& operator=(const FFlickShownMatch&) = delete;

	bool IsOver() const { return World.GetMatch().IsOver() && World.GetGameMode()->IsCaughtUp(); }
	void PlayFrame()
	{
		AFlickGameMode& GameMode = *World.GetGameMode();
		const bool bAsked = GameMode.GetViews()->Get(0).GetControls().TheDesk() != nullptr;
		bAskedTooEarly = bAskedTooEarly || (bAsked && !GameMode.IsCaughtUp());
		if (GameMode.IsCaughtUp() && World.GetMatch().WaitsForPersons() != 0)
		{
			GameMode.DoAnything();
		}
		World.Tick();
		++Frames;
	}

	FFlickTestWorld World;
	int32 Shown = 0;
	int32 Frames = 0;
	bool bAskedTooEarly = false;
};

/** Shows it, some frames in each of the engine's, and judges it at its end. */
DEFINE_LATENT_AUTOMATION_COMMAND_TWO_PARAMETER(
	FFlickShowOn, FAutomationTestBase*, Test, TSharedPtr<FFlickShownMatch>, Match);

bool FFlickShowOn::Update()
{
	constexpr int32 FramesAtOnce = 300;
	constexpr int32 MostFrames = 60 * 3600;
	for (int32 Frame = 0; Frame < FramesAtOnce && !Match->IsOver(); ++Frame)
	{
		Match->PlayFrame();
	}
	if (!Match->IsOver() && Match->Frames < MostFrames)
	{
		return false;
	}
	Test->TestTrue(TEXT("it ends"), Match->IsOver());
	Test->TestFalse(TEXT("somebody was asked before everything was seen"), Match->bAskedTooEarly);
	Test->TestTrue(TEXT("all of it was shown"), Match->Shown > 100);
	Test->TestTrue(TEXT("what is shown is what is"),
		faith::HashOf(Match->World.GetGameMode()->GetShown()) == faith::HashOf(Match->World.GetMatch().State()));
	return true;
}
} // namespace

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickShownMatchTest, "FlickOfFaith.Views.AWholeMatchIsShownOneEventAfterTheOther", FlickTestFlags)

bool FFlickShownMatchTest::RunTest(const FString& Parameters)
{
	ADD_LATENT_AUTOMATION_COMMAND(
		FFlickShowOn(this, MakeShared<FFlickShownMatch>(TEXT("?Players=2?Seed=11?Pace=1600"))));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickShownExactMatchTest, "FlickOfFaith.Views.AnExactMatchIsShownOneEventAfterTheOther", FlickTestFlags)

bool FFlickShownExactMatchTest::RunTest(const FString& Parameters)
{
	ADD_LATENT_AUTOMATION_COMMAND(
		FFlickShowOn(this, MakeShared<FFlickShownMatch>(TEXT("?Players=2?Seed=11?Pace=1600?Exact=1"))));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickRefusalTest, "FlickOfFaith.Views.AViewKeepsWhySomethingCannotBeDone", FlickTestFlags)

bool FFlickRefusalTest::RunTest(const FString& Parameters)
{
	FFlickTestWorld World(TEXT("?Players=2?Seed=5?Exact=1"), 1);
	FFlickTestDevices Devices(World);
	if (!TestTrue(TEXT("a view"), HaveViews(World, 1)) ||
		!TestTrue(TEXT("a disc is to be placed"), World.PlayUntil(faith::flick::DecisionKind::Place)))
	{
		return false;
	}
	FFlickView& View = ViewOf(World, 0);
	const faith::text::TextTable Texts{faith::text::Language::English};
	const faith::flick::Wording Words(Texts, World.GetMatch().Match().GetRules().Cards());
	for (int32 Step = 0; Step < 40 && !View.GetControls().TheDesk()->WhyNot(); ++Step)
	{
		Devices.Tap(EKeys::Left);
	}
	Devices.Tap(EKeys::Enter);
	TestTrue(TEXT("refused"), View.GetRefusal().code != faith::flick::Reason::None);
	TestFalse(TEXT("without words"), View.WordsOfRefusal(Words, World.GetMatch().State()).empty());
	for (int32 Step = 0; Step < 40 && View.GetControls().TheDesk()->WhyNot(); ++Step)
	{
		Devices.Tap(EKeys::Right);
	}
	Devices.Tap(EKeys::Enter);
	TestTrue(TEXT("placed"), World.GetAsked() == faith::flick::DecisionKind::Flick);
	TestTrue(TEXT("what was refused is forgotten"), View.WordsOfRefusal(Words, World.GetMatch().State()).empty());
	return true;
}

#endif
