#include "FlickTestWorld.h"

#include "Components/PrimitiveComponent.h"
#include "Convert/FlickConvert.h"
#include "Engine/World.h"
#include "FaithPhysics/Geometry.h"
#include "FlickOfFaithPresentation/TableLayout.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Queries.h"
#include "Game/FlickGameMode.h"
#include "Table/FlickPiece.h"
#include "Table/FlickTable.h"

#if WITH_DEV_AUTOMATION_TESTS

namespace
{
using faith::flick::DiscRest;
using faith::flick::GameState;
using faith::flick::PieceKind;
using faith::flick::Point;
using faith::flick::Settled;

constexpr int32 Millimetre = 1000;

/** One piece on the map that belongs to nobody. */
faith::flick::Piece PieceAt(PieceKind Kind, int32 X, int32 Y)
{
	faith::flick::Piece Piece;
	Piece.kind = Kind;
	Piece.place = faith::flick::Place::Map;
	Piece.position = Point{X * Millimetre, Y * Millimetre};
	return Piece;
}

/** A position whose first piece is launched; angle in degrees, speed in millimetres per second, spin in radians per second. */
GameState Shot(std::initializer_list<faith::flick::Piece> Pieces, int32 Angle, int32 Speed, int32 Spin = 0)
{
	GameState State;
	for (const faith::flick::Piece& Piece : Pieces)
	{
		State.pieces.PushBack(Piece);
	}
	State.launched.launches.PushBack({0, State.pieces[0].position, Angle * 1000, Speed * Millimetre, Spin * 1000});
	State.launched.friction = 1000;
	State.launched.templeMass = 12'000;
	return State;
}

const DiscRest* FindRest(const Settled& Report, faith::flick::PieceId Piece)
{
	for (const DiscRest& Rest : Report.discs)
	{
		if (Rest.piece == Piece)
		{
			return &Rest;
		}
	}
	return nullptr;
}

double DistanceInMillimetres(Point A, Point B)
{
	return FMath::Sqrt(static_cast<double>(faith::physics::DistanceSquared(A, B))) / Millimetre;
}
} // namespace

BEGIN_DEFINE_SPEC(FFlickTableSpec, "FlickOfFaith.Table", FlickTestFlags)
TUniquePtr<FFlickTestWorld> World;
TArray<Settled> Reports;

void Play(const GameState& State);
void ExpectNear(const GameState& State, faith::flick::PieceId Piece, double Millimetres);
ECollisionResponse ResponseOf(faith::flick::PieceId Piece) const;
END_DEFINE_SPEC(FFlickTableSpec)

/** Lets bodies play the shot to its end. */
void FFlickTableSpec::Play(const GameState& State)
{
	World->GetTable()->PlayShot(
		State, FFlickShotDone::CreateLambda([this](const Settled& Report) { Reports.Add(Report); }));
	World->TickUntilShotIsOver();
}

/** The piece rests where the exact simulation says, give or take. */
void FFlickTableSpec::ExpectNear(const GameState& State, faith::flick::PieceId Piece, double Millimetres)
{
	if (!TestEqual(TEXT("reports"), Reports.Num(), 1))
	{
		return;
	}
	const Settled Exact = faith::flick::PlayExactly(State);
	const DiscRest* const Wanted = FindRest(Exact, Piece);
	const DiscRest* const Got = FindRest(Reports[0], Piece);
	if (TestTrue(TEXT("it moved"), Wanted != nullptr && Got != nullptr))
	{
		TestTrue(TEXT("left the map or not, as predicted"), Got->left == Wanted->left);
		const double Off = DistanceInMillimetres(Got->position, Wanted->position);
		TestTrue(FString::Printf(TEXT("rests where predicted, off by %.2f mm"), Off), Off < Millimetres);
	}
}

/** How the body of a piece answers other pieces. */
ECollisionResponse FFlickTableSpec::ResponseOf(faith::flick::PieceId Piece) const
{
	const auto* const Body = Cast<UPrimitiveComponent>(World->GetTable()->GetPiece(Piece)->GetRootComponent());
	return Body->GetCollisionResponseToChannel(ECC_PhysicsBody);
}

