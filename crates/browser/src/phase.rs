//! The screens of the page and the phases of a turn that must fit every size.

use serde_json::json;

use crate::matrix::Cell;
use crate::{Page, Position, Result};

/// Defines `window.phase`.
const PHASE: &str = include_str!("phase.js");
/// Where the storage says so, bots never answer, so that the page waits as long as it is measured.
const FREEZE: &str = "
    if (localStorage.getItem('frozen')) {
        window.Worker = class { postMessage() {} terminate() {} addEventListener() {} };
    }";

/// A screen or a phase of a turn, and how to get there.
#[derive(Clone, Copy, Debug)]
pub struct Phase {
    /// Its name on the command line and in reports.
    pub code: &'static str,
    /// The address of the screen.
    hash: &'static str,
    /// The saved game.
    game: Option<Position>,
    /// Whether bots never answer.
    frozen: bool,
    /// Whether hints and the recap of the others' turns are shown.
    guided: bool,
    /// Whether the page tells what the others do.
    told: bool,
    /// Whether the player has finished games and played the daily deal.
    played: bool,
    tab: Tab,
    /// Selectors of what is clicked, one after the other. Each names the elements of old and new layouts.
    clicks: &'static [&'static str],
    /// A selector of what gets the focus after the clicks, and the key that is pressed there.
    key: Option<(&'static str, &'static str)>,
    /// A selector of what must be shown then.
    shows: &'static str,
}

