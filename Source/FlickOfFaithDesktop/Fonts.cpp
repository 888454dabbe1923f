#include "FlickOfFaithDesktop/Fonts.h"

#include <QFontDatabase>
#include <QStringList>

namespace faith::desktop
{

namespace
{

/// The family of these files, or nothing if one of them cannot be used.
QString Load(const QString& folder, const QStringList& files, std::vector<Trouble>& troubles)
{
	QString family;
	for (const QString& file : files)
	{
		const int id = QFontDatabase::addApplicationFont(folder + "/" + file);
		if (id < 0)
		{
			troubles.push_back({"menu.trouble.font", {{"file", folder + "/" + file}}});
			continue;
		}
		family = family.isEmpty() ? QFontDatabase::applicationFontFamilies(id).value(0) : family;
	}
	return family;
}

} // namespace

Fonts LoadFonts(const QString& folder)
{
	Fonts fonts;
	fonts.title = Load(folder, {"FlickGaramond-Regular.otf", "FlickGaramond-Italic.otf"}, fonts.troubles);
	fonts.text = Load(folder, {"Lato-Regular.ttf", "Lato-Bold.ttf"}, fonts.troubles);
	fonts.title = fonts.title.isEmpty() ? QString("DejaVu Serif") : fonts.title;
	fonts.text = fonts.text.isEmpty() ? QString("DejaVu Sans") : fonts.text;
	return fonts;
}

} // namespace faith::desktop
