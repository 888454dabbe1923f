import QtQuick
import FlickOfFaith

/// The laws in force with their texts and how long they hold.
Flickable {
    id: shelf

    property var laws: []

    contentHeight: column.implicitHeight
    clip: contentHeight > height
    interactive: contentHeight > height

    Column {
        id: column
        width: shelf.width
        spacing: Theme.px(7)
        Repeater {
            model: shelf.laws
            Rectangle {
                id: law
                required property var modelData
                width: column.width
                height: texts.implicitHeight + Theme.px(14)
                radius: Theme.px(9)
                color: "#e6f3e5c6"
                border { width: 1; color: Theme.brown }
                Column {
                    id: texts
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(7) }
                    spacing: Theme.px(2)
                    Text {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: law.modelData.name
                        font { pixelSize: Theme.small; bold: true; family: Theme.titleFont }
                        color: Theme.ink
                    }
                    Text {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: law.modelData.text
                        font.pixelSize: Theme.text(12)
                        color: Theme.ink
                    }
                    Text {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: law.modelData.lasts
                        font { pixelSize: Theme.text(12); italic: true }
                        color: Theme.faded
                    }
                }
            }
        }
    }
}
