import QtQuick
import FlickOfFaith

/// Two cards above each other with a thumb each, or a god card with its two sides.
Item {
    id: view

    /// [{key, title, text, mark}]; the key is that of a picture, mark is a short word at the foot.
    property var cards: []
    property bool besideEachOther: false

    Repeater {
        model: view.cards
        Rectangle {
            id: card
            required property int index
            required property var modelData
            readonly property int count: view.cards.length
            width: view.besideEachOther ? view.width * 0.47 : view.width * 0.92
            height: view.besideEachOther ? view.height * 0.7 : view.height * 0.45
            x: view.besideEachOther ? index * view.width * 0.53 : (view.width - width) / 2
            y: view.besideEachOther ? (view.height - height) / 2 : index * view.height * 0.54
            radius: Theme.px(12)
            color: Theme.parchment
            border { width: Math.max(2, Theme.px(3)); color: Theme.brown }
            Image {
                id: picture
                readonly property bool isThere: source != ""
                x: view.besideEachOther ? (card.width - width) / 2 : Theme.px(14)
                y: view.besideEachOther ? Theme.px(14) : (card.height - height) / 2
                width: !isThere ? 0 : view.besideEachOther ? card.width * 0.8 : card.width * 0.28
                height: width * 2 / 3
                fillMode: Image.PreserveAspectFit
                mipmap: true
                source: Game.file("FlickOfFaith/Cards/" + card.modelData.key + ".png")
            }
            Column {
                x: view.besideEachOther ? Theme.px(14) : picture.x + picture.width + Theme.px(10)
                y: view.besideEachOther ? picture.y + picture.height + Theme.px(6) : Theme.px(12)
                width: card.width - x - Theme.px(14)
                spacing: Theme.px(6)
                Text {
                    id: cardTitle
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.WordWrap
                    text: card.modelData.title
                    font { family: Theme.titleFont; pixelSize: Theme.large; bold: true }
                    color: Theme.ink
                }
                Rectangle { width: parent.width; height: Math.max(1, Theme.px(2)); color: "#b08a58" }
                Text {
                    width: parent.width
                    height: Math.max(0, card.height - parent.y - cardTitle.height - (mark.text !== "" ? mark.height : 0) - Theme.px(34))
                    clip: true
                    wrapMode: Text.WordWrap
                    text: card.modelData.text
                    fontSizeMode: Text.Fit
                    minimumPixelSize: 11
                    font { family: Theme.titleFont; pixelSize: Theme.text(22) }
                    color: Theme.ink
                }
            }
            Text {
                id: mark
                anchors { bottom: parent.bottom; bottomMargin: Theme.px(8); horizontalCenter: parent.horizontalCenter }
                text: card.modelData.mark
                font { family: Theme.textFont; pixelSize: Theme.small; bold: true }
                color: Theme.faded
            }
        }
    }
}
