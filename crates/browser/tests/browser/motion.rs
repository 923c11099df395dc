//! What moves when the table changes: it arrives, can be skipped, hinders no click, and is off where it is not wanted.

use browser::{GameChoice, Page, Result, Screen, visit};
use serde_json::json;

/// Starts a game with motion.
async fn sit_down_moving(page: &Page, pace: &str) -> Result<()> {
    page.enter("en").await?;
    let settings = format!(
        r#"(() => {{ const s = JSON.parse(localStorage.getItem("lacrimosa.settings")); s.pace = "{pace}";
            localStorage.setItem("lacrimosa.settings", JSON.stringify(s)); return true; }})()"#
    );
    page.eval::<bool>(&settings).await?;
    page.reload().await?;
    page.sit_down(GameChoice::Bots(2), 4).await?;
    page.until("my turn", "!!document.querySelector('[data-half=ducats]:not([aria-disabled=true])')").await?;
    page.until("the script that moves things", "!!window.lacrimosaMotion").await
}

/// Watches what flies from now on.
const WATCH: &str = "(() => {
    window.flown = [];
    const note = (nodes) => nodes.forEach((node) => node.classList?.contains('fl') && window.flown.push(node.textContent));
    new MutationObserver((all) => all.forEach(({ addedNodes }) => note(addedNodes))).observe(document.body, { childList: true, subtree: true });
    return true;
})()";

/// Takes ducats instead of using a card, which makes a coin fly.
async fn take_ducats(page: &Page) -> Result<()> {
    page.click_on("[data-half=ducats]").await?;
    page.click_on("[data-half=low][aria-pressed=false].can").await?;
    page.click_on("#dec [data-do=confirm]:not([disabled])").await
}

/// The ducats that the page shows, and those of the saved game.
const PURSE: &str = "Number(document.querySelector('#desk [data-res=ducats] b').textContent)";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn what_flies_arrives_and_leaves_nothing_behind() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        sit_down_moving(page, "fast").await?;
        page.until("my ducats", "!!document.querySelector('#desk [data-res=ducats] b')").await?;
        page.eval::<bool>(WATCH).await?;
        let before: u8 = page.eval(PURSE).await?;
        take_ducats(page).await?;
        page.until("a coin that flies", "window.flown.some((text) => text.startsWith('+'))").await?;
        let all = "window.flown.find((text) => text.startsWith('+')).slice(1)";
        let gained: String = page.eval(all).await?;
        let gained: u8 = gained.parse().unwrap_or_default();
        page.until("the end of all motion", "!lacrimosaMotion.isMoving() && !document.querySelector('.fl')")
            .await?;
        page.until("the new sum", &format!("{PURSE} === {}", before + gained)).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_key_ends_all_motion_at_once() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        sit_down_moving(page, "slow").await?;
        page.eval::<bool>(WATCH).await?;
        take_ducats(page).await?;
        page.until("motion", "lacrimosaMotion.isMoving()").await?;
        // The same script looks at once, so that nothing can have ended by itself.
        let ended = "(() => { const before = lacrimosaMotion.isMoving() || window.flown.length > 0;
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
            return [before, lacrimosaMotion.isMoving(), document.querySelectorAll('.fl').length]; })()";
        let (before, moving, left): (bool, bool, usize) = page.eval(ended).await?;
        assert_eq!((before, moving, left), (true, false, 0));
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn nothing_moves_for_people_who_prefer_less_motion_or_no_pauses() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        for (pace, reduced) in [("instant", false), ("slow", true)] {
            let preference = if reduced { "reduce" } else { "no-preference" };
            let features = json!([{ "name": "prefers-reduced-motion", "value": preference }]);
            page.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
            sit_down_moving(page, pace).await?;
            page.eval::<bool>(WATCH).await?;
            let before: u8 = page.eval(PURSE).await?;
            take_ducats(page).await?;
            page.until("my ducats", &format!("{PURSE} > {before}")).await?;
            let (flown, moving): (usize, bool) =
                page.eval("[window.flown.length, lacrimosaMotion.isMoving()]").await?;
            assert_eq!((flown, moving), (0, false), "{pace}, {preference}");
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_game_with_motion_can_be_played_as_fast_as_somebody_clicks() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        sit_down_moving(page, "normal").await?;
        let counts = page.play_to_the_end(9, 1).await?;
        assert!(counts.count("card") >= 36, "{counts:?}");
        Ok(())
    })
    .await
}
