#include "Misc/Guid.h"

#include <random>

FGuid FGuid::NewGuid()
{
	std::random_device Source;
	return FGuid{Source(), Source(), Source(), Source()};
}
