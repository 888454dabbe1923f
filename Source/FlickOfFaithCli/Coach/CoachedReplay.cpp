#include "FlickOfFaithCli/Coach/CoachedReplay.h"

#include "FaithKernel/History.h"
#include "FlickOfFaithRules/Queries.h"

namespace faith::cli
{

namespace
{

using flick::DecisionKind;
using flick::GameState;
using flick::Rules;

DecisionKind KindOf(const GameState& state)
{
	return state.pending.Empty() ? DecisionKind::None : state.pending.Front().kind;
}

bool AsksToFlick(const GameState& state)
{
	return KindOf(state) == DecisionKind::Flick || KindOf(state) == DecisionKind::Reflick;
}

FlickQuestion QuestionAt(const flick::MatchData& data, const GameState& state, std::size_t entry)
{
	FlickQuestion question{entry, state, NextToAnswer(state), {}};
	if (entry < data.entries.size() && data.entries[entry].command)
	{
		const auto* flick = std::get_if<flick::Flick>(&*data.entries[entry].command);
		question.played = flick == nullptr ? std::nullopt : std::optional<flick::Flick>(*flick);
	}
	return question;
}

} // namespace

Result<FlickQuestion, std::string> FindFlickQuestion(const flick::MatchData& data, std::optional<std::size_t> entry)
{
	if (entry && *entry > data.entries.size())
	{
		return Failure{"there are only " + std::to_string(data.entries.size()) + " entries"};
	}
	auto history = History<Rules>::Start(Rules{}, data.setup);
	std::optional<FlickQuestion> latest;
	for (std::size_t i = 0; history && i <= data.entries.size(); ++i)
	{
		const GameState& state = history->State();
		const bool isAsked = AsksToFlick(state) || (entry && KindOf(state) == DecisionKind::Place);
		if (isAsked && (!entry || i >= *entry))
		{
			latest = QuestionAt(data, state, i);
		}
		if ((entry && latest) || i == data.entries.size() || history->Append(data.entries[i]))
		{
			break;
		}
	}
	if (!latest)
	{
		return Failure{std::string("nobody is asked to flick there or later")};
	}
	if (entry && latest->entry != *entry)
	{
		return Failure{"nobody is asked to flick before entry " + std::to_string(*entry) + "; the next is entry " +
			std::to_string(latest->entry)};
	}
	return *latest;
}

} // namespace faith::cli
