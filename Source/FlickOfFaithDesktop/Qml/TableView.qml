import QtQuick
import QtQuick3D
import FlickOfFaith

/// A view of the table, and what a pointer does on it. Points are millimetres on the table, x east and y north.
Item {
    id: view

    property alias table: table
    readonly property var match: Game.match
    readonly property var desk: Game.match.desk
    property bool interactive: true
    /// The corner that is to be seen below: the one a person flicks from. What players have in hand lies at the left and at the right.
    property int nearCorner: 1
    /// What the player has turned and zoomed by hand.
    property real turned: 0
    readonly property real facing: nearCorner === 0 || nearCorner === 3 ? 180 : 0
    readonly property real azimuth: facing + turned
    property real elevation: 54
    property real userZoom: 1
    readonly property real distance: 718 / (match.zoom * userZoom) * Math.max(1, 1.5 / (width / Math.max(1, height)))

    signal clickedAway()

    /// The spot under a point of the view, or null above the horizon.
    function tablePoint(x, y) {
        const near = scene.mapTo3DScene(Qt.vector3d(x, y, 0));
        const far = scene.mapTo3DScene(Qt.vector3d(x, y, 1000));
        const way = far.minus(near);
        if (Math.abs(way.y) < 1e-6)
            return null;
        const share = -near.y / way.y;
        return share < 0 ? null : Qt.point(near.x + way.x * share, -(near.z + way.z * share));
    }
    /// Changes whenever the camera moves.
    readonly property matrix4x4 pose: camera.sceneTransform
    /// Where a spot of the table is seen. Bindings that call it follow the camera and the window: it looks at the pose and the size.
    function viewPoint(x, y) { return pointAbove(x, y, 3); }
    /// The same, so many millimetres above the map.
    function pointAbove(x, y, height) {
        [pose, scene.width, scene.height];
        const p = scene.mapFrom3DScene(Qt.vector3d(x, height, -y));
        return Qt.point(p.x, p.y);
    }
    /// Steps to the right and up as seen in this view, as steps east and north.
    function steps(right, up) {
        const quarters = ((Math.round(azimuth / 90) % 4) + 4) % 4;
        return [Qt.point(right, up), Qt.point(-up, right), Qt.point(-right, -up), Qt.point(up, -right)][quarters];
    }
    /// A way to the right and up as seen in this view, as one east and north.
    function turnedBy(right, up) {
        const angle = azimuth * Math.PI / 180;
        return Qt.point(right * Math.cos(angle) - up * Math.sin(angle), right * Math.sin(angle) + up * Math.cos(angle));
    }
    function resetCamera() {
        turned = 0;
        elevation = 54;
        userZoom = 1;
    }

    View3D {
        id: scene
        anchors.fill: parent
        camera: camera
        environment: SceneEnvironment {
            clearColor: table.surroundings
            lightProbe: table.sky
            probeExposure: table.skyExposure
            // The window of the room is where the lamp is.
            probeOrientation: Qt.vector3d(0, 180, 0)
            backgroundMode: SceneEnvironment.Color
            antialiasingMode: Theme.lowTier ? SceneEnvironment.NoAA : SceneEnvironment.MSAA
            antialiasingQuality: SceneEnvironment.High
            tonemapMode: SceneEnvironment.TonemapModeAces
        }

        Table {
            id: table
            pieces: view.match.pieces
            lifted: view.desk.mapHidden ? [] : view.desk.lifted
            facing: view.facing
            mirrorsRoom: !Theme.lowTier
        }

        Repeater3D {
            model: view.desk.mapHidden ? [] : view.desk.ghosts
            delegate: GhostItem {
                required property var modelData
                ghost: modelData
                picture: table.picture
                allowed: view.desk.whyNot === ""
                facing: view.facing
            }
        }

        Node {
            // A little towards the viewer, so that the map lies below the players' names and above what is told.
            readonly property real ahead: 37
            readonly property real radians: view.azimuth * Math.PI / 180
            position: Qt.vector3d(view.match.lookAt.x + ahead * Math.sin(radians), 0, ahead * Math.cos(radians) - view.match.lookAt.y)
            eulerRotation: Qt.vector3d(-view.elevation, view.azimuth, 0)
            PerspectiveCamera {
                id: camera
                z: view.distance
                fieldOfView: 40
                clipNear: 20
                clipFar: 4000
            }
        }
    }

    MarkLayer {
        anchors.fill: parent
        view: view
        marks: view.desk.marks
        pieces: view.desk.markedPieces
        ghosts: view.desk.ghosts
    }

    AimMark {
        anchors.fill: parent
        aim: view.desk.aim
        project: view.viewPoint
        visible: !view.desk.mapHidden
        camera: view.pose
    }

    MouseArea {
        anchors.fill: parent
        enabled: view.interactive
        acceptedButtons: Qt.LeftButton | Qt.RightButton | Qt.MiddleButton
        property point last
        property bool hasTurned: false

        onPressed: function (mouse) {
            last = Qt.point(mouse.x, mouse.y);
            hasTurned = false;
            if (mouse.button !== Qt.LeftButton)
                return;
            const p = view.tablePoint(mouse.x, mouse.y);
            if (p && !view.desk.chooseAt(p.x, p.y))
                view.desk.press(p.x, p.y);
        }
        onPositionChanged: function (mouse) {
            const p = view.tablePoint(mouse.x, mouse.y);
            if ((mouse.buttons & Qt.LeftButton) && p)
                view.desk.dragTo(p.x, p.y, (mouse.modifiers & Qt.ShiftModifier) !== 0);
            else if (mouse.buttons & (Qt.RightButton | Qt.MiddleButton)) {
                hasTurned = true;
                view.turned -= (mouse.x - last.x) * 0.3;
                view.elevation = Math.max(22, Math.min(88, view.elevation + (mouse.y - last.y) * 0.2));
            }
            last = Qt.point(mouse.x, mouse.y);
        }
        onReleased: function (mouse) {
            if (mouse.button === Qt.LeftButton)
                view.desk.release();
            else if (!hasTurned)
                view.desk.cancel();
            view.clickedAway();
        }
        onCanceled: view.desk.cancel()
        onWheel: function (wheel) {
            const up = wheel.angleDelta.y > 0;
            if (view.desk.aiming && view.desk.aim.pulling)
                view.desk.addSpin(up ? 5 : -5);
            else if (view.desk.canTurn)
                view.desk.turnPiece(up ? 5 : -5);
            else
                view.userZoom = Math.max(0.7, Math.min(3, view.userZoom * (up ? 1.08 : 0.93)));
        }
    }
}
