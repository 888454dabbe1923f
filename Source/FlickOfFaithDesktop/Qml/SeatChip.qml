import QtQuick
import FlickOfFaith

/// A player at a glance: colour, god, points, prophets left, whose turn it is. A click shows where the points come from.
Rectangle {
    id: chip

    required property var seat
    property bool open: false
    signal clicked()

    implicitWidth: Theme.px(250)
    implicitHeight: Math.max(Theme.px(58), column.implicitHeight + Theme.px(14))
    radius: Theme.px(12)
    color: seat.isActive ? "#f0412c19" : "#c82a1d13"
    border.width: seat.isActive || open ? Math.max(2, Theme.px(3)) : 1
    border.color: open ? Theme.light : seat.isActive ? Theme.gold : "#806b4a2b"

    Rectangle {
        id: dot
        anchors { left: parent.left; leftMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        width: Theme.px(38)
        height: width
        radius: width / 2
        color: chip.seat.colour
        border { width: Theme.px(2); color: Theme.light }
        Text {
            anchors.centerIn: parent
            text: chip.seat.hasAnswered ? "✓" : chip.seat.seat + 1
            font { pixelSize: Theme.normal; bold: true }
            color: "white"
            style: Text.Outline
            styleColor: "#60000000"
        }
    }
    Column {
        id: column
        anchors { left: dot.right; leftMargin: Theme.px(9); right: points.left; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(1)
        Item {
            width: parent.width
            height: name.implicitHeight
            Text {
                id: star
                anchors.verticalCenter: parent.verticalCenter
                visible: chip.seat.isFirst
                width: visible ? implicitWidth + Theme.px(5) : 0
                text: "★"
                font { pixelSize: Theme.small; family: Theme.textFont }
                color: Theme.gold
            }
            Text {
                id: name
                anchors { left: star.right; right: parent.right }
                text: chip.seat.name
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 11
                font { pixelSize: Theme.text(20); bold: true; family: Theme.titleFont }
                color: Theme.light
            }
        }
        Text {
            width: parent.width
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            text: chip.seat.isThinking ? Game.words.format("match.thinking", { player: chip.seat.who }) : chip.seat.who !== chip.seat.name ? chip.seat.who : ""
            visible: text !== ""
            font.pixelSize: Theme.tiny
            color: chip.seat.isThinking ? Theme.gold : Theme.dim
        }
        Row {
            spacing: Theme.px(3)
            Repeater {
                model: Math.max(0, chip.seat.prophets)
                Rectangle {
                    width: Theme.px(10)
                    height: width
                    radius: width / 2
                    color: chip.seat.colour
                    border { width: 1; color: Theme.light }
                }
            }
            Repeater {
                model: chip.seat.pool
                Rectangle {
                    width: Theme.px(10)
                    height: width
                    radius: width / 2
                    color: "transparent"
                    border { width: 1; color: Theme.dim }
                }
            }
            Repeater {
                model: chip.seat.templesInHand
                Rectangle {
                    width: Theme.px(10)
                    height: width
                    color: chip.seat.colour
                    border { width: 1; color: Theme.light }
                }
            }
        }
    }
    Text {
        id: points
        anchors { right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        text: chip.seat.score
        font { pixelSize: Theme.text(30); bold: true; family: Theme.titleFont }
        color: "#ffe9b0"
    }
    // Points to the table: this one plays now.
    Rectangle {
        visible: chip.seat.isActive
        z: -1
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.bottom; verticalCenterOffset: -Theme.px(2) }
        width: Theme.px(18)
        height: width
        rotation: 45
        antialiasing: true
        color: Theme.gold
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        onClicked: chip.clicked()
    }
}
