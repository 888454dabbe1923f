#include "FlickTestFiles.h"
#include "FlickTestWorld.h"

#include "Convert/FlickConvert.h"
#include "FaithKernel/Reflect.h"
#include "FlickOfFaithPresentation/TextTables.h"
#include "Game/FlickGameInstance.h"
#include "Misc/FileHelper.h"
#include "Misc/Paths.h"
#include "Save/FlickOptions.h"
#include "Text/FlickTexts.h"

#if WITH_DEV_AUTOMATION_TESTS

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickAllTextsTest, "FlickOfFaith.Texts.AreThereInEveryLanguage", FlickTestFlags)

bool FFlickAllTextsTest::RunTest(const FString& Parameters)
{
	for (std::size_t Index = 0; Index < faith::kEnumCount<faith::text::Language>; ++Index)
	{
		const FFlickTexts Texts = FFlickTexts::Load(static_cast<faith::text::Language>(Index));
		TestTrue(TEXT("complete"), Texts.IsComplete());
		const FString Name = Texts.Get("level.oracle.name").ToString();
		TestFalse(TEXT("a key instead of a text"), Name.IsEmpty() || Name.Contains(TEXT("[")));
		const FString Counted =
			Texts.Format("match.generation", {{"generation", int64_t{2}}, {"generations", int64_t{4}}}).ToString();
		TestTrue(TEXT("filled in"), Counted.Contains(TEXT("2")) && Counted.Contains(TEXT("4")));
	}
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickNoTextsTest, "FlickOfFaith.Texts.ShowTheirKeysWithoutFiles", FlickTestFlags)

bool FFlickNoTextsTest::RunTest(const FString& Parameters)
{
	// Once: all that is wrong is in one line.
	AddExpectedMessage(TEXT("Texts are missing"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 1);
	const FFlickTexts Texts =
		FFlickTexts::LoadFrom(FPaths::ProjectSavedDir() / TEXT("NoSuchFolder"), faith::text::Language::German);
	TestFalse(TEXT("complete"), Texts.IsComplete());
	TestEqual(TEXT("the key"), Texts.Get("level.oracle.name").ToString(), FString(TEXT("[level.oracle.name]")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(
	FFlickDamagedTextsTest, "FlickOfFaith.Texts.LeaveOutOnlyTheFileThatIsDamaged", FlickTestFlags)

bool FFlickDamagedTextsTest::RunTest(const FString& Parameters)
{
	const FFlickTestFolder Own(TEXT("FlickTexts"));
	const FString& Folder = Own.GetPath();
	for (const std::string_view File : faith::flick::kTextTables)
	{
		const FString Name = FlickConvert::ToString(File);
		const FString Content = File == "Game.csv" ? FString(TEXT("Key,SourceString,Comment\n\"a,b,c"))
												   : TEXT("Key,SourceString,Comment\n") + Name + TEXT(",Text,\n");
		TestTrue(TEXT("written"), FFileHelper::SaveStringToFile(Content, *(Folder / Name)));
	}
	AddExpectedMessage(TEXT("Game.csv line"), ELogVerbosity::Warning, EAutomationExpectedMessageFlags::Contains, 1);
	const FFlickTexts Texts = FFlickTexts::LoadFrom(Folder, faith::text::Language::English);
	TestFalse(TEXT("complete"), Texts.IsComplete());
	TestEqual(TEXT("of another file"), Texts.Get("Cards.csv").ToString(), FString(TEXT("Text")));
	return true;
}

IMPLEMENT_SIMPLE_AUTOMATION_TEST(FFlickLanguageTest, "FlickOfFaith.Texts.ChangeWithTheLanguage", FlickTestFlags)

bool FFlickLanguageTest::RunTest(const FString& Parameters)
{
	const FFlickTestFiles Files(TEXT("FlickLanguageOptions"));
	FFlickTestWorld World(TEXT("?Players=2"));
	UFlickGameInstance& Game = *World.GetGameInstance();
	Game.UseOptionsOf(TEXT("FlickLanguageOptions"));
	Game.SetLanguage(TEXT("en"));
	int32 Changes = 0;
	Game.OnLanguageChanged.AddLambda([&Changes]() { ++Changes; });
	const FString English = Game.GetTexts().Get("level.novice.name").ToString();
	Game.SetLanguage(TEXT("pl"));
	TestEqual(TEXT("told"), Changes, 1);
	TestFalse(TEXT("another text"), Game.GetTexts().Get("level.novice.name").ToString() == English);
	Game.SetLanguage(TEXT("pl"));
	TestEqual(TEXT("told only of a change"), Changes, 1);
	Game.SetLanguage(TEXT("Klingon"));
	const FString Chosen = Game.GetOptions()->Language;
	TestTrue(TEXT("one there is"), Chosen == TEXT("en") || Chosen == TEXT("de") || Chosen == TEXT("pl"));
	return true;
}

#endif
