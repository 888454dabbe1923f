#pragma once

class UObject
{
};
