//! The four slots of this round with the laid and the planned cards, and what the next round starts with.

use super::{current_plan, is_laying, own_hand};
use crate::app::App;
use crate::card;
use crate::icons::{icon, of_action, of_kind};
use crate::value;
use leptos::prelude::*;
use page::hand::next_tracks;
use page::scene::Scene;
use texts::{Lang, names, t};
use vocab::{ByKind, Kind, MemoryId, Round, Seat, Slot};

/// The panel: slots, and the next round.
pub fn this_round(app: App, scene: &Scene, lang: Lang) -> AnyView {
    view! {
        <div class="ppr rnd">
            <h3 data-tip="slots">{t::desk_this_round(lang)}</h3>
            {slots(app, scene, lang, scene.me)}
            {next_round(app, scene, lang)}
        </div>
    }
    .into_any()
}

/// The slots of a seat: Experiences above, Story below.
pub fn slots(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let own = seat == scene.me;
    let laying = own && is_laying(scene);
    let slots: Vec<AnyView> = Slot::all()
        .map(|slot| {
            let now = slot == scene.table().turn && !scene.table().over;
            let (experience, story) = scene.board(seat).slots[slot.index()];
            let numeral = ["I", "II", "III", "IV"][slot.index()];
            let planned = laying && now;
            view! {
                <li class:now=now class:next=experience.is_none() && !now>
                    <i>{numeral}</i>
                    {half(app, scene, lang, experience, planned, true)}
                    {half(app, scene, lang, story, planned, false)}
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ol class="slots">{slots}</ol> }.into_any()
}

fn half(app: App, scene: &Scene, lang: Lang, laid: Option<MemoryId>, planned: bool, upper: bool) -> AnyView {
    let word = if upper { t::web_experiences(lang) } else { t::web_story(lang) };
    let class = if upper { "ex" } else { "sy" };
    let hand = own_hand(scene);
    let edition = scene.edition();
    let inside = move |id: MemoryId| {
        card::memory(edition, id).map(|memory| if upper { actions(memory) } else { story(memory) })
    };
    if let Some(id) = laid {
        let label = t::name_value(lang, word, scene.words(lang, |words| words.memory(id)));
        return view! {
            <span class=class role="img" tabindex="0" aria-label=label data-tip=format!("memory:{}", id.index())>{inside(id)}</span>
        }
        .into_any();
    }
    let chosen = move || {
        let plan = current_plan(app, &hand);
        let card = if upper { plan.experience.map(|(card, _)| card) } else { plan.story };
        card.filter(|_| planned)
    };
    let label = t::name_value(lang, word, t::desk_empty_slot(lang));
    view! {
        <span class=class role="img" aria-label=label>{move || chosen().map(inside)}</span>
    }
    .into_any()
}

/// The actions of a card, below each other.
fn actions(memory: &edition::Memory) -> AnyView {
    memory.printed.iter().map(|action| icon(of_action(*action)).into_any()).collect::<Vec<_>>().into_any()
}

/// The Story icons of a card, below each other, so that none is cut off.
fn story(memory: &edition::Memory) -> AnyView {
    let points = Kind::ALL.into_iter().filter(|kind| memory.story.points[*kind] > 0);
    let mut parts: Vec<AnyView> =
        points.map(|kind| value::count(memory.story.points[kind], of_kind(kind))).collect();
    parts.extend((memory.story.vp > 0).then(|| value::vp(memory.story.vp)));
    parts.into_any()
}

/// The points with which the next round starts, the planned Story card included.
pub fn next_round(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let last = usize::from(scene.table().round.number()) == Round::COUNT;
    let words = if last { t::desk_next_last(lang) } else { t::desk_next(lang) };
    let (game, me, laying, hand) = (scene.unplanned, scene.me, is_laying(scene), own_hand(scene));
    let tracks = Memo::new(move |_| {
        let planned = current_plan(app, &hand).story.filter(|_| laying);
        next_tracks(&game, me, planned).0
    });
    let told = move || {
        let tracks = ByKind(tracks.get());
        let parts = Kind::ALL.map(|kind| t::n_kind(lang, kind.code(), tracks[kind].into()));
        parts.join(", ")
    };
    let shown = move || {
        let tracks = ByKind(tracks.get());
        let parts = Kind::ALL.into_iter().map(|kind| {
            view! { <span class="sp" class:zero=(tracks[kind] == 0) title=names::kind(lang, kind)><b>{tracks[kind]}</b>{icon(of_kind(kind))}</span> }
        });
        parts.collect::<Vec<_>>()
    };
    view! { <p class="nx"><small>{words}</small><span class="vh">{told}</span><span class="nv" aria-hidden="true">{shown}</span></p> }.into_any()
}
