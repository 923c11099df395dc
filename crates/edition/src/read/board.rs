//! Main board and personal board (COMP-7 to COMP-9, COMP-11).

use super::component_list::ComponentList;
use super::effect::{Price, Site, cost, effect, resources};
use super::source::Faults;
use super::toml_table::TomlTable;
use super::{LAST_YEAR, MOST, Periods, map, requiem};
use crate::fault::Expected;
use crate::{Board, FinanceSpace, InstrumentSpaceData, MovementData, Period, RowSpace, RowValue, Start};
use vocab::{ByMovement, Instrument, InstrumentSpace, Kind, Level, Round, Seat, Space};

/// The boards, and the values that other files are checked against even if the boards have faults.
#[derive(Default)]
pub struct Boards {
    /// The boards, if they have no faults.
    pub board: Option<Board>,
    /// The years of the periods.
    pub periods: Option<Periods>,
    /// How many parts each movement has.
    pub parts: Option<ByMovement<usize>>,
}

/// Reads `board.toml`.
pub fn read(mut root: TomlTable<'_>, faults: &Faults) -> Boards {
    let periods = periods(&mut root, faults);
    let movements = requiem::read(&mut root, faults);
    let parts =
        movements.as_ref().map(|them| ByMovement(them.0.each_ref().map(|movement| movement.parts.len())));
    Boards { board: board(&mut root, faults, periods, movements), periods, parts }
}

/// Reads everything but the periods and the movements.
fn board(
    table: &mut TomlTable<'_>,
    faults: &Faults,
    periods: Option<Periods>,
    movements: Option<ByMovement<MovementData>>,
) -> Option<Board> {
    let finance = finance(table, faults);
    let top = finance.as_ref().map_or(MOST, |spaces| spaces.len().saturating_sub(1) as u8);
    // COMP-9: tracks go from 0 to 4.
    let track_max = table.small("story_track_max", 4..=4);
    // SETUP-10
    let track_start = table.small("story_track_start", 0..=track_max.unwrap_or(MOST));
    let finance_start = table.small("finance_start", 0..=top);
    // PAY-5: a counter costs more than it brings back; otherwise exchanges would create money.
    let exchange_return = table.small("exchange_return", 1..=MOST - 1);
    let exchange_buy = table.small("exchange_buy", exchange_return.unwrap_or(1) + 1..=MOST);
    // PAY-3, PAY-4
    let full_track_ducats = table.small("full_track_ducats", 0..=MOST);
    let full_finance_vp = table.small("full_finance_vp", 0..=MOST);
    // END-6, END-7
    let points_per_vp = table.small("points_per_vp", 1..=MOST);
    let ducats_per_vp = table.small("ducats_per_vp", 1..=MOST);
    let map = map::read(table, faults);
    let row = row(table, faults);
    let spaces = spaces(table, faults, movements.as_ref());
    let start = seats(table, faults);
    // SOLO-5
    let soloist_finance = soloist(table, top);
    // SOLO-6
    let solo_start = table.table("solo_start").map(|mut table| start_of(&mut table));
    let map = map?;
    Some(Board {
        track_max: track_max?,
        track_start: track_start?,
        finance_start: finance_start?,
        start_place: map.start?,
        exchange_buy: exchange_buy?,
        exchange_return: exchange_return?,
        full_track_ducats: full_track_ducats?,
        full_finance_vp: full_finance_vp?,
        points_per_vp: points_per_vp?,
        ducats_per_vp: ducats_per_vp?,
        periods: periods?,
        row: row?,
        finance: finance?,
        places: map.places,
        roads: map.roads?,
        movements: movements?,
        spaces: spaces?,
        start: start?,
        soloist_finance: soloist_finance?,
        solo_start: solo_start?,
    })
}

/// The Finance Track, which has at least one space.
fn finance(table: &mut TomlTable<'_>, faults: &Faults) -> Option<Vec<FinanceSpace>> {
    let spaces = ComponentList::read(table, "finance", |table| {
        Some(FinanceSpace {
            ducats: table.amount("ducats"),
            vp: table.amount("vp"),
            wild: table.amount("wild"),
        })
    });
    let (found, most) = (spaces.list.len(), usize::from(MOST));
    if found == 0 {
        faults.add(spaces.fault("", found, Expected::AtLeast { count: 1 }));
    } else if found > most {
        faults.add(spaces.fault("", found, Expected::AtMost { count: most }));
    }
    spaces.into_values().filter(|spaces| !spaces.is_empty())
}

