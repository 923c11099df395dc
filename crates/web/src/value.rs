//! Prices, payments and gains as numbers with icons, drawn the same way everywhere. Screen readers skip them; the
//! caller adds the same as text.

use crate::icons::{icon, of_action, of_kind, of_type, styled};
use edition::{Cost, Effect, Item, Repeat, Resources};
use leptos::prelude::*;
use vocab::{ByKind, Gain, Icon, Kind, Mode};

pub use page::card::together;

/// A coin with a number.
pub fn coin(n: impl ToString) -> AnyView {
    view! { <span class="coin" aria-hidden="true">{icon("coin")}<b>{n.to_string()}</b></span> }.into_any()
}

/// A VP seal with a number.
pub fn vp(n: impl ToString) -> AnyView {
    let text = n.to_string();
    let wide = text.len() > 2;
    view! { <span class="vp" class:wide=wide aria-hidden="true">{icon("vp")}<b>{text}</b></span> }.into_any()
}

/// A number in front of an icon.
pub fn count(n: impl ToString, name: &'static str) -> AnyView {
    view! { <span class="sp" aria-hidden="true"><b>{n.to_string()}</b>{icon(name)}</span> }.into_any()
}

/// Steps on a track: a number with an arrow, underlined.
pub fn steps(n: impl ToString, name: &'static str) -> AnyView {
    view! { <span class="sp adv" aria-hidden="true"><b>{n.to_string()}</b>{icon(name)}{styled("up", "upa")}</span> }.into_any()
}

fn some(n: u8, draw: impl FnOnce(u8) -> AnyView) -> Option<AnyView> {
    (n > 0).then(|| draw(n))
}

fn kinds(points: &ByKind<u8>, draw: fn(u8, &'static str) -> AnyView) -> Vec<AnyView> {
    Kind::ALL.into_iter().filter_map(|kind| some(points[kind], |n| draw(n, of_kind(kind)))).collect()
}

fn signed(n: u8) -> String {
    format!("+{n}")
}

/// A cost; if it is empty, a coin with 0.
pub fn cost(cost: &Cost) -> AnyView {
    let mut parts = kinds(&cost.points, count);
    parts.extend(some(cost.finance, |n| count(format!("−{n}"), "finance")));
    if cost.ducats > 0 || parts.is_empty() {
        parts.push(coin(cost.ducats));
    }
    view! { <span class="val" aria-hidden="true">{parts}</span> }.into_any()
}

/// One view for each kind of resource.
fn resource_parts(resources: &Resources) -> Vec<AnyView> {
    let mut parts = Vec::new();
    parts.extend(some(resources.ducats, coin));
    parts.extend(kinds(&resources.track, steps));
    parts.extend(some(resources.track_wild, |n| steps(n, "wild")));
    parts.extend(kinds(&resources.counter, count));
    parts.extend(some(resources.counter_wild, |n| count(n, "wild")));
    parts.extend(some(resources.finance, |n| count(signed(n), "finance")));
    parts.extend(some(resources.vp, vp));
    parts
}

/// Gained resources.
pub fn resources(resources: &Resources) -> AnyView {
    view! { <span class="val" aria-hidden="true">{resource_parts(resources)}</span> }.into_any()
}

/// The icon of an action.
pub fn action(name: &'static str) -> AnyView {
    styled(name, "act").into_any()
}

/// Actions in printed order.
pub fn actions(printed: &[Icon]) -> AnyView {
    let parts: Vec<AnyView> = printed.iter().map(|icon| action(of_action(*icon))).collect();
    view! { <span class="val" aria-hidden="true">{parts}</span> }.into_any()
}

/// A complete reward.
pub fn effect(effect: &Effect) -> AnyView {
    let mut parts = Vec::new();
    if let Some(at_city) = &effect.at_city {
        parts.push(action(if at_city.mode == Mode::Perform { "perform" } else { "sell" }));
        parts.push(styled(of_type(Some(at_city.kind)), "typ").into_any());
        parts.extend(resource_parts(&at_city.extra));
    }
    parts.extend(resource_parts(&effect.resources));
    if let Some(per) = &effect.per_opus {
        parts.push(vp(per.vp));
        parts.push(view! { <span class="per">"/"</span> }.into_any());
        parts.push(styled(of_type(Some(per.kind)), "typ").into_any());
    }
    parts.extend(effect.actions.iter().map(|icon| action(of_action(icon))));
    if effect.neutral {
        parts.push(styled("p0", "neu").into_any());
    }
    view! { <span class="val" aria-hidden="true">{parts}</span> }.into_any()
}

/// A repeating reward, after the repeat icon.
pub fn repeat(repeat: &Repeat) -> AnyView {
    let parts = match repeat {
        Repeat::Track(kind) => vec![steps(1, of_kind(*kind))],
        Repeat::Opus { kind, vp: points } => {
            let per = view! { <span class="per">"/"</span> }.into_any();
            vec![vp(points), per, styled(of_type(Some(*kind)), "typ").into_any()]
        }
        Repeat::Action(icon) => vec![action(of_action(*icon))],
    };
    view! { <span class="val" aria-hidden="true">{styled("repeat", "rep")}{parts}</span> }.into_any()
}

/// The condition of a royal favour, and its VP.
pub fn favour(favour: &edition::Favour) -> AnyView {
    let item = |item: &Item| match item {
        Item::Type(kind) => styled(of_type(Some(*kind)), "typ").into_any(),
        Item::Period(round) => {
            let numeral = ["I", "II", "III", "IV", "V"][round.index()];
            view! { <b class="num">{numeral}</b> }.into_any()
        }
        Item::Instrument(instrument) => styled(instrument.code(), "typ").into_any(),
        Item::Movement(movement) => {
            let numeral = ["I", "II", "III", "IV", "V"][movement.index()];
            view! { <span class="sp" aria-hidden="true">{styled("requiem", "typ")}<b class="num">{numeral}</b></span> }
                .into_any()
        }
    };
    let items: Vec<AnyView> = favour.items.iter().map(item).collect();
    view! { <span class="val fav" aria-hidden="true">{styled("court", "ck")}{items}{styled("arrow", "to")}{vp(favour.vp)}</span> }
        .into_any()
}

/// A single gain.
pub fn gain(what: Gain, n: u8) -> AnyView {
    match what {
        Gain::Ducats => coin(signed(n)),
        Gain::Vp => vp(signed(n)),
        Gain::Track(kind) => steps(signed(n), of_kind(kind)),
        Gain::Counter(kind) => count(signed(n), of_kind(kind)),
        Gain::Finance => count(signed(n), "finance"),
    }
}

/// The arrow between cost and gains.
pub fn arrow() -> AnyView {
    styled("arrow", "to").into_any()
}
