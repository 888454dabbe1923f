#include "Save/FlickSaveGame.h"
