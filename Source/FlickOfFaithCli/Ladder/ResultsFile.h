#pragma once

#include "FaithKernel/Result.h"
#include "FlickOfFaithCli/GrowingFile.h"
#include "FlickOfFaithCli/Ladder/Plan.h"
#include "FlickOfFaithCli/Ladder/Results.h"

#include <cstddef>
#include <string>
#include <utility>

namespace faith::cli
{

/// The pairs of a ladder as a file that grows line by line, so that whatever happens loses no more than the pairs in play. Pairs depend
/// only on what its first line says: the same file serves more contestants and more pairs. CSV after that line, with the columns
///   first, second       keys of the contestants
///   pair                its number, from 0
///   won_1, vp_1, against_1   whether the first won, its VP and those of the second, with the first in seat 0
///   won_2, vp_2, against_2   the same with exchanged seats
class ResultsFile
{
public:
	/// Begins the file, or reads what is there into `results`, one place for each pair of the plan, and goes on with it. An incomplete
	/// last line is dropped. The error is a sentence: the file cannot be used, is damaged, or tells of other matches.
	[[nodiscard]] static Result<ResultsFile, std::string> Open(
		const std::string& path, const LadderPlan& plan, LadderResults& results);

	/// Adds a line for a pair and hands it to the system. Returns a sentence about what went wrong, or nothing.
	[[nodiscard]] std::string Append(const LadderPlan& plan, std::size_t place, const PairResult& result);

private:
	explicit ResultsFile(GrowingFile file) : file_(std::move(file)) {}

	GrowingFile file_;
};

} // namespace faith::cli
