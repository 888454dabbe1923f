#include "Contest.h"

#include <algorithm>
#include <cstdio>

namespace faith::contest
{

std::vector<Engine> AllEngines()
{
	return {
		{kBox2D, [] { return MakeBox2DTable(Box2DUse::Plain); }, {60, 240, 1000}, true},
		{"Box2D, quick", [] { return MakeBox2DTable(Box2DUse::Quick); }, {240}, false},
		{"Box2D, coupled", [] { return MakeBox2DTable(Box2DUse::Coupled); }, {240}, true},
		{kChipmunk, [] { return MakeChipmunkTable(); }, {240}, true},
		{"Bullet", [] { return MakeBulletTable(WorldUse::Fresh); }, {240}, true},
		{"Bullet, world reused", [] { return MakeBulletTable(WorldUse::Reused); }, {240}, false},
	};
}

std::vector<Engine> FewEngines()
{
	return {{kBox2D, [] { return MakeBox2DTable(Box2DUse::Plain); }, {240}, false}};
}

std::string RowName(const Engine& engine, int hertz)
{
	return engine.name + ", " + std::to_string(hertz) + " Hz";
}

std::string BenchmarkName(const std::string& row, std::size_t discs)
{
	return row + "/" + std::to_string(discs);
}

Contest::Contest(std::vector<Engine> engines) : engines_(std::move(engines)), pack_(physics::DensePackSet(50))
{
	for (const std::size_t discs : kDiscs)
	{
		flicks_[discs] = physics::StandardFlickSet(discs);
		distinct_[discs] = physics::StandardFlickSet(discs, kDistinct);
		ours_[discs] = PlayOurs(flicks_[discs]);
	}
	ourPack_ = PlayOurs(pack_);
}

const Engine* Contest::Find(const std::string& name) const
{
	const auto found =
		std::find_if(engines_.begin(), engines_.end(), [&name](const Engine& engine) { return engine.name == name; });
	return found == engines_.end() ? nullptr : &*found;
}

const AllEndings& Contest::EndingsOf(const Engine& engine, int hertz, std::size_t discs)
{
	AllEndings& endings = played_[{RowName(engine, hertz), discs}];
	if (endings.empty())
	{
		std::fprintf(stderr, "results of %s, %zu discs\n", RowName(engine, hertz).c_str(), discs);
		const std::unique_ptr<EngineTable> table = engine.make();
		for (const physics::FlickCase& flick : Flicks(discs))
		{
			table->Play(flick, hertz, endings.emplace_back());
		}
	}
	return endings;
}

Deviation Contest::FromOurs(const Engine& engine, int hertz, std::size_t discs)
{
	return Deviate({{Flicks(discs), Ours(discs).endings, EndingsOf(engine, hertz, discs)}});
}

Deviation Contest::FromOurs(const Engine& engine, int hertz)
{
	std::vector<Comparison> comparisons;
	for (const std::size_t discs : kDiscs)
	{
		comparisons.push_back({Flicks(discs), Ours(discs).endings, EndingsOf(engine, hertz, discs)});
	}
	return Deviate(comparisons);
}

Deviation Contest::Between(const Engine& one, const Engine& other, int hertz)
{
	std::vector<Comparison> comparisons;
	for (const std::size_t discs : kDiscs)
	{
		comparisons.push_back({Flicks(discs), EndingsOf(one, hertz, discs), EndingsOf(other, hertz, discs)});
	}
	return Deviate(comparisons);
}

} // namespace faith::contest
