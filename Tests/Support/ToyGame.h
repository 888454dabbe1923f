#pragma once

#include "FaithKernel/FixedVector.h"
#include "FaithKernel/History.h"
#include "FaithKernel/Random.h"
#include "FaithKernel/Reflect.h"
#include "FaithKernel/Refusal.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The smallest game that has everything the kernel cares about: players in turn, a die (random draw), secret numbers
/// (reveal), a throw whose outcome the table tells, and every kind of field.
namespace faith::toy
{

enum class Reason : std::uint8_t
{
	None,
	BadPlayerCount,
	NoSuchPlayer,
	NotYourTurn,
	AmountOutOfRange,
	AlreadyHidden,
	TableMustAnswer,
	NothingThrown,
	DistanceOutOfRange,
};

enum class Mood : std::uint8_t
{
	Calm,
	Bold,
	Wild,
};

/// Takes 1 to 9 points; not a barrier.
struct Take
{
	static constexpr std::string_view kName = "take";
	std::uint8_t player = 0;
	std::int32_t amount = 0;
	std::vector<Mood> moods{};
	friend bool operator==(const Take&, const Take&) = default;
	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("amount", self.amount);
		visit("moods", self.moods);
	}
};

/// Rolls the die: a random draw, so a barrier.
struct Roll
{
	static constexpr std::string_view kName = "roll";
	std::uint8_t player = 0;
	friend bool operator==(const Roll&, const Roll&) = default;
	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
	}
};

/// Hides a number out of turn; when all have, all are revealed and added: a barrier.
struct Hide
{
	static constexpr std::string_view kName = "hide";
	std::uint8_t player = 0;
	std::int16_t number = 0;
	friend bool operator==(const Hide&, const Hide&) = default;
	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("number", self.number);
	}
};

/// Throws something; the table must answer.
struct Throw
{
	static constexpr std::string_view kName = "throw";
	std::uint8_t player = 0;
	FixedVector<std::int32_t, 3> speeds{};
	friend bool operator==(const Throw&, const Throw&) = default;
	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("player", self.player);
		visit("speeds", self.speeds);
	}
};

/// The table's answer: one distance for each speed.
struct Landed
{
	static constexpr std::string_view kName = "landed";
	FixedVector<std::int32_t, 3> distances{};
	friend bool operator==(const Landed&, const Landed&) = default;
	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("distances", self.distances);
	}
};

using ToyCommand = std::variant<Take, Roll, Hide, Throw, Landed>;

struct ToySetup
{
	std::uint8_t players = 2;
	std::uint64_t seed = 1;
	bool practice = false;
	std::string title{};
	friend bool operator==(const ToySetup&, const ToySetup&) = default;
	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("players", self.players);
		visit("seed", self.seed);
		visit("practice", self.practice);
		visit("title", self.title);
	}
};

struct ToyState
{
	Random random{};
	FixedVector<std::int64_t, 4> scores{};
	std::array<std::optional<std::int16_t>, 4> hidden{};
	std::uint8_t turn = 0;
	std::optional<Throw> thrown{};
	std::vector<Mood> moods{};
	friend bool operator==(const ToyState&, const ToyState&) = default;
	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("random", self.random);
		visit("scores", self.scores);
		visit("hidden", self.hidden);
		visit("turn", self.turn);
		visit("thrown", self.thrown);
		visit("moods", self.moods);
	}
};

/// Something that happened, with the number that matters: a score, a sum or a count.
struct ToyEvent
{
	std::string_view what;
	std::int64_t value = 0;
	friend bool operator==(const ToyEvent&, const ToyEvent&) = default;
};

class ToyRules
{
public:
	using Setup = ToySetup;
	using State = ToyState;
	using Command = ToyCommand;
	using Event = ToyEvent;
	using Reason = toy::Reason;
	using Answer = Refusal<Reason>;

	static constexpr std::string_view kGameId = "toy";
	static constexpr std::uint32_t kRulesVersion = 7;
	static constexpr std::uint32_t kOldestReadableVersion = 6;
	static constexpr std::uint32_t kPhysicsVersion = 3;

	/// Added to every roll: a value other than 0 is another edition of the rules, for tests of diverging replays.
	std::int64_t houseRule = 0;

	Answer Begin(const Setup& setup, State& state, std::vector<Event>& events) const
	{
		if (setup.players < 2 || setup.players > 4)
		{
			return {Reason::BadPlayerCount, {setup.players}};
		}
		state = State{};
		state.random.state = setup.seed;
		state.scores.Resize(setup.players);
		events.push_back({"begin", setup.players});
		return {};
	}

