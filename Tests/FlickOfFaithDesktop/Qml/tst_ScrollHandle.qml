import QtQuick
import QtTest
import FlickOfFaith

Item {
    width: 400
    height: 200

    ListView {
        id: list
        width: 300
        height: 200
        model: 5
        delegate: Item { width: 300; height: 20 }
    }
    ScrollHandle {
        id: handle
        x: 310
        height: 200
        area: list
    }

    TestCase {
        name: "ScrollHandle"
        when: windowShown

        function init() {
            list.model = 40;
            tryCompare(list, "contentHeight", 800);
            list.positionViewAtBeginning();
        }
        function grip() { return handle.children[0]; }

        function test_it_is_there_only_when_something_is_out_of_sight() {
            tryCompare(handle, "visible", true);
            list.model = 5;
            tryCompare(handle, "visible", false);
        }
        function test_its_grip_goes_from_end_to_end() {
            tryCompare(grip(), "y", 0);
            list.positionViewAtEnd();
            tryVerify(function () { return Math.abs(grip().y + grip().height - handle.height) < 1; });
        }
        function test_a_press_leads_there() {
            mousePress(handle, 4, 195);
            tryCompare(list, "contentY", 600);
            mouseMove(handle, 4, 100);
            tryCompare(list, "contentY", 300);
            mouseMove(handle, 4, -50);
            tryCompare(list, "contentY", 0);
            mouseRelease(handle, 4, 2);
        }
    }
}
