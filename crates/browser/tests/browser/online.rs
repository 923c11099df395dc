//! Online games in real browsers: several browsers, each with its own profile, connected to one server.

use browser::{Network, Page, Result, Screen, TestServer};
use serde::Deserialize;

/// What everybody at a table sees: the moment, the log with costs and gains, the period, and whether the game is over.
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
pub struct Public {
    pub moment: i64,
    log: Vec<String>,
    turn: Vec<String>,
    over: bool,
}

pub async fn public(page: &Page) -> Result<Public> {
    Ok(page.eval(PUBLIC).await?)
}

/// Waits until all pages show the same moment, `least` or later, or the score sheet. It can be later, because one step
/// of a player can include several decisions.
async fn settle(pages: &[&Page], least: i64) -> Result<Public> {
    let all = pages[0]
        .poll(&format!("everybody at moment {least} or later"), async || {
            let mut all = Vec::new();
            for page in pages {
                all.push(page.eval::<Public>(PUBLIC).await?);
            }
            let there = |now: &Public| now.over || now.moment == all[0].moment && now.moment >= least;
            let moments: Vec<i64> = all.iter().map(|now| now.moment).collect();
            let over = all.iter().any(|now| now.over);
            Ok(if all.iter().all(there) && over == all.iter().all(|now| now.over) {
                Ok(all)
            } else {
                Err(format!("moments {moments:?}"))
            })
        })
        .await?;
    for seen in all.iter().filter(|seen| !seen.over) {
        assert_eq!((&seen.log, &seen.turn), (&all[0].log, &all[0].turn), "at moment {}", seen.moment);
    }
    Ok(all[0].clone())
}

