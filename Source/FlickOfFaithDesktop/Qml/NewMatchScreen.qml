import QtQuick
import FlickOfFaith

/// Who plays. What is chosen here is there again the next time.
MenuScreen {
    id: screen

    /// For each seat {level: key or "" for a person, name: of a person, steadiness: permille}; the seed is empty or digits.
    signal start(var seats, string seed)

    readonly property var words: Game.words
    readonly property var settings: Game.settings
    readonly property var levels: words ? Game.levels() : []
    readonly property real columnWidth: Math.min(Theme.px(1120), width - Theme.px(60))
    /// Why the match could not start.
    property string problem

    readonly property var contestants: [{ value: "", text: words.get("menu.person"), about: words.get("menu.person.about") }].concat(levels.map(level => ({ value: level.key, text: level.name, about: level.about })))
    readonly property var hands: [0, 2500, 1000, 500, 150].map(share => ({ value: share, text: words.get("menu.hand." + share), about: words.get("menu.hand." + share + ".about") }))

    /// What hand a mirror would have: it depends on the first person's, and on what was measured, which is among the settings.
    readonly property string mirrorHand: {
        const person = settings.seats.slice(0, settings.seatCount).find(seat => seat.level === "");
        return words ? Game.mirrorHand(person ? handOf(person) : 1000) : "";
    }

    /// The steadiness that somebody plays with.
    function handOf(seat) { return seat.steadiness > 0 ? seat.steadiness : settings.steadiness; }
    function change(seat, what) {
        const all = settings.seats.slice();
        all[seat] = Object.assign({}, all[seat], what);
        settings.seats = all;
    }
    /// One for each seat: the key of a level, "" for a person.
    function preset(kinds) {
        const all = settings.seats.slice();
        for (let i = 0; i < kinds.length; ++i)
            all[i] = Object.assign({}, all[i], { level: kinds[i] });
        settings.seats = all;
        settings.seatCount = kinds.length;
    }
    function removeSeat(seat) {
        const all = settings.seats.slice();
        all.push(all.splice(seat, 1)[0]);
        settings.seats = all;
        settings.seatCount = settings.seatCount - 1;
        Qt.callLater(takeFocus);
    }
    /// Whether these play now: true for each person.
    function plays(persons) {
        return settings.seatCount === persons.length && persons.every((person, seat) => (settings.seats[seat].level === "") === person);
    }
    /// The level that presets play against: the one chosen last.
    function opponent() {
        const chosen = settings.seats.find(seat => seat.level !== "");
        return chosen && levels.some(level => level.key === chosen.level) ? chosen.level : levels[0].key;
    }
    function begin() {
        const seats = [];
        for (let i = 0; i < settings.seatCount; ++i) {
            const seat = settings.seats[i];
            const name = seat.name.trim() !== "" ? seat.name.trim() : words.format("menu.player", { seat: i + 1 });
            seats.push({ level: seat.level, name: seat.level === "" ? name : "", steadiness: handOf(seat) });
        }
        screen.start(seats, seed.text);
    }

    firstFocus: startButton
    onVisibleChanged: problem = ""

    ScreenTitle {
        id: heading
        anchors { top: parent.top; topMargin: Theme.px(26); horizontalCenter: parent.horizontalCenter }
        width: screen.columnWidth
        text: screen.words.get("menu.new_match")
    }

    PageScroll {
        anchors { top: heading.bottom; topMargin: Theme.px(8); bottom: bar.top; bottomMargin: Theme.px(8); left: heading.left }
        width: screen.columnWidth + barRoom

        Column {
            width: parent.width
            spacing: Theme.px(12)

            Flow {
                width: parent.width
                spacing: Theme.px(10)
                PanelButton {
                    objectName: "preset_one"
                    quiet: true
                    checked: screen.plays([true, false])
                    text: screen.words.get("menu.preset.one")
                    onClicked: screen.preset(["", screen.opponent()])
                }
                PanelButton {
                    objectName: "preset_three"
                    quiet: true
                    checked: screen.plays([true, false, false, false])
                    text: screen.words.get("menu.preset.three")
                    onClicked: screen.preset(["", screen.opponent(), screen.opponent(), screen.opponent()])
                }
                PanelButton {
                    objectName: "preset_two_here"
                    quiet: true
                    checked: screen.plays([true, true])
                    text: screen.words.get("menu.preset.two_here")
                    onClicked: screen.preset(["", ""])
                }
            }

            Repeater {
                // A number, not the seats: they change while somebody writes a name.
                model: screen.settings.seatCount
                SeatRow {
                    required property int index
                    width: parent.width
                    form: screen
                    number: index
                }
            }

            PanelButton {
                objectName: "addSeat"
                visible: screen.settings.seatCount < 4
                quiet: true
                text: "+  " + screen.words.get("menu.add_seat")
                onClicked: {
                    screen.settings.seatCount = screen.settings.seatCount + 1;
                    if (!visible)
                        screen.takeFocus();
                }
            }

            SettingRow {
                width: parent.width
                label: screen.words.get("menu.sight")
                about: screen.words.get("menu.sight.about")
                ChoiceBox {
                    objectName: "sight"
                    width: parent.width
                    label: screen.words.get("menu.sight")
                    options: screen.words ? Game.sights() : []
                    value: screen.settings.aimSight
                    onChosen: function (value) { screen.settings.aimSight = value }
                }
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.seed")
                about: screen.words.get("menu.seed.about")
                TextBox {
                    id: seed
                    objectName: "seed"
                    width: parent.width
                    label: screen.words.get("menu.seed")
                    placeholder: screen.words.get("menu.seed.placeholder")
                    validator: RegularExpressionValidator { regularExpression: /[0-9]{0,19}/ }
                }
            }
        }
    }

    Column {
        id: bar
        anchors { bottom: parent.bottom; bottomMargin: Theme.px(18); horizontalCenter: parent.horizontalCenter }
        width: screen.columnWidth
        spacing: Theme.px(8)
        Text {
            objectName: "problem"
            width: parent.width
            visible: text !== ""
            wrapMode: Text.WordWrap
            text: screen.problem
            font { family: Theme.textFont; pixelSize: Theme.small }
            color: Theme.warning
        }
        Item {
            width: parent.width
            height: Math.max(backButton.implicitHeight, startButton.implicitHeight)
            PanelButton {
                id: backButton
                objectName: "back"
                quiet: true
                width: Math.max(implicitWidth, Theme.px(150))
                text: screen.words.get("menu.back")
                onClicked: screen.back()
            }
            PanelButton {
                id: startButton
                objectName: "start"
                anchors.right: parent.right
                primary: true
                width: Math.max(implicitWidth, Theme.px(240))
                text: screen.words.get("menu.start")
                onClicked: Game.match.canContinue ? confirm.ask() : screen.begin()
            }
        }
    }

    ConfirmBox {
        id: confirm
        question: screen.words.get("menu.replace")
        yes: screen.words.get("menu.replace.yes")
        no: screen.words.get("menu.replace.no")
        onConfirmed: screen.begin()
        onDeclined: screen.takeFocus()
    }
}
