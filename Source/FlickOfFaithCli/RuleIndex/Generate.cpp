#include "FlickOfFaithCli/RuleIndex/RuleScan.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

/// Writes the table behind RuleIndex(): generate-rule-index <root of the repository> <output>.
namespace faith::cli
{
namespace
{

namespace fs = std::filesystem;

struct Place
{
	std::string file;
	ScannedReference reference;
};

/// All references to each rule.
using References = std::map<std::string, std::vector<Place>>;

using Scanner = std::vector<ScannedReference> (*)(std::string_view);

std::string ReadFile(const fs::path& path)
{
	std::ifstream file(path, std::ios::binary);
	return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// In a fixed order, so that the same sources give the same table.
std::vector<fs::path> SourcesBelow(const fs::path& folder)
{
	std::vector<fs::path> sources;
	for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
	{
		const fs::path extension = entry.path().extension();
		if (entry.is_regular_file() && (extension == ".h" || extension == ".cpp"))
		{
			sources.push_back(entry.path());
		}
	}
	// Where a rule is carried out says more than where it is declared.
	std::sort(sources.begin(), sources.end(),
		[](const fs::path& a, const fs::path& b)
		{ return std::pair(a.extension() == ".h", a) < std::pair(b.extension() == ".h", b); });
	return sources;
}

References Collect(const fs::path& root, const fs::path& folder, Scanner scan)
{
	References references;
	for (const fs::path& path : SourcesBelow(root / folder))
	{
		for (ScannedReference& reference : scan(ReadFile(path)))
		{
			references[reference.number].push_back({path.lexically_relative(root).generic_string(), reference});
		}
	}
	return references;
}

std::string Literal(std::string_view text)
{
	std::string literal = "\"";
	for (const char character : text)
	{
		literal += character == '"' || character == '\\' ? std::string("\\") + character : std::string(1, character);
	}
	return literal + "\"";
}

void WriteReferences(std::ostream& out, const std::string& name, const std::vector<Place>& places)
{
	out << "constexpr std::array<RuleReference, " << places.size() << "> " << name << "{{";
	for (const Place& place : places)
	{
		out << "\n\t{" << Literal(place.file) << ", " << place.reference.line << ", " << Literal(place.reference.what)
			<< "},";
	}
	out << "\n}};\n";
}

/// The references to rules that are not in the document.
std::vector<Place> Strays(const std::vector<ScannedRule>& rules, const References& sources, const References& tests)
{
	std::set<std::string> known;
	for (const ScannedRule& rule : rules)
	{
		known.insert(rule.number);
	}
	std::vector<Place> strays;
	for (const References* references : {&sources, &tests})
	{
		for (const auto& [number, places] : *references)
		{
			for (const Place& place : places)
			{
				if (!known.contains(number))
				{
					strays.push_back({place.file, {number, place.reference.line, number}});
				}
			}
		}
	}
	return strays;
}

std::string Table(const std::vector<ScannedRule>& rules, References& sources, References& tests)
{
	std::ostringstream out;
	out << "#include \"FlickOfFaithCli/RuleIndex/RuleIndex.h\"\n\n#include <array>\n\nnamespace "
		   "faith::cli\n{\n\nnamespace\n{\n\n";
	WriteReferences(out, "kStrays", Strays(rules, sources, tests));
	for (std::size_t i = 0; i < rules.size(); ++i)
	{
		WriteReferences(out, "kSources" + std::to_string(i), sources[rules[i].number]);
		WriteReferences(out, "kTests" + std::to_string(i), tests[rules[i].number]);
	}
	out << "constexpr std::array<IndexedRule, " << rules.size() << "> kRules{{\n";
	for (std::size_t i = 0; i < rules.size(); ++i)
	{
		out << "\t{" << Literal(rules[i].number) << ", " << Literal(rules[i].section) << ", " << Literal(rules[i].text)
			<< ", kSources" << i << ", kTests" << i << "},\n";
	}
	out << "}};\n\n} // namespace\n\nstd::span<const IndexedRule> RuleIndex()\n{\n\treturn kRules;\n}\n\n"
		   "std::span<const RuleReference> StrayReferences()\n{\n\treturn kStrays;\n}\n\n} // namespace faith::cli\n";
	return out.str();
}

int Generate(const fs::path& root, const fs::path& output)
{
	const std::vector<ScannedRule> rules = ScanRules(ReadFile(root / "Docs/Rules/FlickOfFaith.md"));
	if (rules.empty())
	{
		std::fputs("generate-rule-index: Docs/Rules/FlickOfFaith.md has no rules\n", stderr);
		return 1;
	}
	References sources = Collect(root, "Plugins/FaithGames/Source", ScanSource);
	References tests = Collect(root, "Tests", ScanTests);
	std::ofstream file(output, std::ios::binary);
	file << Table(rules, sources, tests);
	return file.flush() ? 0 : 1;
}

} // namespace
} // namespace faith::cli

int main(int count, char** arguments)
{
	if (count != 3)
	{
		std::fputs("usage: generate-rule-index <root of the repository> <output>\n", stderr);
		return 2;
	}
	return faith::cli::Generate(arguments[1], arguments[2]);
}
