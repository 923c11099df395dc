//! Push messages in a real browser: the service worker shows them, and the room offers to switch them on.

use browser::{Page, Result, Screen, TestServer};
use serde_json::{Value, json};

/// The service worker of the page.
const WORKER: &str = include_str!("../../../web/static/sw.js");

/// Lets the page show notifications, without a question to the user.
async fn allow_notifications(page: &Page, origin: &str) -> Result<()> {
    page.devtools("Browser.grantPermissions", json!({ "permissions": ["notifications"], "origin": origin }))
        .await
}

/// The title, text, tag and data of each notification, and whether it makes no sound.
const NOTIFICATIONS: &str =
    "navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((all) =>
    all.map(({ title, body, tag, data, silent }) => [title, body, tag, data, silent]))";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_push_message_becomes_a_notification_and_a_later_one_of_its_table_replaces_it() -> Result<()> {
    let test_server = TestServer::open().await?;
    let origin = test_server.address().trim_end_matches('/').to_owned();
    test_server
        .visit(Screen::PHONE, async |page| {
            page.open("").await?;
            allow_notifications(page, &origin).await?;
            page.until("the worker", "navigator.serviceWorker.ready.then((worker) => !!worker.active)")
                .await?;
            page.devtools("ServiceWorker.enable", json!({})).await?;
            // The second message comes in quiet hours, because the browser was offline: they hold all day but one minute,
            // twelve hours from now.
            let minute: i64 = page.eval("new Date().getHours() * 60 + new Date().getMinutes()").await?;
            let day = json!({ "from": (minute + 721) % 1440, "to": (minute + 720) % 1440 });
            for (title, body, quiet) in [("Twoja tura", "Runda 1", json!(null)), ("Koniec gry", "Anna", day)]
            {
                let content =
                    json!({ "title": title, "body": body, "table": "#/t/abc", "tag": "abc", "quiet": quiet });
                // The first registration of a fresh profile has the number 0.
                let message = json!({ "origin": origin, "registrationId": "0", "data": content.to_string() });
                page.devtools("ServiceWorker.deliverPushMessage", message).await?;
                page.poll(title, async || {
                    let shown: Value = page.eval(NOTIFICATIONS).await?;
                    let wanted = json!([[title, body, "abc", "#/t/abc", !quiet.is_null()]]);
                    Ok(if shown == wanted { Ok(()) } else { Err(shown.to_string()) })
                })
                .await?;
            }
            let unreadable = json!({ "origin": origin, "registrationId": "0", "data": "no JSON" });
            page.devtools("ServiceWorker.deliverPushMessage", unreadable).await?;
            page.poll("a notification without text", async || {
                let shown: Value = page.eval(NOTIFICATIONS).await?;
                let found = shown.as_array().is_some_and(|all| all.iter().any(|one| one[0] == "Lacrimosa"));
                Ok(if found { Ok(()) } else { Err(shown.to_string()) })
            })
            .await
        })
        .await?;
    test_server.close().await
}

