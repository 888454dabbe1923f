import QtQuick
import QtQuick3D
import FlickOfFaith

/// A piece where it would be put: see-through, red where it must not be.
Node {
    id: item

    property var ghost
    property bool allowed: true
    /// As in PieceItem.
    property real facing: 0

    x: ghost.x
    y: 0.4
    z: -ghost.y
    eulerRotation.y: ghost.angle + facing
    opacity: 0.9

    Model {
        geometry: ModelGeometry {
            model: item.ghost.kind
            owner: item.allowed ? item.ghost.colour : "#d8321f"
            top: Qt.rect(0, 0, 0, 0)
        }
        materials: PrincipledMaterial {
            alphaMode: PrincipledMaterial.Blend
            baseColor: item.allowed ? "white" : "#ff6a50"
            roughness: 0.6
        }
    }
}
