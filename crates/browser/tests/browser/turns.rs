//! Single actions at the table in a real browser: undo, reload, language, save, open, replay.

use browser::{GameChoice, Page, Result, Screen, visit};

const LANGUAGES: [&str; 5] = ["en", "fr", "es", "ru", "pl"];
const NAMES: [&str; 5] = ["English", "Français", "Español", "Русский", "Polski"];
const DOCK: &str = "document.getElementById('dh')?.textContent ?? ''";

/// Lays two cards and carries out an action that shows nothing hidden. Laying, using and acting are one confirmation.
const PLAY_UNDOABLE: &str = "(async () => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const press = async (element) => { element?.click(); await new Promise((drawn) => setTimeout(drawn, 30)); };
    for (const card of new Set(all('[data-half=up]').map((e) => e.dataset.card))) {
        await press(all(`[data-half=up][data-card=\"${card}\"]`)[0]);
        await press(all('[data-half=low]').find((e) => e.dataset.card !== card));
        for (let i = 0; i < all('#dec .chs .ch').length; i++) {
            await press(all('#dec .chs .ch')[i]);
            if (!all('#dec .hires,#dec .d-note').length && all('#dec [data-do=confirm]').length) {
                await press(all('#dec [data-do=confirm]')[0]);
                return true;
            }
            await press(all('#dec [data-do=back]')[0]);
        }
        await press(all('#dec [data-do=back]')[0]);
        await press(all('#dec [data-do=back]')[0]);
    }
    return false;
})()";

pub async fn at_the_table(page: &Page, table: GameChoice, steps: u32) -> Result<()> {
    page.enter("en").await?;
    page.sit_down(table, 1791).await?;
    page.play(steps, 4, 1).await?;
    Ok(())
}

/// The number of decisions in the saved game.
async fn decisions(page: &Page) -> Result<usize> {
    let file = page.kept_game().await?;
    Ok(file.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count() - 1)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_decision_can_be_undone_and_redone() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        at_the_table(page, GameChoice::Solo(1), 0).await?;
        assert!(page.eval::<bool>(PLAY_UNDOABLE).await?, "no action can be undone");
        assert!(decisions(page).await? >= 3);
        let played = decisions(page).await?;
        let after: String = page.eval(DOCK).await?;
        page.click_on("[data-do=undo]").await?;
        assert_eq!(decisions(page).await?, 0);
        page.until(
            "the cards to be chosen again",
            "!!document.querySelector('#dec .d-up:not(.none)') && !!document.querySelector('#dec .d-low')",
        )
        .await?;
        page.click_on("[data-do=redo]").await?;
        assert_eq!(decisions(page).await?, played);
        page.until("the same question", &format!("({DOCK}) === {}", serde_json::to_string(&after).unwrap()))
            .await?;
        page.click_on("[data-do=reset]").await?;
        assert_eq!(decisions(page).await?, 0);
        page.until("the first question", "!!document.querySelector('[data-half=up]')").await
    })
    .await
}

