import QtQuick
import FlickOfFaith

/// Which generation it is, and whose turn, in the colour of that player.
Column {
    id: plate

    readonly property var board: Game.match.board
    readonly property var active: board.seats.find(seat => seat.isActive) || null

    spacing: Theme.px(5)
    Text {
        width: parent.width
        text: plate.board.generation > 0 ? Game.words.format("match.generation", { generation: plate.board.generation, generations: plate.board.generations }) : ""
        visible: text !== ""
        wrapMode: Text.WordWrap
        font { pixelSize: Theme.small; family: Theme.textFont }
        color: Theme.dim
        style: Text.Outline
        styleColor: Theme.night
    }
    Rectangle {
        width: parent.width
        height: words.implicitHeight + Theme.px(16)
        visible: words.text !== ""
        radius: Theme.px(9)
        color: plate.active ? Qt.darker(plate.active.colour, 2.1) : Theme.panel
        border { width: Theme.px(2); color: plate.active ? Theme.gold : Theme.amber }
        Text {
            id: words
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; verticalCenterOffset: Theme.px(3); margins: Theme.px(11) }
            text: plate.board.headline
            wrapMode: Text.WordWrap
            font { pixelSize: Theme.text(22); bold: true; family: Theme.titleFont }
            color: plate.active ? "white" : Theme.gold
        }
    }
}
