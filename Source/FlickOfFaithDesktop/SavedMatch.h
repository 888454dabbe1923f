#pragma once

#include <QVariantMap>

namespace faith::desktop
{

class Words;

/// What the match that can be continued is like: {generation, generations, seats: [{name, colour, score}]}; empty if there is none or it
/// cannot be read. Changes no file but a note on the seats that is damaged.
[[nodiscard]] QVariantMap LookAtSavedMatch(const Words& words);

} // namespace faith::desktop
