#include "FlickOfFaithCli/GrowingFile.h"

#include "FlickOfFaithCli/ReplayStore.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <system_error>

namespace faith::cli
{

namespace
{

namespace fs = std::filesystem;

/// The length of all whole lines.
std::size_t WholeLines(std::string_view content)
{
	return content.rfind('\n') + 1; // 0 if there is none
}

Result<std::string, std::string> ReadAll(const std::string& path)
{
	std::error_code failed;
	if (!fs::exists(path, failed))
	{
		return std::string();
	}
	if (fs::is_directory(path, failed))
	{
		return Failure{path + ": is a folder"};
	}
	errno = 0;
	std::ifstream file(path, std::ios::binary);
	std::string content{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
	if (!file.is_open() || file.bad())
	{
		return Failure{path + ": cannot be read: " + LastError()};
	}
	return content;
}

/// Cuts off what follows the whole lines; a sentence about what went wrong, or nothing.
std::string CutTo(const std::string& path, std::size_t length)
{
	std::error_code failed;
	fs::resize_file(path, length, failed);
	return failed ? path + ": cannot be written: " + failed.message() : "";
}

} // namespace

Result<GrowingFile, std::string> GrowingFile::Open(
	const std::string& path, const std::string& heading, const std::string& command, const Take& take)
{
	const auto content = ReadAll(path);
	if (!content)
	{
		return Failure{content.Error()};
	}
	// A crash may have left only a part of the heading; anything else that has no whole heading is not ours to overwrite.
	const bool isNew = content->size() < heading.size() && heading.starts_with(*content);
	if (!isNew && WholeLines(*content) == 0)
	{
		return Failure{path + ": is no file of results of " + command};
	}
	const std::size_t kept = isNew ? 0 : WholeLines(*content);
	if (const std::string wrong = take(std::string_view(*content).substr(0, kept)); !wrong.empty())
	{
		return Failure{path + wrong};
	}
	if (const std::string wrong = kept < content->size() ? CutTo(path, kept) : ""; !wrong.empty())
	{
		return Failure{wrong};
	}
	errno = 0;
	std::ofstream file(path, std::ios::binary | std::ios::app);
	file << (isNew ? heading : "") << std::flush;
	if (!file)
	{
		return Failure{path + ": cannot be written: " + LastError()};
	}
	return GrowingFile(path, std::move(file));
}

std::string GrowingFile::Append(const std::string& lines)
{
	errno = 0;
	file_ << lines << std::flush;
	return file_ ? "" : path_ + ": cannot be written: " + LastError();
}

std::string DifferenceOf(const std::vector<std::string>& found, const std::vector<std::string>& wanted)
{
	for (std::size_t i = 0; i < (std::min)(found.size(), wanted.size()); ++i)
	{
		if (found[i] != wanted[i])
		{
			return "holds results with " + found[i] + ", not with " + wanted[i];
		}
	}
	return "does not say what its results depend on";
}

} // namespace faith::cli
