#pragma once

#include "FaithKernel/History.h"
#include "FaithKernel/ReplayFile.h"
#include "FaithText/TextTable.h"
#include "FlickOfFaithCli/JsonPath.h"
#include "FlickOfFaithRules/Rules.h"

#include <array>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace faith::cli
{

/// Raised when a request or answer changes its meaning; new fields and requests do not count.
inline constexpr int kProtocolVersion = 1;

/// One conversation of `flick serve` (Docs/BotProtocol.md): a line in, a line out. Whatever is wrong with a line, the
/// answer says so and the game stays as it was.
class Session
{
public:
	/// `texts` make the messages of refusals readable; they may be missing and must outlive the session.
	explicit Session(const text::TextTable* texts) : texts_(texts) {}

	/// The answer to one request, without line end.
	[[nodiscard]] std::string Answer(std::string_view line);
	/// The answer to a line that was longer than kMaxLineBytes.
	[[nodiscard]] static std::string AnswerTooLong();
	/// Whether the other side has said good-bye.
	[[nodiscard]] bool HasEnded() const { return ended_; }

private:
	using Handler = Json (Session::*)(const JsonInput&);

	/// A kind of request.
	struct Request
	{
		std::string_view name;
		/// Besides "request" and "id".
		std::array<std::string_view, 3> fields;
		Handler handle;
		bool needsGame;
	};

	static std::span<const Request> Requests();
	/// Checks all of a request but the values of its fields.
	static std::optional<JsonFault> Misshapen(const JsonInput& request);
	static const Request* FindRequest(const JsonInput& request);

	Json Handle(const JsonInput& request);
	Json Hello(const JsonInput& request);
	Json New(const JsonInput& request);
	Json SetPosition(const JsonInput& request);
	Json Legal(const JsonInput& request);
	Json Submit(const JsonInput& request);
	Json Simulate(const JsonInput& request);
	Json Undo(const JsonInput& request);
	Json State(const JsonInput& request);
	Json View(const JsonInput& request);
	Json Events(const JsonInput& request);
	Json Ledger(const JsonInput& request);
	Json Save(const JsonInput& request);
	Json Load(const JsonInput& request);
	Json Suggest(const JsonInput& request);
	Json Evaluate(const JsonInput& request);
	Json Rule(const JsonInput& request);
	Json Quit(const JsonInput& request);

	Json Start(const JsonInput& request, bool needsPosition);
	Json SubmitCommand(const flick::Command& command);
	/// A longer log could be saved but not loaded.
	bool IsLogFull() const { return game_->Entries().size() >= kMaxReplayEntries; }
	std::optional<JsonFault> ReadPlayer(const JsonInput& request, flick::Seat& player) const;
	/// All events from a place on, with that place and what the game waits for.
	void AddEvents(Json& answer, std::size_t since) const;

	const text::TextTable* texts_;
	std::optional<History<flick::Rules>> game_;
	/// All outcomes so far came from the built-in table.
	bool simulated_ = true;
	bool ended_ = false;
};

/// Reads requests and writes answers until the input or the conversation ends.
void Serve(std::istream& in, std::ostream& out, const text::TextTable* texts);

} // namespace faith::cli
