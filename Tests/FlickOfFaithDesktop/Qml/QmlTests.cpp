#include <QQmlEngine>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuickTest/quicktest.h>

Q_IMPORT_QML_PLUGIN(FlickOfFaithPlugin)

namespace faith::desktop
{

/// Lets tests import the game, whose matches and settings go into a folder of their own.
class QmlTests : public QObject
{
	Q_OBJECT

public slots:
	void applicationAvailable()
	{
		qputenv("XDG_DATA_HOME", folder_.path().toUtf8());
		qputenv("XDG_CONFIG_HOME", folder_.path().toUtf8());
	}
	void qmlEngineAvailable(QQmlEngine* engine) { engine->addImportPath("qrc:/qt/qml"); }

private:
	QTemporaryDir folder_;
};

} // namespace faith::desktop

using faith::desktop::QmlTests;

QUICK_TEST_MAIN_WITH_SETUP(FlickOfFaith, QmlTests)

#include "QmlTests.moc"
