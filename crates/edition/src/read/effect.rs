//! Costs and rewards: which words of the effect language are allowed where.

use super::toml_table::TomlTable;
use crate::fault::Expected;
use crate::{AtCity, Cost, Effect, PerOpus, Resources};
use vocab::{ByKind, Icon, Icons, Kind, Mode};

/// The component on which a reward is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Site {
    /// A space of the card row.
    Row,
    /// An instrument space.
    Space,
    /// The horns space.
    Horns,
    /// A Memory card.
    Memory,
    /// A Period Bonus tile.
    Bonus,
    /// A Composer tile.
    Tile,
    /// A Composer tile of the Sanctus.
    Sanctus,
    /// A City tile.
    City,
    /// The extra reward for a performance or sale at a City.
    CityExtra,
    /// A Royal Court tile.
    Court,
}

/// A word of the effect language.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gift {
    Ducats,
    Vp,
    Finance,
    Track,
    Counter,
    Actions,
    PerOpus,
    Perform,
    Sell,
    Neutral,
}

impl Site {
    /// The words that are allowed there. All others are faults.
    fn gifts(self) -> &'static [Gift] {
        use Gift::{Actions, Counter, Ducats, Finance, Neutral, PerOpus, Perform, Sell, Track, Vp};
        match self {
            Site::Row => &[Ducats, Vp, Counter],
            Site::Space | Site::CityExtra => &[Ducats, Vp, Finance, Counter],
            // COMP-9, REQ-4: the reward of the horns space is the neutral marker.
            Site::Horns => &[Neutral],
            // COMP-3: ducats and track steps.
            Site::Memory => &[Ducats, Track],
            Site::Bonus => &[Ducats, Vp, Track],
            Site::Tile => &[Ducats, Vp, Finance, Counter, Actions],
            Site::Sanctus => &[Ducats, Vp, Finance, Counter, Actions, PerOpus],
            // COMP-6, TRAV-5, TRAV-6
            Site::City => &[Ducats, Vp, Counter, Actions, PerOpus, Perform, Sell],
            // COMP-6
            Site::Court => &[Ducats, Vp, Counter],
        }
    }

    /// INT-5, INT-15: these rewards are received during a payment, which cannot stop to ask for a kind.
    fn names_its_kinds(self) -> bool {
        matches!(self, Site::Row | Site::Space)
    }

    /// TURN-5: Cities grant Document Memories, Composer tiles the other four actions.
    fn grants(self, icon: Icon) -> bool {
        (self == Site::City) == (icon == Icon::Document)
    }
}

/// A reward; the player receives everything in it.
pub fn effect(mut table: TomlTable<'_>, site: Site) -> Effect {
    let mut effect = Effect::default();
    let (table, resources) = (&mut table, &mut effect.resources);
    for gift in site.gifts() {
        match gift {
            Gift::Ducats => resources.ducats = table.amount("ducats"),
            Gift::Vp => resources.vp = table.amount("vp"),
            Gift::Finance => resources.finance = table.amount("finance"),
            Gift::Track => (resources.track, resources.track_wild) = points(table, "track", site),
            Gift::Counter => (resources.counter, resources.counter_wild) = points(table, "counter", site),
            Gift::Actions => effect.actions = granted(table, site),
            Gift::PerOpus => effect.per_opus = per_opus(table),
            Gift::Perform => effect.at_city = at_city(table, Mode::Perform),
            Gift::Sell => effect.at_city = effect.at_city.or(at_city(table, Mode::Sell)),
            Gift::Neutral => effect.neutral = neutral(table),
        }
    }
    // TRAV-5: a City allows one of the two.
    if site == Site::City && table.has("perform") && table.has("sell") {
        table.fault_at("sell", Expected::either("perform", "sell"));
    }
    effect
}

/// A reward of resources only.
pub fn resources(table: TomlTable<'_>, site: Site) -> Resources {
    effect(table, site).resources
}

/// Points by kind, and the number of wild points.
fn points(table: &mut TomlTable<'_>, field: &'static str, site: Site) -> (ByKind<u8>, u8) {
    let Some(mut table) = table.table_if_any(field) else { return Default::default() };
    let points = kinds(&mut table);
    let wild = table.amount("wild");
    if wild > 0 && site.names_its_kinds() {
        table.fault_at("wild", Expected::NamedKind);
    }
    (points, wild)
}

/// Points by kind.
pub fn kinds(table: &mut TomlTable<'_>) -> ByKind<u8> {
    ByKind(Kind::ALL.map(|kind| table.amount(kind.code())))
}

fn granted(table: &mut TomlTable<'_>, site: Site) -> Icons {
    if !table.may_have("actions") {
        return Icons::default();
    }
    let icons = actions(table).unwrap_or_default();
    if icons.iter().any(|icon| !site.grants(*icon)) {
        let words = Icon::ALL.into_iter().filter(|icon| site.grants(*icon)).map(|icon| icon.to_string());
        table.fault_at("actions", Expected::Word { words: words.collect() });
    }
    icons.into_iter().collect()
}

/// Action icons, left to right: at least one (COMP-3, SOLO-8), and at most [`Icons::MOST`] of one action.
pub fn actions(table: &mut TomlTable<'_>) -> Option<Vec<Icon>> {
    let icons: Vec<Icon> = table.word_list("actions")?;
    let most = usize::from(Icons::MOST);
    if icons.is_empty() {
        table.fault_at("actions", Expected::AtLeast { count: 1 });
    } else if Icon::ALL.into_iter().any(|icon| icons.iter().filter(|other| **other == icon).count() > most) {
        table.fault_at("actions", Expected::AtMost { count: most });
    }
    Some(icons)
}

fn per_opus(table: &mut TomlTable<'_>) -> Option<PerOpus> {
    let mut table = table.table_if_any("vp_per_opus")?;
    let (kind, vp) = (table.word("type"), table.small("vp", 1..=super::MOST));
    Some(PerOpus { kind: kind?, vp: vp? })
}

fn at_city(table: &mut TomlTable<'_>, mode: Mode) -> Option<AtCity> {
    let mut table = table.table_if_any(mode.code())?;
    let kind = table.word("type");
    let extra = table.table("extra").map(|extra| resources(extra, Site::CityExtra));
    Some(AtCity { mode, kind: kind?, extra: extra? })
}

fn neutral(table: &mut TomlTable<'_>) -> bool {
    let neutral = table.flag("neutral_marker");
    if !neutral {
        table.fault_at("neutral_marker", Expected::Word { words: vec!["true".to_owned()] });
    }
    neutral
}

/// What a cost may consist of.
#[derive(Clone, Copy)]
pub enum Price {
    /// Ducats.
    Ducats,
    /// Story Points of a kind.
    Points(Kind),
    /// Steps down the Finance Track.
    Finance,
}

/// A cost made up of these parts.
pub fn cost(table: Option<TomlTable<'_>>, prices: &[Price]) -> Cost {
    let mut cost = Cost::default();
    let Some(mut table) = table else { return cost };
    for price in prices {
        match *price {
            Price::Ducats => cost.ducats = table.amount("ducats"),
            Price::Points(kind) => cost.points[kind] = table.amount(kind.code()),
            Price::Finance => cost.finance = table.amount("finance"),
        }
    }
    cost
}
