import QtQuick
import FlickOfFaith

/// A match: the table, who plays, what is asked, what holds, what happened.
Item {
    id: screen

    signal leave()
    signal howToPlay()
    signal settings()

    readonly property var match: Game.match
    readonly property var board: Game.match.board
    readonly property var desk: Game.match.desk
    /// Which panel is open at the right: "", "log" or a seat's number.
    property string side: ""
    property bool paused: false
    /// Nothing goes on, and what passes quickly stays to be looked at.
    property bool held: false
    property bool looking: false
    readonly property bool ended: match.over && !looking
    /// Arrow keys go through the answers; Enter takes the one they are at.
    readonly property bool picking: desk.choices.length > 0 && !desk.placing && !desk.aiming && !cards.visible
    readonly property string question: desk.seat + desk.prompt + desk.choices.length
    property int picked: 0
    onQuestionChanged: picked = 0
    onEndedChanged: ended ? end.takeFocus() : forceActiveFocus()

    // What controllers do depends on what is asked.
    Binding {
        target: Game.pads
        property: "use"
        value: screen.paused || screen.desk.curtain >= 0 ? Pads.Menu : screen.desk.sharedVote || screen.desk.asked === "vote" ? Pads.Vote : screen.desk.aiming || screen.desk.placing ? Pads.Aim : Pads.Menu
    }
    Component.onDestruction: Game.pads.use = Pads.Menu

    focus: true
    Component.onCompleted: forceActiveFocus()
    Keys.onPressed: function (event) { screen.handleKey(event) }

    FrameAnimation {
        running: screen.visible && !screen.paused && !screen.held
        onTriggered: screen.match.advance(Math.min(frameTime, 0.1))
    }

    TableView {
        id: table
        objectName: "table"
        anchors.fill: parent
        interactive: !screen.paused && !cards.visible
        nearCorner: screen.board.nearCorner
        onClickedAway: screen.forceActiveFocus()
    }
    ScorePops {
        objectName: "pops"
        anchors.fill: parent
        held: screen.held
        view: table
    }

    // The edges of the view are darker: they lead the eye to the map, and words stand out there.
    Rectangle {
        anchors { left: parent.left; right: parent.right; top: parent.top }
        height: parent.height * 0.26
        gradient: Gradient {
            GradientStop { position: 0.0; color: "#d0120c08" }
            GradientStop { position: 1.0; color: "#00120c08" }
        }
    }
    Rectangle {
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        height: parent.height * 0.16
        gradient: Gradient {
            GradientStop { position: 0.0; color: "#00120c08" }
            GradientStop { position: 1.0; color: "#a0120c08" }
        }
    }
    Repeater {
        model: 2
        Rectangle {
            required property int index
            x: index === 0 ? 0 : screen.width - width
            width: screen.width * 0.22
            height: screen.height
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0.0; color: index === 0 ? "#90120c08" : "#00120c08" }
                GradientStop { position: 1.0; color: index === 0 ? "#00120c08" : "#90120c08" }
            }
        }
    }

    // A card hides the map.
    Rectangle {
        anchors.fill: parent
        visible: screen.desk.mapHidden
        color: "#fa120c08"
        Text {
            anchors.centerIn: parent
            width: parent.width * 0.6
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.WordWrap
            text: Game.words.get("match.map_hidden")
            font { pixelSize: Theme.large; family: Theme.titleFont }
            color: Theme.light
        }
    }

    // The cards, or the result, are what counts now.
    Rectangle {
        anchors.fill: parent
        visible: cards.visible || screen.ended
        color: "#a0120c08"
    }

    // Whose turn it is.
    Row {
        id: chips
        anchors { top: parent.top; topMargin: Theme.px(10); horizontalCenter: parent.horizontalCenter }
        spacing: Theme.px(9)
        Repeater {
            model: screen.board.seats
            SeatChip {
                required property var modelData
                objectName: "seat" + modelData.seat
                seat: modelData
                open: screen.side === String(modelData.seat)
                onClicked: screen.side = open ? "" : String(modelData.seat)
            }
        }
    }
    TurnPlate {
        id: left
        visible: !screen.ended
        anchors { left: parent.left; leftMargin: Theme.px(12); top: chips.bottom; topMargin: Theme.px(12) }
        width: Theme.px(228)
    }
    LawShelf {
        anchors { left: left.left; right: left.right; top: left.bottom; topMargin: Theme.px(10); bottom: parent.bottom; bottomMargin: Theme.px(14) }
        visible: !screen.ended
        laws: screen.board.laws
    }

    // What is asked, and the tools, at the right.
    Column {
        id: right
        anchors { right: parent.right; rightMargin: Theme.px(12); top: chips.bottom; topMargin: Theme.px(10) }
        width: Theme.px(238)
        spacing: Theme.px(9)
        Row {
            anchors.right: parent.right
            spacing: Theme.px(7)
            PanelButton {
                objectName: "undo"
                visible: screen.desk.seat >= 0 && screen.match.canUndo
                quiet: true
                backed: true
                textSize: Theme.small
                text: Game.words.get("match.undo")
                onClicked: screen.match.undo()
            }
            PanelButton {
                objectName: "skip"
                visible: !screen.match.caughtUp || wait.visible
                textSize: Theme.small
                text: Game.words.get("match.skip")
                onClicked: screen.match.skip()
            }
            PanelButton {
                objectName: "log"
                quiet: true
                backed: true
                textSize: Theme.small
                text: Game.words.get("match.log")
                onClicked: screen.side = screen.side === "log" ? "" : "log"
            }
        }
        PromptBar {
            id: prompt
            picked: screen.picking ? screen.picked : -1
            width: parent.width
        }
        WaitPlate {
            id: wait
            width: parent.width
            visible: player !== null && !prompt.visible && !cards.visible && !screen.match.over
        }
        AimPanel {
            width: parent.width
        }
    }
    PanelButton {
        objectName: "menu"
        anchors { right: parent.right; rightMargin: Theme.px(12); top: parent.top; topMargin: Theme.px(12) }
        quiet: true
        backed: true
        textSize: Theme.small
        text: Game.words.get("match.menu")
        onClicked: screen.paused = true
    }
    LogPanel {
        objectName: "logPanel"
        anchors { right: right.left; rightMargin: Theme.px(8); top: chips.bottom; topMargin: Theme.px(12); bottom: parent.bottom; bottomMargin: Theme.px(14) }
        width: Math.min(Theme.px(440), parent.width * 0.44)
        visible: screen.side === "log"
        onClosed: screen.side = ""
    }
    AccountPanel {
        id: account
        objectName: "account"
        anchors { right: right.left; rightMargin: Theme.px(8); top: chips.bottom; topMargin: Theme.px(12) }
        width: Math.min(Theme.px(440), parent.width * 0.44)
        height: Math.min(implicitHeight, parent.height - y - Theme.px(14))
        visible: screen.side !== "" && screen.side !== "log"
        seat: visible ? Number(screen.side) : -1
        onClosed: screen.side = ""
    }

    Banner {
        id: banner
        objectName: "banner"
        anchors { horizontalCenter: parent.horizontalCenter; top: chips.bottom; topMargin: Theme.px(30) }
        // Whoever is asked, or watches a turn, needs the table.
        muted: wait.visible || cards.visible || screen.ended || screen.side !== "" || screen.desk.asked !== ""
        held: screen.held
    }
    Connections {
        target: Game.pads
        function onLook(dx, dy) {
            table.turned -= dx * 1.5;
            table.elevation = Math.max(22, Math.min(88, table.elevation + dy));
        }
        function onSteer(right, up, seconds, fine) {
            const way = screen.desk.aiming ? Qt.point(right, up) : table.turnedBy(right, up);
            screen.desk.steer(way.x, way.y, seconds, fine);
        }
    }
    Connections {
        target: screen.match
        function onAnnounced(what) { banner.announce(what); }
        function onChanged() { if (!screen.match.over) screen.looking = false; }
    }

    // While others play: what is going on.
    Rectangle {
        anchors { bottom: parent.bottom; bottomMargin: Theme.px(14); horizontalCenter: parent.horizontalCenter }
        visible: !prompt.visible && screen.side !== "log" && !screen.match.over && told.text !== "" && !cards.visible && !banner.visible
        width: told.width + Theme.px(28)
        height: told.implicitHeight + Theme.px(12)
        radius: Theme.px(10)
        color: "#e01d1511"
        border { width: 1; color: Theme.brown }
        Text {
            id: told
            anchors.centerIn: parent
            width: Math.min(implicitWidth, screen.width - Theme.px(160))
            text: screen.match.story.last
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.normal
            color: Theme.light
        }
    }
    CardTable {
        id: cards
        // Large texts make large cards: they still fit below the players.
        readonly property real room: screen.height - chips.y - chips.height - Theme.px(20)
        scale: Math.min(1, room / implicitHeight)
        anchors { horizontalCenter: parent.horizontalCenter; verticalCenter: parent.verticalCenter; verticalCenterOffset: (chips.y + chips.height) / 2 }
    }
    EndPanel {
        id: end
        anchors.centerIn: parent
        anchors.verticalCenterOffset: (chips.y + chips.height) / 2
        visible: screen.ended
        onRematch: screen.match.rematch()
        onLeave: screen.leave()
        onLook: screen.looking = true
    }
    PanelButton {
        anchors { bottom: parent.bottom; bottomMargin: Theme.px(14); horizontalCenter: parent.horizontalCenter }
        visible: screen.match.over && screen.looking
        primary: true
        text: Game.words.get("match.back_to_result")
        onClicked: screen.looking = false
    }
    Text {
        anchors { horizontalCenter: parent.horizontalCenter; top: chips.bottom; topMargin: Theme.px(6) }
        text: screen.match.trouble
        font.pixelSize: Theme.small
        color: Theme.warning
        style: Text.Outline
        styleColor: Theme.night
    }
    Curtain {
        objectName: "curtain"
        anchors.fill: parent
    }
    PauseMenu {
        anchors.fill: parent
        visible: screen.paused
        onBack: { screen.paused = false; screen.ended ? end.takeFocus() : screen.forceActiveFocus(); }
        onHowToPlay: screen.howToPlay()
        onSettings: screen.settings()
        onLeave: screen.leave()
    }

    /// Where a player's points come from, with the rule of the last ones.
    function showAccount(seat) {
        side = String(seat);
        account.opened = 0;
    }

    function castVote(event) {
        const keys = [[Qt.Key_Q, Qt.Key_A], [Qt.Key_P, Qt.Key_L], [Qt.Key_C, Qt.Key_V], [Qt.Key_Up, Qt.Key_Down]];
        for (let seat = 0; seat < keys.length; ++seat) {
            const thumb = keys[seat].indexOf(event.key);
            if (thumb >= 0) {
                desk.vote(seat, thumb === 0);
                return true;
            }
        }
        return false;
    }

    function handleKey(event) {
        // The menu over the match has keys of its own.
        event.accepted = !paused;
        if (paused)
            return;
        if (desk.curtain >= 0) {
            if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space)
                desk.come();
            else if (event.key === Qt.Key_Escape)
                paused = true;
            return;
        }
        if (desk.sharedVote && castVote(event))
            return;
        const fine = (event.modifiers & Qt.ShiftModifier) !== 0;
        const moves = (event.modifiers & Qt.ControlModifier) !== 0;
        const step = (right, up) => {
            const way = table.steps(right, up);
            if (picking)
                picked = Math.max(0, Math.min(desk.choices.length - 1, picked + right - up));
            else if ((moves && desk.placing) || !desk.aiming)
                desk.nudge(way.x, way.y, fine);
            else
                desk.step(right, up, fine);
        };
        switch (event.key) {
        case Qt.Key_Left: cards.visible ? desk.choose(0) : step(-1, 0); break;
        case Qt.Key_Right: cards.visible ? desk.choose(1) : step(1, 0); break;
        case Qt.Key_Up: cards.visible ? desk.choose(0) : step(0, 1); break;
        case Qt.Key_Down: cards.visible ? desk.choose(1) : step(0, -1); break;
        case Qt.Key_Comma: desk.canTurn ? desk.turnPiece(5) : desk.addSpin(10); break;
        case Qt.Key_Period: desk.canTurn ? desk.turnPiece(-5) : desk.addSpin(-10); break;
        case Qt.Key_Return:
        case Qt.Key_Enter: ended ? match.rematch() : match.over ? looking = false : picking ? desk.choose(picked) : desk.confirm(); break;
        case Qt.Key_N: desk.next(); break;
        case Qt.Key_Delete: desk.decline(); break;
        case Qt.Key_Space: match.skip(); break;
        case Qt.Key_F: match.skipAll(); break;
        case Qt.Key_Backspace: match.undo(); break;
        case Qt.Key_Tab: side = side === "log" ? "" : "log"; break;
        case Qt.Key_Home: table.resetCamera(); break;
        case Qt.Key_1:
        case Qt.Key_2:
        case Qt.Key_3:
        case Qt.Key_4: {
            const index = event.key - Qt.Key_1;
            if (desk.choices.length > 0)
                desk.choose(index);
            else
                side = side === String(index) || index >= board.seats.length ? "" : String(index);
            break;
        }
        case Qt.Key_Escape:
            if (!desk.cancel())
                paused = true;
            break;
        default: event.accepted = false;
        }
    }
}
