#include "Repository/RepositoryChecks.h"

#include "Repository/SourceText.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace faith::repository
{
namespace
{

namespace fs = std::filesystem;

/// Standard headers that mean the same on every compiler this project meets.
const std::set<std::string> kStandardHeaders{"algorithm", "array", "atomic", "bit", "bitset", "cassert", "charconv",
	"climits", "cmath", "compare", "concepts", "cstddef", "cstdint", "cstdlib", "cstring", "deque", "functional",
	"initializer_list", "iterator", "limits", "map", "memory", "new", "numeric", "optional", "set", "span", "string",
	"string_view", "tuple", "type_traits", "utility", "variant", "vector"};

/// The one file that may use what only some processors have; it does without elsewhere.
const std::string kVectorHeader = "immintrin.h";
const std::string kVectorUser = "DiscFilter.h";

const std::array<std::string_view, 10> kForbiddenWords{
	"long", "__int128", "throw", "try", "catch", "dynamic_cast", "typeid", "wchar_t", ".at(", ".value()"};

/// The one source of a module that belongs to Unreal.
fs::path ModuleEntry(const Module& module)
{
	return module.folder / "Private" / (module.name + "Module.cpp");
}

std::vector<fs::path> PortableSources(const Module& module)
{
	std::vector<fs::path> files = FilesBelow(module.folder);
	const auto foreign = [&](const fs::path& file) { return !IsSource(file) || file == ModuleEntry(module); };
	files.erase(std::remove_if(files.begin(), files.end(), foreign), files.end());
	return files;
}

/// Why a portable file of `module` must not have this include, or nothing.
std::string WhyRefused(
	const Include& include, const Module& module, const fs::path& file, const std::set<std::string>& mayUse)
{
	if (include.target == kVectorHeader && file.filename() == kVectorUser)
	{
		return "";
	}
	if (!include.quoted)
	{
		return kStandardHeaders.count(include.target) > 0 ? "" : "is no standard header that portable code may use";
	}
	if (include.target.find("..") != std::string::npos)
	{
		return "climbs out of its folder";
	}
	const std::size_t slash = include.target.find('/');
	const std::string owner = include.target.substr(0, slash);
	if (slash != std::string::npos && mayUse.count(owner) > 0)
	{
		return "";
	}
	const bool own = fs::exists(module.folder / "Public" / include.target) ||
		fs::exists(module.folder / "Private" / include.target) || fs::exists(file.parent_path() / include.target);
	return own ? "" : "is neither its own nor of a module below it";
}

std::string Joined(const std::set<std::string>& names)
{
	std::string text;
	for (const std::string& name : names)
	{
		text += (text.empty() ? "" : ", ") + name;
	}
	return "{" + text + "}";
}

std::set<std::string> AsSet(const std::vector<std::string>& names)
{
	return {names.begin(), names.end()};
}

std::set<std::string> NamesIn(const nlohmann::json& description, const char* list)
{
	std::set<std::string> names;
	if (description.contains(list) && description[list].is_array())
	{
		for (const nlohmann::json& entry : description[list])
		{
			names.insert(entry.value("Name", ""));
		}
	}
	return names;
}

/// The modules in the folder: those with a Build.cs of their name.
std::set<std::string> ModulesBelow(const fs::path& folder)
{
	std::set<std::string> names;
	for (const fs::path& file : FilesBelow(folder))
	{
		const std::string name = file.parent_path().filename().string();
		if (file.filename() == name + ".Build.cs")
		{
			names.insert(name);
		}
	}
	return names;
}

std::set<std::string> PluginsBelow(const fs::path& folder)
{
	std::set<std::string> names;
	for (const fs::path& file : FilesBelow(folder))
	{
		if (file.extension() == ".uplugin")
		{
			names.insert(file.stem().string());
		}
	}
	return names;
}

void CheckDescription(const fs::path& file, const fs::path& root, Findings& findings)
{
	const std::string name = Relative(file, root);
	const nlohmann::json description = nlohmann::json::parse(ReadFile(file), nullptr, false);
	if (!description.is_object())
	{
		findings.push_back(name + ": is not valid JSON");
		return;
	}
	if (description.value("FileVersion", 0) != 3)
	{
		findings.push_back(name + ": FileVersion is not 3");
	}
	const std::set<std::string> listed = NamesIn(description, "Modules");
	std::set<std::string> present = ModulesBelow(file.parent_path() / "Source");
	// A module that is built by a target of its own may stay out of the project.
	std::erase_if(present,
		[&](const std::string& module)
		{ return listed.count(module) == 0 && fs::exists(file.parent_path() / "Source" / (module + ".Target.cs")); });
	if (listed != present)
	{
		findings.push_back(name + ": lists the modules " + Joined(listed) + " but there are " + Joined(present));
	}
	if (file.extension() == ".uproject")
	{
		const std::set<std::string> enabled = NamesIn(description, "Plugins");
		for (const std::string& plugin : PluginsBelow(file.parent_path() / "Plugins"))
		{
			if (enabled.count(plugin) == 0)
			{
				findings.push_back(name + ": does not enable the plugin " + plugin);
			}
		}
	}
}

/// QObject, QtCore/QObject, qqml.h, SDL.h, SDL2/SDL.h and the host that uses them.
bool IsOfTheDesktop(const std::string& include)
{
	const bool isQt = include.size() > 1 && (include[0] == 'Q' || include[0] == 'q') &&
		(std::isupper(static_cast<unsigned char>(include[1])) != 0 || include[1] == 't' || include[1] == 'q');
	return isQt || include.rfind("SDL", 0) == 0 || include.rfind("FlickOfFaithDesktop/", 0) == 0;
}

bool StartsAPath(const std::string& text, std::size_t at)
{
	if (at == 0)
	{
		return true;
	}
	const char before = text[at - 1];
	return std::isalnum(static_cast<unsigned char>(before)) == 0 &&
		std::string_view("._-/}").find(before) == std::string::npos;
}

} // namespace

std::vector<Module> PortableModules(const fs::path& root)
{
	std::vector<Module> modules;
	for (const fs::path& file : FilesBelow(root / "Plugins"))
	{
		const fs::path folder = file.parent_path();
		if (folder.parent_path().filename() == "Source" && file.filename() == folder.filename().string() + ".Build.cs")
		{
			modules.push_back({folder.filename().string(), folder});
		}
	}
	return modules;
}

Findings CheckIncludes(const fs::path& root, const DependencyOrder& order)
{
	Findings findings;
	for (const Module& module : PortableModules(root))
	{
		const auto row = order.find(module.name);
		if (row == order.end())
		{
			findings.push_back(module.name + ": the order of dependencies does not know this module");
			continue;
		}
		for (const fs::path& file : PortableSources(module))
		{
			for (const Include& include : IncludesOf(ReadFile(file)))
			{
				const std::string why = WhyRefused(include, module, file, row->second);
				if (!why.empty())
				{
					findings.push_back(Relative(file, root) + ": " + include.target + " " + why);
				}
			}
		}
	}
	return findings;
}

Findings CheckPortableWords(const fs::path& root)
{
	Findings findings;
	for (const Module& module : PortableModules(root))
	{
		for (const fs::path& file : PortableSources(module))
		{
			const std::string code = WithoutCommentsAndLiterals(ReadFile(file));
			for (const std::string_view word : kForbiddenWords)
			{
				if (ContainsWord(code, word))
				{
					findings.push_back(Relative(file, root) + ": portable code does not use " + std::string(word));
				}
			}
		}
	}
	return findings;
}

Findings CheckDependencies(const fs::path& root, const DependencyOrder& order)
{
	Findings findings;
	for (const Module& module : PortableModules(root))
	{
		const std::set<std::string> cmake = AsSet(ModuleCallOf(ReadFile(module.folder / "CMakeLists.txt")).depends);
		std::set<std::string> unreal =
			AsSet(BuildDependenciesOf(ReadFile(module.folder / (module.name + ".Build.cs"))));
		if (unreal.erase("Core") == 0)
		{
			findings.push_back(module.name + ": Build.cs lacks Core, which IMPLEMENT_MODULE needs");
		}
		if (cmake != unreal)
		{
			findings.push_back(module.name + ": CMake depends on " + Joined(cmake) + ", Build.cs on " + Joined(unreal));
		}
		const auto row = order.find(module.name);
		for (const std::string& name : cmake)
		{
			if (row == order.end() || row->second.count(name) == 0)
			{
				findings.push_back(module.name + ": must not depend on " + name);
			}
		}
	}
	return findings;
}

Findings CheckSourceLists(const fs::path& root)
{
	Findings findings;
	for (const Module& module : PortableModules(root))
	{
		const ModuleCall call = ModuleCallOf(ReadFile(module.folder / "CMakeLists.txt"));
		if (call.name != module.name)
		{
			findings.push_back(module.name + ": CMakeLists.txt has no faith_module(" + module.name + ")");
		}
		std::set<std::string> listed = AsSet(call.sources);
		const std::set<std::string> folders = AsSet(call.folders);
		for (const fs::path& file : PortableSources(module))
		{
			const bool inFolder = folders.count(Relative(file.parent_path(), module.folder)) > 0;
			if (file.extension() == ".cpp" && !inFolder && listed.erase(Relative(file, module.folder)) == 0)
			{
				findings.push_back(Relative(file, root) + ": is not in its module's CMakeLists.txt");
			}
		}
		for (const std::string& source : listed)
		{
			findings.push_back(module.name + ": CMakeLists.txt lists " + source + ", which is no portable source");
		}
		const std::string entry = ReadFile(ModuleEntry(module));
		if (entry.find("IMPLEMENT_MODULE(FDefaultModuleImpl, " + module.name + ")") == std::string::npos)
		{
			findings.push_back(module.name + ": Private/" + module.name + "Module.cpp does not implement the module");
		}
	}
	return findings;
}

Findings CheckUnrealDescriptions(const fs::path& root)
{
	Findings findings;
	bool hasProject = false;
	for (const fs::path& file : FilesBelow(root))
	{
		if (file.extension() == ".uplugin" || file.extension() == ".uproject")
		{
			hasProject = hasProject || file.extension() == ".uproject";
			CheckDescription(file, root, findings);
		}
	}
	if (!hasProject)
	{
		findings.push_back("there is no .uproject file");
	}
	return findings;
}

Findings CheckUnrealIsFree(const fs::path& root)
{
	std::vector<fs::path> files = FilesBelow(root / "Plugins");
	for (const std::string& module : ModulesBelow(root / "Source"))
	{
		const std::vector<fs::path> more = FilesBelow(root / "Source" / module);
		files.insert(files.end(), more.begin(), more.end());
	}
	Findings findings;
	for (const fs::path& file : files)
	{
		if (!IsSource(file))
		{
			continue;
		}
		for (const Include& include : IncludesOf(ReadFile(file)))
		{
			if (IsOfTheDesktop(include.target))
			{
				findings.push_back(Relative(file, root) + ": " + include.target + " belongs to the desktop game");
			}
		}
	}
	return findings;
}

Findings CheckStagedTexts(const fs::path& root)
{
	const std::string settings = ReadFile(root / "Config/DefaultGame.ini");
	const std::size_t section = settings.find("[/Script/UnrealEd.ProjectPackagingSettings]");
	const std::size_t line = settings.find("\n+DirectoriesToAlwaysStageAsNonUFS=(Path=\"Text\")");
	const bool staged = section != std::string::npos && line != std::string::npos && section < line &&
		settings.find("\n[", section) >= line;
	return staged ? Findings{} : Findings{"Config/DefaultGame.ini: does not stage Content/Text"};
}

Findings CheckMachinePaths(const fs::path& root)
{
	// Written in two halves so that this file passes its own check.
	const std::array<std::string, 6> places{"/ho"
											"me/",
		"/wo"
		"rk/",
		"/ro"
		"ot/",
		"/Us"
		"ers/",
		"C:\\"
		"Users",
		"C:/"
		"Users"};
	Findings findings;
	for (const fs::path& file : FilesBelow(root))
	{
		const std::string text = ReadFile(file);
		if (text.find('\0') != std::string::npos)
		{
			continue;
		}
		for (const std::string& place : places)
		{
			const std::size_t at = text.find(place);
			if (at != std::string::npos && StartsAPath(text, at))
			{
				findings.push_back(Relative(file, root) + ": names a folder of a machine: " + place);
			}
		}
	}
	return findings;
}

} // namespace faith::repository
