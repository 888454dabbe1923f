import QtQuick
import FlickOfFaith

/// Points rise from where they were earned.
Item {
    id: pops

    property var view

    Connections {
        target: Game.match
        function onScored(score) {
            const at = pops.view.viewPoint(score.x, score.y);
            pop.createObject(pops, { x: at.x, y: at.y, score: score });
        }
    }
    Component {
        id: pop
        Column {
            id: item
            property var score
            transform: Translate { x: -item.width / 2; y: -item.height }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: (item.score.points > 0 ? "+" : "") + item.score.points
                font { pixelSize: Theme.text(40); bold: true; family: Theme.titleFont }
                color: Qt.lighter(item.score.colour, 1.4)
                style: Text.Outline
                styleColor: "#1d1511"
            }
            SequentialAnimation {
                running: true
                ParallelAnimation {
                    NumberAnimation { target: item; property: "y"; to: item.y - (Theme.reducedMotion ? 0 : Theme.px(60)); duration: 1300 / Math.max(1, Game.match.speed); easing.type: Easing.OutCubic }
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
