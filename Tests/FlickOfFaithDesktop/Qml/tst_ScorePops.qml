import QtQuick
import QtTest
import FlickOfFaith

Item {
    width: 960
    height: 540

    ScorePops {
        id: pops
        anchors.fill: parent
        held: true
        view: ({ viewPoint: (x, y) => Qt.point(x, y) })
    }

    /// A camera that can be moved.
    QtObject {
        id: moving
        property real shift: 0
        property real scale: 1
        function viewPoint(x, y) { return Qt.point(480 + (x - 480) * scale + shift, y); }
    }

    TestCase {
        name: "ScorePops"
        when: windowShown

        function score(points, x, y) {
            Game.match.scored({ seat: 0, points: points, x: x, y: y, colour: "#4d8df0", text: "present on 1 island" });
        }
        function shown() {
            return Array.from(pops.children).filter(each => each.visible).map(each => each.score.points);
        }
        function cleanup() {
            moving.shift = 0;
            moving.scale = 1;
            pops.view = { viewPoint: (x, y) => Qt.point(x, y) };
            for (const each of Array.from(pops.children))
                each.destroy();
            tryCompare(pops.children, "length", 0);
        }

        function test_points_of_one_place_replace_each_other() {
            score(1, 300, 300);
            score(2, 304, 310);
            compare(shown(), [2]);
        }
        function test_points_of_places_apart_stay() {
            score(1, 200, 300);
            score(2, 700, 300);
            score(3, 450, 500);
            compare(shown(), [1, 2, 3]);
        }
        function test_points_stay_at_their_place_in_another_window() {
            pops.view = { viewPoint: (x, y) => Qt.point(x * pops.width / 960, y * pops.height / 540) };
            score(1, 480, 270);
            parent.width = 1920;
            parent.height = 1080;
            compare(pops.children[0].x, 960);
            compare(pops.children[0].y, 540 - pops.above);
            parent.width = 960;
            parent.height = 540;
        }
        function test_points_are_never_cut_off_data() {
            return [{ tag: "right", x: 955, y: 270 }, { tag: "left", x: -50, y: 270 }, { tag: "above", x: 480, y: 2 },
                { tag: "below", x: 480, y: 900 }];
        }
        function test_points_are_never_cut_off(data) {
            score(1, data.x, data.y);
            const pop = pops.children[0];
            verify(pop.x - pop.width / 2 >= 0);
            verify(pop.x + pop.width / 2 <= pops.width);
            verify(pop.y - pop.height - pops.rise >= 0);
            verify(pop.y <= pops.height);
        }
        function test_points_follow_the_table_when_the_camera_moves() {
            pops.view = moving;
            score(1, 480, 270);
            moving.shift = 120;
            compare(pops.children[0].x, 600);
        }
        function test_newer_points_stay_when_the_camera_brings_them_together() {
            pops.view = moving;
            score(1, 100, 300);
            score(2, 400, 300);
            score(3, 700, 300);
            compare(shown(), [1, 2, 3]);
            moving.scale = 0.1;
            compare(shown(), [3]);
        }
        function test_points_that_would_rise_into_others_replace_them_data() {
            return [{ tag: "rising", still: false, left: [2] }, { tag: "still", still: true, left: [1, 2] }];
        }
        function test_points_that_would_rise_into_others_replace_them(data) {
            Theme.reducedMotion = data.still;
            score(1, 300, 300);
            score(2, 300, 300 + pops.children[0].height + pops.rise / 2);
            compare(shown(), data.left);
        }
    }
}
