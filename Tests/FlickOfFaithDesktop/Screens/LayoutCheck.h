#pragma once

#include <QQuickWindow>

#include <string>
#include <vector>

namespace faith::desktop
{

/// What is wrong with the texts to be seen in a window, one sentence each: shortened with an ellipsis, cut off by a clip or the window,
/// spilling over the edge of the panel it stands on, too small to read, or overlapping another text. Texts that something opaque hides do not overlap with
/// what lies on that, and texts in a list may be scrolled half out of it.
[[nodiscard]] std::vector<std::string> TextFaults(QQuickWindow& window);

} // namespace faith::desktop
