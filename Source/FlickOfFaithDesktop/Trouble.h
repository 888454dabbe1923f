#pragma once

#include <QString>
#include <QVariantMap>

namespace faith::desktop
{

/// Something that is not as it should be and that a person wants to know, in whatever language they read.
struct Trouble
{
	QString key; ///< of its text
	QVariantMap arguments;
};

} // namespace faith::desktop
