#include "FaithKernel/LogEntry.h"
#include "FaithKernel/ReplayFile.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/Serve/Session.h"
#include "FlickOfFaithHost/TextFiles.h"
#include "FlickOfFaithRules/Events.h"
#include "FlickOfFaithRules/Reasons.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace faith::cli
{
namespace
{

using testing::HasSubstr;

std::string Document()
{
	std::ifstream file(FAITH_SOURCE_DIR "/Docs/BotProtocol.md");
	std::ostringstream content;
	content << file.rdbuf();
	return content.str();
}

std::string InBackticks(std::string_view name)
{
	return "`" + std::string(name) + "`";
}

/// The part of the document below this heading.
std::string Section(const std::string& heading)
{
	const std::string document = Document();
	const std::size_t begin = document.find("\n## " + heading + "\n");
	if (begin == std::string::npos)
	{
		return {};
	}
	const std::size_t end = document.find("\n## ", begin + 1);
	return document.substr(begin, end == std::string::npos ? end : end - begin);
}

/// The row of a table whose first cell is this name.
std::string RowOf(const std::string& section, std::string_view name)
{
	const std::size_t begin = section.find("\n| " + InBackticks(name) + " |");
	return begin == std::string::npos ? "" : section.substr(begin + 1, section.find('\n', begin + 1) - begin - 1);
}

/// Every name but the first, which stands for no fault.
template <NamedEnum Enum>
void ExpectFaultsListed(const std::string& section)
{
	for (std::size_t i = 1; i < kEnumCount<Enum>; ++i)
	{
		EXPECT_THAT(section, HasSubstr(InBackticks(NameOf(static_cast<Enum>(i)))));
	}
}

template <class Event>
void ExpectEventListed(const std::string& section)
{
	const std::string row = RowOf(section, Event::kName);
	ASSERT_FALSE(row.empty()) << Event::kName;
	const Json written = EventJson(Event{});
	for (const auto& [field, ignored] : written.items())
	{
		EXPECT_TRUE(field == "type" || row.find(InBackticks(field)) != std::string::npos) << row << ": " << field;
	}
}

template <class... Events>
void ExpectEventsListed(const std::variant<Events...>*, const std::string& section)
{
	(ExpectEventListed<Events>(section), ...);
}

TEST(BotProtocol, AnswersAsItsDocumentSays)
{
	std::ifstream document(FAITH_SOURCE_DIR "/Docs/BotProtocol.md");
	const auto texts = host::LoadTexts(text::Language::English);
	ASSERT_TRUE(texts);
	Session session(&*texts);
	std::string answer;
	int exchanges = 0;
	for (std::string line; std::getline(document, line);)
	{
		if (line.starts_with("> {"))
		{
			answer = session.Answer(line.substr(2));
		}
		else if (line.starts_with("< {"))
		{
			EXPECT_EQ(line.substr(2), answer);
			++exchanges;
		}
	}
	EXPECT_EQ(exchanges, 3);
}

TEST(BotProtocol, TheDocumentListsEveryErrorCode)
{
	const std::string errors = Section("Errors");
	ASSERT_FALSE(errors.empty());
	ExpectFaultsListed<JsonProblem>(errors);
	ExpectFaultsListed<UndoReason>(errors);
	ExpectFaultsListed<ReplayFault>(errors);
	ExpectFaultsListed<flick::Reason>(errors);
	for (const char* code : {"line_too_long", "unknown_protocol", "no_game", "nothing_launched", "log_full",
			 "replay_not_legal", "nothing_to_flick", "map_hidden"})
	{
		EXPECT_THAT(errors, HasSubstr(InBackticks(code)));
	}
	EXPECT_THAT(errors, HasSubstr(std::to_string(kMaxReplayEntries) + " entries"));
}

TEST(BotProtocol, TheDocumentListsEveryEventWithItsFields)
{
	ExpectEventsListed(static_cast<const flick::Event*>(nullptr), Section("Events"));
}

TEST(BotProtocol, TheDocumentListsEveryRequest)
{
	const std::string requests = Section("Requests");
	Session session(nullptr);
	const auto hello = nlohmann::json::parse(session.Answer(R"({"request":"hello"})"));
	ASSERT_FALSE(hello.at("requests").empty());
	for (const nlohmann::json& name : hello.at("requests"))
	{
		EXPECT_FALSE(RowOf(requests, name.get<std::string>()).empty()) << name;
	}
}

} // namespace
} // namespace faith::cli
