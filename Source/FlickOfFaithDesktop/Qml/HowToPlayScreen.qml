import QtQuick
import FlickOfFaith

/// The game on a few pages, each with a drawing.
MenuScreen {
    id: screen

    readonly property var words: Game.words
    readonly property var pages: ["goal", "flick", "council", "temples", "worship", "cards", "keys"]
    property int page: 0
    readonly property string name: pages[page]
    readonly property real columnWidth: Math.min(Theme.px(1140), width - Theme.px(60))

    readonly property color yellow: "#e0a81f"
    readonly property color purple: "#84489c"
    readonly property color blue: "#3470b8"
    readonly property color green: "#3f8b46"

    readonly property var maps: ({
        goal: { part: { x: 0.5, y: 0.5, size: 1 }, discs: [{ x: 0.56, y: 0.2, colour: yellow }, { x: 0.46, y: 0.11, colour: blue }, { x: 0.8, y: 0.42, colour: yellow }, { x: 0.5, y: 0.9, colour: purple }, { x: 0.55, y: 0.74, colour: purple }, { x: 0.2, y: 0.5, colour: green, temple: true }, { x: 0.11, y: 0.45, colour: blue }, { x: 0.9, y: 0.55, colour: green }] },
        flick: { part: { x: 0.26, y: 0.74, size: 0.5 }, discs: [{ x: 0.09, y: 0.91, colour: yellow }], lines: [{ x: 0.09, y: 0.91, toX: 0.34, toY: 0.66, colour: "#ffd873", wide: 0.12, dashed: true }, { x: 0.09, y: 0.91, toX: 0.03, toY: 0.97, colour: "#ff8a60" }] },
        temples: { part: { x: 0.5, y: 0.66, size: 0.56 }, discs: [{ x: 0.55, y: 0.77, colour: yellow, faded: true }, { x: 0.62, y: 0.84, colour: yellow, temple: true }, { x: 0.43, y: 0.9, colour: purple, temple: true }, { x: 0.535, y: 0.46, colour: blue }], lines: [{ x: 0.568, y: 0.788, toX: 0.603, toY: 0.823, colour: "#3a2412" }], labels: [{ x: 0.46, y: 0.43, text: "+1", colour: blue }] },
        worship: { part: { x: 0.5, y: 0.5, size: 1 }, discs: [{ x: 0.44, y: 0.2, colour: yellow }, { x: 0.57, y: 0.12, colour: yellow }, { x: 0.56, y: 0.27, colour: blue }, { x: 0.85, y: 0.42, colour: purple }, { x: 0.78, y: 0.58, colour: yellow }, { x: 0.15, y: 0.57, colour: green, temple: true }, { x: 0.24, y: 0.42, colour: green }, { x: 0.55, y: 0.88, colour: blue }], labels: [{ x: 0.345, y: 0.05, text: "+3", colour: yellow }, { x: 0.66, y: 0.05, text: "+1", colour: blue }, { x: 0.9, y: 0.29, text: "+1", colour: purple }, { x: 0.9, y: 0.71, text: "+1", colour: yellow }, { x: 0.1, y: 0.71, text: "+3", colour: green }, { x: 0.68, y: 0.95, text: "+3", colour: blue }] }
    })
    readonly property var cards: ({
        council: [{ key: "lost_sheep", title: words.get("law.lost_sheep.name"), text: words.get("law.lost_sheep.effect"), mark: "▲ " + words.get("match.thumb_up") }, { key: "little_finger", title: words.get("law.little_finger.name"), text: words.get("law.little_finger.effect"), mark: "▼ " + words.get("match.thumb_down") }],
        cards: [{ key: "ra", title: words.get("god.ra.name"), text: words.get("god.ra.effect"), mark: "" }, { key: "anubis", title: words.get("god.anubis.name"), text: words.get("god.anubis.effect"), mark: "" }]
    })

    function turn(by) {
        const next = page + by;
        if (next < 0 || next >= pages.length)
            return;
        page = next;
        text.contentY = 0;
        takeFocus();
    }
    /// Through a page that is too long for the window.
    function scroll(by) {
        const area = name === "keys" ? keys : text;
        area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + by * Theme.px(60)));
    }
    function paragraphs() {
        const all = [];
        for (let i = 1; i <= (name === "council" ? 2 : 3); ++i)
            all.push(words.get("menu.help." + name + "." + i));
        if (name === "goal")
            all.push(words.get("menu.help.chips"));
        return all;
    }

    firstFocus: page < pages.length - 1 ? nextButton : backButton

    // Before the focus moves.
    Keys.priority: Keys.BeforeItem
    Keys.onLeftPressed: turn(-1)
    Keys.onRightPressed: turn(1)
    Keys.onUpPressed: scroll(-1)
    Keys.onDownPressed: scroll(1)

    ScreenTitle {
        id: heading
        anchors { top: parent.top; topMargin: Theme.px(26); horizontalCenter: parent.horizontalCenter }
        width: screen.columnWidth
        text: screen.words.get("menu.help." + screen.name + ".title")
    }

    Item {
        id: middle
        anchors { top: heading.bottom; topMargin: Theme.px(14); bottom: bar.top; bottomMargin: Theme.px(14); horizontalCenter: parent.horizontalCenter }
        width: screen.columnWidth

        HelpMap {
            id: drawing
            readonly property var shown: screen.maps[screen.name] ? screen.maps[screen.name] : { part: { x: 0.5, y: 0.5, size: 1 } }
            visible: screen.maps[screen.name] !== undefined
            width: Math.min(parent.height, parent.width * 0.5)
            height: width
            anchors.verticalCenter: parent.verticalCenter
            part: shown.part
            discs: shown.discs ? shown.discs : []
            lines: shown.lines ? shown.lines : []
            labels: shown.labels ? shown.labels : []
        }
        HelpCards {
            visible: screen.cards[screen.name] !== undefined
            width: drawing.width
            height: drawing.height
            anchors.verticalCenter: parent.verticalCenter
            cards: visible ? screen.cards[screen.name] : []
            besideEachOther: screen.name === "cards"
        }
        PageScroll {
            id: text
            visible: screen.name !== "keys"
            anchors { left: drawing.right; leftMargin: Theme.px(34); right: parent.right; top: parent.top; bottom: parent.bottom }
            Column {
                width: parent.width
                spacing: Theme.px(22)
                Repeater {
                    model: screen.name === "keys" ? [] : screen.paragraphs()
                    Text {
                        required property string modelData
                        width: parent.width
                        wrapMode: Text.WordWrap
                        text: modelData
                        lineHeight: 1.15
                        font { family: Theme.titleFont; pixelSize: Theme.text(28) }
                        color: Theme.light
                    }
                }
            }
        }
        PageScroll {
            id: keys
            visible: screen.name === "keys"
            anchors.fill: parent
            HelpKeys { width: parent.width }
        }
    }

    Item {
        id: bar
        anchors { bottom: parent.bottom; bottomMargin: Theme.px(18); horizontalCenter: parent.horizontalCenter }
        width: screen.columnWidth
        height: Math.max(backButton.height, nextButton.height, previousButton.height)
        PanelButton {
            id: backButton
            objectName: "back"
            quiet: true
            width: Math.max(implicitWidth, Theme.px(150))
            text: screen.words.get("menu.back")
            onClicked: screen.back()
        }
        Column {
            anchors.centerIn: parent
            spacing: Theme.px(6)
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: Theme.px(10)
                Repeater {
                    model: screen.pages.length
                    Rectangle {
                        required property int index
                        width: Theme.px(12)
                        height: width
                        radius: width / 2
                        color: index === screen.page ? Theme.gold : "#50f5e6c8"
                        MouseArea { anchors { fill: parent; margins: -Theme.px(5) } cursorShape: Qt.PointingHandCursor; onClicked: screen.turn(parent.index - screen.page) }
                    }
                }
            }
            Text {
                anchors.horizontalCenter: parent.horizontalCenter
                text: screen.words.format("menu.page", { page: screen.page + 1, pages: screen.pages.length })
                font { family: Theme.textFont; pixelSize: Theme.tiny }
                color: Theme.dim
            }
        }
        Row {
            anchors.right: parent.right
            spacing: Theme.px(10)
            PanelButton {
                id: previousButton
                objectName: "previous"
                quiet: true
                enabled: screen.page > 0
                opacity: enabled ? 1 : 0
                text: screen.words.get("menu.previous")
                onClicked: screen.turn(-1)
            }
            PanelButton {
                id: nextButton
                objectName: "next"
                primary: true
                enabled: screen.page < screen.pages.length - 1
                opacity: enabled ? 1 : 0
                width: Math.max(implicitWidth, Theme.px(150))
                text: screen.words.get("menu.next")
                onClicked: screen.turn(1)
            }
        }
    }
}
