#include "Repository/RepositoryChecks.h"
#include "Repository/SourceText.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace faith::repository
{
namespace
{

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A tiny repository in which every check passes; each test breaks one thing in it.
class RepositorySelfTest : public testing::Test
{
protected:
	void SetUp() override
	{
		const auto* test = testing::UnitTest::GetInstance()->current_test_info();
		root_ = std::filesystem::path(testing::TempDir()) / (std::string("FaithRepository") + test->name());
		std::filesystem::remove_all(root_);
		Write("Game.uproject", R"({"FileVersion": 3, "Modules": [], "Plugins": [{"Name": "Core"}]})");
		Write("Plugins/Core/Core.uplugin", R"({"FileVersion": 3, "Modules": [{"Name": "Low"}, {"Name": "High"}]})");
		WriteModule("Low", "", "");
		WriteModule("High", ", \"Low\"", "DEPENDS Low");
		Write(kLow + "Private/A.cpp", "#include \"Low/A.h\"\n#include <vector>\n");
		Write(kHigh + "Private/A.cpp", "#include \"High/A.h\"\n\n#include \"Low/A.h\"\n");
	}

	void TearDown() override { std::filesystem::remove_all(root_); }

	void Write(const std::string& name, const std::string& text) const
	{
		std::filesystem::create_directories((root_ / name).parent_path());
		std::ofstream(root_ / name, std::ios::binary) << text;
	}

	void WriteModule(const std::string& name, const std::string& unreal, const std::string& cmake) const
	{
		const std::string folder = "Plugins/Core/Source/" + name + "/";
		Write(folder + name + ".Build.cs", "PublicDependencyModuleNames.AddRange(new[] { \"Core\"" + unreal + " });");
		Write(
			folder + "CMakeLists.txt", "faith_module(" + name + "\n\tSOURCES Private/A.cpp # all\n\t" + cmake + ")\n");
		Write(folder + "Public/" + name + "/A.h", "#pragma once\n");
		Write(folder + "Private/" + name + "Module.cpp",
			"#include \"Modules/ModuleManager.h\"\nIMPLEMENT_MODULE(FDefaultModuleImpl, " + name + ")\n");
	}

	const std::string kLow = "Plugins/Core/Source/Low/";
	const std::string kHigh = "Plugins/Core/Source/High/";
	const DependencyOrder kOrder{{"Low", {}}, {"High", {"Low"}}};
	std::filesystem::path root_;
};

TEST_F(RepositorySelfTest, AcceptsAGoodTree)
{
	EXPECT_THAT(CheckIncludes(root_, kOrder), IsEmpty());
	EXPECT_THAT(CheckUnrealIsFree(root_), IsEmpty());
	EXPECT_THAT(CheckPortableWords(root_), IsEmpty());
	EXPECT_THAT(CheckDependencies(root_, kOrder), IsEmpty());
	EXPECT_THAT(CheckSourceLists(root_), IsEmpty());
	EXPECT_THAT(CheckUnrealDescriptions(root_), IsEmpty());
	EXPECT_THAT(CheckMachinePaths(root_), IsEmpty());
}

TEST_F(RepositorySelfTest, FindsAnIncludeAgainstTheOrder)
{
	Write(kLow + "Private/A.cpp", "#include \"High/A.h\"\n");
	EXPECT_THAT(CheckIncludes(root_, kOrder), ElementsAre(HasSubstr("Low/Private/A.cpp: High/A.h is neither")));
}

TEST_F(RepositorySelfTest, FindsAnIncludeOfTheEngineInAPublicHeader)
{
	Write(kLow + "Public/Low/A.h", "# include \"CoreMinimal.h\"\n");
	EXPECT_THAT(CheckIncludes(root_, kOrder), ElementsAre(HasSubstr("CoreMinimal.h is neither")));
}

TEST_F(RepositorySelfTest, FindsAnIncludeOfQtOrAHost)
{
	Write(kHigh + "Private/A.cpp", "#include <QtCore/QObject>\n#include \"FlickOfFaithCli/Match.h\"\n");
	EXPECT_THAT(CheckIncludes(root_, kOrder),
		ElementsAre(
			HasSubstr("QtCore/QObject is no standard header"), HasSubstr("FlickOfFaithCli/Match.h is neither")));
}

TEST_F(RepositorySelfTest, FindsTheDesktopInWhatUnrealBuilds)
{
	Write("Source/Host/Host.Build.cs", "");
	Write("Source/Host/Private/A.cpp", "#include \"Quests/Q.h\"\n#include <string>\n");
	Write("Source/Desktop/A.cpp", "#include <QObject>\n");
	EXPECT_THAT(CheckUnrealIsFree(root_), IsEmpty());
	Write("Source/Host/Private/A.cpp", "#include <QtCore/QObject>\n#include \"SDL2/SDL.h\"\n");
	Write(kLow + "Private/LowModule.cpp", "#include \"FlickOfFaithDesktop/Game.h\"\n#include <QString>\n");
	EXPECT_THAT(CheckUnrealIsFree(root_),
		ElementsAre(HasSubstr("LowModule.cpp: FlickOfFaithDesktop/Game.h belongs"), HasSubstr("LowModule.cpp: QString"),
			HasSubstr("Source/Host/Private/A.cpp: QtCore/QObject"),
			HasSubstr("Source/Host/Private/A.cpp: SDL2/SDL.h")));
}

TEST_F(RepositorySelfTest, FindsAnUnportableStandardHeader)
{
	Write(kLow + "Private/A.cpp", "#include <iostream>\n");
	EXPECT_THAT(CheckIncludes(root_, kOrder), ElementsAre(HasSubstr("iostream is no standard header")));
}

TEST_F(RepositorySelfTest, FindsAnIncludeThatClimbsOut)
{
	Write(kHigh + "Private/A.cpp", "#include \"../../Low/Private/A.cpp\"\n");
	EXPECT_THAT(CheckIncludes(root_, kOrder), ElementsAre(HasSubstr("climbs out")));
}

TEST_F(RepositorySelfTest, FindsAModuleThatTheOrderDoesNotKnow)
{
	WriteModule("Other", "", "");
	EXPECT_THAT(CheckIncludes(root_, kOrder), ElementsAre(HasSubstr("Other: the order")));
}

TEST_F(RepositorySelfTest, FindsUnportableWordsInCodeOnly)
{
	Write(kLow + "Private/A.cpp", "// long\nauto text = \"try long\"; int along = 1'000'000;\n/* throw */ int b;\n");
	EXPECT_THAT(CheckPortableWords(root_), IsEmpty());
	Write(kLow + "Private/A.cpp", "unsigned long a = list.at(0);\n");
	EXPECT_THAT(CheckPortableWords(root_), ElementsAre(HasSubstr("does not use long"), HasSubstr("does not use .at(")));
}

TEST_F(RepositorySelfTest, FindsDependenciesThatDisagree)
{
	WriteModule("High", "", "DEPENDS Low");
	EXPECT_THAT(
		CheckDependencies(root_, kOrder), ElementsAre(HasSubstr("High: CMake depends on {Low}, Build.cs on {}")));
}

TEST_F(RepositorySelfTest, FindsADependencyAgainstTheOrder)
{
	WriteModule("Low", ", \"High\"", "DEPENDS High");
	EXPECT_THAT(CheckDependencies(root_, kOrder), ElementsAre(HasSubstr("Low: must not depend on High")));
}

TEST_F(RepositorySelfTest, FindsASourceThatIsNotListed)
{
	Write(kLow + "Private/Deep/B.cpp", "");
	EXPECT_THAT(CheckSourceLists(root_), ElementsAre(HasSubstr("Low/Private/Deep/B.cpp: is not in")));
}

TEST_F(RepositorySelfTest, AcceptsAllSourcesOfAFolderThatIsListedWhole)
{
	Write(kLow + "CMakeLists.txt",
		"file(GLOB cards CONFIGURE_DEPENDS Private/Deep/*.cpp)\nfaith_module(Low SOURCES Private/A.cpp ${cards})\n");
	Write(kLow + "Private/Deep/B.cpp", "");
	EXPECT_THAT(CheckSourceLists(root_), IsEmpty());
	Write(kLow + "Private/Other/C.cpp", "");
	EXPECT_THAT(CheckSourceLists(root_), ElementsAre(HasSubstr("Low/Private/Other/C.cpp: is not in")));
}

TEST_F(RepositorySelfTest, FindsAListedSourceThatDoesNotExist)
{
	std::filesystem::remove(root_ / kLow / "Private/A.cpp");
	EXPECT_THAT(CheckSourceLists(root_), ElementsAre(HasSubstr("Low: CMakeLists.txt lists Private/A.cpp")));
}

TEST_F(RepositorySelfTest, FindsAModuleWithoutItsUnrealEntry)
{
	std::filesystem::remove(root_ / kLow / "Private/LowModule.cpp");
	EXPECT_THAT(CheckSourceLists(root_), ElementsAre(HasSubstr("Low: Private/LowModule.cpp does not implement")));
}

TEST_F(RepositorySelfTest, FindsAModuleWithoutCMakeLists)
{
	std::filesystem::remove(root_ / kHigh / "CMakeLists.txt");
	EXPECT_THAT(CheckSourceLists(root_), testing::Contains(HasSubstr("High: CMakeLists.txt has no faith_module")));
}

TEST_F(RepositorySelfTest, FindsADescriptionThatIsNoJson)
{
	Write("Plugins/Core/Core.uplugin", R"({"FileVersion": 3,)");
	EXPECT_THAT(CheckUnrealDescriptions(root_), ElementsAre("Plugins/Core/Core.uplugin: is not valid JSON"));
}

TEST_F(RepositorySelfTest, FindsAModuleThatItsPluginDoesNotList)
{
	Write("Plugins/Core/Core.uplugin", R"({"FileVersion": 3, "Modules": [{"Name": "Low"}]})");
	EXPECT_THAT(
		CheckUnrealDescriptions(root_), ElementsAre(HasSubstr("lists the modules {Low} but there are {High, Low}")));
}

TEST_F(RepositorySelfTest, FindsAPluginThatTheProjectDoesNotEnable)
{
	Write("Game.uproject", R"({"FileVersion": 3, "Modules": [], "Plugins": []})");
	EXPECT_THAT(CheckUnrealDescriptions(root_), ElementsAre("Game.uproject: does not enable the plugin Core"));
}

/// Two laws, of which one is also a piece, a god, and an engine and a host that name none of them.
class CardNamesSelfTest : public RepositorySelfTest
{
protected:
	void SetUp() override
	{
		RepositorySelfTest::SetUp();
		Write(kRules + "Private/Laws/Laws.cpp",
			"{.key = \"golden_calf\"},\n{.key = \"king_ape\"},\n{.key = \"templars\"},\n{.key = \"exodus\"},\n");
		Write(kRules + "Private/Gods/Ra.cpp", "constexpr EffectDef kRa{.id = EffectId{101}, .key = \"ra\"};\n");
		Write(kRules + "Public/FlickOfFaithRules/Pieces.h",
			"enum class PieceKind : std::uint8_t\n{\n\tTemplar, ///< large\n\tKingApe,\n};\n");
		Write(kEngine,
			"// Radius of the templar; an exodus of golden calves. KingApe\n"
			"Random random; auto key = \"king_ape\"; int extra = kRadius; int ran = 0; // raised\n");
	}

	const std::string kRules = "Plugins/FaithGames/Source/FlickOfFaithRules/";
	const std::string kEngine = kRules + "Private/Engine.cpp";
};

TEST_F(CardNamesSelfTest, AcceptsPiecesAndOrdinaryWords)
{
	EXPECT_THAT(CheckCardNames(root_), IsEmpty());
}

TEST_F(CardNamesSelfTest, FindsEveryWayToNameACardInTheEngine)
{
	for (const std::string text : {"if (law == \"golden_calf\")", "// The GoldenCalf stands here.",
			 "int goldenCalf = 0;", "bool HasGoldenCalf();", "// the Golden Calf", "Get(\"law.golden_calf.name\")"})
	{
		Write(kEngine, text);
		EXPECT_THAT(CheckCardNames(root_), ElementsAre(HasSubstr("Engine.cpp: names the card golden_calf"))) << text;
	}
	for (const std::string text : {"key == \"ra\"", "kRa", "// as Ra does", "int raPower = 0;", "\"god.ra.name\""})
	{
		Write(kEngine, text);
		EXPECT_THAT(CheckCardNames(root_), ElementsAre(HasSubstr("Engine.cpp: names the card ra"))) << text;
	}
}

TEST_F(CardNamesSelfTest, FindsThePluralOfAPieceThatIsACard)
{
	Write(kEngine, "bool HasTemplars();\n");
	EXPECT_THAT(CheckCardNames(root_), ElementsAre(HasSubstr("Engine.cpp: names the card templars")));
}

TEST_F(CardNamesSelfTest, FindsACardInAHost)
{
	Write("Source/Cli/Main.cpp", "if (key == \"exodus\")\n");
	EXPECT_THAT(CheckCardNames(root_), ElementsAre("Source/Cli/Main.cpp: names the card exodus"));
}

TEST_F(CardNamesSelfTest, FindsThatItKnowsNoCards)
{
	std::filesystem::remove_all(root_ / kRules / "Private/Laws");
	std::filesystem::remove_all(root_ / kRules / "Private/Gods");
	EXPECT_THAT(CheckCardNames(root_), ElementsAre(HasSubstr("no card was found")));
}

TEST_F(RepositorySelfTest, FindsEqualNamesInUnnamedNamespaces)
{
	const std::string game = "Source/Game/";
	Write(game + "Game.Build.cs", "bUseUnity = false;");
	Write(game + "Private/A.cpp",
		"#define TWO {\nnamespace\n{\nconstexpr int Width = 1; // Height\nint Of(int Height) { return Height; }\n} // "
		"namespace\n"
		"int Depth = 2;\n");
	Write(game + "Private/B.cpp",
		"namespace\n{\nstruct FHeight\n{\n\tint Width = 0;\n};\nconst std::function<void(int)> Depth;\n}\nint Of();\n");
	EXPECT_THAT(CheckUnnamedNames(root_), IsEmpty());
	const auto command = [](const std::string& name)
	{ return "namespace\n{\nDEFINE_COMMAND(" + name + ", int, Way);\nbool " + name + "::Update()\n{\n}\n}\n"; };
	Write(game + "Private/L.cpp", command("FLook"));
	Write(game + "Private/M.cpp", command("FMove"));
	EXPECT_THAT(CheckUnnamedNames(root_), IsEmpty());
	Write(game + "Private/N.cpp", command("FMove"));
	EXPECT_THAT(CheckUnnamedNames(root_), ElementsAre(HasSubstr("N.cpp: FMove is also a name of")));
	Write(game + "Private/N.cpp", "");
	Write(game + "Private/C.cpp", "namespace\n{\nconst FName Width(TEXT(\"x\"));\n}\n");
	Write(game + "Private/D.cpp", "namespace Inner\n{\nnamespace\n{\nint Width[2] = {1, 2};\n}\n}\n");
	Write(game + "Private/E.cpp", "namespace\n{\ntemplate <class T>\nT Of(T Value)\n{\n\treturn Value;\n}\n}\n");
	EXPECT_THAT(CheckUnnamedNames(root_),
		ElementsAre("Source/Game/Private/C.cpp: Width is also a name of Source/Game/Private/A.cpp",
			"Source/Game/Private/E.cpp: Of is also a name of Source/Game/Private/A.cpp"));
}

TEST_F(RepositorySelfTest, FindsAVariableThatHidesAFunction)
{
	Write("Source/Game/Game.Build.cs", "");
	Write("Source/Game/Private/A.cpp", "namespace\n{\nint Read()\n{\n\tconst int Read = 1;\n\treturn Read;\n}\n}\n");
	EXPECT_THAT(CheckUnnamedNames(root_), ElementsAre("Source/Game/Private/A.cpp: a variable hides the function Read"));
	Write("Source/Game/Private/A.cpp", "namespace\n{\nint Read()\n{\n\treturn 1;\n}\nbool Same = Read() == 1;\n}\n");
	EXPECT_THAT(CheckUnnamedNames(root_), IsEmpty());
}

TEST_F(RepositorySelfTest, FindsAWholeNamespaceInUse)
{
	Write("Source/Game/Game.Build.cs", "");
	Write("Source/Game/Private/A.cpp", "void Do()\n{\n\tusing namespace faith;\n}\n");
	EXPECT_THAT(CheckUnnamedNames(root_), ElementsAre(HasSubstr("A.cpp: with a whole namespace in use")));
}

TEST_F(RepositorySelfTest, LetsPortableModulesCompileEachSourceAlone)
{
	Write(kLow + "Private/B.cpp", "namespace\n{\nint same = 1;\n}\n");
	Write(kLow + "Private/C.cpp", "namespace\n{\nint same = 2;\n}\n");
	EXPECT_THAT(CheckUnnamedNames(root_), ElementsAre(HasSubstr("C.cpp: same is also a name of")));
	Write(kLow + "Low.Build.cs", "bUseUnity = false;");
	EXPECT_THAT(CheckUnnamedNames(root_), IsEmpty());
}

TEST_F(RepositorySelfTest, FindsTextsThatAreNotStaged)
{
	const std::string section = "[/Script/UnrealEd.ProjectPackagingSettings]\n";
	const std::string line = "+DirectoriesToAlwaysStageAsNonUFS=(Path=\"Text\")\n";
	const auto notStaged = ElementsAre("Config/DefaultGame.ini: does not stage Content/Text");
	EXPECT_THAT(CheckStagedTexts(root_), notStaged);
	Write("Config/DefaultGame.ini", section + ";" + line);
	EXPECT_THAT(CheckStagedTexts(root_), notStaged);
	Write("Config/DefaultGame.ini", section + "[/Script/Other]\n" + line);
	EXPECT_THAT(CheckStagedTexts(root_), notStaged);
	Write("Config/DefaultGame.ini", "[/Script/Other]\nA=1\n\n" + section + line);
	EXPECT_THAT(CheckStagedTexts(root_), IsEmpty());
}

TEST_F(RepositorySelfTest, FindsAFolderOfAMachine)
{
	const std::string home = std::string("/ho") + "me/";
	Write("Docs/Guide.md", "See Docs" + home + "index, and ${root}" + home + "x.\n");
	EXPECT_THAT(CheckMachinePaths(root_), IsEmpty());
	Write("Docs/Guide.md", "Look into " + home + "somebody/project.\n");
	EXPECT_THAT(CheckMachinePaths(root_), ElementsAre(HasSubstr("Docs/Guide.md: names a folder of a machine")));
}

TEST_F(RepositorySelfTest, IgnoresBuildOutput)
{
	Write("build/dev/log.txt", "Compiled in " + std::string("/ho") + "me/" + "somebody.\n");
	EXPECT_THAT(CheckMachinePaths(root_), IsEmpty());
}

} // namespace
} // namespace faith::repository
