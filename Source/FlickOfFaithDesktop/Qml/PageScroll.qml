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

    Rectangle {
        parent: area
        anchors.right: parent.right
        visible: area.interactive
        width: Theme.px(8)
        height: parent.height
        radius: width / 2
        color: "#30f5e6c8"
        Rectangle {
            y: area.visibleArea.yPosition * area.height
            width: parent.width
            height: Math.max(Theme.px(30), area.visibleArea.heightRatio * area.height)
            radius: width / 2
            color: "#a0f5e6c8"
        }
        MouseArea {
            anchors { fill: parent; leftMargin: -Theme.px(8) }
            function follow(y) {
                area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, y / area.height * area.contentHeight - area.height / 2));
            }
            onPressed: function (mouse) { follow(mouse.y) }
            onPositionChanged: function (mouse) { follow(mouse.y) }
        }
    }
}
