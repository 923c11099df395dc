//! A simulated player: chooses a game on the start page and presses the buttons of the table.

use crate::{Page, Result, VisitError};
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;

const PERSON: &str = include_str!("person.js");
/// Buttons pressed by one script; a script of the driver has a time limit.
const PER_SCRIPT: u32 = 150;
/// More buttons than any game needs.
const MOST: u32 = 12_000;

/// How often each action was done: `card`, `lay`, `choose`, `confirm`, `done`, `lift`, `wait`.
#[derive(Debug, Default, Deserialize)]
pub struct ActionCounts(BTreeMap<String, u64>);

impl ActionCounts {
    /// How often an action was done.
    pub fn count(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or_default()
    }

    fn add(&mut self, other: ActionCounts) {
        for (what, n) in other.0 {
            *self.0.entry(what).or_default() += n;
        }
    }
}

/// What a finger would touch next, and where; no point if there is nothing to touch.
#[derive(Debug, Deserialize)]
struct Touch {
    what: String,
    x: Option<f64>,
    y: Option<f64>,
    #[serde(default)]
    hit: bool,
    name: Option<String>,
}

/// A game to choose on the start page.
#[derive(Clone, Copy, Debug)]
pub enum GameChoice {
    /// Solo, at the level with this number (1 to 3).
    Solo(u8),
    /// One person and bots, with this number of players in total.
    Bots(u8),
    /// This number of people at one screen.
    Screen(u8),
    /// This number of bots to watch.
    Watch(u8),
}

impl Page {
    /// Opens the start page in a language, with animations turned off.
    pub async fn enter(&self, lang: &str) -> Result<()> {
        self.enter_as(lang, "light").await
    }

    /// Like [`Page::enter`], with a theme: `light` or `dark`.
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

    /// Clicks the first element that matches a CSS selector, as soon as it is clickable.
    pub async fn click_on(&self, selector: &str) -> Result<()> {
        let query = thirtyfour::By::Css(selector);
        // What sticks to the edge of a page, as the button that starts a game, may lie over what was scrolled into view.
        let centre = format!(
            "document.querySelector({})?.scrollIntoView({{ block: 'center' }}) ?? true",
            json!(selector)
        );
        self.poll(&format!("{selector} to be clickable"), async || {
            let clicked = self.driver().find(query.clone()).await?.click().await;
            if clicked.is_err() {
                self.eval::<bool>(&centre).await?;
            }
            clicked.map(Ok)
        })
        .await
    }

    /// Chooses a game with this seed and starts it.
    pub async fn sit_down(&self, choice: GameChoice, seed: u64) -> Result<()> {
        let (mode, group, n) = match choice {
            GameChoice::Solo(level) => ("solo", "l-level", level),
            GameChoice::Bots(n) => ("bots", "l-players", n - 1),
            GameChoice::Screen(n) => ("screen", "l-players", n - 1),
            GameChoice::Watch(n) => ("watch", "l-players", n - 1),
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

    /// Presses this number of buttons of the table. Each is clicked `times` times.
    pub async fn play(&self, steps: u32, seed: u64, times: u32) -> Result<ActionCounts> {
        let (mut counts, mut luck, mut left) = (ActionCounts::default(), seed, steps);
        while left > 0 && counts.count("over") == 0 {
            self.driver().execute(PERSON, Vec::new()).await?;
            let now: ActionCounts =
                self.eval(&format!("window.person.play({}, {luck}, {times})", left.min(PER_SCRIPT))).await?;
            luck = now.count("luck");
            left -= left.min(PER_SCRIPT);
            counts.add(now);
        }
        Ok(counts)
    }

    /// Presses the next button of the table and says what it was.
    pub async fn press_next(&self, luck: u64) -> Result<String> {
        self.driver().execute(PERSON, Vec::new()).await?;
        let pressed: String = self.eval(&format!("window.person.step({luck})")).await?;
        self.settle().await?;
        Ok(pressed)
    }

    /// Plays until the score sheet is shown, with touches at points of the screen only: what is covered or out of view
    /// cannot be reached. Returns the number of taps.
    pub async fn play_by_touch(&self, seed: u64) -> Result<u32> {
        self.driver().execute(PERSON, Vec::new()).await?;
        let mut luck = seed;
        for taps in 0..MOST {
            luck = (luck * 1_103_515_245 + 12_345) % 2_147_483_648;
            match self.next_touch(luck >> 8).await? {
                Some((x, y)) => self.tap(x, y).await?,
                None => return Ok(taps),
            }
        }
        Err(VisitError::Late {
            what: "the end of the game".into(),
            after: std::time::Duration::ZERO,
            found: format!("{MOST} taps"),
        })
    }

    /// The point that a finger would touch next, as soon as there is one and nothing covers it; `None` at the end of
    /// the game. While the page draws, there may be nothing for a moment.
    async fn next_touch(&self, luck: u64) -> Result<Option<(f64, f64)>> {
        self.poll("something to touch", async || {
            let now: Touch = self.eval(&format!("window.person.touch({luck})")).await?;
            Ok(match now {
                Touch { what, .. } if what == "over" => Ok(None),
                Touch { x: Some(x), y: Some(y), hit: true, .. } => Ok(Some((x, y))),
                Touch { what, name, .. } => Err(name.map_or(what, |name| format!("covered: {name}"))),
            })
        })
        .await
    }

    /// Touches a point of the window.
    pub async fn tap(&self, x: f64, y: f64) -> Result<()> {
        let start = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.devtools("Input.dispatchTouchEvent", start).await?;
        self.devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await
    }

    /// Plays until the score sheet is shown.
    pub async fn play_to_the_end(&self, seed: u64, times: u32) -> Result<ActionCounts> {
        let counts = self.play(MOST, seed, times).await?;
        if counts.count("over") == 0 {
            let found = format!("{counts:?}");
            return Err(VisitError::Late {
                what: "the end of the game".into(),
                after: std::time::Duration::ZERO,
                found,
            });
        }
        Ok(counts)
    }

    /// The `.game` file of the last game, from the page's storage.
    pub async fn kept_game(&self) -> Result<String> {
        let kept = r#"localStorage.getItem("lacrimosa.game." + JSON.parse(localStorage.getItem("lacrimosa.games"))[0].id)"#;
        Ok(self.eval(kept).await?)
    }
}
