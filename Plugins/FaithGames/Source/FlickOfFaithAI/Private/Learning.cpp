#include "FlickOfFaithAI/Learning.h"

#include "FaithKernel/Random.h"
#include "FlickJudge.h"
#include "FlickOfFaithRules/ExactTable.h"
#include "FlickOfFaithRules/Queries.h"
#include "FlickOfFaithRules/View.h"

#include <algorithm>
#include <cmath>

namespace faith::flick
{

namespace
{

constexpr std::uint32_t kStraysOneIn = 25;
constexpr double kRidge = 1e-4; ///< of the number of lessons: keeps weights small that explain nothing

using Row = std::array<double, kFeatureCount + 1>;
using Equations = std::array<Row, kFeatureCount>;

/// A flick as a bad day would have it.
void GoAstray(Flick& flick, Random& lot)
{
	for (DiscAim& launch : flick.launches)
	{
		launch.aim.angle = physics::NormalAngle(launch.aim.angle + lot.Between(-20'000, 20'000));
		launch.aim.power = std::clamp(launch.aim.power * lot.Between(600, 1500) / 1000, 1, kFullPower);
	}
}

/// A match under way and the lessons so far, whose points are those at the time.
class Lessons
{
public:
	Lessons(const Rules& rules, const Setup& setup, const Thinking& thinking, SearchControl& control)
		: rules_(rules), control_(control), lot_{setup.seed}
	{
		for (int seat = 0; seat < setup.players; ++seat)
		{
			players_.emplace_back(thinking, lot_.Next());
		}
	}

	Command Next(const GameState& state)
	{
		if (state.pending.Front().kind == DecisionKind::Settle)
		{
			return SettleAndLearn(state);
		}
		InlineExecutor here;
		const Seat seat = NextToAnswer(state);
		Command command = players_[seat].Decide(rules_, ViewFor(rules_.Cards(), state, seat), here, control_);
		if (Flick* const flick = std::get_if<Flick>(&command); flick != nullptr && lot_.Below(kStraysOneIn) == 0)
		{
			GoAstray(*flick, lot_);
		}
		return command;
	}

	std::vector<Lesson> Finish(const GameState& state)
	{
		for (std::size_t i = 0; i < lessons_.size(); ++i)
		{
			lessons_[i].further = state.players[i % players_.size()].score - lessons_[i].further;
		}
		return lessons_;
	}

private:
	Command SettleAndLearn(const GameState& state)
	{
		const physics::Outcome outcome = physics::Simulate(ExactScene(state).View(), ShotOf(state.launched));
		if (state.flickOff.participants == 0)
		{
			const Terms terms = TermsOf(rules_.Cards(), state);
			const Standing standing = FlickJudge(terms, state).After(outcome);
			const auto now = WorshipNow(terms, standing);
			for (Seat seat = 0; seat < state.PlayerCount(); ++seat)
			{
				lessons_.push_back({FeaturesOf(terms, standing, seat),
					static_cast<double>(standing.seats[seat].score + now[seat]), FlicksToCome(terms, standing)});
			}
		}
		return ReportOf(outcome);
	}

	const Rules& rules_;
	SearchControl& control_;
	Random lot_;
	std::vector<Opponent> players_;
	std::vector<Lesson> lessons_;
};

double Explained(const Features& features, const Features& weights)
{
	double sum = 0.0;
	for (std::size_t i = 0; i < kFeatureCount; ++i)
	{
		sum += features[i] * weights[i];
	}
	return sum;
}

Equations EquationsOf(const std::vector<Lesson>& lessons)
{
	Equations equations{};
	for (const Lesson& lesson : lessons)
	{
		for (std::size_t i = 0; i < kFeatureCount; ++i)
		{
			for (std::size_t j = 0; j < kFeatureCount; ++j)
			{
				equations[i][j] += lesson.features[i] * lesson.features[j];
			}
			equations[i][kFeatureCount] += lesson.features[i] * lesson.further;
		}
	}
	for (std::size_t i = 0; i < kFeatureCount; ++i)
	{
		equations[i][i] += kRidge * static_cast<double>(lessons.size()) + 1e-6;
	}
	return equations;
}

/// Gauss; the matrix is positive definite, so no row has to be exchanged.
Features Solve(Equations equations)
{
	for (std::size_t i = 0; i < kFeatureCount; ++i)
	{
		for (std::size_t below = i + 1; below < kFeatureCount; ++below)
		{
			const double share = equations[below][i] / equations[i][i];
			for (std::size_t j = i; j <= kFeatureCount; ++j)
			{
				equations[below][j] -= share * equations[i][j];
			}
		}
	}
	Features solution{};
	for (std::size_t i = kFeatureCount; i-- > 0;)
	{
		double rest = equations[i][kFeatureCount];
		for (std::size_t j = i + 1; j < kFeatureCount; ++j)
		{
			rest -= equations[i][j] * solution[j];
		}
		solution[i] = rest / equations[i][i];
	}
	return solution;
}

/// How the error of the difference between two seats grows with the flicks to come: a line through its squares.
void LearnNoise(const std::vector<Lesson>& lessons, std::size_t players, WorthModel& model)
{
	double n = 0, x = 0, xx = 0, y = 0, xy = 0;
	for (std::size_t i = 0; i + players <= lessons.size(); i += players)
	{
		const double first = lessons[i].further - Explained(lessons[i].features, model.weights);
		const double second = lessons[i + 1].further - Explained(lessons[i + 1].features, model.weights);
		const double squared = (first - second) * (first - second);
		const double flicks = lessons[i].flicks;
		n += 1;
		x += flicks;
		xx += flicks * flicks;
		y += squared;
		xy += flicks * squared;
	}
	const double slope = n * xx > x * x ? (n * xy - x * y) / (n * xx - x * x) : 0.0;
	const double start = n > 0 ? (y - slope * x) / n : 0.0;
	model.still = std::sqrt((std::max)(start, 0.25));
	model.perFlick = std::sqrt((std::max)(slope, 0.01));
}

} // namespace

std::vector<Lesson> LessonsOf(const Rules& rules, const Setup& setup, const Thinking& thinking, SearchControl& control)
{
	GameState state;
	std::vector<Event> events;
	Lessons lessons(rules, setup, thinking, control);
	Refusal refusal = rules.Begin(setup, state, events);
	while (!refusal && state.step != Step::GameOver && !control.IsCancelled())
	{
		events.clear();
		refusal = rules.Apply(state, lessons.Next(state), events);
	}
	return state.step == Step::GameOver ? lessons.Finish(state) : std::vector<Lesson>{};
}

Learner::Learner(int players) : players_(players)
{
}

void Learner::Add(const std::vector<Lesson>& match)
{
	lessons_.insert(lessons_.end(), match.begin(), match.end());
}

Learned Learner::Learn() const
{
	Learned learned;
	learned.lessons = lessons_.size();
	learned.model.weights = Solve(EquationsOf(lessons_));
	LearnNoise(lessons_, static_cast<std::size_t>(players_), learned.model);
	double errors = 0, sum = 0, squares = 0;
	for (const Lesson& lesson : lessons_)
	{
		const double error = lesson.further - Explained(lesson.features, learned.model.weights);
		errors += error * error;
		sum += lesson.further;
		squares += lesson.further * lesson.further;
	}
	const double n = (std::max)(static_cast<double>(lessons_.size()), 1.0);
	const double variance = squares - sum * sum / n;
	learned.explained = variance > 0 ? 1.0 - errors / variance : 0.0;
	learned.error = std::sqrt(errors / n);
	return learned;
}

} // namespace faith::flick
