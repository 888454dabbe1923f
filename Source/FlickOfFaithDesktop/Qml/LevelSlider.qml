import QtQuick
import FlickOfFaith

/// A number from 0 to 100.
Rectangle {
    id: box

    property int value: 0
    property string label
    signal moved(int value)

    function set(number) {
        const next = Math.max(0, Math.min(100, Math.round(number / 5) * 5));
        if (next !== value)
            moved(next);
    }

    implicitWidth: Theme.px(280)
    implicitHeight: Theme.px(44)
    radius: Theme.px(8)
    color: activeFocus || mouse.containsMouse ? "#fff4dc" : "#f0e0c0"
    border.width: activeFocus ? Math.max(2, Theme.px(3)) : 1
    border.color: activeFocus ? "#c8600c" : Theme.brown
    activeFocusOnTab: true

    Accessible.role: Accessible.Slider
    Accessible.name: label + ": " + value
    Accessible.focusable: true

    Keys.onLeftPressed: set(value - 5)
    Keys.onRightPressed: set(value + 5)

    Rectangle {
        id: groove
        anchors { left: parent.left; leftMargin: Theme.px(20); right: number.left; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        height: Math.max(3, Theme.px(5))
        radius: height / 2
        color: "#b9a684"
        Rectangle {
            width: knob.x + knob.width / 2
            height: parent.height
            radius: parent.radius
            color: Theme.amber
        }
        Rectangle {
            id: knob
            x: box.value / 100 * groove.width - width / 2
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(22)
            height: width
            radius: width / 2
            color: "#fffaf0"
            border { width: Math.max(1, Theme.px(2)); color: Theme.faded }
        }
    }
    Text {
        id: number
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        width: Theme.text(38)
        horizontalAlignment: Text.AlignRight
        text: box.value
        font { family: Theme.textFont; pixelSize: Theme.normal }
        color: Theme.ink
    }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        cursorShape: Qt.PointingHandCursor
        function follow(x) {
            box.set((x - groove.x) / groove.width * 100);
        }
        onPressed: function (mouse) {
            box.forceActiveFocus(Qt.TabFocusReason);
            follow(mouse.x);
        }
        onPositionChanged: function (mouse) {
            if (mouse.buttons & Qt.LeftButton)
                follow(mouse.x);
        }
    }
}
