//! The instrument spaces of a board: the markers that are left, and the Composer tiles with what they give every time.

use crate::app::App;
use crate::icons::{icon, of_instrument, of_seat, styled};
use crate::value;
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use texts::{Lang, effects, names, t};
use vocab::{Action, InstrumentSpace, Seat};

/// All instrument spaces of a seat.
pub fn instruments(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let left = scene.board(seat).markers.iter().filter(|marker| **marker).count();
    let spaces: Vec<AnyView> =
        InstrumentSpace::all().map(|space| instrument(app, scene, lang, seat, space)).collect();
    view! {
        <div class="pt insp">
            <h3 data-tip="instruments">{t::desk_instruments(lang)}<small>{t::name_value(lang, t::desk_markers_left(lang), left.to_string())}</small></h3>
            <div class="inst">{spaces}</div>
        </div>
    }
    .into_any()
}

fn instrument(app: App, scene: &Scene, lang: Lang, seat: Seat, space: InstrumentSpace) -> AnyView {
    let board = scene.board(seat);
    let own = seat == scene.me;
    let data = &scene.edition().board.spaces[space.index()];
    let marker = board.markers[space.index()];
    let tile = board.tiles[space.index()];
    let name = names::instrument(lang, data.instrument);
    let (tip, label) = match tile {
        Some(id) => (format!("tile:{}", id.index()), scene.words(lang, |words| words.tile(id))),
        None => {
            let marker = if marker { t::web_marker_there(lang) } else { t::web_marker_gone(lang) };
            let reward = effects::effect(lang, &data.reward);
            (format!("instrument:{}", space.index()), t::web_instrument_label(lang, &name, marker, reward))
        }
    };
    let repeat = tile.and_then(|id| scene.edition().tiles[id.index()].repeat.as_ref());
    let (says, reward) = match (tile, repeat) {
        (Some(_), Some(repeat)) => (t::desk_every_time(lang), value::repeat(repeat)),
        (Some(_), None) => {
            (t::web_marker_gone(lang), view! { <span class="val">{icon("check")}</span> }.into_any())
        }
        (None, _) if marker => (t::desk_marker_gives(lang), value::effect(&data.reward)),
        (None, _) => (t::web_marker_gone(lang), ().into_any()),
    };
    let picked = move || {
        own && app.draft.with(|draft| {
            matches!(draft, Draft::Chosen(offer) if matches!(offer.action, Action::Requiem { marker, .. } if marker == space))
        })
    };
    let mine = marker.then(|| styled(of_seat(Some(seat)), "mine"));
    view! {
        <div class="isp" class:tk=tile.is_some() class:gone=!marker && tile.is_none() class:pick=picked role="img" tabindex="0" aria-label=label data-tip=tip>
            <span class="iw">{icon(of_instrument(data.instrument))}<b>{name}</b>{mine}</span>
            <span class="ir"><small>{says}</small>{reward}</span>
        </div>
    }
    .into_any()
}
