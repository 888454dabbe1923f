import QtQuick
import FlickOfFaith

/// All settings. Each holds at once, and is kept.
MenuScreen {
    id: screen

    readonly property var settings: Game.settings
    readonly property var words: Game.words
    readonly property real columnWidth: Math.min(Theme.px(900), width - Theme.px(80))

    firstFocus: language

    /// To the last of them, also after the window has another size.
    function scrollToEnd() { last.forceActiveFocus(); }

    component Section: Text {
        width: parent.width
        topPadding: Theme.px(12)
        font { family: Theme.titleFont; pixelSize: Theme.large }
        color: Theme.gold
    }

    ScreenTitle {
        id: heading
        anchors { top: parent.top; topMargin: Theme.px(26); horizontalCenter: parent.horizontalCenter }
        width: screen.columnWidth
        text: screen.words.get("menu.settings")
    }

    PageScroll {
        id: page
        anchors { top: heading.bottom; topMargin: Theme.px(8); bottom: bar.top; bottomMargin: Theme.px(8); left: heading.left }
        width: screen.columnWidth + barRoom

        Column {
            width: parent.width
            spacing: Theme.px(10)

            Section { text: screen.words.get("menu.section.screen"); topPadding: 0 }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.language")
                ChoiceBox {
                    id: language
                    objectName: "setting_language"
                    width: parent.width
                    label: screen.words.get("menu.language")
                    options: Game.languages.map(code => ({ value: code, text: screen.words.get("menu.language." + code) }))
                    value: Game.language
                    onChosen: function (value) { Game.language = value }
                }
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.full_screen")
                about: screen.words.get("menu.full_screen.about")
                SwitchBox {
                    objectName: "setting_fullScreen"
                    width: parent.width
                    label: screen.words.get("menu.full_screen")
                    checked: screen.settings.fullScreen
                    onToggled: function (checked) { screen.settings.fullScreen = checked }
                }
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.text_size")
                ChoiceBox {
                    objectName: "setting_textScale"
                    width: parent.width
                    label: screen.words.get("menu.text_size")
                    options: [0.9, 1, 1.15, 1.3].map((scale, index) => ({ value: scale, text: screen.words.get("menu.text_size." + index) }))
                    value: screen.settings.textScale
                    onChosen: function (value) { screen.settings.textScale = value }
                }
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.reduced_motion")
                about: screen.words.get("menu.reduced_motion.about")
                SwitchBox {
                    objectName: "setting_reducedMotion"
                    width: parent.width
                    label: screen.words.get("menu.reduced_motion")
                    checked: screen.settings.reducedMotion
                    onToggled: function (checked) { screen.settings.reducedMotion = checked }
                }
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.quality")
                about: screen.settings.quality !== "automatic" ? "" : screen.words.get(Game.softwareGraphics ? "menu.quality.now_low" : "menu.quality.now_high")
                ChoiceBox {
                    objectName: "setting_quality"
                    width: parent.width
                    label: screen.words.get("menu.quality")
                    options: ["automatic", "high", "low"].map(key => ({ value: key, text: screen.words.get("menu.quality." + key) }))
                    value: screen.settings.quality
                    onChosen: function (value) { screen.settings.quality = value }
                }
            }

            Section { text: screen.words.get("menu.section.play") }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.speed")
                ChoiceBox {
                    objectName: "setting_opponentSpeed"
                    width: parent.width
                    label: screen.words.get("menu.speed")
                    options: [0.5, 1, 2, 4].map((speed, index) => ({ value: speed, text: screen.words.get("menu.speed." + index) }))
                    value: screen.settings.opponentSpeed
                    onChosen: function (value) { screen.settings.opponentSpeed = value }
                }
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.hand")
                about: screen.words.get("menu.hand.about")
                ChoiceBox {
                    objectName: "setting_steadiness"
                    width: parent.width
                    label: screen.words.get("menu.hand")
                    options: [2500, 1000, 500, 150].map(share => ({ value: share, text: screen.words.get("menu.hand." + share), about: screen.words.get("menu.hand." + share + ".about") }))
                    value: screen.settings.steadiness
                    onChosen: function (value) { screen.settings.steadiness = value }
                }
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.sight")
                about: screen.words.get("menu.sight.about")
                ChoiceBox {
                    objectName: "setting_aimSight"
                    width: parent.width
                    label: screen.words.get("menu.sight")
                    options: screen.words ? Game.sights() : []
                    value: screen.settings.aimSight
                    onChosen: function (value) { screen.settings.aimSight = value }
                }
            }

            Section { text: screen.words.get("menu.section.sound") }
            Text {
                width: parent.width
                visible: !Game.sounds.available
                wrapMode: Text.WordWrap
                text: screen.words.get("menu.no_sound")
                font { family: Theme.textFont; pixelSize: Theme.small }
                color: Theme.warning
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.volume.effects")
                LevelSlider {
                    objectName: "setting_effectsVolume"
                    width: parent.width
                    label: screen.words.get("menu.volume.effects")
                    value: screen.settings.effectsVolume
                    onMoved: function (value) {
                        screen.settings.effectsVolume = value;
                        Game.sounds.clack(0.5);
                    }
                }
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.volume.ambience")
                LevelSlider {
                    objectName: "setting_ambienceVolume"
                    width: parent.width
                    label: screen.words.get("menu.volume.ambience")
                    value: screen.settings.ambienceVolume
                    onMoved: function (value) { screen.settings.ambienceVolume = value }
                }
            }
            SettingRow {
                width: parent.width
                label: screen.words.get("menu.volume.interface")
                LevelSlider {
                    id: last
                    objectName: "setting_interfaceVolume"
                    width: parent.width
                    label: screen.words.get("menu.volume.interface")
                    value: screen.settings.interfaceVolume
                    onMoved: function (value) {
                        screen.settings.interfaceVolume = value;
                        Game.sounds.tap();
                    }
                }
            }
        }
    }

    Item {
        id: bar
        anchors { bottom: parent.bottom; bottomMargin: Theme.px(18); horizontalCenter: parent.horizontalCenter }
        width: screen.columnWidth
        height: Math.max(backButton.implicitHeight, defaults.implicitHeight)
        PanelButton {
            id: backButton
            objectName: "back"
            primary: true
            width: Math.max(implicitWidth, Theme.px(180))
            text: screen.words.get("menu.back")
            onClicked: screen.back()
        }
        PanelButton {
            id: defaults
            objectName: "defaults"
            anchors.right: parent.right
            quiet: true
            text: screen.words.get("menu.defaults")
            onClicked: screen.settings.reset()
        }
    }
}
