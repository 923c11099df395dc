//! The last step: a chosen action with its price, gains and consequences, or the end of the turn.

use super::frame::{Step, frame, others, score, score_now, tag, wanting};
use super::{cards, choice, zones};
use crate::app::App;
use crate::card;
use crate::icons::icon;
use crate::map::skyline;
use edition::Cost;
use leptos::prelude::*;
use page::decision::{Forecast, icon_of, unused};
use page::draft::Draft;
use page::scene::Scene;
use page::vignette;
use table::{Offer, Thing};
use texts::{Lang, t};
use vocab::{Action, Card};

/// The chosen action.
pub fn chosen(app: App, scene: &Scene, lang: Lang, offer: &Offer) -> AnyView {
    let forecast = Forecast::of(scene, lang, offer);
    let title = title(scene, lang, offer.action);
    let needs = cards::missing(app, scene, lang);
    let picture = Thing::of(offer.action).and_then(|thing| picture(scene, thing));
    let body = view! { {needs}{picture}{zones::zones(app, scene, lang, offer, &forecast)} };
    let score = score(lang, forecast.now, Some(forecast.after));
    let foot = view! {
        {notes(lang, offer, &forecast)}
        {go(app, scene, lang, offer, &forecast.price, "confirm")}
        {others(app, scene, lang, Vec::new(), Some(t::web_other_choice(lang)))}
    };
    frame(lang, Step::Confirm, icon_of(offer.action), title, body.into_any(), score, foot.into_any())
}

/// The scene of a card or the skyline of a place, where the column has room for it.
fn picture(scene: &Scene, thing: Thing) -> Option<AnyView> {
    let edition = scene.edition();
    let opus = |id: vocab::OpusId| {
        let opus = &edition.opera[id.index()];
        vignette::of_opus(&opus.label.id, opus.kind)
    };
    let name = match thing {
        Thing::Place(place) => {
            let sky = skyline(&edition.board.places[place.index()].label.id)?;
            return Some(view! { <span class="d-pic town">{sky}</span> }.into_any());
        }
        Thing::Space(space) => match scene.table().row[space.index()]? {
            Card::Opus(id) => opus(id),
            Card::Memory(id) => vignette::of_memory(id, card::memory(edition, id)?),
        },
        Thing::Opus(id, _) => opus(id),
        Thing::Part(..) => return None,
    };
    let file = format!("art/{name}.svg");
    Some(
        view! { <span class="d-pic" aria-hidden="true"><img src=file alt="" draggable="false"/></span> }
            .into_any(),
    )
}

/// The heading: where the journey goes, or the name of the thing; the button says what happens to it.
fn title(scene: &Scene, lang: Lang, action: Action) -> String {
    if let Some(thing @ (Thing::Space(_) | Thing::Part(..))) = Thing::of(action) {
        return choice::picture(scene, lang, thing).1;
    }
    let sentence = scene.words(lang, |words| words.action(&action.choice()));
    let mut letters = sentence.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

/// What cannot be undone, and that the turn ends.
fn notes(lang: Lang, offer: &Offer, forecast: &Forecast) -> AnyView {
    let shows = offer
        .outcome
        .shows
        .then(|| view! { <p class="d-note">{icon("lock")}<span>{t::decision_hidden(lang)}</span></p> });
    let ends = forecast
        .ends
        .then(|| view! { <p class="d-note">{icon("endturn")}<span>{t::decision_ends(lang)}</span></p> });
    view! { {ends}{shows} }.into_any()
}

/// The button that carries out the action. Its tag is the full price. `mark` says whether it confirms a choice
/// (`confirm`) or is one of several (`hire`).
pub fn go(app: App, scene: &Scene, lang: Lang, offer: &Offer, price: &Cost, mark: &'static str) -> AnyView {
    let action = offer.action;
    if scene.decisions(action).is_empty() {
        return wanting(t::decision_need_story(lang));
    }
    let verb = t::decision_verb(lang, action.word());
    let free = *price == Cost::default();
    let text = if free { verb } else { t::decision_go(lang, verb) };
    let price_words = (!free).then(|| view! { <span class="vh">{texts::effects::cost(lang, price)}</span> });
    let tag = (!free).then(|| tag(price));
    view! {
        <button class="go" id=(mark == "confirm").then_some(mark) data-do=mark on:click=move |_| app.act(action)>
            <span>{text}</span>{price_words}{tag}
        </button>
    }
    .into_any()
}

/// Asks once before a turn ends with an action that could still be carried out.
pub fn ending(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let body = view! { <p class="d-warn" role="alert">{t::decision_unused(lang, unused(scene, lang))}</p> };
    let foot = view! {
        <button class="go" id="confirm" data-do="go-on" on:click=move |_| app.draft.set(Draft::Nothing)>{t::decision_go_on(lang)}</button>
        <div class="d-alt"><button class="sec" data-do="end-anyway" on:click=move |_| app.act(Action::EndTurn)>{icon("endturn")}<span>{t::decision_end_anyway(lang)}</span></button></div>
    };
    let score = score_now(scene, lang);
    frame(lang, Step::Confirm, None, t::web_end_turn(lang), body.into_any(), score, foot.into_any())
}
