#include "FlickOfFaithCli/Shot/Source.h"

#include "FaithKernel/ReplayFile.h"
#include "FlickOfFaithAI/ReplayCheck.h"
#include "FlickOfFaithCli/ExitCode.h"
#include "FlickOfFaithCli/GameJson.h"
#include "FlickOfFaithCli/ReplayStore.h"
#include "FlickOfFaithCli/Serve/Answers.h"

#include <algorithm>
#include <array>
#include <istream>
#include <string_view>
#include <variant>

namespace faith::cli
{
namespace
{

using flick::Rules;
using Bytes = std::vector<std::uint8_t>;

constexpr std::string_view kStandardInput = "-";

Result<Bytes, std::string> ReadInput(const std::string& file, std::istream& in)
{
	if (file != kStandardInput)
	{
		return ReadReplayFile(file);
	}
	std::string text(kMaxReplayBytes + 1, '\0');
	in.read(text.data(), static_cast<std::streamsize>(text.size()));
	text.resize(static_cast<std::size_t>(in.gcount()));
	return Bytes(text.begin(), text.end());
}

bool BeginsAsJson(const Bytes& bytes)
{
	constexpr std::string_view space = " \t\r\n";
	const auto first = std::find_if(bytes.begin(), bytes.end(),
		[&](std::uint8_t byte) { return space.find(static_cast<char>(byte)) == std::string_view::npos; });
	return first != bytes.end() && *first == '{';
}

Failure<ShotError> BadJson(const std::string& file, const JsonFault& fault)
{
	const Json error = ErrorAnswer(fault)["error"];
	std::string message = file + ": " + (fault.path.empty() ? "" : fault.path + ": ");
	message += error["message"].get<std::string>();
	return Failure{ShotError{kExitBadFile, message + (fault.expected.empty() ? "" : " (" + fault.expected + ")")}};
}

/// Whether this is a request "position", whose set-up is all that matters here.
bool ReadRequest(const JsonInput& request, JsonFault& fault)
{
	const JsonPath root;
	for (const auto& [key, value] : request.items())
	{
		if (key != "setup" && key != "request" && key != "id")
		{
			return fault.Set(JsonProblem::UnknownField, JsonPath(root, key), "setup");
		}
		if (key == "request" && value != "position")
		{
			return fault.Set(JsonProblem::UnknownName, JsonPath(root, key), "position");
		}
	}
	return true;
}

bool ReadPositionSetup(const Bytes& bytes, flick::Setup& setup, JsonFault& fault)
{
	JsonInput json;
	const JsonPath root;
	if (!ParseJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, json, fault))
	{
		return false;
	}
	const bool isRequest = json.contains("setup");
	if (isRequest && !ReadRequest(json, fault))
	{
		return false;
	}
	const JsonPath within(root, "setup");
	const JsonPath& path = isRequest ? within : root;
	if (!ReadSetup(isRequest ? json["setup"] : json, setup, path, fault))
	{
		return false;
	}
	return setup.position || fault.Set(JsonProblem::MissingField, JsonPath(path, "position"), {});
}

Result<ShotSource, ShotError> ReadPosition(const Bytes& bytes, const std::string& file, const text::TextTable& texts)
{
	flick::Setup setup;
	JsonFault fault;
	if (!ReadPositionSetup(bytes, setup, fault))
	{
		return BadJson(file, fault);
	}
	const auto started = History<Rules>::Start(Rules{}, setup);
	if (!started)
	{
		const Json answer = ErrorAnswer(started.Error(), nullptr, flick::GameState{}, &texts);
		return Failure{ShotError{kExitFailed, file + ": " + answer["error"]["message"].get<std::string>()}};
	}
	return ShotSource{{started->State()}, {}, false};
}

bool HasLaunch(std::span<const flick::Event> events)
{
	return std::any_of(events.begin(), events.end(),
		[](const flick::Event& event) { return std::holds_alternative<flick::Launched>(event); });
}

Result<ShotSource, ShotError> ReadReplay(const Bytes& bytes, const std::string& file, const text::TextTable& texts)
{
	const auto data = DecodeMatch(bytes, file, &texts);
	if (!data)
	{
		return Failure{ShotError{kExitBadFile, data.Error().message}};
	}
	const auto history = ResumeReplay(Rules{}, *data);
	if (!history)
	{
		return Failure{ShotError{kExitFailed, file + ": the rules do not lead through this replay; see flick verify"}};
	}
	ShotSource source;
	source.isReplay = true;
	for (std::size_t i = 0; i < history->LiveCount(); ++i)
	{
		if (const auto* report = std::get_if<flick::Settled>(&history->LiveCommandAt(i)))
		{
			source.reports.push_back(*report);
		}
		if (HasLaunch(history->Events(i)))
		{
			source.moments.push_back(history->StateAt(i + 1));
		}
	}
	return source;
}

} // namespace

Result<ShotSource, ShotError> ReadShotSource(const std::string& file, std::istream& in, const text::TextTable& texts)
{
	const auto bytes = ReadInput(file, in);
	if (!bytes)
	{
		return Failure{ShotError{kExitBadFile, bytes.Error()}};
	}
	return BeginsAsJson(*bytes) ? ReadPosition(*bytes, file, texts) : ReadReplay(*bytes, file, texts);
}

} // namespace faith::cli
