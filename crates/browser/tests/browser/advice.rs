//! Advice in a real browser: asked for, shown on the boards, compared, chosen, closed; and what online tables allow. The
//! report of a bug.

use crate::turns::at_the_table;
use browser::{GameChoice, Key, Page, Result, Screen, visit};

const TURNS: &str = "!!document.querySelector('#dec [data-advice=\"0\"]')";
const NO_ADVICE: &str = "!document.querySelector('#dec .d-turns, #dec .adv-bar')";
/// The halves of cards that are chosen, and those that the advice shows.
const CHOSEN: &str = "[...document.querySelectorAll('[data-half][aria-pressed=true]')].map((e) => e.dataset.half + e.dataset.card)";
const SHOWN: &str =
    "[...document.querySelectorAll('[data-half][data-advised]')].map((e) => e.dataset.half + e.dataset.card)";

async fn halves(page: &Page, of: &str) -> Result<Vec<String>> {
    let mut halves: Vec<String> = page.eval(of).await?;
    halves.sort();
    halves.dedup();
    Ok(halves)
}

async fn until_my_turn(page: &Page) -> Result<()> {
    page.until("my turn", "!!document.querySelector('#dec [data-do=advice]')").await
}

/// Asks with `ask`, looks at the turns and chooses one of them. Nothing is played.
async fn take_advice(page: &Page, ask: impl AsyncFn(&Page) -> Result<()>) -> Result<()> {
    at_the_table(page, GameChoice::Bots(2), 0).await?;
    until_my_turn(page).await?;
    let before = page.kept_game().await?;
    ask(page).await?;
    page.until("the focus on the advice", "document.activeElement?.id === 'dh'").await?;
    page.until("the turns", TURNS).await?;
    let said: String = page.eval("document.body.querySelector(':scope > [role=status].vh, [aria-live=polite][role=status].vh')?.textContent ?? ''").await?;
    let first: String = page.eval("document.querySelector('[data-advice=\"0\"] b').textContent").await?;
    assert!(said.contains(first.trim_end_matches('.')), "a screen reader hears {said:?}, not {first:?}");
    let text: String = page.eval("document.querySelector('[data-advice=\"0\"]').textContent").await?;
    assert!(text.contains(" VP") && text.contains('%'), "{text}");
    let why = "[...document.querySelectorAll('[data-advice=\"0\"] .adv-why > span')].length";
    assert!((1..=3).contains(&page.eval::<usize>(why).await?), "{text}");
    page.until("the cards on the boards", &format!("({SHOWN}).length >= 2")).await?;
    page.check_accessibility().await?;
    let shown = halves(page, SHOWN).await?;
    // Another turn is shown instead when it is selected.
    if page.eval::<bool>("!!document.querySelector('[data-advice=\"1\"]')").await? {
        page.click_on("[data-advice=\"1\"]").await?;
        page.until("the second turn", "document.querySelector('[data-advice=\"1\"]').ariaPressed === 'true'")
            .await?;
        page.click_on("[data-advice=\"0\"]").await?;
        page.until("the first turn", "document.querySelector('[data-advice=\"0\"]').ariaPressed === 'true'")
            .await?;
    }
    page.click_on("[data-do=use-advice]").await?;
    page.until("the decision", NO_ADVICE).await?;
    page.until("the cards to be chosen", &format!("({CHOSEN}).length >= 2")).await?;
    assert_eq!(halves(page, CHOSEN).await?, shown);
    assert_eq!(page.eval::<usize>("document.querySelectorAll('[data-advised]').length").await?, 0);
    assert_eq!(page.kept_game().await?, before, "nothing is confirmed");
    // The turn that is chosen now is the best one.
    page.click_on("[data-do=advice]").await?;
    page.until("the verdict", "!!document.querySelector('#dec .adv-mine')").await?;
    let verdict: String = page.eval("document.querySelector('#dec .adv-mine').textContent").await?;
    assert!(verdict.contains("Your choice is the best turn."), "{verdict}");
    page.press(Key::Escape).await?;
    page.until("the decision again", NO_ADVICE).await?;
    assert_eq!(halves(page, CHOSEN).await?, shown, "Escape closes only the advice");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn advice_is_asked_for_with_a_key_and_chosen_but_not_confirmed() -> Result<()> {
    visit(Screen::LAPTOP, async |page| take_advice(page, async |page: &Page| page.write("a").await).await)
        .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_choice_on_the_boards_ends_the_search_and_is_not_delayed() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        at_the_table(page, GameChoice::Bots(2), 0).await?;
        until_my_turn(page).await?;
        page.click_on("[data-do=advice]").await?;
        page.click_on("#me [data-half=up], #strip [data-half=up], [data-half=up]").await?;
        page.until("the choice", &format!("({NO_ADVICE}) && ({CHOSEN}).length >= 1")).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn an_online_table_gives_advice_only_if_that_was_agreed() -> Result<()> {
    for allowed in [false, true] {
        visit(Screen::LAPTOP, async |page| {
            page.enter("en").await?;
            page.click_on("[data-mode=online]").await?;
            if allowed {
                page.click_on("input[data-do=advice]").await?;
            }
            page.click_on("[data-do=go]").await?;
            page.until("the room", "!!document.querySelector('.room .agreed')").await?;
            let agreed: String = page.eval("document.querySelector('.room .agreed').innerText").await?;
            assert_eq!(agreed.contains("not allowed"), !allowed, "{agreed}");
            let seat_bot = "(() => { const list = document.querySelector('.room select[data-do=bot]');
                list.value = list.options[1].value;
                list.dispatchEvent(new Event('change', { bubbles: true })); return true; })()";
            page.eval::<bool>(seat_bot).await?;
            page.until(
                "my turn",
                "!!document.querySelector('#dec [data-half], [data-half=up]:not([aria-disabled])')",
            )
            .await?;
            assert_eq!(
                page.eval::<bool>("!!document.querySelector('#dec [data-do=advice]')").await?,
                allowed
            );
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_report_of_a_bug_has_the_position_and_no_names() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        at_the_table(page, GameChoice::Bots(2), 30).await?;
        page.click_on(".ctl [data-do=settings]").await?;
        page.click_on("dialog[open] [data-do=report]").await?;
        page.until("the report", "!!document.querySelector('dialog[open] .report')").await?;
        page.check_accessibility().await?;
        let text: String = page.eval("document.querySelector('.report').textContent").await?;
        assert!(
            text.starts_with("# lacrimosa ") && text.contains("\nformat = \"lacrimosa-position 1\""),
            "{text}"
        );
        assert!(text.lines().filter(|line| line.starts_with("# ")).count() > 3, "{text}");
        page.press(Key::Escape).await?;
        page.until("the table", "!document.querySelector('dialog[open]')").await
    })
    .await
}
