#pragma once

#include "CoreMinimal.h"

FLICKOFFAITH_API DECLARE_LOG_CATEGORY_EXTERN(LogFlick, Log, All);
