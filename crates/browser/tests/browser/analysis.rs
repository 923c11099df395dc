//! The analysis of a finished game: from the end of the game to the costliest turns, and playing on from one of them.

use browser::{Page, Result, Screen, visit};
use serde_json::json;
use std::time::Instant;

/// A finished game of two players.
const GAME: &str = include_str!("../../../../games/two-players.game");

async fn open_sheet(page: &Page) -> Result<()> {
    page.open("").await?;
    let settings = json!({ "lang": "en", "pace": "instant", "hints": false, "muted": true });
    let games = json!([{ "id": "a", "at": 1, "round": 5, "names": ["A", "B"], "over": true }]);
    let store = format!(
        "(() => {{ localStorage.setItem('lacrimosa.settings', {}); localStorage.setItem('lacrimosa.games', {});
            localStorage.setItem('lacrimosa.game.a', {}); return true; }})()",
        json!(settings.to_string()),
        json!(games.to_string()),
        json!(GAME)
    );
    page.eval::<bool>(&store).await?;
    page.open("?analysis#/end").await?;
    page.until("the score sheet", "!!document.querySelector('[data-do=analysis]')").await
}

/// Waits until the analysis has looked at every turn. That may take longer than the page is waited for otherwise.
async fn fast_look(page: &Page) -> Result<()> {
    for _ in 0..4 {
        let done =
            page.until("the fast look", "document.querySelector('[data-stage]').dataset.stage !== 'fast'");
        if done.await.is_ok() {
            return Ok(());
        }
    }
    page.until("the fast look", "document.querySelector('[data-stage]').dataset.stage !== 'fast'").await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_finished_game_is_analysed_while_one_looks_and_can_be_played_on_from_a_costly_turn() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        open_sheet(page).await?;
        page.click_on("[data-do=analysis]").await?;
        let begun = Instant::now();
        fast_look(page).await?;
        println!("the fast look took {:.1} s", begun.elapsed().as_secs_f64());
        let lines = "document.querySelectorAll('.anav .ln-p').length";
        assert_eq!(page.eval::<u32>(lines).await?, 2, "a line for each player");
        let costly: u32 = page.eval("document.querySelectorAll('[data-testid=costly]').length").await?;
        let marks: u32 = page.eval("document.querySelectorAll('.anav .cost').length").await?;
        assert!((1..=3).contains(&costly) && marks == costly, "{costly} costly turns, {marks} marks");
        // A stop keeps what is known.
        page.click_on("[data-do=stop]").await?;
        page.until("the stop", "!!document.querySelector('[data-do=go-on]')").await?;
        page.check_accessibility().await?;
        // The moment on the table, and back.
        let told: String = page.eval("document.querySelector('[data-testid=costly] h3').textContent").await?;
        page.click_on("[data-testid=costly] [data-do=show]").await?;
        page.until(
            "the table",
            "location.hash === '#/table' && !!document.querySelector('#dec [data-do=play-on]')",
        )
        .await?;
        page.eval::<bool>("(history.back(), true)").await?;
        let same =
            format!("document.querySelector('[data-testid=costly] h3')?.textContent === {}", json!(told));
        page.until("the analysis again", &same).await?;
        page.click_on("[data-testid=costly] [data-do=play-on]").await?;
        page.until("a game that goes on", "location.hash === '#/table' && !!document.querySelector('#dec')")
            .await?;
        let kept = page.kept_game().await?;
        assert!(!kept.lines().any(|line| line.starts_with("score ")), "the new game is not over");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_analysis_can_be_used_by_keyboard_on_a_phone_sized_screen() -> Result<()> {
    visit(Screen::PHONE, async |page| {
        open_sheet(page).await?;
        page.eval::<bool>("(document.querySelector('[data-do=analysis]').click(), true)").await?;
        fast_look(page).await?;
        let order: Vec<String> = page
            .eval(
                "[...document.querySelectorAll('main :is(button,summary)')].map((one) => one.dataset.do ?? one.tagName)",
            )
            .await?;
        assert!(order.iter().any(|one| one == "play-on") && order.iter().any(|one| one == "SUMMARY"), "{order:?}");
        let wide: bool = page.eval("document.documentElement.scrollWidth <= innerWidth").await?;
        assert!(wide, "the page is wider than the screen");
        page.check_accessibility().await
    })
    .await
}
