import QtQuick
import QtQuick.Window
import FlickOfFaith

/// One of several: left and right go through them, Enter or a click shows them all.
Rectangle {
    id: box

    /// [{value, text, about}]; about may be missing.
    property var options: []
    property var value
    property string label
    signal chosen(var value)

    readonly property int index: options.findIndex(option => option.value === value)
    readonly property bool open: list.visible

    function step(by) {
        const next = index + by;
        if (next >= 0 && next < options.length)
            choose(next);
    }
    function choose(number) {
        Game.sounds.tap();
        chosen(options[number].value);
    }
    function show() {
        list.current = Math.max(0, index);
        list.visible = true;
        list.forceActiveFocus();
    }
    function hide() {
        list.visible = false;
        box.forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: Theme.px(280)
    implicitHeight: Math.max(Theme.px(44), word.implicitHeight + Theme.px(16))
    radius: Theme.px(8)
    color: activeFocus || open || middle.containsMouse ? "#fff4dc" : "#f0e0c0"
    border.width: activeFocus || open ? Math.max(2, Theme.px(3)) : 1
    border.color: activeFocus || open ? "#c8600c" : Theme.brown
    activeFocusOnTab: true

    Accessible.role: Accessible.ComboBox
    Accessible.name: label + ": " + word.text
    Accessible.focusable: true

    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onReturnPressed: show()
    Keys.onEnterPressed: show()
    Keys.onSpacePressed: show()

    MouseArea {
        id: middle
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: box.show()
    }
    Text {
        id: word
        anchors { left: before.right; right: after.left; verticalCenter: parent.verticalCenter }
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: box.index >= 0 ? box.options[box.index].text : ""
        font { family: Theme.textFont; pixelSize: Theme.normal }
        color: Theme.ink
    }

    component Arrow: Item {
        id: arrow
        property int way: 1
        readonly property bool possible: box.index + way >= 0 && box.index + way < box.options.length
        width: Theme.px(38)
        height: parent.height
        opacity: possible ? 1 : 0.25
        Item {
            anchors.centerIn: parent
            width: Theme.px(8)
            height: Theme.px(14)
            Rectangle { y: 0; width: Theme.px(10); height: Math.max(2, Theme.px(3)); radius: height / 2; color: Theme.faded; antialiasing: true; rotation: arrow.way * 45; anchors.horizontalCenter: parent.horizontalCenter; anchors.verticalCenter: parent.verticalCenter; anchors.verticalCenterOffset: -Theme.px(3) }
            Rectangle { width: Theme.px(10); height: Math.max(2, Theme.px(3)); radius: height / 2; color: Theme.faded; antialiasing: true; rotation: -arrow.way * 45; anchors.horizontalCenter: parent.horizontalCenter; anchors.verticalCenter: parent.verticalCenter; anchors.verticalCenterOffset: Theme.px(3) }
        }
        MouseArea {
            anchors.fill: parent
            enabled: arrow.possible
            cursorShape: Qt.PointingHandCursor
            onClicked: {
                box.forceActiveFocus(Qt.TabFocusReason);
                box.step(arrow.way);
            }
        }
    }
    Arrow { id: before; way: -1; anchors.left: parent.left }
    Arrow { id: after; way: 1; anchors.right: parent.right }

    Item {
        id: list

        property int current: 0
        readonly property real room: height - Theme.px(24)

        parent: box.Window.contentItem
        anchors.fill: parent
        z: 1000
        visible: false
        onVisibleChanged: if (visible) place()

        function place() {
            const at = box.mapToItem(list.parent, 0, 0);
            panel.x = Math.max(Theme.px(12), Math.min(at.x, width - panel.width - Theme.px(12)));
            panel.y = Math.max(Theme.px(12), Math.min(at.y + box.height + Theme.px(4), height - panel.height - Theme.px(12)));
        }

        Keys.onPressed: function (event) {
            switch (event.key) {
            case Qt.Key_Up:
            case Qt.Key_Left: current = Math.max(0, current - 1); break;
            case Qt.Key_Down:
            case Qt.Key_Right: current = Math.min(box.options.length - 1, current + 1); break;
            case Qt.Key_Return:
            case Qt.Key_Enter:
            case Qt.Key_Space: box.choose(current); box.hide(); break;
            case Qt.Key_Tab:
            case Qt.Key_Backtab:
            case Qt.Key_Escape: box.hide(); break;
            }
            event.accepted = true;
        }
        onActiveFocusChanged: if (!activeFocus) visible = false

        MouseArea { anchors.fill: parent; onClicked: box.hide(); onWheel: {} }

        Rectangle {
            id: panel
            width: Math.max(box.width, Theme.px(340))
            height: Math.min(entries.implicitHeight + Theme.px(12), list.room)
            radius: Theme.px(8)
            color: Theme.parchment
            border { width: Math.max(2, Theme.px(2)); color: Theme.amber }
            Flickable {
                anchors { fill: parent; margins: Theme.px(6) }
                contentHeight: entries.implicitHeight
                clip: true
                boundsBehavior: Flickable.StopAtBounds
                contentY: {
                    const entry = rows.count > 0 ? rows.itemAt(list.current) : null;
                    return entry ? Math.max(0, Math.min(entry.y - height / 2, contentHeight - height)) : 0;
                }
                Column {
                    id: entries
                    width: parent.width
                    Repeater {
                        id: rows
                        model: box.options
                        Rectangle {
                            id: entry
                            required property int index
                            required property var modelData
                            objectName: box.objectName + "_" + modelData.value
                            width: entries.width
                            height: texts.implicitHeight + Theme.px(12)
                            radius: Theme.px(5)
                            color: list.current === index ? "#e0c184" : "transparent"
                            Column {
                                id: texts
                                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.px(10) }
                                Text {
                                    width: parent.width
                                    wrapMode: Text.WordWrap
                                    text: entry.modelData.text
                                    font { family: Theme.textFont; pixelSize: Theme.normal; bold: entry.index === box.index }
                                    color: Theme.ink
                                }
                                Text {
                                    width: parent.width
                                    visible: text !== ""
                                    wrapMode: Text.WordWrap
                                    text: entry.modelData.about ? entry.modelData.about : ""
                                    font { family: Theme.textFont; pixelSize: Theme.tiny }
                                    color: "#5a3a1c"
                                }
                            }
                            MouseArea {
                                anchors.fill: parent
                                hoverEnabled: true
                                cursorShape: Qt.PointingHandCursor
                                onPositionChanged: list.current = entry.index
                                onClicked: {
                                    box.choose(entry.index);
                                    box.hide();
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
