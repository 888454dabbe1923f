#include "FlickOfFaithDesktop/Pads.h"

#include "FlickOfFaithDesktop/VirtualPad.h"

#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QKeyEvent>
#include <QSignalSpy>
#include <QWindow>

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
	Qt::KeyboardModifiers modifiers; ///< of the last
	int repeated = 0;

protected:
	void keyPressEvent(QKeyEvent* event) override
	{
		modifiers = event->modifiers();
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
		pad_ = std::make_unique<VirtualPad>();
		ASSERT_TRUE(pad_->IsThere());
		Pass();
		ASSERT_EQ(pads_->count(), 1);
	}

	void TearDown() override
	{
		pad_.reset();
		pads_.reset();
		window_.reset();
		app_.reset();
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
		pad_->Set(button, down);
		Pass(2);
	}

	void Tilt(SDL_GameControllerAxis axis, double share)
	{
		pad_->Tilt(axis, share);
		Pass(2);
	}

	int argc_ = 1;
	char name_[5] = "test";
	char* argv_[2] = {name_, nullptr};
	std::unique_ptr<QGuiApplication> app_;
	std::unique_ptr<KeyWindow> window_;
	std::unique_ptr<Pads> pads_;
	std::unique_ptr<VirtualPad> pad_;
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
	const std::vector<int> keys{Qt::Key_Return, Qt::Key_Escape, Qt::Key_Space, Qt::Key_Delete, Qt::Key_Escape,
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

TEST_F(PadsWithAPad, TheRightTriggerIsAKeyAndTheLeftOneIsNone)
{
	EXPECT_TRUE(window_->pressed.empty());
	Tilt(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 1.0);
	Tilt(SDL_CONTROLLER_AXIS_TRIGGERRIGHT, 1.0);
	EXPECT_EQ(window_->pressed, (std::vector<int>{Qt::Key_N}));
	EXPECT_EQ(window_->modifiers, Qt::NoModifier) << "nothing is aimed";
}

TEST_F(PadsWithAPad, XSkipsOnceAndAllWhenItIsHeld)
{
	Push(SDL_CONTROLLER_BUTTON_X, true);
	EXPECT_EQ(window_->pressed, (std::vector<int>{Qt::Key_Space}));
	Pass(60);
	Push(SDL_CONTROLLER_BUTTON_X, false);
	EXPECT_EQ(window_->pressed, (std::vector<int>{Qt::Key_Space, Qt::Key_F}));
	EXPECT_EQ(window_->released, (std::vector<int>{Qt::Key_F, Qt::Key_Space}));
}

TEST_F(PadsWithAPad, WhileAimingTheLeftStickSteersAndPressesNoKeys)
{
	const QSignalSpy steered(pads_.get(), &Pads::steer);
	Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.9);
	EXPECT_EQ(steered.count(), 0);
	Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.0);
	window_->pressed.clear();
	pads_->setUse(Pads::Aim);
	Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.1); // at rest
	EXPECT_EQ(steered.count(), 0);
	Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.9);
	Tilt(SDL_CONTROLLER_AXIS_LEFTY, -0.5);
	ASSERT_GT(steered.count(), 0);
	EXPECT_NEAR(steered.constLast().at(0).toDouble(), 0.9, 0.01);
	EXPECT_NEAR(steered.constLast().at(1).toDouble(), 0.5, 0.01) << "up";
	EXPECT_FALSE(steered.constLast().at(3).toBool());
	Tilt(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 1.0);
	EXPECT_TRUE(steered.constLast().at(3).toBool()) << "fine";
	EXPECT_TRUE(window_->pressed.empty());
}

TEST_F(PadsWithAPad, WhileAimingTheCrossMovesThePieceAndTheLeftTriggerMakesItFine)
{
	pads_->setUse(Pads::Aim);
	Push(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true);
	EXPECT_EQ(window_->modifiers, Qt::ControlModifier);
	Push(SDL_CONTROLLER_BUTTON_DPAD_LEFT, false);
	Tilt(SDL_CONTROLLER_AXIS_TRIGGERLEFT, 1.0);
	Push(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true);
	EXPECT_EQ(window_->modifiers, Qt::ControlModifier | Qt::ShiftModifier);
	EXPECT_EQ(window_->pressed, (std::vector<int>{Qt::Key_Left, Qt::Key_Left}));
}

