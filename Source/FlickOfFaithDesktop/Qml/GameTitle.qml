import QtQuick
import FlickOfFaith

/// The name of the game in gold that catches the light from above.
Canvas {
    id: canvas

    property string text: "Flick of Faith"
    property real size: Theme.px(104)

    implicitWidth: metrics.advanceWidth + size * 0.5
    implicitHeight: size * 1.4
    onSizeChanged: requestPaint()
    NumberAnimation on opacity { from: 0; to: 1; duration: Game.settings.reducedMotion ? 0 : 900; easing.type: Easing.OutCubic }

    TextMetrics {
        id: metrics
        text: canvas.text
        font { family: Theme.titleFont; pixelSize: canvas.size }
    }
    Connections {
        target: Theme
        function onTitleFontChanged() { canvas.requestPaint() }
    }

    Accessible.role: Accessible.Heading
    Accessible.name: text

    onPaint: {
        const ctx = getContext("2d");
        ctx.reset();
        ctx.font = size + "px \"" + Theme.titleFont + "\"";
        ctx.textBaseline = "alphabetic";
        const x = size * 0.1;
        const y = size * 1.0;
        ctx.shadowColor = "#d0000000";
        ctx.shadowBlur = size * 0.12;
        ctx.shadowOffsetY = size * 0.04;
        ctx.fillStyle = "#3a2412";
        ctx.fillText(text, x, y);
        ctx.shadowColor = "transparent";
        ctx.lineWidth = Math.max(2, size * 0.035);
        ctx.lineJoin = "round";
        ctx.strokeStyle = "#4a2c10";
        ctx.strokeText(text, x, y);
        const gold = ctx.createLinearGradient(0, y - size * 0.72, 0, y + size * 0.2);
        gold.addColorStop(0.0, "#fffbe6");
        gold.addColorStop(0.42, "#ffdf8c");
        gold.addColorStop(0.5, "#d89a30");
        gold.addColorStop(0.75, "#ffd978");
        gold.addColorStop(1.0, "#b97a22");
        ctx.fillStyle = gold;
        ctx.fillText(text, x, y);
    }
}
