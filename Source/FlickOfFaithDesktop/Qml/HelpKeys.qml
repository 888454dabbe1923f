import QtQuick
import FlickOfFaith

/// What the keys and the buttons of a controller do.
Column {
    id: table

    readonly property var names: ["aim", "fine", "spin", "confirm", "place", "cancel", "skip", "skip_all", "next", "decline", "vote", "log", "undo", "look", "home"]

    component Cell: Text {
        property bool isHead: false
        anchors.verticalCenter: parent.verticalCenter
        wrapMode: Text.WordWrap
        font { family: isHead ? Theme.titleFont : Theme.textFont; pixelSize: isHead ? Theme.text(20) : Theme.small }
        color: isHead ? Theme.gold : Theme.light
    }
    component Line: Rectangle {
        id: line
        property string what
        property string keys
        property string pad
        property bool isHead: false
        property bool isDark: false
        width: parent.width
        height: Math.max(first.implicitHeight, second.implicitHeight, third.implicitHeight) + Theme.px(12)
        color: isHead ? "transparent" : isDark ? "#30000000" : "#18f5e6c8"
        radius: Theme.px(5)
        Cell { id: first; x: Theme.px(10); width: line.width * 0.32 - Theme.px(16); isHead: line.isHead; text: line.what }
        Cell { id: second; x: line.width * 0.32; width: line.width * 0.38 - Theme.px(10); isHead: line.isHead; text: line.keys }
        Cell { id: third; x: line.width * 0.70; width: line.width * 0.30 - Theme.px(10); isHead: line.isHead; text: line.pad }
    }

    spacing: Theme.px(3)
    Line {
        isHead: true
        what: Game.words.get("menu.help.column.action")
        keys: Game.words.get("menu.help.column.keys")
        pad: Game.words.get("menu.help.column.pad")
    }
    Repeater {
        model: table.names
        Line {
            required property int index
            required property string modelData
            isDark: index % 2 === 0
            what: Game.words.get("menu.help.key." + modelData)
            keys: Game.words.get("menu.help.key." + modelData + ".keys")
            pad: Game.words.get("menu.help.key." + modelData + ".pad")
        }
    }
}
