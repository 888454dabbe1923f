import QtQuick
import QtQuick.Window
import FlickOfFaith

Window {
    id: window

    /// title, new, settings, help or match
    property string screen: "title"
    /// For this run only; empty is as in the settings.
    property string wantedLanguage: ""
    /// Never full screen: pictures are taken.
    property bool keepsSize: false
    readonly property var game: Game

    /// Leads through all screens, for pictures.
    readonly property Tour tour: Tour {
        window: window
        screen: settingsLoader.item || helpLoader.item
        table: matchLoader.item
    }

    // Not a binding: it would undo what the window manager did whenever any setting changes.
    readonly property bool fullScreen: Game.settings.fullScreen && !keepsSize
    property int before: Window.Windowed
    onFullScreenChanged: {
        if (fullScreen)
            before = window.visibility === Window.Maximized ? Window.Maximized : Window.Windowed;
        window.visibility = fullScreen ? Window.FullScreen : before;
    }

    Component.onCompleted: {
        if (wantedLanguage !== "")
            Game.useLanguage(wantedLanguage);
        if (fullScreen)
            window.visibility = Window.FullScreen;
    }

    width: 1280
    height: 720
    minimumWidth: 960
    minimumHeight: 540
    visible: true
    color: Theme.night
    title: "Flick of Faith"

    Binding { target: Theme; property: "unit"; value: Math.max(0.75, Math.min(window.width / 1280, window.height / 720)) }
    Binding { target: Theme; property: "textScale"; value: Game.settings.textScale }
    Binding { target: Theme; property: "reducedMotion"; value: Game.settings.reducedMotion }
    Binding { target: Theme; property: "lowTier"; value: Game.lowTier }
    Binding { target: Theme; property: "titleFont"; value: Game.titleFont }
    Binding { target: Theme; property: "textFont"; value: Game.textFont }

    Shortcut { sequence: "F11"; onActivated: Game.settings.fullScreen = !Game.settings.fullScreen }

    TitleScreen {
        id: title
        anchors.fill: parent
        visible: window.screen === "title"
        onNewMatch: window.screen = "new"
        onHowToPlay: window.screen = "help"
        onSettings: window.screen = "settings"
        onContinueMatch: {
            if (Game.match.resume())
                window.screen = "match";
            else
                title.problem = Game.match.trouble;
        }
    }
    NewMatchScreen {
        id: newMatch
        anchors.fill: parent
        visible: window.screen === "new"
        onBack: window.screen = "title"
        onStart: function (seats, seed) {
            if (Game.match.start(seats, seed))
                window.screen = "match";
            else
                newMatch.problem = Game.match.trouble;
        }
    }
    Loader {
        id: settingsLoader
        anchors.fill: parent
        active: window.screen === "settings"
        sourceComponent: SettingsScreen { onBack: window.screen = "title" }
    }
    Loader {
        id: helpLoader
        anchors.fill: parent
        active: window.screen === "help"
        sourceComponent: HowToPlayScreen { onBack: window.screen = "title" }
    }
    Loader {
        id: matchLoader
        anchors.fill: parent
        active: window.screen === "match"
        focus: active
        sourceComponent: MatchScreen {
            id: matchScreen
            onHowToPlay: overMatch.open(overMatch.helpOver)
            onSettings: overMatch.open(overMatch.settingsOver)
            onLeave: {
                Game.match.leave();
                window.screen = "title";
            }
        }
    }

    // Over a match that waits.
    Loader {
        id: overMatch
        anchors.fill: parent
        focus: active
        property Item before: null
        /// What had the focus gets it back.
        function open(screen) {
            before = window.activeFocusItem;
            sourceComponent = screen;
        }
        function close() {
            sourceComponent = null;
            if (before)
                before.forceActiveFocus(Qt.TabFocusReason);
        }
        readonly property Component settingsOver: SettingsScreen { onBack: overMatch.close() }
        readonly property Component helpOver: HowToPlayScreen { onBack: overMatch.close() }
    }

    Toast { id: toast; objectName: "toast" }
    Connections {
        target: Game.pads
        function onFound(name) { toast.say(Game.words.format("menu.pad.found", { name: name })) }
        function onLost(name, wasAiming) {
            const tookBack = wasAiming && Game.match.desk.cancel();
            toast.say(Game.words.format(tookBack ? "menu.pad.lost_aim" : "menu.pad.lost", { name: name }));
        }
    }
}
