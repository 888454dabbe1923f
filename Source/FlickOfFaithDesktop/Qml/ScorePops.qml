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

    /// Whether two of them cover each other at any time.
    function meet(one, other) {
        return Math.abs(one.x - other.x) < (one.width + other.width) / 2
            && one.y - one.height - rise < other.y && other.y - other.height - rise < one.y;
    }
    function clearFor(newest) {
        newest.forceLayout();
        for (const other of Array.from(pops.children)) {
            if (other !== newest && meet(newest, other)) {
                other.visible = false;
                other.destroy();
            }
        }
    }

    Connections {
        target: Game.match
        function onScored(score) {
            pops.clearFor(pop.createObject(pops, { score: score }));
        }
    }
    Component {
        id: pop
        Column {
            id: item
            property var score
            property real risen: 0
            // Stays at its place on the table, whatever becomes of the window.
            readonly property point at: pops.width > 0 && pops.height > 0 ? pops.view.viewPoint(score.x, score.y) : Qt.point(0, 0)
            x: Math.max(width / 2, Math.min(pops.width - width / 2, at.x))
            y: at.y
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
