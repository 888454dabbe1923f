#pragma once

#include "FaithKernel/Result.h"
#include "FlickOfFaithCli/GrowingFile.h"
#include "FlickOfFaithCli/Lab/Plan.h"
#include "FlickOfFaithCli/Lab/Records.h"

#include <map>
#include <string>
#include <utility>

namespace faith::cli
{

/// Everything that was found out so far.
using LabResults = std::map<LabTask, LabResult>;

/// The results of a lab as JSON lines: the first says what they depend on, every other holds one LabEntry. The same file serves other
/// sections, levels, players and sizes.
class LabFile
{
public:
	/// Begins the file, or reads what is there and goes on with it. The error is a sentence.
	[[nodiscard]] static Result<LabFile, std::string> Open(
		const std::string& path, const LabPlan& plan, LabResults& results);

	/// Adds a line. Returns a sentence about what went wrong, or nothing.
	[[nodiscard]] std::string Append(const LabTask& task, const LabResult& result);

private:
	explicit LabFile(GrowingFile file) : file_(std::move(file)) {}

	GrowingFile file_;
};

} // namespace faith::cli