fn periods(table: &mut TomlTable<'_>, faults: &Faults) -> Option<Periods> {
    let (mut place, mut after) = (0, 0);
    let periods = ComponentList::read(table, "period", |table| {
        table.count("number", &mut place);
        // COMP-4: periods follow each other without overlap, so that a year belongs to one of them.
        let first = table.number("first", after + 1..=LAST_YEAR);
        let last = table.number("last", first.unwrap_or(after + 1)..=LAST_YEAR);
        after = last.unwrap_or(after).min(LAST_YEAR - 1);
        Some(Period { first: first?, last: last? })
    });
    periods.count(faults, Round::COUNT);
    periods.into_values()?.try_into().ok()
}

/// COMP-11: seven spaces with two values each.
fn row(table: &mut TomlTable<'_>, faults: &Faults) -> Option<[RowSpace; Space::COUNT]> {
    let mut place = 0;
    let row = ComponentList::read(table, "row", |table| {
        table.count("space", &mut place);
        let (memory, opus) = (table.table("memory").map(row_value), table.table("opus").map(row_value));
        Some(RowSpace { memory: memory?, opus: opus? })
    });
    row.count(faults, Space::COUNT);
    row.into_values()?.try_into().ok()
}

/// COMP-11: a cost, a reward, or nothing.
fn row_value(mut table: TomlTable<'_>) -> RowValue {
    let points = Kind::ALL.map(Price::Points);
    let cost = cost(table.table_if_any("cost"), &[&[Price::Ducats], &points[..]].concat());
    let reward = table.table_if_any("reward").map(|reward| resources(reward, Site::Row)).unwrap_or_default();
    if table.has("cost") && table.has("reward") {
        table.fault_at("reward", Expected::either("cost", "reward"));
    }
    RowValue { cost, reward }
}

/// COMP-9: seven instrument spaces, of which exactly the top one is horns.
fn spaces(
    table: &mut TomlTable<'_>,
    faults: &Faults,
    movements: Option<&ByMovement<MovementData>>,
) -> Option<[InstrumentSpaceData; InstrumentSpace::COUNT]> {
    let is_played = |instrument: Instrument| {
        movements.is_none_or(|them| them.0.iter().any(|movement| movement.parts.contains(&instrument)))
    };
    let mut sites = std::iter::once(Site::Horns).chain(std::iter::repeat(Site::Space));
    let spaces = ComponentList::read(table, "instrument_space", |table| {
        let site = sites.next()?;
        let instrument = instrument(table, site);
        // COMP-8: the marker of an instrument that no movement has could never be placed.
        if instrument.is_some_and(|instrument| !is_played(instrument)) {
            table.fault_at("instrument", Expected::Played);
        }
        let reward = table.table("reward").map(|reward| effect(reward, site));
        Some(InstrumentSpaceData { instrument: instrument?, reward: reward? })
    });
    spaces.count(faults, InstrumentSpace::COUNT);
    spaces.into_values()?.try_into().ok()
}

fn instrument(table: &mut TomlTable<'_>, site: Site) -> Option<Instrument> {
    let instrument = table.word("instrument")?;
    let is_allowed = |instrument: &Instrument| (*instrument == Instrument::Horns) == (site == Site::Horns);
    if !is_allowed(&instrument) {
        let words = Instrument::ALL.iter().filter(|it| is_allowed(it)).map(ToString::to_string).collect();
        table.fault_at("instrument", Expected::Word { words });
    }
    Some(instrument)
}

/// SETUP-11: what each player starts with, in turn order.
fn seats(table: &mut TomlTable<'_>, faults: &Faults) -> Option<[Start; Seat::COUNT]> {
    let mut place = 0;
    let seats = ComponentList::read(table, "seat", |table| {
        table.count("number", &mut place);
        Some(start_of(table))
    });
    seats.count(faults, Seat::COUNT);
    seats.into_values()?.try_into().ok()
}

fn start_of(table: &mut TomlTable<'_>) -> Start {
    Start { ducats: table.amount("ducats"), vp: table.amount("vp") }
}

/// SOLO-5: a space of the Finance Track for each level.
fn soloist(table: &mut TomlTable<'_>, top: u8) -> Option<[u8; 3]> {
    let mut finance = table.table("soloist")?.table("finance")?;
    let spaces: Vec<Option<u8>> =
        Level::ALL.iter().map(|level| finance.small(level.code(), 0..=top)).collect();
    let spaces: Option<Vec<u8>> = spaces.into_iter().collect();
    spaces?.try_into().ok()
}
