import QtQuick
import FlickOfFaith

/// The first screen.
MenuScreen {
    id: screen

    signal newMatch()
    signal continueMatch()
    signal howToPlay()
    signal settings()

    readonly property var words: Game.words
    /// Why the last attempt failed; empty if all went well.
    property string problem
    readonly property string picture: Game.file("FlickOfFaith/Title/title.jpg")
    readonly property var saved: visible && Game.match.canContinue && words ? Game.savedMatch() : ({})

    function savedText() {
        if (!saved.seats)
            return "";
        if (saved.generation === 0)
            return words.format("menu.continue.start", { names: saved.seats.map(seat => seat.name).join(" · ") });
        const scores = saved.seats.map(seat => words.format("menu.score", { name: seat.name, points: seat.score })).join(" · ");
        return words.format("menu.continue.about", { generation: saved.generation, generations: saved.generations, scores: scores });
    }

    firstFocus: continueButton.visible ? continueButton : newButton
    onVisibleChanged: if (!visible) problem = ""

    background: [
        Image {
            anchors.fill: parent
            visible: screen.picture !== ""
            source: screen.picture
            fillMode: Image.PreserveAspectCrop
            asynchronous: true
        },
        // Until there is a picture: the map, as it lies on the table.
        Item {
            anchors.fill: parent
            visible: screen.picture === ""
            clip: true
            Image {
                id: map
                // Small, then enlarged: the depth of a rotation counts in pixels.
                readonly property real enlarged: Math.max(parent.width * 0.78, parent.height * 1.3) / width
                x: parent.width * 0.69 - width / 2
                y: parent.height * 0.54 - height / 2
                width: 1000
                height: 1000
                source: screen.picture === "" ? Game.file("FlickOfFaith/Board/map.png") : ""
                asynchronous: true
                mipmap: true
                smooth: true
                transform: [
                    Rotation { origin { x: map.width / 2; y: map.height / 2 } angle: 14 },
                    Rotation { origin { x: map.width / 2; y: map.height / 2 } axis { x: 1; y: 0; z: 0 } angle: 38 },
                    Scale { origin { x: map.width / 2; y: map.height / 2 } xScale: map.enlarged; yScale: map.enlarged }
                ]
            }
        },
        Rectangle {
            anchors.fill: parent
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0.0; color: "#f2150e0a" }
                GradientStop { position: 0.34; color: "#d0150e0a" }
                GradientStop { position: 0.62; color: "#30150e0a" }
                GradientStop { position: 1.0; color: "#00150e0a" }
            }
        },
        Rectangle {
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: parent.height * 0.3
            gradient: Gradient {
                GradientStop { position: 0.0; color: "#00150e0a" }
                GradientStop { position: 1.0; color: "#c0150e0a" }
            }
        }
    ]

    Item {
        id: top
        x: Theme.px(60)
        y: Theme.px(34)
        width: parent.width - 2 * x
        height: name.height + motto.height
        GameTitle {
            id: name
            x: -size * 0.1
            size: Math.min(Theme.px(108), screen.height * 0.16)
        }
        Text {
            id: motto
            anchors { top: name.bottom; topMargin: -Theme.px(14) }
            width: Math.min(implicitWidth, parent.width)
            wrapMode: Text.WordWrap
            text: screen.words.get("menu.motto")
            font { family: Theme.titleFont; italic: true; pixelSize: Theme.text(23) }
            color: Theme.light
            style: Text.Raised
            styleColor: "#a0000000"
        }
    }

    PageScroll {
        anchors { left: parent.left; leftMargin: Theme.px(54); top: top.bottom; topMargin: Theme.px(14); bottom: foot.top; bottomMargin: Theme.px(8) }
        width: Math.min(Theme.px(430), parent.width - Theme.px(100))
        Column {
            x: Theme.px(6)
            width: parent.width - Theme.px(6)
            spacing: Theme.px(11)

            PanelButton {
                id: continueButton
                objectName: "continueMatch"
                width: parent.width
                visible: Game.match.canContinue
                primary: true
                text: screen.words.get("menu.continue")
                detail: screen.savedText()
                onClicked: screen.continueMatch()
            }
            PanelButton {
                id: newButton
                objectName: "newMatch"
                width: parent.width
                primary: !Game.match.canContinue
                text: screen.words.get("menu.new_match")
                onClicked: screen.newMatch()
            }
            PanelButton {
                objectName: "howToPlay"
                width: parent.width
                text: screen.words.get("menu.how_to_play")
                onClicked: screen.howToPlay()
            }
            PanelButton {
                objectName: "settings"
                width: parent.width
                text: screen.words.get("menu.settings")
                onClicked: screen.settings()
            }
            PanelButton {
                objectName: "quit"
                width: parent.width
                text: screen.words.get("menu.quit")
                onClicked: Qt.quit()
            }
            Row {
                id: languages
                width: parent.width
                spacing: Theme.px(8)
                Repeater {
                    model: Game.languages
                    PanelButton {
                        required property string modelData
                        objectName: "language_" + modelData
                        width: (languages.width - 2 * languages.spacing) / 3
                        quiet: true
                        checked: Game.language === modelData
                        text: screen.words.get("menu.language." + modelData)
                        onClicked: Game.language = modelData
                    }
                }
            }
        }
    }

    // Words that matter are readable on any picture.
    Rectangle {
        anchors { left: parent.left; right: parent.right; top: foot.top; topMargin: -Theme.px(10); bottom: parent.bottom }
        visible: foot.children[0].visible || foot.children[1].visible
        color: "#d0150e0a"
    }
    Column {
        id: foot
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: Theme.px(60); rightMargin: Theme.px(20); bottomMargin: Theme.px(12) }
        spacing: Theme.px(4)
        Text {
            objectName: "trouble"
            width: parent.width
            visible: text !== ""
            wrapMode: Text.Wrap
            text: [Game.trouble, screen.problem].filter(line => line !== "").join("\n")
            font { family: Theme.textFont; pixelSize: Theme.small }
            color: Theme.warning
        }
        Text {
            objectName: "notice"
            width: parent.width
            visible: text !== ""
            wrapMode: Text.WordWrap
            text: Game.notice
            font { family: Theme.textFont; pixelSize: Theme.small }
            color: Theme.light
        }
        Text {
            width: parent.width
            horizontalAlignment: Text.AlignRight
            text: screen.words.format("menu.version", { version: Qt.application.version })
            font { family: Theme.textFont; pixelSize: Theme.tiny }
            color: Theme.dim
        }
    }
}
