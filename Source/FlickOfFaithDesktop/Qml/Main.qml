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

    /// For pictures: a screen without anybody pressing anything. `arrived` says when it is there.
    function goTo(name) {
        const question = { god: "choose_god", council: "vote", aim: "flick", end: "over" }[name];
        if (question !== undefined && !Game.match.running)
            Game.match.start(["", "priest", "high_priest", "acolyte"].map(level => ({ level: level, name: Game.words.format("menu.player", { seat: 1 }), steadiness: 500 })), "1");
        guide.goal = question || "";
        window.screen = question !== undefined ? "match" : name;
    }
    readonly property alias arrived: guide.arrived

    /// Leads through a match with the first answer to everything until something is asked, or the match is over.
    Timer {
        id: guide
        property string goal: ""
        readonly property bool arrived: goal === ""
        interval: 30
        repeat: true
        running: goal !== ""
        onTriggered: {
            const desk = Game.match.desk;
            Game.match.skipAll();
            if (goal === desk.asked || (goal === "over" && Game.match.over))
                goal = "";
            else if (desk.seat >= 0)
                desk.confirm();
        }
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
        anchors.fill: parent
        active: window.screen === "settings"
        sourceComponent: SettingsScreen { onBack: window.screen = "title" }
    }
    Loader {
        anchors.fill: parent
        active: window.screen === "help"
        sourceComponent: HowToPlayScreen { onBack: window.screen = "title" }
    }
    Loader {
        anchors.fill: parent
        active: window.screen === "match"
        focus: active
        sourceComponent: MatchScreen {
            id: matchScreen
            onSettings: overSettings.open()
            onLeave: {
                Game.match.leave();
                window.screen = "title";
            }
        }
    }

    // Over a match that waits.
    Loader {
        id: overSettings
        anchors.fill: parent
        active: false
        focus: active
        property Item before: null
        /// What had the focus gets it back.
        function open() {
            before = window.activeFocusItem;
            active = true;
        }
        function close() {
            active = false;
            if (before)
                before.forceActiveFocus(Qt.TabFocusReason);
        }
        sourceComponent: SettingsScreen { onBack: overSettings.close() }
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
