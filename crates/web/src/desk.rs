//! My desk: what I have, the cards of this round and my hand; one line or strip of it beside a large board; and the page
//! of a whole personal board.

mod exchange;
mod hand;
mod instruments;
mod me;
mod purse;
mod round;
mod strip;
mod works;

pub use me::me;
pub use strip::strip;

use crate::app::{App, Tab};
use crate::online::presence;
use leptos::prelude::*;
use page::layout::Layout;
use page::plan::Plan;
use page::scene::{Kind, Scene};
use std::sync::Arc;
use texts::{Lang, t};
use vocab::Seat;

/// The desk in the overview: You, This round and the hand.
pub fn desk() -> impl IntoView {
    let app = App::get();
    let shown = Shown::of(app);
    let drawn = move || app.layout.get() == Layout::Overview && app.tab.get() == Tab::Table;
    view! {
        <section class="desk" id="desk" data-part="desk" aria-labelledby="h-desk">
            <h2 id="h-desk" class="vh">{move || title(app, t::desk_title)}</h2>
            {move || drawn().then(|| purse::you(app))}
            {move || shown.get().filter(|_| drawn()).and_then(|shown| shown.draw(app, round::this_round))}
            {move || shown.get().filter(|_| drawn()).and_then(|shown| shown.draw(app, hand::hand))}
        </section>
    }
}

/// The name of a part with my things; for a spectator, whose board it is.
fn title(app: App, mine: fn(Lang) -> String) -> String {
    let lang = app.lang();
    let owner = || app.scene.with(|scene| scene.as_ref().map(|scene| scene.name(lang, scene.me)));
    match presence::watches(app).then(owner).flatten() {
        Some(name) => t::web_board_of(lang, name),
        None => mine(lang),
    }
}

/// What the drawing of cards depends on. While a player plans a turn the offers change, but the cards must not be drawn
/// anew, because the pressed button would lose the focus.
#[derive(Clone, Copy, PartialEq)]
struct Shown {
    revision: u64,
    moment: u64,
    me: Seat,
    mine: bool,
    lang: Lang,
}

impl Shown {
    fn of(app: App) -> Memo<Option<Shown>> {
        Memo::new(move |_| {
            let lang = app.lang();
            app.scene.with(|scene| {
                let scene = scene.as_deref()?;
                let Scene { revision, moment, me, mine, .. } = *scene;
                Some(Shown { revision, moment, me, mine, lang })
            })
        })
    }

    /// Draws a part of the scene of this moment.
    fn draw(self, app: App, part: fn(App, &Scene, Lang) -> AnyView) -> Option<AnyView> {
        app.scene.get_untracked().map(|scene: Arc<Scene>| part(app, &scene, self.lang))
    }
}

/// Whether the player chooses cards now.
fn is_laying(scene: &Scene) -> bool {
    scene.laying
}

/// Whether a person plays a seat, here or on a server. Where only bots play, nobody's board is “mine”, and a spectator has
/// none.
fn is_person(scene: &Scene, seat: Seat) -> bool {
    if scene.kind != Kind::Own && App::get().my_seat() != Some(seat) {
        return false;
    }
    scene.sitters.get(seat.index()).is_some_and(|sitter| sitter.is_human())
}

/// The plan, without cards that left the hand.
fn current_plan(app: App, hand: &[vocab::MemoryId]) -> Plan {
    let Plan { experience, story } = app.plan.get();
    Plan {
        experience: experience.filter(|(card, _)| hand.contains(card)),
        story: story.filter(|card| hand.contains(card)),
    }
}

/// The cards of the player's own hand.
fn own_hand(scene: &Scene) -> Vec<vocab::MemoryId> {
    scene.board(scene.me).hand.iter().filter_map(|face| face.memory()).collect()
}

/// Chooses the two cards of a turn, as far as they are chosen. Every click on a card comes here.
pub fn set_plan(app: App, plan: Plan) {
    app.set_plan(plan);
}
