import QtQuick
import QtTest
import FlickOfFaith

Item {
    width: 400
    height: 200

    SeatChip {
        id: chip
        seat: ({ seat: 1, name: "Themis", colour: "#4d8df0", score: 27, prophets: 3, temples: 2, level: "Priest",
            isComputer: true, isActive: false, isAsked: false, isThinking: false, hasCommitted: false,
            god: "themis", godText: "" })
    }

    TestCase {
        name: "SeatChip"
        when: windowShown

        function textsOf(item) {
            let texts = item.text !== undefined && item.visible ? [String(item.text)] : [];
            for (let i = 0; i < item.children.length; ++i)
                texts = texts.concat(textsOf(item.children[i]));
            return texts;
        }
        function changed(what) {
            const seat = Object.assign({}, chip.seat, what);
            chip.seat = seat;
        }

        function test_it_names_the_player_and_the_points() {
            const texts = textsOf(chip).join("\n");
            verify(texts.indexOf("Themis") >= 0, texts);
            verify(texts.indexOf("27") >= 0, texts);
        }
        function test_it_follows_the_match() {
            changed({ score: 31 });
            verify(textsOf(chip).indexOf("31") >= 0, textsOf(chip));
            changed({ score: 27 });
        }
        function test_it_looks_different_for_whoever_is_active() {
            const before = String(chip.border.color);
            changed({ isActive: true });
            verify(String(chip.border.color) !== before);
            changed({ isActive: false });
        }
    }
}
