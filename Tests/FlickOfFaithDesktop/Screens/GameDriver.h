#pragma once

#include <QImage>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>

#include <functional>
#include <memory>

namespace faith::desktop
{

/// Plays the game like a person at a display: loads it as the program does, looks for what is to be seen, clicks and types through the window
/// system, and waits. What cannot be found is a failure of the test that names what is there instead.
class GameDriver
{
public:
	explicit GameDriver(QSize size = {960, 540}, const QString& language = "en");
	~GameDriver();

	/// Closes the program and starts it again, with whatever it has saved.
	void Restart();

	QQuickWindow& Window() { return *window_; }
	/// The object of this name that QML knows as Game, and its match.
	QObject& Game() const;
	QObject& Match() const;
	/// What the person at the controls is asked; empty if nobody here is.
	QString Asked() const;

	/// The item with this objectName that can be seen and clicked, or nullptr.
	QQuickItem* Find(const QString& name) const;
	/// All texts to be seen.
	QStringList Texts() const;

	/// Waits until it is so, with the program running; false after a time that is too long on any machine.
	static bool WaitFor(const std::function<bool()>& condition);
	bool WaitForItem(const QString& name);
	/// Lets so many frames be drawn, which also lays out what was changed.
	void Settle(int frames = 3);

	/// Each waits for the item first.
	bool Click(const QString& name);
	bool ClickLanguage(const QString& code);
	void Key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
	/// Presses at the first point, goes to the second and lets go.
	void Drag(QPoint from, QPoint to);

	/// From the title into a match of one person and one computer.
	bool StartMatch();
	/// Shows what computers do at once until a person is asked or the match is over.
	bool WaitForQuestion();
	/// Gives the simplest answer to the question: the first choice, or what Enter does. True if the match went on.
	bool Answer();
	/// Aims with a key, if a flick is to be aimed and has no aim yet.
	void MakeAim();
	bool HasAim();
	bool IsOver() const { return Match().property("over").toBool(); }

	/// Where the running match is kept, and what is there: it grows with every command.
	static QString SavedPath();
	static QByteArray SavedMatch();

	QImage Grab() { return window_->grabWindow(); }

	/// What QML complained about since the start of the test program.
	static QStringList Complaints();

private:
	void Load();
	/// For whoever reads of a failure; FAITH_SCREEN_PICTURES names a folder for a picture of it.
	QString WhatIsThere();

	QSize size_;
	QString language_;
	std::unique_ptr<QQmlApplicationEngine> engine_;
	QQuickWindow* window_ = nullptr;
};

/// Visits the item and all below it that can be seen.
void VisitVisible(QQuickItem& item, const std::function<void(QQuickItem&)>& visit);

/// Listens to what QML complains about; once, at the start.
void ListenToComplaints();

} // namespace faith::desktop
