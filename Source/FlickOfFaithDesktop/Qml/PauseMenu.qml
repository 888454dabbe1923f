import QtQuick
import FlickOfFaith

/// The match waits.
Rectangle {
    id: menu

    signal back()
    signal howToPlay()
    signal settings()
    signal leave()

    color: "#b0120c08"
    onVisibleChanged: if (visible) first.forceActiveFocus()
    Keys.onEscapePressed: back()

    MouseArea { anchors.fill: parent }
    Rectangle {
        anchors.centerIn: parent
        width: column.implicitWidth + Theme.px(80)
        height: column.implicitHeight + Theme.px(56)
        radius: Theme.px(18)
        color: Theme.panel
        border { width: Theme.px(2); color: Theme.amber }
        Column {
            id: column
            anchors.centerIn: parent
            spacing: Theme.px(14)
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: Game.words.get("match.paused")
                font { pixelSize: Theme.huge; bold: true; family: Theme.titleFont }
                color: Theme.light
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: Game.words.get("match.is_saved")
                font.pixelSize: Theme.small
                color: Theme.dim
            }
            PanelButton {
                id: first
                objectName: "resume"
                KeyNavigation.down: second
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(280)
                primary: true
                text: Game.words.get("match.resume")
                onClicked: menu.back()
            }
            PanelButton {
                id: second
                objectName: "howToPlay"
                KeyNavigation.down: third
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(280)
                text: Game.words.get("menu.how_to_play")
                onClicked: menu.howToPlay()
            }
            PanelButton {
                id: third
                objectName: "settings"
                KeyNavigation.down: fourth
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(280)
                text: Game.words.get("match.settings")
                onClicked: menu.settings()
            }
            PanelButton {
                id: fourth
                objectName: "toTitle"
                anchors.horizontalCenter: parent.horizontalCenter
                width: Theme.px(280)
                text: Game.words.get("match.to_title")
                onClicked: menu.leave()
            }
        }
    }
}
