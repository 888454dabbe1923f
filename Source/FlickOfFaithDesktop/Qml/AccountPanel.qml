import QtQuick
import FlickOfFaith

/// A player's god, and where every point of theirs comes from: rule, islands, discs and cards. A click shows the place.
Rectangle {
    id: panel

    signal closed()
    property int seat: -1
    readonly property var player: seat >= 0 && seat < Game.match.board.seats.length ? Game.match.board.seats[seat] : null
    /// The line that shows its rule, or -1.
    property int opened: -1
    onSeatChanged: opened = -1
    // Evaluated anew when points come.
    readonly property var lines: player && player.score >= 0 ? Game.match.story.account(seat) : []

    implicitHeight: head.implicitHeight + (lines.length > 0 ? list.contentHeight + Theme.px(12) : 0) + Theme.px(24)
    radius: Theme.px(12)
    color: "#f81d1511"
    border { width: 1; color: Theme.brown }

    function sentence(words) { return words.charAt(0).toUpperCase() + words.slice(1); }

    Column {
        id: head
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(12) }
        spacing: Theme.px(5)
        Text {
            width: parent.width - cross.width - Theme.px(6)
            text: panel.player ? Game.words.format("match.account", { player: panel.player.name, points: panel.player.score }) : ""
            wrapMode: Text.WordWrap
            font { pixelSize: Theme.large; bold: true; family: Theme.titleFont }
            color: Theme.light
        }
        Text {
            width: parent.width
            visible: text !== ""
            text: panel.player ? panel.player.godText : ""
            wrapMode: Text.WordWrap
            lineHeight: 1.05
            font { pixelSize: Theme.text(18); italic: true; family: Theme.titleFont }
            color: Theme.gold
        }
        Text {
            width: parent.width
            text: panel.player ? Game.words.format("match.stock", { prophets: panel.player.prophets, pool: panel.player.pool, temples: panel.player.templesInHand, built: panel.player.templesOnMap }) : ""
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.tiny
            color: Theme.dim
        }
        Text {
            width: parent.width
            text: Game.words.get(panel.lines.length === 0 ? "match.no_points" : "match.account_hint")
            wrapMode: Text.WordWrap
            font.pixelSize: Theme.small
            color: Theme.dim
        }
    }
    CloseCross {
        id: cross
        objectName: "closeAccount"
        anchors { right: parent.right; top: parent.top; margins: Theme.px(10) }
        onClicked: panel.closed()
    }
    ListView {
        id: list
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.px(12) }
        clip: true
        spacing: Theme.px(6)
        model: panel.lines
        delegate: Rectangle {
            id: row
            required property int index
            required property var modelData
            readonly property bool open: panel.opened === index
            width: list.width - bar.width - Theme.px(6)
            height: texts.implicitHeight + Theme.px(10)
            radius: Theme.px(7)
            color: mouse.containsMouse ? "#30f5e6c8" : "#18f5e6c8"
            Text {
                id: points
                anchors { left: parent.left; leftMargin: Theme.px(8); top: parent.top; topMargin: Theme.px(5) }
                width: Theme.px(44)
                text: (row.modelData.points > 0 ? "+" : "") + row.modelData.points
                font { pixelSize: Theme.normal; bold: true }
                color: row.modelData.points > 0 ? Theme.gold : Theme.warning
            }
            Column {
                id: texts
                anchors { left: points.right; right: parent.right; rightMargin: Theme.px(8); top: parent.top; topMargin: Theme.px(5) }
                spacing: Theme.px(2)
                Text {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: panel.sentence(row.modelData.reason) + " " + row.modelData.rule
                    font.pixelSize: Theme.small
                    color: Theme.light
                }
                Text {
                    width: parent.width
                    wrapMode: Text.WordWrap
                    text: Game.words.format("match.in_generation", { generation: row.modelData.generation, total: row.modelData.total })
                    font.pixelSize: Theme.tiny
                    color: Theme.dim
                }
                Text {
                    width: parent.width
                    visible: row.open
                    wrapMode: Text.WordWrap
                    text: row.modelData.card !== "" ? row.modelData.card + ": " + row.modelData.cardText : row.modelData.ruleText
                    font { pixelSize: Theme.text(18); italic: true; family: Theme.titleFont }
                    color: Theme.gold
                }
            }
            MouseArea {
                id: mouse
                anchors.fill: parent
                hoverEnabled: true
                cursorShape: Qt.PointingHandCursor
                onClicked: {
                    panel.opened = row.open ? -1 : row.index;
                    if (row.modelData.hasSpot)
                        Game.match.showSpot(row.modelData.x, row.modelData.y);
                }
            }
        }
    }
    ScrollHandle {
        id: bar
        anchors { right: parent.right; rightMargin: Theme.px(10); top: list.top; bottom: list.bottom }
        area: list
    }
}
