import QtQuick
import FlickOfFaith

/// The aim drawn over the view: the cone of the hand's spread, the way to the first contact, and how far one has pulled.
Canvas {
    id: mark

    property var aim: ({})
    /// Makes a point of the view from millimetres on the table.
    property var project: null
    /// Painted anew when the camera moves.
    property matrix4x4 camera

    onAimChanged: requestPaint()
    onCameraChanged: requestPaint()
    onWidthChanged: requestPaint()
    onHeightChanged: requestPaint()

    function along(degrees, distance) {
        const radians = degrees * Math.PI / 180;
        return project(aim.x + Math.cos(radians) * distance, aim.y + Math.sin(radians) * distance);
    }
    /// Green, gold, red: weak to strong.
    function powerColour() {
        return Qt.hsla(0.30 - 0.30 * aim.power / 100, 0.85, 0.6, 1);
    }

    /// What lies between two distances and within the hand's spread.
    function sector(context, from, to) {
        const steps = 12;
        context.beginPath();
        for (let i = 0; i <= steps; ++i) {
            const p = along(aim.degrees - aim.spread + 2 * aim.spread * i / steps, to);
            context.lineTo(p.x, p.y);
        }
        for (let i = steps; i >= 0; --i) {
            const p = along(aim.degrees - aim.spread + 2 * aim.spread * i / steps, from);
            context.lineTo(p.x, p.y);
        }
        context.closePath();
    }

    /// Where the disc may go and, brighter, where it may come to rest if nothing is in its way.
    function paintCone(context) {
        sector(context, Math.min(24, aim.nearest), aim.farthest);
        context.fillStyle = "rgba(255, 196, 64, 0.38)";
        context.fill();
        context.lineJoin = "round";
        context.strokeStyle = "rgba(60, 30, 0, 0.55)";
        context.lineWidth = Theme.px(4);
        context.stroke();
        context.strokeStyle = "rgba(255, 214, 110, 0.95)";
        context.lineWidth = Theme.px(2);
        context.stroke();
        sector(context, aim.nearest, aim.farthest);
        context.fillStyle = "rgba(255, 214, 110, 0.6)";
        context.fill();
    }

    function paintWay(context) {
        context.beginPath();
        for (let i = 0; i < aim.way.length; ++i) {
            const p = project(aim.way[i].x, aim.way[i].y);
            if (i === 0)
                context.moveTo(p.x, p.y);
            else
                context.lineTo(p.x, p.y);
        }
        context.strokeStyle = aim.leaves ? "#ff7a5c" : "#ffffff";
        context.lineWidth = Theme.px(2);
        context.stroke();
        const end = aim.way[aim.way.length - 1];
        const at = project(end.x, end.y);
        context.beginPath();
        context.arc(at.x, at.y, Theme.px(9), 0, 2 * Math.PI);
        context.lineWidth = Theme.px(3);
        context.stroke();
    }

    /// The band of the slingshot, behind the disc.
    function paintBand(context) {
        const from = project(aim.x, aim.y);
        const back = along(aim.degrees + 180, 14 + aim.power * 0.55);
        context.beginPath();
        context.moveTo(from.x, from.y);
        context.lineTo(back.x, back.y);
        context.strokeStyle = powerColour();
        context.lineWidth = Theme.px(7);
        context.lineCap = "round";
        context.stroke();
        context.beginPath();
        context.arc(back.x, back.y, Theme.px(8), 0, 2 * Math.PI);
        context.fillStyle = powerColour();
        context.fill();
    }

    onPaint: {
        const context = getContext("2d");
        context.reset();
        if (!aim || aim.degrees === undefined || !project || !aim.ready)
            return;
        if (aim.spread !== undefined && aim.farthest > 1)
            paintCone(context);
        if (Game.settings.aimAid && aim.way && aim.way.length > 1)
            paintWay(context);
        paintBand(context);
    }
}
