#include "FlickOfFaithDesktop/Pads.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QWindow>

#include <SDL.h>

#include <cmath>

namespace faith::desktop
{

namespace
{

constexpr int kPollMs = 16;
constexpr int kFirstRepeatMs = 360;
constexpr int kRepeatMs = 64;
constexpr double kPushed = 0.55; ///< a stick counts as a key from here on
constexpr double kLetGo = 0.35;  ///< and no longer from here on
constexpr double kAtRest = 0.18; ///< no stick is exactly in the middle

struct Mapping
{
	SDL_GameControllerButton button;
	Qt::Key key;
	bool repeats;
};

constexpr Mapping kMappings[] = {
	{SDL_CONTROLLER_BUTTON_A, Qt::Key_Return, false},
	{SDL_CONTROLLER_BUTTON_B, Qt::Key_Escape, false},
	{SDL_CONTROLLER_BUTTON_START, Qt::Key_Escape, false},
	{SDL_CONTROLLER_BUTTON_X, Qt::Key_Space, false},
	{SDL_CONTROLLER_BUTTON_Y, Qt::Key_Tab, false},
	{SDL_CONTROLLER_BUTTON_BACK, Qt::Key_Backspace, false},
	{SDL_CONTROLLER_BUTTON_LEFTSTICK, Qt::Key_F, false},
	{SDL_CONTROLLER_BUTTON_RIGHTSTICK, Qt::Key_Home, false},
	{SDL_CONTROLLER_BUTTON_LEFTSHOULDER, Qt::Key_Comma, true},
	{SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, Qt::Key_Period, true},
	{SDL_CONTROLLER_BUTTON_DPAD_UP, Qt::Key_Up, true},
	{SDL_CONTROLLER_BUTTON_DPAD_DOWN, Qt::Key_Down, true},
	{SDL_CONTROLLER_BUTTON_DPAD_LEFT, Qt::Key_Left, true},
	{SDL_CONTROLLER_BUTTON_DPAD_RIGHT, Qt::Key_Right, true},
};

bool Repeats(int key)
{
	for (const Mapping& mapping : kMappings)
	{
		if (mapping.key == key)
		{
			return mapping.repeats;
		}
	}
	return false;
}

double Axis(SDL_GameController* device, SDL_GameControllerAxis axis)
{
	return SDL_GameControllerGetAxis(device, axis) / 32767.0;
}

/// Pads act only while the game has the focus. The keys carry no text, so that a shoulder button writes nothing into a name.
void Send(QEvent::Type type, int key, bool repeated)
{
	if (QWindow* const window = QGuiApplication::focusWindow())
	{
		QCoreApplication::postEvent(window, new QKeyEvent(type, key, Qt::NoModifier, QString(), repeated));
	}
}

double WithoutRest(double value)
{
	return std::abs(value) < kAtRest ? 0.0 : value;
}

} // namespace

Pads::Pads(QObject* parent) : QObject(parent)
{
	// The window belongs to Qt, so SDL never sees it focused.
	SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
	SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
	available_ = SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0;
	if (available_)
	{
		connect(&timer_, &QTimer::timeout, this, &Pads::Poll);
		timer_.start(kPollMs);
	}
}

Pads::~Pads()
{
	for (const Pad& pad : pads_)
	{
		SDL_GameControllerClose(pad.device);
	}
	if (available_)
	{
		SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER);
	}
}

void Pads::Poll()
{
	SDL_Event event;
	while (SDL_PollEvent(&event) != 0)
	{
		if (event.type == SDL_CONTROLLERDEVICEADDED)
		{
			Find(event.cdevice.which);
		}
		else if (event.type == SDL_CONTROLLERDEVICEREMOVED)
		{
			Lose(event.cdevice.which);
		}
	}
	for (Pad& pad : pads_)
	{
		Read(pad);
	}
}

void Pads::Find(int index)
{
	SDL_GameController* const device = SDL_GameControllerOpen(index);
	if (device == nullptr)
	{
		return;
	}
	const int id = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(device));
	if (pads_.contains(id))
	{
		SDL_GameControllerClose(device);
		return;
	}
	const QString name = QString::fromUtf8(SDL_GameControllerName(device));
	pads_.insert(id, Pad{device, name, {}});
	emit countChanged();
	emit found(name);
}

void Pads::Lose(int id)
{
	if (!pads_.contains(id))
	{
		return;
	}
	Pad pad = pads_.take(id);
	ReleaseAll(pad);
	SDL_GameControllerClose(pad.device);
	emit countChanged();
	emit lost(pad.name);
}

/// Keys that several things press are down while one of them is.
void Pads::Read(Pad& pad)
{
	QHash<int, bool> down;
	for (const Mapping& mapping : kMappings)
	{
		down[mapping.key] = down.value(mapping.key) || SDL_GameControllerGetButton(pad.device, mapping.button) != 0;
	}
	const double x = Axis(pad.device, SDL_CONTROLLER_AXIS_LEFTX);
	const double y = Axis(pad.device, SDL_CONTROLLER_AXIS_LEFTY);
	const auto push = [&](int key, double share)
	{ down[key] = down.value(key) || share > (pad.keys.value(key).down ? kLetGo : kPushed); };
	push(Qt::Key_Left, -x);
	push(Qt::Key_Right, x);
	push(Qt::Key_Up, -y);
	push(Qt::Key_Down, y);
	push(Qt::Key_Delete, Axis(pad.device, SDL_CONTROLLER_AXIS_TRIGGERLEFT));
	push(Qt::Key_N, Axis(pad.device, SDL_CONTROLLER_AXIS_TRIGGERRIGHT));
	for (auto it = down.cbegin(); it != down.cend(); ++it)
	{
		Hold(pad, it.key(), it.value());
	}
	const double lookX = WithoutRest(Axis(pad.device, SDL_CONTROLLER_AXIS_RIGHTX));
	const double lookY = WithoutRest(Axis(pad.device, SDL_CONTROLLER_AXIS_RIGHTY));
	if (lookX != 0.0 || lookY != 0.0)
	{
		emit look(lookX, lookY);
	}
}

void Pads::Hold(Pad& pad, int key, bool isDown)
{
	Button& button = pad.keys[key];
	if (isDown != button.down)
	{
		button = {isDown, kFirstRepeatMs};
		Send(isDown ? QEvent::KeyPress : QEvent::KeyRelease, key, false);
	}
	else if (isDown && Repeats(key))
	{
		button.untilRepeat -= kPollMs;
		if (button.untilRepeat <= 0)
		{
			button.untilRepeat = kRepeatMs;
			Send(QEvent::KeyPress, key, true);
		}
	}
}

void Pads::ReleaseAll(Pad& pad)
{
	for (auto it = pad.keys.begin(); it != pad.keys.end(); ++it)
	{
		if (it->down)
		{
			Send(QEvent::KeyRelease, it.key(), false);
		}
	}
	pad.keys.clear();
}

} // namespace faith::desktop
