import QtQuick
import QtTest
import FlickOfFaith

TestCase {
    name: "Theme"

    function cleanup() {
        Theme.unit = 1;
        Theme.textScale = 1;
        Theme.reducedMotion = false;
    }

    function test_texts_grow_with_the_window_and_the_wish() {
        const before = Theme.normal;
        Theme.unit = 1.5;
        verify(Theme.normal > before);
        Theme.textScale = 1.3;
        verify(Theme.normal > Math.round(before * 1.5));
    }
    function test_no_text_is_too_small_to_read() {
        Theme.unit = 0.3;
        verify(Theme.tiny >= 11, Theme.tiny);
    }
    function test_reduced_motion_takes_no_time() {
        verify(Theme.time(300) > 0);
        Theme.reducedMotion = true;
        compare(Theme.time(300), 0);
    }
}