TEST_F(PadsWithAPad, WhileVotingThumbsAreNoKeys)
{
	const QSignalSpy thumbs(pads_.get(), &Pads::thumb);
	const QSignalSpy handed(pads_.get(), &Pads::handOn);
	pads_->setUse(Pads::Vote);
	for (const auto button : {SDL_CONTROLLER_BUTTON_Y, SDL_CONTROLLER_BUTTON_A, SDL_CONTROLLER_BUTTON_DPAD_UP,
			 SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLER_BUTTON_X})
	{
		Push(button, true);
		Push(button, false);
	}
	std::vector<bool> ups;
	for (const QList<QVariant>& thumb : thumbs)
	{
		EXPECT_EQ(thumb.at(0).toInt(), 0) << "the first place";
		ups.push_back(thumb.at(1).toBool());
	}
	EXPECT_EQ(ups, (std::vector<bool>{true, false, true, false}));
	EXPECT_EQ(handed.count(), 1);
	EXPECT_TRUE(window_->pressed.empty());
	Push(SDL_CONTROLLER_BUTTON_START, true);
	EXPECT_EQ(window_->pressed, (std::vector<int>{Qt::Key_Escape})) << "one can still pause";
}

TEST_F(PadsWithAPad, AButtonThatIsHeldWhenTheUseChangesCountsNoMore)
{
	const QSignalSpy thumbs(pads_.get(), &Pads::thumb);
	Push(SDL_CONTROLLER_BUTTON_A, true);
	pads_->setUse(Pads::Vote);
	Pass(2);
	EXPECT_EQ(window_->released, (std::vector<int>{Qt::Key_Return}));
	EXPECT_EQ(thumbs.count(), 0);
	Push(SDL_CONTROLLER_BUTTON_A, false);
	Push(SDL_CONTROLLER_BUTTON_A, true);
	EXPECT_EQ(thumbs.count(), 1);
}

TEST_F(PadsWithAPad, ArrowsRepeatWhileHeldAndButtonsDoNot)
{
	pad_->Set(SDL_CONTROLLER_BUTTON_A, true);
	Pass(60);
	EXPECT_EQ(window_->repeated, 0);
	pad_->Set(SDL_CONTROLLER_BUTTON_DPAD_LEFT, true);
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
	pad_->Detach();
	Pass(3);
	ASSERT_EQ(losses.count(), 1);
	EXPECT_FALSE(losses.constFirst().at(1).toBool()) << "nothing was aimed";
	EXPECT_EQ(pads_->count(), 0);
	EXPECT_EQ(window_->released, (std::vector<int>{Qt::Key_Return}));
}

TEST_F(PadsWithAPad, LosingOneThatAimsSaysSo)
{
	const QSignalSpy losses(pads_.get(), &Pads::lost);
	pads_->setUse(Pads::Aim);
	Tilt(SDL_CONTROLLER_AXIS_LEFTX, 0.8);
	pad_->Detach();
	Pass(3);
	ASSERT_EQ(losses.count(), 1);
	EXPECT_TRUE(losses.constFirst().at(1).toBool());
}

TEST_F(PadsWithAPad, OneThatIsConnectedAgainHasItsPlaceAndWorks)
{
	const VirtualPad second;
	Pass(2);
	EXPECT_EQ(pads_->Places(), 0b11);
	pad_->Detach();
	Pass(3);
	EXPECT_EQ(pads_->Places(), 0b10);
	pad_ = std::make_unique<VirtualPad>();
	Pass(3);
	EXPECT_EQ(pads_->Places(), 0b11);
	const QSignalSpy thumbs(pads_.get(), &Pads::thumb);
	pads_->setUse(Pads::Vote);
	Push(SDL_CONTROLLER_BUTTON_Y, true);
	ASSERT_EQ(thumbs.count(), 1);
	EXPECT_EQ(thumbs.constFirst().at(0).toInt(), 0);
}

} // namespace
} // namespace faith::desktop
