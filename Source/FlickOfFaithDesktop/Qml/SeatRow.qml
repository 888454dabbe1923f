import QtQuick
import FlickOfFaith

/// Who plays one seat of a new match.
Rectangle {
    id: row

    required property var form ///< the NewMatchScreen
    required property int number
    readonly property var seat: form.settings.seats[number]
    readonly property bool isPerson: seat.level === ""
    readonly property string about: {
        const found = form.contestants.find(each => each.value === seat.level);
        if (!found)
            return "";
        return seat.level === "mirror" ? found.about + " " + form.mirrorHand : found.about;
    }

    height: Math.max(who.height, details.height) + Theme.px(20)
    radius: Theme.px(10)
    color: "#38000000"
    border { width: 1; color: "#40f5e6c8" }

    Text {
        id: label
        anchors { left: parent.left; leftMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        width: Theme.text(90)
        text: row.form.words.format("menu.seat", { seat: row.number + 1 })
        font { family: Theme.titleFont; pixelSize: Theme.text(20) }
        color: Theme.light
    }
    ChoiceBox {
        id: who
        objectName: "seat_" + row.number
        anchors { left: label.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        width: Theme.px(250)
        label: row.form.words.get("menu.who")
        options: row.form.contestants
        value: row.seat.level
        onChosen: function (value) { row.form.change(row.number, { level: value }) }
    }
    Item {
        id: details
        anchors { left: who.right; leftMargin: Theme.px(14); right: remove.visible ? remove.left : parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        height: row.isPerson ? Math.max(name.height, hand.height) : description.implicitHeight
        TextBox {
            id: name
            objectName: "name_" + row.number
            visible: row.isPerson
            width: (parent.width - Theme.px(12)) * 0.45
            label: row.form.words.get("menu.name")
            placeholder: row.form.words.format("menu.player", { seat: row.number + 1 })
            maximumLength: 20
            text: row.seat.name
            onEdited: function (text) { row.form.change(row.number, { name: text }) }
        }
        ChoiceBox {
            id: hand
            objectName: "hand_" + row.number
            visible: row.isPerson
            anchors.right: parent.right
            width: (parent.width - Theme.px(12)) * 0.55
            label: row.form.words.get("menu.hand")
            options: row.form.hands
            value: row.seat.steadiness
            onChosen: function (value) { row.form.change(row.number, { steadiness: value }) }
        }
        Text {
            id: description
            visible: !row.isPerson
            width: parent.width
            anchors.verticalCenter: parent.verticalCenter
            wrapMode: Text.WordWrap
            text: row.about
            font { family: Theme.textFont; pixelSize: Theme.small }
            color: Theme.dim
        }
    }
    PanelButton {
        id: remove
        objectName: "remove_" + row.number
        anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
        visible: row.form.settings.seatCount > 2
        quiet: true
        width: height
        text: "×"
        textSize: Theme.large
        Accessible.name: row.form.words.get("menu.remove_seat")
        onClicked: row.form.removeSeat(row.number)
    }
}
