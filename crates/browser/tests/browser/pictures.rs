//! The gallery and the large view: what was met is remembered, and the focus returns.

use crate::turns::at_the_table;
use browser::{GameChoice, Key, Result, Screen, visit};

const MET: &str = "document.querySelectorAll('dialog[open] .gal button.hung').length";
const BLANK: &str = "document.querySelectorAll('dialog[open] .gal .hung.none').length";
const LARGE: &str = "!!document.querySelector('dialog[open] .xcard')";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_gallery_shows_what_was_met_and_stays_filled_after_the_game() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        page.open("").await?;
        page.click_on(".foot [data-do=gallery]").await?;
        page.until("an empty gallery", &format!("{MET} === 0 && {BLANK} > 40")).await?;
        page.check_accessibility().await?;
        page.press(Key::Escape).await?;
        at_the_table(page, GameChoice::Solo(2), 30).await?;
        page.open("").await?;
        page.click_on(".foot [data-do=gallery]").await?;
        page.until("works that were met", &format!("{MET} > 3")).await?;
        page.click_on("dialog[open] .gal button.hung").await?;
        page.until("the picture, large", LARGE).await?;
        page.check_accessibility().await?;
        page.press(Key::Escape).await?;
        page.until("the gallery again", &format!("!({LARGE}) && {MET} > 3")).await?;
        assert!(page.eval::<bool>("document.activeElement.matches('button.hung')").await?);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_place_opens_large_by_its_key_and_gives_the_focus_back() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        at_the_table(page, GameChoice::Solo(2), 10).await?;
        page.eval::<bool>("(document.querySelector('[data-place=\"7\"]').focus(), true)").await?;
        page.write("i").await?;
        page.until("the place, large", LARGE).await?;
        page.check_accessibility().await?;
        page.press(Key::Escape).await?;
        page.until("the table", &format!("!({LARGE})")).await?;
        assert!(page.eval::<bool>("document.activeElement.dataset.place === '7'").await?);
        Ok(())
    })
    .await
}
