import QtQuick
import FlickOfFaith

/// A screen beside the match: dark ground, keys that move the focus, Escape to go back. Whatever is placed in it fills it.
FocusScope {
    id: screen

    default property alias content: body.data
    /// Has the focus when the screen appears.
    property Item firstFocus: null
    property alias background: ground.data
    signal back()

    /// Leaves the focus on something that is really there.
    function takeFocus() {
        if (firstFocus && firstFocus.visible && firstFocus.enabled)
            firstFocus.forceActiveFocus(Qt.TabFocusReason);
        else
            screen.forceActiveFocus();
    }
    function holds(item) {
        for (let each = item; each; each = each.parent)
            if (each === screen)
                return true;
        return false;
    }
    /// The focus goes to the nearest control in this direction.
    function move(dx, dy) {
        const from = screen.Window.activeFocusItem;
        if (!from || !holds(from) || from === screen) {
            takeFocus();
            return;
        }
        const start = from.mapToItem(screen, 0, 0, from.width, from.height);
        let best = null;
        let shortest = 1e9;
        let item = from.nextItemInFocusChain(true);
        for (let i = 0; i < 300 && item && item !== from; ++i, item = item.nextItemInFocusChain(true)) {
            if (!holds(item))
                continue;
            const there = item.mapToItem(screen, 0, 0, item.width, item.height);
            const along = dx !== 0 ? dx * (there.x + there.width / 2 - start.x - start.width / 2) : dy * (there.y + there.height / 2 - start.y - start.height / 2);
            const beside = dx !== 0 ? gap(start.y, start.height, there.y, there.height) : gap(start.x, start.width, there.x, there.width);
            if (along < 4 || (dx !== 0 && beside > 0))
                continue;
            if (along + 2 * beside < shortest) {
                shortest = along + 2 * beside;
                best = item;
            }
        }
        if (best)
            best.forceActiveFocus(Qt.TabFocusReason);
    }
    function gap(a, lengthA, b, lengthB) {
        return Math.max(0, Math.max(a, b) - Math.min(a + lengthA, b + lengthB));
    }

    onVisibleChanged: if (visible) Qt.callLater(takeFocus)
    Component.onCompleted: if (visible) Qt.callLater(takeFocus)

    Keys.onPressed: function (event) {
        switch (event.key) {
        case Qt.Key_Up: move(0, -1); break;
        case Qt.Key_Down: move(0, 1); break;
        case Qt.Key_Left: move(-1, 0); break;
        case Qt.Key_Right: move(1, 0); break;
        case Qt.Key_Escape:
        case Qt.Key_Back: screen.back(); break;
        default: return;
        }
        event.accepted = true;
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0.0; color: "#1f3a4f" }
            GradientStop { position: 0.55; color: "#1a2733" }
            GradientStop { position: 1.0; color: Theme.night }
        }
        // Nothing below is pressed through this screen.
        MouseArea { anchors.fill: parent; hoverEnabled: true; acceptedButtons: Qt.AllButtons; onWheel: {} }
    }
    // The picture of the title, far away.
    Image {
        anchors.fill: parent
        visible: ground.children.length === 0
        source: visible ? Game.file("FlickOfFaith/Title/title.jpg") : ""
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
        opacity: 0.13
    }
    Item { id: ground; anchors.fill: parent }
    Item { id: body; anchors.fill: parent }
}
