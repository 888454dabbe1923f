#pragma once

#include "Contest.h"
#include "Timings.h"

/// The printed result of a benchmark: Markdown tables on standard output.
namespace faith::contest
{

/// Processor, compiler and what the code was built for.
void PrintMachine();

/// How busy the machine is now, beside us.
void PrintLoad(const char* when);

/// Speed and accuracy, one table for each number of discs.
void PrintSpeed(Contest& contest, const Timings& timings);

/// Our simulator on the pack of touching discs.
void PrintPack(const Contest& contest, const Timings& timings);

/// How far each engine is from ours as its step shrinks.
void PrintConvergence(Contest& contest);

/// One line that is the same for every build of our simulator.
void PrintHash(const Contest& contest);

} // namespace faith::contest
