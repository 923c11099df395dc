//! What moves when another scene is drawn. `page::motion` says what travels; this file says where that is on the page;
//! `motion.js` moves it. One way for local games, games on a server and replays.

use crate::app::App;
use crate::browser;
use crate::icons::{of_kind, of_line, of_seat};
use page::motion::{Anchor, Flight, Traveller, between, drive, of_act};
use page::scene::Scene;
use page::soloist::Act;
use page::vignette;
use serde::Serialize;
use vocab::{Card, Gain, Seat};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = lacrimosaMotion, js_name = before, catch)]
    fn move_before(plan: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(js_namespace = lacrimosaMotion, js_name = flights, catch)]
    fn fly(plan: &str) -> Result<(), JsValue>;
}

/// What `motion.js` reads.
#[derive(Serialize)]
struct Plan {
    /// The length of one beat in milliseconds.
    ms: u64,
    flights: Vec<Drawn>,
    drive: Vec<(usize, bool)>,
}

/// A flight with what is drawn and where: selectors, the first visible one counts.
#[derive(Serialize)]
struct Drawn {
    kind: &'static str,
    icon: &'static str,
    text: String,
    seat: u8,
    from: Vec<String>,
    to: Vec<String>,
    beat: u8,
}

/// Prepares the motion from the scene that is shown to the next one; called just before that is drawn.
pub fn prepare(app: App, before: Option<&Scene>, after: Option<&Scene>) {
    let (Some(before), Some(after)) = (before, after) else { return };
    let Some(ms) = beat(app) else { return };
    if (before.moment, before.me) == (after.moment, after.me) && before.plan == after.plan {
        return;
    }
    let me = after.me;
    let flights = between(before, after).iter().map(|flight| drawn(after, me, flight)).collect();
    let _ = move_before(&json(&Plan { ms, flights, drive: drive(before, after) }));
}

/// Shows one action of the Soloist on the boards.
pub fn show_act(app: App, scene: &Scene, act: &Act) {
    let Some(ms) = beat(app) else { return };
    let flights = of_act(act).iter().map(|flight| drawn(scene, scene.me, flight)).collect();
    let _ = fly(&json(&Plan { ms, flights, drive: Vec::new() }));
}

fn json(plan: &Plan) -> String {
    serde_json::to_string(plan).unwrap_or_default()
}

/// The length of a beat; none if nothing may move.
fn beat(app: App) -> Option<u64> {
    let still = browser::prefers("(prefers-reduced-motion: reduce)") || browser::is_hidden();
    let ms = app.settings.with_untracked(|settings| settings.pace.beat());
    (ms > 0 && !still && app.at_table() && app.curtain.get_untracked().is_none()).then_some(ms)
}

fn drawn(scene: &Scene, me: Seat, flight: &Flight) -> Drawn {
    let (kind, icon, text, seat) = match flight.what {
        Traveller::Gain(gain, n) => (kind_of(gain), icon_of(gain), format!("+{n}"), 0),
        Traveller::Paid(gain, n) => (kind_of(gain), icon_of(gain), format!("−{n}"), 0),
        Traveller::Card(card) => ("card", motif(scene, card), String::new(), 0),
        Traveller::Marker(seat) => ("marker", of_seat(seat), String::new(), seat.map_or(0, Seat::number)),
        Traveller::Tile(line) => ("tile", of_line(line), String::new(), 0),
        Traveller::Court => ("tile", "court", String::new(), 0),
    };
    let place = |anchor| selectors(anchor, me);
    Drawn { kind, icon, text, seat, from: place(flight.from), to: place(flight.to), beat: flight.beat }
}

fn kind_of(gain: Gain) -> &'static str {
    match gain {
        Gain::Ducats => "coin",
        Gain::Vp => "vp",
        Gain::Track(_) | Gain::Counter(_) | Gain::Finance => "point",
    }
}

fn icon_of(gain: Gain) -> &'static str {
    match gain {
        Gain::Ducats => "coin",
        Gain::Vp => "vp",
        Gain::Track(kind) | Gain::Counter(kind) => of_kind(kind),
        Gain::Finance => "finance",
    }
}

/// The picture of a card.
fn motif(scene: &Scene, card: Card) -> &'static str {
    match card {
        Card::Memory(id) => page::card::memory(scene.edition(), id)
            .map_or("memory-letter", |card| vignette::of_memory(id, card)),
        Card::Opus(id) => {
            let opus = &scene.edition().opera[id.index()];
            vignette::of_opus(&opus.label.id, opus.kind)
        }
    }
}

/// Where something is on the page: the place itself, or else the tab of its board.
fn selectors(anchor: Anchor, me: Seat) -> Vec<String> {
    let tab = |code: &str| format!("[data-tab-of={code}]");
    let board = |seat: Seat| match seat == me {
        true => vec!["#desk .you".to_owned(), ".strip .seal".to_owned(), tab("me")],
        false => vec![format!("#oth .opp.p{} .bst", seat.number()), tab("oth"), "#last".to_owned()],
    };
    let with = |first: Vec<String>, then: Vec<String>| first.into_iter().chain(then).collect();
    match anchor {
        Anchor::Purse(seat, gain) if seat == me => {
            let own = match gain {
                Gain::Ducats => "[data-res=ducats]".to_owned(),
                Gain::Vp => ".seal".to_owned(),
                Gain::Track(kind) | Gain::Counter(kind) => format!("[data-res={}]", kind.code()),
                Gain::Finance => "[data-res=finance]".to_owned(),
            };
            with(vec![format!("#desk {own}"), format!(".strip {own}")], board(seat))
        }
        Anchor::Purse(seat, Gain::Vp) => {
            with(vec![format!("#oth .opp.p{} .bigvp", seat.number())], board(seat))
        }
        Anchor::Purse(seat, _) => with(vec![format!("#oth .opp.p{} .res", seat.number())], board(seat)),
        Anchor::Board(seat) => board(seat),
        Anchor::Slot(seat) if seat == me => {
            with(vec!["#desk .slots .now".to_owned(), ".strip .laid".to_owned()], board(seat))
        }
        Anchor::Slot(seat) => with(vec![format!("#oth .opp.p{} .sls", seat.number())], board(seat)),
        Anchor::Space(space) => vec![format!("[data-space=\"{}\"]", space.number()), tab("row")],
        Anchor::Place(place) => vec![format!("[data-place=\"{}\"]", place.number()), tab("map")],
        Anchor::Part(part) => vec![format!("[data-part-row=\"{}\"]", part.index()), tab("req")],
        Anchor::Stack(line, movement) => {
            vec![format!("[data-tip=\"stack:{}:{}\"]", line.code(), movement.code()), tab("req")]
        }
        Anchor::Movement(movement) => {
            vec![format!(".mv[data-movement={}] .mvh", movement.code()), tab("req")]
        }
        Anchor::Work(seat, opus) => {
            let card = opus.map(|opus| format!("#me [data-opus=\"{}\"]", opus.index()));
            let button = (seat == me).then(|| "#desk [data-do=works]".to_owned());
            with(card.into_iter().chain(button).collect(), board(seat))
        }
        Anchor::Bonus => vec![".bon".to_owned(), ".top".to_owned()],
    }
}
