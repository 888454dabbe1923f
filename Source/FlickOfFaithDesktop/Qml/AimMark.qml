import QtQuick
import FlickOfFaith

/// The aim drawn over the view: where the disc may come to rest, its way to the first contact, and how far one has pulled.
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

    /// Where the disc may come to rest: soft blots as large as a disc run together where it is likely, with a dot in each.
    function paintLandings(context, points, colour) {
        const seen = points.map(point => project(point.x, point.y));
        const reach = Math.abs(project(aim.x + 7, aim.y).x - project(aim.x - 7, aim.y).x) / 2;
        context.fillStyle = "rgba(" + colour + ", 0.08)";
        for (const p of seen) {
            context.beginPath();
            context.arc(p.x, p.y, Math.max(reach, Theme.px(6)), 0, 2 * Math.PI);
            context.fill();
        }
        // Light on dark and dark on light: readable on sand as on the sea.
        for (const [size, style] of [[1.9, "rgba(50, 25, 0, 0.4)"], [1.2, "rgba(" + colour + ", 1)"]]) {
            context.fillStyle = style;
            for (const p of seen) {
                context.beginPath();
                context.arc(p.x, p.y, Theme.px(size), 0, 2 * Math.PI);
                context.fill();
            }
        }
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
        context.lineWidth = Theme.px(aim.arrow ? 4 : 2);
        context.stroke();
        if (aim.arrow)
            paintHead(context, aim.way[aim.way.length - 1]);
    }
    /// The head of a short arrow.
    function paintHead(context, end) {
        const tip = project(end.x, end.y);
        context.beginPath();
        for (const aside of [150, -150]) {
            const radians = (aim.degrees + aside) * Math.PI / 180;
            const p = project(end.x + Math.cos(radians) * 12, end.y + Math.sin(radians) * 12);
            context.moveTo(tip.x, tip.y);
            context.lineTo(p.x, p.y);
        }
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
        if (aim.rests) {
            paintLandings(context, aim.rests, "255, 226, 140");
            paintLandings(context, aim.losses, "255, 110, 80");
        }
        if (aim.way.length > 1)
            paintWay(context);
        paintBand(context);
    }
}
