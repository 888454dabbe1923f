import QtQuick
import FlickOfFaith

/// Something that is on or off. It says so in words too.
Rectangle {
    id: box

    property bool checked: false
    property string label
    signal toggled(bool checked)

    function toggle() {
        Game.sounds.tap();
        toggled(!checked);
    }

    implicitWidth: Theme.px(280)
    implicitHeight: Theme.px(44)
    radius: Theme.px(8)
    color: activeFocus || mouse.containsMouse ? "#fff4dc" : "#f0e0c0"
    border.width: activeFocus ? Math.max(2, Theme.px(3)) : 1
    border.color: activeFocus ? "#c8600c" : Theme.brown
    activeFocusOnTab: true

    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.checked: checked
    Accessible.focusable: true

    Keys.onReturnPressed: toggle()
    Keys.onEnterPressed: toggle()
    Keys.onSpacePressed: toggle()
    Keys.onLeftPressed: if (checked) toggle()
    Keys.onRightPressed: if (!checked) toggle()

    Text {
        anchors { left: parent.left; leftMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
        text: Game.words.get(box.checked ? "menu.on" : "menu.off")
        font { family: Theme.textFont; pixelSize: Theme.normal }
        color: Theme.ink
    }
    Rectangle {
        anchors { right: parent.right; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        width: Theme.px(52)
        height: Theme.px(26)
        radius: height / 2
        color: box.checked ? Theme.amber : "#b9a684"
        border { width: 1; color: Theme.brown }
        Rectangle {
            /// How far it is on its way to the other side; the size of the window does not set it off.
            property real share: box.checked ? 1 : 0
            x: Theme.px(3) + share * (parent.width - width - Theme.px(6))
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(20)
            height: width
            radius: width / 2
            color: "#fffaf0"
            border { width: 1; color: Theme.brown }
            Behavior on share { NumberAnimation { duration: Theme.time(120) } }
        }
    }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: {
            box.forceActiveFocus(Qt.TabFocusReason);
            box.toggle();
        }
    }
}
