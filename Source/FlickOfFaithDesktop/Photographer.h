#pragma once

#include <QObject>
#include <QQuickWindow>
#include <QSize>
#include <QString>

#include <vector>

namespace faith::desktop
{

/// How a picture of a screen is to be taken, and where to.
struct PictureView
{
	QString folder;
	QString language;
	QSize size;
};

/// Goes through all screens with Tour.qml, saves pictures of each and ends the program.
class Photographer : public QObject
{
	Q_OBJECT

public:
	/// Folders are made if they are not there.
	/// Each language has a tour of its own, so its views stand beside each other.
	Photographer(QQuickWindow& window, std::vector<PictureView> views, QObject* parent = nullptr);

	static constexpr int kFailed = 3; ///< how the program ends if a picture is missing

private:
	QObject& Tour() const;
	/// From the first screen on, in the language of the next views.
	void BeginTour();
	void GoOn();
	/// Waits until the screen is there and everything on it has come to rest.
	void Await();
	/// Prepares the next picture of this screen, or goes on.
	void Prepare();
	void Shoot();
	void End();
	void Fail(const QString& why);

	QQuickWindow& window_;
	std::vector<PictureView> views_;
	std::size_t first_ = 0; ///< of the views of this tour, which have one language
	std::size_t last_ = 0;  ///< behind them
	std::size_t next_ = 0;
};

} // namespace faith::desktop
