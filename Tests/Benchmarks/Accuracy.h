#pragma once

#include "EngineTable.h"

#include <vector>

namespace faith::contest
{

/// How far the endings of some flicks are from those of others.
struct Deviation
{
	/// Millimetres, over the discs that moved in either.
	double median = 0.0;
	double mean = 0.0;
	/// Nine of ten are nearer.
	double p90 = 0.0;
	/// Share of flicks after which not the same discs have left.
	double exitsDiffer = 0.0;
};

/// The endings of many flicks, in their order.
using AllEndings = std::vector<Endings>;

/// Flicks with what became of them in two tables.
struct Comparison
{
	const std::vector<physics::FlickCase>& flicks;
	const AllEndings& one;
	const AllEndings& other;
};

/// Over all flicks of all comparisons.
Deviation Deviate(const std::vector<Comparison>& comparisons);

} // namespace faith::contest
