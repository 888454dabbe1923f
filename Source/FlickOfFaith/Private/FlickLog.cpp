#include "FlickLog.h"

DEFINE_LOG_CATEGORY(LogFlick);
