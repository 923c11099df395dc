//! Measures motion, and saves what it looks like: `cargo run -p browser --bin motion -- [--out DIR]`.
//!
//! Prints the time of each frame of a whole game with three bots, and how much memory and how many nodes the page has
//! after each of three games. Saves a strip of pictures for each kind of action.

use browser::{GameChoice, Page, Position, Result, Screen, TestServer, VisitError};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Notes how long each frame takes, and every task of the page that takes longer than 50 ms.
const MEASURE: &str = "(() => {
    window.frames_ms = [];
    window.long_tasks = [];
    let before = performance.now();
    const frame = (now) => { window.frames_ms.push(now - before); before = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.long_tasks.push(duration))).observe({ type: 'longtask' });
    return true;
})()";

/// The kinds of action, with the position in which each is chosen and the board that it needs.
const ACTIONS: [(&str, Position, &str); 6] = [
    ("travel", Position::Card("travel"), "[data-place].can"),
    ("commission", Position::Card("commission"), "[data-space].st-ok"),
    ("document", Position::Card("document"), "[data-space].st-ok"),
    ("requiem", Position::Card("requiem"), "[data-part-row].can"),
    ("perform", Position::Card("perform_or_sell"), "[data-mode=perform].can, #dec .ch"),
    ("sell", Position::Card("perform_or_sell"), "[data-mode=sell].can, #dec .ch"),
];
/// How many pictures a strip has.
const PICTURES: u32 = 6;

#[tokio::main]
async fn main() -> Result<()> {
    let out: PathBuf =
        std::env::args().skip_while(|arg| arg != "--out").nth(1).unwrap_or("target/motion".into()).into();
    std::fs::create_dir_all(&out)?;
    let test_server = TestServer::open().await?;
    test_server.visit(Screen::LAPTOP, async |page| strips(page, &out).await).await?;
    test_server.visit(Screen::LAPTOP, frames).await?;
    test_server.visit(Screen::LAPTOP, memory).await?;
    test_server.close().await
}

/// Stores settings with this pace and a game, and opens it.
async fn open(page: &Page, pace: &str, game: Option<&str>) -> Result<()> {
    page.enter("en").await?;
    let store = format!(
        "(() => {{ const s = JSON.parse(localStorage.getItem('lacrimosa.settings')); s.pace = '{pace}';
            localStorage.setItem('lacrimosa.settings', JSON.stringify(s)); const game = {};
            if (game) {{ localStorage.setItem('lacrimosa.games', JSON.stringify([{{ id: 'a', at: Date.now(), round: 4, names: ['A', 'B'], over: false }}]));
            localStorage.setItem('lacrimosa.game.a', game); location.hash = '#/table'; }} return true; }})()",
        json!(game)
    );
    page.eval::<bool>(&store).await?;
    page.reload().await
}

/// A strip of pictures for each action, at even steps of its motion.
async fn strips(page: &Page, out: &Path) -> Result<()> {
    for (name, position, target) in ACTIONS {
        open(page, "slow", Some(&position.file())).await?;
        page.until("the table", "!!document.querySelector('.tbl #dec') && !!window.lacrimosaMotion").await?;
        page.eval::<bool>("(document.querySelector('[data-do=close-recap]')?.click(), true)").await?;
        let choose = format!(
            "(() => {{ const one = [...document.querySelectorAll({})].find((e) => e.checkVisibility()); one?.click(); return !!one; }})()",
            json!(target)
        );
        page.until("something to choose", &choose).await?;
        page.click_on("#dec [data-do=confirm]:not([disabled]), #dec [data-do=hire]").await?;
        // Everything is stopped and then shown step by step, so that the pictures do not depend on the machine.
        page.until("motion", "lacrimosaMotion.isMoving()").await?;
        let length: f64 = page
            .eval(
                "(() => { const all = document.getAnimations(); all.forEach((a) => a.pause());
            return Math.max(0, ...all.map((a) => a.effect.getComputedTiming().endTime)); })()",
            )
            .await?;
        let mut files = Vec::new();
        for n in 0..PICTURES {
            let at = length * (f64::from(n) + 0.3) / f64::from(PICTURES);
            page.eval::<bool>(&format!(
                "(document.getAnimations().forEach((a) => {{ a.currentTime = {at}; }}), true)"
            ))
            .await?;
            let file = format!("{name}-{n}.png");
            page.screenshot(&out.join(&file)).await?;
            files.push(file);
        }
        let images: Vec<String> = files.iter().map(|file| format!("<img src='{file}' width=683>")).collect();
        let html = format!(
            "<!doctype html><meta charset=utf-8><title>{name}</title><style>body{{margin:8px;background:#777;display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px}}</style>{}",
            images.concat()
        );
        let sheet = out.join(format!("{name}.html"));
        std::fs::write(&sheet, html)?;
        page.resize(Screen::desktop(2081, 800)).await?;
        page.driver().goto(format!("file://{}", sheet.canonicalize()?.display())).await?;
        page.screenshot(&sheet.with_extension("png")).await?;
        page.resize(Screen::LAPTOP).await?;
        println!("{name}: {length:.0} ms");
    }
    Ok(())
}

/// The frames of a whole game with three bots.
async fn frames(page: &Page) -> Result<()> {
    open(page, "fast", None).await?;
    page.sit_down(GameChoice::Bots(4), 5).await?;
    page.eval::<bool>(MEASURE).await?;
    page.play_to_the_end(5, 1).await?;
    let mut times: Vec<f64> = page.eval("window.frames_ms").await?;
    let long: Vec<f64> = page.eval("window.long_tasks").await?;
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    let above = times.iter().filter(|ms| **ms > 50.0).count();
    println!(
        "{} frames: median {:.1} ms, 95 % {:.1}, 99 % {:.1}, longest {:.1}; {above} above 50 ms; {} tasks above 50 ms, longest {:.0} ms",
        times.len(),
        at(0.5),
        at(0.95),
        at(0.99),
        at(1.0),
        long.len(),
        long.iter().copied().fold(0.0, f64::max)
    );
    Ok(())
}

/// What the page holds after each of three games.
async fn memory(page: &Page) -> Result<()> {
    open(page, "fast", None).await?;
    page.devtools("Performance.enable", json!({})).await?;
    for game in 1..=3 {
        // Not loaded again: what a game leaves behind would be gone.
        page.eval::<bool>("(location.hash = '#/', true)").await?;
        page.sit_down(GameChoice::Bots(2), 7).await?;
        page.play_to_the_end(game, 1).await?;
        page.devtools("HeapProfiler.collectGarbage", json!({})).await?;
        let metrics: Value = page
            .driver()
            .cdp()
            .send_raw("Performance.getMetrics", json!({}))
            .await
            .map_err(VisitError::from)?;
        let value = |name: &str| {
            let all = metrics["metrics"].as_array().into_iter().flatten();
            all.filter(|one| one["name"] == name).find_map(|one| one["value"].as_f64()).unwrap_or_default()
        };
        println!(
            "game {game}: heap {:.1} MB, {} nodes, {} listeners",
            value("JSHeapUsedSize") / 1e6,
            value("Nodes"),
            value("JSEventListeners")
        );
    }
    Ok(())
}
