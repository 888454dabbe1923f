import QtQuick
import FlickOfFaith

/// What happened so far. A line with a place shows that place when clicked.
Rectangle {
    id: panel

    signal closed()

    radius: Theme.px(12)
    color: "#f81d1511"
    border { width: 1; color: Theme.brown }

    Text {
        id: heading
        anchors { left: parent.left; top: parent.top; right: cross.left; margins: Theme.px(12) }
        text: Game.words.get("match.log")
        font { pixelSize: Theme.large; bold: true; family: Theme.titleFont }
        color: Theme.light
    }
    CloseCross {
        id: cross
        objectName: "closeLog"
        anchors { right: parent.right; top: parent.top; margins: Theme.px(10) }
        onClicked: panel.closed()
    }
    ListView {
        id: list
        anchors { left: parent.left; right: parent.right; top: heading.bottom; bottom: parent.bottom; margins: Theme.px(12) }
        clip: true
        spacing: Theme.px(5)
        model: Game.match.story
        onCountChanged: Qt.callLater(positionViewAtEnd)
        // How high lines are is known only once they are laid out.
        property bool atEnd: true
        onMovementEnded: atEnd = atYEnd
        onContentHeightChanged: if (atEnd) Qt.callLater(positionViewAtEnd)
        onWidthChanged: Qt.callLater(positionViewAtEnd)
        Component.onCompleted: positionViewAtEnd()
        delegate: Item {
            id: row
            required property string line
            required property int heading
            required property bool hasSpot
            required property double spotX
            required property double spotY
            width: list.width - bar.width - Theme.px(6)
            height: words.implicitHeight
            Text {
                id: words
                width: parent.width
                text: row.line
                wrapMode: Text.WordWrap
                font { pixelSize: row.heading > 1 ? Theme.text(20) : row.heading > 0 ? Theme.text(17) : Theme.text(14); family: row.heading > 0 ? Theme.titleFont : Theme.textFont; bold: row.heading > 0; underline: mouse.containsMouse && row.hasSpot }
                color: row.heading > 1 ? Theme.gold : row.heading > 0 ? Theme.light : Theme.dim
            }
            MouseArea {
                id: mouse
                anchors.fill: parent
                hoverEnabled: row.hasSpot
                cursorShape: row.hasSpot ? Qt.PointingHandCursor : Qt.ArrowCursor
                onClicked: if (row.hasSpot) Game.match.showSpot(row.spotX, row.spotY)
            }
        }
    }
    ScrollHandle {
        id: bar
        anchors { right: parent.right; rightMargin: Theme.px(10); top: list.top; bottom: list.bottom }
        area: list
    }
}
