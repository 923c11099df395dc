//! Whole games through the page, as people play them: with the mouse, with keys, hastily, on one screen, on a phone.
#![allow(clippy::unwrap_used)]

use browser::{Page, Result, Screen, Table, visit};

/// Whether the sheet is shown and says what was saved.
async fn check_sheet(page: &Page, seats: usize) -> Result<()> {
    page.until(
        "the score sheet",
        "location.hash === '#/end' && document.querySelectorAll('table thead th').length > 1",
    )
    .await?;
    let file = page.kept_game().await?;
    let scores: Vec<&str> = file.lines().filter(|line| line.starts_with("score ")).collect();
    assert_eq!(scores.len(), seats, "a finished game has its scores in the file");
    let totals: Vec<&str> = scores.iter().filter_map(|line| line.split(' ').nth(3)).collect();
    let shown: Vec<String> =
        page.eval("[...document.querySelectorAll('table tfoot td')].map((c) => c.textContent)").await?;
    for total in totals {
        assert!(shown.iter().any(|cell| cell.contains(total)), "{total} is not on the sheet: {shown:?}");
    }
    page.check_accessibility().await
}

async fn whole_game(table: Table, seats: usize, seed: u64, times: u32, screen: Screen) -> Result<()> {
    visit(screen, async |page| {
        page.enter("en").await?;
        page.sit_down(table, seed).await?;
        let deeds = page.play_to_the_end(seed, times).await?;
        println!("{table:?}: {deeds:?}");
        assert!(deeds.count("lay") >= 20 || matches!(table, Table::Watch(_)), "{deeds:?}");
        // Between two people the curtain hides both hands; nobody else needs one.
        match table {
            Table::Screen(people) => assert!(deeds.count("lift") >= 18 * u64::from(people), "{deeds:?}"),
            _ => assert_eq!(deeds.count("lift"), 0, "{deeds:?}"),
        }
        check_sheet(page, seats).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_solo_game_at_each_level() -> Result<()> {
    for (level, screen) in [(1, Screen::LAPTOP), (2, Screen::PHONE), (3, Screen::LAPTOP_INSIDE)] {
        whole_game(Table::Solo(level), 2, 1791 + u64::from(level), 1, screen).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn four_people_on_one_screen() -> Result<()> {
    whole_game(Table::Screen(4), 4, 11, 1, Screen::LAPTOP).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn against_three_bots() -> Result<()> {
    whole_game(Table::Bots(4), 4, 5, 1, Screen::DESK).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn somebody_hasty_clicks_everything_twice() -> Result<()> {
    whole_game(Table::Screen(2), 2, 21, 2, Screen::LAPTOP).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn two_bots_play_while_somebody_watches() -> Result<()> {
    whole_game(Table::Watch(2), 2, 3, 1, Screen::LAPTOP).await
}

/// What the keys would do now: `(digits of the choices, whether something can be confirmed, whether a turn can end,
/// whether something can be declined, whether others are at it, whether a curtain hangs)`.
const KEYS: &str = "(() => {
    const seen = (s) => [...document.querySelectorAll(s)].filter((e) => !e.disabled && e.checkVisibility());
    return {
        over: location.hash.startsWith('#/end'),
        lift: seen('[data-do=lift]').length > 0,
        wait: seen('#dec [data-do=hurry]').length > 0,
        digits: seen('#dec .chs [data-key]').filter((e) => e.getAttribute('aria-pressed') !== 'true').map((e) => e.dataset.key).filter((k) => k <= 9),
        confirm: seen('#dec [data-do=confirm]').length > 0,
        end: seen('#dec [data-do=end-turn]').length > 0,
        decline: seen('#dec [data-do=decline]').length > 0,
        mark: document.querySelector('#dec')?.textContent ?? '',
    };
})()";

#[derive(serde::Deserialize, Debug)]
struct Keys {
    over: bool,
    wait: bool,
    digits: Vec<String>,
    confirm: bool,
    end: bool,
    decline: bool,
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_whole_game_by_keyboard_alone() -> Result<()> {
    use browser::Key;
    visit(Screen::LAPTOP, async |page| {
        page.enter("en").await?;
        // From the start page to the table with Tab and Enter.
        for _ in 0..80 {
            let on: String = page.eval("document.activeElement?.dataset?.do ?? ''").await?;
            if on == "go" {
                break;
            }
            page.press(Key::Tab).await?;
        }
        page.press(Key::Enter).await?;
        page.until("the table", "!!document.querySelector('.tbl')").await?;
        for n in 0..3000_usize {
            let now: Keys = page.eval(KEYS).await?;
            match now {
                Keys { over: true, .. } => break,
                Keys { wait: true, .. } => {}
                Keys { confirm: true, .. } => page.press(Key::Enter).await?,
                Keys { digits, .. } if !digits.is_empty() && n % 11 != 10 => {
                    page.write(&digits[n % digits.len()]).await?
                }
                Keys { end: true, .. } => page.write("e").await?,
                Keys { decline: true, .. } => page.write("s").await?,
                Keys { digits, .. } if !digits.is_empty() => page.write(&digits[0]).await?,
                other => panic!("nothing can be pressed: {other:?}"),
            }
        }
        check_sheet(page, 2).await
    })
    .await
}
