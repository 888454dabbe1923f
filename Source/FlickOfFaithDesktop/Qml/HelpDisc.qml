import QtQuick
import FlickOfFaith

/// A disc as it looks from above, for drawings: a prophet or a temple.
Rectangle {
    id: disc

    property color colour: "#e0a81f"
    property bool isTemple: false

    radius: width / 2
    height: width
    color: colour
    border { width: Math.max(1, width * 0.03); color: Qt.darker(colour, 1.6) }

    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.width * 0.15
        radius: width / 2
        color: disc.isTemple ? "#f6ead2" : "#e9c894"
    }
    // A roof on columns.
    Item {
        visible: disc.isTemple
        anchors.centerIn: parent
        width: disc.width * 0.46
        height: disc.width * 0.42
        Rectangle {
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: parent.height * 0.02 }
            width: parent.width * 0.62
            height: width
            rotation: 45
            antialiasing: true
            color: Qt.darker(disc.colour, 1.35)
            transform: Scale { origin.y: disc.width * 0.15; yScale: 0.5 }
        }
        Rectangle { y: parent.height * 0.38; width: parent.width; height: parent.height * 0.12; color: Qt.darker(disc.colour, 1.35) }
        Repeater {
            model: 4
            Rectangle {
                required property int index
                x: parent.width * (0.06 + index * 0.25)
                y: parent.height * 0.5
                width: parent.width * 0.13
                height: parent.height * 0.38
                color: Qt.darker(disc.colour, 1.35)
            }
        }
        Rectangle { y: parent.height * 0.88; width: parent.width; height: parent.height * 0.14; color: Qt.darker(disc.colour, 1.35) }
    }
    // A sun.
    Item {
        visible: !disc.isTemple
        anchors.fill: parent
        Repeater {
            model: 8
            Rectangle {
                required property int index
                anchors.centerIn: parent
                width: disc.width * 0.05
                height: disc.width * 0.46
                rotation: index * 22.5
                antialiasing: true
                color: Qt.darker(disc.colour, 1.35)
                visible: index % 2 === 0
            }
        }
        Rectangle {
            anchors.centerIn: parent
            width: disc.width * 0.26
            height: width
            radius: width / 2
            color: Qt.darker(disc.colour, 1.35)
        }
    }
}
