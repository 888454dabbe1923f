import QtQuick
import FlickOfFaith

/// A few words that go away by themselves.
Rectangle {
    id: toast

    function say(words) {
        label.text = words;
        visible = true;
        timer.restart();
    }

    anchors { top: parent.top; topMargin: Theme.px(14); horizontalCenter: parent.horizontalCenter }
    z: 900
    visible: false
    width: Math.min(label.implicitWidth, parent.width * 0.8 - Theme.px(40)) + Theme.px(40)
    height: label.height + Theme.px(22)
    radius: Theme.px(10)
    color: Theme.panel
    border { width: 1; color: Theme.amber }

    Text {
        id: label
        anchors.centerIn: parent
        width: Math.min(implicitWidth, toast.parent.width * 0.8 - Theme.px(40))
        wrapMode: Text.WordWrap
        horizontalAlignment: Text.AlignHCenter
        font { family: Theme.textFont; pixelSize: Theme.small }
        color: Theme.light
    }
    Timer { id: timer; interval: 5000; onTriggered: toast.visible = false }
}
