#include "UnrealMacros.h"

inline int check(int a, int b)
{
	return a + b;
}
