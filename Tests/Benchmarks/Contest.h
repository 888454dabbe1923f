#pragma once

#include "Accuracy.h"
#include "EngineTable.h"
#include "Ours.h"

#include <array>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace faith::contest
{

/// Resting discs of the sets that are played.
inline constexpr std::array<std::size_t, 3> kDiscs = {8, 16, 32};

/// Flicks of a set that is so long that no processor learns its branches by heart.
inline constexpr std::size_t kDistinct = 20'000;

/// Names of rows and benchmarks.
inline constexpr const char* kOurs = "ours";
inline constexpr const char* kOursDistinct = "ours, each flick once";
inline constexpr const char* kOursMany = "ours, many shots from one position";
inline constexpr const char* kOursPack = "ours, dense pack";
inline constexpr const char* kBox2D = "Box2D";
inline constexpr const char* kChipmunk = "Chipmunk";

/// Another engine in one way of using it.
struct Engine
{
	std::string name;
	std::function<std::unique_ptr<EngineTable>()> make;
	/// Steps per second at which its speed is measured.
	std::vector<int> rates;
	/// Whether it is also asked what becomes of its results when the step shrinks.
	bool shrinks = false;
};

std::vector<Engine> AllEngines();

/// Only the one that others are most often measured by.
std::vector<Engine> FewEngines();

std::string RowName(const Engine& engine, int hertz);
std::string BenchmarkName(const std::string& row, std::size_t discs);

/// The flicks, what we make of them, and what the engines make of them as far as somebody asked.
class Contest
{
public:
	explicit Contest(std::vector<Engine> engines);

	const std::vector<Engine>& Engines() const { return engines_; }
	/// Null when there is none of this name.
	const Engine* Find(const std::string& name) const;

	const std::vector<physics::FlickCase>& Flicks(std::size_t discs) const { return flicks_.at(discs); }
	/// The same list much longer.
	const std::vector<physics::FlickCase>& Distinct(std::size_t discs) const { return distinct_.at(discs); }
	const OurResults& Ours(std::size_t discs) const { return ours_.at(discs); }

	const std::vector<physics::FlickCase>& Pack() const { return pack_; }
	const OurResults& OurPack() const { return ourPack_; }

	/// How far an engine is from ours, with this many discs or over all sets.
	Deviation FromOurs(const Engine& engine, int hertz, std::size_t discs);
	Deviation FromOurs(const Engine& engine, int hertz);
	/// How far two engines are from each other, over all sets.
	Deviation Between(const Engine& one, const Engine& other, int hertz);

private:
	const AllEndings& EndingsOf(const Engine& engine, int hertz, std::size_t discs);

	std::vector<Engine> engines_;
	std::map<std::size_t, std::vector<physics::FlickCase>> flicks_;
	std::map<std::size_t, std::vector<physics::FlickCase>> distinct_;
	std::map<std::size_t, OurResults> ours_;
	std::vector<physics::FlickCase> pack_;
	OurResults ourPack_;
	std::map<std::pair<std::string, std::size_t>, AllEndings> played_;
};

} // namespace faith::contest
