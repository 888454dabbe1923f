#include "UI/FlickPanel.h"

#include "UI/FlickButton.h"

void UFlickPanel::ConnectAction(UFlickButton* Button, EFlickAction Action, const TCHAR* Key, EFlickButtonKind Kind)
{
	if (Button != nullptr)
	{
		Adopt(Button);
		Button->ShowKey(Key);
		Button->SetKind(Kind);
		Button->SetIndex(static_cast<int32>(Action));
		Button->OnChosen.AddUObject(this, &UFlickPanel::HandleChosen);
	}
}

void UFlickPanel::HandleChosen(int32 Index)
{
	HandleAction(static_cast<EFlickAction>(Index));
}

void UFlickPanel::HandleAction(EFlickAction Action)
{
	OnAction.Broadcast(Action);
}