	Answer Check(const State& state, const Command& command) const
	{
		if (const auto* landed = std::get_if<Landed>(&command))
		{
			return CheckLanded(state, *landed);
		}
		const std::uint8_t player = *Actor(command);
		if (player >= state.scores.Size())
		{
			return {Reason::NoSuchPlayer, {player}};
		}
		if (state.thrown.has_value())
		{
			return {Reason::TableMustAnswer};
		}
		if (std::get_if<Hide>(&command) != nullptr)
		{
			return state.hidden[player].has_value() ? Answer{Reason::AlreadyHidden} : Answer{};
		}
		if (player != state.turn)
		{
			return {Reason::NotYourTurn, {state.turn}};
		}
		const auto* take = std::get_if<Take>(&command);
		return take != nullptr && (take->amount < 1 || take->amount > 9) ? Answer{Reason::AmountOutOfRange, {1, 9}}
																		 : Answer{};
	}

	Answer Apply(State& state, const Command& command, std::vector<Event>& events) const
	{
		const Answer refusal = Check(state, command);
		if (refusal)
		{
			return refusal;
		}
		if (const auto* take = std::get_if<Take>(&command))
		{
			Score(state, take->amount, events);
			state.moods = take->moods;
		}
		else if (std::get_if<Roll>(&command) != nullptr)
		{
			Score(state, state.random.Between(1, 6) + houseRule, events);
			NextTurn(state);
		}
		else if (const auto* hide = std::get_if<Hide>(&command))
		{
			state.hidden[hide->player] = hide->number;
			RevealIfAllHidden(state, events);
		}
		else if (const auto* thrown = std::get_if<Throw>(&command))
		{
			state.thrown = *thrown;
		}
		else if (const auto* landed = std::get_if<Landed>(&command))
		{
			Land(state, *landed, events);
		}
		return {};
	}

	static std::optional<std::uint8_t> Actor(const Command& command)
	{
		std::optional<std::uint8_t> actor;
		const auto note = [&actor](const auto* held)
		{
			if (held != nullptr)
			{
				actor = held->player;
			}
		};
		note(std::get_if<Take>(&command));
		note(std::get_if<Roll>(&command));
		note(std::get_if<Hide>(&command));
		note(std::get_if<Throw>(&command));
		return actor;
	}

	bool IsBarrier(const State& before, const State& after, const Command&, std::span<const Event> events) const
	{
		const bool revealed = !events.empty() && events.back().what == "revealed";
		return before.thrown.has_value() || before.random != after.random || revealed;
	}

	bool HasNoUndoBarrier(const Setup& setup) const { return setup.practice; }

	/// The toy's physics: everything flies twice as far as it is fast.
	static Landed Simulate(const Throw& thrown)
	{
		Landed landed;
		for (const std::int32_t speed : thrown.speeds)
		{
			landed.distances.PushBack(static_cast<std::int32_t>(static_cast<std::uint32_t>(speed) * 2u));
		}
		return landed;
	}

private:
	static Answer CheckLanded(const State& state, const Landed& landed)
	{
		if (!state.thrown.has_value())
		{
			return {Reason::NothingThrown};
		}
		return landed.distances.Size() == state.thrown->speeds.Size() ? Answer{} : Answer{Reason::DistanceOutOfRange};
	}

	static void Score(State& state, std::int64_t points, std::vector<Event>& events)
	{
		std::int64_t& score = state.scores[state.turn];
		score = static_cast<std::int64_t>(static_cast<std::uint64_t>(score) + static_cast<std::uint64_t>(points));
		events.push_back({"score", score});
	}

	static void NextTurn(State& state)
	{
		state.turn = static_cast<std::uint8_t>((state.turn + 1u) % state.scores.Size());
	}

	static void RevealIfAllHidden(State& state, std::vector<Event>& events)
	{
		std::int64_t sum = 0;
		for (std::size_t i = 0; i < state.scores.Size(); ++i)
		{
			if (!state.hidden[i].has_value())
			{
				return;
			}
			sum += *state.hidden[i];
		}
		state.hidden = {};
		Score(state, sum, events);
		events.push_back({"revealed", sum});
	}

	static void Land(State& state, const Landed& landed, std::vector<Event>& events)
	{
		for (const std::int32_t distance : landed.distances)
		{
			Score(state, distance, events);
		}
		state.thrown.reset();
		NextTurn(state);
	}
};

} // namespace faith::toy

template <>
inline constexpr auto faith::kEnumNames<faith::toy::Reason> = std::to_array<std::string_view>({
	"none",
	"bad_player_count",
	"no_such_player",
	"not_your_turn",
	"amount_out_of_range",
	"already_hidden",
	"table_must_answer",
	"nothing_thrown",
	"distance_out_of_range",
});

template <>
inline constexpr auto faith::kEnumNames<faith::toy::Mood> = std::to_array<std::string_view>({"calm", "bold", "wild"});
