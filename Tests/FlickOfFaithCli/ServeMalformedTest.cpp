#include "FlickOfFaithCli/Serve/Lines.h"
#include "FlickOfFaithCli/Serve/Session.h"
#include "FlickOfFaithCli/Talk.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace faith::cli
{
namespace
{

using nlohmann::json;
using test::Talk;

struct Malformed
{
	std::string line;
	std::string code;
	std::string path;
};

Talk TalkInAMission()
{
	Talk talk;
	talk.Ask(json::parse(R"({"request":"position","setup":{"players":2,"position":{}}})"));
	return talk;
}

TEST(ServeMalformed, NamesWhatIsWrongAndWhere)
{
	const std::vector<Malformed> table{
		{"{", "not_json", ""},
		{"\xff\xff", "not_json", ""},
		{R"({"request":"state"} {"request":"state"})", "not_json", ""},
		{R"({"request":"state","request":"state"})", "duplicate_key", ""},
		{std::string(1000, '['), "too_deep", ""},
		{"7", "wrong_type", ""},
		{"[]", "wrong_type", ""},
		{"null", "wrong_type", ""},
		{"{}", "missing_field", "request"},
		{R"({"request":7})", "wrong_type", "request"},
		{R"({"request":"dance"})", "unknown_name", "request"},
		{R"({"request":"state","id":{}})", "wrong_type", "id"},
		{R"({"request":"state","id":1.5})", "wrong_type", "id"},
		{R"({"request":"state","player":1})", "unknown_field", "player"},
		{R"({"request":"state","":1})", "unknown_field", ""},
		{R"({"request":"new","setup":7})", "wrong_type", "setup"},
		{R"({"request":"new","setup":{"player":2}})", "unknown_field", "setup.player"},
		{R"({"request":"new","setup":{"players":300}})", "out_of_range", "setup.players"},
		{R"({"request":"new","setup":{"seed":-1}})", "out_of_range", "setup.seed"},
		{R"({"request":"new","setup":{"seed":"-1"}})", "wrong_type", "setup.seed"},
		{R"({"request":"new","setup":{"seed":"18446744073709551616"}})", "out_of_range", "setup.seed"},
		{R"({"request":"new","setup":{"seed":"18446744073709551616x"}})", "wrong_type", "setup.seed"},
		{R"({"request":"new","setup":{"seed":1.5}})", "wrong_type", "setup.seed"},
		{R"({"request":"new","setup":{"practice":1}})", "wrong_type", "setup.practice"},
		{R"({"request":"new","setup":{"steadiness":{}}})", "wrong_type", "setup.steadiness"},
		{R"({"request":"position"})", "missing_field", "setup.position"},
		{R"({"request":"position","setup":{"position":[]}})", "wrong_type", "setup.position"},
		{R"({"request":"position","setup":{"position":{"phase":"lunch"}}})", "unknown_name", "setup.position.phase"},
		{R"({"request":"position","setup":{"position":{"discs":[{"owner":0}]}}})", "missing_field",
			"setup.position.discs[0].kind"},
		{R"({"request":"position","setup":{"position":{"discs":[{"kind":"prophet","owner":0}]}}})", "missing_field",
			"setup.position.discs[0].position"},
		{R"({"request":"position","setup":{"position":{"discs":[7]}}})", "wrong_type", "setup.position.discs[0]"},
		{R"({"request":"position","setup":{"position":{"gods":["odin"]}}})", "unknown_name", "setup.position.gods[0]"},
		{R"({"request":"position","setup":{"position":{"scores":[1,2,3,4,5]}}})", "too_many", "setup.position.scores"},
		{R"({"request":"command"})", "missing_field", "command"},
		{R"({"request":"command","command":"vote"})", "wrong_type", "command"},
		{R"({"request":"command","command":{}})", "missing_field", "command.type"},
		{R"({"request":"command","command":{"type":"resign"}})", "unknown_name", "command.type"},
		{R"({"request":"command","command":{"type":"keep"}})", "missing_field", "command.player"},
		{R"({"request":"command","command":{"type":"keep","player":[]}})", "wrong_type", "command.player"},
		{R"({"request":"command","command":{"type":"keep","player":null}})", "wrong_type", "command.player"},
		{R"({"request":"command","command":{"type":"flick","player":0,"launches":[{}]}})", "missing_field",
			"command.launches[0].piece"},
		{R"({"request":"view"})", "missing_field", "player"},
		{R"({"request":"view","player":2})", "out_of_range", "player"},
		{R"({"request":"view","player":-1})", "out_of_range", "player"},
		{R"({"request":"view","player":"0"})", "wrong_type", "player"},
		{R"({"request":"undo"})", "missing_field", "player"},
		{R"({"request":"undo","player":null})", "wrong_type", "player"},
		{R"({"request":"undo","player":18446744073709551615})", "out_of_range", "player"},
		{R"({"request":"suggest","seat":1})", "unknown_field", "seat"},
		{R"({"request":"suggest","player":2})", "out_of_range", "player"},
		{R"({"request":"suggest","player":null})", "wrong_type", "player"},
		{R"({"request":"suggest","count":0})", "out_of_range", "count"},
		{R"({"request":"suggest","count":-1})", "out_of_range", "count"},
		{R"({"request":"suggest","count":11})", "out_of_range", "count"},
		{R"({"request":"suggest","count":"3"})", "wrong_type", "count"},
		{R"({"request":"suggest","flicks":999})", "out_of_range", "flicks"},
		{R"({"request":"suggest","flicks":18446744073709551615})", "out_of_range", "flicks"},
		{R"({"request":"suggest","flicks":2000.5})", "wrong_type", "flicks"},
		{R"({"request":"evaluate"})", "missing_field", "command"},
		{R"({"request":"evaluate","command":{"type":"keep","player":0}})", "unknown_name", "command.type"},
		{R"({"request":"evaluate","command":{"type":"flick","player":0,"launches":[{}]}})", "missing_field",
			"command.launches[0].piece"},
	};
	Talk talk = TalkInAMission();
	for (const Malformed& row : table)
	{
		const json error = talk.RefusedLine(row.line);
		EXPECT_EQ(error.value("code", ""), row.code) << row.line;
		EXPECT_EQ(error.value("path", ""), row.path) << row.line;
		EXPECT_FALSE(error.value("message", "").empty()) << row.line;
	}
}

TEST(ServeMalformed, SurvivesEveryTruncationOfARequest)
{
	const std::string line =
		R"({"request":"command","command":{"type":"flick","player":0,"launches":[{"piece":1,"aim":{"angle":0,"power":1}}]}})";
	Talk talk = TalkInAMission();
	for (std::size_t size = 1; size < line.size(); ++size)
	{
		EXPECT_EQ(talk.RefusedLine(line.substr(0, size)).at("code"), "not_json") << size;
	}
}

TEST(ServeMalformed, SurvivesHugeButLegalJson)
{
	Talk talk = TalkInAMission();
	std::string discs = "{}";
	std::string keys = R"("k0":0)";
	for (int i = 1; i < 50'000; ++i)
	{
		discs += ",{}";
		keys += ",\"k" + std::to_string(i) + "\":0";
	}
	EXPECT_EQ(
		talk.RefusedLine(R"({"request":"command","command":{"type":"settled","discs":[)" + discs + "]}}").at("code"),
		"missing_field");
	EXPECT_EQ(talk.RefusedLine(R"({"request":"state",)" + keys + "}").at("code"), "unknown_field");
}

TEST(ServeMalformed, SkipsLinesThatAreTooLong)
{
	std::istringstream in(
		std::string(kMaxLineBytes + 1, 'x') + "\n" + std::string(kMaxLineBytes, ' ') + "\n{\"request\":\"quit\"}");
	std::ostringstream out;
	Serve(in, out, nullptr);
	std::istringstream lines(out.str());
	std::string line;
	std::getline(lines, line);
	EXPECT_EQ(json::parse(line).at("error").at("code"), "line_too_long");
	std::getline(lines, line);
	EXPECT_EQ(line, R"({"ok":true})");
	EXPECT_FALSE(std::getline(lines, line));
}

TEST(ServeLines, GivesLinesWithAndWithoutAnEnd)
{
	std::istringstream in("a\n\nb");
	std::string line;
	EXPECT_EQ(ReadLine(in, line), LineResult::Line);
	EXPECT_EQ(line, "a");
	EXPECT_EQ(ReadLine(in, line), LineResult::Line);
	EXPECT_EQ(line, "");
	EXPECT_EQ(ReadLine(in, line), LineResult::Line);
	EXPECT_EQ(line, "b");
	EXPECT_EQ(ReadLine(in, line), LineResult::End);
}

} // namespace
} // namespace faith::cli