void FFlickTableSpec::Define()
{
	BeforeEach(
		[this]()
		{
			World = MakeUnique<FFlickTestWorld>(TEXT("?Players=2"));
			Reports.Reset();
		});

	AfterEach([this]() { World.Reset(); });

	Describe(TEXT("Shown"),
		[this]()
		{
			It(TEXT("has every piece where the layout says"),
				[this]()
				{
					const GameState& State = World->GetMatch().State();
					for (const faith::flick::PiecePose& Pose : faith::flick::TablePoses(State))
					{
						const AFlickPiece* const Piece = World->GetTable()->GetPiece(Pose.piece);
						if (TestNotNull(TEXT("the piece"), Piece))
						{
							TestTrue(TEXT("shown or hidden"), Piece->IsHidden() != Pose.isShown);
							TestTrue(TEXT("in its place"),
								Piece->GetActorLocation().Equals(FlickConvert::ToWorld(Pose.x, Pose.y, Pose.bottom)));
							TestFalse(TEXT("free"), Piece->IsFree());
						}
					}
					TestNull(TEXT("one more"),
						World->GetTable()->GetPiece(static_cast<faith::flick::PieceId>(State.pieces.Size())));
				});
		});

	Describe(TEXT("Another one"),
		[this]()
		{
			It(TEXT("takes its pieces along when it goes"),
				[this]()
				{
					AFlickTable* const Another = World->GetWorld()->SpawnActor<AFlickTable>();
					Another->Show(World->GetMatch().State());
					const AFlickPiece* const Piece = Another->GetPiece(0);
					TestTrue(TEXT("the piece is the table's"), IsValid(Piece) && Piece->IsOwnedBy(Another));
					TestTrue(TEXT("gone"), Another->Destroy());
					TestFalse(TEXT("the piece without it"), IsValid(Piece));
				});
		});

	Describe(TEXT("Bodies"),
		[this]()
		{
			It(TEXT("slide as far as predicted"),
				[this]()
				{
					const GameState State = Shot({PieceAt(PieceKind::Prophet, -150, 20)}, 10, 800);
					Play(State);
					ExpectNear(State, 0, 5.0);
				});

			It(TEXT("turn when struck beside the centre"),
				[this]()
				{
					const GameState State = Shot({PieceAt(PieceKind::Templar, -150, 0)}, 0, 900, 40);
					Play(State);
					ExpectNear(State, 0, 6.0);
				});

			It(TEXT("spin as fast as a finger can make them"),
				[this]()
				{
					// While it spins, friction has less left to brake it with: it comes farther than a slow one would.
					const GameState State = Shot({PieceAt(PieceKind::Prophet, -150, 0)}, 0, 2000, 200);
					Play(State);
					ExpectNear(State, 0, 6.0);
				});

			It(TEXT("push others on"),
				[this]()
				{
					const GameState State =
						Shot({PieceAt(PieceKind::Prophet, -150, 0), PieceAt(PieceKind::Prophet, -90, 3)}, 0, 900);
					Play(State);
					ExpectNear(State, 1, 10.0);
				});

			It(TEXT("leave the map when the centre crosses the edge"),
				[this]()
				{
					const GameState State = Shot({PieceAt(PieceKind::Prophet, 180, 0)}, 0, 1200);
					Play(State);
					ExpectNear(State, 0, 1.0);
				});

			It(TEXT("touch nobody once they have left"),
				[this]()
				{
					const GameState State =
						Shot({PieceAt(PieceKind::Prophet, 180, 0), PieceAt(PieceKind::Prophet, -100, 0)}, 0, 1200);
					World->GetTable()->PlayShot(
						State, FFlickShotDone::CreateLambda([this](const Settled& Report) { Reports.Add(Report); }));
					const auto Answer = [this]() { return ResponseOf(0); };
					TestTrue(TEXT("on the mat it touches others"), Answer() == ECR_Block);
					World->TickUntil([&]() { return Answer() == ECR_Ignore; }, 2.0f);
					TestTrue(TEXT("beside it no longer"), Answer() == ECR_Ignore);
					TestTrue(TEXT("the others still do"), ResponseOf(1) == ECR_Block);
					World->GetTable()->Show(State);
					TestTrue(TEXT("laid down it does again"), Answer() == ECR_Block);
				});

			It(TEXT("leave what they do not touch alone"),
				[this]()
				{
					Play(Shot({PieceAt(PieceKind::Prophet, -150, 0), PieceAt(PieceKind::Temple, 100, 100)}, 270, 300));
					if (TestEqual(TEXT("reports"), Reports.Num(), 1))
					{
						TestNull(TEXT("the temple in the report"), FindRest(Reports[0], 1));
					}
				});

			It(TEXT("bounce off the Hand"),
				[this]()
				{
					faith::flick::Piece Hand = PieceAt(PieceKind::HandOfGod, 0, 0);
					Hand.angle = 90'000;
					const GameState State = Shot({PieceAt(PieceKind::Prophet, -80, 0), Hand}, 0, 900);
					Play(State);
					ExpectNear(State, 0, 10.0);
				});

			It(TEXT("pass over the Heart"),
				[this]()
				{
					const GameState State =
						Shot({PieceAt(PieceKind::Prophet, -80, 0), PieceAt(PieceKind::Heart, -20, 0)}, 0, 900);
					Play(State);
					ExpectNear(State, 0, 5.0);
				});

			It(TEXT("carry what lies on them"),
				[this]()
				{
					faith::flick::Piece Rider = PieceAt(PieceKind::Prophet, -150, 0);
					Rider.restsOn = 0;
					GameState State = Shot({PieceAt(PieceKind::Prophet, -150, 0), Rider}, 0, 700);
					State.launched.form = faith::flick::FlickForm::Stacked;
					Play(State);
					ExpectNear(State, 0, 5.0);
					ExpectNear(State, 1, 5.0);
					const DiscRest* const Carried = Reports.IsEmpty() ? nullptr : FindRest(Reports[0], 1);
					TestTrue(TEXT("it lies on the other"), Carried != nullptr && Carried->restsOn == 0);
				});

			It(TEXT("roll on their rim"),
				[this]()
				{
					GameState State = Shot({PieceAt(PieceKind::Prophet, -200, 0)}, 0, 500);
					State.launched.form = faith::flick::FlickForm::Rolling;
					Play(State);
					ExpectNear(State, 0, 10.0);
				});

			It(TEXT("are judged where they left, however long the match is held"),
				[this]()
				{
					const GameState State = Shot({PieceAt(PieceKind::Prophet, 180, 0)}, 0, 1200);
					World->GetTable()->PlayShot(
						State, FFlickShotDone::CreateLambda([this](const Settled& Report) { Reports.Add(Report); }));
					World->GetTable()->SetHeld(true);
					// Nothing stops a body that falls: after a quarter of a minute it would be below the world.
					World->TickUntil([]() { return false; }, 20.0f);
					TestEqual(TEXT("reports while it is held"), Reports.Num(), 0);
					const AFlickPiece* const Piece = World->GetTable()->GetPiece(0);
					TestTrue(TEXT("it is out of sight"), IsValid(Piece) && Piece->IsHidden() && !Piece->IsFree());
					World->GetTable()->SetHeld(false);
					TestTrue(TEXT("over"), World->TickUntilShotIsOver());
					ExpectNear(State, 0, 1.0);
				});

			It(TEXT("outlive a fall out of the world"),
				[this]()
				{
					const GameState State =
						Shot({PieceAt(PieceKind::Prophet, -150, 0), PieceAt(PieceKind::Prophet, 100, 0)}, 0, 300);
					World->GetTable()->PlayShot(State, FFlickShotDone());
					AFlickPiece* const Piece = World->GetTable()->GetPiece(1);
					Piece->SetActorLocation(FVector(0.0, 0.0, -2.0e6), false, nullptr, ETeleportType::TeleportPhysics);
					World->Tick();
					World->Tick();
					TestTrue(TEXT("still there, out of sight"), IsValid(Piece) && Piece->IsHidden());
					World->GetTable()->GetPiece(0)->OutsideWorldBounds();
					TestTrue(TEXT("the other one too"), IsValid(World->GetTable()->GetPiece(0)));
					World->GetTable()->Show(State);
					TestFalse(TEXT("laid down it can be seen again"), Piece->IsHidden());
				});

			It(TEXT("are told of only once, and not when nobody waits"),
				[this]()
				{
					Play(Shot({PieceAt(PieceKind::Prophet, -150, 0)}, 0, 300));
					World->Tick();
					TestEqual(TEXT("reports"), Reports.Num(), 1);
					World->GetTable()->PlayShot(Shot({PieceAt(PieceKind::Prophet, -150, 0)}, 0, 300),
						FFlickShotDone::CreateLambda([this](const Settled& Report) { Reports.Add(Report); }));
					World->GetTable()->CancelShot();
					World->TickUntil([]() { return false; }, 2.0f);
					TestEqual(TEXT("reports after a cancelled shot"), Reports.Num(), 1);
				});
		});

	Describe(TEXT("A known outcome"),
		[this]()
		{
			It(TEXT("is shown on the same pieces and reported at the end"),
				[this]()
				{
					const GameState State =
						Shot({PieceAt(PieceKind::Prophet, -150, 0), PieceAt(PieceKind::Prophet, -90, 3)}, 0, 900);
					faith::physics::Recording Recording;
					const Settled Outcome = faith::flick::PlayAndRecord(State, Recording);
					World->GetTable()->ShowShot(State, Recording, Outcome,
						FFlickShotDone::CreateLambda([this](const Settled& Report) { Reports.Add(Report); }));
					World->Tick();
					TestEqual(TEXT("reports on the way"), Reports.Num(), 0);
					World->GetTable()->SetHeld(true);
					const double Held = World->GetTable()->GetShotTime();
					World->TickUntil([]() { return false; }, 10.0f);
					TestEqual(TEXT("held it stands still"), World->GetTable()->GetShotTime(), Held);
					World->GetTable()->SetHeld(false);
					TestTrue(TEXT("ends"), World->TickUntilShotIsOver());
					if (TestEqual(TEXT("reports"), Reports.Num(), 1))
					{
						TestTrue(TEXT("the known outcome"), Reports[0] == Outcome);
					}
					for (const DiscRest& Rest : Outcome.discs)
					{
						const FVector There = World->GetTable()->GetPiece(Rest.piece)->GetActorLocation();
						TestTrue(TEXT("the piece is there"),
							DistanceInMillimetres(FlickConvert::ToBoard(There), Rest.position) < 0.01);
					}
				});
		});
}

#endif
