#pragma once

#include <QString>

namespace faith::desktop
{

/// What draws, as the driver calls it; empty if there is no OpenGL. Needs a QGuiApplication.
[[nodiscard]] QString RendererName();

/// Whether the processor does the drawing for lack of a graphics card: then the simple graphics are fast enough and the others are not.
[[nodiscard]] bool IsSoftware(const QString& rendererName);

} // namespace faith::desktop
