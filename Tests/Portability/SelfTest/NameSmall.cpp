#include "UnrealMacros.h"

inline int Smallest(int small)
{
	return small;
}
