import QtQuick
import FlickOfFaith

/// While a computer has its turn: who plays, and that one need not wait.
Rectangle {
    id: plate

    readonly property var player: Game.match.board.seats.find(seat => seat.isActive && seat.isComputer) || null

    implicitHeight: words.implicitHeight + Theme.px(22)
    radius: Theme.px(14)
    color: Theme.panel
    border { width: 1; color: Theme.brown }

    Text {
        id: words
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.px(12) }
        text: plate.player ? Game.words.format("match.waits", { player: plate.player.name }) : ""
        wrapMode: Text.WordWrap
        font { pixelSize: Theme.small; family: Theme.textFont }
        color: Theme.light
    }
}
