#include "FlickOfFaithDesktop/Pads.h"

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QWindow>

#include <SDL.h>

#include <memory>
#include <vector>

namespace faith::desktop
{
namespace
{

/// Notes the keys that it gets.
class KeyWindow : public QWindow
{
public:
	std::vector<int> pressed;
	std::vector<int> released;
	int repeated = 0;

protected:
	void keyPressEvent(QKeyEvent* event) override
	{
		event->isAutoRepeat() ? ++repeated : (pressed.push_back(event->key()), 0);
	}
	void keyReleaseEvent(QKeyEvent* event) override { released.push_back(event->key()); }
};

/// A pad that SDL plays.
class PadsWithAPad : public testing::Test
{
protected:
	void SetUp() override
	{
		qputenv("QT_QPA_PLATFORM", "offscreen");
		app_ = std::make_unique<QGuiApplication>(argc_, argv_);
		window_ = std::make_unique<KeyWindow>();
		window_->show();
		window_->requestActivate();
		Pass();
		ASSERT_EQ(QGuiApplication::focusWindow(), window_.get());
		pads_ = std::make_unique<Pads>();
		Attach();
		Pass();
		ASSERT_EQ(pads_->count(), 1);
	}

	void TearDown() override
	{
		SDL_JoystickClose(pad_);
		Detach();
		pads_.reset();
		window_.reset();
		app_.reset();
	}

	void Attach()
	{
		index_ = SDL_JoystickAttachVirtual(
			SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
		pad_ = SDL_JoystickOpen(index_);
		ASSERT_NE(pad_, nullptr);
		SDL_JoystickSetVirtualAxis(pad_, SDL_CONTROLLER_AXIS_TRIGGERLEFT, SDL_JOYSTICK_AXIS_MIN);
		SDL_JoystickSetVirtualAxis(pad_, SDL_CONTROLLER_AXIS_TRIGGERRIGHT, SDL_JOYSTICK_AXIS_MIN);
	}

	void Detach()
	{
		if (index_ >= 0)
		{
			SDL_JoystickDetachVirtual(index_);
			index_ = -1;
		}
	}

	/// The pads are looked at and the window gets its events.
	void Pass(int times = 1)
	{
		for (int i = 0; i < times; ++i)
		{
			if (pads_)
			{
				pads_->Poll();
			}
			QCoreApplication::sendPostedEvents();
			QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents, 1);
		}
	}

	void Push(SDL_GameControllerButton button, bool down)
	{
		SDL_JoystickSetVirtualButton(pad_, button, down ? 1 : 0);
		Pass(2);
	}

	void Tilt(SDL_GameControllerAxis axis, double share)
	{
		SDL_JoystickSetVirtualAxis(pad_, axis, static_cast<Sint16>(share * 32767));
		Pass(2);
	}

	int argc_ = 1;
	char name_[5] = "test";
	char* argv_[2] = {name_, nullptr};
	std::unique_ptr<QGuiApplication> app_;
	std::unique_ptr<KeyWindow> window_;
	std::unique_ptr<Pads> pads_;
	SDL_Joystick* pad_ = nullptr;
	int index_ = -1;
};

TEST_F(PadsWithAPad, ButtonsAreKeys)
{
	for (const auto button : {SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_B, SDL_CONTROLLER_BUTTON_X,
			 SDL_CONTROLLER_BUTTON_Y, SDL_CONTROLLER_BUTTON_START, SDL_CONTROLLER_BUTTON_LEFTSHOULDER,
			 SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, SDL_CONTROLLER_BUTTON_DPAD_UP})
	{
		Push(button, true);
		Push(button, false);
	}
	const std::vector<int> keys{Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space, Qt::Key_Tab, Qt::Key_Escape,
		Qt::Key_Comma, Qt::Key_Period, Qt::Key_Up};
	EXPECT_EQ(window_->pressed, keys);
	EXPECT_EQ(window_->released, keys);
}

TEST_F(PadsWithAPad, TheLeftStickIsTheArrowKeys)
{
	Tilt(SDL_CONTROLLER_AXIS_LEFTX, -0.9);
	Tilt(SDL_CONTROLLER_AXIS_LEFTX, -0.45); // still held
	Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.0);
	Tilt(SDL_CONTROLLER_AXIS_LEFTY, 0.45); // not yet pushed
	Tilt(SDL_CONTROLLER_AXIS_LEFTY, 0.9);
	EXPECT_EQ(window_->pressed, (std::vector<int>{Qt::Key_Left, Qt::Key_Down}));
	EXPECT_EQ(window_->released, (std::vector<int>{Qt::Key_Left}));
}

TEST_F(PadsWithAPad, TriggersAreKeys)
{
	EXPECT_TRUE(window_->pressed.empty());
	Tilt(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 1.0);
	Tilt(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 1.0);
	EXPECT_EQ(window_->pressed, (std::vector<int>{Qt::Key_Delete, Qt::Key_N}));
}

TEST_F(PadsWithAPad, ArrowsRepeatWhileHeldAndButtonsDoNot)
{
	SDL_JoystickSetVirtualButton(pad_, SDL_CONTROLLER_BUTTON_A, 1);
	Pass(60);
	EXPECT_EQ(window_->repeated, 0);
	SDL_JoystickSetVirtualButton(pad_, SDL_CONTROLLER_BUTTON_DPAD_LEFT, 1);
	Pass(60);
	EXPECT_GT(window_->repeated, 3);
}

TEST_F(PadsWithAPad, TheRightStickLooksAround)
{
	const QSignalSpy looks(pads_.get(), &Pads::look);
	Tilt(SDL_CONTROLLER_AXIS_RIGHTX, 0.1); // at rest
	EXPECT_EQ(looks.count(), 0);
	Tilt(SDL_CONTROLLER_AXIS_RIGHTY, -0.5);
	ASSERT_GT(looks.count(), 0);
	EXPECT_EQ(looks.constLast().at(0).toDouble(), 0.0);
	EXPECT_NEAR(looks.constLast().at(1).toDouble(), -0.5, 0.01);
	EXPECT_TRUE(window_->pressed.empty());
}

TEST_F(PadsWithAPad, LosingOneReleasesItsKeysAndSaysSo)
{
	const QSignalSpy losses(pads_.get(), &Pads::lost);
	Push(SDL_CONTROLLER_BUTTON_A, true);
	Detach();
	Pass(3);
	EXPECT_EQ(losses.count(), 1);
	EXPECT_EQ(pads_->count(), 0);
	EXPECT_EQ(window_->released, (std::vector<int>{Qt::Key_Return}));
}

} // namespace
} // namespace faith::desktop
