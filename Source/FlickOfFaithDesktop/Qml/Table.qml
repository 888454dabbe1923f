import QtQuick
import QtQuick3D
import FlickOfFaith

/// The table with the mat and all pieces. Several views may show it.
Node {
    id: table

    property PieceList pieces
    /// Numbers of pieces that are in somebody's hand now.
    property var lifted: []
    /// From which side it is looked at, in degrees: the pictures on the pieces stand upright for whoever looks.
    property real facing: 0

    /// The views that show the table use its sky; then the lamps give less light. Not with little graphics power.
    property bool mirrorsRoom: false
    /// What the environment of a view needs: the room that things mirror, how bright it is, and the dark around the table.
    readonly property Texture sky: mirrorsRoom ? room : null
    readonly property real skyExposure: 0.4
    readonly property color surroundings: Theme.night

    /// How thick the mat is: so much lower lies what lies beside it.
    readonly property real thickness: 3

    // The lamp: from the south-east, as the turned map is shaded. ShadowInstances knows its direction too.
    DirectionalLight {
        eulerRotation: Qt.vector3d(-52, 50, 0)
        color: "#ffefd8"
        ambientColor: table.mirrorsRoom ? "#1c1a1a" : "#5c5a60"
        brightness: table.mirrorsRoom ? 0.95 : 1.15
    }
    DirectionalLight {
        eulerRotation: Qt.vector3d(-38, -145, 0)
        color: "#f2ead8"
        brightness: table.mirrorsRoom ? 0.5 : 0.85
    }

    Texture {
        id: room
        source: Game.content + "FlickOfFaith/Table/sky.ktx"
    }

    // The wooden table. Beyond the picture it is mirrored, in the dark.
    Model {
        source: "#Rectangle"
        y: -table.thickness
        eulerRotation.x: -90
        scale: Qt.vector3d(26, 26, 1)
        materials: PrincipledMaterial {
            baseColorMap: Texture {
                source: Game.content + "FlickOfFaith/Table/wood.jpg"
                scaleU: 2600 / 1800
                scaleV: 2600 / 1800
                positionU: (1 - scaleU) / 2
                positionV: (1 - scaleV) / 2
                tilingModeHorizontal: Texture.MirroredRepeat
                tilingModeVertical: Texture.MirroredRepeat
                mipFilter: Texture.Linear
                generateMipmaps: true
            }
            roughness: 0.55
            specularAmount: 0.2
        }
    }
    // The mat's shadow, away from the lamp, and the dark around the table.
    Model {
        source: "#Rectangle"
        y: -table.thickness + 0.05
        eulerRotation: Qt.vector3d(-90, 180, 0)
        scale: Qt.vector3d(26, 26, 1)
        depthBias: 20
        materials: PrincipledMaterial {
            lighting: PrincipledMaterial.NoLighting
            alphaMode: PrincipledMaterial.Blend
            depthDrawMode: Material.NeverDepthDraw
            baseColorMap: Texture { source: Game.content + "FlickOfFaith/Table/shade.png" }
        }
    }

    // The mat: its edge, and its picture above, which stands upright for who sits in the first corner and looks south.
    Model {
        source: "#Cube"
        y: -table.thickness / 2
        scale: Qt.vector3d(4.8, table.thickness / 100, 4.8)
        materials: PrincipledMaterial {
            baseColor: "#5a3d28"
            roughness: 0.9
        }
    }
    Model {
        source: "#Rectangle"
        y: 0.1
        eulerRotation: Qt.vector3d(-90, 180, 0)
        scale: Qt.vector3d(4.8, 4.8, 1)
        materials: PrincipledMaterial {
            baseColorMap: Texture {
                source: Game.content + "FlickOfFaith/Board/map.png"
                mipFilter: Texture.Linear
                generateMipmaps: true
            }
            normalMap: Theme.lowTier ? null : waves
            normalStrength: 0.6
            roughness: 0.7
            specularAmount: 0.15
        }
    }
    Texture {
        id: waves
        source: Game.content + "FlickOfFaith/Board/map_normal.png"
        mipFilter: Texture.Linear
        generateMipmaps: true
    }

    Model {
        source: "#Rectangle"
        instancing: ShadowInstances {
            pieces: table.pieces
            lifted: table.lifted
            drop: table.thickness
        }
        depthBias: -10
        materials: PrincipledMaterial {
            lighting: PrincipledMaterial.NoLighting
            alphaMode: PrincipledMaterial.Blend
            depthDrawMode: Material.NeverDepthDraw
            baseColorMap: Texture { source: Game.content + "FlickOfFaith/Discs/shadow.png" }
        }
    }

    Repeater3D {
        model: table.pieces
        delegate: PieceItem {
            required property int index
            visible: shown && !table.lifted.includes(index)
            paint: table.paint
            plain: table.plain
            drop: table.thickness
            facing: table.facing
        }
    }

    // What all pieces wear: see make_discs.py.
    readonly property Texture picture: Texture {
        source: Game.content + "FlickOfFaith/Discs/tops.png"
        mipFilter: Texture.Linear
        generateMipmaps: true
    }
    readonly property PrincipledMaterial paint: PrincipledMaterial {
        baseColorMap: table.picture
        roughness: 0.65
        specularAmount: 0.12
    }
    readonly property PrincipledMaterial plain: PrincipledMaterial {
        roughness: 0.45
        specularAmount: 0.3
        clearcoatAmount: Theme.lowTier ? 0 : 0.3
        clearcoatRoughnessAmount: 0.2
    }
}
