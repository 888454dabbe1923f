import QtQuick
import FlickOfFaith

/// The laws in force with their texts and how long they hold.
Flickable {
    id: shelf

    property var laws: []

    contentHeight: column.implicitHeight
    clip: contentHeight > height
    interactive: contentHeight > height

    Column {
        id: column
        width: shelf.width
        spacing: Theme.px(7)
        Text {
            width: parent.width
            wrapMode: Text.WordWrap
            text: Game.words.get(shelf.laws.length > 0 ? "match.laws" : "match.no_laws")
            font { pixelSize: Theme.small; family: Theme.textFont }
            color: Theme.dim
            style: Text.Outline
            styleColor: Theme.night
        }
        Repeater {
            model: shelf.laws
            Rectangle {
                id: law
                required property var modelData
                width: column.width
                height: texts.implicitHeight + Theme.px(18)
                radius: Theme.px(9)
                color: Theme.parchment
                border { width: Theme.px(2); color: Theme.brown }
                Column {
                    id: texts
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(9) }
                    spacing: Theme.px(4)
                    Row {
                        width: parent.width
                        spacing: Theme.px(7)
                        Image {
                            id: picture
                            visible: status === Image.Ready
                            width: visible ? Theme.px(48) : 0
                            height: Theme.px(32)
                            anchors.verticalCenter: parent.verticalCenter
                            fillMode: Image.PreserveAspectFit
                            mipmap: true
                            source: Game.content + "FlickOfFaith/Cards/" + law.modelData.key + ".png"
                        }
                        Text {
                            width: parent.width - picture.width - parent.spacing
                            anchors.verticalCenter: parent.verticalCenter
                            wrapMode: Text.WordWrap
                            text: law.modelData.name
                            lineHeight: 0.9
                            font { pixelSize: Theme.text(18); bold: true; family: Theme.titleFont }
                            color: Theme.ink
                        }
                    }
                    Text {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: law.modelData.text
                        lineHeight: 1.08
                        font { pixelSize: Theme.text(14); family: Theme.textFont }
                        color: Theme.ink
                    }
                    Text {
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: Game.words.format("match.holds", { duration: law.modelData.lasts })
                        font { pixelSize: Theme.text(14); bold: true; family: Theme.textFont }
                        color: Theme.faded
                    }
                }
            }
        }
    }
}
