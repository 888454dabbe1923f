import QtQuick
import FlickOfFaith

/// A question before something is lost. The safe answer has the focus.
FocusScope {
    id: box

    property alias question: words.text
    property alias yes: yesButton.text
    property alias no: noButton.text
    signal confirmed()
    signal declined()

    function ask() {
        visible = true;
        noButton.forceActiveFocus(Qt.TabFocusReason);
    }
    function close() {
        visible = false;
        declined();
    }

    visible: false
    anchors.fill: parent
    z: 500

    Keys.onPressed: function (event) {
        switch (event.key) {
        case Qt.Key_Escape: close(); break;
        case Qt.Key_Left:
        case Qt.Key_Right:
        case Qt.Key_Up:
        case Qt.Key_Down:
        case Qt.Key_Tab:
        case Qt.Key_Backtab: (yesButton.activeFocus ? noButton : yesButton).forceActiveFocus(Qt.TabFocusReason); break;
        }
        event.accepted = true;
    }

    Rectangle {
        anchors.fill: parent
        color: "#b0000000"
        MouseArea { anchors.fill: parent; hoverEnabled: true; onClicked: box.close(); onWheel: {} }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(Theme.px(620), box.width - Theme.px(40))
        height: column.implicitHeight + Theme.px(48)
        radius: Theme.px(14)
        color: "#f7241911"
        border { width: Math.max(2, Theme.px(2)); color: Theme.amber }
        MouseArea { anchors.fill: parent }
        Column {
            id: column
            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.px(24) }
            spacing: Theme.px(20)
            Text {
                id: words
                width: parent.width
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignHCenter
                font { family: Theme.textFont; pixelSize: Theme.normal }
                color: Theme.light
            }
            Flow {
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, yesButton.implicitWidth + noButton.implicitWidth + spacing)
                spacing: Theme.px(14)
                PanelButton {
                    id: noButton
                    objectName: "no"
                    width: Math.min(implicitWidth, column.width)
                    primary: true
                    onClicked: box.close()
                }
                PanelButton {
                    id: yesButton
                    objectName: "yes"
                    width: Math.min(implicitWidth, column.width)
                    onClicked: {
                        box.visible = false;
                        box.confirmed();
                    }
                }
            }
        }
    }
}
