//! Two friends online: an invitation, an undo that is asked for and cancelled, bots that stand in, the talk after the end,
//! a rematch, and leaving for good.

use crate::online::{check_layout, decide, open_table, public};
use browser::{Page, Result, Screen, TestServer};

/// Whether the Undo button leads to a question to the others.
const UNDO_ASKS: &str = "document.querySelector('[data-do=undo]:not([disabled])')?.getAttribute('aria-label').includes('agree') === true";
const TABLE: &str = "!!document.querySelector('.tbl[data-moment]')";
const SHEET: &str = "!!document.querySelector('table tfoot')";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn two_friends_play_ask_leave_talk_and_play_again() -> Result<()> {
    let test_server = TestServer::open().await?;
    test_server
        .visit(Screen::LAPTOP, async |anna| {
            let table = open_table(anna).await?;
            anna.click_on("[data-do=qr]").await?;
            anna.until("the QR code", "!!document.querySelector('.qr svg path')?.getAttribute('d')").await?;
            check_layout(anna, "the room with a QR code").await?;
            test_server
                .visit(Screen::PHONE, async |bela| {
                    bela.enter("en").await?;
                    bela.open(&table).await?;
                    bela.until("the invitation", "!!document.querySelector('.invite dl')").await?;
                    check_layout(bela, "the invitation").await?;
                    bela.click_on("[data-do=sit]").await?;
                    for page in [anna, bela] {
                        page.until("the table", TABLE).await?;
                    }
                    ask_and_cancel(anna, bela).await?;
                    let_bots_finish(anna, bela).await?;
                    talk_after_the_end(anna, bela).await?;
                    play_again(anna, bela, &table).await?;
                    leave_for_good(anna, bela).await
                })
                .await
        })
        .await?;
    test_server.close().await
}

/// One of them plays until an undo needs consent, asks for it and cancels the request.
async fn ask_and_cancel(anna: &Page, bela: &Page) -> Result<()> {
    let mut luck = 1791;
    let (asker, other) = loop {
        if public(anna).await?.moment >= 4 {
            if anna.eval::<bool>(UNDO_ASKS).await? {
                break (anna, bela);
            }
            if bela.eval::<bool>(UNDO_ASKS).await? {
                break (bela, anna);
            }
        }
        decide(&[anna, bela], &mut luck).await?;
    };
    asker.click_on("[data-do=undo]").await?;
    asker.until("the question", "document.activeElement?.id === 'undo-send'").await?;
    asker.click_on("[data-do=undo-send]").await?;
    let named = "document.querySelector('.obar.undo.on p b')?.textContent.includes('asks to undo: ')";
    other.until("the request with its move", named).await?;
    asker.click_on("[data-do=undo-cancel]").await?;
    for page in [asker, other] {
        page.until("no request", "!document.querySelector('.obar.undo.on')").await?;
    }
    Ok(())
}

/// Lets a bot play for the player of a page.
async fn let_bot_play(page: &Page) -> Result<()> {
    page.click_on("[data-do=settings]").await?;
    page.click_on("dialog[open] [data-do=bot-now]").await?;
    page.click_on("dialog[open] [data-do=bot-now-sure]").await
}

/// Anna takes her seat back once. Then bots play for both to the end.
async fn let_bots_finish(anna: &Page, bela: &Page) -> Result<()> {
    let_bot_play(anna).await?;
    anna.until("a bot for Anna", "!!document.querySelector('#dec [data-do=take-back]')").await?;
    anna.click_on("#dec [data-do=take-back]").await?;
    anna.until("Anna back", "!document.querySelector('#dec [data-do=take-back]')").await?;
    for page in [anna, bela] {
        let_bot_play(page).await?;
    }
    for page in [anna, bela] {
        page.until("the score sheet", SHEET).await?;
    }
    Ok(())
}

/// Anna writes on the score page, and Béla reads it there.
async fn talk_after_the_end(anna: &Page, bela: &Page) -> Result<()> {
    anna.click_on(".ecol .say input").await?;
    anna.write("Again?").await?;
    anna.click_on(".ecol .say button").await?;
    let read =
        "[...document.querySelectorAll('.ecol .tlk li')].some((line) => line.textContent.includes('Again?'))";
    bela.until("the message", read).await?;
    for page in [anna, bela] {
        check_layout(page, "the score page with the talk").await?;
    }
    Ok(())
}

/// The seat of the player of a page at the table that the page shows.
const MY_SEAT: &str = "fetch('api/tables/' + location.hash.split('/')[2]).then((answer) => answer.json()).then((table) => table.you)";

/// Béla starts the rematch and Anna joins it; both have the seats that they had.
async fn play_again(anna: &Page, bela: &Page, old: &str) -> Result<()> {
    bela.click_on("[data-do=rematch]").await?;
    anna.until(
        "an offer to join",
        "document.querySelector('[data-do=rematch]')?.textContent.includes('Join rematch')",
    )
    .await?;
    anna.click_on("[data-do=rematch]").await?;
    for page in [anna, bela] {
        page.until("the new table", &format!("{TABLE} && location.hash !== '{old}'")).await?;
    }
    assert_eq!(anna.eval::<String>("location.hash").await?, bela.eval::<String>("location.hash").await?);
    assert_eq!((anna.eval::<u8>(MY_SEAT).await?, bela.eval::<u8>(MY_SEAT).await?), (1, 2));
    Ok(())
}

/// Béla leaves for good, and a bot has the seat.
async fn leave_for_good(anna: &Page, bela: &Page) -> Result<()> {
    bela.click_on("[data-do=settings]").await?;
    bela.click_on("dialog[open] [data-do=leave-for-good]").await?;
    bela.click_on("dialog[open] [data-do=leave-for-good-sure]").await?;
    bela.until("the lobby", "location.hash === '#/lobby'").await?;
    let bot = "fetch('api/tables/' + location.hash.split('/')[2]).then((answer) => answer.json()).then((table) => table.seats[1].by === 'bot')";
    anna.until("a bot at the seat", bot).await
}
