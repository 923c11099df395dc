//! The daily deal, the player's results, and notes and branches of a game.

use browser::{GameChoice, Network, Page, Result, Screen, TestServer, visit};

/// The seed of the solo game of 19 November 2026, which the tests of the crate `daily` know as well.
const SEED: &str = "2d622bb11b08a32a7848d677e14af5d7516190f8991d89b4b289aa0d7818a4f3";
const SOLO: &str = "[data-deal=solo]";

/// Goes to an address within the page.
async fn go(page: &Page, hash: &str) -> Result<()> {
    page.eval::<Option<bool>>(&format!("(() => {{ location.hash = '{hash}'; return true; }})()")).await?;
    page.until("the screen", "!!document.querySelector('main.dly')").await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_deal_of_a_date_is_the_same_in_a_browser_without_a_connection() -> Result<()> {
    let test_server = TestServer::open().await?;
    test_server
        .visit(Screen::LAPTOP, async |page| {
            page.enter("en").await?;
            page.until("the service worker", "navigator.serviceWorker.ready.then(({ active }) => !!active)")
                .await?;
            page.network(Network::None).await?;
            test_server.stop_serving().await?;
            go(page, "#/daily/2026-11-19").await?;
            page.click_on(&format!("{SOLO} [data-do=play]")).await?;
            page.until("the table", "!!document.querySelector('.tbl')").await?;
            let file = page.kept_game().await?;
            assert!(file.contains(&format!("\nseed {SEED}\n")), "{}", &file[..400]);
            Ok(())
        })
        .await?;
    test_server.close().await
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
        let place = "document.querySelector('[data-deal=solo] [data-testid=daily-place]')?.textContent ?? ''";
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
        let row = "document.querySelector('.dlt tbody tr')?.textContent ?? ''";
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
        page.play(40, 7, 1).await?;
        page.click_on(".log li:nth-of-type(4) button").await?;
        page.click_on("[data-do=notes]").await?;
        page.check_accessibility().await?;
        page.click_on(".notes .seg button:nth-of-type(3)").await?;
        page.until("the sign", "!!document.querySelector('.notes .seg [aria-pressed=true]')").await?;
        let typed = "(() => { const field = document.getElementById('note'); field.value = 'Munich first';
            field.dispatchEvent(new Event('change', { bubbles: true })); return true; })()";
        page.eval::<bool>(typed).await?;
        page.click_on("dialog[open] header .x").await?;
        let noted = "document.querySelector('.log .nte')?.textContent ?? ''";
        page.until("the note in the log", &format!("{noted} === '!? Munich first'")).await?;
        page.reload().await?;
        page.until("the note after a reload", &format!("{noted} === '!? Munich first'")).await?;
        let file = page.kept_game().await?;
        assert!(file.lines().any(|line| line.starts_with("note ") && line.ends_with(" !? Munich first")));
        // What is played on from an earlier moment becomes a branch of the game.
        let first: String = page.eval("JSON.parse(localStorage.getItem('lacrimosa.games'))[0].id").await?;
        page.click_on(".log li:nth-of-type(9) button").await?;
        page.click_on("[data-do=play-on]").await?;
        page.until(
            "another game",
            &format!("JSON.parse(localStorage.getItem('lacrimosa.games'))[0].id !== '{first}'"),
        )
        .await?;
        page.play(20, 8, 1).await?;
        page.click_on(".log li:nth-of-type(3) button").await?;
        page.click_on("[data-do=notes]").await?;
        page.click_on("[data-do=keep-branch]").await?;
        let branches =
            format!("(localStorage.getItem('lacrimosa.game.{first}').match(/^branch /gm) ?? []).length");
        page.until("the branch in the first game", &format!("{branches} === 1")).await
    })
    .await
}
