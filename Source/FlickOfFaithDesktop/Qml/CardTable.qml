import QtQuick
import FlickOfFaith

/// Two large cards: the laws before the council, or the sides of a god card.
Item {
    id: panel

    readonly property var desk: Game.match.desk
    readonly property bool votes: desk.asked === "vote"
    readonly property bool gods: desk.asked === "choose_god"
    readonly property bool shared: desk.sharedVote
    readonly property var player: desk.seat >= 0 && desk.seat < Game.match.board.seats.length ? Game.match.board.seats[desk.seat] : null
    /// How somebody votes together with others, or that it is done.
    function wayOf(seat) {
        if (seat.hasAnswered && !(Game.padVoting.handedOn && Game.padVoting.pads[seat.seat] > 0))
            return Game.words.format("match.has_voted", { player: seat.who });
        const pad = Game.padVoting.pads[seat.seat];
        if (pad > 0)
            return Game.words.format(Game.padVoting.handedOn ? "match.vote_pad_turn" : "match.vote_pad", { player: seat.who, pad: pad });
        return Game.words.format("match.vote_keys", { player: seat.who, up: voteKeys[seat.seat][0], down: voteKeys[seat.seat][1] });
    }
    /// Keys for thumb up and down, by seat.
    readonly property var voteKeys: [["Q", "A"], ["P", "L"], ["C", "V"], ["↑", "↓"]]

    visible: votes || gods || shared
    implicitWidth: column.implicitWidth
    implicitHeight: column.implicitHeight

    Column {
        id: column
        anchors.centerIn: parent
        spacing: Theme.px(14)

        // Who is asked what.
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(12)
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                visible: panel.player !== null
                width: Theme.px(26)
                height: width
                radius: width / 2
                color: panel.player ? panel.player.colour : "transparent"
                border { width: Theme.px(2); color: Theme.light }
            }
            Text {
                text: panel.player ? panel.player.name + ": " + Game.match.board.phaseName : Game.match.board.phaseName
                font { pixelSize: Theme.text(34); bold: true; family: Theme.titleFont }
                color: Theme.gold
            }
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, Theme.px(720))
            visible: !panel.shared
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: panel.desk.refusal !== "" ? panel.desk.refusal : panel.desk.hint
            font { pixelSize: Theme.normal; family: Theme.textFont }
            color: panel.desk.refusal !== "" ? Theme.warning : Theme.light
        }
        Row {
            id: cards
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(36)
            readonly property real tallest: {
                let most = 0;
                for (let i = 0; i < repeater.count; ++i)
                    most = Math.max(most, repeater.itemAt(i) ? repeater.itemAt(i).implicitHeight : 0);
                return most;
            }
            Repeater {
                id: repeater
                model: panel.shared ? Game.match.board.proposed : panel.visible ? panel.desk.choices : []
                LawCard {
                    required property int index
                    required property var modelData
                    objectName: "choice" + index
                    height: Math.max(implicitHeight, cards.tallest)
                    key: modelData.key
                    title: panel.shared ? modelData.name : modelData.label
                    effect: modelData.text
                    lasts: modelData.lasts
                    choosable: !panel.shared
                    footer: modelData.thumb === "" ? "" : modelData.thumb === "up" ? "▲ " + Game.words.get("match.thumb_up") : "▼ " + Game.words.get("match.thumb_down")
                    onChosen: panel.desk.choose(index)
                }
            }
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: panel.votes && Game.pads.count > 0
            text: Game.words.get("match.vote_pad_alone")
            font { pixelSize: Theme.small; bold: true }
            color: Theme.light
            style: Text.Outline
            styleColor: Theme.night
        }
        // Everybody votes at the same time, with keys that nobody else sees pressed.
        Rectangle {
            visible: panel.shared
            anchors.horizontalCenter: parent.horizontalCenter
            width: voters.implicitWidth + Theme.px(40)
            height: voters.implicitHeight + Theme.px(24)
            radius: Theme.px(14)
            color: Theme.panel
            border { width: Theme.px(2); color: Theme.amber }
            Column {
                id: voters
                anchors.centerIn: parent
                spacing: Theme.px(8)
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: Game.words.get("match.vote_together")
                    font { pixelSize: Theme.normal; bold: true }
                    color: Theme.light
                }
                Grid {
                    anchors.horizontalCenter: parent.horizontalCenter
                    columns: 2
                    columnSpacing: Theme.px(28)
                    rowSpacing: Theme.px(4)
                    Repeater {
                        model: panel.shared ? Game.match.board.seats.filter(seat => !seat.isComputer) : []
                        Text {
                            required property var modelData
                            objectName: "voter" + modelData.seat
                            text: panel.wayOf(modelData)
                            font.pixelSize: Theme.small
                            color: modelData.hasAnswered ? Theme.gold : Theme.light
                        }
                    }
                }
                Text {
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: Game.padVoting.handedOn
                    text: Game.words.get("match.vote_pad_pass")
                    font.pixelSize: Theme.small
                    color: Theme.dim
                }
            }
        }
    }
}
