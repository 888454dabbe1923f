import QtQuick
import QtQuick3D
import FlickOfFaith

/// A piece where it would be put: red where it must not be.
PieceItem {
    id: item

    property var ghost
    property bool allowed: true
    /// What pieces wear, see Table.
    required property Texture picture

    paint: allowed ? asItIs : refused
    plain: allowed ? bare : refused
    drop: 0
    kind: ghost.kind
    sticker: ghost.sticker
    colour: ghost.colour
    shown: true
    px: ghost.x
    py: 0.4
    pz: -ghost.y
    turned: ghost.angle
    heading: 0
    lean: 0
    rolling: false

    // A little brighter than what lies there already.
    readonly property PrincipledMaterial asItIs: PrincipledMaterial {
        baseColorMap: item.picture
        emissiveMap: item.picture
        emissiveFactor: Qt.vector3d(0.15, 0.15, 0.15)
        roughness: 0.65
        specularAmount: 0.12
    }
    readonly property PrincipledMaterial bare: PrincipledMaterial {
        roughness: 0.45
        specularAmount: 0.3
    }
    readonly property PrincipledMaterial refused: PrincipledMaterial {
        baseColor: "#ff3a20"
        baseColorMap: item.painted ? item.picture : null
        emissiveFactor: Qt.vector3d(0.25, 0.02, 0.01)
        roughness: 0.6
    }
}
