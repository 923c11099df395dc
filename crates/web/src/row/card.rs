//! The faces of Opus and Memory cards, drawn the same way in the row, on the desk and in the card explorer. They fill a
//! `.card` of any width; `row.css` adapts them to it. Screen readers skip them: the caller labels the card.

use crate::icons::{of_action, of_kind, of_type, styled};
use crate::{card, value};
use edition::{Memory, Opus, Resources};
use leptos::prelude::*;
use page::scene::Scene;
use page::vignette;
use texts::{Lang, names, t};
use vocab::{Card, Icon, Kind, MemoryId, OpusId};

/// The CSS classes of a card, for the element that contains its face.
pub fn classes(scene: &Scene, card: Card) -> String {
    match card {
        Card::Memory(_) => "card mem".to_owned(),
        Card::Opus(id) => format!("card opus {}", of_type(scene.edition().opera[id.index()].kind)),
    }
}

/// The tooltip key of a card.
pub fn tip(card: Card) -> String {
    match card {
        Card::Memory(id) => format!("memory:{}", id.index()),
        Card::Opus(id) => format!("opus:{}", id.index()),
    }
}

/// The face of a card without its price.
pub fn face(scene: &Scene, lang: Lang, card: Card) -> AnyView {
    match card {
        Card::Memory(id) => memory_face(scene, lang, id),
        Card::Opus(id) => opus_face(scene, lang, id),
    }
}

/// The printed cost of an Opus, for a card that is not in the row. A Memory card has none: its space has the price.
pub fn own_cost(scene: &Scene, lang: Lang, card: Card) -> Option<AnyView> {
    let Card::Opus(id) = card else { return None };
    let opus = &scene.edition().opera[id.index()];
    opus.kind?;
    let cost = value::cost(&opus.cost);
    Some(
        view! { <span class="price"><em>{t::row_cost(lang)}</em><span class="now">{cost}</span></span> }
            .into_any(),
    )
}

/// The face of an Opus: type, VP, picture, title, year, and what performing and selling it cost and bring.
pub fn opus_face(scene: &Scene, lang: Lang, id: OpusId) -> AnyView {
    let opus = &scene.edition().opera[id.index()];
    // A sale with three values needs the room of its word on a very narrow card.
    let wide = opus.sell_talent > 0 && opus.sell_finance > 0 && opus.sell_vp > 0;
    view! {
        {opus_head(scene, lang, id)}
        <span class="lines">
            <span class="ln"><em>{styled("perform", "la")}<span>{t::row_perform(lang)}</span></em>{perform(opus)}</span>
            <span class="ln" class:wide=wide><em>{styled("sell", "la")}<span>{t::row_sell(lang)}</span></em>{sell(opus)}</span>
        </span>
    }
    .into_any()
}

/// The upper part of an Opus, for a card whose lines are buttons.
pub fn opus_head(scene: &Scene, lang: Lang, id: OpusId) -> AnyView {
    let opus = &scene.edition().opera[id.index()];
    let title = scene.words(lang, |words| words.opus_title(id));
    let (long, short) = match opus.kind {
        Some(kind) => (names::opus_type(lang, kind), t::row_type(lang, kind.code())),
        None => (t::tip_sort_starting_opus(lang), t::tip_sort_starting_opus(lang)),
    };
    let seal = opus.kind.is_some().then(|| value::vp(opus.vp));
    let heading = view! { <span class="kind"><span class="long">{long}</span><span class="short">{short}</span></span> };
    view! {
        <span class="band">{styled(of_type(opus.kind), "ty")}{heading}{seal}</span>
        {picture(vignette::of_opus(&opus.label.id, opus.kind))}
        <span class="ttl">{title}</span>
        <span class="yr">{opus.label.date.clone()}</span>
    }
    .into_any()
}

