#include "UnrealMacros.h"

inline int Largest(int a, int b)
{
	return std::max(a, b);
}
