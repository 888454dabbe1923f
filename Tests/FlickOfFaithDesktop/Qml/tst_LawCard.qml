import QtQuick
import QtTest
import FlickOfFaith

Item {
    width: 700
    height: 400

    Row {
        LawCard { id: open; title: "Exodus"; effect: "What it does"; footer: "thumb up"; choosable: true }
        LawCard { id: shown; title: "Only to read"; effect: "" }
    }
    SignalSpy { id: chosen; target: open; signalName: "chosen" }
    SignalSpy { id: chosenShown; target: shown; signalName: "chosen" }

    TestCase {
        name: "LawCard"
        when: windowShown

        function textsOf(item) {
            let texts = item.text !== undefined && item.visible ? [String(item.text)] : [];
            for (let i = 0; i < item.children.length; ++i)
                texts = texts.concat(textsOf(item.children[i]));
            return texts;
        }

        function test_it_shows_its_texts() {
            const texts = textsOf(open);
            verify(texts.indexOf("Exodus") >= 0, texts);
            verify(texts.indexOf("What it does") >= 0, texts);
            verify(texts.indexOf("thumb up") >= 0, texts);
        }
        function test_a_click_chooses_it_if_it_can_be_chosen() {
            chosen.clear();
            mouseClick(open);
            compare(chosen.count, 1);
            mouseClick(shown);
            compare(chosenShown.count, 0);
        }
    }
}
