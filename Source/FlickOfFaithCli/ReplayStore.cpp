#include "FlickOfFaithCli/ReplayStore.h"

#include "FaithKernel/ReplayFile.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace faith::cli
{

namespace
{

namespace fs = std::filesystem;

std::string LastError()
{
	return std::strerror(errno);
}

bool WriteAndClose(const fs::path& path, std::span<const std::uint8_t> bytes)
{
	std::ofstream file(path, std::ios::binary | std::ios::trunc);
	file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
	file.close();
	return !file.fail();
}

} // namespace

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
