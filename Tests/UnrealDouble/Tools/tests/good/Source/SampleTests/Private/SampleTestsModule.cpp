#include "Modules/ModuleManager.h"
#include "Table/SampleTable.h"

IMPLEMENT_GAME_MODULE(FDefaultGameModuleImpl, SampleTests);

ASampleTable* GTableOfTests = nullptr;
