import QtQuick
import FlickOfFaith

/// How much of a list is seen, and where; can be dragged. Not there when all of it is seen.
Rectangle {
    id: handle

    /// What it scrolls, a Flickable.
    required property Flickable area

    visible: area.visibleArea.heightRatio < 1
    width: Theme.px(8)
    radius: width / 2
    color: "#30f5e6c8"

    Rectangle {
        readonly property real gripHeight: Math.min(handle.height, Math.max(Theme.px(30), handle.area.visibleArea.heightRatio * handle.height))
        readonly property real share: handle.area.visibleArea.yPosition / Math.max(0.001, 1 - handle.area.visibleArea.heightRatio)
        y: Math.max(0, Math.min(1, share)) * (handle.height - gripHeight)
        width: parent.width
        height: gripHeight
        radius: width / 2
        color: "#a0f5e6c8"
    }
    MouseArea {
        anchors { fill: parent; leftMargin: -Theme.px(8) }
        function follow(y) {
            // Lists of lines of different heights do not begin at 0.
            const lowest = handle.area.originY + Math.max(0, handle.area.contentHeight - handle.area.height);
            const middle = handle.area.originY + y / handle.height * handle.area.contentHeight - handle.area.height / 2;
            handle.area.contentY = Math.max(handle.area.originY, Math.min(lowest, middle));
            handle.area.movementEnded();
        }
        onPressed: function (mouse) { follow(mouse.y) }
        onPositionChanged: function (mouse) { follow(mouse.y) }
    }
}
