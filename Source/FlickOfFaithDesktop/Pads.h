#pragma once

#include <QHash>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <array>

struct _SDL_GameController;
class QWindow;

namespace faith::desktop
{

/// Game controllers. What they do arrives as key events in the window that has the focus, so a pad can do everything that the keyboard can:
/// cross and left stick are the arrow keys, A Return, B and Start Escape, X Space, Y Tab, Back Backspace, the shoulders comma and full
/// stop, the triggers Delete and N, a press on the sticks F and Home. Only the right stick, which looks around, has no key.
class Pads : public QObject
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Game.pads")
	/// How many are connected.
	Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
	explicit Pads(QObject* parent = nullptr);
	~Pads() override;

	int count() const { return static_cast<int>(pads_.size()); }

	/// Looks at all pads once; the timer does so many times a second.
	void Poll();

signals:
	void countChanged();
	void found(const QString& name);
	void lost(const QString& name);
	/// The right stick, -1 to 1 each, for every look at it while it is not at rest: x to the right, y down.
	void look(double dx, double dy);

private:
	/// Something on a pad that acts as a key.
	struct Button
	{
		bool down = false;
		int untilRepeat = 0; ///< milliseconds
	};

	struct Pad
	{
		_SDL_GameController* device = nullptr;
		QString name;
		QHash<int, Button> keys; ///< by Qt::Key
	};

	void Find(int index);
	void Lose(int id);
	void Read(Pad& pad);
	void Hold(Pad& pad, int key, bool isDown);
	void ReleaseAll(Pad& pad);

	QTimer timer_;
	bool available_ = false;
	QHash<int, Pad> pads_; ///< by SDL's number of the device
};

} // namespace faith::desktop