/// The face of a Memory card: picture, title, date and place, actions with their reward, and what it brings as Story.
pub fn memory_face(scene: &Scene, lang: Lang, id: MemoryId) -> AnyView {
    let Some(memory) = card::memory(scene.edition(), id) else { return ().into_any() };
    let (title, place) =
        scene.words(lang, |words| (words.memory_title(id), words.happened_in("memory", &memory.label)));
    let year = memory.label.date.get(..4).unwrap_or_default().to_owned();
    let when = [year, place].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" · ");
    let reward = (memory.reward != Resources::default()).then(|| gains(&memory.reward));
    let story = Resources { track: memory.story.points, vp: memory.story.vp, ..Resources::default() };
    view! {
        <span class="band">{styled("document", "ty")}<span class="kind">{t::web_memory(lang)}</span></span>
        {picture(vignette::of_memory(id, memory))}
        <span class="ttl">{title}</span>
        <span class="yr">{when}</span>
        <span class="lines">
            <span class="ln use">{actions(lang, memory)}{reward}</span>
            <span class="ln sto"><em>{t::web_story(lang)}</em>{gains(&story)}</span>
        </span>
    }
    .into_any()
}

/// The picture of a card. Its box gets the height that the texts leave; too low a box shows nothing.
fn picture(name: &'static str) -> impl IntoView {
    // By reference, so that the picture takes the colours of the theme.
    let href = format!("art/{name}.svg#art");
    view! {
        <span class="art"><svg viewBox="0 0 396 138" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><use href=href></use></svg></span>
    }
}

/// The actions of a Memory card as symbols with short names, each name once.
fn actions(lang: Lang, memory: &Memory) -> AnyView {
    let mut shown: Vec<Icon> = Vec::new();
    for icon in &memory.printed {
        if !shown.contains(icon) {
            shown.push(*icon);
        }
    }
    let one = |icon: Icon| {
        let times = usize::from(memory.actions.count(icon));
        let symbols = (0..times).map(|_| styled(of_action(icon), "act").into_any()).collect::<Vec<_>>();
        view! { <span class="does">{symbols}<b>{t::row_action(lang, icon.code())}</b></span> }.into_any()
    };
    view! { <span class="acts">{shown.into_iter().map(one).collect::<Vec<_>>()}</span> }.into_any()
}

/// Gains with a plus sign.
pub fn gains(gained: &Resources) -> AnyView {
    let some = |n: u8, draw: &dyn Fn(String) -> AnyView| (n > 0).then(|| draw(format!("+{n}")));
    let kinds = Kind::ALL
        .map(|kind| some(gained.track[kind] + gained.counter[kind], &|n| value::count(n, of_kind(kind))));
    let wild = some(gained.track_wild + gained.counter_wild, &|n| value::count(n, "wild"));
    let finance = some(gained.finance, &|n| value::count(n, "finance"));
    let (ducats, vp) = (some(gained.ducats, &|n| value::coin(n)), some(gained.vp, &|n| value::vp(n)));
    let parts = [ducats].into_iter().chain(kinds).chain([wild, finance, vp]).flatten();
    view! { <span class="val" aria-hidden="true">{parts.collect::<Vec<_>>()}</span> }.into_any()
}

/// Cost and gains of a performance.
pub fn perform(opus: &Opus) -> AnyView {
    let talent = (opus.perform_talent > 0).then(|| value::count(opus.perform_talent, "talent"));
    view! { <span class="val">{talent}{value::arrow()}{value::coin(opus.perform_ducats)}</span> }.into_any()
}

/// Cost and gains of a sale.
pub fn sell(opus: &Opus) -> AnyView {
    let talent = (opus.sell_talent > 0).then(|| value::count(opus.sell_talent, "talent"));
    let finance = (opus.sell_finance > 0).then(|| value::count(format!("+{}", opus.sell_finance), "finance"));
    let vp = (opus.sell_vp > 0).then(|| value::vp(opus.sell_vp));
    view! { <span class="val">{talent}{value::arrow()}{finance}{vp}</span> }.into_any()
}
