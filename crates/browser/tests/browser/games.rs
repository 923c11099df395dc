//! Complete games in a real browser: with mouse or keyboard, with double clicks, on a shared screen, on a phone.

use browser::{GameChoice, Page, Result, Screen, visit};

/// Checks that the score sheet is shown and agrees with the saved game.
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

async fn whole_game(table: GameChoice, seats: usize, seed: u64, times: u32, screen: Screen) -> Result<()> {
    visit(screen, async |page| {
        page.enter("en").await?;
        page.sit_down(table, seed).await?;
        let counts = page.play_to_the_end(seed, times).await?;
        println!("{table:?}: {counts:?}");
        assert!(counts.count("card") >= 36 || matches!(table, GameChoice::Watch(_)), "{counts:?}");
        // Only players who share a screen need the curtain.
        match table {
            GameChoice::Screen(people) => {
                assert!(counts.count("lift") >= 18 * u64::from(people), "{counts:?}")
            }
            _ => assert_eq!(counts.count("lift"), 0, "{counts:?}"),
        }
        check_sheet(page, seats).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_solo_game_can_be_played_at_each_level() -> Result<()> {
    for (level, screen) in [(1, Screen::LAPTOP), (2, Screen::PHONE), (3, Screen::LAPTOP_INSIDE)] {
        whole_game(GameChoice::Solo(level), 2, 1791 + u64::from(level), 1, screen).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn four_people_can_play_on_one_screen() -> Result<()> {
    whole_game(GameChoice::Screen(4), 4, 11, 1, Screen::LAPTOP).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn one_person_can_play_against_three_bots() -> Result<()> {
    whole_game(GameChoice::Bots(4), 4, 5, 1, Screen::DESKTOP).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_game_can_be_played_with_double_clicks_on_every_button() -> Result<()> {
    whole_game(GameChoice::Screen(2), 2, 21, 2, Screen::LAPTOP).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn two_bots_play_while_a_spectator_watches() -> Result<()> {
    whole_game(GameChoice::Watch(2), 2, 3, 1, Screen::LAPTOP).await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_whole_game_can_be_played_by_touch_on_a_phone_and_a_tablet() -> Result<()> {
    for screen in [Screen::PHONE, Screen::touch(1024, 768)] {
        visit(screen, async |page| {
            page.enter("pl").await?;
            page.sit_down(GameChoice::Solo(2), 1791).await?;
            let taps = page.play_by_touch(7).await?;
            println!("{}: {taps} taps", screen.code());
            check_sheet(page, 2).await
        })
        .await?;
    }
    Ok(())
}

/// The keyboard shortcuts that would work now.
const KEYS: &str = "(() => {
    const seen = (s) => [...document.querySelectorAll(s)].filter((e) => !e.disabled && e.checkVisibility());
    return {
        over: location.hash.startsWith('#/end'),
        lift: seen('[data-do=lift]').length > 0,
        wait: seen('#dec [data-do=hurry]').length > 0,
        cards: [...new Set(seen('[data-half=up]:not([aria-disabled=true])').map((e) => e.dataset.card))].length,
        upper: seen('[data-half=up][aria-pressed=true],[data-half=ducats][aria-pressed=true]').length > 0 || seen('#dec .d-up:not(.none)').length > 0,
        lower: seen('[data-half=low][aria-pressed=true]').length > 0,
        digits: [...document.querySelectorAll('#dec .chs [data-key],#dec [data-key-card],#dec [data-do=hire]')].map((e) => e.dataset.key ?? e.dataset.keyCard).filter((k) => k <= 9),
        confirm: seen('#dec [data-do=confirm]').length > 0 || document.activeElement?.dataset?.do === 'hire',
        end: seen('#dec [data-do=end-turn],#dec [data-do=end-anyway]').length > 0,
        decline: seen('#dec [data-do=decline]').length > 0,
        mark: document.querySelector('#dec')?.textContent ?? '',
    };
})()";

#[derive(serde::Deserialize, Debug)]
struct Keys {
    over: bool,
    wait: bool,
    cards: usize,
    upper: bool,
    lower: bool,
    digits: Vec<String>,
    confirm: bool,
    end: bool,
    decline: bool,
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_whole_game_can_be_played_by_keyboard() -> Result<()> {
    use browser::Key;
    visit(Screen::LAPTOP, async |page| {
        page.enter("en").await?;
        // Moves from the start page to the table with Tab and Enter.
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
                // Digits choose upper halves, and with Shift lower halves.
                Keys { cards: 2.., upper: false, .. } => page.write("1").await?,
                Keys { cards: 2.., lower: false, .. } => page.shift_digit(2).await?,
                Keys { confirm: true, .. } => page.press(Key::Enter).await?,
                Keys { digits, .. } if !digits.is_empty() && n % 11 != 10 => {
                    page.write(&digits[n % digits.len()]).await?
                }
                // If an action is left, the page asks once; a second E ends the turn.
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
