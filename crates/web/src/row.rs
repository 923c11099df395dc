//! The card row: seven cards, newest to oldest, with the price that the player would pay.

use crate::app::App;
use crate::icons::{icon, of_type, styled};
use crate::{card, value};
use edition::{Cost, Resources, RowValue};
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use table::Thing;
use texts::{Lang, effects, names, t};
use vocab::{Card, Illegal, MemoryId, OpusId, Space};

/// The card row component.
pub fn row() -> impl IntoView {
    let app = App::get();
    move || app.scene.get().map(|scene| draw(app, &scene))
}

fn draw(app: App, scene: &Scene) -> impl IntoView + use<> {
    let lang = app.lang();
    let left = scene.table().piles[scene.table().round.index()].len();
    let cards: Vec<AnyView> = Space::all().map(|space| slot(app, scene, lang, space)).collect();
    let period = names::period(lang, scene.table().round);
    view! {
        <section class="row" id="row" aria-labelledby="h-row" data-part="row">
            <div class="rside">
                <h2 id="h-row">{t::web_row(lang)}</h2>
                <div class="deck" role="img" data-tip="deck" aria-label=t::web_deck_left(lang, left as i64, period)>
                    {icon("deck")}<b>{left}</b>
                </div>
                <p class="dir">{t::web_row_direction(lang)}</p>
                <p class="lg">
                    <span class="k m" data-tip="icon:document">{icon("document")}{t::web_memory(lang)}</span>
                    <span class="k o" data-tip="icon:commission">{icon("commission")}{t::web_opus(lang)}</span>
                </p>
            </div>
            <ol class="cards">{cards}</ol>
        </section>
    }
}

fn slot(app: App, scene: &Scene, lang: Lang, space: Space) -> AnyView {
    let fresh = is_fresh(scene, space);
    match scene.table().row[space.index()] {
        Some(card) => view! { <li class:fresh=fresh>{face(app, scene, lang, space, card)}</li> }.into_any(),
        None => view! { <li class="gap"><span class="vh">{t::web_row_empty(lang)}</span></li> }.into_any(),
    }
}

fn is_fresh(scene: &Scene, space: Space) -> bool {
    use vocab::{Event, Fact};
    let taken = |event: &Event<vocab::Face>| {
        matches!(event, Event::Open(Fact::Commissioned { space: Some(at), .. } | Fact::Documented { space: at, .. }
            | Fact::RowTaken { space: at, .. }) if *at == space)
    };
    let fresh = scene.log.get(scene.fresh..).unwrap_or_default();
    fresh.iter().any(|entry| entry.event.as_ref().is_some_and(taken))
}

fn face(app: App, scene: &Scene, lang: Lang, space: Space, card: Card) -> AnyView {
    let thing = Thing::Space(space);
    let price = scene.offers.prices[space.index()].unwrap_or_default();
    let offered = scene.offers.for_thing(thing).next().cloned();
    let lacking = match scene.offers.supposed(thing) {
        Some(Err(why @ (Illegal::Short(_) | Illegal::FinanceTooLow { .. }))) => Some(*why),
        _ => None,
    };
    let chosen = move || app.draft.with(|draft| draft.is_about(thing));
    let state = match (&offered, &lacking) {
        (Some(_), _) => "st-ok",
        (None, Some(_)) => "st-no",
        (None, None) => "st-other",
    };
    let title = scene.words(lang, |words| words.card_title(card));
    let costs = effects::cost(lang, &price.cost);
    let why = lacking.map(|why| scene.words(lang, |words| words.illegal(&why)));
    let label = match (&why, offered.is_some()) {
        (Some(why), _) => t::web_card_label_why(lang, &costs, &title, why),
        (None, true) => t::web_card_label_ok(lang, &costs, &title),
        (None, false) => t::web_card_label(lang, &costs, &title),
    };
    let (class, tip, inside) = match card {
        Card::Memory(id) => {
            ("card mem".to_owned(), format!("memory:{}", id.index()), memory(scene, lang, id))
        }
        Card::Opus(id) => {
            let kind = scene.edition().opera[id.index()].kind;
            (format!("card opus {}", of_type(kind)), format!("opus:{}", id.index()), opus(scene, lang, id))
        }
    };
    let ok = offered.is_some();
    let choose = move |_| choose(app, thing);
    view! {
        <button class=format!("{class} {state}") class:st-target=chosen aria-pressed=move || chosen().to_string()
            aria-disabled=(!ok).then_some("true") data-tip=tip data-space=space.number()
            on:click=choose>
            <span class="vh">{label}</span>
            <span class="see" aria-hidden="true">{inside}</span>
            {why.map(|_| view! { <span class="lacks" aria-hidden="true">{icon("lock")}{shortage(lacking)}</span> })}
            <span class="tag" aria-hidden="true">{extra(&price, card, scene)}<span class="now">{value::cost(&price.cost)}</span></span>
        </button>
    }
    .into_any()
}

