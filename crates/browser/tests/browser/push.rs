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

/// Runs the service worker in the page with replacements for what only a browser and a user can do, and sends it one
/// event. Its value is what the worker did.
fn worker_does(event: &str, pages: &[&str], content: &str) -> String {
    format!(
        "(async () => {{
            const done = [];
            const handlers = {{}};
            const addEventListener = (name, handler) => {{ handlers[name] = handler; }};
            const registration = {{
                scope: 'https://example.org/game/',
                showNotification: async (title, {{ body, tag, data, silent, renotify }}) =>
                    done.push([title, body ?? null, tag, data ?? null, silent, renotify]),
            }};
            const page = (url) => ({{ url, focus: () => done.push('focus ' + url) }});
            const clients = {{
                matchAll: async () => {pages}.map(page),
                openWindow: (url) => done.push('open ' + url),
            }};
            {WORKER}
            let work;
            handlers.{event}({{
                {content},
                waitUntil: (promise) => {{ work = promise; }},
            }});
            await work;
            return done;
        }})()",
        pages = json!(pages)
    )
}

/// The worker gets a push message with this content.
fn message(content: &str) -> String {
    worker_does("push", &[], &format!("data: {{ json: () => JSON.parse({}) }}", json!(content)))
}

/// The user clicks on a notification of a table, with these pages open.
fn click(table: &str, pages: &[&str]) -> String {
    let notification = format!("notification: {{ data: {}, close: () => done.push('close') }}", json!(table));
    worker_does("notificationclick", pages, &notification)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_push_message_becomes_a_notification_and_a_later_one_of_its_table_replaces_it() -> Result<()> {
    browser::visit(Screen::PHONE, async |page| {
        page.open("").await?;
        let minute: i64 = page.eval("new Date().getHours() * 60 + new Date().getMinutes()").await?;
        // These quiet hours hold all day but one minute, twelve hours from now.
        let now = json!({ "from": (minute + 721) % 1440, "to": (minute + 720) % 1440 });
        let later = json!({ "from": (minute + 720) % 1440, "to": (minute + 730) % 1440 });
        for (quiet, is_silent) in [(json!(null), false), (now, true), (later, false)] {
            let content = json!({
                "title": "Twoja tura", "body": "Runda 1", "table": "#/t/abc", "tag": "abc", "quiet": quiet
            });
            let shown: Value = page.eval(&message(&content.to_string())).await?;
            // The tag replaces an earlier notification of the table; the new one sounds again, but not in quiet hours.
            let wanted = json!([["Twoja tura", "Runda 1", "abc", "#/t/abc", is_silent, !is_silent]]);
            assert_eq!(shown, wanted, "{quiet}");
        }
        for unreadable in ["no JSON", "null"] {
            let shown: Value = page.eval(&message(unreadable)).await?;
            assert_eq!(shown, json!([["Lacrimosa", null, "", null, false, false]]), "{unreadable}");
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_browser_hands_push_messages_to_the_service_worker() -> Result<()> {
    let test_server = TestServer::open().await?;
    let origin = test_server.address().trim_end_matches('/').to_owned();
    test_server
        .visit(Screen::PHONE, async |page| {
            page.open("").await?;
            allow_notifications(page, &origin).await?;
            page.until("the worker", "navigator.serviceWorker.ready.then((worker) => !!worker.active)")
                .await?;
            page.devtools("ServiceWorker.enable", json!({})).await?;
            let content =
                json!({ "title": "Twoja tura", "body": "Runda 1", "table": "#/t/abc", "tag": "abc" });
            // The first registration of a fresh profile has the number 0.
            let message = json!({ "origin": origin, "registrationId": "0", "data": content.to_string() });
            page.poll("the notification", async || {
                // Sent again each time: a browser without a desktop may close a notification before it is seen here.
                page.driver().cdp().send_raw("ServiceWorker.deliverPushMessage", message.clone()).await?;
                let shown: Value = page
                    .eval(
                        "navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
                         .then((all) => all.map(({ title, body, tag }) => [title, body, tag]))",
                    )
                    .await?;
                let found = shown == json!([["Twoja tura", "Runda 1", "abc"]]);
                Ok(if found { Ok(()) } else { Err(shown.to_string()) })
            })
            .await
        })
        .await?;
    test_server.close().await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_click_on_a_notification_shows_the_open_table_or_opens_it() -> Result<()> {
    browser::visit(Screen::PHONE, async |page| {
        page.open("").await?;
        let open = ["close", "open https://example.org/game/#/t/abc"];
        for pages in [&[][..], &["https://example.org/game/#/t/abcd", "https://example.org/#/t/abc"]] {
            assert_eq!(page.eval::<Vec<String>>(&click("#/t/abc", pages)).await?, open, "{pages:?}");
        }
        for there in ["https://example.org/game/#/t/abc", "https://example.org/game/?a=b#/t/abc/12"] {
            let pages = ["https://example.org/game/#/lobby", there];
            let done: Vec<String> = page.eval(&click("#/t/abc", &pages)).await?;
            assert_eq!(done, ["close", &format!("focus {there}")]);
        }
        for foreign in ["https://evil.example/", "//evil.example/#/t/abc", "javascript:alert(1)", "../x"] {
            let done: Vec<String> = page.eval(&click(foreign, &[])).await?;
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
