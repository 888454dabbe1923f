#include "UI/FlickRow.h"
