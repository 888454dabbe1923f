import QtQuick
import FlickOfFaith

/// A part of the map with discs and lines on it. All places are shares of the whole map, from the north-west corner.
Item {
    id: view

    /// What is seen: {x, y} is the middle, size the width of the part.
    property var part: ({ x: 0.5, y: 0.5, size: 1 })
    /// [{x, y, colour, temple}]
    property var discs: []
    /// [{x, y, toX, toY, colour, dashed, wide}]; wide is how far a flick may stray to either side, in radians
    property var lines: []
    /// [{x, y, text, colour}]; the colour is that of a player and may be missing
    property var labels: []
    readonly property real scaleFactor: Math.max(width, height) / part.size

    function atX(x) { return (x - part.x) * scaleFactor + width / 2; }
    function atY(y) { return (y - part.y) * scaleFactor + height / 2; }

    clip: true

    Image {
        x: view.atX(0)
        y: view.atY(0)
        width: view.scaleFactor
        height: width
        source: Game.file("FlickOfFaith/Board/map.png")
        asynchronous: true
        mipmap: true
    }
    Canvas {
        id: canvas
        anchors.fill: parent
        property var drawn: [view.lines, view.part]
        onDrawnChanged: requestPaint()
        onPaint: {
            const ctx = getContext("2d");
            ctx.reset();
            for (const line of view.lines) {
                const x = view.atX(line.x), y = view.atY(line.y), toX = view.atX(line.toX), toY = view.atY(line.toY);
                const angle = Math.atan2(toY - y, toX - x);
                const length = Math.hypot(toX - x, toY - y);
                const thick = Math.max(2, view.width * 0.008);
                ctx.fillStyle = line.colour;
                ctx.strokeStyle = line.colour;
                ctx.lineWidth = thick;
                if (line.wide) {
                    // Where the disc may stop: near the tip more often than far from it.
                    for (let i = 1; i <= 110; ++i) {
                        const even = salt => Math.abs(Math.sin(i * salt) * 9999) % 1;
                        const aside = angle + (even(12.99) + even(78.23) - 1) * line.wide;
                        const far = length * (1 + 0.4 * (even(37.72) + even(93.99) - 1));
                        ctx.beginPath();
                        ctx.arc(x + Math.cos(aside) * far, y + Math.sin(aside) * far, thick * 0.7, 0, 2 * Math.PI);
                        ctx.fill();
                    }
                }
                const head = thick * 4;
                const dash = thick * 2.5;
                for (let s = 0; s < length - head; s += line.dashed ? 2 * dash : length) {
                    const end = Math.min(length - head, line.dashed ? s + dash : length);
                    ctx.beginPath();
                    ctx.moveTo(x + Math.cos(angle) * s, y + Math.sin(angle) * s);
                    ctx.lineTo(x + Math.cos(angle) * end, y + Math.sin(angle) * end);
                    ctx.stroke();
                }
                ctx.beginPath();
                ctx.moveTo(toX, toY);
                ctx.lineTo(toX - Math.cos(angle - 0.5) * head, toY - Math.sin(angle - 0.5) * head);
                ctx.lineTo(toX - Math.cos(angle + 0.5) * head, toY - Math.sin(angle + 0.5) * head);
                ctx.closePath();
                ctx.fill();
            }
        }
        onWidthChanged: requestPaint()
        onHeightChanged: requestPaint()
    }
    Repeater {
        model: view.discs
        HelpDisc {
            required property var modelData
            x: view.atX(modelData.x) - width / 2
            y: view.atY(modelData.y) - height / 2
            width: view.scaleFactor * 0.062
            colour: modelData.colour
            isTemple: modelData.temple === true
            opacity: modelData.faded ? 0.45 : 1
        }
    }
    Repeater {
        model: view.labels
        Rectangle {
            required property var modelData
            x: view.atX(modelData.x) - width / 2
            y: view.atY(modelData.y) - height / 2
            width: label.implicitWidth + Theme.px(18)
            height: label.implicitHeight + Theme.px(6)
            radius: Theme.px(8)
            color: modelData.colour ? Qt.darker(modelData.colour, 1.5) : Theme.panel
            border { width: Math.max(1, Theme.px(2)); color: modelData.colour ? "#ffffff" : Theme.gold }
            Text {
                id: label
                anchors.centerIn: parent
                text: parent.modelData.text
                font { family: Theme.titleFont; pixelSize: Theme.large }
                color: parent.modelData.colour ? "#ffffff" : Theme.gold
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border { width: Math.max(2, Theme.px(3)); color: Theme.brown }
    }
}
