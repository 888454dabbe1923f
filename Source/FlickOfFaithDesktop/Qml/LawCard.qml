import QtQuick
import FlickOfFaith

/// A card of parchment with a name, its picture and what it does. It can be chosen with a click or, when it has the focus, with Enter.
Rectangle {
    id: card

    property string title
    property string effect
    /// For how long it holds, if it is a law.
    property string lasts
    property string footer
    property string key
    property bool choosable: false
    signal chosen()

    implicitWidth: Theme.px(316) * Math.max(1, Math.min(1.2, Theme.textScale))
    implicitHeight: Math.max(Theme.px(360), texts.implicitHeight + Theme.px(footer !== "" ? 80 : 44))
    radius: Theme.px(14)
    color: Theme.parchment
    readonly property bool lit: choosable && (mouse.containsMouse || activeFocus)
    border { width: lit ? Theme.px(5) : Theme.px(3); color: lit ? Theme.amber : Theme.brown }
    scale: lit ? 1.03 : 1.0
    Behavior on scale { NumberAnimation { duration: Theme.time(120) } }
    activeFocusOnTab: choosable
    Keys.onReturnPressed: if (choosable) chosen()
    Keys.onEnterPressed: if (choosable) chosen()

    Rectangle {
        anchors { fill: parent; margins: Theme.px(8) }
        radius: Theme.px(9)
        color: "transparent"
        border { width: 1; color: "#b08a58" }
    }
    Column {
        id: texts
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(20) }
        spacing: Theme.px(8)
        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(210)
            height: visible ? Theme.px(140) : 0
            fillMode: Image.PreserveAspectFit
            source: card.key !== "" ? Game.content + "FlickOfFaith/Cards/" + card.key + ".png" : ""
            visible: status === Image.Ready
            mipmap: true
        }
        Text {
            width: parent.width
            text: card.title
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font { pixelSize: Theme.text(26); bold: true; family: Theme.titleFont }
            color: Theme.ink
        }
        Rectangle { width: parent.width; height: Theme.px(2); color: "#b08a58" }
        Text {
            width: parent.width
            text: card.effect
            wrapMode: Text.WordWrap
            lineHeight: 1.06
            font { pixelSize: Theme.text(20); family: Theme.titleFont }
            color: Theme.ink
        }
        Text {
            width: parent.width
            visible: card.lasts !== ""
            text: Game.words.format("match.holds", { duration: card.lasts })
            wrapMode: Text.WordWrap
            font { pixelSize: Theme.small; bold: true }
            color: Theme.faded
        }
    }
    Text {
        anchors { bottom: parent.bottom; bottomMargin: Theme.px(18); horizontalCenter: parent.horizontalCenter }
        width: parent.width - Theme.px(32)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.WordWrap
        text: card.footer
        font { pixelSize: Theme.normal; bold: true }
        color: Theme.faded
    }
    MouseArea {
        id: mouse
        anchors.fill: parent
        enabled: card.choosable
        hoverEnabled: true
        cursorShape: Qt.PointingHandCursor
        onClicked: card.chosen()
    }
}