/// The tab of the table page that a phase opens.
#[derive(Clone, Copy, Debug)]
enum Tab {
    /// None: the page has no tabs or chooses itself.
    Any,
    /// This one, where the page cannot show all boards at once.
    Small(&'static str),
    /// This one wherever there are tabs.
    Always(&'static str),
}

const UPPER: &str = "[data-half=up], #dec .ch[data-card]";
const LOWER: &str = "[data-half=low], #dec .ch[data-card]";
const CONFIRM: &str = "#dec [data-do=confirm]:not([disabled])";
const PLACE: &str = "[data-place]:not([aria-disabled=true])";
const DEAR_PLACE: &str = "[data-place][aria-disabled=true]";
const SPACE: &str = "[data-space]:not([aria-disabled=true])";
const DEAR_SPACE: &str = "[data-space][aria-disabled=true]";
const PART: &str = "[data-part-row]:not([aria-disabled=true])";
const WORK: &str =
    "[data-do=perform]:not([aria-disabled=true]), [data-do=sell]:not([aria-disabled=true]), #dec .ch";
const EXCHANGE: &str = "[data-do=exchange], summary[data-tip=exchange]";
const ADVICE: &str = "#dec [data-do=advice]";
const TABLE: &str = ".tbl #dec";
const LEARN: &str = "[data-do=first-lesson]";
const LEAVE: &str = "[data-do=leave-lesson]";
const LESSONS: &str = "[data-do=lessons]";
const LIT: &str = "[data-lit]";
const LARGE: &str = "dialog[open] .xcard";

/// The letters by which the results of the daily deal name the edition.
fn edition() -> String {
    let file = Position::Over.file();
    let line = file.lines().find_map(|line| line.strip_prefix("edition ")).unwrap_or_default();
    line.rsplit(' ').next().unwrap_or_default().chars().take(12).collect()
}

impl Phase {
    /// All screens and phases.
    pub const ALL: [Phase; 58] = [
        Phase::screen("start", "#/", "[data-do=go]"),
        Phase::screen("start-saved", "#/", "[data-do=continue]")
            .of(Position::Lay)
            .clicking(&["#fold > summary"]),
        Phase::screen("lobby", "#/lobby", "[data-do=make]"),
        Phase::screen("room", "#/", "[data-do=bot]").clicking(&["[data-mode=online]", "[data-do=go]"]),
        Phase::screen("rules", "#/rules", "h1"),
        Phase::turn("cards", Position::Lay, "me"),
        Phase::turn("card-one", Position::Lay, "me").clicking(&[UPPER]).showing("[aria-pressed=true]"),
        Phase::turn("card-two", Position::Lay, "me").clicking(&[UPPER, LOWER]).showing("[aria-pressed=true]"),
        Phase::turn("advice", Position::Lay, "me").clicking(&[ADVICE]).showing("#dec [data-advice]"),
        Phase::turn("advice-compared", Position::Card("travel"), "map")
            .clicking(&[PLACE, ADVICE])
            .showing("#dec .adv-mine"),
        Phase::turn("cards-solo", Position::SoloLay, "me"),
        Phase::turn("soloist", Position::SoloLay, "oth").clicking(&[".lookat"]).showing(".sol .slc"),
        Phase::turn("recap", Position::Lay, "me").guided(),
        Phase::turn("travel", Position::Card("travel"), "map"),
        Phase::turn("travel-chosen", Position::Card("travel"), "map").clicking(&[PLACE]).showing(CONFIRM),
        Phase::turn("travel-dear", Position::Card("travel"), "map").clicking(&[DEAR_PLACE]),
        Phase::turn("commission", Position::Card("commission"), "row"),
        Phase::turn("commission-chosen", Position::Card("commission"), "row")
            .clicking(&[SPACE])
            .showing(CONFIRM),
        Phase::turn("commission-dear", Position::Card("commission"), "row").clicking(&[DEAR_SPACE]),
        Phase::turn("document-chosen", Position::Card("document"), "row").clicking(&[SPACE]).showing(CONFIRM),
        Phase::turn("requiem", Position::Card("requiem"), "req"),
        Phase::turn("requiem-part", Position::Card("requiem"), "req").clicking(&[PART]),
        Phase::turn("perform", Position::Card("perform_or_sell"), "me"),
        Phase::turn("perform-chosen", Position::Card("perform_or_sell"), "me")
            .clicking(&[WORK])
            .showing(CONFIRM),
        Phase::turn("kinds", Position::Kinds, "me"),
        Phase::turn("end-unused", Position::Card("travel"), "map")
            .frozen()
            .clicking(&["#dec [data-do=end-turn]"])
            .showing("#dec [data-do=end-anyway]"),
        Phase::turn("exchange", Position::Card("travel"), "me").clicking(&[EXCHANGE]),
        Phase::turn("waiting", Position::Waiting, "oth").frozen(),
        Phase::turn("round-end", Position::RoundEnds, "oth")
            .frozen()
            .guided()
            .clicking(&["#dec [data-do=end-turn]"]),
        Phase::turn("title-card", Position::RoundEnds, "oth")
            .frozen()
            .told()
            .clicking(&["#dec [data-do=end-turn]"])
            .showing("dialog.re[open] .ren"),
        Phase::screen("curtain", "#/table", "[data-do=lift]").of(Position::Curtain),
        Phase::turn("tab-row", Position::Lay, "row").staged(),
        Phase::turn("tab-map", Position::Lay, "map").staged(),
        Phase::turn("tab-req", Position::Lay, "req").staged(),
        Phase::turn("tab-me", Position::Lay, "me").staged(),
        Phase::turn("tab-oth", Position::Lay, "oth").staged(),
        Phase::screen("settings", "#/table", "dialog[open], [role=dialog]")
            .of(Position::Lay)
            .clicking(&["[data-do=settings]"]),
        Phase::screen("report", "#/table", "dialog[open] .report")
            .of(Position::Lay)
            .clicking(&["[data-do=settings]", "dialog [data-do=report]"]),
        Phase::turn("explorer", Position::Lay, "row")
            .clicking(&["[data-do=explorer]"])
            .showing("dialog[open], [role=dialog]"),
        Phase::turn("card-view", Position::Lay, "row")
            .clicking(&["[data-do=explorer]", ".xcards button"])
            .showing("dialog[open] .xcard"),
        Phase::turn("place-view", Position::Card("travel"), "map")
            .keyed("[data-place='7']", "i")
            .showing(LARGE),
        Phase::screen("gallery", "#/table", "dialog[open] .gal")
            .of(Position::Lay)
            .clicking(&["[data-do=settings]", "dialog [data-do=gallery]"]),
        Phase::screen("gallery-new", "#/", "dialog[open] .gal").clicking(&["[data-do=gallery]"]),
        Phase::lesson("lesson", &[LEARN]),
        Phase::lesson("lesson-list", &[LEARN, LEAVE, LESSONS]).showing("dialog[open] .lsns"),
        Phase::lesson("lesson-map", &[LEARN, LEAVE, LESSONS, "[data-lesson=travel]", LIT, LIT]),
        Phase::lesson("lesson-requiem", &[LEARN, LEAVE, LESSONS, "[data-lesson=requiem]", LIT, LIT]),
        Phase::lesson("lesson-row", &[LEARN, LEAVE, LESSONS, "[data-lesson=row]", LIT, LIT]),
        Phase::screen("end", "#/end", ".finale").of(Position::Over),
        Phase::screen("sheet", "#/end", "table tfoot").of(Position::Over).clicking(&["[data-do=to-sheet]"]),
        Phase::screen("analysis", "#/end", "[data-testid=costly]")
            .of(Position::Over)
            .clicking(&["[data-do=analysis]"]),
        Phase::screen("over", "#/end", TABLE).of(Position::Over).clicking(&["[data-do=table]"]),
        Phase::screen("replay", "#/end", "#dec [data-do=play-on]")
            .of(Position::Over)
            .clicking(&["[data-do=replay]"]),
        Phase::screen("notes", "#/end", "dialog[open] .notes")
            .of(Position::Over)
            .clicking(&["[data-do=replay]", "[data-do=notes]"]),
        Phase::screen("daily", "#/daily/2026-11-18", "main.dly [data-do=play]"),
        Phase::screen("daily-results", "#/daily/2026-11-19", ".dlx").frozen().played(),
        Phase::screen("progress", "#/progress", ".pgh").played(),
        Phase::screen("progress-none", "#/progress", "main.dly [data-do=new]"),
    ];

    const fn screen(code: &'static str, hash: &'static str, shows: &'static str) -> Phase {
        Phase {
            code,
            hash,
            game: None,
            frozen: false,
            guided: false,
            told: false,
            played: false,
            tab: Tab::Any,
            clicks: &[],
            key: None,
            shows,
        }
    }

    /// A step of a lesson.
    const fn lesson(code: &'static str, clicks: &'static [&'static str]) -> Phase {
        Phase::screen(code, "#/", "#lesson .lx-do").clicking(clicks)
    }

    /// A phase of a turn, which a small screen shows with this tab.
    const fn turn(code: &'static str, game: Position, tab: &'static str) -> Phase {
        Phase { game: Some(game), tab: Tab::Small(tab), ..Phase::screen(code, "#/table", TABLE) }
    }

    const fn of(self, game: Position) -> Phase {
        Phase { game: Some(game), ..self }
    }

    const fn clicking(self, clicks: &'static [&'static str]) -> Phase {
        Phase { clicks, ..self }
    }

    const fn keyed(self, focused: &'static str, key: &'static str) -> Phase {
        Phase { key: Some((focused, key)), ..self }
    }

    const fn showing(self, shows: &'static str) -> Phase {
        Phase { shows, ..self }
    }

    const fn frozen(self) -> Phase {
        Phase { frozen: true, ..self }
    }

    const fn guided(self) -> Phase {
        Phase { guided: true, ..self }
    }

    const fn told(self) -> Phase {
        Phase { told: true, ..self }
    }

    const fn played(self) -> Phase {
        Phase { played: true, ..self }
    }

    /// The same where all boards could be shown at once: its tab is opened.
    const fn staged(self) -> Phase {
        match self.tab {
            Tab::Small(tab) => Phase { tab: Tab::Always(tab), ..self },
            Tab::Any | Tab::Always(_) => self,
        }
    }

    /// Whether both are shown by one page, which need not be loaded again.
    pub(crate) fn is_beside(&self, other: &Phase) -> bool {
        let page = |phase: &Phase| {
            (
                phase.hash,
                phase.game,
                phase.frozen,
                (phase.guided, phase.told, phase.played),
                phase.clicks,
                phase.key,
            )
        };
        page(self) == page(other)
    }

    /// Prepares a browser for [`Phase::open`].
    pub(crate) async fn prepare(page: &Page) -> Result<()> {
        page.open("").await?;
        page.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": FREEZE })).await?;
        let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
        page.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await
    }

    /// What the page reads when it is loaded, beside language, theme and text size.
    pub(crate) fn settings(&self) -> [bool; 3] {
        [self.frozen, self.guided, self.told]
    }

    /// Opens the phase of a cell, after another one in the same browser. Returns what is missing if the page does not
    /// get there.
    pub(crate) async fn open(
        page: &Page,
        cell: &Cell,
        before: Option<&Cell>,
    ) -> Result<Option<&'static str>> {
        let phase = cell.phase;
        page.driver().execute(PHASE, Vec::new()).await?;
        let pace = if phase.told { "normal" } else { "instant" };
        let settings = json!({
            "lang": cell.lang, "theme": cell.theme, "text": cell.text, "hints": phase.guided, "pace": pace,
            "muted": true, "volume": 0, "name": "",
        });
        let game = json!(phase.game.map(Position::file));
        let results = json!(phase.played.then(edition));
        page.eval::<bool>(&format!("phase.store({settings}, {game}, {}, {results})", phase.frozen)).await?;
        // A game can be continued from the start page, which takes less time than loading the page.
        let continues = phase.hash == "#/table"
            && phase.game.is_some()
            && before.is_some_and(|before| before.settings() == cell.settings())
            && page.eval::<bool>("phase.continues()").await?;
        if !continues {
            // The query makes the browser load the page again even where only the rest of the address differs.
            let query = format!("{}-{}-{}-{}", phase.code, cell.lang, cell.theme, cell.text);
            page.open(&format!("?{query}{}", phase.hash)).await?;
            page.driver().execute(PHASE, Vec::new()).await?;
        }
        if !phase.guided {
            page.eval::<bool>("phase.press('[data-do=close-recap]')").await?;
        }
        phase.open_tab(page).await?;
        for selector in phase.clicks {
            page.settle().await?;
            // A lesson is loaded when it begins.
            page.eval::<bool>(&format!("phase.appears({})", json!(selector))).await?;
            if !page.eval::<bool>(&format!("phase.press({})", json!(selector))).await? {
                return Ok(Some(selector));
            }
        }
        if let Some((focused, key)) = phase.key {
            page.settle().await?;
            if !page.eval::<bool>(&format!("phase.key({}, {})", json!(focused), json!(key))).await? {
                return Ok(Some(focused));
            }
        }
        let shown = page.eval::<bool>(&format!("phase.appears({})", json!(phase.shows))).await?;
        Ok((!shown).then_some(phase.shows))
    }

    /// Opens its tab, if the page has tabs, as soon as the page has stopped moving.
    pub(crate) async fn open_tab(self, page: &Page) -> Result<()> {
        page.settle().await?;
        // Where all boards can be shown at once, they are; after a click the page chooses itself.
        let (small, large) = match self.tab {
            Tab::Any => return Ok(()),
            Tab::Small(tab) => (tab, (self.clicks.is_empty() && self.key.is_none()).then_some("table")),
            Tab::Always(tab) => (tab, Some(tab)),
        };
        page.eval::<bool>(&format!("phase.tab({}, {})", json!(small), json!(large))).await?;
        Ok(())
    }
}
