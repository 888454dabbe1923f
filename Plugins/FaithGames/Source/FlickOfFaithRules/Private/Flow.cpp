#include "Hooks.h"
#include "Phases.h"

#include <array>

namespace faith::flick
{

namespace
{

using StepFunction = void (*)(Play&);

/// The course of a game, in the order of `Step`. GameOver does nothing.
constexpr std::array<StepFunction, kEnumCount<Step>> kSteps{
	&RevealGods,
	&SetUpCards,
	&StartFlickOff,
	&LaunchFlickOff,
	&MeasureFlickOff,
	&DrawLaws,
	&CountVotes,
	&DecideVote,
	&EnactLaw,
	&BeginMission,
	&NextTurn,
	&AskPlacing,
	&AskFlick,
	&AskReflick,
	&Rest,
	&BuildTemples,
	&ScoreNavel,
	&CollectLost,
	&ReturnTemples,
	&EndTurn,
	&BeginWorship,
	&ScorePresence,
	&ScoreDomination,
	&BringHome,
	&PassMarker,
	&ExpireLaws,
	&NextGeneration,
	&FindWinner,
	nullptr,
};

} // namespace

void Advance(Play& play)
{
	while (play.state.pending.Empty() && play.state.step != Step::GameOver)
	{
		if (RunHooks(play))
		{
			kSteps[static_cast<std::size_t>(play.state.step)](play);
		}
	}
}

} // namespace faith::flick
