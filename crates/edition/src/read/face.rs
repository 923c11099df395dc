//! The two faces of a map tile (COMP-6).

use super::effect::{Site, effect};
use super::toml_table::TomlTable;
use crate::fault::Expected;
use crate::{AtCity, Effect, PerOpus, Resources};
use vocab::{Icon, Kind};

/// Reads the plain and the gilded face.
pub fn faces(table: &mut TomlTable<'_>, site: Site) -> Option<(Effect, Effect)> {
    let plain = table.table("plain").map(|face| effect(face, site));
    let gilded = table.table("gilded").map(|face| effect(face, site));
    let (plain, gilded) = (plain?, gilded?);
    // COMP-6: the gilded face has a better reward.
    if plain == gilded || !is_as_good(&gilded, &plain) {
        table.fault_at("gilded", Expected::Better);
    }
    Some((plain, gilded))
}

/// Whether no amount of a reward is lower than that of another.
fn is_as_good(a: &Effect, b: &Effect) -> bool {
    has_resources(&a.resources, &b.resources)
        && Icon::ALL.into_iter().all(|icon| a.actions.count(icon) >= b.actions.count(icon))
        && b.per_opus.is_none_or(|b| a.per_opus.is_some_and(|a| has_per_opus(&a, &b)))
        && b.at_city.is_none_or(|b| a.at_city.is_some_and(|a| has_at_city(&a, &b)))
}

fn has_resources(a: &Resources, b: &Resources) -> bool {
    let kinds =
        |a: &vocab::ByKind<u8>, b: &vocab::ByKind<u8>| Kind::ALL.into_iter().all(|kind| a[kind] >= b[kind]);
    a.ducats >= b.ducats
        && a.vp >= b.vp
        && a.finance >= b.finance
        && kinds(&a.track, &b.track)
        && a.track_wild >= b.track_wild
        && kinds(&a.counter, &b.counter)
        && a.counter_wild >= b.counter_wild
}

fn has_per_opus(a: &PerOpus, b: &PerOpus) -> bool {
    a.kind == b.kind && a.vp >= b.vp
}

fn has_at_city(a: &AtCity, b: &AtCity) -> bool {
    (a.mode, a.kind) == (b.mode, b.kind) && has_resources(&a.extra, &b.extra)
}
