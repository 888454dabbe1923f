#include "FlickOfFaithDesktop/Game.h"
#include "FlickOfFaithDesktop/Graphics.h"
#include "FlickOfFaithDesktop/Photographer.h"

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QSurfaceFormat>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtQuick3D/qquick3d.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <vector>

Q_IMPORT_QML_PLUGIN(FlickOfFaithPlugin)

namespace
{

constexpr int kWrongOptions = 2;
constexpr int kCannotRun = 3;
constexpr QSize kSmallest(960, 540);

/// What the command line says.
struct Wishes
{
	QStringList languages; ///< the first for the start; empty: as in the settings
	QString screenshots;   ///< a folder; then the program ends when they are there
	std::vector<QSize> sizes;
};

std::nullopt_t Complain(const QString& sentence)
{
	std::fprintf(stderr, "%s\n", qPrintable(sentence));
	return std::nullopt;
}

std::optional<QSize> SizeOf(const QString& text)
{
	const auto match = QRegularExpression("^([0-9]{1,5})x([0-9]{1,5})$").match(text);
	return match.hasMatch()
		? std::optional(QSize(match.captured(1).toInt(), match.captured(2).toInt()).expandedTo(kSmallest))
		: std::nullopt;
}

/// Adds what the lists of languages and sizes say to the wishes. Nothing after a complaint.
std::optional<Wishes> Understand(Wishes wishes, const QString& languages, const QString& sizes)
{
	for (const QString& code : languages.split(',', Qt::SkipEmptyParts))
	{
		if (!faith::desktop::Game::languages().contains(code))
		{
			return Complain("--language: \"" + code + "\" is none of en, de, pl");
		}
		wishes.languages.append(code);
	}
	for (const QString& text : sizes.split(','))
	{
		const auto size = SizeOf(text);
		if (!size)
		{
			return Complain("--size: \"" + text + "\" is not like 1280x720");
		}
		wishes.sizes.push_back(*size);
	}
	return wishes;
}

/// Nothing after a complaint.
std::optional<Wishes> Read(const QCoreApplication& app)
{
	QCommandLineParser parser;
	parser.setApplicationDescription("Flick of Faith: a match in 3D");
	parser.addHelpOption();
	parser.addVersionOption();
	const QCommandLineOption language("language",
		"Language of all texts, for this run: en, de or pl; with commas between them for pictures.", "code");
	const QCommandLineOption shots("screenshot", "Shows every screen, saves pictures of them here and ends.", "folder");
	const QCommandLineOption size(
		"size", "Size of the window, such as 1280x720; several with commas for pictures.", "WxH", "1280x720");
	parser.addOptions({language, shots, size});
	parser.process(app);
	return Understand(Wishes{{}, parser.value(shots), {}}, parser.value(language), parser.value(size));
}

/// One folder for each language and size, if there are several.
std::vector<faith::desktop::PictureView> ViewsOf(const Wishes& wishes, const QString& language)
{
	const QStringList languages = wishes.languages.isEmpty() ? QStringList{language} : wishes.languages;
	const bool isOne = languages.size() == 1 && wishes.sizes.size() == 1;
	std::vector<faith::desktop::PictureView> views;
	for (const QString& code : languages)
	{
		for (const QSize size : wishes.sizes)
		{
			const QString own = QString("/%1_%2x%3").arg(code).arg(size.width()).arg(size.height());
			views.push_back({wishes.screenshots + (isOne ? QString() : own), code, size});
		}
	}
	return views;
}

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
	// Matches for pictures do not take the place of the player's own.
	const QTemporaryDir played;
	if (!wishes->screenshots.isEmpty())
	{
		qputenv("XDG_DATA_HOME", played.path().toUtf8());
	}
	// Only now: it asks the graphics driver.
	QSurfaceFormat::setDefaultFormat(FormatFor(faith::desktop::IsSoftware(faith::desktop::RendererName())));

	QQmlApplicationEngine engine;
	// Later versions of Qt look here by themselves.
	engine.addImportPath("qrc:/qt/qml");
	engine.setInitialProperties({{"width", wishes->sizes.front().width()}, {"height", wishes->sizes.front().height()},
		{"wantedLanguage", wishes->languages.value(0)}, {"keepsSize", !wishes->screenshots.isEmpty()}});
	engine.load(QUrl("qrc:/qt/qml/FlickOfFaith/Qml/Main.qml"));
	if (engine.rootObjects().isEmpty())
	{
		return kCannotRun;
	}
	auto* const window = qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
	std::unique_ptr<faith::desktop::Photographer> photographer;
	if (!wishes->screenshots.isEmpty() && window != nullptr)
	{
		const QString language = window->property("game").value<QObject*>()->property("language").toString();
		photographer = std::make_unique<faith::desktop::Photographer>(*window, ViewsOf(*wishes, language));
	}
	return QGuiApplication::exec();
}
