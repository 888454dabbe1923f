#include "FlickOfFaithDesktop/Sounds.h"

#include <QDir>
#include <QFileInfo>

#include <SDL.h>
#include <SDL_mixer.h>

#include <algorithm>
#include <cmath>

namespace faith::desktop
{

namespace
{

constexpr int kRate = 44100;
constexpr int kBuffer = 512; ///< samples: short, so that a clack comes with the picture
constexpr int kChannels = 24;
constexpr int kClacks = 4;
constexpr int kAnyChannel = -1;

/// Squared, because ears hear ratios: half a slider sounds half as loud.
int VolumeOf(double share)
{
	const double clamped = std::clamp(share, 0.0, 1.0);
	return static_cast<int>(std::lround(clamped * clamped * MIX_MAX_VOLUME));
}

} // namespace

Sounds::Sounds(const QString& folder, QObject* parent) : QObject(parent)
{
	// The window belongs to Qt; a signal must still end the program.
	SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");
	if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0 || Mix_OpenAudio(kRate, MIX_DEFAULT_FORMAT, 2, kBuffer) != 0)
	{
		qWarning("No sound: %s", SDL_GetError());
		return;
	}
	available_ = true;
	Mix_AllocateChannels(kChannels);
	for (const QFileInfo& file : QDir(folder).entryInfoList({"*.wav"}))
	{
		if (Mix_Chunk* chunk = Mix_LoadWAV(file.filePath().toUtf8().constData()))
		{
			chunks_.insert(file.completeBaseName(), chunk);
		}
		else
		{
			qWarning("No sound %s: %s", qPrintable(file.fileName()), SDL_GetError());
		}
	}
	if (Mix_Chunk* sea = chunks_.value("sea"))
	{
		seaChannel_ = Mix_PlayChannel(kAnyChannel, sea, -1);
		setAmbience(ambience_);
	}
}

Sounds::~Sounds()
{
	if (available_)
	{
		Mix_HaltChannel(kAnyChannel);
		for (Mix_Chunk* chunk : chunks_)
		{
			Mix_FreeChunk(chunk);
		}
		Mix_CloseAudio();
		SDL_QuitSubSystem(SDL_INIT_AUDIO);
	}
}

void Sounds::setEffects(double volume)
{
	effects_ = std::clamp(volume, 0.0, 1.0);
	emit volumesChanged();
}

void Sounds::setAmbience(double volume)
{
	ambience_ = std::clamp(volume, 0.0, 1.0);
	if (seaChannel_ >= 0)
	{
		Mix_Volume(seaChannel_, VolumeOf(ambience_));
	}
	emit volumesChanged();
}

void Sounds::setTaps(double volume)
{
	taps_ = std::clamp(volume, 0.0, 1.0);
	emit volumesChanged();
}

void Sounds::play(const QString& name, double strength)
{
	Play(name, effects_ * std::sqrt(std::clamp(strength, 0.0, 1.0)));
}

void Sounds::tap()
{
	Play("clack1", taps_ * 0.5);
}

void Sounds::Play(const QString& name, double volume)
{
	Mix_Chunk* const chunk = chunks_.value(name);
	if (chunk == nullptr || volume <= 0.0)
	{
		return;
	}
	const int channel = Mix_PlayChannel(kAnyChannel, chunk, 0);
	if (channel >= 0)
	{
		Mix_Volume(channel, VolumeOf(volume));
	}
}

void Sounds::clack(double strength)
{
	lastClack_ = (lastClack_ + 1) % kClacks;
	play("clack" + QString::number(lastClack_ + 1), 0.08 + 0.92 * std::clamp(strength, 0.0, 1.0));
}

} // namespace faith::desktop
