#include "Styling/SlateTypes.h"

FEditableTextBoxStyle& FEditableTextBoxStyle::SetBackgroundImageNormal(const FSlateBrush&)
{
	return *this;
}

FEditableTextBoxStyle& FEditableTextBoxStyle::SetBackgroundImageHovered(const FSlateBrush&)
{
	return *this;
}

FEditableTextBoxStyle& FEditableTextBoxStyle::SetBackgroundImageFocused(const FSlateBrush&)
{
	return *this;
}

FEditableTextBoxStyle& FEditableTextBoxStyle::SetPadding(const FMargin&)
{
	return *this;
}

FEditableTextBoxStyle& FEditableTextBoxStyle::SetFont(const FSlateFontInfo& InFont)
{
	DoubleFont = InFont;
	return *this;
}

FEditableTextBoxStyle& FEditableTextBoxStyle::SetForegroundColor(const FSlateColor&)
{
	return *this;
}

FEditableTextBoxStyle& FEditableTextBoxStyle::SetFocusedForegroundColor(const FSlateColor&)
{
	return *this;
}
