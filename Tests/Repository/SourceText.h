#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace faith::repository
{

/// The whole file, or an empty text when there is none.
std::string ReadFile(const std::filesystem::path& file);

/// All regular files below a folder in a stable order, without version control, build output and Unreal's own folders.
std::vector<std::filesystem::path> FilesBelow(const std::filesystem::path& folder);

/// True for C++ files.
bool IsSource(const std::filesystem::path& file);

/// The path as seen from the root, with slashes.
std::string Relative(const std::filesystem::path& file, const std::filesystem::path& root);

/// One #include line.
struct Include
{
	/// What stands between the quotes or angle brackets.
	std::string target;
	/// True for "target", false for <target>.
	bool quoted = false;
};

std::vector<Include> IncludesOf(std::string_view source);

/// The C++ source with comments and the contents of literals blanked out.
std::string WithoutCommentsAndLiterals(std::string_view source);

/// True when `word` occurs and is not part of a longer identifier.
bool ContainsWord(std::string_view text, std::string_view word);

/// The arguments of faith_module in a CMakeLists.txt; the name is empty when there is no such call.
struct ModuleCall
{
	std::string name;
	std::vector<std::string> sources;
	std::vector<std::string> folders; ///< all sources in these are built as well
	std::vector<std::string> depends;
};

ModuleCall ModuleCallOf(std::string_view cmakeLists);

/// The modules named in PublicDependencyModuleNames and PrivateDependencyModuleNames of a Build.cs file.
std::vector<std::string> BuildDependenciesOf(std::string_view buildFile);

} // namespace faith::repository
