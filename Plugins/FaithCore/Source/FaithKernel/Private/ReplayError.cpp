#include "FaithKernel/ReplayFile.h"

#include <string>

namespace faith
{

namespace
{

void AppendPlace(std::string& text, const ReplayError& error)
{
	if (error.entry.has_value())
	{
		text += error.fault == ReplayFault::BadContent ? "entry " : "entries from ";
		text += std::to_string(*error.entry);
	}
	else
	{
		text += NameOf(error.section);
	}
	if (error.fault == ReplayFault::BadContent && !error.path.empty())
	{
		text += ", field " + error.path;
	}
	text += error.fault == ReplayFault::BadText ? ", character " : ", byte ";
	text += std::to_string(error.offset);
}

} // namespace

ReplayError ContentError(ReplaySection section, const ReadError& error, std::optional<std::size_t> entry)
{
	return ReplayError{ReplayFault::BadContent, section, error.offset, entry, error.path, error.fault};
}

std::string Describe(const ReplayError& error)
{
	std::string text;
	AppendPlace(text, error);
	text += ": ";
	text += NameOf(error.fault);
	if (error.fault == ReplayFault::BadContent)
	{
		text += " (";
		text += NameOf(error.content);
		text += ")";
	}
	if (error.fault == ReplayFault::OtherGame)
	{
		text += " (" + error.path + ")";
	}
	if (error.found != error.expected)
	{
		text += " (found " + std::to_string(error.found) + ", expected " + std::to_string(error.expected) + ")";
	}
	return text;
}

} // namespace faith
