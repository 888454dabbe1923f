import QtQuick
import QtTest
import FlickOfFaith

Item {
    width: 400
    height: 200

    Column {
        PanelButton { id: first; text: "First" }
        PanelButton { id: second; text: "A much longer text than the first" }
    }
    SignalSpy { id: firstClicks; target: first; signalName: "clicked" }
    SignalSpy { id: secondClicks; target: second; signalName: "clicked" }

    TestCase {
        name: "PanelButton"
        when: windowShown

        function init() {
            firstClicks.clear();
            secondClicks.clear();
        }

        function test_a_click_inside_presses_it_once() {
            mouseClick(first);
            compare(firstClicks.count, 1);
            compare(secondClicks.count, 0);
        }
        function test_a_press_that_leaves_it_does_not_count() {
            mousePress(first);
            mouseMove(first, first.width + 50, first.height + 80);
            mouseRelease(first, first.width + 50, first.height + 80);
            compare(firstClicks.count, 0);
        }
        function test_keys_press_the_one_with_the_focus_data() {
            return [
                { tag: "Enter", key: Qt.Key_Enter },
                { tag: "Return", key: Qt.Key_Return },
                { tag: "Space", key: Qt.Key_Space }
            ];
        }
        function test_keys_press_the_one_with_the_focus(data) {
            second.forceActiveFocus();
            keyClick(data.key);
            compare(secondClicks.count, 1);
            compare(firstClicks.count, 0);
        }
        function test_tab_goes_from_one_to_the_next() {
            first.forceActiveFocus();
            keyClick(Qt.Key_Tab);
            verify(second.activeFocus);
            keyClick(Qt.Key_Backtab, Qt.ShiftModifier);
            verify(first.activeFocus);
        }
        function test_it_is_as_wide_as_its_text_needs() {
            verify(second.width > first.width);
            verify(second.implicitHeight >= 40, "a finger hits it");
        }
        function test_a_disabled_one_cannot_be_pressed() {
            first.enabled = false;
            mouseClick(first);
            compare(firstClicks.count, 0);
            first.enabled = true;
        }
    }
}
