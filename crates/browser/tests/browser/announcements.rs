//! What a screen reader says during a turn, as a snapshot. `UPDATE_SNAPSHOT=1 cargo test -p browser -- --ignored transcript`
//! writes it anew.

use browser::{GameChoice, Key, Page, Result, Screen, visit};
use std::path::Path;

const SNAPSHOT: &str = include_str!("transcript.txt");

/// Collects what the live regions and alerts say from now on, and the name of what gets the focus.
const LISTEN: &str = "(() => {
    window.heard = [];
    const hear = (kind, text) => {
        const line = `${kind}: ${text.replace(/\\s+/g, ' ').trim()}`;
        if (text.trim() && window.heard.at(-1) !== line) window.heard.push(line);
    };
    const live = () => document.querySelector('body > .vh[role=status]') ?? document.querySelector('.vh[role=status][aria-live]');
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            const element = target.nodeType === Node.TEXT_NODE ? target.parentElement : target;
            if (element && live()?.contains(element)) hear('says', live().textContent);
            for (const node of addedNodes) {
                const alert = node.nodeType === Node.ELEMENT_NODE && (node.matches('[role=alert]') ? node : node.querySelector('[role=alert]'));
                if (alert) hear('alert', alert.textContent);
            }
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
        const clone = target.cloneNode(true);
        clone.querySelectorAll('[aria-hidden=true]').forEach((hidden) => hidden.remove());
        hear('focus', target.getAttribute('aria-label') ?? clone.textContent);
    });
    return true;
})()";

async fn heard(page: &Page) -> Result<Vec<String>> {
    page.settle().await?;
    Ok(page.eval("window.heard.splice(0)").await?)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_transcript_of_a_turn_is_as_recorded() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        page.enter("en").await?;
        page.sit_down(GameChoice::Solo(1), 1791).await?;
        page.settle().await?;
        page.eval::<bool>("(document.getElementById('dh').focus(), true)").await?;
        page.eval::<bool>(LISTEN).await?;
        let mut lines = Vec::new();
        let mut note = async |what: &str| -> Result<()> {
            lines.push(format!("# {what}"));
            lines.extend(heard(page).await?);
            Ok(())
        };
        page.write("1").await?;
        note("1: the upper half of the first card").await?;
        page.shift_digit(2).await?;
        page.until("both cards", "!!document.querySelector('#dec .d-low')").await?;
        note("Shift 2: the lower half of the second card").await?;
        page.write("1").await?;
        page.until("a choice", "!!document.getElementById('confirm')").await?;
        note("1: the first choice").await?;
        page.press(Key::Escape).await?;
        page.until("the list", "!document.getElementById('confirm')").await?;
        note("Escape: one step back").await?;
        page.write("e").await?;
        page.until("the question", "!!document.querySelector('#dec [data-do=end-anyway]')").await?;
        note("E: end the turn with an action left").await?;
        page.press(Key::Enter).await?;
        page.until("the list", "!document.querySelector('#dec [data-do=end-anyway]')").await?;
        note("Enter: go on").await?;
        page.write("1").await?;
        page.until("a choice", "!!document.getElementById('confirm')").await?;
        page.press(Key::Enter).await?;
        page.until("the next question", "!document.querySelector('#dec [data-do=confirm]')").await?;
        note("1, Enter: the action").await?;
        page.write("e").await?;
        page.until("my next turn", "document.querySelectorAll('[data-half=up][aria-pressed=true]').length === 0 && !!document.querySelector('#dec .d-up.none')")
            .await?;
        note("E: end the turn; the Soloist plays").await?;
        let found = lines.join("\n") + "\n";
        if std::env::var_os("UPDATE_SNAPSHOT").is_some() {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/transcript.txt");
            std::fs::write(file, &found)?;
        } else {
            assert_eq!(found, SNAPSHOT);
        }
        Ok(())
    })
    .await
}
