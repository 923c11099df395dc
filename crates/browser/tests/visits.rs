//! Visits to the page with a real browser. They need Chromium and chromedriver, so plain `cargo test` leaves them out;
//! `cargo run test --only browser` makes them.
#![allow(clippy::unwrap_used)]

use browser::{House, Network, Result, Screen, visit};

/// Navigation to the first thing seen, and to the page that runs, in milliseconds.
const TIMES: &str = "(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const started = performance.getEntriesByName('lacrimosa-started')[0]?.startTime ?? 0;
    return [paint, started].map(Math.round);
})()";
const HEADING: &str = "document.querySelector('h1')?.textContent";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_page_opens_and_shuts_nobody_out() -> Result<()> {
    for screen in [Screen::PHONE, Screen::LAPTOP] {
        visit(screen, async |page| {
            page.open("").await?;
            page.until("the title", &format!("{HEADING} === 'Lacrimosa'")).await?;
            let inside: [u32; 2] = page.eval("[innerWidth, innerHeight]").await?;
            assert_eq!(inside, [screen.width, screen.height]);
            let [paint, started]: [u32; 2] = page.eval(TIMES).await?;
            println!(
                "{} x {}: first seen after {paint} ms, running after {started} ms",
                screen.width, screen.height
            );
            page.check_accessibility().await
        })
        .await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn after_the_first_visit_the_page_needs_no_server() -> Result<()> {
    let house = House::open().await?;
    house
        .visit(Screen::LAPTOP, async |page| {
            page.open("").await?;
            page.until("the service worker", "navigator.serviceWorker.ready.then(({ active }) => !!active)")
                .await?;
            page.network(Network::None).await?;
            house.stop_serving().await?;
            page.reload().await?;
            page.until("the title", &format!("{HEADING} === 'Lacrimosa'")).await?;
            // An address with a query is the same page.
            page.open("?again").await?;
            assert!(page.eval::<bool>("!!navigator.serviceWorker.controller").await?);
            let worker: String = page.eval(&asked_in_a_worker("echo")).await?;
            assert!(!worker.is_empty());
            Ok(())
        })
        .await?;
    house.close().await
}

/// A question to the page's module in a worker: what it answers, or its error.
fn asked_in_a_worker(question: &str) -> String {
    format!(
        "new Promise((done) => {{
            const worker = new Worker('worker.js', {{ type: 'module' }});
            worker.onmessage = ({{ data }}) => done(data.answer ?? data.error);
            worker.onerror = () => done('');
            worker.postMessage({{ id: 1, question: '{question}' }});
        }})"
    )
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_module_that_does_not_come_is_told_in_the_language_of_the_browser() -> Result<()> {
    let told =
        "[...document.querySelectorAll('#boot .trouble')].filter((p) => !p.hidden).map((p) => p.lang).join()";
    for (language, expected) in [("pl-PL", "pl"), ("fr", "fr"), ("ru", "ru"), ("es-MX", "es"), ("de", "en")] {
        visit(Screen::PHONE, async |page| {
            page.speak(language).await?;
            page.block(&["*web_bg.wasm"]).await?;
            page.goto("").await?;
            page.until("the words", &format!("{told} === '{expected}'")).await?;
            page.check_accessibility().await?;
            assert!(!page.console().await?.is_empty());
            Ok(())
        })
        .await?;
    }
    Ok(())
}