/// Runs the service worker in the page, with a browser that has these pages open, and clicks on a notification of a
/// table. Its value is what the worker did. A real click needs a user.
fn click_with_pages(table: &str, pages: &[&str]) -> String {
    format!(
        "(async () => {{
            const done = [];
            const handlers = {{}};
            const addEventListener = (name, handler) => {{ handlers[name] = handler; }};
            const registration = {{ scope: 'https://example.org/game/' }};
            const page = (url) => ({{ url, focus: () => done.push('focus ' + url) }});
            const clients = {{
                matchAll: async () => {pages}.map(page),
                openWindow: (url) => done.push('open ' + url),
            }};
            {WORKER}
            let work;
            handlers.notificationclick({{
                notification: {{ data: {table}, close: () => done.push('close') }},
                waitUntil: (promise) => {{ work = promise; }},
            }});
            await work;
            return done;
        }})()",
        table = json!(table),
        pages = json!(pages)
    )
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_click_on_a_notification_shows_the_open_table_or_opens_it() -> Result<()> {
    browser::visit(Screen::PHONE, async |page| {
        page.open("").await?;
        let open = ["close", "open https://example.org/game/#/t/abc"];
        for pages in [&[][..], &["https://example.org/game/#/t/abcd", "https://example.org/#/t/abc"]] {
            assert_eq!(
                page.eval::<Vec<String>>(&click_with_pages("#/t/abc", pages)).await?,
                open,
                "{pages:?}"
            );
        }
        for there in ["https://example.org/game/#/t/abc", "https://example.org/game/?a=b#/t/abc/12"] {
            let pages = ["https://example.org/game/#/lobby", there];
            let done: Vec<String> = page.eval(&click_with_pages("#/t/abc", &pages)).await?;
            assert_eq!(done, ["close", &format!("focus {there}")]);
        }
        for foreign in ["https://evil.example/", "//evil.example/#/t/abc", "javascript:alert(1)", "../x"] {
            let done: Vec<String> = page.eval(&click_with_pages(foreign, &[])).await?;
            assert_eq!(done, ["close", "open https://example.org/game/"], "{foreign}");
        }
        Ok(())
    })
    .await
}

/// Replaces the push service, which a test cannot reach, and records the requests about push messages.
const FAKE_PUSH_SERVICE: &str = "(() => {
    const fake = Object.create(PushSubscription.prototype, {
        endpoint: { value: 'https://push.example.org/abc' },
        toJSON: { value: () => ({
            endpoint: 'https://push.example.org/abc',
            keys: {
                p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
                auth: 'BTBZMqHH6r4Tts7J_aSIgg',
            },
        }) },
        unsubscribe: { value: async () => true },
    });
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        window.subscribedWith = [userVisibleOnly, applicationServerKey.length];
        return fake;
    };
    PushManager.prototype.getSubscription = async () => fake;
    window.sent = [];
    const send = window.fetch;
    window.fetch = async (path, options) => {
        const response = await send(path, options);
        if (String(path).endsWith('api/push') && options.method !== 'GET') {
            window.sent.push({ method: options.method, body: JSON.parse(options.body), status: response.status });
        }
        return response;
    };
    return true;
})()";

/// Waits until the last request about push messages is this one. Returns its body.
async fn until_sent(page: &Page, method: &str, check: impl Fn(&Value) -> bool) -> Result<Value> {
    page.poll(&format!("a {method} request"), async || {
        let last: Value = page.eval("window.sent.at(-1) ?? null").await?;
        let found = last["method"] == method && last["status"] == 204 && check(&last["body"]);
        Ok(if found { Ok(last["body"].clone()) } else { Err(last.to_string()) })
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_room_offers_push_messages_and_their_quiet_hours() -> Result<()> {
    let test_server = TestServer::open().await?;
    let origin = test_server.address().trim_end_matches('/').to_owned();
    test_server
        .visit(Screen::PHONE, async |page| {
            page.enter("es").await?;
            allow_notifications(page, &origin).await?;
            assert!(page.eval::<bool>(FAKE_PUSH_SERVICE).await?);
            page.click_on("[data-mode=online]").await?;
            page.click_on("[data-do=go]").await?;
            page.until("the offer", "!!document.querySelector('.room [data-do=push]')").await?;
            page.check_accessibility().await?;
            page.click_on(".room [data-do=push]").await?;
            let sent = until_sent(page, "POST", |_| true).await?;
            assert_eq!((&sent["lang"], &sent["quiet"]), (&json!("es"), &json!(null)));
            assert_eq!(page.eval::<Value>("window.subscribedWith").await?, json!([true, 87]));
            page.click_on(".room [data-do=quiet]").await?;
            let night = json!({"from": 1320, "to": 480});
            until_sent(page, "POST", |body| body["quiet"] == night).await?;
            page.check_accessibility().await?;
            page.click_on(".room [data-do=notify]").await?;
            until_sent(page, "DELETE", |body| body["endpoint"] == "https://push.example.org/abc").await?;
            page.until("the offer again", "!!document.querySelector('.room [data-do=push]')").await
        })
        .await?;
    test_server.close().await
}
