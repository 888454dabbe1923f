#pragma once

#include "FaithKernel/Reflect.h"
#include "FaithKernel/Refusal.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace faith
{

/// Why the last command cannot be taken back.
enum class UndoReason : std::uint8_t
{
	None,
	NothingToUndo,
	NotYours,
	Barrier,
};

template <>
inline constexpr auto kEnumNames<UndoReason> = std::to_array<std::string_view>(
	{"none", "nothing_to_undo", "not_yours", "barrier"});

/// One line of the log: a command, or the mark that a player took back the last command then alive.
template <class Command>
struct LogEntry
{
	/// Nothing for the mark of an undo.
	std::optional<Command> command{};
	/// Who took back; only of marks, else 0.
	std::uint8_t player = 0;

	friend bool operator==(const LogEntry&, const LogEntry&) = default;

	template <class Self, class Visitor>
	static void Fields(Self& self, Visitor&& visit)
	{
		visit("command", self.command);
		if (!self.command.has_value())
		{
			visit("player", self.player);
		}
	}
};

/// Why an entry of a log does not fit the game: its command or its undo was refused.
template <class ReasonEnum>
struct [[nodiscard]] EntryRefusal
{
	Refusal<ReasonEnum> command{};
	UndoReason undo = UndoReason::None;

	explicit operator bool() const { return static_cast<bool>(command) || undo != UndoReason::None; }

	friend bool operator==(const EntryRefusal&, const EntryRefusal&) = default;
};

} // namespace faith
