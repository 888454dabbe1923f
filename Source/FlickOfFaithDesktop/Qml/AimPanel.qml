import QtQuick
import FlickOfFaith

/// Power and spin of the aim in numbers, and where it may lead. Where the finger hits the disc gives the spin: drag the dot.
Rectangle {
    id: panel

    readonly property var desk: Game.match.desk
    readonly property var aim: desk.aim

    visible: desk.aiming && aim.degrees !== undefined
    implicitHeight: column.implicitHeight + Theme.px(22)
    radius: Theme.px(14)
    color: Theme.panel
    border { width: 1; color: Theme.brown }

    Column {
        id: column
        anchors.centerIn: parent
        width: parent.width - Theme.px(28)
        spacing: Theme.px(7)
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: panel.visible ? Game.words.format("match.power", { power: Math.round(panel.aim.power) }) : ""
            font { pixelSize: Theme.small; bold: true }
            color: Theme.light
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(130)
            height: Theme.px(12)
            radius: height / 2
            color: "#40f5e6c8"
            Rectangle {
                width: parent.width * (panel.visible ? panel.aim.power / 100 : 0)
                height: parent.height
                radius: height / 2
                color: panel.visible ? Qt.hsla(0.30 - 0.30 * panel.aim.power / 100, 0.85, 0.6, 1) : "white"
            }
        }
        Rectangle {
            id: disc
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(74)
            height: width
            radius: width / 2
            color: panel.desk.seat >= 0 && panel.desk.seat < Game.match.board.seats.length ? Game.match.board.seats[panel.desk.seat].colour : "grey"
            border { width: Theme.px(3); color: Theme.light }
            Rectangle {
                x: parent.width / 2 - width / 2 + (panel.visible ? -panel.aim.spin / 100 : 0) * parent.width * 0.36
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(18)
                height: width
                radius: width / 2
                color: Theme.light
                border { width: Theme.px(2); color: Theme.ink }
            }
            MouseArea {
                anchors.fill: parent
                cursorShape: Qt.SizeHorCursor
                function follow(mouse) {
                    const share = (width / 2 - mouse.x) / (width * 0.36);
                    panel.desk.setSpin(Math.abs(share) < 0.08 ? 0 : Math.max(-1, Math.min(1, share)) * 100);
                }
                onPressed: function (mouse) { follow(mouse) }
                onPositionChanged: function (mouse) { follow(mouse) }
                onDoubleClicked: panel.desk.setSpin(0)
            }
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: !panel.visible ? "" : Math.round(panel.aim.spin) === 0 ? Game.words.get("match.no_spin")
                : Game.words.format(panel.aim.spin > 0 ? "match.spin_left" : "match.spin_right", { spin: Math.abs(Math.round(panel.aim.spin)) })
            font.pixelSize: Theme.tiny
            color: Theme.dim
        }
        Column {
            objectName: "odds"
            width: panel.width - Theme.px(28)
            visible: panel.visible && panel.desk.odds.length > 0
            spacing: Theme.px(3)
            Text {
                width: parent.width
                wrapMode: Text.WordWrap
                text: Game.words.get("match.odds")
                font { pixelSize: Theme.tiny; bold: true }
                color: Theme.light
            }
            Repeater {
                model: panel.visible ? panel.desk.odds : []
                Text {
                    required property string modelData
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: modelData
                    font.pixelSize: Theme.tiny
                    color: Theme.light
                }
            }
        }
    }
}
