#include "FlickOfFaithDesktop/Photographer.h"

#include <QCoreApplication>
#include <QCursor>
#include <QDir>
#include <QTimer>

#include <cstdio>

namespace faith::desktop
{
namespace
{

constexpr int kLookMs = 50;    ///< between two looks whether the screen is there
constexpr int kRestMs = 1200;  ///< until everything on it has come to rest
constexpr int kLayoutMs = 250; ///< until it is laid out for another size

} // namespace

Photographer::Photographer(QQuickWindow& window, std::vector<PictureView> views, QObject* parent)
	: QObject(parent), window_(window), views_(std::move(views))
{
	for (const PictureView& view : views_)
	{
		QDir().mkpath(view.folder);
	}
	QTimer::singleShot(0, this, &Photographer::BeginTour);
}

void Photographer::BeginTour()
{
	first_ = last_;
	while (last_ < views_.size() && views_[last_].language == views_[first_].language)
	{
		++last_;
	}
	auto* const game = window_.property("game").value<QObject*>();
	QMetaObject::invokeMethod(game, "useLanguage", Q_ARG(QString, views_[first_].language));
	window_.resize(views_[first_].size);
	// Where it touches nothing.
	QCursor::setPos(window_.mapToGlobal(QPoint(1, 1)));
	QMetaObject::invokeMethod(&Tour(), "restart");
	GoOn();
}

QObject& Photographer::Tour() const
{
	return *window_.property("tour").value<QObject*>();
}

void Photographer::GoOn()
{
	QMetaObject::invokeMethod(&Tour(), "next");
	Await();
}

void Photographer::Await()
{
	if (Tour().property("done").toBool())
	{
		End();
	}
	else if (Tour().property("arrived").toBool())
	{
		next_ = first_;
		QTimer::singleShot(kRestMs, this, &Photographer::Prepare);
	}
	else
	{
		QTimer::singleShot(kLookMs, this, &Photographer::Await);
	}
}

void Photographer::Prepare()
{
	if (next_ == last_)
	{
		GoOn();
		return;
	}
	const PictureView& view = views_[next_];
	window_.resize(view.size);
	QTimer::singleShot(kLayoutMs, this, &Photographer::Shoot);
}

void Photographer::Shoot()
{
	const QString file = views_[next_++].folder + "/" + Tour().property("stop").toString() + ".png";
	if (!window_.grabWindow().save(file))
	{
		Fail(file + " cannot be written");
		return;
	}
	Prepare();
}

void Photographer::End()
{
	const QStringList missed = Tour().property("missed").toStringList();
	if (!missed.isEmpty())
	{
		Fail("Not to be seen in the matches: " + missed.join(", "));
		return;
	}
	if (last_ < views_.size())
	{
		BeginTour();
		return;
	}
	QCoreApplication::quit();
}

void Photographer::Fail(const QString& why)
{
	std::fprintf(stderr, "%s\n", qPrintable(why));
	QCoreApplication::exit(kFailed);
}

} // namespace faith::desktop
