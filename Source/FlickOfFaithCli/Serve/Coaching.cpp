#include "FlickOfFaithAI/Coach.h"
#include "FlickOfFaithCli/Coach/CoachJson.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/Serve/Answers.h"
#include "FlickOfFaithCli/Serve/Session.h"
#include "FlickOfFaithHost/ThreadExecutor.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/View.h"

namespace faith::cli
{

namespace
{

/// A field that may be missing, and its range.
struct NumberField
{
	std::string_view name;
	std::uint64_t lowest;
	std::uint64_t highest;
};

bool ReadNumber(const JsonInput& request, const NumberField& field, std::uint32_t& number, JsonFault& fault)
{
	const JsonPath root;
	const JsonPath path(root, field.name);
	const auto given = request.find(field.name);
	if (given == request.end())
	{
		return true;
	}
	if (!given->is_number_integer())
	{
		return fault.Set(JsonProblem::WrongType, path, "an integer");
	}
	const auto value = given->is_number_unsigned() ? given->get<std::uint64_t>() : 0;
	if (value < field.lowest || value > field.highest)
	{
		return fault.Set(
			JsonProblem::OutOfRange, path, std::to_string(field.lowest) + " to " + std::to_string(field.highest));
	}
	number = static_cast<std::uint32_t>(value);
	return true;
}

/// How many flicks are asked for and what they may cost.
bool ReadSettings(const JsonInput& request, flick::CoachSettings& settings, JsonFault& fault)
{
	std::uint32_t flicks = 0;
	if (!ReadNumber(request, {"count", 1, kMostSuggested}, settings.count, fault) ||
		!ReadNumber(request, {"flicks", flick::kFewestCoachFlicks, flick::kMostCoachFlicks}, flicks, fault))
	{
		return false;
	}
	settings = flicks == 0 ? settings : flick::CoachWithin(flicks, settings.count);
	return true;
}

Json SilentAnswer(flick::Silence silence)
{
	return ErrorAnswer(NameOf(silence),
		silence == flick::Silence::MapHidden ? "the map is hidden from this player while aiming"
											 : "this player is not asked to flick");
}

} // namespace

Json Session::Suggest(const JsonInput& request)
{
	flick::CoachSettings settings;
	JsonFault fault;
	if (!ReadSettings(request, settings, fault))
	{
		return ErrorAnswer(fault);
	}
	flick::Seat seat = NextToAnswer(game_->State());
	if (request.contains("player"))
	{
		if (const std::optional<JsonFault> wrong = ReadPlayer(request, seat))
		{
			return ErrorAnswer(*wrong);
		}
	}
	host::ThreadExecutor executor;
	SearchControl control;
	const flick::Rules& rules = game_->GetRules();
	const flick::Advice advice =
		flick::Coach(rules, settings, executor, control).Suggest(flick::ViewFor(rules.Cards(), game_->State(), seat));
	if (advice.silence != flick::Silence::None)
	{
		return SilentAnswer(advice.silence);
	}
	Json answer = OkAnswer();
	answer.update(AdviceJson(advice, seat));
	return answer;
}

Json Session::Evaluate(const JsonInput& request)
{
	const JsonPath root;
	const JsonPath path(root, "command");
	flick::CoachSettings settings;
	flick::Command command;
	JsonFault fault;
	const auto given = request.find("command");
	if (given == request.end())
	{
		fault.Set(JsonProblem::MissingField, path, {});
		return ErrorAnswer(fault);
	}
	if (!ReadSettings(request, settings, fault) || !ReadCommand(*given, command, path, fault))
	{
		return ErrorAnswer(fault);
	}
	const auto* flick = std::get_if<flick::Flick>(&command);
	if (flick == nullptr)
	{
		fault.Set(JsonProblem::UnknownName, JsonPath(path, "type"), "flick");
		return ErrorAnswer(fault);
	}
	host::ThreadExecutor executor;
	SearchControl control;
	const flick::Rules& rules = game_->GetRules();
	const flick::Evaluation evaluation =
		flick::Coach(rules, settings, executor, control)
			.Evaluate(flick::ViewFor(rules.Cards(), game_->State(), flick->player), *flick);
	if (evaluation.silence != flick::Silence::None)
	{
		return SilentAnswer(evaluation.silence);
	}
	if (evaluation.refusal)
	{
		return ErrorAnswer(evaluation.refusal, &command, evaluation.table, texts_);
	}
	Json answer = OkAnswer();
	answer.update(EvaluationJson(evaluation, flick->player));
	return answer;
}

} // namespace faith::cli
