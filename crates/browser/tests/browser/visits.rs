//! The page in a real browser: start, offline use, errors. Needs Chromium and chromedriver, so plain `cargo test` skips
//! these tests; `cargo run test --only browser` runs them.

use browser::{Network, Result, Screen, TestServer, visit};

/// The milliseconds from navigation to the first paint, and to the start of the page.
const TIMES: &str = "(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const started = performance.getEntriesByName('lacrimosa-started')[0]?.startTime ?? 0;
    return [paint, started].map(Math.round);
})()";
const HEADING: &str = "document.querySelector('h1')?.textContent";

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn the_page_opens_and_is_accessible() -> Result<()> {
    for screen in [Screen::PHONE, Screen::LAPTOP] {
        visit(screen, async |page| {
            page.open("").await?;
            page.until("the title", &format!("{HEADING} === 'Lacrimosa'")).await?;
            let inside: [u32; 2] = page.eval("[innerWidth, innerHeight]").await?;
            assert_eq!(inside, [screen.width, screen.height]);
            let [paint, started]: [u32; 2] = page.eval(TIMES).await?;
            println!(
                "{} x {}: first paint after {paint} ms, started after {started} ms",
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
async fn the_page_works_offline_after_the_first_visit() -> Result<()> {
    let test_server = TestServer::open().await?;
    test_server
        .visit(Screen::LAPTOP, async |page| {
            page.open("").await?;
            page.until("the service worker", "navigator.serviceWorker.ready.then(({ active }) => !!active)")
                .await?;
            page.network(Network::None).await?;
            test_server.stop_serving().await?;
            page.reload().await?;
            page.until("the title", &format!("{HEADING} === 'Lacrimosa'")).await?;
            // The texts of a language that was not shown yet are there, too.
            page.click_on(".langs button[lang=pl]").await?;
            page.until("the language", "document.documentElement.lang === 'pl'").await?;
            // The query of an address is ignored.
            page.open("?again").await?;
            assert!(page.eval::<bool>("!!navigator.serviceWorker.controller").await?);
            let worker: String = page.eval(&ask_worker_script("echo")).await?;
            assert!(!worker.is_empty());
            Ok(())
        })
        .await?;
    test_server.close().await
}

/// The files of texts that the page has requested.
const TEXTS: &str = "performance.getEntriesByType('resource').map(({ name }) => name.split('/texts/')[1]).filter(Boolean).sort()";
/// All files of a language: the texts of the start page, and the others. They are loaded in any order.
const RUSSIAN: [&str; 2] = ["ru-more.txt", "ru.txt"];

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_visit_loads_the_texts_of_one_language() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        page.speak("xx,ru-RU,fr").await?;
        page.open("").await?;
        page.until("the language", "document.documentElement.lang === 'ru'").await?;
        page.until("all texts", &format!("{TEXTS}.length === 2")).await?;
        assert_eq!(page.eval::<Vec<String>>(TEXTS).await?, RUSSIAN);
        page.click_on(".langs button[lang=fr]").await?;
        page.until("the language", "document.documentElement.lang === 'fr'").await?;
        page.click_on(".langs button[lang=ru]").await?;
        page.until("the language", "document.documentElement.lang === 'ru'").await?;
        assert_eq!(page.eval::<Vec<String>>(TEXTS).await?, [["fr-more.txt", "fr.txt"], RUSSIAN].concat());
        // The language that was chosen is the only one that the next visit loads.
        page.reload().await?;
        page.started().await?;
        assert_eq!(page.eval::<Vec<String>>(TEXTS).await?, RUSSIAN);
        Ok(())
    })
    .await
}

/// What the page has requested until it was started, without pictures and the manifest.
const BEFORE_START: &str = "(() => {
    const [started] = performance.getEntriesByName('lacrimosa-started');
    const all = performance.getEntriesByType('resource').filter(({ name }) => !/\\.(svg|png|webmanifest)$/.test(name.split('#')[0]));
    return all.filter(({ startTime }) => startTime < started.startTime).map(({ name }) => name.split('/').pop());
})()";

/// These files are the first view, which `xtask/src/client/weight.rs` weighs.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_first_visit_shows_the_start_page_before_it_loads_what_other_screens_need() -> Result<()> {
    const FIRST: [&str; 8] = [
        "boot.js",
        "eb-garamond-latin-normal.woff2",
        "eb-garamond-title.woff2",
        "en.txt",
        "page.css",
        "source-sans-3-latin.woff2",
        "web.js",
        "web_bg.wasm",
    ];
    visit(Screen::LAPTOP, async |page| {
        page.open("").await?;
        let more = "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/more.css'))";
        page.until("the other styles", more).await?;
        let before = page.eval::<Vec<String>>(BEFORE_START).await?;
        let unexpected: Vec<&String> = before.iter().filter(|name| !FIRST.contains(&name.as_str())).collect();
        assert!(unexpected.is_empty(), "{unexpected:?}");
        // A page with something stored begins with everything.
        page.click_on("[data-do=dark]").await?;
        page.reload().await?;
        page.started().await?;
        assert_eq!(page.eval::<usize>("document.styleSheets.length").await?, 2);
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_language_that_cannot_be_loaded_is_reported_and_the_old_one_stays() -> Result<()> {
    visit(Screen::LAPTOP, async |page| {
        page.open("").await?;
        page.block(&["*texts/pl.txt"]).await?;
        page.click_on(".langs button[lang=pl]").await?;
        let notice = "document.querySelector('.notice.on')?.textContent ?? ''";
        page.until("the notice", &format!("({notice}).includes('Polski')")).await?;
        assert_eq!(page.eval::<String>("document.documentElement.lang").await?, "en");
        page.block(&[]).await?;
        page.click_on(".langs button[lang=pl]").await?;
        page.until("the language", "document.documentElement.lang === 'pl'").await?;
        page.until("no notice", &format!("({notice}) === ''")).await
    })
    .await
}

/// A script that asks a worker a question and returns the answer or the error.
fn ask_worker_script(question: &str) -> String {
    format!(
        "new Promise((done) => {{
            const worker = new Worker('worker.js', {{ type: 'module' }});
            worker.onmessage = ({{ data }}) => done(data.reply ?? data.crashed);
            worker.onerror = () => done('');
            worker.postMessage({{ id: 1, question: '{question}' }});
        }})"
    )
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "needs Chromium: cargo run test --only browser"]
async fn a_module_that_fails_to_load_shows_an_error_in_the_language_of_the_browser() -> Result<()> {
    let shown =
        "[...document.querySelectorAll('#boot .trouble')].filter((p) => !p.hidden).map((p) => p.lang).join()";
    for (language, expected) in [("pl-PL", "pl"), ("fr", "fr"), ("ru", "ru"), ("es-MX", "es"), ("de", "en")] {
        visit(Screen::PHONE, async |page| {
            page.speak(language).await?;
            page.block(&["*web_bg.wasm"]).await?;
            page.goto("").await?;
            page.until("the error text", &format!("{shown} === '{expected}'")).await?;
            page.check_accessibility().await?;
            assert!(!page.console().await?.is_empty());
            Ok(())
        })
        .await?;
    }
    Ok(())
}
