import QtQuick
import FlickOfFaith

/// The heading of a screen.
Text {
    font { family: Theme.titleFont; pixelSize: Theme.huge }
    color: Theme.gold
    style: Text.Raised
    styleColor: "#80000000"
    elide: Text.ElideRight
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
