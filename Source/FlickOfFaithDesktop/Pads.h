#pragma once

#include "FlickOfFaithDesktop/PadControls.h"
#include "FlickOfFaithPresentation/PadPlaces.h"

#include <QHash>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <array>

namespace faith::desktop
{

/// Game controllers. Most of what they do arrives as key events in the window that has the focus: cross and left stick are the arrow keys,
/// A Return, B and Start Escape, X Space and F when it is held, Y Delete, Back Backspace, the shoulders comma and full stop, the right
/// trigger N, a press on the left stick Tab, on the right one Home. The right stick looks around. What differs while somebody aims or
/// votes is said at Use.
class Pads : public QObject
{
	Q_OBJECT
	QML_ELEMENT
	QML_UNCREATABLE("Game.pads")
	/// How many are connected.
	Q_PROPERTY(int count READ count NOTIFY countChanged)
	Q_PROPERTY(Use use READ use WRITE setUse NOTIFY useChanged)

public:
	enum Use
	{
		Menu, ///< Everything is a key.
		/// Something is aimed or put down: the left stick steers, the left trigger makes it and the keys fine (Shift), and the cross moves
		/// the piece rather than the aim (Ctrl).
		Aim,
		/// Y and A, and up and down, are thumbs; left and right hand the controller on. Only B, Start and the press on the right stick are keys.
		Vote,
	};
	Q_ENUM(Use)

	explicit Pads(QObject* parent = nullptr);
	~Pads() override;

	int count() const { return static_cast<int>(pads_.size()); }
	Use use() const { return use_; }
	/// Whatever is held down counts no more until it is pressed again.
	void setUse(Use use);

	/// Which places are taken, see PadPlaces.
	std::uint8_t Places() const { return places_.Taken(); }
	/// Looks at all pads once; the timer does so many times a second.
	void Poll();

signals:
	void countChanged();
	void useChanged();
	void found(const QString& name);
	/// `wasAiming`: it has steered what is being aimed or put now.
	void lost(const QString& name, bool wasAiming);
	/// The right stick, -1 to 1 each, for every look at it while it is not at rest: x to the right, y down.
	void look(double dx, double dy);
	/// The left stick, the same way, while something is aimed or put; y up.
	void steer(double right, double up, double seconds, bool fine);
	/// Somebody votes with the pad at this place.
	void thumb(int place, bool up);
	/// A pad that several share goes to the next person, or to the one before with -1.
	void handOn(int by);

private:
	/// Something on a pad that is held down and acts as a key.
	struct Held
	{
		int key = 0; ///< Qt::Key; 0 is none
		Qt::KeyboardModifiers modifiers;
		int untilRepeat = 0; ///< milliseconds
		bool repeats = false;
		int keyWhenHeld = 0; ///< pressed once after a while
	};

	struct Pad
	{
		_SDL_GameController* device = nullptr;
		QString name;
		int place = 0;
		PadLook look;
		std::array<Held, kPadControls> held{};
		bool hasSteered = false; ///< what is being aimed now
	};

	void Find(int index);
	void Lose(int id);
	void Read(Pad& pad);
	void Press(Pad& pad, PadControl control);
	void PressKey(Pad& pad, PadControl control);
	bool CastThumb(const Pad& pad, PadControl control);
	void Hold(Held& held);
	void Release(Held& held);
	void ReleaseAll(Pad& pad);
	void Steer(Pad& pad);

	QTimer timer_;
	bool available_ = false;
	Use use_ = Menu;
	flick::PadPlaces places_;
	QHash<int, Pad> pads_; ///< by SDL's number of the device
};

} // namespace faith::desktop
