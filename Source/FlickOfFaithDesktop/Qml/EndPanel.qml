import QtQuick
import FlickOfFaith

/// Who has won and how: where the points came from and how they grew.
Rectangle {
    id: panel

    signal rematch()
    signal leave()
    signal look()

    function takeFocus() { again.forceActiveFocus(Qt.TabFocusReason) }

    readonly property var board: Game.match.board
    readonly property var rows: visible ? Game.match.story.result() : []
    readonly property int columnWidth: Theme.px(116)
    readonly property int nameWidth: Theme.px(220)
    /// The god, and the person who played it.
    function titleOf(row, place) {
        const seat = board.seats.find(each => each.seat === row.seat);
        return place + ". " + row.name + (seat && !seat.isComputer && seat.who !== row.name ? " (" + seat.who + ")" : "");
    }

    radius: Theme.px(18)
    color: "#f4241911"
    border { width: Theme.px(3); color: Theme.amber }
    implicitWidth: column.implicitWidth + Theme.px(56)
    implicitHeight: column.implicitHeight + Theme.px(44)

    Column {
        id: column
        anchors.centerIn: parent
        spacing: Theme.px(12)
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: panel.rows.length > 0 ? Game.words.format("match.wins", { player: panel.rows[0].name }) : ""
            font { pixelSize: Theme.huge; bold: true; family: Theme.titleFont }
            color: Theme.gold
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: panel.board.winReason
            font { pixelSize: Theme.text(20); italic: true; family: Theme.titleFont }
            color: Theme.light
        }
        Grid {
            anchors.horizontalCenter: parent.horizontalCenter
            columns: 6
            columnSpacing: Theme.px(6)
            rowSpacing: Theme.px(6)
            Repeater {
                model: ["", "navel", "presence", "domination", "card", "total"]
                Text {
                    required property int index
                    required property string modelData
                    width: index === 0 ? panel.nameWidth : panel.columnWidth
                    horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
                    text: modelData === "" ? "" : Game.words.get("match.from." + modelData)
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    font.pixelSize: Theme.small
                    color: Theme.dim
                }
            }
            Repeater {
                model: panel.rows.length * 6
                Text {
                    required property int index
                    readonly property var row: panel.rows[Math.floor(index / 6)]
                    readonly property int place: index % 6
                    width: place === 0 ? panel.nameWidth : panel.columnWidth
                    horizontalAlignment: place === 0 ? Text.AlignLeft : Text.AlignRight
                    text: !row ? "" : place === 0 ? panel.titleOf(row, Math.floor(index / 6) + 1) : row[["", "navel", "presence", "domination", "card", "total"][place]]
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    font { pixelSize: Theme.text(22); bold: place === 0 || place === 5; family: Theme.titleFont }
                    color: !row ? "white" : place === 0 ? Qt.lighter(row.colour, 1.35) : place === 5 ? Theme.gold : Theme.light
                }
            }
        }
        // How the points grew, generation by generation.
        Canvas {
            id: chart
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(560)
            height: Theme.px(130)
            property var rows: panel.rows
            onRowsChanged: requestPaint()
            onWidthChanged: requestPaint()
            onPaint: {
                const context = getContext("2d");
                context.reset();
                if (!rows || rows.length === 0)
                    return;
                const steps = rows[0].byGeneration.length;
                const most = Math.max(1, ...rows.map(row => Math.max(0, ...row.byGeneration)));
                const left = Theme.px(34), bottom = height - Theme.px(20);
                const x = i => left + i / Math.max(1, steps) * (width - left - Theme.px(12));
                const y = v => bottom - v / most * (bottom - Theme.px(10));
                context.fillStyle = Theme.dim;
                context.font = Theme.tiny + "px '" + Theme.textFont + "'";
                context.strokeStyle = "#50f5e6c8";
                context.lineWidth = 1;
                for (let i = 0; i <= steps; ++i) {
                    context.beginPath();
                    context.moveTo(x(i), Theme.px(6));
                    context.lineTo(x(i), bottom);
                    context.stroke();
                    context.textAlign = "center";
                    context.fillText(i === 1 ? Game.words.get("match.chart.generation") + " 1" : i, x(i), height - Theme.px(4));
                }
                context.textAlign = "left";
                context.fillText(most, 0, y(most) + Theme.px(5));
                context.fillText(0, 0, y(0) + Theme.px(4));
                for (const row of rows) {
                    context.beginPath();
                    context.moveTo(x(0), y(0));
                    row.byGeneration.forEach((value, i) => context.lineTo(x(i + 1), y(value)));
                    context.strokeStyle = Qt.lighter(row.colour, 1.35);
                    context.lineWidth = Theme.px(3);
                    context.stroke();
                }
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(12)
            PanelButton {
                id: again
                objectName: "rematch"
                KeyNavigation.right: lookButton
                primary: true
                text: Game.words.get("match.rematch")
                onClicked: panel.rematch()
            }
            PanelButton {
                id: lookButton
                objectName: "look"
                KeyNavigation.right: titleButton
                text: Game.words.get("match.look_at_table")
                onClicked: panel.look()
            }
            PanelButton {
                id: titleButton
                objectName: "toTitle"
                text: Game.words.get("match.to_title")
                onClicked: panel.leave()
            }
        }
    }
}
