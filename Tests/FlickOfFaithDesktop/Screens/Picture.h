#pragma once

#include <QImage>

namespace faith::desktop
{

/// How much of the picture the most frequent colour fills, 0 to 1. Colours that hardly differ are one.
[[nodiscard]] double ShareOfOneColour(const QImage& picture);

/// Nothing was drawn, or nothing that anybody could make out.
[[nodiscard]] bool IsBlank(const QImage& picture);

} // namespace faith::desktop
