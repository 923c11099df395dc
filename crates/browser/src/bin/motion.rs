//! Measures motion, and saves what it looks like: `cargo run -p browser --bin motion -- [--out DIR] [WHAT]…`.
//!
//! `local` and `online` save a strip of pictures for each kind of action, in a game of the page and in one on a server.
//! `frames` prints the time of each frame of a whole game with three bots. `memory` prints how much memory and how many
//! nodes the page has after each of three games. Without a word everything is done.

use browser::{GameChoice, Page, Position, Result, Screen, TestServer, VisitError};
use serde::Deserialize;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// What can be asked for.
const WORDS: [&str; 4] = ["local", "online", "frames", "memory"];

/// Notes how long each frame takes, and what the longest ones are made of.
const MEASURE: &str = "(() => {
    window.frames_ms = [];
    window.long_frames = [];
    let before = performance.now();
    const frame = (now) => { window.frames_ms.push(now - before); before = now; requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
    const note = ({ startTime, duration, renderStart, styleAndLayoutStart, scripts }) => window.long_frames.push({
        total: duration,
        scripts: scripts.reduce((sum, one) => sum + one.duration, 0),
        layout: styleAndLayoutStart ? startTime + duration - styleAndLayoutStart : 0,
        what: scripts.map(({ invoker }) => invoker).join(' '),
    });
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'long-animation-frame' });
    return true;
})()";

/// Stops the motion of each kind of action that is still wanted as soon as it begins, whoever acts.
const CATCH: &str = "(() => {
    window.wanted = ['travel', 'commission', 'document', 'requiem', 'perform', 'sell'];
    window.caught = null;
    const { before } = lacrimosaMotion;
    const kind = ({ drive = [], flights = [] }) => {
        const told = [...document.querySelectorAll('.log ol li.new')].map(({ textContent }) => textContent).join();
        return drive.length ? 'travel' : flights.some(({ kind }) => kind === 'marker') ? 'requiem'
            : ['commission', 'document', 'perform', 'sell'].find((word) => told.includes(` ${word}s `));
    };
    lacrimosaMotion.before = (plan) => {
        before(plan);
        requestAnimationFrame(() => requestAnimationFrame(() => {
            const name = kind(JSON.parse(plan));
            // The end of a round covers the table.
            const seen = !document.querySelector('dialog[open]');
            if (seen && !window.caught && window.wanted.includes(name) && lacrimosaMotion.isMoving()) {
                document.getAnimations().forEach((animation) => animation.pause());
                window.wanted = window.wanted.filter((other) => other !== name);
                window.caught = name;
            }
        }));
    };
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
/// At most so many buttons are pressed online until each kind of action was seen.
const MOST_PRESSES: u64 = 1500;

#[tokio::main]
async fn main() -> Result<()> {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let mut out = PathBuf::from("target/motion");
    if let Some(at) = args.iter().position(|arg| arg == "--out") {
        args.remove(at);
        out = if at < args.len() { args.remove(at).into() } else { PathBuf::new() };
    }
    if out.as_os_str().is_empty() || args.iter().any(|arg| !WORDS.contains(&arg.as_str())) {
        eprintln!("usage: motion [{}]… [--out DIR]", WORDS.join(" | "));
        std::process::exit(2);
    }
    let asked = |word: &str| args.is_empty() || args.iter().any(|arg| arg == word);
    std::fs::create_dir_all(&out)?;
    let test_server = TestServer::open().await?;
    if asked("local") {
        test_server.visit(Screen::LAPTOP, async |page| local_strips(page, &out).await).await?;
    }
    if asked("online") {
        test_server.visit(Screen::LAPTOP, async |page| online_strips(page, &out).await).await?;
    }
    if asked("frames") {
        test_server.visit(Screen::LAPTOP, frames).await?;
    }
    if asked("memory") {
        test_server.visit(Screen::LAPTOP, memory).await?;
    }
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

/// A strip for each action in a game of the page.
async fn local_strips(page: &Page, out: &Path) -> Result<()> {
    let mut files = Vec::new();
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
        page.until("motion", "lacrimosaMotion.isMoving()").await?;
        // Stopped and then shown step by step, so that the pictures do not depend on the machine.
        page.eval::<bool>("(document.getAnimations().forEach((animation) => animation.pause()), true)")
            .await?;
        files.push(pictures(page, out, &format!("local-{name}")).await?);
    }
    sheets(page, out, &files).await
}

