import QtQuick
import QtTest
import FlickOfFaith

Item {
    width: 1280
    height: 720

    HowToPlayScreen { id: screen; anchors.fill: parent }
    SignalSpy { id: backs; target: screen; signalName: "back" }

    TestCase {
        name: "HowToPlayScreen"
        when: windowShown

        function test_keys_turn_all_pages_and_leave() {
            screen.takeFocus();
            keyClick(Qt.Key_Left);
            compare(screen.page, 0);
            for (let i = 1; i < screen.pages.length; ++i) {
                keyClick(i % 2 ? Qt.Key_Right : Qt.Key_Return);
                compare(screen.page, i);
            }
            keyClick(Qt.Key_Right);
            compare(screen.page, screen.pages.length - 1);
            keyClick(Qt.Key_Escape);
            compare(backs.count, 1);
        }
    }
}
