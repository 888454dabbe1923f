#include "FlickOfFaithDesktop/Words.h"

#include "FlickOfFaithHost/TextFiles.h"

#include <gtest/gtest.h>

#include <QRegularExpression>

namespace faith::desktop
{
namespace
{

Words In(text::Language language)
{
	return Words(*host::LoadTexts(language));
}

TEST(Words, AreThoseOfTheLanguage)
{
	EXPECT_EQ(In(text::Language::English).get("menu.quit"), "Quit");
	EXPECT_NE(In(text::Language::German).get("menu.quit"), "Quit");
	EXPECT_NE(In(text::Language::Polish).get("menu.quit"), In(text::Language::German).get("menu.quit"));
}

TEST(Words, KeepLettersBeyondAscii)
{
	EXPECT_TRUE(In(text::Language::Polish).get("menu.quit").contains(QRegularExpression("[^\\x00-\\x7f]")))
		<< In(text::Language::Polish).get("menu.quit").toStdString();
}

TEST(Words, FillInNumbersAndTexts)
{
	const Words words = In(text::Language::English);
	EXPECT_EQ(words.format("match.generation", {{"generation", 2}, {"generations", 5}}), "Generation 2 of 5");
	EXPECT_EQ(words.format("match.wins", {{"player", "Łódź"}}), "Łódź wins");
}

TEST(Words, ChooseThePluralFormByNumber)
{
	const Words words = In(text::Language::English);
	const QVariantMap one{{"milliseconds", 5}, {"contacts", 1}};
	EXPECT_EQ(words.format("cli.shot.outcome", one), "5 ms, 1 contact.");
	// QML's numbers are doubles.
	const QVariantMap two{{"milliseconds", 5}, {"contacts", 2.0}};
	EXPECT_EQ(words.format("cli.shot.outcome", two), "5 ms, 2 contacts.");
}

TEST(Words, ATextOfDigitsStaysAText)
{
	EXPECT_EQ(In(text::Language::English).format("match.wins", {{"player", "12"}}), "12 wins");
}

} // namespace
} // namespace faith::desktop
