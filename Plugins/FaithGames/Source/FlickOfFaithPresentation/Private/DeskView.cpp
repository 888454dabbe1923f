#include "FlickOfFaithPresentation/DeskView.h"

#include "FaithKernel/Reflect.h"
#include "FlickOfFaithPresentation/TableLayout.h"
#include "FlickOfFaithRules/Board.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace faith::flick
{

namespace
{

std::vector<TableSpot> IslandLine(int island)
{
	std::vector<TableSpot> points;
	for (const Point& point : board::IslandOutline(island))
	{
		points.push_back(SpotOf(point));
	}
	return points;
}

std::vector<TableSpot> Arc(const Point& centre, std::int32_t radius, double from, double to)
{
	constexpr int steps = 32;
	constexpr double radians = 0.017453292519943295;
	std::vector<TableSpot> points;
	const TableSpot middle = SpotOf(centre);
	for (int i = 0; i <= steps; ++i)
	{
		const double angle = (from + (to - from) * i / steps) * radians;
		const double way = radius / kMicrometres;
		points.push_back({middle.x + std::cos(angle) * way, middle.y + std::sin(angle) * way});
	}
	return points;
}

std::vector<TableSpot> CityLine(int island)
{
	return Arc(board::IslandCentre(island), board::kCityRadius, 0.0, 360.0);
}

/// A quarter disc about the corner.
std::vector<TableSpot> CloudLine(int corner)
{
	// Corners are counted clockwise from the north-east.
	const double start = 180.0 - 90.0 * corner;
	std::vector<TableSpot> points = Arc(board::CornerPoint(corner), board::kCloudRadius, start, start + 90.0);
	points.push_back(SpotOf(board::CornerPoint(corner)));
	return points;
}

void AddLines(std::uint8_t bits, std::vector<TableSpot> (*line)(int), bool isCity, std::vector<Outline>& outlines)
{
	for (int i = 0; i < 4; ++i)
	{
		if (((bits >> i) & 1) != 0)
		{
			outlines.push_back({line(i), isCity});
		}
	}
}

bool IsAsked(const Desk& desk)
{
	return desk.Asked() != DecisionKind::None;
}

/// A place where a flick may end.
struct ChanceLine
{
	std::int32_t chance = 0; ///< permille
	std::string text;
};

/// Whole percent; what is neither impossible nor certain is neither 0 nor 100.
std::int32_t PercentOf(std::int32_t permille)
{
	const std::int32_t rounded = (permille + 5) / 10;
	return permille <= 0 || permille >= 1000 ? rounded : std::clamp(rounded, 1, 99);
}

std::string IslandChance(const Wording& words, const LandingOdds& odds, IslandId island)
{
	const text::TextTable& texts = words.Texts();
	const std::int32_t chance = PercentOf(odds.islands[island]);
	if (odds.cities[island] == 0)
	{
		return texts.Format("match.odds.island", {{"island", words.Island(island)}, {"chance", chance}});
	}
	return texts.Format("match.odds.city",
		{{"island", words.Island(island)}, {"chance", chance}, {"city", PercentOf(odds.cities[island])}});
}

/// The likeliest first.
std::vector<ChanceLine> PlacesOf(const Wording& words, const LandingOdds& odds)
{
	std::vector<ChanceLine> places;
	for (const auto& [chance, key] :
		{std::pair(odds.navel, "match.odds.navel"), std::pair(odds.cloud, "match.odds.cloud"),
			std::pair(odds.sea, "match.odds.sea"), std::pair(odds.offMap, "match.odds.off_map")})
	{
		places.push_back({chance, words.Texts().Format(key, {{"chance", PercentOf(chance)}})});
	}
	for (IslandId island = 0; island < board::kIslandCount; ++island)
	{
		places.push_back({odds.islands[island], IslandChance(words, odds, island)});
	}
	std::erase_if(places, [](const ChanceLine& place) { return place.chance == 0; });
	std::stable_sort(
		places.begin(), places.end(), [](const ChanceLine& a, const ChanceLine& b) { return a.chance > b.chance; });
	return places;
}

} // namespace

std::string LacksAimOf(const Wording& words, const Desk& desk)
{
	return words.Texts().Get(desk.AimedDiscs() > 1 ? "match.lacks_aim_two" : "match.lacks_aim");
}

std::vector<std::string> OddsOf(const Wording& words, const Desk& desk)
{
	constexpr std::size_t mostPlaces = 3;
	const auto preview = desk.Preview();
	std::vector<std::string> lines;
	if (!preview || preview->landings.empty())
	{
		return lines;
	}
	for (const ChanceLine& place : PlacesOf(words, preview->odds))
	{
		if (lines.size() < mostPlaces)
		{
			lines.push_back(place.text);
		}
	}
	if (preview->odds.pushes > 0)
	{
		lines.push_back(words.Texts().Format("match.odds.pushes", {{"chance", PercentOf(preview->odds.pushes)}}));
	}
	return lines;
}

std::string SightKey(AimSight sight)
{
	return "menu.sight." + std::string(NameOf(sight));
}

std::string PromptOf(const Wording& words, const Desk& desk)
{
	if (!IsAsked(desk))
	{
		return {};
	}
	const GameState& table = desk.View().table;
	Decision own = table.pending.Front();
	own.waitingFor = SeatBit(desk.Who());
	return words.Prompt(own, table);
}

std::string HintOf(const Wording& words, const Desk& desk)
{
	if (!IsAsked(desk))
	{
		return {};
	}
	std::string_view kind = NameOf(desk.Asked());
	if (desk.IsAiming() && desk.AimedDiscs() > 1)
	{
		kind = "flick_two";
	}
	else if (desk.Asked() == DecisionKind::Card && desk.IsPlacing())
	{
		kind = "card_spot";
	}
	return words.Texts().Get("match.hint." + std::string(kind));
}

std::vector<AnswerButton> ButtonsOf(const Wording& words, const Desk& desk)
{
	std::vector<AnswerButton> buttons;
	for (const Choice& choice : desk.Choices())
	{
		const EffectDef* const card = words.Cards().Find(choice.card);
		const Vote* const vote = std::get_if<Vote>(&choice.command);
		buttons.push_back(
			{LabelOf(words, desk.View().table, choice), card != nullptr ? words.EffectOf(choice.card) : std::string(),
				card != nullptr ? std::string_view(card->key) : std::string_view(), choice.piece, choice.declines,
				vote != nullptr ? std::optional(vote->thumb) : std::nullopt,
				vote != nullptr && card != nullptr ? words.Lasts(card->duration) : std::string()});
	}
	return buttons;
}

bool AnswersAreCards(const Desk& desk)
{
	return desk.Asked() == DecisionKind::Vote || desk.Asked() == DecisionKind::ChooseGod;
}

bool OnlyButtonsAnswer(const Desk& desk)
{
	return IsAsked(desk) && !desk.IsPlacing() && !desk.IsAiming();
}

std::string AnswerLabelOf(const Wording& words, const Desk& desk)
{
	if (!desk.IsPlacing() && !desk.IsAiming())
	{
		return {};
	}
	const std::string_view kind = desk.IsAiming() ? std::string_view("flick") : NameOf(desk.Asked());
	return words.Texts().Get("match.answer." + std::string(kind));
}

std::string WhyNotOf(const Wording& words, const Desk& desk)
{
	const Refusal why = desk.WhyNot();
	return why ? words.Refused(why, desk.View().table) : std::string();
}

std::vector<Outline> OutlinesOf(const Desk& desk)
{
	std::vector<Outline> outlines;
	if (!desk.View().mapHidden)
	{
		const Highlights marked = desk.Marked();
		AddLines(marked.clouds, &CloudLine, false, outlines);
		AddLines(marked.islands, &IslandLine, false, outlines);
		AddLines(marked.cities, &CityLine, true, outlines);
	}
	return outlines;
}

std::vector<MarkedPiece> MarkedPiecesOf(const Desk& desk)
{
	std::vector<MarkedPiece> pieces;
	if (desk.View().mapHidden)
	{
		return pieces;
	}
	const GameState& table = desk.View().table;
	const std::vector<PiecePose> poses = TablePoses(table);
	for (const PieceId id : desk.Marked().pieces)
	{
		pieces.push_back({id, {poses[id].x, poses[id].y}, RowOf(table.pieces[id].kind).radius / kMicrometres});
	}
	return pieces;
}

} // namespace faith::flick
