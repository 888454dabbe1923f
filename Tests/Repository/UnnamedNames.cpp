#include "Repository/RepositoryChecks.h"
#include "Repository/SourceText.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace faith::repository
{
namespace
{

namespace fs = std::filesystem;

/// A name in an unnamed namespace, with the namespaces around that.
struct UnnamedName
{
	std::string scope;
	std::string name;
	bool isFunction = false;
};

bool IsWord(char c)
{
	return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::string Trimmed(std::string_view text)
{
	const std::size_t begin = text.find_first_not_of(" \t\r\n");
	const std::size_t end = text.find_last_not_of(" \t\r\n");
	return begin == std::string_view::npos ? "" : std::string(text.substr(begin, end - begin + 1));
}

bool StartsWithWord(std::string_view text, std::string_view word)
{
	return text.substr(0, word.size()) == word && (text.size() == word.size() || !IsWord(text[word.size()]));
}

/// Without lines of the preprocessor, which end no statement.
std::string WithoutDirectives(std::string code)
{
	bool inDirective = false;
	bool isBlankSoFar = true;
	for (std::size_t at = 0; at < code.size(); ++at)
	{
		if (code[at] == '\n')
		{
			inDirective = inDirective && at > 0 && code[at - 1] == '\\';
			isBlankSoFar = true;
			continue;
		}
		inDirective = inDirective || (code[at] == '#' && isBlankSoFar);
		isBlankSoFar = isBlankSoFar && std::isspace(static_cast<unsigned char>(code[at])) != 0;
		if (inDirective && code[at] != '\\')
		{
			code[at] = ' ';
		}
	}
	return code;
}

/// What stands between < and > may hold brackets of its own, and names nothing that is declared.
std::string WithoutTemplateArguments(std::string_view text)
{
	std::string plain;
	int depth = 0;
	for (const char c : text)
	{
		depth += c == '<' ? 1 : 0;
		plain += depth == 0 ? c : ' ';
		depth -= c == '>' && depth > 0 ? 1 : 0;
	}
	return plain;
}

/// The last word of the text.
std::string LastWordOf(std::string_view text)
{
	std::size_t end = text.size();
	while (end > 0 && !IsWord(text[end - 1]))
	{
		--end;
	}
	std::size_t begin = end;
	while (begin > 0 && IsWord(text[begin - 1]))
	{
		--begin;
	}
	return std::string(text.substr(begin, end - begin));
}

/// One word in capital letters.
bool IsMacro(std::string_view text)
{
	const auto isCapital = [](char c)
	{
		return c == '_' || std::isupper(static_cast<unsigned char>(c)) != 0 ||
			std::isdigit(static_cast<unsigned char>(c)) != 0;
	};
	return !text.empty() && std::all_of(text.begin(), text.end(), isCapital);
}

/// What a statement of a namespace declares; without a name if that is nothing of its own.
UnnamedName DeclaredBy(const std::string& statement)
{
	std::string plain = Trimmed(WithoutTemplateArguments(statement));
	if (StartsWithWord(plain, "template"))
	{
		plain = Trimmed(std::string_view(plain).substr(8));
	}
	const bool isUsing = StartsWithWord(plain, "using") && plain.find('=') == std::string::npos;
	if (plain.empty() || isUsing || StartsWithWord(plain, "static_assert"))
	{
		return {};
	}
	for (const std::string_view kind : {"class", "struct", "enum", "union"})
	{
		if (StartsWithWord(plain, kind))
		{
			return {"", LastWordOf(plain.substr(0, plain.find(':'))), false};
		}
	}
	plain = plain.substr(0, plain.find('='));
	const std::size_t bracket = plain.find('(');
	const std::string before = Trimmed(plain.substr(0, (std::min)(bracket, plain.find('['))));
	const std::string name = LastWordOf(before);
	if (IsMacro(before))
	{
		// By custom the first thing it is given is what it declares.
		return {"", LastWordOf(plain.substr(0, plain.find_first_of(",)"))), false};
	}
	// What belongs to a class was declared there.
	const bool isMember = before.size() > name.size() && before[before.size() - name.size() - 1] == ':';
	return isMember ? UnnamedName{} : UnnamedName{"", name, bracket != std::string::npos};
}

/// All names that are declared directly in unnamed namespaces of the code.
std::vector<UnnamedName> UnnamedNamesOf(const std::string& code)
{
	struct Scope
	{
		std::string path;
		bool isUnnamed = false;
	};
	std::vector<UnnamedName> names;
	std::vector<Scope> scopes{{"", false}};
	std::string statement;
	const auto declare = [&]
	{
		UnnamedName declared = scopes.back().isUnnamed ? DeclaredBy(statement) : UnnamedName{};
		if (!declared.name.empty())
		{
			declared.scope = scopes.back().path;
			names.push_back(declared);
		}
	};
	for (const char c : code)
	{
		if (c != '{' && c != ';' && c != '}')
		{
			statement += c;
			continue;
		}
		if (c == '}' && scopes.size() > 1)
		{
			scopes.pop_back();
		}
		const std::string words = Trimmed(statement);
		if (c == '{' && words == "namespace")
		{
			scopes.push_back({scopes.back().path, true});
		}
		else if (c == '{' && StartsWithWord(words, "namespace"))
		{
			scopes.push_back({scopes.back().path + Trimmed(std::string_view(words).substr(9)) + "::", false});
		}
		else if (c != '}')
		{
			declare();
			if (c == '{')
			{
				scopes.push_back({});
			}
		}
		statement.clear();
	}
	return names;
}

/// True when a variable of the code has this name: then it hides the function, which some compilers refuse.
bool IsAssigned(std::string_view code, std::string_view name)
{
	for (std::size_t at = code.find(name); at != std::string_view::npos; at = code.find(name, at + 1))
	{
		const std::size_t next = code.find_first_not_of(" \t\r\n", at + name.size());
		const bool isWhole =
			(at == 0 || !IsWord(code[at - 1])) && !IsWord(code[(std::min)(at + name.size(), code.size() - 1)]);
		const bool isMember = at > 0 && (code[at - 1] == '.' || code[at - 1] == '>' || code[at - 1] == ':');
		if (isWhole && !isMember && next != std::string_view::npos && code.substr(next, 1) == "=" &&
			code.substr(next, 2) != "==")
		{
			return true;
		}
	}
	return false;
}

void CheckModule(const fs::path& folder, const fs::path& root, Findings& findings)
{
	std::map<std::string, fs::path> first;
	for (const fs::path& file : FilesBelow(folder))
	{
		if (file.extension() != ".cpp")
		{
			continue;
		}
		const std::string code = WithoutDirectives(WithoutCommentsAndLiterals(ReadFile(file)));
		if (ContainsWord(code, "using namespace"))
		{
			findings.push_back(
				Relative(file, root) + ": with a whole namespace in use, names of other sources may meet it");
		}
		for (const UnnamedName& found : UnnamedNamesOf(code))
		{
			const auto [known, isNew] = first.emplace(found.scope + found.name, file);
			if (!isNew && known->second != file)
			{
				findings.push_back(
					Relative(file, root) + ": " + found.name + " is also a name of " + Relative(known->second, root));
			}
			if (found.isFunction && IsAssigned(code, found.name))
			{
				findings.push_back(Relative(file, root) + ": a variable hides the function " + found.name);
			}
		}
	}
}

} // namespace

Findings CheckUnnamedNames(const fs::path& root)
{
	Findings findings;
	for (const fs::path& top : {root / "Source", root / "Plugins"})
	{
		for (const fs::path& file : FilesBelow(top))
		{
			const fs::path folder = file.parent_path();
			const bool isBuild = file.filename() == folder.filename().string() + ".Build.cs";
			const bool isAlone =
				top.filename() == "Plugins" && ReadFile(file).find("bUseUnity = false") != std::string::npos;
			if (isBuild && !isAlone)
			{
				CheckModule(folder, root, findings);
			}
		}
	}
	return findings;
}

} // namespace faith::repository
