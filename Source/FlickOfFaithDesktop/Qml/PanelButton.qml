import QtQuick
import FlickOfFaith

/// A button of parchment. Enter and Space press it when it has the focus.
Rectangle {
    id: button

    property alias text: label.text
    /// A second, smaller line.
    property alias detail: detailLabel.text
    property bool primary: false
    property bool quiet: false
    /// A quiet one that lies over the table: dark below, so that it can be read there.
    property bool backed: false
    /// One of several of which one holds.
    property bool checked: false
    property real textSize: Theme.normal
    /// Around what has the focus, where it is as light as parchment.
    readonly property color focusRim: "#c8600c"
    signal clicked()

    function press() {
        Game.sounds.tap();
        button.clicked();
    }

    implicitWidth: Math.max(label.implicitWidth + Theme.px(36), detailLabel.visible ? detailLabel.implicitWidth + Theme.px(36) : 0, Theme.px(72))
    implicitHeight: Math.max(Theme.px(44), column.implicitHeight + Theme.px(16))
    radius: Theme.px(8)
    activeFocusOnTab: true
    opacity: enabled ? 1 : 0.7
    color: !enabled ? "#40f5e6c8" : quiet ? (mouse.containsMouse || activeFocus ? "#55f5e6c8" : checked ? "#70d79a2f" : "#2bf5e6c8") : primary ? (mouse.containsMouse || activeFocus ? "#efba57" : Theme.amber) : (mouse.containsMouse || activeFocus ? "#fff4dc" : "#f0e0c0")
    border.width: activeFocus ? Math.max(2, Theme.px(3)) : 1
    border.color: activeFocus ? (primary ? "#ffffff" : quiet ? Theme.gold : focusRim) : checked ? Theme.gold : Theme.brown
    scale: mouse.pressed ? 0.97 : 1.0

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.focusable: true
    Accessible.onPressAction: press()

    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
    Keys.onSpacePressed: press()

    Rectangle {
        z: -1
        anchors.fill: parent
        visible: button.backed
        radius: parent.radius
        color: Theme.panel
    }
    Column {
        id: column
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.px(14) }
        Text {
            id: label
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            font { family: Theme.textFont; pixelSize: button.textSize; bold: button.primary }
            color: button.quiet || !button.enabled ? Theme.light : Theme.ink
        }
        Text {
            id: detailLabel
            width: parent.width
            visible: text !== ""
            horizontalAlignment: label.horizontalAlignment
            wrapMode: Text.WordWrap
            font { family: Theme.textFont; pixelSize: Theme.tiny }
            color: button.quiet || !button.enabled ? Theme.dim : "#5a3a1c"
        }
    }

    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: button.press()
    }
}
