#include "FlickOfFaithDesktop/Game.h"

#include "FlickOfFaithAI/Contestant.h"
#include "FlickOfFaithDesktop/Conversions.h"
#include "FlickOfFaithDesktop/Graphics.h"
#include "FlickOfFaithDesktop/Pictures.h"
#include "FlickOfFaithDesktop/SavedMatch.h"
#include "FlickOfFaithHost/TextFiles.h"
#include "FlickOfFaithPresentation/DeskView.h"

#include <QFileInfo>
#include <QFont>
#include <QGuiApplication>
#include <QUrl>
#include <QVariantMap>

#include <algorithm>
#include <filesystem>

namespace faith::desktop
{

namespace
{

text::Language LanguageOf(const QString& code)
{
	return code == "de" ? text::Language::German : code == "pl" ? text::Language::Polish : text::Language::English;
}

QString FindContent()
{
	for (const auto& folder : host::ContentFolders())
	{
		if (std::filesystem::exists(folder))
		{
			return QString::fromStdString(folder.string());
		}
	}
	return {};
}

} // namespace

Game::Game(QObject* parent) : QObject(parent), folder_(FindContent())
{
	words_ = new Words(text::TextTable(text::Language::English), this);
	settings_ = new Settings(this);
	match_ = new Match(this);
	sounds_ = new Sounds(folder_ + "/FlickOfFaith/Audio", this);
	pads_ = new Pads(this);
	padVoting_ = new PadVoting(*match_, *pads_, this);
	hand_ = new MeasuredHand(*match_, *settings_, this);
	fonts_ = LoadFonts(folder_ + "/FlickOfFaith/Fonts");
	pictureTroubles_ = CheckPictures(folder_ + "/FlickOfFaith");
	QGuiApplication::setFont(QFont(fonts_.text));
	softwareGraphics_ = IsSoftware(RendererName());
	saysSoftware_ = softwareGraphics_ && !settings_->property("toldOfSoftware").toBool();
	connect(match_, &Match::heard, sounds_,
		[this](const QString& name, double strength)
		{ name == "clack" ? sounds_->clack(strength) : sounds_->play(name, strength); });
	connect(settings_, &Settings::changed, this, &Game::Apply);
	connect(settings_, &Settings::troubleChanged, this, &Game::troubleChanged);
	useLanguage(settings_->property("language").toString());
	Apply();
	settings_->setProperty("toldOfSoftware", softwareGraphics_);
}

/// A match that is left with the program is measured like any other.
Game::~Game()
{
	match_->leave();
	hand_->Finish();
}

void Game::Apply()
{
	sounds_->setEffects(settings_->property("effectsVolume").toInt() / 100.0);
	sounds_->setAmbience(settings_->property("ambienceVolume").toInt() / 100.0);
	sounds_->setTaps(settings_->property("interfaceVolume").toInt() / 100.0);
	// A match keeps a speed of its own until somebody wishes for another.
	const double speed = settings_->property("opponentSpeed").toDouble();
	if (speed != speed_)
	{
		speed_ = speed;
		match_->setSpeed(speed);
	}
	match_->desk()->SetSight(EnumFromName<flick::AimSight>(settings_->property("aimSight").toString().toStdString())
								 .value_or(flick::kUsualSight));
	match_->setCalm(settings_->property("reducedMotion").toBool());
	emit lowTierChanged();
}

bool Game::lowTier() const
{
	const QString quality = settings_->property("quality").toString();
	return quality == "low" || (quality == "automatic" && softwareGraphics_);
}

void Game::setLanguage(const QString& code)
{
	useLanguage(code);
	settings_->setProperty("language", language_);
}

void Game::useLanguage(const QString& code)
{
	auto texts = host::LoadTexts(LanguageOf(code));
	textTrouble_ = texts ? QString() : QString::fromStdString(texts.Error());
	if (!texts)
	{
		emit troubleChanged();
		return;
	}
	Words* const before = words_;
	words_ = new Words(std::move(*texts), this);
	language_ = code;
	match_->SetWords(words_);
	emit languageChanged();
	emit troubleChanged();
	before->deleteLater();
}

QString Game::trouble() const
{
	QStringList lines;
	if (!textTrouble_.isEmpty())
	{
		lines.append(textTrouble_);
	}
	if (const auto& trouble = settings_->GetTrouble())
	{
		lines.append(words_->format(trouble->key, trouble->arguments));
	}
	for (const auto* const troubles : {&fonts_.troubles, &pictureTroubles_})
	{
		for (const Trouble& trouble : *troubles)
		{
			lines.append(words_->format(trouble.key, trouble.arguments));
		}
	}
	return lines.join('\n');
}

QString Game::notice() const
{
	return saysSoftware_ ? words_->get("menu.notice.software") : QString();
}

QString Game::content() const
{
	return QUrl::fromLocalFile(folder_ + "/").toString();
}

QString Game::file(const QString& path) const
{
	const QString whole = folder_ + "/" + path;
	return QFileInfo::exists(whole) ? QUrl::fromLocalFile(whole).toString() : QString();
}

QString Game::mirrorHand(int steadiness) const
{
	const auto measured = hand_->Get();
	const auto person = static_cast<std::uint16_t>(std::clamp(steadiness, 0, 65535));
	const flick::HandSpread spread = flick::SpreadOfHand(flick::MirrorSteadiness(person, measured));
	const std::string degrees = text::FormatThousandths(LanguageOf(language_), spread.angle);
	return words_->format(
		measured ? "menu.mirror.measured" : "menu.mirror.unmeasured", {{"angle", QString::fromStdString(degrees)}});
}

QVariantMap Game::savedMatch() const
{
	return LookAtSavedMatch(*words_);
}

QVariantList Game::sights() const
{
	QVariantList sights;
	for (const flick::AimSight sight : flick::kAimSights)
	{
		const QString key = QString::fromStdString(flick::SightKey(sight));
		sights.append(QVariantMap{
			{"value", Text(NameOf(sight))}, {"text", words_->get(key)}, {"about", words_->get(key + ".about")}});
	}
	return sights;
}

QVariantList Game::levels() const
{
	std::vector<std::string_view> keys;
	for (const flick::Contestant& level : flick::Levels())
	{
		keys.push_back(level.key);
	}
	keys.push_back(flick::Mirror(flick::kMirrorUnmeasured).key);
	QVariantList levels;
	for (const std::string_view each : keys)
	{
		const QString key = Text(each);
		levels.append(QVariantMap{{"key", key}, {"name", words_->get("level." + key + ".name")},
			{"about", words_->get("level." + key + ".about")}});
	}
	return levels;
}

} // namespace faith::desktop
