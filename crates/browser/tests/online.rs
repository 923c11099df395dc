//! Playing through the page with people elsewhere: several browsers, each with a profile of its own, at one server.
#![allow(clippy::unwrap_used)]

use browser::{House, Network, Page, Result, Screen};
use serde::Deserialize;

/// What everybody at a table reads alike: how far the game is, the period, and what happened with all costs and gains.
const PUBLIC: &str = "(() => {
    const text = (selector) => [...document.querySelectorAll(selector)].map((e) => e.textContent.replace(/\\s+/g, ' ').trim());
    const table = document.querySelector('.tbl');
    return {
        moment: table ? Number(table.dataset.moment ?? -1) : -1,
        log: text('.log ol li'),
        turn: text('.top .prd'),
        over: !!document.querySelector('table tfoot'),
    };
})()";

#[derive(Deserialize, Debug, PartialEq, Clone)]
struct Public {
    moment: i64,
    log: Vec<String>,
    turn: Vec<String>,
    over: bool,
}

async fn public(page: &Page) -> Result<Public> {
    Ok(page.eval(PUBLIC).await?)
}

/// Waits until a page shows this moment, or the sheet at the end.
async fn reach(page: &Page, moment: i64) -> Result<Public> {
    page.poll(&format!("moment {moment}"), async || {
        let now: Public = page.eval(PUBLIC).await?;
        Ok(if now.over || now.moment == moment { Ok(now) } else { Err(format!("moment {}", now.moment)) })
    })
    .await
}

/// One of the people whose turn it is presses buttons until the game is a decision further, or over.
async fn decide(people: &[&Page], luck: &mut u64) -> Result<Public> {
    let before = public(people[0]).await?;
    for _ in 0..400 {
        for page in people {
            *luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            page.play(1, *luck >> 34, 1).await?;
            let now = public(page).await?;
            if now.over || now.moment > before.moment {
                return Ok(now);
            }
        }
    }
    panic!("nobody can decide anything at moment {}", before.moment)
}

/// The page shows the room with an open seat; the link of the table.
async fn open_table(page: &Page) -> Result<String> {
    page.enter("en").await?;
    page.click_on("[data-mode=online]").await?;
    page.click_on("[data-do=go]").await?;
    page.until("the room", "location.hash.startsWith('#/t/') && !!document.querySelector('.room .seats')")
        .await?;
    Ok(page.eval("location.hash").await?)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn two_people_and_a_watcher_see_one_game() -> Result<()> {
    let house = House::open().await?;
    house
        .visit(Screen::LAPTOP, async |anna| {
            let table = open_table(anna).await?;
            anna.check_accessibility().await?;
            house
                .visit(Screen::PHONE, async |bela| {
                    bela.enter("en").await?;
                    bela.open(&table).await?;
                    bela.click_on("[data-do=sit]").await?;
                    house
                        .visit(Screen::DESK, async |clara| watched(&house, anna, bela, clara, &table).await)
                        .await
                })
                .await
        })
        .await?;
    house.close().await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn lobby_and_room_are_for_everybody() -> Result<()> {
    let looks = [("en", "dark"), ("fr", "light"), ("es", "light"), ("ru", "light"), ("pl", "dark")];
    for (at, (lang, theme)) in looks.into_iter().enumerate() {
        let screen = if at % 2 == 0 { Screen::PHONE } else { Screen::LAPTOP };
        browser::visit(screen, async |page| {
            page.enter_as(lang, theme).await?;
            page.click_on("[data-mode=online]").await?;
            fits(page, "the start page").await?;
            page.click_on("[data-do=go]").await?;
            page.until("the room", "!!document.querySelector('.room .seats')").await?;
            fits(page, "the room").await?;
            let table: String = page.eval("location.hash").await?;
            page.open("#/lobby").await?;
            page.until("my games", &format!("!!document.querySelector('a[href=\"{table}\"]')")).await?;
            fits(page, "the lobby").await
        })
        .await?;
    }
    Ok(())
}

/// Nothing sticks out sideways, and nobody is shut out.
async fn fits(page: &Page, what: &str) -> Result<()> {
    let wide: bool = page.eval("document.documentElement.scrollWidth > innerWidth").await?;
    assert!(!wide, "{what} is wider than the screen");
    page.check_accessibility().await
}

/// A whole game with a reload, a lost connection and a second device in the middle.
async fn watched(house: &House, anna: &Page, bela: &Page, clara: &Page, table: &str) -> Result<()> {
    clara.enter("en").await?;
    clara.open(table).await?;
    for page in [anna, bela, clara] {
        page.until("the table", "!!document.querySelector('.tbl[data-moment]')").await?;
    }
    clara.check_accessibility().await?;
    let mut luck = 1791;
    let mut moment = 0;
    while moment < 90 {
        let now = decide(&[anna, bela], &mut luck).await?;
        moment = now.moment;
        for page in [anna, bela, clara] {
            let seen = reach(page, moment).await?;
            assert_eq!((&seen.log, &seen.turn), (&now.log, &now.turn), "at moment {moment}");
        }
        if moment == 30 {
            anna.reload().await?;
            anna.check_console().await?;
            reach(anna, moment).await?;
        }
        if moment == 60 {
            bela.network(Network::None).await?;
            bela.eval::<bool>("(window.dispatchEvent(new Event('offline')), true)").await?;
            bela.network(Network::Usual).await?;
            bela.eval::<bool>("(window.dispatchEvent(new Event('online')), true)").await?;
            reach(bela, moment).await?;
            // What the browser says about the lost connection is no fault of the page.
            bela.console().await?;
        }
    }
    anna.click_on("[data-do=links]").await?;
    anna.click_on("dialog[open] [data-do=key]").await?;
    anna.until("the link of the seat", "!!document.querySelector('dialog[open] input[id^=link-1]')?.value")
        .await?;
    let link: String = anna.eval("document.querySelector('dialog[open] input[id^=link-1]').value").await?;
    let key = link.split_once('#').unwrap().1.to_owned();
    anna.press(browser::Key::Escape).await?;
    house.visit(Screen::PHONE, async |phone| device(anna, phone, bela, clara, &key, &mut luck).await).await
}

/// Anna goes on with her phone; her first page follows like everybody else's.
async fn device(
    anna: &Page,
    phone: &Page,
    bela: &Page,
    clara: &Page,
    key: &str,
    luck: &mut u64,
) -> Result<()> {
    phone.enter("en").await?;
    phone.open(&format!("#{key}")).await?;
    phone.click_on("[data-do=claim]").await?;
    phone.until("the table", "!!document.querySelector('.tbl[data-moment]')").await?;
    assert!(!phone.eval::<String>("location.href").await?.contains(key), "the key stays in the address");
    let mut now = public(anna).await?;
    while !now.over {
        now = decide(&[phone, bela], luck).await?;
        for page in [anna, phone, bela, clara] {
            let seen = reach(page, now.moment).await?;
            if !seen.over && !now.over {
                assert_eq!((&seen.log, &seen.turn), (&now.log, &now.turn), "at moment {}", now.moment);
            }
        }
    }
    let mut sheets = Vec::new();
    for page in [anna, phone, bela, clara] {
        page.until("the score sheet", "!!document.querySelector('table tfoot')").await?;
        let totals = "[...document.querySelectorAll('table tfoot td')].map((cell) => cell.textContent)";
        sheets.push(page.eval::<Vec<String>>(totals).await?);
    }
    assert!(sheets.iter().all(|sheet| *sheet == sheets[0] && !sheet.is_empty()), "{sheets:?}");
    clara.check_accessibility().await
}
