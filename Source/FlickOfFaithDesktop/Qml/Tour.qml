import QtQuick
import FlickOfFaith

/// Leads through every screen of the game without anybody pressing anything, so that pictures of them can be taken. Two matches are played with the
/// simplest answers; what is worth a picture in them is looked for in whatever order it comes.
Item {
    id: tour

    /// Shows "title", "new", "settings", "help" or "match".
    required property var window
    /// What is shown there.
    required property var screen
    /// The screen of a match while there is one.
    required property var table

    /// Where the tour is, once it has arrived; what could not be found in the matches; and whether there is nothing more to see.
    property string stop: ""
    property bool arrived: false
    property bool done: false
    property var missed: []

    readonly property var match: Game.match
    readonly property var desk: Game.match.desk

    /// What is left to see. A stop has a name and may have: begin() goes there, when() says that it is there, arrange() makes more of it, leave() undoes
    /// that. Stops of one match stand beside each other; a moment passes at once if it is not held.
    readonly property var stops: [
        { name: "title", begin: () => tour.show("title") },
        { name: "new_match", begin: () => tour.show("new") },
        { name: "settings", begin: () => tour.show("settings") },
        { name: "settings_end", arrange: () => tour.screen.scrollToEnd() },
        { name: "help_1", begin: () => tour.show("help") },
        ...[2, 3, 4, 5, 6, 7].map(page => ({ name: "help_" + page, arrange: () => tour.screen.turn(1) })),

        { name: "curtain", match: 2, when: () => tour.desk.curtain >= 0 },
        { name: "shared_vote", match: 2, when: () => tour.desk.sharedVote },
        { name: "title_continue", begin: () => { tour.match.leave(); tour.show("title"); } },

        { name: "god", match: 1, when: () => tour.desk.asked === "choose_god" },
        { name: "flick_off", match: 1, when: () => tour.desk.asked === "commit_aim" },
        { name: "council", match: 1, when: () => tour.desk.asked === "vote" },
        { name: "votes", match: 1, moment: "votes" },
        { name: "law", match: 1, moment: "law" },
        { name: "refused", match: 1, when: () => tour.desk.asked === "place", arrange: () => tour.dragAway(), leave: () => tour.dragBack() },
        { name: "placing", match: 1, when: () => tour.desk.asked === "place" },
        { name: "no_aim", match: 1, when: () => tour.desk.asked === "flick", arrange: () => tour.desk.confirm() },
        { name: "aiming", match: 1, when: () => tour.desk.asked === "flick", arrange: () => tour.aimAtIsland(2) },
        { name: "opponent", match: 1, when: () => tour.match.board.seats.some(seat => seat.isThinking && seat.isActive), arrange: () => tour.hold(true) },
        { name: "temple", match: 1, when: () => tour.desk.asked === "build" },
        { name: "card", match: 1, when: () => tour.desk.asked === "card" },
        { name: "generation", match: 1, moment: "generation" },
        { name: "points", match: 1, moment: "points" },
        { name: "account", match: 1, when: () => tour.isWellUnderWay(), arrange: () => tour.table.showAccount(tour.leader()), leave: () => tour.table.side = "" },
        { name: "log", match: 1, when: () => tour.isWellUnderWay(), arrange: () => tour.table.side = "log", leave: () => tour.table.side = "" },
        { name: "pause", match: 1, when: () => tour.isWellUnderWay(), arrange: () => tour.table.paused = true, leave: () => tour.table.paused = false },
        { name: "end", match: 1, when: () => tour.match.over },
        { name: "end_table", match: 1, when: () => tour.match.over, arrange: () => tour.table.looking = true }
    ]
    property var ahead: stops
    property int playing: 0
    property var here: null

    /// Everything once more, for another language: banners and names speak that of their moment.
    function restart() {
        // It is over, so nothing is left of it.
        match.leave();
        ahead = stops;
        playing = 0;
        aimed = 0;
        done = false;
    }
    /// On to the next stop: `arrived` or `done` says when.
    function next() {
        if (here && here.leave)
            here.leave();
        here = null;
        stop = "";
        arrived = false;
        hold(false);
        if (ahead.length === 0) {
            done = true;
            return;
        }
        if (ahead[0].match) {
            play(ahead[0].match);
            guide.start();
            return;
        }
        if (ahead[0].begin)
            ahead[0].begin();
        arrive(ahead[0]);
    }

    function arrive(wanted) {
        guide.stop();
        ahead = ahead.filter(each => each !== wanted);
        here = wanted;
        if (wanted.arrange)
            wanted.arrange();
        stop = wanted.name;
        arrived = true;
    }

    function show(name) { window.screen = name; }
    function hold(held) {
        if (table)
            table.held = held;
    }

    function play(which) {
        if (playing === which)
            return;
        playing = which;
        const levels = which === 1 ? ["", "acolyte", "acolyte", "acolyte"] : ["", "", "acolyte"];
        match.leave();
        // What a moment holds has come to rest.
        match.calm = true;
        match.start(levels.map((level, seat) => ({ level: level, name: Game.words.format("menu.player", { seat: seat + 1 }), steadiness: 1000 })), "41");
        show("match");
    }
    /// Those of the match under way.
    function wanted() { return ahead.filter(each => each.match === playing); }

    Timer {
        id: guide
        interval: 15
        repeat: true
        // Many steps between two frames: nobody looks.
        onTriggered: {
            for (let i = 0; i < 60 && guide.running; ++i)
                tour.look();
        }
    }
    function look() {
        const found = tour.wanted().find(each => each.when && each.when());
        if (found)
            arrive(found);
        else if (match.over)
            giveUp();
        else
            goOn();
    }
    /// The match is over and did not have everything.
    function giveUp() {
        missed = missed.concat(wanted().map(each => each.name));
        ahead = ahead.filter(each => each.match !== playing);
        next();
    }
    /// One step: what is shown is over at once, what is asked is answered.
    function goOn() {
        match.advance(0.01);
        if (!match.caughtUp)
            match.skip();
        else if (desk.curtain >= 0)
            desk.come();
        else if (desk.seat >= 0)
            answer();
    }
    function answer() {
        for (let i = 0; desk.aiming && i < desk.aim.discs; ++i) {
            aimAtIsland();
            desk.next();
        }
        desk.confirm();
    }

    // Moments: the table is held as soon as they come.
    function meet(kind) {
        const found = guide.running && wanted().find(each => each.moment === kind);
        if (found) {
            hold(true);
            arrive(found);
        }
    }
    Connections {
        target: tour.match
        function onAnnounced(banner) { tour.meet(banner.kind); }
        function onScored(score) {
            if (score.points > 1)
                tour.meet("points");
        }
    }

    function isWellUnderWay() { return match.board.generation > 1 && desk.asked === "place"; }
    function leader() {
        const seats = match.board.seats;
        return seats.reduce((best, seat) => seat.score > seats[best].score ? seat.seat : best, 0);
    }
    /// At the city of an island, one of the two nearest unless told which, so strongly that the disc comes to rest there.
    property int aimed: 0
    function aimAtIsland(which) {
        // The first step makes an aim, which has a way.
        desk.step(0, 1, true);
        const from = desk.aim;
        const far = city => Math.hypot(city.x - from.x, city.y - from.y);
        const city = [Qt.point(0, 150), Qt.point(150, 0), Qt.point(0, -150), Qt.point(-150, 0)].sort((a, b) => far(a) - far(b))[which !== undefined ? which : aimed++ % 2];
        const turn = from.degrees - Math.atan2(city.y - from.y, city.x - from.x) * 180 / Math.PI;
        const steps = Math.round((turn - 360 * Math.round(turn / 360)) * 10);
        for (let i = 0; i < Math.abs(steps); ++i)
            desk.step(Math.sign(steps), 0, true);
        for (let i = 0; i < 400 && desk.aim.struck < 0 && desk.aim.way.length > 0; ++i) {
            const missing = far(city) - far(desk.aim.way[desk.aim.way.length - 1]);
            if (Math.abs(missing) < 4)
                return;
            desk.step(0, Math.sign(missing), true);
        }
    }
    property point before
    function dragAway() {
        before = Qt.point(desk.ghosts[0].x, desk.ghosts[0].y);
        desk.press(before.x, before.y);
        desk.dragTo(before.x * 0.55, before.y * 0.55, false);
    }
    function dragBack() {
        desk.dragTo(before.x, before.y, false);
        desk.release();
    }
}
