#include "FlickOfFaithCli/ReplayStore.h"

#include "FaithKernel/Replay.h"
#include "FaithKernel/ReplayText.h"
#include "FlickOfFaithCli/ReplayWording.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string_view>
#include <system_error>

namespace faith::cli
{

namespace
{

namespace fs = std::filesystem;

bool WriteAndClose(const fs::path& path, std::span<const std::uint8_t> bytes)
{
	std::ofstream file(path, std::ios::binary | std::ios::trunc);
	file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
	file.close();
	return !file.fail();
}

/// Whether this is how every replay in text form begins, after white space.
bool BeginsAsText(std::string_view content)
{
	constexpr std::size_t kWholeDigits = 6;
	const std::string magic = EncodeText(std::span(kReplayMagic).first(kWholeDigits));
	const std::size_t first = content.find_first_not_of(" \t\r\n");
	return first != std::string_view::npos && content.substr(first).starts_with(magic);
}

Result<flick::MatchData, ReplayError> Decode(const std::vector<std::uint8_t>& bytes)
{
	const std::string_view content(reinterpret_cast<const char*>(bytes.data()), bytes.size());
	if (!BeginsAsText(content))
	{
		return DecodeReplay<flick::Rules>(bytes);
	}
	const auto decoded = DecodeText(content);
	if (!decoded)
	{
		return Failure{decoded.Error()};
	}
	return DecodeReplay<flick::Rules>(*decoded);
}

} // namespace

std::string LastError()
{
	return std::strerror(errno);
}

Result<std::vector<std::uint8_t>, std::string> ReadReplayFile(const std::string& path)
{
	std::error_code ignored;
	if (fs::is_directory(path, ignored))
	{
		return Failure{path + ": is a folder"};
	}
	errno = 0;
	std::ifstream file(path, std::ios::binary);
	if (!file)
	{
		return Failure{path + ": " + LastError()};
	}
	std::vector<std::uint8_t> bytes(kMaxReplayBytes + 1);
	file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
	if (file.bad())
	{
		return Failure{path + ": " + LastError()};
	}
	bytes.resize(static_cast<std::size_t>(file.gcount()));
	return bytes;
}

Result<flick::MatchData, UnreadableReplay> ReadMatch(const std::string& path, const text::TextTable* texts)
{
	const auto bytes = ReadReplayFile(path);
	if (!bytes)
	{
		return Failure{UnreadableReplay{"unreadable", bytes.Error()}};
	}
	return DecodeMatch(*bytes, path, texts);
}

Result<flick::MatchData, UnreadableReplay> DecodeMatch(
	const std::vector<std::uint8_t>& bytes, const std::string& name, const text::TextTable* texts)
{
	auto match = Decode(bytes);
	if (!match)
	{
		const ReplayError& error = match.Error();
		return Failure{
			UnreadableReplay{std::string(NameOf(error.fault)), name + ": " + DescribeReplayError(error, texts)}};
	}
	return std::move(*match);
}

std::string WriteWholeFile(const std::string& path, std::span<const std::uint8_t> bytes)
{
	std::error_code failed;
	const bool exists = fs::exists(path, failed);
	if (exists && !fs::is_regular_file(path, failed))
	{
		// A device or pipe must not be replaced by a file.
		errno = 0;
		return WriteAndClose(path, bytes) ? "" : path + ": cannot be written: " + LastError();
	}
	const fs::path target = exists ? fs::canonical(path, failed) : fs::path(path);
	const fs::path part = target.string() + ".part";
	errno = 0;
	if (!WriteAndClose(part, bytes))
	{
		const std::string why = LastError();
		fs::remove(part, failed);
		return path + ": cannot be written: " + why;
	}
	fs::rename(part, target, failed);
	if (failed)
	{
		std::error_code ignored;
		fs::remove(part, ignored);
		return path + ": cannot be written: " + failed.message();
	}
	return {};
}

} // namespace faith::cli
