#include "FlickOfFaithRules/Board.h"
#include "Phases.h"

#include <cstddef>

namespace faith::flick
{

namespace
{

// Rule 3.1
void TakeSeats(Play& play, const Setup& setup)
{
	const int emptyCorner =
		setup.players == 3 ? static_cast<int>(play.state.random.Below(board::kCornerCount)) : board::kCornerCount;
	for (int corner = 0; corner < board::kCornerCount; ++corner)
	{
		const bool taken = setup.players == 2 ? corner % 2 == 0 : corner != emptyCorner;
		if (!taken)
		{
			continue;
		}
		Player player;
		player.corner = static_cast<CornerId>(corner);
		player.steadiness = setup.steadiness[play.state.players.Size()];
		play.state.players.PushBack(player);
	}
}

// Rule 3.2
void ShuffleLaws(Play& play)
{
	for (const EffectDef* law : play.catalogue.laws)
	{
		play.state.deck.PushBack(law->id);
	}
	play.state.random.Shuffle(play.state.deck, static_cast<std::uint32_t>(play.state.deck.Size()));
}

// Rule 3.3
/// Seats whose god a position names get that god's card, the others the shuffled rest.
void DealGodCards(Play& play, const Setup& setup)
{
	FixedVector<std::uint8_t, kMaxPlayers> cards{0, 1, 2, 3};
	play.state.random.Shuffle(cards, kMaxPlayers);
	std::array<int, kMaxPlayers> wanted{-1, -1, -1, -1};
	for (std::size_t seat = 0; setup.position && seat < play.state.players.Size(); ++seat)
	{
		wanted[seat] = play.catalogue.GodCardOf(setup.position->gods[seat]);
		for (std::size_t i = 0; i < cards.Size(); ++i)
		{
			if (cards[i] == wanted[seat])
			{
				cards.RemoveAt(i);
				break;
			}
		}
	}
	GodsDealt dealt;
	for (std::size_t seat = 0; seat < play.state.players.Size(); ++seat)
	{
		const bool isNamed = wanted[seat] >= 0;
		dealt.cards[seat] = isNamed ? static_cast<std::uint8_t>(wanted[seat]) : cards.Front();
		play.state.players[seat].godCard = dealt.cards[seat];
		if (!isNamed)
		{
			cards.RemoveAt(0);
		}
	}
	Emit(play, dealt);
}

void AddPieces(GameState& state, PieceKind kind, int count, Seat owner)
{
	for (int i = 0; i < count; ++i)
	{
		Piece piece;
		piece.kind = kind;
		piece.owner = owner;
		state.pieces.PushBack(piece);
	}
}

// Rules 1.3, 3.6
void OpenBox(GameState& state)
{
	for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
	{
		for (const PieceKind kind : {PieceKind::Prophet, PieceKind::Templar, PieceKind::Temple})
		{
			AddPieces(state, kind, RowOf(kind).perColour, seat);
		}
	}
	for (std::size_t i = 0; i < kEnumCount<PieceKind>; ++i)
	{
		const auto kind = static_cast<PieceKind>(i);
		AddPieces(state, kind, RowOf(kind).perColour == 0 ? 1 : 0, kNobody);
	}
}

void Deal(Play& play, Seat seat, PieceKind kind, int count)
{
	for (std::size_t i = 0; i < play.state.pieces.Size() && count > 0; ++i)
	{
		const Piece& piece = play.state.pieces[i];
		if (piece.kind == kind && piece.owner == seat && piece.place == Place::Box)
		{
			MoveTo(play, static_cast<PieceId>(i), Place::Hand, Cause{{3, 5}});
			--count;
		}
	}
}

} // namespace

Refusal CheckSetup(const Catalogue& catalogue, const Setup& setup)
{
	// Rule 1.2
	if (setup.players < 2 || setup.players > kMaxPlayers)
	{
		return Refusal{Reason::SetupPlayers, {setup.players}};
	}
	if (!catalogue.IsComplete(RowOf(Param::Generations, setup.players).base))
	{
		return Refusal{Reason::SetupLaw, {0}};
	}
	for (int seat = 0; seat < kMaxPlayers; ++seat)
	{
		const std::uint16_t steadiness = setup.steadiness[static_cast<std::size_t>(seat)];
		if (steadiness < kSteadiest || steadiness > kShakiest)
		{
			return Refusal{Reason::SetupSteadiness, {seat}};
		}
	}
	return setup.position ? CheckPosition(catalogue, setup) : Refusal{};
}

void LayOut(Play& play, const Setup& setup)
{
	play.state.random = Random{setup.seed};
	TakeSeats(play, setup);
	ShuffleLaws(play);
	DealGodCards(play, setup);
	OpenBox(play.state);
	Ask(play, Decision{DecisionKind::ChooseGod, AllSeats(play.state)});
}

Refusal CheckChooseGod(const GameState&, const ChooseGod& command)
{
	return static_cast<std::size_t>(command.side) < kEnumCount<GodSide>
		? Refusal{}
		: Refusal{Reason::OptionUnknown, {static_cast<std::int32_t>(command.side)}};
}

// Rule 3.4
void ApplyChooseGod(Play& play, const ChooseGod& command)
{
	Player& player = play.state.players[command.player];
	player.secretSide = command.side;
	player.committed = true;
	Emit(play, Committed{DecisionKind::ChooseGod, command.player});
	Answered(play, command.player);
}

void RevealGods(Play& play)
{
	GodsRevealed revealed;
	for (std::size_t seat = 0; seat < play.state.players.Size(); ++seat)
	{
		Player& player = play.state.players[seat];
		player.god = play.catalogue.godCards[player.godCard].sides[static_cast<std::size_t>(player.secretSide)]->id;
		player.committed = false;
		player.secretSide = GodSide::A;
		revealed.gods[seat] = player.god;
	}
	Emit(play, revealed);
	TakeGods(play);
	GoTo(play, Step::SetUpCards);
}

// Rule 3.5
void TakeGods(Play& play)
{
	for (Seat seat = 0; seat < play.state.PlayerCount(); ++seat)
	{
		AddEffect(play, play.state.players[seat].god, seat);
	}
	for (Seat seat = 0; seat < play.state.PlayerCount(); ++seat)
	{
		Deal(play, seat, PieceKind::Prophet, Value(play.catalogue, play.state, Param::ProphetsPerPlayer, seat));
		Deal(play, seat, PieceKind::Temple, Value(play.catalogue, play.state, Param::TemplesPerPlayer, seat));
	}
}

// Rule 3.7
void SetUpCards(Play& play)
{
	play.state.flickOff = FlickOff{};
	play.state.flickOff.participants = AllSeats(play.state);
	GoTo(play, Step::StartFlickOff);
}

} // namespace faith::flick
