#pragma once

#include "FaithKernel/Result.h"

#include <fstream>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace faith::cli
{

/// A file of results that grows line by line, so that whatever happens loses no more than the work that was under way.
class GrowingFile
{
public:
	/// Takes the whole lines that are there; a sentence about what is wrong with them that follows the path, or nothing.
	using Take = std::function<std::string(std::string_view lines)>;

	/// Begins the file with a heading of whole lines, or lets `take` read what is there and goes on with it. An incomplete last line is
	/// dropped. `command` says whose file it is. The error is a sentence.
	[[nodiscard]] static Result<GrowingFile, std::string> Open(
		const std::string& path, const std::string& heading, const std::string& command, const Take& take);

	/// Adds lines and hands them to the system. Returns a sentence about what went wrong, or nothing.
	[[nodiscard]] std::string Append(const std::string& lines);

private:
	GrowingFile(std::string path, std::ofstream file) : path_(std::move(path)), file_(std::move(file)) {}

	std::string path_;
	std::ofstream file_;
};

/// A sentence about the first condition in which the results found are others than those wanted.
[[nodiscard]] std::string DifferenceOf(const std::vector<std::string>& found, const std::vector<std::string>& wanted);

} // namespace faith::cli
