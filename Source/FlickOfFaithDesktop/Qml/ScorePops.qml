import QtQuick
import FlickOfFaith

/// Points rise from where they were earned. New ones replace those that they would cover: nobody can read both.
Item {
    id: pops

    property var view
    /// None rises or fades.
    property bool held: false

    function nameOf(seat) {
        const seats = Game.match.board.seats;
        return seat < seats.length ? seats[seat].name : "";
    }

    readonly property real rise: Theme.reducedMotion ? 0 : Theme.px(60)
    /// So far above the place, which stays in sight.
    readonly property real above: Theme.px(26)

    /// Whether two of them cover each other at any time.
    function meet(one, other) {
        return Math.abs(one.foot.x - other.foot.x) < (one.width + other.width) / 2
            && one.foot.y - one.height - rise < other.foot.y && other.foot.y - other.height - rise < one.foot.y;
    }
    /// Older ones make room for newer ones.
    function makeRoom() {
        const newestFirst = Array.from(pops.children).reverse();
        newestFirst.forEach((newer, index) => {
            for (const older of newestFirst.slice(index + 1)) {
                if (newer.visible && older.visible && meet(newer, older)) {
                    older.visible = false;
                    older.destroy();
                }
            }
        });
    }

    Connections {
        target: Game.match
        function onScored(score) {
            pop.createObject(pops, { score: score }).forceLayout();
            pops.makeRoom();
        }
    }
    Component {
        id: pop
        Column {
            id: item
            property var score
            property real risen: 0
            // Stays at its place on the table, whatever becomes of the window and wherever the camera goes.
            readonly property point at: pops.width > 0 && pops.height > 0 ? pops.view.viewPoint(score.x, score.y) : Qt.point(0, 0)
            /// The middle of the lower edge, before it rises: above what lies there, as near as the window allows.
            readonly property point foot: Qt.point(Math.max(width / 2, Math.min(pops.width - width / 2, at.x)),
                Math.max(height + pops.rise, Math.min(pops.height, at.y - pops.above)))
            onFootChanged: pops.makeRoom()
            x: foot.x
            y: foot.y
            transform: Translate { x: -item.width / 2; y: -item.height - item.risen }
            spacing: -Theme.px(2)
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: (item.score.points > 0 ? "+" : "") + item.score.points
                font { pixelSize: Theme.text(56); bold: true; family: Theme.titleFont }
                color: Qt.lighter(item.score.colour, 1.4)
                style: Text.Outline
                styleColor: "#1d1511"
            }
            // Who gets them, and what for.
            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                width: why.width + Theme.px(20)
                height: why.implicitHeight + Theme.px(10)
                radius: Theme.px(8)
                color: "#e61d1511"
                border { width: Math.max(1, Theme.px(2)); color: Qt.lighter(item.score.colour, 1.2) }
                Text {
                    id: why
                    anchors.centerIn: parent
                    width: Math.min(implicitWidth, Theme.px(250))
                    wrapMode: Text.WordWrap
                    horizontalAlignment: Text.AlignHCenter
                    text: pops.nameOf(item.score.seat) + ": " + item.score.text
                    font { pixelSize: Theme.text(14); family: Theme.textFont }
                    color: Theme.light
                }
            }
            SequentialAnimation {
                running: true
                paused: pops.held
                ParallelAnimation {
                    NumberAnimation { target: item; property: "risen"; to: pops.rise; duration: 1300 / Math.max(1, Game.match.speed); easing.type: Easing.OutCubic }
                    SequentialAnimation {
                        PauseAnimation { duration: 700 / Math.max(1, Game.match.speed) }
                        NumberAnimation { target: item; property: "opacity"; to: 0; duration: 600 / Math.max(1, Game.match.speed) }
                    }
                }
                ScriptAction { script: item.destroy() }
            }
        }
    }
}
