#pragma once

#include <QByteArray>
#include <QString>

namespace faith::desktop
{

/// Writes a file whole or not at all, and makes its folder if need be. False if it could not be written; then an older one is untouched.
[[nodiscard]] bool WriteWhole(const QString& path, const QByteArray& bytes);

/// A file that cannot be understood is kept under another name, which is returned.
QString MoveAside(const QString& path);

} // namespace faith::desktop
