#include "UI/FlickEntry.h"

#include "Components/EditableTextBox.h"

void UFlickEntry::Show(const FText& InWritten, const FText& InHint)
{
	Written = InWritten;
	Hint = InHint;
	Update();
}

UWidget* UFlickEntry::FirstFocus() const
{
	return Box;
}

UWidget* UFlickEntry::BuildTree()
{
	Box = MakeEntry();
	return Box;
}

void UFlickEntry::Connect()
{
	Super::Connect();
	if (Box != nullptr)
	{
		Box->OnTextChanged.AddUniqueDynamic(this, &UFlickEntry::HandleChanged);
	}
}

void UFlickEntry::Refresh()
{
	Super::Refresh();
	if (Box != nullptr)
	{
		// What is written by code is told as well as what is typed.
		bRefreshing = true;
		Box->SetHintText(Hint);
		if (!Box->GetText().EqualTo(Written))
		{
			Box->SetText(Written);
		}
		bRefreshing = false;
	}
}

void UFlickEntry::HandleChanged(const FText& Text)
{
	if (!bRefreshing)
	{
		Written = Text;
		OnChosen.Broadcast(GetIndex());
	}
}
