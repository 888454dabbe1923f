#include "FlickOfFaithDesktop/Game.h"
#include "FlickOfFaithDesktop/Graphics.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSurfaceFormat>
#include <QTimer>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuick3D/qquick3d.h>

#include <cstdio>
#include <memory>
#include <optional>

Q_IMPORT_QML_PLUGIN(FlickOfFaithPlugin)

namespace
{

constexpr int kWrongOptions = 2;
constexpr int kCannotRun = 3;
constexpr QSize kSmallest(960, 540);

/// What the command line says.
struct Wishes
{
	QString language;    ///< empty: as in the settings
	QString screenshots; ///< a folder; then the program ends when they are there
	QSize size;
};

std::nullopt_t Complain(const QString& sentence)
{
	std::fprintf(stderr, "%s\n", qPrintable(sentence));
	return std::nullopt;
}

std::optional<QSize> SizeOf(const QString& text)
{
	const auto match = QRegularExpression("^([0-9]{1,5})x([0-9]{1,5})$").match(text);
	return match.hasMatch() ? std::optional(QSize(match.captured(1).toInt(), match.captured(2).toInt())) : std::nullopt;
}

/// Nothing after a complaint.
std::optional<Wishes> Read(const QCoreApplication& app)
{
	QCommandLineParser parser;
	parser.setApplicationDescription("Flick of Faith: a match in 3D");
	parser.addHelpOption();
	parser.addVersionOption();
	const QCommandLineOption language("language", "Language of all texts, for this run: en, de or pl.", "code");
	const QCommandLineOption shots(
		"screenshot", "Shows the main screens, saves pictures of them here and ends.", "folder");
	const QCommandLineOption size("size", "Size of the window, such as 1280x720.", "WxH", "1280x720");
	parser.addOptions({language, shots, size});
	parser.process(app);
	if (parser.isSet(language) && !faith::desktop::Game::languages().contains(parser.value(language)))
	{
		return Complain("--language: \"" + parser.value(language) + "\" is none of en, de, pl");
	}
	const auto wanted = SizeOf(parser.value(size));
	if (!wanted)
	{
		return Complain("--size: \"" + parser.value(size) + "\" is not like 1280x720");
	}
	return Wishes{parser.value(language), parser.value(shots), wanted->expandedTo(kSmallest)};
}

/// Leads through the screens and takes a picture of each.
class Photographer : public QObject
{
public:
	Photographer(QQuickWindow& window, QString folder) : window_(window), folder_(std::move(folder))
	{
		QDir().mkpath(folder_);
		Next();
	}

private:
	static constexpr int kLookMs = 100;  ///< between two looks whether the screen is there
	static constexpr int kWaitMs = 2500; ///< until everything on it has come to rest

	void Next()
	{
		static const QStringList kScreens{"title", "new", "settings", "help", "god", "council", "aim", "end"};
		if (step_ == kScreens.size())
		{
			QCoreApplication::quit();
			return;
		}
		const QString screen = kScreens[step_++];
		QMetaObject::invokeMethod(&window_, "goTo", Q_ARG(QVariant, screen));
		Await(screen);
	}

	void Await(const QString& screen)
	{
		const bool arrived = window_.property("arrived").toBool();
		QTimer::singleShot(
			arrived ? kWaitMs : kLookMs, this, [this, screen, arrived] { arrived ? Shoot(screen) : Await(screen); });
	}

	void Shoot(const QString& name)
	{
		const QString file = folder_ + "/" + name + ".png";
		if (!window_.grabWindow().save(file))
		{
			Complain(file + " cannot be written");
			QCoreApplication::exit(kCannotRun);
			return;
		}
		Next();
	}

	QQuickWindow& window_;
	QString folder_;
	qsizetype step_ = 0;
};

/// Smooth edges of the flat parts cost a processor that draws too much.
QSurfaceFormat FormatFor(bool isSoftware)
{
	QSurfaceFormat format = QQuick3D::idealSurfaceFormat(4);
	format.setSamples(isSoftware ? 0 : format.samples());
	return format;
}

} // namespace

int main(int argc, char* argv[])
{
	QGuiApplication app(argc, argv);
	QCoreApplication::setApplicationName("flick-of-faith");
	QCoreApplication::setApplicationVersion("0.1.0");
	const std::optional<Wishes> wishes = Read(app);
	if (!wishes)
	{
		return kWrongOptions;
	}
	// Only now: it asks the graphics driver.
	QSurfaceFormat::setDefaultFormat(FormatFor(faith::desktop::IsSoftware(faith::desktop::RendererName())));

	QQmlApplicationEngine engine;
	// Later versions of Qt look here by themselves.
	engine.addImportPath("qrc:/qt/qml");
	engine.setInitialProperties({{"width", wishes->size.width()}, {"height", wishes->size.height()},
		{"wantedLanguage", wishes->language}, {"keepsSize", !wishes->screenshots.isEmpty()}});
	engine.load(QUrl("qrc:/qt/qml/FlickOfFaith/Qml/Main.qml"));
	if (engine.rootObjects().isEmpty())
	{
		return kCannotRun;
	}
	auto* const window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
	std::unique_ptr<Photographer> photographer;
	if (!wishes->screenshots.isEmpty() && window != nullptr)
	{
		photographer = std::make_unique<Photographer>(*window, wishes->screenshots);
	}
	return QGuiApplication::exec();
}
