#pragma once

#include "FlickOfFaithDesktop/Trouble.h"

#include <QString>

#include <vector>

namespace faith::desktop
{

/// The families to write with, and what is wrong with their files.
struct Fonts
{
	QString title; ///< for titles and cards
	QString text;  ///< for everything small
	std::vector<Trouble> troubles;
};

/// Loads the fonts in a folder. A family that is not there is replaced by one of the system.
[[nodiscard]] Fonts LoadFonts(const QString& folder);

} // namespace faith::desktop
