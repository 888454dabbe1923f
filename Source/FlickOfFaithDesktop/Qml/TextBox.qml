import QtQuick
import FlickOfFaith

/// A line to write in. Up and down leave it.
Rectangle {
    id: box

    property alias text: input.text
    property alias input: input
    property string placeholder
    property string label
    property alias validator: input.validator
    property alias maximumLength: input.maximumLength
    signal edited(string text)

    implicitWidth: Theme.px(280)
    implicitHeight: Math.max(Theme.px(44), input.implicitHeight + Theme.px(16))
    radius: Theme.px(8)
    color: input.activeFocus ? "#fffaf0" : "#f0e0c0"
    border.width: input.activeFocus ? Math.max(2, Theme.px(3)) : 1
    border.color: input.activeFocus ? "#c8600c" : Theme.brown

    TextInput {
        id: input
        objectName: box.objectName + "_input"
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.px(12) }
        activeFocusOnTab: true
        clip: true
        selectByMouse: true
        selectionColor: Theme.amber
        font { family: Theme.textFont; pixelSize: Theme.normal }
        color: Theme.ink
        onTextEdited: box.edited(text)
        onActiveFocusChanged: if (activeFocus) selectAll(); else deselect()
        Accessible.role: Accessible.EditableText
        Accessible.name: box.label
    }
    Text {
        anchors { fill: input }
        verticalAlignment: Text.AlignVCenter
        visible: input.text === ""
        elide: Text.ElideRight
        text: box.placeholder
        font: input.font
        color: "#b0603a20"
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.IBeamCursor
        // The input itself takes the rest of the clicks.
        enabled: !input.activeFocus
        onPressed: input.forceActiveFocus(Qt.MouseFocusReason)
    }
}
