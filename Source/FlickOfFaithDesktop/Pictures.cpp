#include "FlickOfFaithDesktop/Pictures.h"

#include <QImageReader>

namespace faith::desktop
{

std::vector<Trouble> CheckPictures(const QString& folder)
{
	std::vector<Trouble> troubles;
	for (const char* const name : {"Board/map.png", "Board/map_normal.png", "Discs/tops.png", "Discs/shadow.png",
			 "Table/wood.jpg", "Table/shade.png"})
	{
		const QString file = folder + "/" + name;
		if (!QImageReader(file).canRead())
		{
			troubles.push_back({"menu.trouble.picture", {{"file", file}}});
		}
	}
	return troubles;
}

} // namespace faith::desktop
