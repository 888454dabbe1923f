import QtQuick
import FlickOfFaith

/// Says for a moment what has just happened: a new generation, votes, a new law, worship.
Rectangle {
    id: banner

    property var now: ({})
    /// Something more important is to be seen.
    property bool muted: false
    /// Stays while it is to be seen.
    property bool held: false

    function announce(what) {
        now = what;
        show.restart();
    }

    opacity: 0
    visible: opacity > 0 && !muted
    implicitWidth: Math.min(Theme.px(640), column.implicitWidth + Theme.px(60))
    implicitHeight: column.implicitHeight + Theme.px(30)
    radius: Theme.px(16)
    color: Theme.parchment
    border { width: Theme.px(3); color: Theme.amber }

    SequentialAnimation {
        id: show
        paused: running && banner.held && banner.opacity === 1
        NumberAnimation { target: banner; property: "opacity"; to: 1; duration: Theme.time(180) }
        // Gone when the match goes on, see ShowTimeOf.
        PauseAnimation { duration: (banner.now.kind === "law" ? 3000 : banner.now.kind === "votes" ? 1800 : 1200) / Math.max(1, Game.match.speed) }
        NumberAnimation { target: banner; property: "opacity"; to: 0; duration: Theme.time(250) }
    }

    Column {
        id: column
        anchors.centerIn: parent
        width: Math.min(Theme.px(580), Math.max(title.implicitWidth, detail.implicitWidth, votes.implicitWidth))
        spacing: Theme.px(8)
        Text {
            id: title
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: banner.now.title || ""
            font { pixelSize: Theme.text(32); bold: true; family: Theme.titleFont }
            color: Theme.ink
        }
        Text {
            id: detail
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            visible: text !== ""
            text: banner.now.text || ""
            font { pixelSize: Theme.normal; family: Theme.titleFont }
            color: Theme.ink
        }
        Row {
            id: votes
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(22)
            visible: banner.now.votes !== undefined
            Repeater {
                model: banner.now.votes || []
                Column {
                    id: vote
                    required property var modelData
                    spacing: Theme.px(2)
                    Text {
                        anchors.horizontalCenter: parent.horizontalCenter
                        text: vote.modelData.up ? "▲" : "▼"
                        font.pixelSize: Theme.text(34)
                        color: Qt.darker(vote.modelData.colour, 1.25)
                    }
                    Text {
                        text: vote.modelData.name
                        font { pixelSize: Theme.small; bold: true; family: Theme.titleFont }
                        color: Theme.ink
                    }
                }
            }
        }
    }
}
