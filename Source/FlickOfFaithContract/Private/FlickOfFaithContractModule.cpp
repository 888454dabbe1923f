// Nothing in this module was seen by an engine yet; see Tests/UnrealContract/README.md.

#include "Modules/ModuleManager.h"

IMPLEMENT_MODULE(FDefaultModuleImpl, FlickOfFaithContract);
