#include "FlickOfFaithPresentation/Wording.h"

#include <array>
#include <string_view>

namespace faith::flick
{

namespace
{

/// What a number of a refusal stands for, and with that the argument of its text.
enum class Detail : std::uint8_t
{
	Nothing,
	Waiting,
	Player,
	Seat,
	Number,   ///< of a piece
	Position, ///< in a list, from 0
	Piece,
	Other, ///< a second piece
	Count,
	Corner,
	Angle,
	Power,
	Spin,
	Island,
	Option,
	Card,
	Kind,
	Generation,
};

using Details = std::array<Detail, 2>;

/// The meaning of a reason's numbers, in the order of `Reason`'s comments.
constexpr Details DetailsOf(Reason reason)
{
	switch (reason)
	{
	case Reason::None:
	case Reason::GameIsOver:
	case Reason::NoRoomThere:
	case Reason::SpotOffTheMap:
		return {};
	case Reason::NotNow:
		return {Detail::Waiting};
	case Reason::NotYourTurn:
	case Reason::AlreadyChosen:
		return {Detail::Player};
	case Reason::UnknownPlayer:
	case Reason::SetupSteadiness:
	case Reason::SetupGods:
	case Reason::SetupSeat:
	case Reason::SetupScore:
		return {Detail::Seat};
	case Reason::UnknownPiece:
		return {Detail::Number};
	case Reason::WrongNumberOfDiscs:
	case Reason::SetupPlayers:
		return {Detail::Count};
	case Reason::NotYourCorner:
	case Reason::TouchesACloud:
		return {Detail::Corner};
	case Reason::AngleOutOfRange:
		return {Detail::Angle};
	case Reason::PowerOutOfRange:
		return {Detail::Power};
	case Reason::SpinOutOfRange:
		return {Detail::Spin};
	case Reason::WrongIsland:
	case Reason::NotTheNearestIsland:
		return {Detail::Island};
	case Reason::OptionUnknown:
		return {Detail::Option};
	case Reason::ForbiddenByCard:
	case Reason::SetupLaw:
		return {Detail::Card};
	case Reason::SettledOverlap:
	case Reason::SettledRestsOnWhat:
	case Reason::SettledRestsOnAir:
		return {Detail::Piece, Detail::Other};
	case Reason::SetupGeneration:
		return {Detail::Generation};
	case Reason::SetupPiece:
		return {Detail::Position};
	case Reason::SetupTooManyPieces:
		return {Detail::Kind};
	default:
		return {Detail::Piece};
	}
}

/// Percent with one decimal from permille.
std::string Percent(const Wording& words, std::int32_t permille)
{
	return text::FormatTenths(words.Texts().GetLanguage(), permille);
}

std::string KeyedName(const Wording& words, std::string_view prefix, std::string_view name)
{
	return words.Texts().Get(std::string(prefix) + std::string(name));
}

/// The name of a choice, or its number if it has no name.
template <NamedEnum Enum>
std::string EnumWord(const Wording& words, std::string_view prefix, std::int32_t number)
{
	const bool isNamed = number >= 0 && number < static_cast<std::int32_t>(kEnumCount<Enum>);
	return isNamed ? KeyedName(words, prefix, NameOf(static_cast<Enum>(number))) : std::to_string(number);
}

text::Argument ArgumentFor(const Wording& words, const GameState& state, Detail detail, std::int32_t number)
{
	const auto byte = static_cast<std::uint8_t>(number);
	switch (detail)
	{
	case Detail::Waiting:
		return {"waiting", EnumWord<DecisionKind>(words, "waiting.", number)};
	case Detail::Player:
		return {"player", words.Player(state, byte)};
	case Detail::Seat:
		return {"seat", std::int64_t{number} + 1};
	case Detail::Number:
		return {"number", number};
	case Detail::Position:
		return {"number", std::int64_t{number} + 1};
	case Detail::Piece:
		return {"piece", words.Piece(state, byte, false)};
	case Detail::Other:
		return {"other", words.Piece(state, byte, false)};
	case Detail::Count:
		return {"count", number};
	case Detail::Corner:
		return {"corner", words.Corner(byte)};
	case Detail::Angle:
		return {"angle", text::FormatExactThousandths(words.Texts().GetLanguage(), number)};
	case Detail::Power:
		return {"power", Percent(words, number)};
	case Detail::Spin:
		return {"spin", Percent(words, number)};
	case Detail::Island:
		return {"island", words.Island(byte)};
	case Detail::Option:
		return {"option", number};
	case Detail::Card:
		return {"card", words.Card(EffectId{byte})};
	case Detail::Kind:
		return {"kind", EnumWord<PieceKind>(words, "piece.", number)};
	case Detail::Generation:
		return {"generation", number};
	case Detail::Nothing:
		break;
	}
	return {"", ""};
}

} // namespace

std::string Wording::Refused(const Refusal& refusal, const GameState& state, const Command* command) const
{
	constexpr std::int32_t kLeastPower = 1;
	std::vector<text::Argument> arguments{{"lowest", Percent(*this, kLeastPower)}};
	const Details details = DetailsOf(refusal.code);
	for (std::size_t i = 0; i < details.size() && i < refusal.details.Size(); ++i)
	{
		arguments.push_back(ArgumentFor(*this, state, details[i], refusal.details[i]));
	}
	const std::string refused = texts_->Format("reason." + std::string(NameOf(refusal.code)), arguments);
	if (command == nullptr || refusal.code == Reason::ForbiddenByCard)
	{
		return refused;
	}
	const auto cards = CardsBehind(*catalogue_, state, refusal.code, *command);
	return cards.Empty() ? refused
						 : texts_->Format("cli.refused.cards",
							   {{"refused", refused}, {"cards", QuotedCards({cards.begin(), cards.Size()})}});
}

} // namespace faith::flick