/// Lets the players press random buttons until one of them has made a decision or the game is over.
pub async fn decide(people: &[&Page], luck: &mut u64) -> Result<Public> {
    let before = public(people[0]).await?;
    for _ in 0..5000 {
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

/// Creates a table with an open seat. Returns its address.
pub async fn open_table(page: &Page) -> Result<String> {
    page.enter("en").await?;
    page.click_on("[data-mode=online]").await?;
    page.click_on("[data-do=go]").await?;
    page.until("the room", "location.hash.startsWith('#/t/') && !!document.querySelector('.room .seats')")
        .await?;
    Ok(page.eval("location.hash").await?)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn two_players_and_a_spectator_see_the_same_game() -> Result<()> {
    let test_server = TestServer::open().await?;
    test_server
        .visit(Screen::LAPTOP, async |anna| {
            let table = open_table(anna).await?;
            anna.check_accessibility().await?;
            test_server
                .visit(Screen::PHONE, async |bela| {
                    bela.enter("en").await?;
                    bela.open(&table).await?;
                    bela.click_on("[data-do=sit]").await?;
                    test_server
                        .visit(Screen::DESKTOP, async |clara| {
                            play_watched_game(&test_server, anna, bela, clara, &table).await
                        })
                        .await
                })
                .await
        })
        .await?;
    test_server.close().await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn lobby_and_room_fit_the_screen_and_are_accessible() -> Result<()> {
    let looks = [("en", "dark"), ("fr", "light"), ("es", "light"), ("ru", "light"), ("pl", "dark")];
    for (at, (lang, theme)) in looks.into_iter().enumerate() {
        let screen = if at % 2 == 0 { Screen::PHONE } else { Screen::LAPTOP };
        browser::visit(screen, async |page| {
            page.enter_as(lang, theme).await?;
            page.click_on("[data-mode=online]").await?;
            check_layout(page, "the start page").await?;
            page.click_on("[data-do=go]").await?;
            page.until("the room", "!!document.querySelector('.room .seats')").await?;
            check_layout(page, "the room").await?;
            let table: String = page.eval("location.hash").await?;
            page.open("#/lobby").await?;
            page.until("my games", &format!("!!document.querySelector('a[href=\"{table}\"]')")).await?;
            check_layout(page, "the lobby").await
        })
        .await?;
    }
    Ok(())
}

/// Checks that the page does not scroll sideways and is accessible.
pub async fn check_layout(page: &Page, what: &str) -> Result<()> {
    let wide: bool = page.eval("document.documentElement.scrollWidth > innerWidth").await?;
    assert!(!wide, "{what} is wider than the screen");
    page.check_accessibility().await
}

/// A whole game with a reload, a lost connection and a second device in the middle.
async fn play_watched_game(
    test_server: &TestServer,
    anna: &Page,
    bela: &Page,
    clara: &Page,
    table: &str,
) -> Result<()> {
    clara.enter("en").await?;
    clara.open(table).await?;
    for page in [anna, bela, clara] {
        page.until("the table", "!!document.querySelector('.tbl[data-moment]')").await?;
    }
    clara.check_accessibility().await?;
    let mut luck = 1791;
    let all = [anna, bela, clara];
    let mut moment = play_until(&all, 30, &mut luck).await?;
    anna.reload().await?;
    anna.check_console().await?;
    moment = settle(&all, moment).await?.moment.max(moment);
    bela.eval::<bool>(COUNT_SOCKETS).await?;
    moment = play_until(&all, moment + 30, &mut luck).await?;
    lose_connection(bela).await?;
    moment = settle(&all, moment).await?.moment.max(moment);
    play_until(&all, moment + 30, &mut luck).await?;
    let key = device_link(anna).await?;
    test_server
        .visit(Screen::PHONE, async |phone| {
            continue_on_phone(anna, phone, bela, clara, &key, &mut luck).await
        })
        .await
}

/// Anna and Bela play at least until a moment; after each decision all pages must show the same.
async fn play_until(all: &[&Page; 3], least: i64, luck: &mut u64) -> Result<i64> {
    let mut moment = public(all[0]).await?.moment;
    while moment < least {
        let now = decide(&all[..2], luck).await?;
        moment = settle(all, now.moment).await?.moment;
    }
    Ok(moment)
}

/// Makes the page record all WebSockets that it opens from now on.
const COUNT_SOCKETS: &str = "(() => {
    const Socket = window.WebSocket;
    window.sockets = [];
    window.WebSocket = function (...args) { const socket = new Socket(...args); window.sockets.push(socket); return socket; };
    return true;
})()";

/// Disconnects and reconnects the network twice. No lost connection may keep its event listeners.
async fn lose_connection(page: &Page) -> Result<()> {
    for round in 1..=2 {
        page.network(Network::None).await?;
        page.eval::<bool>("(window.dispatchEvent(new Event('offline')), true)").await?;
        page.network(Network::Usual).await?;
        page.eval::<bool>("(window.dispatchEvent(new Event('online')), true)").await?;
        let open = format!("window.sockets.length >= {round} && window.sockets.at(-1).readyState === 1");
        page.until("a new connection", &open).await?;
        page.until("no notice of a lost connection", "!document.querySelector('.obar.on')").await?;
    }
    let listening: usize =
        page.eval("window.sockets.filter((socket) => socket.onmessage || socket.onclose).length").await?;
    assert_eq!(listening, 1, "a lost connection still has event listeners");
    // The browser logs errors about the lost connection, which are expected.
    page.console().await.map(drop)
}

/// Creates a link for another device of the player. Returns its fragment.
async fn device_link(page: &Page) -> Result<String> {
    page.click_on("[data-do=links]").await?;
    page.click_on("dialog[open] [data-do=device]").await?;
    let key = made_link(page, "dialog[open] input[id$=-device]").await?;
    page.click_on("dialog[open] header .x").await?;
    Ok(key)
}

/// Waits for a new link in a field. Returns its fragment.
async fn made_link(page: &Page, field: &str) -> Result<String> {
    let value = format!("document.querySelector('{field}')?.value");
    page.until("the link", &format!("!!{value}")).await?;
    let link: String = page.eval(&value).await?;
    Ok(link.split_once('#').unwrap().1.to_owned())
}

/// Anna continues on her phone; her first page must stay up to date like all others.
async fn continue_on_phone(
    anna: &Page,
    phone: &Page,
    bela: &Page,
    clara: &Page,
    key: &str,
    luck: &mut u64,
) -> Result<()> {
    claim(phone, key).await?;
    phone.until("the table", "!!document.querySelector('.tbl[data-moment]')").await?;
    anna.until("a notice about the new device", "!!document.querySelector('[data-do=see-devices]')").await?;
    anna.click_on("[data-do=dismiss-device]").await?;
    let all = [anna, phone, bela, clara];
    let mut now = public(anna).await?;
    while !now.over {
        let decided = decide(&[phone, bela], luck).await?;
        now = settle(&all, decided.moment).await?;
    }
    let mut sheets = Vec::new();
    for page in all {
        page.until("the score sheet", "!!document.querySelector('table tfoot')").await?;
        let totals = "[...document.querySelectorAll('table tfoot td')].map((cell) => cell.textContent)";
        sheets.push(page.eval::<Vec<String>>(totals).await?);
    }
    assert!(sheets.iter().all(|sheet| *sheet == sheets[0] && !sheet.is_empty()), "{sheets:?}");
    clara.check_accessibility().await
}

/// Opens a seat link and takes the seat; the key must disappear from the address.
async fn claim(page: &Page, key: &str) -> Result<()> {
    page.enter("en").await?;
    page.open(&format!("#{key}")).await?;
    page.click_on("[data-do=claim]").await?;
    page.until("the table", "location.hash.startsWith('#/t/')").await?;
    assert!(!page.eval::<String>("location.href").await?.contains(key), "the key is still in the address");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn an_invitation_works_once_and_a_revoked_device_only_watches() -> Result<()> {
    let test_server = TestServer::open().await?;
    test_server
        .visit(Screen::LAPTOP, async |host| {
            open_table(host).await?;
            host.click_on("[data-do=invite]").await?;
            let key = made_link(host, "#link-2").await?;
            check_layout(host, "the room with a link").await?;
            test_server
                .visit(Screen::LAPTOP, async |guest| use_invitation(&test_server, host, guest, &key).await)
                .await
        })
        .await?;
    test_server.close().await
}

/// The guest takes the seat; nobody else can use the same link afterwards.
async fn use_invitation(test_server: &TestServer, host: &Page, guest: &Page, key: &str) -> Result<()> {
    claim(guest, key).await?;
    for page in [host, guest] {
        page.until("the table", "!!document.querySelector('.tbl[data-moment]')").await?;
    }
    let late = test_server.visit(Screen::PHONE, async |late| {
        late.enter("en").await?;
        late.open(&format!("#{key}")).await?;
        late.click_on("[data-do=claim]").await?;
        late.until(
            "a notice about the used link",
            "document.querySelector('.notice.bad.on')?.textContent.includes('already used')",
        )
        .await?;
        assert!(late.eval::<bool>("location.hash.startsWith('#/seat/')").await?);
        // The browser logs the refused request, which is expected.
        late.console().await.map(drop)
    });
    late.await?;
    let second = device_link(guest).await?;
    test_server.visit(Screen::PHONE, async |phone| revoke_device(guest, phone, &second).await).await?;
    host.click_on("[data-do=links]").await?;
    host.until("the other people", "!!document.querySelector('dialog[open] [data-do=remove-2]')").await?;
    check_layout(host, "the dialog of the host").await?;
    host.click_on("dialog[open] [data-do=remove-2]").await?;
    host.click_on("dialog[open] [data-do=remove-sure]").await?;
    guest.until("a notice about the lost seat", "!!document.querySelector('.notice.bad.on')").await?;
    guest.until("no link for devices without a seat", "!document.querySelector('[data-do=device]')").await
}

/// The guest sees the new device in the list and removes it; from then on the device can only watch.
async fn revoke_device(guest: &Page, phone: &Page, key: &str) -> Result<()> {
    claim(phone, key).await?;
    phone.until("the table", "!!document.querySelector('.tbl[data-moment]')").await?;
    phone
        .until(
            "a player, not a spectator",
            "!document.querySelector('#dec')?.textContent.includes('You are watching')",
        )
        .await?;
    guest.click_on("[data-do=see-devices]").await?;
    guest
        .until("both devices", "document.querySelectorAll('dialog[open] [data-device]').length === 2")
        .await?;
    check_layout(guest, "the devices").await?;
    guest.click_on("dialog[open] [data-device]:not(.this) [data-do^=revoke-]").await?;
    guest.click_on("dialog[open] [data-do=revoke-sure]").await?;
    guest.until("one device", "document.querySelectorAll('dialog[open] [data-device]').length === 1").await?;
    phone.until("a notice about the lost seat", "!!document.querySelector('.notice.bad.on')").await?;
    phone
        .until("a spectator", "!!document.querySelector('#dec')?.textContent.includes('You are watching')")
        .await?;
    guest.click_on("dialog[open] header .x").await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn bots_play_on_when_their_worker_cannot_start() -> Result<()> {
    browser::visit(Screen::LAPTOP, async |page| {
        let broken = "const Real = Worker; window.Worker = function (_, options) { return new Real('no-such-worker.js', options); };";
        let script = serde_json::json!({ "source": broken });
        page.devtools("Page.addScriptToEvaluateOnNewDocument", script).await?;
        page.enter("en").await?;
        page.sit_down(browser::GameChoice::Watch(2), 1791).await?;
        page.until("a decision of a bot", "Number(document.querySelector('.tbl')?.dataset.moment) >= 3").await?;
        page.until("a notice", "!!document.querySelector('.notice.bad.on')").await?;
        // The browser logs an error about the missing worker, which is expected.
        page.console().await.map(drop)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_link_to_a_table_that_does_not_exist_says_so() -> Result<()> {
    browser::visit(Screen::LAPTOP, async |page| {
        page.open("#/t/no-such-table").await?;
        let gone = "document.querySelector('main [role=status]')?.textContent === 'There is no such table.'";
        page.until("a word about it", gone).await?;
        // The browser complains about the socket that was refused.
        page.console().await.map(drop)
    })
    .await
}