/// A strip for each action in a game on a server, whoever is the first to choose it.
async fn online_strips(page: &Page, out: &Path) -> Result<()> {
    open(page, "slow", None).await?;
    page.click_on("[data-mode=online]").await?;
    page.click_on("[data-do=go]").await?;
    page.until("an open seat", "!!document.querySelector('select[data-do=bot]')").await?;
    let bot = "(() => { const list = document.querySelector('select[data-do=bot]'); list.value = 'andante';
        list.dispatchEvent(new Event('change', { bubbles: true })); return true; })()";
    page.eval::<bool>(bot).await?;
    page.until("the table", "!!document.querySelector('.tbl[data-moment] #dec') && !!window.lacrimosaMotion")
        .await?;
    page.eval::<bool>(CATCH).await?;
    // Looks for twenty frames whether something was caught.
    let look = "new Promise((done) => { let n = 0; const look = () => {
        window.caught || n++ > 20 ? done([window.caught, window.wanted.length]) : requestAnimationFrame(look);
    }; look(); })";
    let mut files = Vec::new();
    for luck in 0..MOST_PRESSES {
        page.play(1, luck.wrapping_mul(6_364_136_223_846_793_005) >> 34, 1).await?;
        let (caught, left): (Option<String>, usize) = page.eval(look).await?;
        if let Some(name) = caught {
            files.push(pictures(page, out, &format!("online-{name}")).await?);
            page.eval::<bool>("(lacrimosaMotion.finish(), window.caught = null, true)").await?;
        }
        if left == 0 {
            return sheets(page, out, &files).await;
        }
    }
    let found = format!("{} of {} actions", files.len(), ACTIONS.len());
    Err(VisitError::Late { what: "each kind of action".into(), after: std::time::Duration::ZERO, found })
}

/// The pictures of a strip: its name and their files.
struct Strip {
    name: String,
    pictures: Vec<String>,
}

/// Pictures of what is stopped on the page, at even steps of its motion.
async fn pictures(page: &Page, out: &Path, name: &str) -> Result<Strip> {
    let length: f64 = page
        .eval("Math.max(0, ...document.getAnimations().map((a) => a.effect.getComputedTiming().endTime))")
        .await?;
    let mut pictures = Vec::new();
    for n in 0..PICTURES {
        let at = length * (f64::from(n) + 0.3) / f64::from(PICTURES);
        let step = format!("(document.getAnimations().forEach((a) => {{ a.currentTime = {at}; }}), true)");
        page.eval::<bool>(&step).await?;
        let file = format!("{name}-{n}.png");
        page.screenshot(&out.join(&file)).await?;
        pictures.push(file);
    }
    println!("{name}: {length:.0} ms");
    Ok(Strip { name: name.to_owned(), pictures })
}

/// Writes each strip as HTML and as one picture.
async fn sheets(page: &Page, out: &Path, strips: &[Strip]) -> Result<()> {
    page.resize(Screen::desktop(2081, 800)).await?;
    for Strip { name, pictures } in strips {
        let images: Vec<String> =
            pictures.iter().map(|file| format!("<img src='{file}' width=683>")).collect();
        let html = format!(
            "<!doctype html><meta charset=utf-8><title>{name}</title><style>body{{margin:8px;background:#777;display:grid;grid-template-columns:1fr 1fr 1fr;gap:8px}}</style>{}",
            images.concat()
        );
        let sheet = out.join(format!("{name}.html"));
        std::fs::write(&sheet, html)?;
        page.driver().goto(format!("file://{}", sheet.canonicalize()?.display())).await?;
        page.screenshot(&sheet.with_extension("png")).await?;
    }
    Ok(())
}

/// A frame of more than 50 ms, in milliseconds.
#[derive(Deserialize)]
struct LongFrame {
    total: f64,
    scripts: f64,
    layout: f64,
    what: String,
}

/// The frames of a whole game with three bots.
async fn frames(page: &Page) -> Result<()> {
    open(page, "fast", None).await?;
    page.sit_down(GameChoice::Bots(4), 5).await?;
    page.eval::<bool>(MEASURE).await?;
    page.play_to_the_end(5, 1).await?;
    let mut times: Vec<f64> = page.eval("window.frames_ms").await?;
    let mut long: Vec<LongFrame> = page.eval("window.long_frames").await?;
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    let above = |limit: f64| times.iter().filter(|ms| **ms > limit).count();
    println!(
        "{} frames: median {:.1} ms, 95 % {:.1}, 99 % {:.1}, 99.9 % {:.1}, longest {:.1}",
        times.len(),
        at(0.5),
        at(0.95),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    println!("above 20 ms: {}, above 34: {}, above 50: {}", above(20.0), above(34.0), above(50.0));
    long.sort_by(|one, other| other.total.total_cmp(&one.total));
    for LongFrame { total, scripts, layout, what } in long.iter().take(8) {
        println!("a long frame: {total:.0} ms, scripts {scripts:.0}, layout and drawing {layout:.0}: {what}");
    }
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
