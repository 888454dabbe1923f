#include "FlickOfFaithDesktop/Screens/GameDriver.h"

#include "FlickOfFaithDesktop/Screens/Names.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QStandardPaths>
#include <QTest>

namespace faith::desktop
{
namespace
{

constexpr int kLongest = 30'000; ///< milliseconds

QStringList& Heard()
{
	static QStringList complaints;
	return complaints;
}

void Hear(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
	const bool isFromQml = QString(context.category).startsWith("qml") || message.startsWith("qrc:") ||
		message.contains(".qml:") || message.contains("QML ");
	if (type != QtDebugMsg && type != QtInfoMsg && isFromQml)
	{
		Heard().append(message);
	}
	std::fprintf(stderr, "%s\n", qPrintable(message));
}

QObject* ObjectIn(const QObject& owner, const char* property)
{
	return owner.property(property).value<QObject*>();
}

QPoint MiddleOf(const QQuickItem& item)
{
	return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint();
}

QString NamesIn(QQuickWindow& window)
{
	QStringList names;
	VisitVisible(*window.contentItem(),
		[&](QQuickItem& item)
		{
			if (!item.objectName().isEmpty())
			{
				names.append(item.objectName());
			}
		});
	return names.join(", ");
}

} // namespace

void ListenToComplaints()
{
	qInstallMessageHandler(Hear);
}

void VisitVisible(QQuickItem& item, const std::function<void(QQuickItem&)>& visit)
{
	if (!item.isVisible() || item.opacity() <= 0.0)
	{
		return;
	}
	visit(item);
	for (QQuickItem* child : item.childItems())
	{
		VisitVisible(*child, visit);
	}
}

GameDriver::GameDriver(QSize size, const QString& language) : size_(size), language_(language)
{
	Load();
}

GameDriver::~GameDriver() = default;

void GameDriver::Load()
{
	engine_ = std::make_unique<QQmlApplicationEngine>();
	engine_->addImportPath("qrc:/qt/qml");
	engine_->setInitialProperties(
		{{"width", size_.width()}, {"height", size_.height()}, {"wantedLanguage", language_}, {"keepsSize", true}});
	engine_->load(QUrl("qrc:/qt/qml/FlickOfFaith/Qml/Main.qml"));
	window_ =
		engine_->rootObjects().isEmpty() ? nullptr : qobject_cast<QQuickWindow*>(engine_->rootObjects().constFirst());
	if (window_ == nullptr)
	{
		qFatal("Main.qml cannot be loaded");
	}
	EXPECT_TRUE(QTest::qWaitForWindowExposed(window_, kLongest));
	// Nobody else gives the keyboard to a window where there is no window manager.
	window_->requestActivate();
	EXPECT_TRUE(QTest::qWaitForWindowActive(window_, kLongest));
	// Nothing glides, so that what is there is where it will be.
	ObjectIn(Game(), "settings")->setProperty("reducedMotion", true);
	Match().setProperty("speed", 16.0);
	Settle();
}

void GameDriver::Restart()
{
	engine_.reset();
	Load();
}

QObject& GameDriver::Game() const
{
	return *ObjectIn(*window_, "game");
}

QObject& GameDriver::Match() const
{
	return *ObjectIn(Game(), "match");
}

QString GameDriver::Asked() const
{
	return ObjectIn(Match(), "desk")->property("asked").toString();
}

QQuickItem* GameDriver::Find(const QString& name) const
{
	QQuickItem* found = nullptr;
	VisitVisible(*window_->contentItem(),
		[&](QQuickItem& item)
		{
			const bool isThere = item.objectName() == name && item.isEnabled() &&
				QRect(QPoint(), window_->size()).contains(MiddleOf(item));
			found = isThere ? &item : found;
		});
	return found;
}

QStringList GameDriver::Texts() const
{
	QStringList texts;
	VisitVisible(*window_->contentItem(),
		[&](QQuickItem& item)
		{
			const QString text = item.inherits("QQuickText") ? item.property("text").toString() : QString();
			if (!text.isEmpty())
			{
				texts.append(text);
			}
		});
	return texts;
}

bool GameDriver::WaitFor(const std::function<bool()>& condition)
{
	return QTest::qWaitFor(condition, kLongest);
}

bool GameDriver::WaitForItem(const QString& name)
{
	if (WaitFor([&] { return Find(name) != nullptr; }))
	{
		return true;
	}
	ADD_FAILURE() << "nothing on the screen has the objectName " << name.toStdString() << "; "
				  << WhatIsThere().toStdString();
	return false;
}

void GameDriver::Settle(int wanted)
{
	// Shared, because a frame may still be told of when this is over: another thread draws.
	const auto frames = std::make_shared<int>(0);
	const auto counting = QObject::connect(
		window_, &QQuickWindow::frameSwapped, window_, [frames] { ++*frames; }, Qt::QueuedConnection);
	EXPECT_TRUE(WaitFor(
		[&]
		{
			window_->update();
			return *frames >= wanted;
		}));
	QObject::disconnect(counting);
}

bool GameDriver::Click(const QString& name)
{
	if (!WaitForItem(name))
	{
		return false;
	}
	// What has just appeared is laid out with the next frame.
	Settle(1);
	const QQuickItem* const item = Find(name);
	if (item != nullptr)
	{
		QTest::mouseMove(window_, MiddleOf(*item));
		QTest::mouseClick(window_, Qt::LeftButton, {}, MiddleOf(*item));
	}
	return item != nullptr;
}

bool GameDriver::ClickLanguage(const QString& code)
{
	return Click(names::kLanguage + code) && WaitFor([&] { return Game().property("language").toString() == code; });
}

void GameDriver::Key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
	QTest::keyClick(window_, key, modifiers);
}

