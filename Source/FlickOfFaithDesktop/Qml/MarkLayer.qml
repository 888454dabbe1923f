import QtQuick
import FlickOfFaith

/// Outlines of what a question is about, over the table. They breathe, so that they are noticed.
Canvas {
    id: layer

    property var view
    property var marks: []
    property var pieces: []
    /// What is about to be put: the mark of a city below it would be drawn over it.
    property var ghosts: []
    readonly property matrix4x4 camera: view.pose

    visible: marks.length > 0 || pieces.length > 0
    onMarksChanged: requestPaint()
    onPiecesChanged: requestPaint()
    onGhostsChanged: requestPaint()
    onCameraChanged: requestPaint()
    onWidthChanged: requestPaint()
    onHeightChanged: requestPaint()

    SequentialAnimation on opacity {
        running: layer.visible && !Theme.reducedMotion && !Theme.lowTier
        loops: Animation.Infinite
        NumberAnimation { from: 1; to: 0.45; duration: 800; easing.type: Easing.InOutSine }
        NumberAnimation { from: 0.45; to: 1; duration: 800; easing.type: Easing.InOutSine }
    }

    function isCovered(mark) {
        const count = mark.points.length;
        const x = mark.points.reduce((sum, point) => sum + point.x, 0) / count;
        const y = mark.points.reduce((sum, point) => sum + point.y, 0) / count;
        return mark.city && ghosts.some(ghost => Math.hypot(ghost.x - x, ghost.y - y) < ghost.radius);
    }
    function trace(context, points) {
        context.beginPath();
        for (let i = 0; i < points.length; ++i) {
            const p = view.pointAbove(points[i].x, points[i].y, 0);
            if (i === 0)
                context.moveTo(p.x, p.y);
            else
                context.lineTo(p.x, p.y);
        }
        context.closePath();
    }

    onPaint: {
        const context = getContext("2d");
        context.reset();
        for (const mark of marks.filter(each => !isCovered(each))) {
            trace(context, mark.points);
            context.fillStyle = mark.city ? "rgba(255, 216, 115, 0.30)" : "rgba(255, 240, 190, 0.14)";
            context.fill();
            context.strokeStyle = mark.city ? "#ffd873" : "#ffe9b0";
            context.lineWidth = Theme.px(mark.city ? 4 : 2.5);
            context.stroke();
        }
        for (const piece of pieces) {
            const ring = [];
            for (let i = 0; i < 28; ++i) {
                const angle = i / 28 * 2 * Math.PI;
                ring.push(Qt.point(piece.x + Math.cos(angle) * (piece.radius + 3), piece.y + Math.sin(angle) * (piece.radius + 3)));
            }
            trace(context, ring);
            context.strokeStyle = "#ffd873";
            context.lineWidth = Theme.px(4);
            context.stroke();
        }
    }
}
