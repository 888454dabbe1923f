import QtQuick
import FlickOfFaith

/// Hides the table until the one who is asked in secret is in front of the screen.
Rectangle {
    id: curtain

    readonly property var desk: Game.match.desk
    readonly property var seat: desk.curtain >= 0 && desk.curtain < Game.match.board.seats.length ? Game.match.board.seats[desk.curtain] : null

    visible: seat !== null
    color: Theme.night

    // The picture of the title, so dark that it only gives depth.
    Image {
        anchors.fill: parent
        source: curtain.visible ? Game.file("FlickOfFaith/Title/title.jpg") : ""
        fillMode: Image.PreserveAspectCrop
        asynchronous: true
        opacity: 0.22
    }
    Rectangle {
        anchors.centerIn: column
        width: column.implicitWidth + Theme.px(120)
        height: column.implicitHeight + Theme.px(72)
        radius: Theme.px(18)
        color: Theme.panel
        border { width: Theme.px(2); color: Theme.amber }
    }
    Column {
        id: column
        anchors.centerIn: parent
        spacing: Theme.px(18)
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Theme.px(84)
            height: width
            radius: width / 2
            color: curtain.seat ? curtain.seat.colour : "grey"
            border { width: Theme.px(4); color: Theme.light }
            Text {
                anchors.centerIn: parent
                text: curtain.seat ? curtain.seat.seat + 1 : ""
                font { pixelSize: Theme.huge; bold: true; family: Theme.titleFont }
                color: "white"
                style: Text.Outline
                styleColor: "#60000000"
            }
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: curtain.seat ? Game.words.format("match.pass_to", { player: curtain.seat.who !== "" ? curtain.seat.who : curtain.seat.name }) : ""
            font { pixelSize: Theme.huge; bold: true; family: Theme.titleFont }
            color: Theme.light
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: Game.words.get("match.look_away")
            font { pixelSize: Theme.normal; family: Theme.textFont }
            color: Theme.light
        }
        Text {
            anchors.horizontalCenter: parent.horizontalCenter
            text: Game.words.get("match.secret")
            font { pixelSize: Theme.small; family: Theme.textFont }
            color: Theme.dim
        }
        PanelButton {
            objectName: "come"
            anchors.horizontalCenter: parent.horizontalCenter
            primary: true
            text: Game.words.get("match.here_i_am")
            onClicked: curtain.desk.come()
        }
    }
    MouseArea { anchors.fill: parent; z: -1 }
}