/// Chooses a thing for the draft, or shows why it is refused. Choosing it again clears the draft.
pub fn choose(app: App, thing: Thing) {
    let Some(scene) = app.scene.get_untracked() else { return };
    if app.draft.with_untracked(|draft| draft.is_about(thing)) {
        return app.draft.set(Draft::Nothing);
    }
    let draft = match scene.offers.for_thing(thing).next() {
        Some(offer) => Draft::Chosen(Box::new(offer.clone())),
        None => Draft::Refused(thing),
    };
    app.draft.set(draft);
}

/// What the player lacks, as symbols.
fn shortage(why: Option<Illegal>) -> Option<AnyView> {
    match why? {
        Illegal::Short(short) => {
            let cost = Cost { ducats: short.missing.min(255) as u8, ..Cost::default() };
            Some(view! { <span class="val">"−"{value::cost(&cost)}</span> }.into_any())
        }
        _ => None,
    }
}

/// What the space adds to the price of an Opus, or the reward that it gives.
fn extra(price: &RowValue, card: Card, scene: &Scene) -> Option<AnyView> {
    if price.reward != Resources::default() {
        let reward = value::resources(&price.reward);
        return Some(view! { <span class="spc gain">{styled("up", "")}{reward}</span> }.into_any());
    }
    let Card::Opus(id) = card else { return None };
    let own = scene.edition().opera[id.index()].cost;
    let mut added = price.cost;
    added.ducats = added.ducats.saturating_sub(own.ducats);
    for kind in vocab::Kind::ALL {
        added.points[kind] = added.points[kind].saturating_sub(own.points[kind]);
    }
    (added != Cost::default())
        .then(|| view! { <span class="spc"><em>"+"</em>{value::cost(&added)}</span> }.into_any())
}

fn memory(scene: &Scene, lang: Lang, id: MemoryId) -> AnyView {
    let Some(card) = card::memory(scene.edition(), id) else { return ().into_any() };
    let (title, place) =
        scene.words(lang, |words| (words.memory_title(id), words.happened_in("memory", &card.label)));
    let year = card.label.date.get(..4).unwrap_or_default().to_owned();
    let when = if place.is_empty() { year } else { format!("{year} · {place}") };
    let reward = (card.reward != Resources::default()).then(|| {
        view! { <span class="rw">{value::resources(&card.reward)}</span> }
    });
    view! {
        <span class="band">{styled("document", "ty")}<span class="kind">{t::web_memory(lang)}</span>{reward}</span>
        <span class="ttl">{title}</span>
        <span class="yr">{when}</span>
        <span class="acts">{value::actions(&card.printed)}</span>
        {card::story_counts(card)}
    }
    .into_any()
}

fn opus(scene: &Scene, lang: Lang, id: OpusId) -> AnyView {
    let opus = &scene.edition().opera[id.index()];
    let title = scene.words(lang, |words| words.opus_title(id));
    let kind = opus.kind.map(|kind| names::opus_type(lang, kind));
    view! {
        <span class="band">
            {styled(of_type(opus.kind), "ty")}<span class="kind">{kind}</span>
            <span class="val">{value::vp(opus.vp)}</span>
        </span>
        <span class="ttl">{title}</span>
        <span class="yr">{opus.label.date.clone()}</span>
        <span class="lines">
            <span class="ln">{styled("perform", "la")}{perform(opus)}</span>
            <span class="ln">{styled("sell", "la")}{sell(opus)}</span>
        </span>
    }
    .into_any()
}

/// Cost and gains of a performance.
pub fn perform(opus: &edition::Opus) -> AnyView {
    let talent = (opus.perform_talent > 0).then(|| value::count(opus.perform_talent, "talent"));
    view! { <span class="val">{talent}{value::arrow()}{value::coin(opus.perform_ducats)}</span> }.into_any()
}

/// Cost and gains of a sale.
pub fn sell(opus: &edition::Opus) -> AnyView {
    let talent = (opus.sell_talent > 0).then(|| value::count(opus.sell_talent, "talent"));
    let gain = Resources { finance: opus.sell_finance, vp: opus.sell_vp, ..Resources::default() };
    view! { <span class="val">{talent}{value::arrow()}{value::resources(&gain)}</span> }.into_any()
}
