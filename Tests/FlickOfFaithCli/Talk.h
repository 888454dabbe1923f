#pragma once

#include "FlickOfFaithCli/Serve/Session.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <string>

namespace faith::cli::test
{

/// The other side of `flick serve`.
class Talk
{
public:
	/// The answer to any line.
	nlohmann::json SayLine(const std::string& line) { return nlohmann::json::parse(session_.Answer(line)); }
	nlohmann::json Say(const nlohmann::json& request) { return SayLine(request.dump()); }

	/// The request must succeed.
	nlohmann::json Ask(const nlohmann::json& request)
	{
		const nlohmann::json answer = Say(request);
		EXPECT_TRUE(answer.value("ok", false)) << request << " -> " << answer;
		return answer;
	}

	/// The command must be accepted.
	nlohmann::json Do(const nlohmann::json& command) { return Ask({{"request", "command"}, {"command", command}}); }

	/// The line must be refused, must leave the game alone, and the error is returned.
	nlohmann::json RefusedLine(const std::string& line)
	{
		const nlohmann::json before = SayLine(R"({"request":"state"})");
		const nlohmann::json answer = SayLine(line);
		EXPECT_EQ(answer.value("ok", true), false) << line << " -> " << answer;
		EXPECT_EQ(SayLine(R"({"request":"state"})"), before) << line;
		return answer.value("error", nlohmann::json::object());
	}
	nlohmann::json Refused(const nlohmann::json& request) { return RefusedLine(request.dump()); }
	nlohmann::json RefusedCommand(const nlohmann::json& command)
	{
		return Refused(nlohmann::json{{"request", "command"}, {"command", command}});
	}

	nlohmann::json State() { return Ask({{"request", "state"}}).at("state"); }
	nlohmann::json View(const nlohmann::json& player)
	{
		return Ask({{"request", "view"}, {"player", player}}).at("view").at("table");
	}
	std::string Hash() { return Ask({{"request", "state"}}).at("hash").get<std::string>(); }
	/// What the game waits for.
	std::string Kind() { return Ask({{"request", "legal"}}).at("kind").get<std::string>(); }
	bool HasEnded() const { return session_.HasEnded(); }

private:
	Session session_{nullptr};
};

} // namespace faith::cli::test
