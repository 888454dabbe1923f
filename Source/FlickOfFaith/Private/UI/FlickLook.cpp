#include "UI/FlickLook.h"

#include "Convert/FlickConvert.h"

FText FFlickLook::Word(std::string_view Key) const
{
	return FText::FromString(FlickConvert::ToString(Texts ? Texts->Get(Key) : std::string(Key)));
}

FText FFlickLook::Phrase(std::string_view Key, std::initializer_list<faith::text::Argument> Arguments) const
{
	return FText::FromString(FlickConvert::ToString(Texts ? Texts->Format(Key, Arguments) : std::string(Key)));
}
