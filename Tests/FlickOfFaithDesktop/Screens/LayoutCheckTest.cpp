#include "FlickOfFaithDesktop/Screens/LayoutCheck.h"
#include "FlickOfFaithDesktop/Screens/Picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QColor>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QTest>

#include <memory>

namespace faith::desktop
{
namespace
{

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A window of 400x300 with a few lines of QML in it, each with one known fault or none.
class LayoutCheck : public testing::Test
{
protected:
	std::vector<std::string> FaultsOf(const QByteArray& qml)
	{
		QQmlComponent component(&engine_);
		component.setData("import QtQuick\nItem { width: 400; height: 300\n" + qml + "\n}", QUrl());
		std::unique_ptr<QObject> made(component.create());
		auto* const item = qobject_cast<QQuickItem*>(made.get());
		if (item == nullptr)
		{
			ADD_FAILURE() << component.errorString().toStdString();
			return {};
		}
		QQuickWindow window;
		window.resize(400, 300);
		item->setParentItem(window.contentItem());
		window.show();
		EXPECT_TRUE(QTest::qWaitForWindowExposed(&window));
		// Drawing lays everything out.
		EXPECT_FALSE(window.grabWindow().isNull());
		return TextFaults(window);
	}

	QQmlEngine engine_;
};

TEST_F(LayoutCheck, AcceptsTextsBesideEachOther)
{
	EXPECT_THAT(FaultsOf("Column { Text { text: 'one' } Text { text: 'two' } }"), IsEmpty());
}

TEST_F(LayoutCheck, FindsAShortenedText)
{
	EXPECT_THAT(FaultsOf("Text { width: 40; elide: Text.ElideRight; text: 'much too long for it' }"),
		ElementsAre(HasSubstr("is shortened")));
	EXPECT_THAT(FaultsOf("Text { width: 90; wrapMode: Text.WordWrap; maximumLineCount: 1; elide: Text.ElideRight; "
						 "text: 'much too long for one line' }"),
		ElementsAre(HasSubstr("is shortened")));
	EXPECT_THAT(FaultsOf("Text { width: 300; elide: Text.ElideRight; text: 'fits' }"), IsEmpty());
}

TEST_F(LayoutCheck, FindsATextThatTheWindowCutsOff)
{
	EXPECT_THAT(FaultsOf("Text { x: 380; text: 'beyond the edge' }"), ElementsAre(HasSubstr("is cut off")));
	EXPECT_THAT(FaultsOf("Text { y: 290; text: 'below' }"), ElementsAre(HasSubstr("is cut off")));
}

TEST_F(LayoutCheck, FindsATextThatAClipCutsOff)
{
	EXPECT_THAT(FaultsOf("Item { width: 50; height: 50; clip: true; Text { text: 'wider than its clip' } }"),
		ElementsAre(HasSubstr("is cut off")));
}

TEST_F(LayoutCheck, LetsAListBeScrolled)
{
	const QByteArray list = "ListView { width: 200; height: 50; clip: true; model: 9; delegate: Text { height: 19; ";
	EXPECT_THAT(FaultsOf(list + "text: 'line ' + index } }"), IsEmpty());
	EXPECT_THAT(FaultsOf("ListView { width: 30; height: 50; clip: true; model: 1; delegate: Text { "
						 "text: 'wider than the list' } }"),
		ElementsAre(HasSubstr("is cut off")));
}

TEST_F(LayoutCheck, FindsATextThatSpillsOverItsPanel)
{
	const QByteArray panel = "Rectangle { x: 50; y: 50; width: 80; height: 40; color: 'tan'; Text { ";
	EXPECT_THAT(FaultsOf(panel + "text: 'longer than the panel' } }"), ElementsAre(HasSubstr("spills over")));
	EXPECT_THAT(
		FaultsOf(panel +
			"width: 80; wrapMode: Text.WordWrap; text: 'has more lines than it can hold, and more, and more' } }"),
		ElementsAre(HasSubstr("spills over")));
	EXPECT_THAT(FaultsOf(panel + "text: 'fits' } }"), IsEmpty());
	EXPECT_THAT(FaultsOf(panel + "y: 60; text: 'stands below it' } }"), IsEmpty());
}

TEST_F(LayoutCheck, FindsATextThatIsTooSmall)
{
	EXPECT_THAT(FaultsOf("Text { font.pixelSize: 10; text: 'tiny' }"), ElementsAre(HasSubstr("is too small")));
	EXPECT_THAT(FaultsOf("Item { scale: 0.5; Text { font.pixelSize: 20; text: 'scaled' } }"),
		ElementsAre(HasSubstr("is too small")));
	EXPECT_THAT(FaultsOf("Text { font.pixelSize: 11; text: 'just readable' }"), IsEmpty());
}

TEST_F(LayoutCheck, FindsTextsThatOverlap)
{
	EXPECT_THAT(FaultsOf("Text { text: 'below' } Text { x: 10; y: 3; text: 'above' }"),
		ElementsAre(testing::AllOf(HasSubstr("\"above\""), HasSubstr("overlaps \"below\""))));
	EXPECT_THAT(FaultsOf("Repeater { model: 2; Text { x: index * 5; text: 'row ' + index } }"),
		ElementsAre(HasSubstr("overlaps")));
	EXPECT_THAT(FaultsOf("Text { width: 300; height: 100; text: 'a large item is no large text' } "
						 "Text { y: 50; text: 'so this is beside it' }"),
		IsEmpty());
}

TEST_F(LayoutCheck, KnowsWhatAPanelHides)
{
	const QByteArray below = "Text { text: 'below' } ";
	EXPECT_THAT(FaultsOf(below + "Rectangle { width: 200; height: 100; Text { text: 'on the panel' } }"), IsEmpty());
	EXPECT_THAT(
		FaultsOf(below + "Rectangle { width: 200; height: 100; color: '#40ffffff'; Text { text: 'on glass' } }"),
		ElementsAre(HasSubstr("overlaps")));
	EXPECT_THAT(
		FaultsOf("Rectangle { z: 1; width: 200; height: 100; Text { text: 'on the panel' } } " + below), IsEmpty());
}

TEST_F(LayoutCheck, PassesOverWhatCannotBeSeen)
{
	EXPECT_THAT(FaultsOf("Text { text: 'shown' } Text { visible: false; text: 'hidden' }"), IsEmpty());
	EXPECT_THAT(FaultsOf("Text { text: 'shown' } Item { opacity: 0.02; Text { text: 'faded' } }"), IsEmpty());
	EXPECT_THAT(FaultsOf("Text { text: 'shown' } Text { x: 1; y: 2; text: 'shown' }"), IsEmpty()) << "a shadow";
	EXPECT_THAT(FaultsOf("Text { x: 500; text: 'waits outside the window' }"), IsEmpty());
}

TEST(BlankPicture, IsOneOfOneColour)
{
	QImage picture(200, 100, QImage::Format_RGB32);
	picture.fill(QColor("#1d1511"));
	EXPECT_TRUE(IsBlank(picture));
	QPainter painter(&picture);
	painter.fillRect(0, 0, 1, 50, Qt::white);
	EXPECT_TRUE(IsBlank(picture)) << "a line does not make a picture";
	painter.fillRect(0, 0, 60, 60, Qt::white);
	EXPECT_FALSE(IsBlank(picture));
	EXPECT_TRUE(IsBlank(QImage()));
}

TEST(BlankPicture, IsNotOneOfManyColours)
{
	QImage picture(256, 10, QImage::Format_RGB32);
	for (int x = 0; x < picture.width(); ++x)
	{
		for (int y = 0; y < picture.height(); ++y)
		{
			picture.setPixelColor(x, y, QColor(x, 0, 255 - x));
		}
	}
	EXPECT_LT(ShareOfOneColour(picture), 0.1);
}

} // namespace
} // namespace faith::desktop
