#include "FlickOfFaithCli/ReplayWording.h"

#include <string_view>

namespace faith::cli
{

namespace
{

std::string Key(std::string_view prefix, std::string_view name)
{
	return std::string(prefix).append(name);
}

text::Argument Number(std::string_view name, std::uint64_t number)
{
	return {name, std::to_string(number)};
}

std::string PlaceOf(const ReplayError& error, const text::TextTable& texts)
{
	const bool isContent = error.fault == ReplayFault::BadContent;
	std::string place = error.entry
		? texts.Format(isContent ? "replay.entry" : "replay.entries_from", {Number("entry", *error.entry)})
		: texts.Get(Key("replay.section.", NameOf(error.section)));
	if (isContent && !error.path.empty())
	{
		place = texts.Format("replay.field", {{"place", place}, {"field", error.path}});
	}
	return place;
}

} // namespace

std::string DescribeReplayError(const ReplayError& error, const text::TextTable* texts)
{
	if (texts == nullptr)
	{
		return Describe(error);
	}
	const std::string content =
		error.content == ReadFault::None ? "" : texts->Get(Key("replay.content.", NameOf(error.content)));
	const std::string what = texts->Format(Key("replay.fault.", NameOf(error.fault)),
		{Number("found", error.found), Number("expected", error.expected), {"game", error.path}, {"content", content}});
	return texts->Format(error.fault == ReplayFault::BadText ? "replay.at_character" : "replay.at",
		{{"what", what}, {"place", PlaceOf(error, *texts)}, Number("byte", error.offset)});
}

} // namespace faith::cli
