#pragma once

#include "FlickOfFaithDesktop/Trouble.h"

#include <QString>

#include <vector>

namespace faith::desktop
{

/// What is missing or no picture among the pictures that a match cannot be read without. The game goes on without them, in plain colours.
[[nodiscard]] std::vector<Trouble> CheckPictures(const QString& folder);

} // namespace faith::desktop
