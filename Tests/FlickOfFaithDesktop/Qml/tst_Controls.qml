import QtQuick
import QtTest
import FlickOfFaith

Item {
    width: 600
    height: 500

    Column {
        spacing: 10
        ChoiceBox {
            id: choice
            objectName: "choice"
            options: [{ value: "a", text: "First" }, { value: "b", text: "Second", about: "What it is" }, { value: "c", text: "Third" }]
            value: "a"
            onChosen: function (value) { choice.value = value }
        }
        SwitchBox { id: toggle; onToggled: function (checked) { toggle.checked = checked } }
        LevelSlider { id: slider; value: 50; onMoved: function (value) { slider.value = value } }
        TextBox { id: box; placeholder: "nothing"; maximumLength: 5 }
    }

    TestCase {
        name: "Controls"
        when: windowShown

        function init() {
            choice.value = "a";
            toggle.checked = false;
            slider.value = 50;
        }

        function test_arrows_go_through_the_choices_and_stop_at_the_ends() {
            choice.forceActiveFocus();
            keyClick(Qt.Key_Left);
            compare(choice.value, "a");
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            compare(choice.value, "c");
        }
        function test_enter_shows_all_choices() {
            choice.forceActiveFocus();
            keyClick(Qt.Key_Return);
            verify(choice.open);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(choice.value, "b");
            verify(!choice.open);
            verify(choice.activeFocus, "where the focus was");
        }
        function test_escape_leaves_the_choice_as_it_was() {
            choice.forceActiveFocus();
            keyClick(Qt.Key_Space);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Escape);
            compare(choice.value, "a");
            verify(!choice.open);
        }
        function test_a_click_elsewhere_closes_the_choices() {
            mouseClick(choice);
            verify(choice.open);
            mouseClick(choice.Window.contentItem, 590, 490);
            verify(!choice.open);
            compare(choice.value, "a");
        }
        function test_a_switch_switches() {
            mouseClick(toggle);
            verify(toggle.checked);
            keyClick(Qt.Key_Return);
            verify(!toggle.checked);
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Right);
            verify(toggle.checked);
        }
        function test_a_slider_stays_between_nothing_and_all() {
            slider.forceActiveFocus();
            keyClick(Qt.Key_Right);
            compare(slider.value, 55);
            mouseClick(slider, 1, slider.height / 2);
            compare(slider.value, 0);
            keyClick(Qt.Key_Left);
            compare(slider.value, 0);
        }
        function test_a_text_has_an_end() {
            box.input.forceActiveFocus();
            for (let i = 0; i < 8; ++i)
                keyClick(Qt.Key_A);
            compare(box.text, "aaaaa");
        }
    }
}
