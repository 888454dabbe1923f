#include "FlickOfFaithDesktop/Pads.h"

#include "FlickOfFaithPresentation/StickSteering.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QWindow>

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace faith::desktop
{

namespace
{

constexpr int kPollMs = 16;
constexpr int kFirstRepeatMs = 360;
constexpr int kRepeatMs = 64;
constexpr double kAtRest = 0.18; ///< of the right stick: none is exactly in the middle

struct Mapping
{
	PadControl control;
	Qt::Key key;
	bool repeats = false;
	int keyWhenHeld = 0;
};

constexpr Mapping kMappings[] = {
	{PadControl::A, Qt::Key_Return},
	{PadControl::B, Qt::Key_Escape},
	{PadControl::Start, Qt::Key_Escape},
	{PadControl::X, Qt::Key_Space, false, Qt::Key_F},
	{PadControl::Y, Qt::Key_Delete},
	{PadControl::Back, Qt::Key_Backspace},
	{PadControl::PressLeft, Qt::Key_Tab},
	{PadControl::PressRight, Qt::Key_Home},
	{PadControl::RightTrigger, Qt::Key_N},
	{PadControl::LeftShoulder, Qt::Key_Comma, true},
	{PadControl::RightShoulder, Qt::Key_Period, true},
	{PadControl::CrossUp, Qt::Key_Up, true},
	{PadControl::CrossDown, Qt::Key_Down, true},
	{PadControl::CrossLeft, Qt::Key_Left, true},
	{PadControl::CrossRight, Qt::Key_Right, true},
	{PadControl::StickUp, Qt::Key_Up, true},
	{PadControl::StickDown, Qt::Key_Down, true},
	{PadControl::StickLeft, Qt::Key_Left, true},
	{PadControl::StickRight, Qt::Key_Right, true},
};

bool IsOneOf(PadControl control, std::initializer_list<PadControl> list)
{
	return std::find(list.begin(), list.end(), control) != list.end();
}

bool IsStick(PadControl control)
{
	return IsOneOf(
		control, {PadControl::StickUp, PadControl::StickDown, PadControl::StickLeft, PadControl::StickRight});
}

bool IsCross(PadControl control)
{
	return IsOneOf(
		control, {PadControl::CrossUp, PadControl::CrossDown, PadControl::CrossLeft, PadControl::CrossRight});
}

bool IsKeyWhileVoting(PadControl control)
{
	return IsOneOf(control, {PadControl::B, PadControl::Start, PadControl::PressRight});
}

/// Pads act only while the game has the focus. The keys carry no text, so that a shoulder button writes nothing into a name.
void Send(QEvent::Type type, int key, Qt::KeyboardModifiers modifiers, bool repeated = false)
{
	if (QWindow* const window = QGuiApplication::focusWindow())
	{
		QCoreApplication::postEvent(window, new QKeyEvent(type, key, modifiers, QString(), repeated));
	}
}

double WithoutRest(double value)
{
	return std::abs(value) < kAtRest ? 0.0 : value;
}

/// What a pad can be recognised by when it comes back.
std::string KindOf(SDL_GameController* device)
{
	char guid[33] = {};
	SDL_JoystickGetGUIDString(
		SDL_JoystickGetGUID(SDL_GameControllerGetJoystick(device)), guid, static_cast<int>(sizeof(guid)));
	const char* const serial = SDL_GameControllerGetSerial(device);
	return std::string(guid) + " " + (serial != nullptr ? serial : "");
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

void Pads::setUse(Use use)
{
	if (use == use_)
	{
		return;
	}
	use_ = use;
	for (Pad& pad : pads_)
	{
		ReleaseAll(pad);
		pad.hasSteered = false;
	}
	emit useChanged();
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
	Pad pad;
	pad.device = device;
	pad.name = QString::fromUtf8(SDL_GameControllerName(device));
	pad.place = places_.Join(id, KindOf(device));
	pads_.insert(id, pad);
	emit countChanged();
	emit found(pad.name);
}

void Pads::Lose(int id)
{
	if (!pads_.contains(id))
	{
		return;
	}
	Pad pad = pads_.take(id);
	places_.Leave(id);
	ReleaseAll(pad);
	SDL_GameControllerClose(pad.device);
	emit countChanged();
	emit lost(pad.name, pad.hasSteered);
}

void Pads::Read(Pad& pad)
{
	const PadLook before = std::exchange(pad.look, LookAtPad(pad.device, pad.look));
	for (std::size_t i = 0; i < kPadControls; ++i)
	{
		if (pad.look.down[i] && !before.down[i])
		{
			Press(pad, static_cast<PadControl>(i));
		}
		else if (pad.look.down[i])
		{
			Hold(pad.held[i]);
		}
		else
		{
			Release(pad.held[i]);
		}
	}
	Steer(pad);
	const double lookX = WithoutRest(pad.look.rightX);
	const double lookY = WithoutRest(pad.look.rightY);
	if (lookX != 0.0 || lookY != 0.0)
	{
		emit look(lookX, lookY);
	}
}

void Pads::Press(Pad& pad, PadControl control)
{
	if (use_ == Vote)
	{
		if (!CastThumb(pad, control) && IsKeyWhileVoting(control))
		{
			PressKey(pad, control);
		}
	}
	else if (use_ != Aim || !IsStick(control))
	{
		PressKey(pad, control);
	}
}

bool Pads::CastThumb(const Pad& pad, PadControl control)
{
	if (IsOneOf(control, {PadControl::Y, PadControl::CrossUp, PadControl::StickUp}))
	{
		emit thumb(pad.place, true);
		return true;
	}
	if (IsOneOf(control, {PadControl::A, PadControl::CrossDown, PadControl::StickDown}))
	{
		emit thumb(pad.place, false);
		return true;
	}
	if (IsOneOf(control, {PadControl::CrossLeft, PadControl::CrossRight}))
	{
		emit handOn(control == PadControl::CrossRight ? 1 : -1);
		return true;
	}
	return false;
}

void Pads::PressKey(Pad& pad, PadControl control)
{
	for (const Mapping& mapping : kMappings)
	{
		if (mapping.control == control)
		{
			Qt::KeyboardModifiers modifiers;
			modifiers.setFlag(Qt::ShiftModifier, use_ == Aim && pad.look.IsDown(PadControl::LeftTrigger));
			modifiers.setFlag(Qt::ControlModifier, use_ == Aim && IsCross(control));
			pad.held[static_cast<std::size_t>(control)] = {
				mapping.key, modifiers, kFirstRepeatMs, mapping.repeats, mapping.keyWhenHeld};
			Send(QEvent::KeyPress, mapping.key, modifiers);
			return;
		}
	}
}

void Pads::Hold(Held& held)
{
	if (held.key == 0 || (!held.repeats && held.keyWhenHeld == 0))
	{
		return;
	}
	held.untilRepeat -= kPollMs;
	if (held.untilRepeat > 0)
	{
		return;
	}
	held.untilRepeat = kRepeatMs;
	if (held.repeats)
	{
		Send(QEvent::KeyPress, held.key, held.modifiers, true);
		return;
	}
	const int key = std::exchange(held.keyWhenHeld, 0);
	Send(QEvent::KeyPress, key, held.modifiers);
	Send(QEvent::KeyRelease, key, held.modifiers);
}

void Pads::Release(Held& held)
{
	if (held.key != 0)
	{
		Send(QEvent::KeyRelease, held.key, held.modifiers);
		held = {};
	}
}

void Pads::ReleaseAll(Pad& pad)
{
	for (Held& held : pad.held)
	{
		Release(held);
	}
}

void Pads::Steer(Pad& pad)
{
	constexpr double rest = flick::StickSteering::kAtRest;
	if (use_ == Aim && std::hypot(pad.look.leftX, pad.look.leftY) > rest)
	{
		pad.hasSteered = true;
		emit steer(pad.look.leftX, -pad.look.leftY, kPollMs / 1000.0, pad.look.IsDown(PadControl::LeftTrigger));
	}
}

} // namespace faith::desktop
