#include "FlickOfFaithDesktop/Files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace faith::desktop
{

bool WriteWhole(const QString& path, const QByteArray& bytes)
{
	QDir().mkpath(QFileInfo(path).path());
	QSaveFile file(path);
	return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

QString MoveAside(const QString& path)
{
	const QString aside = path + ".broken";
	QFile::remove(aside);
	QFile::rename(path, aside);
	return aside;
}

} // namespace faith::desktop
