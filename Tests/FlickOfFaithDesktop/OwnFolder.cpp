#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QTemporaryDir>

namespace faith::desktop
{
namespace
{

/// Every run keeps its matches in a folder of its own, and asks for no sound device.
class OwnFolder final : public testing::Environment
{
public:
	void SetUp() override
	{
		qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
		qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
		qputenv("SDL_AUDIODRIVER", "dummy");
		QCoreApplication::setApplicationName("flick-of-faith-test");
	}

private:
	QTemporaryDir folder_;
};

const testing::Environment* const kFolder = testing::AddGlobalTestEnvironment(new OwnFolder);

} // namespace
} // namespace faith::desktop
