import QtQuick
import FlickOfFaith

/// The cross in the corner of a panel that closes it, for those who play with the mouse.
Rectangle {
    id: cross

    signal clicked()

    width: Theme.px(30)
    height: width
    radius: Theme.px(7)
    color: mouse.containsMouse ? "#55f5e6c8" : "#2bf5e6c8"

    Accessible.role: Accessible.Button
    Accessible.name: Game.words.get("match.close")
    Accessible.onPressAction: cross.clicked()

    Repeater {
        model: [45, -45]
        Rectangle {
            required property int modelData
            anchors.centerIn: parent
            width: parent.width * 0.55
            height: Math.max(2, Theme.px(2.5))
            radius: height / 2
            rotation: modelData
            color: Theme.light
            antialiasing: true
        }
    }
    MouseArea {
        id: mouse
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: {
            Game.sounds.tap();
            cross.clicked();
        }
    }
}
