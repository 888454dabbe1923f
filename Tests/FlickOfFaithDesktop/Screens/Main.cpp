#include "FlickOfFaithDesktop/Screens/GameDriver.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QSurfaceFormat>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuick3D/qquick3d.h>

#include <cstdio>

Q_IMPORT_QML_PLUGIN(FlickOfFaithPlugin)

int main(int argc, char* argv[])
{
	testing::InitGoogleMock(&argc, argv);
	if (GTEST_FLAG_GET(list_tests))
	{
		return RUN_ALL_TESTS();
	}
	if (!qEnvironmentVariableIsSet("DISPLAY"))
	{
		std::fputs("These tests need a display: xvfb-run -a ctest -L display\n", stderr);
		return 1;
	}
	const QTemporaryDir folder;
	qputenv("XDG_DATA_HOME", folder.path().toUtf8());
	qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
	qputenv("SDL_AUDIODRIVER", "dummy");
	qputenv("QT_QPA_PLATFORM", "xcb");
	qputenv("QT_QUICK_BACKEND", "rhi");
	QGuiApplication app(argc, argv);
	QCoreApplication::setApplicationName("flick-of-faith");
	// No smooth edges: nobody looks, and they cost most of the time where there is no graphics card.
	QSurfaceFormat::setDefaultFormat(QQuick3D::idealSurfaceFormat(1));
	faith::desktop::ListenToComplaints();
	return RUN_ALL_TESTS();
}
