//! The daily deal, the player's results, and notes and branches of a game.

use browser::{GameChoice, Page, Result, Screen, visit};

/// The seed of the solo game of 19 November 2026, which the tests of the crate `daily` know as well.
const SEED: &str = "2d622bb11b08a32a7848d677e14af5d7516190f8991d89b4b289aa0d7818a4f3";
const SOLO: &str = "[data-deal=solo]";

/// Goes to an address within the page.
async fn go(page: &Page, hash: &str) -> Result<()> {
    page.eval::<Option<bool>>(&format!("(() => {{ location.hash = '{hash}'; return true; }})()")).await?;
    page.until("the screen", "!!document.querySelector('main.dly')").await
}

/// Shows the log.
async fn open_log(page: &Page) -> Result<()> {
    page.eval::<bool>("(document.querySelector('[data-tab-of=table]')?.click(), true)").await?;
    page.click_on("[data-do=log]").await
}

/// Goes back to the moment of a line of the log, counted from the newest.
async fn look_back(page: &Page, line: u8) -> Result<()> {
    open_log(page).await?;
    page.click_on(&format!(".log li:nth-of-type({line}) button")).await?;
    page.until("the replay", "!!document.querySelector('#dec [data-do=now]')").await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_deal_of_a_date_is_the_same_in_a_browser_and_asks_no_server() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        page.enter("en").await?;
        go(page, "#/daily/2026-11-19").await?;
        page.click_on(&format!("{SOLO} [data-do=play]")).await?;
        page.until("the table", "!!document.querySelector('.tbl')").await?;
        let file = page.kept_game().await?;
        assert!(file.contains(&format!("\nseed {SEED}\n")), "{}", &file[..400]);
        let asked =
            "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/')).length";
        assert_eq!(page.eval::<usize>(asked).await?, 0);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_first_game_of_a_day_counts_and_is_compared_with_bots() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        page.enter("en").await?;
        page.click_on("[data-do=daily]").await?;
        page.until("the screen", &format!("!!document.querySelector('{SOLO}')")).await?;
        let counts = "document.querySelector('[data-deal=solo]').textContent.includes('first game counts')";
        assert!(page.eval::<bool>(counts).await?);
        page.check_accessibility().await?;
        page.click_on(&format!("{SOLO} [data-do=play]")).await?;
        page.play_to_the_end(3, 1).await?;
        page.click_on(".eb [data-do=daily]").await?;
        let place =
            "(document.querySelector('[data-deal=solo] [data-testid=daily-place]')?.textContent ?? '')";
        page.until("the first bot's results", &format!("/[1-6] bot games/.test({place})")).await?;
        page.until("the chart", "document.querySelectorAll('.dlx rect.me').length === 1").await?;
        page.check_accessibility().await?;
        // The results stay, and a second game leaves them as they are.
        page.reload().await?;
        page.until("the results", &format!("{place}.includes('bot games')")).await?;
        let kept = "JSON.parse(localStorage.getItem('lacrimosa.daily'))[0]";
        let vp: u16 = page.eval(&format!("{kept}.vp")).await?;
        assert!(page.eval::<bool>(&format!("{kept}.counted")).await?);
        page.click_on(&format!("{SOLO} [data-do=play]")).await?;
        page.until("the table", "!!document.querySelector('.tbl')").await?;
        assert_eq!(page.eval::<u16>(&format!("{kept}.vp")).await?, vp);
        // The game is among the player's results, too.
        go(page, "#/progress").await?;
        let row = "(document.querySelector('.dlt tbody tr')?.textContent ?? '')";
        page.until("the game", &format!("{row}.includes('Soloist') && {row}.includes('{vp}')")).await?;
        page.check_accessibility().await?;
        page.click_on("[data-do=forget-results]").await?;
        page.click_on("[data-do=forget-sure]").await?;
        page.until("nothing", "document.querySelector('main').textContent.includes('No finished games')")
            .await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn notes_and_branches_are_kept_with_the_game() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        page.enter("en").await?;
        page.sit_down(GameChoice::Solo(1), 7).await?;
        page.play(60, 7, 1).await?;
        look_back(page, 30).await?;
        page.click_on("[data-do=notes]").await?;
        page.check_accessibility().await?;
        page.click_on(".notes .seg button:nth-of-type(3)").await?;
        page.until("the sign", "!!document.querySelector('.notes .seg [aria-pressed=true]')").await?;
        let typed = "(() => { const field = document.getElementById('note'); field.value = 'Munich first';
            field.dispatchEvent(new Event('change', { bubbles: true })); return true; })()";
        page.eval::<bool>(typed).await?;
        page.click_on("dialog[open] header .x").await?;
        open_log(page).await?;
        let noted = "(document.querySelector('.log .nte')?.textContent ?? '')";
        page.until("the note in the log", &format!("{noted} === '!? Munich first'")).await?;
        page.reload().await?;
        open_log(page).await?;
        page.until("the note after a reload", &format!("{noted} === '!? Munich first'")).await?;
        let file = page.kept_game().await?;
        assert!(file.lines().any(|line| line.starts_with("note ") && line.ends_with(" !? Munich first")));
        // What is played on from an earlier moment becomes a branch of the game.
        let first: String = page.eval("JSON.parse(localStorage.getItem('lacrimosa.games'))[0].id").await?;
        page.click_on(".log li:nth-of-type(40) button").await?;
        page.click_on("#dec [data-do=play-on]").await?;
        page.until(
            "another game",
            &format!("JSON.parse(localStorage.getItem('lacrimosa.games'))[0].id !== '{first}'"),
        )
        .await?;
        page.play(20, 8, 1).await?;
        look_back(page, 25).await?;
        page.click_on("[data-do=notes]").await?;
        page.click_on("[data-do=keep-branch]").await?;
        let branches =
            format!("(localStorage.getItem('lacrimosa.game.{first}').match(/^branch /gm) ?? []).length");
        page.until("the branch in the first game", &format!("{branches} === 1")).await
    })
    .await
}
