//! Opus cards (COMP-4, COMP-5).

use super::component_list::{ComponentList, Found};
use super::effect::{Price, cost};
use super::source::Faults;
use super::toml_table::TomlTable;
use super::{LAST_YEAR, MOST, Periods, count_periods, label};
use crate::{Cost, Label, Opus};
use vocab::{Kind, Round, Seat};

/// The Opus cards, and the names of the four starting Opus cards.
pub struct Opera {
    /// The cards: the starting one, then the others.
    pub cards: Vec<Opus>,
    /// The names of the starting Opus cards.
    pub variants: Vec<Label>,
}

/// Reads `opera.toml`. Years are checked only if the periods are known.
pub fn read(mut root: TomlTable<'_>, periods: Option<Periods>, faults: &Faults) -> Option<Opera> {
    let starting = root.table("starting").map(|mut table| {
        let variants = ComponentList::read(&mut table, "variant", |table| Some(variant(table)));
        // COMP-2: one for each of four players.
        variants.count(faults, Seat::COUNT);
        // COMP-5: it has a perform line and a sell line, but no type, no period and no cost.
        (Found { spot: table.spot(), value: lines(&mut table, Cost::default(), 0) }, variants.into_values())
    });
    let mut works = ComponentList::read(&mut root, "opus", |table| work(table, periods));
    // COMP-2
    works.count(faults, 46);
    count_periods(&works, faults, [9, 9, 9, 9, 10], |work| work.period);
    let (starting, variants) = starting?;
    works.list.insert(0, starting);
    works.unique(faults, |work| &work.label);
    Some(Opera { cards: works.into_values()?, variants: variants? })
}

fn variant(table: &mut TomlTable<'_>) -> Label {
    let title = table.text("title");
    let date = table.number("year", 1..=LAST_YEAR).map(|year| year.to_string()).unwrap_or_default();
    Label { id: String::new(), title, date, place: table.words("place"), history: table.words("history") }
}

fn work(table: &mut TomlTable<'_>, periods: Option<Periods>) -> Option<Opus> {
    let period: Option<Round> = table.word("period");
    let kind = table.word("type");
    let cost = cost(table.table("cost"), &[Price::Points(Kind::Talent), Price::Ducats]);
    let vp = table.small("vp", 0..=MOST);
    // COMP-4: the year is in its period.
    let years = periods.zip(period).map(|(periods, period)| periods[period.index()]);
    let year = table.number("year", years.map_or(1..=LAST_YEAR, |years| years.first..=years.last));
    let (place, work) = (table.words("place"), lines(table, cost, vp.unwrap_or_default()));
    let mut work = work?;
    (work.label.date, work.label.place) = (year?.to_string(), place);
    Some(Opus { kind: Some(kind?), period: Some(period?), ..work })
}

/// Name, perform line and sell line.
fn lines(table: &mut TomlTable<'_>, cost: Cost, vp: u8) -> Option<Opus> {
    let label = label(table, "title");
    let perform =
        table.table("perform").map(|mut line| (line.amount(Kind::Talent.code()), line.amount("ducats")));
    let sell = table
        .table("sell")
        .map(|mut line| (line.amount(Kind::Talent.code()), line.amount("finance"), line.amount("vp")));
    let ((perform_talent, perform_ducats), (sell_talent, sell_finance, sell_vp)) = (perform?, sell?);
    let (kind, period) = (None, None);
    Some(Opus {
        label,
        kind,
        period,
        cost,
        vp,
        perform_talent,
        perform_ducats,
        sell_talent,
        sell_finance,
        sell_vp,
    })
}
