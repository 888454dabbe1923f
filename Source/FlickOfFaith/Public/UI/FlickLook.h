#pragma once

#include "CoreMinimal.h"
#include "UObject/WeakObjectPtr.h"

#include "FaithText/TextTable.h"

#include <initializer_list>
#include <memory>
#include <string_view>

class UFlickSounds;

/** What all widgets of a view have in common. Another language or size of texts is another look. */
struct FLICKOFFAITH_API FFlickLook
{
	/** The texts of the language; without them texts show as their keys. */
	std::shared_ptr<const faith::text::TextTable> Texts;

	/** How much larger texts are than designed. */
	float TextScale = 1.0f;

	/** How much room the widgets of the view have, in units of Slate; nothing until it is known. */
	FVector2D Room = FVector2D(0.0, 0.0);

	/** What is heard when something is pressed; nothing without them. */
	TWeakObjectPtr<UFlickSounds> Sounds;

	FText Word(std::string_view Key) const;
	FText Phrase(std::string_view Key, std::initializer_list<faith::text::Argument> Arguments) const;
};
