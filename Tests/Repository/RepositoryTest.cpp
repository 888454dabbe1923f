#include "Repository/RepositoryChecks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace faith::repository
{
namespace
{

using testing::IsEmpty;

const std::filesystem::path kRoot = FAITH_SOURCE_DIR;

/// The architecture's one-way order; a new module adds its line here.
const DependencyOrder kOrder{
	{"FaithKernel", {}},
	{"FaithPhysics", {"FaithKernel"}},
	{"FaithSearch", {"FaithKernel"}},
	{"FaithText", {"FaithKernel"}},
	{"FlickOfFaithRules", {"FaithKernel", "FaithPhysics"}},
	{"FlickOfFaithAI", {"FaithKernel", "FaithPhysics", "FaithSearch", "FlickOfFaithRules"}},
	{"FlickOfFaithPresentation",
		{"FaithKernel", "FaithPhysics", "FaithSearch", "FaithText", "FlickOfFaithRules", "FlickOfFaithAI"}},
};

TEST(Repository, HasThePortableModulesOfTheOrder)
{
	std::set<std::string> names;
	for (const Module& module : PortableModules(kRoot))
	{
		names.insert(module.name);
	}
	for (const auto& [name, mayUse] : kOrder)
	{
		EXPECT_EQ(names.count(name), 1u) << name;
	}
	EXPECT_EQ(names.size(), kOrder.size());
}

TEST(Repository, IncludesPointOneWay)
{
	EXPECT_THAT(CheckIncludes(kRoot, kOrder), IsEmpty());
}

TEST(Repository, NothingOfTheDesktopEntersUnreal)
{
	EXPECT_THAT(CheckUnrealIsFree(kRoot), IsEmpty());
}

TEST(Repository, PortableCodeUsesNoUnportableWords)
{
	EXPECT_THAT(CheckPortableWords(kRoot), IsEmpty());
}

TEST(Repository, BothBuildSystemsNameTheSameDependencies)
{
	EXPECT_THAT(CheckDependencies(kRoot, kOrder), IsEmpty());
}

TEST(Repository, EverySourceIsBuiltByBothBuildSystems)
{
	EXPECT_THAT(CheckSourceLists(kRoot), IsEmpty());
}

TEST(Repository, UnrealDescriptionsListEveryModule)
{
	EXPECT_THAT(CheckUnrealDescriptions(kRoot), IsEmpty());
}

TEST(Repository, SourcesOfAnUnrealModuleMayBeCompiledAsOne)
{
	EXPECT_THAT(CheckUnnamedNames(kRoot), IsEmpty());
}

TEST(Repository, TheEngineNamesNoCard)
{
	EXPECT_THAT(CheckCardNames(kRoot), IsEmpty());
}

TEST(Repository, APackagedGameTakesItsTextsAlong)
{
	EXPECT_THAT(CheckStagedTexts(kRoot), IsEmpty());
}

TEST(Repository, NamesNoFolderOfAMachine)
{
	EXPECT_THAT(CheckMachinePaths(kRoot), IsEmpty());
}

} // namespace
} // namespace faith::repository
