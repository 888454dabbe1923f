import QtQuick
import QtQuick3D
import FlickOfFaith

/// One piece of the match.
Node {
    id: piece

    /// Of pieces with a picture and of those without one.
    required property Material paint
    required property Material plain
    /// How much lower the table is than the mat.
    required property real drop
    /// From where the table is looked at: pictures stand upright for the one who looks.
    required property real facing
    required property string kind
    required property string sticker
    required property color colour
    required property bool shown
    required property double px
    required property double py
    required property double pz
    required property double turned
    /// While it moves: where to, in degrees, and how far it leans that way; or it rolls on its rim.
    required property double heading
    required property double lean
    required property bool rolling

    // Where tops.png has the picture: a row for each colour, see make_discs.py.
    readonly property var tiles: ({
        ra: [0, 0], anubis: [1, 0], yellow: [0, 0], zeus: [0, 1], themis: [1, 1], purple: [0, 1],
        tyr: [0, 2], freja: [1, 2], blue: [0, 2], dagda: [0, 3], morrigan: [1, 3], green: [0, 3],
        king_ape: [6, 0], tornado: [7, 0]
    })
    readonly property var tile: {
        const own = tiles[sticker] || [0, 0];
        if (kind === "templar")
            return [2, own[1]];
        if (kind === "temple")
            return [3 + own[0], own[1]];
        return kind === "sphinx" ? [5, 0] : own;
    }
    // Column and row of the strip around its side.
    readonly property var strip: {
        const nobodys = { sphinx: [0, 4], king_ape: [1, 4], tornado: [0, 5] };
        return nobodys[kind] || [kind === "temple" ? 1 : 0, tile[1]];
    }
    readonly property bool painted: kind !== "heart" && kind !== "hand_of_god"
    // Over the mat's edge it sinks to the table, as in ShadowInstances.
    readonly property double beyondMat: Math.max(Math.abs(px), Math.abs(pz)) - 240

    visible: shown
    x: px
    y: py - drop * Math.max(0, Math.min(1, beyondMat / 10))
    z: pz

    // Leaning is turning about the axis across the way; the disc keeps its own turn.
    Node {
        eulerRotation.y: piece.heading
        Node {
            y: piece.rolling ? 10 : 0
            eulerRotation: piece.rolling ? Qt.vector3d(90, 0, 0) : Qt.vector3d(0, 0, -piece.lean)
            Node {
                eulerRotation.y: piece.rolling ? -piece.lean : -piece.heading
                Model {
                    eulerRotation.y: piece.turned + piece.facing
                    geometry: ModelGeometry {
                        model: piece.kind
                        owner: piece.colour
                        top: piece.painted ? Qt.rect(piece.tile[0] / 8, piece.tile[1] / 8, 1 / 8, 1 / 8) : Qt.rect(0, 0, 0, 0)
                        side: Qt.rect(piece.strip[0] / 2, 1 / 2 + piece.strip[1] / 16, 1 / 2, 1 / 16)
                    }
                    materials: piece.painted ? piece.paint : piece.plain
                }
            }
        }
    }
}