/// The clicks of each turn of a game, by the decisions that they made (without laying, using, exchanges and the end).
async fn clicks_by_turn(page: &Page, buttons: u32) -> Result<Vec<(String, usize)>> {
    let (mut turns, mut clicks, mut known) = (Vec::new(), Vec::new(), 0);
    for n in 0..buttons {
        let pressed = page.press_next(u64::from(n) * 7 + u64::from(n) / 5).await?;
        match pressed.as_str() {
            "over" => break,
            "wait" | "nothing" => continue,
            _ => clicks.push(pressed),
        }
        let file = page.kept_game().await?;
        let mine = file.lines().filter(|line| line.split(' ').nth(1) == Some("1"));
        let words: Vec<&str> = mine.filter_map(|line| line.split(' ').nth(2)).collect();
        if words.len() == known || words.last() != Some(&"end") {
            continue;
        }
        let counted = |word: &&&str| !["lay", "use", "exchange", "end"].contains(*word);
        let decided: Vec<&str> = words[known..].iter().filter(counted).copied().collect();
        // The page asks once before an action is given up; such a turn is not an ordinary one.
        if clicks.iter().filter(|what| *what == "done").count() == 1 {
            turns.push((decided.join(" "), clicks.len()));
        }
        (known, clicks) = (words.len(), Vec::new());
    }
    Ok(turns)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn an_ordinary_turn_takes_at_most_five_clicks() -> Result<()> {
    for (screen, solo) in [(Screen::LAPTOP, 1), (Screen::PHONE, 3)] {
        visit(screen, async |page| {
            at_the_table(page, GameChoice::Solo(solo), 0).await?;
            let turns = clicks_by_turn(page, 400).await?;
            assert!(turns.len() >= 8, "{turns:?}");
            for (decided, clicks) in turns {
                println!("{}: {clicks} clicks for {decided}", screen.code());
                // Two cards and the end; an action adds a target and its confirmation.
                let most = match decided.as_str() {
                    "ducats" | "" => 3,
                    some => 3 + 2 * some.split(' ').count(),
                };
                assert!(clicks <= most, "{clicks} clicks for {decided}");
            }
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_reload_in_the_middle_of_a_turn_loses_nothing() -> Result<()> {
    visit(Screen::PHONE, async |page| {
        at_the_table(page, GameChoice::Bots(3), 40).await?;
        page.until("my turn", "document.querySelector('#dec [data-do=hurry]') === null").await?;
        // What is not confirmed is not part of the game: one step back after another, until nothing is chosen.
        for _ in 0..4 {
            page.press(browser::Key::Escape).await?;
        }
        let (before, asked): (usize, String) = (decisions(page).await?, page.eval(DOCK).await?);
        assert!(before > 5);
        page.reload().await?;
        page.started().await?;
        page.until("the same question", &format!("({DOCK}) === {}", serde_json::to_string(&asked).unwrap()))
            .await?;
        assert_eq!(decisions(page).await?, before);
        // The start page also offers the game.
        page.open("").await?;
        page.click_on("[data-do=continue]").await?;
        page.until("the table", "!!document.querySelector('.tbl')").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_language_changes_at_once_and_is_remembered() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        at_the_table(page, GameChoice::Solo(2), 30).await?;
        let before = decisions(page).await?;
        let mut seen = Vec::new();
        for (lang, name) in LANGUAGES.into_iter().zip(NAMES) {
            // The language is chosen in the menu; each button has the name of the language in itself.
            page.click_on(".ctl [data-do=settings]").await?;
            page.until("the menu", "!!document.querySelector('dialog[open] [aria-labelledby=s-lang]')").await?;
            let choose = format!(
                "[...document.querySelectorAll('dialog[open] [aria-labelledby=s-lang] button')]
                    .filter((button) => button.textContent === '{name}').map((button) => button.click()).length === 1"
            );
            assert!(page.eval::<bool>(&choose).await?, "no button for {name}");
            page.press(browser::Key::Escape).await?;
            page.until("the language", &format!("document.documentElement.lang === '{lang}'")).await?;
            let words: String = page.eval("document.querySelector('.tbl').innerText").await?;
            assert!(!seen.contains(&words), "{lang} says the same as another language");
            seen.push(words);
            page.check_accessibility().await?;
        }
        assert_eq!(decisions(page).await?, before);
        page.reload().await?;
        page.started().await?;
        page.until("the language", "document.documentElement.lang === 'pl'").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_game_is_saved_as_a_file_and_opened_again() -> Result<()> {
    let folder = std::env::temp_dir().join(format!("lacrimosa-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let result = visit(Screen::LAPTOP, async |page| {
        at_the_table(page, GameChoice::Solo(1), 60).await?;
        let kept = page.kept_game().await?;
        let to = serde_json::json!({ "behavior": "allow", "downloadPath": folder });
        page.devtools("Browser.setDownloadBehavior", to).await?;
        page.click_on(".ctl [data-do=settings]").await?;
        page.click_on("[data-do=save-file]").await?;
        let file = page
            .poll("the file", async || {
                let file = std::fs::read_dir(&folder).ok().and_then(|mut files| {
                    files.find_map(|file| {
                        Some(file.ok()?.path()).filter(|path| path.extension().is_some_and(|e| e == "game"))
                    })
                });
                Ok(file.ok_or_else(|| "no file yet".to_owned()))
            })
            .await?;
        assert_eq!(std::fs::read_to_string(&file)?, kept);
        page.eval::<Option<bool>>("localStorage.clear()").await?;
        page.enter("en").await?;
        let input = page.driver().find(thirtyfour::By::Css("[data-do=open]")).await?;
        input.send_keys(file.to_string_lossy()).await?;
        page.until("the table", "!!document.querySelector('.tbl')").await?;
        assert_eq!(page.kept_game().await?, kept);
        // A file that is not a game shows an error, and the saved game is kept.
        let wrong = folder.join("wrong.game");
        std::fs::write(&wrong, "lacrimosa game 9\n")?;
        page.open("").await?;
        let input = page.driver().find(thirtyfour::By::Css("[data-do=open]")).await?;
        input.send_keys(wrong.to_string_lossy()).await?;
        page.until("a notice", "!!document.querySelector('[role=alert]')?.textContent").await
    })
    .await;
    std::fs::remove_dir_all(&folder)?;
    result
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_player_can_look_back_and_play_on_from_there() -> Result<()> {
    use browser::Key;
    visit(Screen::LAPTOP, async |page| {
        at_the_table(page, GameChoice::Solo(1), 80).await?;
        let before = decisions(page).await?;
        page.eval::<bool>("(document.querySelector('[data-tab-of=table]')?.click(), true)").await?;
        page.click_on("[data-do=log]").await?;
        page.click_on(".log li:nth-of-type(5) button").await?;
        page.until("the replay", "!!document.querySelector('#dec [data-do=now]')").await?;
        page.check_accessibility().await?;
        let moment: String = page.eval(DOCK).await?;
        page.press(Key::Left).await?;
        page.until("an earlier moment", &format!("({DOCK}) !== {}", serde_json::to_string(&moment).unwrap()))
            .await?;
        page.click_on("#dec [data-do=now]").await?;
        page.until("now", "!document.querySelector('#dec [data-do=now]')").await?;
        assert_eq!(decisions(page).await?, before);
        page.eval::<bool>("(document.querySelector('[data-tab-of=table]')?.click(), true)").await?;
        page.click_on("[data-do=log]").await?;
        page.click_on(".log li:nth-of-type(6) button").await?;
        page.click_on("#dec [data-do=play-on]").await?;
        page.until("a game of its own", "JSON.parse(localStorage.getItem('lacrimosa.games')).length === 2")
            .await?;
        assert!(decisions(page).await? < before);
        page.play(10, 3, 1).await?;
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_table_fits_the_screen_without_scrolling() -> Result<()> {
    for screen in [Screen::LAPTOP_INSIDE, Screen::LAPTOP, Screen::DESKTOP, Screen::PHONE] {
        visit(screen, async |page| {
            at_the_table(page, GameChoice::Bots(4), 120).await?;
            let sizes: [i64; 4] = page
                .eval("(({ scrollWidth, scrollHeight }) => [scrollWidth, innerWidth, scrollHeight, innerHeight])(document.documentElement)")
                .await?;
            assert!(sizes[0] <= sizes[1] && sizes[2] <= sizes[3], "{screen:?}: {sizes:?}");
            Ok(())
        })
        .await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn every_screen_is_accessible() -> Result<()> {
    for theme in ["light", "dark"] {
        visit(Screen::LAPTOP, async |page| {
            page.enter_as("en", theme).await?;
            page.check_accessibility().await?;
            page.sit_down(GameChoice::Screen(2), 7).await?;
            page.check_accessibility().await?;
            for steps in [1, 2, 1, 1, 1, 4, 20] {
                page.play(steps, 5, 1).await?;
                page.check_accessibility().await?;
            }
            // The turn may have ended: then the next person takes the screen first.
            page.eval::<bool>("(document.querySelector('dialog[open] [data-do=lift]')?.click(), true)")
                .await?;
            page.until("an open table", "!document.querySelector('dialog.curtain[open]')").await?;
            page.click_on(".ctl [data-do=settings]").await?;
            page.check_accessibility().await?;
            for address in ["#/end", "#/rules", "#/rules/pay-5"] {
                page.open(address).await?;
                page.check_accessibility().await?;
            }
            Ok(())
        })
        .await?;
    }
    Ok(())
}