void GameDriver::Drag(QPoint from, QPoint to)
{
	constexpr int kSteps = 5;
	QTest::mouseMove(window_, from);
	QTest::mousePress(window_, Qt::LeftButton, {}, from);
	for (int i = 1; i <= kSteps; ++i)
	{
		QTest::mouseMove(window_, from + (to - from) * i / kSteps);
	}
	QTest::mouseRelease(window_, Qt::LeftButton, {}, to);
}

bool GameDriver::StartMatch()
{
	// Always the same deals, so that what fails fails again.
	if (!Click(names::kNewMatch) || !Click(names::kSeed))
	{
		return false;
	}
	Key(Qt::Key_7);
	return Click(names::kStart) && WaitFor([&] { return Match().property("running").toBool(); }) && WaitForQuestion();
}

bool GameDriver::WaitForQuestion()
{
	return WaitFor(
		[&]
		{
			if (!Match().property("caughtUp").toBool())
			{
				QMetaObject::invokeMethod(&Match(), "skipAll");
			}
			return !Asked().isEmpty() || IsOver();
		});
}

void GameDriver::MakeAim()
{
	QObject* const desk = Match().property("desk").value<QObject*>();
	if (desk->property("aiming").toBool() && !HasAim())
	{
		Key(Qt::Key_Up);
	}
}

bool GameDriver::HasAim()
{
	const QObject* const desk = Match().property("desk").value<QObject*>();
	return desk->property("aim").toMap().value("ready").toBool();
}

bool GameDriver::Answer()
{
	const QByteArray before = SavedMatch();
	const QString asked = Asked();
	Settle(1);
	MakeAim();
	if (Find(names::kFirstChoice) != nullptr)
	{
		Click(names::kFirstChoice);
	}
	else if (Find(names::kConfirm) != nullptr)
	{
		Click(names::kConfirm);
	}
	else
	{
		Key(Qt::Key_Return);
	}
	const bool wentOn = WaitFor([&] { return SavedMatch() != before || IsOver(); });
	if (!wentOn)
	{
		ADD_FAILURE() << "the answer to " << asked.toStdString() << " changed nothing; " << WhatIsThere().toStdString();
	}
	return wentOn;
}

QString GameDriver::WhatIsThere()
{
	const QString folder = qEnvironmentVariable("FAITH_SCREEN_PICTURES");
	if (!folder.isEmpty())
	{
		Grab().save(folder + "/failure.png");
	}
	return "refusal: " + ObjectIn(Match(), "desk")->property("refusal").toString() +
		"; there are: " + NamesIn(*window_) + "; texts: " + Texts().join(" | ");
}

QString GameDriver::SavedPath()
{
	return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + "/match.flick";
}

QByteArray GameDriver::SavedMatch()
{
	QFile file(SavedPath());
	return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList GameDriver::Complaints()
{
	return Heard();
}

} // namespace faith::desktop
