//! Texts for the effect language: costs, rewards, repeating rewards, royal favours.

use crate::list::{by_kind, list, some};
use crate::{Lang, names, t};
use edition::{AtCity, Cost, Effect, Favour, Item, Repeat, Resources};
use vocab::{ByKind, Icon, Icons};

/// A cost.
///
/// # Examples
/// ```
/// use texts::{Lang, effects};
/// let cost = edition::Cost { ducats: 3, points: vocab::ByKind([1, 0, 0]), finance: 0 };
/// assert_eq!(effects::cost(Lang::En, &cost), "3 ducats and 1 Talent");
/// ```
pub fn cost(lang: Lang, cost: &Cost) -> String {
    let ducats = some(cost.ducats, |n| t::n_ducats(lang, n));
    let finance = some(cost.finance, |n| t::n_finance(lang, n));
    list(lang, ducats.into_iter().chain(points(lang, &cost.points)).chain(finance))
}

/// Story Points, no matter how they are paid.
pub(crate) fn points(lang: Lang, points: &ByKind<u8>) -> impl Iterator<Item = String> {
    by_kind(points, move |kind, n| t::n_kind(lang, kind, n))
}

/// Counters.
pub(crate) fn counters(lang: Lang, counters: &ByKind<u8>) -> impl Iterator<Item = String> {
    by_kind(counters, move |kind, n| t::n_counters(lang, kind, n))
}

/// Story Points by how they are paid.
pub(crate) fn paid<'a>(
    lang: Lang,
    tracks: &'a ByKind<u8>,
    given: &'a ByKind<u8>,
) -> impl Iterator<Item = String> + 'a {
    by_kind(tracks, move |kind, n| t::n_from_track(lang, kind, n)).chain(counters(lang, given))
}

/// Resources received.
pub fn resources(lang: Lang, resources: &Resources) -> String {
    list(lang, each(lang, resources))
}

fn each(lang: Lang, resources: &Resources) -> impl Iterator<Item = String> {
    let money = [
        some(resources.ducats, |n| t::n_ducats(lang, n)),
        some(resources.vp, |n| t::n_vp(lang, n)),
        some(resources.finance, |n| t::n_finance(lang, n)),
    ];
    let tracks = by_kind(&resources.track, move |kind, n| t::n_track(lang, kind, n));
    let wild = some(resources.track_wild, |n| t::n_track_wild(lang, n));
    let wild_counters = some(resources.counter_wild, |n| t::n_counters_wild(lang, n));
    let counters = counters(lang, &resources.counter);
    money.into_iter().flatten().chain(tracks).chain(wild).chain(counters).chain(wild_counters)
}

/// A reward.
pub fn effect(lang: Lang, effect: &Effect) -> String {
    let per_opus = effect.per_opus.map(|per| {
        let vp = t::n_vp(lang, per.vp.into());
        t::effect_per_opus(lang, per.kind.code(), vp)
    });
    let others = [
        per_opus,
        effect.at_city.map(|at| at_city(lang, &at)),
        effect.neutral.then(|| t::effect_neutral(lang)),
    ];
    let resources = each(lang, &effect.resources);
    list(lang, resources.chain(others.into_iter().flatten()).chain(each_icon(lang, effect.actions)))
}

/// The performance or sale that a City tile allows.
pub(crate) fn at_city(lang: Lang, at: &AtCity) -> String {
    t::effect_at_city(lang, resources(lang, &at.extra), at.mode.code(), at.kind.code())
}

/// Actions, with numbers if an action is there several times.
pub fn icons(lang: Lang, icons: Icons) -> String {
    list(lang, each_icon(lang, icons))
}

fn each_icon(lang: Lang, icons: Icons) -> impl Iterator<Item = String> {
    let counted = Icon::ALL.into_iter().map(move |icon| (icon, icons.count(icon)));
    counted.filter_map(move |(icon, n)| some(n, |n| t::effect_actions(lang, icon.code(), n)))
}

/// A repeating reward.
pub fn repeat(lang: Lang, repeat: &Repeat) -> String {
    match *repeat {
        Repeat::Track(kind) => t::repeat_track(lang, t::n_track(lang, kind.code(), 1)),
        Repeat::Opus { kind, vp } => t::repeat_opus(lang, kind.code(), t::n_vp(lang, vp.into())),
        Repeat::Action(icon) => t::repeat_action(lang, icon.code()),
    }
}

/// A royal favour. All its items are of one kind.
pub fn favour(lang: Lang, favour: &Favour) -> String {
    let vp = t::n_vp(lang, favour.vp.into());
    let items = list(
        lang,
        favour.items.iter().map(|item| match *item {
            Item::Type(kind) => names::opus_type(lang, kind),
            Item::Period(round) => names::period(lang, round),
            Item::Instrument(instrument) => names::instrument(lang, instrument),
            Item::Movement(movement) => names::movement(lang, movement),
        }),
    );
    match favour.items.first() {
        Some(Item::Period(_)) => t::favour_periods(lang, items, vp),
        Some(Item::Instrument(_)) => t::favour_instruments(lang, items, vp),
        Some(Item::Movement(_)) => t::favour_movements(lang, items, vp),
        Some(Item::Type(_)) | None => t::favour_types(lang, items, vp),
    }
}
