//! Saves screenshots of every screen, in every language and size:
//! `cargo run screenshots [--out DIR] [--lang en,pl] [--theme light,dark]`.

use browser::{GameChoice, Page, Result, Screen, TestServer};
use std::path::PathBuf;

const SIZES: [(&str, Screen); 4] = [
    ("1366x640", Screen::LAPTOP_INSIDE),
    ("1366x768", Screen::LAPTOP),
    ("1920x1080", Screen::DESKTOP),
    ("390x844", Screen::PHONE),
];
const TABS: [&str; 5] = ["row", "map", "req", "me", "oth"];

struct Options {
    out: PathBuf,
    langs: Vec<String>,
    themes: Vec<String>,
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = options();
    let test_server = TestServer::open().await?;
    for lang in &options.langs {
        for theme in &options.themes {
            for (size, screen) in SIZES {
                println!("{lang} {theme} {size}");
                let album = Album { folder: options.out.join(lang), name: format!("{theme}-{size}") };
                test_server.visit(screen, async |page| tour(page, &album, lang, theme, screen).await).await?;
            }
        }
    }
    test_server.close().await
}

fn options() -> Options {
    let mut options =
        Options { out: "target/screenshots".into(), langs: list("en,fr,es,ru,pl"), themes: list("light") };
    let mut args = std::env::args().skip(1);
    while let (Some(name), Some(value)) = (args.next(), args.next()) {
        match name.as_str() {
            "--out" => options.out = value.into(),
            "--lang" => options.langs = list(&value),
            "--theme" => options.themes = list(&value),
            _ => {}
        }
    }
    options
}

fn list(text: &str) -> Vec<String> {
    text.split(',').map(str::to_owned).collect()
}

struct Album {
    folder: PathBuf,
    name: String,
}

impl Album {
    async fn keep(&self, page: &Page, what: &str) -> Result<()> {
        page.screenshot(&self.folder.join(format!("{what}-{}.png", self.name))).await
    }
}

/// Visits every screen and every phase of a turn.
async fn tour(page: &Page, album: &Album, lang: &str, theme: &str, screen: Screen) -> Result<()> {
    page.enter_as(lang, theme).await?;
    album.keep(page, "1-start").await?;
    page.sit_down(GameChoice::Bots(4), 1791).await?;
    // In the middle of a game the screen is fullest.
    page.play(300, 9, 1).await?;
    page.until("my turn", "document.querySelector('#dec [data-do=hurry]') === null").await?;
    for phase in ["2-a", "3-b", "4-c", "5-d", "6-e"] {
        album.keep(page, phase).await?;
        page.play(1, 5, 1).await?;
        page.until("my turn", "document.querySelector('#dec [data-do=hurry]') === null").await?;
    }
    if screen == Screen::PHONE {
        for tab in TABS {
            page.click_on(&format!("[data-tab-of={tab}]")).await?;
            album.keep(page, &format!("7-{tab}")).await?;
        }
    }
    page.click_on(".ctl [data-do=settings]").await?;
    album.keep(page, "8-settings").await?;
    page.open("#/rules").await?;
    album.keep(page, "9-rules").await?;
    page.open("#/end").await?;
    album.keep(page, "9-sheet-now").await?;
    page.open("#/table").await?;
    page.play_to_the_end(3, 1).await?;
    page.until("the sheet", "location.hash === '#/end'").await?;
    album.keep(page, "9-end").await
}
