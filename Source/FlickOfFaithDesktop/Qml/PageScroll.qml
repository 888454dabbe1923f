import QtQuick
import FlickOfFaith

/// Scrolls what is too high for it, and always to where the focus is.
Flickable {
    id: area

    default property alias content: holder.data
    /// What the scroll bar takes of the width.
    readonly property real barRoom: Theme.px(18)
    readonly property Item focused: Window.activeFocusItem

    contentWidth: width
    contentHeight: holder.childrenRect.height + 2 * Theme.px(6)
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: contentHeight > height

    function reveal(item) {
        for (let each = item; each && each !== holder; each = each.parent)
            if (!each.parent)
                return;
        if (!item)
            return;
        const place = item.mapToItem(holder, 0, 0, item.width, item.height);
        const margin = Theme.px(30);
        const lowest = Math.max(0, contentHeight - height);
        if (place.y - margin < contentY)
            contentY = Math.max(0, place.y - margin);
        else if (place.y + place.height + margin > contentY + height)
            contentY = Math.min(lowest, place.y + place.height + margin - height);
    }
    onFocusedChanged: Qt.callLater(reveal, focused)
    onHeightChanged: Qt.callLater(reveal, focused)
    onContentHeightChanged: contentY = Math.min(contentY, Math.max(0, contentHeight - height))

    Item {
        id: holder
        y: Theme.px(6)
        width: area.width - area.barRoom
        height: childrenRect.height
    }

    ScrollHandle {
        parent: area
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        area: area
    }
}
