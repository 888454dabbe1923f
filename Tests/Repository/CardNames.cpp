#include "Repository/RepositoryChecks.h"
#include "Repository/SourceText.h"

#include <cctype>
#include <string_view>

namespace faith::repository
{
namespace
{

namespace fs = std::filesystem;

const fs::path kRulesFolder = "Plugins/FaithGames/Source/FlickOfFaithRules";

bool IsLower(char c)
{
	return std::islower(static_cast<unsigned char>(c)) != 0;
}

bool IsUpper(char c)
{
	return std::isupper(static_cast<unsigned char>(c)) != 0;
}

bool IsIdentifierCharacter(char c)
{
	return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

/// The keys of cards: the literals that follow `.key = `.
void CollectKeys(std::string_view source, std::set<std::string>& keys)
{
	constexpr std::string_view kStart = ".key = \"";
	for (std::size_t at = source.find(kStart); at != std::string_view::npos; at = source.find(kStart, at + 1))
	{
		const std::size_t first = at + kStart.size();
		keys.emplace(source.substr(first, source.find('"', first) - first));
	}
}

/// The enumerators of PieceKind as keys: KingApe is king_ape.
std::set<std::string> PieceKindKeys(const std::string& source)
{
	std::set<std::string> keys;
	const std::string code = WithoutCommentsAndLiterals(source);
	const std::size_t open = code.find('{', code.find("enum class PieceKind"));
	std::string key;
	for (std::size_t at = open; at < code.size(); ++at)
	{
		if (IsUpper(code[at]) && !key.empty())
		{
			key += '_';
		}
		if (IsIdentifierCharacter(code[at]))
		{
			key += static_cast<char>(std::tolower(static_cast<unsigned char>(code[at])));
		}
		else if (!key.empty())
		{
			keys.insert(key);
			key.clear();
		}
		if (code[at] == '}')
		{
			break;
		}
	}
	return keys;
}

/// The key with capitals instead of underscores; `between` stands where they were.
std::string Capitalised(std::string_view key, std::string_view between)
{
	std::string text;
	bool starts = true;
	for (const char c : key)
	{
		if (c == '_')
		{
			text += between;
		}
		else
		{
			text += starts ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
		}
		starts = c == '_';
	}
	return text;
}

/// True when the text occurs in a place that `fits` accepts, given the characters before and after it.
template <class Fits>
bool Occurs(std::string_view text, std::string_view wanted, const Fits& fits)
{
	for (std::size_t at = text.find(wanted); at != std::string_view::npos; at = text.find(wanted, at + 1))
	{
		const std::size_t end = at + wanted.size();
		if (fits(at == 0 ? ' ' : text[at - 1], end == text.size() ? ' ' : text[end]))
		{
			return true;
		}
	}
	return false;
}

/// How a card can be named, and where that is no accident:
/// - GoldenCalf, and so kGoldenCalf and HasGoldenCalf, or "Golden Calf", anywhere; the capital and the end of the word
///   decide, so that Random and Radius do not name Ra;
/// - golden_calf anywhere, for no English word has an underscore;
/// - a key of one word only as a whole part of a literal, "exodus" or "law.exodus.name": prose may use the word;
/// - goldenCalf and exodusLeft as the start of an identifier, in code only, for the same reason.
bool NamesCard(const std::string& source, const std::string& code, const std::string& key)
{
	const auto endsThere = [](char, char after) { return !IsLower(after); };
	const auto anywhere = [](char, char) { return true; };
	const auto partOfLiteral = [](char before, char after)
	{ return (before == '"' || before == '.') && (after == '"' || after == '.'); };
	const auto startsIdentifier = [](char before, char after)
	{ return !IsIdentifierCharacter(before) && (!IsIdentifierCharacter(after) || IsUpper(after)); };
	const bool manyWords = key.find('_') != std::string::npos;
	const std::string pascal = Capitalised(key, "");
	const std::string camel = key.front() + pascal.substr(1);
	return Occurs(source, pascal, endsThere) || Occurs(source, Capitalised(key, " "), endsThere) ||
		(manyWords ? Occurs(source, key, anywhere) : Occurs(source, key, partOfLiteral)) ||
		Occurs(code, camel, startsIdentifier);
}

bool IsBelow(const fs::path& file, const fs::path& folder)
{
	const std::string relative = file.lexically_relative(folder).generic_string();
	return relative.rfind("..", 0) != 0;
}

} // namespace

Findings CheckCardNames(const fs::path& root)
{
	const fs::path laws = root / kRulesFolder / "Private/Laws";
	const fs::path gods = root / kRulesFolder / "Private/Gods";
	std::set<std::string> keys;
	for (const fs::path& folder : {laws, gods})
	{
		for (const fs::path& file : FilesBelow(folder))
		{
			CollectKeys(ReadFile(file), keys);
		}
	}
	if (keys.empty())
	{
		return {"no card was found in " + Relative(laws, root) + " and " + Relative(gods, root)};
	}
	for (const std::string& kind : PieceKindKeys(ReadFile(root / kRulesFolder / "Public/FlickOfFaithRules/Pieces.h")))
	{
		keys.erase(kind);
	}
	Findings findings;
	for (const fs::path& folder : {root / "Plugins/FaithGames/Source", root / "Source"})
	{
		for (const fs::path& file : FilesBelow(folder))
		{
			if (!IsSource(file) || IsBelow(file, laws) || IsBelow(file, gods))
			{
				continue;
			}
			const std::string source = ReadFile(file);
			const std::string code = WithoutCommentsAndLiterals(source);
			for (const std::string& key : keys)
			{
				if (NamesCard(source, code, key))
				{
					findings.push_back(Relative(file, root) + ": names the card " + key);
				}
			}
		}
	}
	return findings;
}

} // namespace faith::repository
