#include "Game/FlickPlayerState.h"
