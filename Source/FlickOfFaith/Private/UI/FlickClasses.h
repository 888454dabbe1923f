#pragma once

#include "CoreMinimal.h"
#include "Templates/SubclassOf.h"

/** Which class a widget is made of. */
namespace FlickClasses
{
/** The Blueprint child that Content/Python/build_content.py makes of a native widget class, or the class itself if there is none. */
UClass* FindChild(UClass* Native);

template <class WidgetType>
TSubclassOf<WidgetType> Of()
{
	return FindChild(WidgetType::StaticClass());
}
} // namespace FlickClasses
