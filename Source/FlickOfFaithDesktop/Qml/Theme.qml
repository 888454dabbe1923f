pragma Singleton
import QtQuick

/// Colours, fonts and sizes of all screens. Main.qml sets what depends on the window and the settings.
QtObject {
    /// Pixels for one unit of a layout made for 1280x720.
    property real unit: 1
    /// How much larger texts are than that layout, as the player wishes.
    property real textScale: 1
    property bool reducedMotion: false
    /// Little graphics power: no smooth edges, no reflections.
    property bool lowTier: false

    readonly property color night: "#1d1511"
    readonly property color panel: "#e6241911"
    readonly property color parchment: "#f3e5c6"
    readonly property color ink: "#3a2412"
    readonly property color faded: "#8a5a20"
    readonly property color light: "#f5e6c8"
    readonly property color dim: "#cdbb98"
    readonly property color gold: "#ffd873"
    readonly property color amber: "#d79a2f"
    readonly property color brown: "#6b4a2b"
    readonly property color warning: "#ffb0a0"

    property string titleFont: "EB Garamond"
    property string textFont: "DejaVu Sans"

    readonly property real tiny: text(13)
    readonly property real small: text(15)
    readonly property real normal: text(18)
    readonly property real large: text(24)
    readonly property real huge: text(40)

    function px(units) { return Math.round(units * unit); }
    function text(units) { return Math.max(11, Math.round(units * unit * textScale)); }
    /// Milliseconds of an animation.
    function time(milliseconds) { return reducedMotion ? 0 : milliseconds; }
}
