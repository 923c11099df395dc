//! Measures how long the page takes to appear: `cargo run -p browser --bin load [VISITS]`.
//!
//! Each visit has an empty profile. Printed are the median and the longest time since the request until the first
//! picture, until the start page runs, and until a saved game asks for a decision on a page that is loaded again.

use browser::{Position, Result, Screen, TestServer};
use serde_json::json;

/// The time of the first picture and the time at which the page ran, in milliseconds.
const START: &str = "new Promise((known) => {
    const picture = () => performance.getEntriesByName('first-contentful-paint')[0];
    const look = () => picture() ? known([picture().startTime, performance.getEntriesByName('lacrimosa-started')[0].startTime])
        : setTimeout(look, 5);
    look();
})";
/// Notes the first moment at which the table asks for a decision.
const WATCH: &str = "
    const watch = new MutationObserver(() => {
        if (document.querySelector('.tbl #dec [data-half], .tbl #dec button')) {
            performance.mark('playable');
            watch.disconnect();
        }
    });
    watch.observe(document, { childList: true, subtree: true });";

#[tokio::main]
async fn main() -> Result<()> {
    let visits = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(9);
    let test_server = TestServer::open().await?;
    let (mut pictures, mut starts, mut tables) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..visits {
        let [picture, start, table] = test_server
            .visit(Screen::LAPTOP, async |page| {
                page.open("").await?;
                let (picture, start): (f64, f64) = page.eval(START).await?;
                let store = format!(
                    "(localStorage.setItem('lacrimosa.games', '[{{\"id\":\"a\",\"at\":1,\"round\":4,\"names\":[\"A\",\"B\"],\"over\":false}}]'),
                      localStorage.setItem('lacrimosa.game.a', {}), location.hash = '#/table', true)",
                    json!(Position::Lay.file())
                );
                page.eval::<bool>(&store).await?;
                page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
                page.reload().await?;
                page.until("a decision", "performance.getEntriesByName('playable').length > 0").await?;
                let table: f64 = page.eval("performance.getEntriesByName('playable')[0].startTime").await?;
                Ok([picture, start, table])
            })
            .await?;
        pictures.push(picture);
        starts.push(start);
        tables.push(table);
    }
    test_server.close().await?;
    for (what, mut times) in
        [("first picture", pictures), ("start page runs", starts), ("saved game asks", tables)]
    {
        times.sort_by(f64::total_cmp);
        if let (Some(median), Some(longest)) = (times.get(times.len() / 2), times.last()) {
            println!("{what}: median {median:.0} ms, longest {longest:.0} ms of {visits} visits");
        }
    }
    Ok(())
}
