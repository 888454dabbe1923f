import QtQuick
import QtTest
import FlickOfFaith

Item {
    width: 1280
    height: 720

    NewMatchScreen { id: screen; anchors.fill: parent }
    SignalSpy { id: starts; target: screen; signalName: "start" }
    SignalSpy { id: backs; target: screen; signalName: "back" }

    TestCase {
        name: "NewMatchScreen"
        when: windowShown

        function init() {
            starts.clear();
            backs.clear();
        }
        function press(name) {
            const item = findChild(screen, name);
            verify(item, name);
            mouseClick(item);
        }
        function seats() {
            press("start");
            compare(starts.count, 1);
            return starts.signalArguments[0][0];
        }

        function test_presets_say_who_plays_data() {
            return [
                { tag: "preset_one", persons: [true, false] },
                { tag: "preset_three", persons: [true, false, false, false] },
                { tag: "preset_two_here", persons: [true, true] }
            ];
        }
        function test_presets_say_who_plays(data) {
            press(data.tag);
            compare(seats().map(seat => seat.level === ""), data.persons);
        }
        function test_a_person_without_a_name_is_called_by_the_seat() {
            press("preset_two_here");
            screen.change(0, { name: "  Zoë " });
            screen.change(1, { name: "   " });
            const names = seats().map(seat => seat.name);
            compare(names[0], "Zoë");
            verify(names[1].indexOf("2") >= 0, names[1]);
            screen.change(0, { name: "" });
        }
        function test_computers_have_no_name_of_their_own() {
            press("preset_one");
            screen.change(1, { name: "left from a person" });
            compare(seats()[1].name, "");
            screen.change(1, { name: "" });
        }
        function test_a_hand_is_that_of_the_settings_unless_chosen() {
            press("preset_two_here");
            Game.settings.steadiness = 500;
            screen.change(1, { steadiness: 2500 });
            compare(seats().map(seat => seat.steadiness), [500, 2500]);
            screen.change(1, { steadiness: 0 });
            Game.settings.steadiness = 1000;
        }
        function test_the_mirror_says_what_hand_it_would_have() {
            press("preset_one");
            screen.change(1, { level: "mirror" });
            const degrees = () => parseFloat(/([0-9.]+)°/.exec(screen.mirrorHand)[1]);
            Game.settings.hand = {};
            verify(screen.mirrorHand.indexOf("not measured") >= 0, screen.mirrorHand);
            verify(degrees() > 0, screen.mirrorHand);
            Game.settings.hand = { angle: 2400, power: 72 };
            verify(screen.mirrorHand.indexOf("As sure as yours") >= 0, screen.mirrorHand);
            const measured = degrees();
            Game.settings.steadiness = 2500;
            verify(degrees() > measured, screen.mirrorHand + " with a shaky hand");
            Game.settings.steadiness = 1000;
            Game.settings.hand = {};
            compare(seats()[1].level, "mirror");
            screen.change(1, { level: "novice" });
        }
        function test_what_is_seen_while_aiming_is_chosen_and_kept() {
            const box = findChild(screen, "sight");
            compare(box.value, "full");
            compare(box.options.map(option => option.value), ["proposed", "full", "direction", "nothing"]);
            box.chosen("direction");
            compare(Game.settings.aimSight, "direction");
            Game.settings.aimSight = "full";
        }
        function test_seats_come_and_go_between_two_and_four() {
            press("preset_one");
            press("addSeat");
            press("addSeat");
            compare(Game.settings.seatCount, 4);
            verify(!findChild(screen, "addSeat").visible);
            press("remove_3");
            press("remove_0");
            compare(Game.settings.seatCount, 2);
            verify(!findChild(screen, "remove_0").visible);
        }
        function test_the_number_of_the_match_takes_digits_only() {
            const input = findChild(screen, "seed_input");
            input.forceActiveFocus();
            for (const key of [Qt.Key_1, Qt.Key_A, Qt.Key_2, Qt.Key_Minus, Qt.Key_3])
                keyClick(key);
            press("start");
            compare(starts.signalArguments[0][1], "123");
            input.text = "";
        }
        function test_keys_reach_everything() {
            press("preset_three");
            const seen = {};
            findChild(screen, "start").forceActiveFocus();
            for (let i = 0; i < 40; ++i) {
                keyClick(Qt.Key_Tab);
                seen[screen.Window.activeFocusItem.objectName] = true;
            }
            for (const name of ["back", "start", "seed_input", "seat_0", "name_0_input", "hand_0", "seat_3", "remove_3", "preset_one", "sight"])
                verify(seen[name], name + " of " + Object.keys(seen));
            keyClick(Qt.Key_Escape);
            compare(backs.count, 1);
        }
        function test_arrows_go_to_what_lies_there() {
            press("preset_one");
            findChild(screen, "seat_0").forceActiveFocus();
            keyClick(Qt.Key_Down);
            compare(screen.Window.activeFocusItem.objectName, "seat_1");
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Up);
            compare(screen.Window.activeFocusItem.objectName.substring(0, 6), "preset");
        }
    }
}
