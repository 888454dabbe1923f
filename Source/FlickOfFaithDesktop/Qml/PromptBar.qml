import QtQuick
import FlickOfFaith

/// What is asked, how it is done, why it cannot be done there, and the buttons for it.
Rectangle {
    id: bar

    readonly property var desk: Game.match.desk
    readonly property bool asksCards: desk.asked === "vote" || desk.asked === "choose_god"
    /// The answer that Enter takes, or -1.
    property int picked: -1
    readonly property string complaint: desk.whyNot !== "" ? desk.whyNot : desk.refusal

    readonly property var player: desk.seat >= 0 && desk.seat < Game.match.board.seats.length ? Game.match.board.seats[desk.seat] : null

    visible: desk.seat >= 0 && desk.prompt !== "" && !asksCards
    implicitHeight: column.implicitHeight + Theme.px(24)
    radius: Theme.px(14)
    color: Theme.panel
    border { width: Theme.px(2); color: complaint !== "" ? "#d8321f" : Theme.amber }

    // Whom it is asked: the colour of the discs.
    Rectangle {
        anchors { left: parent.left; top: parent.top; bottom: parent.bottom; margins: Theme.px(6) }
        width: Theme.px(6)
        radius: width / 2
        color: bar.player ? bar.player.colour : "transparent"
    }
    Column {
        id: column
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(12); leftMargin: Theme.px(20) }
        spacing: Theme.px(8)
        Text {
            width: parent.width
            text: bar.desk.prompt
            wrapMode: Text.WordWrap
            lineHeight: 1.05
            font { pixelSize: Theme.text(20); bold: true; family: Theme.titleFont }
            color: Theme.light
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: bar.complaint !== "" ? bar.complaint : bar.desk.hint
            wrapMode: Text.WordWrap
            font { pixelSize: Theme.text(14); family: Theme.textFont }
            color: bar.complaint !== "" ? Theme.warning : Theme.dim
        }
        PanelButton {
            objectName: "confirm"
            width: parent.width
            visible: bar.desk.answerLabel !== ""
            enabled: bar.desk.whyNot === ""
            opacity: enabled ? 1 : 0.4
            primary: true
            text: bar.desk.answerLabel
            onClicked: bar.desk.confirm()
        }
        PanelButton {
            objectName: "next"
            width: parent.width
            visible: bar.desk.hasOtherPieces || (bar.desk.aiming && bar.desk.aim.discs > 1)
            text: Game.words.get(bar.desk.aiming ? "match.other_disc" : "match.other_piece")
            onClicked: bar.desk.next()
        }
        PanelButton {
            objectName: "turn"
            width: parent.width
            visible: bar.desk.canTurn
            text: Game.words.get("match.turn_piece")
            onClicked: bar.desk.turnPiece(15)
        }
        Repeater {
            model: bar.asksCards ? [] : bar.desk.choices
            PanelButton {
                required property int index
                required property var modelData
                objectName: "choice" + index
                width: column.width
                text: modelData.label
                primary: bar.picked === index && bar.desk.choices.length > 1
                quiet: modelData.declines && !primary
                onClicked: bar.desk.choose(index)
            }
        }
    }
}
