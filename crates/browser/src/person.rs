//! Somebody at the page: chooses a game on the start page, and presses the buttons that the table offers.

use crate::{Page, Result, Trouble};
use serde::Deserialize;
use std::collections::BTreeMap;

const PERSON: &str = include_str!("person.js");
/// Buttons pressed in one go; a script of the driver has its time.
const IN_ONE_GO: u32 = 150;
/// No game of ours takes that many.
const MOST: u32 = 12_000;

/// How often somebody did what: `card`, `lay`, `choose`, `confirm`, `done`, `lift`, `wait`.
#[derive(Debug, Default, Deserialize)]
pub struct Deeds(BTreeMap<String, u64>);

impl Deeds {
    /// How often.
    pub fn count(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or_default()
    }

    fn add(&mut self, other: Deeds) {
        for (what, n) in other.0 {
            *self.0.entry(what).or_default() += n;
        }
    }
}

/// A game to choose on the start page.
#[derive(Clone, Copy, Debug)]
pub enum Table {
    /// Alone, at the level with this number, 1 to 3.
    Solo(u8),
    /// With so many at the table, bots but one.
    Bots(u8),
    /// With so many people on one screen.
    Screen(u8),
    /// So many bots to watch.
    Watch(u8),
}

impl Page {
    /// Opens the start page as somebody who has no time for pauses, in a language.
    pub async fn enter(&self, lang: &str) -> Result<()> {
        self.enter_as(lang, "light").await
    }

    /// The same with a look: `light` or `dark`.
    pub async fn enter_as(&self, lang: &str, theme: &str) -> Result<()> {
        self.open("").await?;
        let settings = format!(
            r#"localStorage.setItem("lacrimosa.settings", JSON.stringify({{lang: "{lang}", theme: "{theme}", pace: "instant",
                muted: true, volume: 0, text: 100, hints: false, name: ""}}))"#
        );
        self.eval::<Option<bool>>(&settings).await?;
        self.reload().await?;
        self.started().await?;
        Ok(())
    }

    /// Clicks the first element that a CSS selector finds, as soon as that is possible.
    pub async fn click_on(&self, selector: &str) -> Result<()> {
        let query = thirtyfour::By::Css(selector);
        self.poll(&format!("{selector} to be clickable"), async || {
            self.driver().find(query.clone()).await?.click().await.map(Ok)
        })
        .await
    }

    /// Chooses a game with this seed and sits down.
    pub async fn sit_down(&self, table: Table, seed: u64) -> Result<()> {
        let (mode, group, n) = match table {
            Table::Solo(level) => ("solo", "l-level", level),
            Table::Bots(n) => ("bots", "l-players", n - 1),
            Table::Screen(n) => ("screen", "l-players", n - 1),
            Table::Watch(n) => ("watch", "l-players", n - 1),
        };
        self.click_on(&format!("[data-mode={mode}]")).await?;
        self.click_on(&format!("[aria-labelledby={group}] button:nth-of-type({n})")).await?;
        let typed = format!(
            r#"(() => {{ const field = document.getElementById("seed"); document.getElementById("fold").open = true;
                field.value = "{seed}"; field.dispatchEvent(new Event("input", {{ bubbles: true }}));
                field.dispatchEvent(new Event("change", {{ bubbles: true }})); return true; }})()"#
        );
        self.eval::<bool>(&typed).await?;
        self.click_on("[data-do=go]").await?;
        self.until(
            "the table",
            "!!document.querySelector('.tbl') || !!document.querySelector('[data-do=lift]')",
        )
        .await
    }

    /// Presses so many buttons of the table; `times` is how often each is clicked.
    pub async fn play(&self, steps: u32, seed: u64, times: u32) -> Result<Deeds> {
        let (mut deeds, mut luck, mut left) = (Deeds::default(), seed, steps);
        while left > 0 && deeds.count("over") == 0 {
            self.driver().execute(PERSON, Vec::new()).await?;
            let now: Deeds =
                self.eval(&format!("window.person.play({}, {luck}, {times})", left.min(IN_ONE_GO))).await?;
            luck = now.count("luck");
            left -= left.min(IN_ONE_GO);
            deeds.add(now);
        }
        Ok(deeds)
    }

    /// Plays until the score sheet is shown.
    pub async fn play_to_the_end(&self, seed: u64, times: u32) -> Result<Deeds> {
        let deeds = self.play(MOST, seed, times).await?;
        if deeds.count("over") == 0 {
            let found = format!("{deeds:?}");
            return Err(Trouble::Late {
                what: "the end of the game".into(),
                after: std::time::Duration::ZERO,
                found,
            });
        }
        Ok(deeds)
    }

    /// The `.game` file of the game that was played last, as the page keeps it.
    pub async fn kept_game(&self) -> Result<String> {
        let kept = r#"localStorage.getItem("lacrimosa.game." + JSON.parse(localStorage.getItem("lacrimosa.games"))[0].id)"#;
        Ok(self.eval(kept).await?)
    }
}
