#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

/// Checks of what no compiler sees: both build systems tell the same story and dependencies point one way. Each check takes
/// the root of a repository and answers with one sentence per finding, none when all is well.
namespace faith::repository
{

using Findings = std::vector<std::string>;

/// For each portable module, the modules whose headers it may include.
using DependencyOrder = std::map<std::string, std::set<std::string>>;

/// A portable module: a folder Plugins/<Plugin>/Source/<Module>.
struct Module
{
	std::string name;
	std::filesystem::path folder;
};

std::vector<Module> PortableModules(const std::filesystem::path& root);

/// Portable sources include only their own headers, those of the modules below them, and plain standard headers.
Findings CheckIncludes(const std::filesystem::path& root, const DependencyOrder& order);

/// Nothing that Unreal builds, the entry points of portable modules included, includes Qt, SDL or the desktop game: some of that is under
/// the GPL.
Findings CheckUnrealIsFree(const std::filesystem::path& root);

/// Portable sources use no type, function or keyword that differs between platforms or needs exceptions.
Findings CheckPortableWords(const std::filesystem::path& root);

/// Build.cs and CMakeLists.txt of a module name the same dependencies, and only such as the order allows.
Findings CheckDependencies(const std::filesystem::path& root, const DependencyOrder& order);

/// CMakeLists.txt lists every source of its module but <Module>Module.cpp, which has to be there, and nothing else.
Findings CheckSourceLists(const std::filesystem::path& root);

/// Every .uplugin and .uproject is valid JSON and lists exactly the modules that exist.
Findings CheckUnrealDescriptions(const std::filesystem::path& root);

/// The engine and the hosts name no card: what a law or god does is written in Private/Laws and Private/Gods alone.
/// Kinds of pieces may share a card's name and are no cards.
Findings CheckCardNames(const std::filesystem::path& root);

/// No two sources of a module of Unreal have the same name in an unnamed namespace, no variable hides a function there, and none
/// uses a whole namespace: Unreal may compile all of them as one. Portable modules may say in their Build.cs that each is compiled alone.
Findings CheckUnnamedNames(const std::filesystem::path& root);

/// A packaged game takes its texts along: Config/DefaultGame.ini stages Content/Text, which no asset refers to.
Findings CheckStagedTexts(const std::filesystem::path& root);

/// No file names a folder of somebody's machine.
Findings CheckMachinePaths(const std::filesystem::path& root);

} // namespace faith::repository
