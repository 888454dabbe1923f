import QtQuick
import FlickOfFaith

/// One setting: what it is on the left, what changes it on the right.
Item {
    id: row

    property alias label: name.text
    property alias about: hint.text
    default property alias control: holder.data

    implicitHeight: Math.max(texts.implicitHeight, holder.childrenRect.height)

    Column {
        id: texts
        anchors { left: parent.left; right: holder.left; rightMargin: Theme.px(20); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(2)
        Text {
            id: name
            width: parent.width
            wrapMode: Text.WordWrap
            font { family: Theme.textFont; pixelSize: Theme.normal }
            color: Theme.light
        }
        Text {
            id: hint
            width: parent.width
            visible: text !== ""
            wrapMode: Text.WordWrap
            font { family: Theme.textFont; pixelSize: Theme.tiny }
            color: Theme.dim
        }
    }
    Item {
        id: holder
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: Math.min(Theme.px(340), parent.width * 0.48)
        height: childrenRect.height
    }
}
