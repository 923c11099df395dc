//! Reads a position from a sheet, and converts it to a game if it is valid.

use super::error::place;
use super::field::{Field, Reader, Table, all};
use super::seat::{self, seat_number};
use super::{DEAL, FORMAT, SheetError, Wrong, edition_title};
use crate::tree::{self, Node};
use edition::Edition;
use rules::{Game, LeftOut, SeatLeftOut, Seed};
use std::cell::RefCell;
use vocab::{
    ByLine, ByMovement, Composer, Expected, Face, Line, MapTile, Mark, Movement, Names, Part, Place,
    Position, Round, Seat, Shelf, Slot, SoloistPosition, Token,
};

/// Reads a game from a written position in JSON or TOML. With the field `deal`, cards and tiles that the position does
/// not name are dealt.
///
/// # Errors
/// All syntax errors; if there are none, everything that is impossible in the position.
pub fn read_position(text: &str, edition: &'static Edition) -> Result<Game, Vec<SheetError>> {
    game(text, &tree(text, tree::parse(text))?, edition)
}

/// Reads a game from a position in JSON, as `.game` files have it. The page does without a parser of TOML.
///
/// # Errors
/// Like [`read_position`].
pub fn read_json_position(text: &str, edition: &'static Edition) -> Result<Game, Vec<SheetError>> {
    game(text, &tree(text, tree::parse_json(text))?, edition)
}

fn game(text: &str, root: &Node, edition: &'static Edition) -> Result<Game, Vec<SheetError>> {
    let position = if root.step(DEAL).is_some() {
        let left_out = left_out(root);
        let (position, deal) = read::<Face>(text, root, edition)?;
        rules::deal_rest(position, &left_out, edition, &mut Seed::from_number(deal).dice(0))
    } else {
        read(text, root, edition)?.0
    };
    let faults = match Game::from_position(&position, edition) {
        Ok(game) => return Ok(game),
        Err(faults) => faults,
    };
    let error = |fault: rules::PositionFault| {
        let path = path_on_sheet(&fault.path, edition);
        let (line, column) = place(text, locate(root, &path));
        SheetError { line, column, path, wrong: Wrong::Fault(fault) }
    };
    Err(faults.into_iter().map(error).collect())
}

/// Reads a complete position or a view in JSON, without checking whether the position is possible.
///
/// # Errors
/// All syntax errors.
pub fn parse_position<C: Token>(text: &str, edition: &Edition) -> Result<Position<C>, Vec<SheetError>> {
    read(text, &tree(text, tree::parse_json(text))?, edition).map(|(position, _)| position)
}

fn error(text: &str, at: usize, path: String, wrong: Wrong) -> SheetError {
    let (line, column) = place(text, at);
    SheetError { line, column, path, wrong }
}

fn tree(text: &str, parsed: Result<Node, Vec<tree::SyntaxError>>) -> Result<Node, Vec<SheetError>> {
    let wrong = |fault: tree::SyntaxError| {
        error(text, fault.at, String::new(), Wrong::Syntax { message: fault.message })
    };
    parsed.map_err(|errors| errors.into_iter().map(wrong).collect())
}

/// The position, and the number by which its rest is dealt.
fn read<C: Token>(text: &str, root: &Node, edition: &Edition) -> Result<(Position<C>, u64), Vec<SheetError>> {
    let reader = Reader { names: edition, faults: RefCell::default() };
    let position = position(&Field::root(&reader, root), edition);
    let faults = reader.faults.into_inner();
    match position {
        Some(position) if faults.is_empty() => Ok(position),
        _ => Err(faults.into_iter().map(|(at, path, wrong)| error(text, at, path, wrong)).collect()),
    }
}

/// What `deal` completes.
fn left_out(root: &Node) -> LeftOut {
    let out = |field: &str| root.step(field).is_none();
    let seats = (0..4).map_while(|at| root.step("seats")?.step(&at.to_string()));
    let seat = |seat: &Node| {
        let out = |field: &str| seat.step(field).is_none();
        SeatLeftOut { hand: out("hand"), spaces: out("spaces"), neutral: out("neutral") }
    };
    LeftOut {
        prompts: out("prompts"),
        composers: out("composers"),
        requiem: out("requiem"),
        row: out("row"),
        coach: out("coach"),
        map: out("map"),
        soloist: out("soloist"),
        seats: seats.map(seat).collect(),
    }
}

/// The path in the sheet for a path in a `PositionFault` of `rules`.
fn path_on_sheet(path: &str, names: &dyn Names) -> String {
    if let Some(rest) = path.strip_prefix("parts") {
        return format!("requiem{rest}");
    }
    let at = path.strip_prefix("map[").and_then(|rest| rest.strip_suffix(']')).and_then(|at| at.parse().ok());
    if let Some(at) = at {
        return format!("map.{}", names.name(Shelf::Places, at));
    }
    match path.rsplit_once('.') {
        Some((seat, "markers" | "tiles" | "asleep")) => format!("{seat}.spaces"),
        _ => path.to_owned(),
    }
}

/// The offset of a field, or of the part that would contain it if it is missing.
fn locate(root: &Node, path: &str) -> usize {
    let steps = path.split(['.', '[']).map(|step| step.trim_end_matches(']'));
    let mut node = root;
    for step in steps {
        let Some(next) = node.step(step) else { break };
        node = next;
    }
    node.at
}

const FIELDS: &[&str] = &[
    "format",
    "edition",
    "viewer",
    DEAL,
    "level",
    "round",
    "turn",
    "first",
    "active",
    "over",
    "prompts",
    "row",
    "piles",
    "boxed",
    "discarded",
    "bonuses",
    "coach",
    "map",
    "courts",
    "cities",
    "city_discard",
    "composers",
    "tiles_taken",
    "requiem",
    "seats",
    "soloist",
];

fn position<C: Token>(root: &Field<'_>, edition: &Edition) -> Option<(Position<C>, u64)> {
    let table = &root.table(FIELDS)?;
    header(table, edition);
    let level = table.may("level", |field| field.token().map(Some));
    let deal = table.may(DEAL, |field| field.number(0, i64::MAX));
    let dealt = table.get(DEAL).is_some();
    let round = table.dealt("round", dealt, |field| Round::new(field.number(1, 5)?), || Some(Round::at(0)));
    let turn = table.dealt("turn", dealt, |field| Slot::new(field.number(1, 4)?), || Some(Slot::at(0)));
    let first = table.dealt("first", dealt, seat_number, || Some(Seat::at(0)));
    let active = table.dealt("active", dealt, seat_number, || first);
    let over = table.may("over", Field::flag);
    let prompts = table.may("prompts", |field| field.list(Field::token));
    let composers = table.dealt("composers", dealt, composers, || Some(ByLine([None; 2])));
    let tiles_taken = table.may("tiles_taken", tiles_taken);
    let parts = table.may("requiem", requiem);
    let row = table.dealt("row", dealt, |field| field.array(Field::token), || Some([None; 7]));
    let pile = |pile: &Field<'_>| pile.list(Field::token);
    let piles = table.dealt("piles", dealt, |field| field.array(pile), || Some(Default::default()));
    let boxed = table.may("boxed", |field| field.list(Field::token));
    let discarded = table.may("discarded", |field| field.list(Field::token));
    let bonus = |bonus: &Field<'_>| bonus.tagged("bonus:");
    let hidden = || all(std::array::from_fn(|_| C::read("?", edition).ok()));
    let bonuses = table.dealt("bonuses", dealt, |field| field.array(bonus), hidden);
    let coach = table.dealt("coach", dealt, Field::token, || Some(Place::at(0)));
    let map = table.may("map", map);
    let courts = table.may("courts", |field| field.list(|tile| tile.tagged("court:")));
    let cities = table.may("cities", |field| field.list(|tile| tile.tagged("city:")));
    let city_discard = table.may("city_discard", |field| field.list(Field::token));
    let seats = table.need("seats", |field| field.list(|seat| seat::read(seat, edition)));
    let soloist = table.may("soloist", |field| soloist(field).map(Some));
    let seats = seats?;
    let position = Position {
        players: seats.len().min(u8::MAX.into()) as u8,
        level: level?,
        round: round?,
        turn: turn?,
        first: first?,
        active: active?,
        over: over?,
        prompts: prompts?,
        composers: composers?,
        tiles_taken: tiles_taken?,
        parts: parts?,
        row: row?,
        piles: piles?,
        boxed: boxed?,
        discarded: discarded?,
        bonuses: bonuses?,
        coach: coach?,
        map: map?,
        courts: courts?,
        cities: cities?,
        city_discard: city_discard?,
        seats,
        soloist: soloist?,
    };
    Some((position, deal?))
}

/// Checks the format, and as much of the edition as is given.
fn header(table: &Table<'_>, edition: &Edition) {
    table.need("format", |field| {
        let found = field.text()?;
        if found == FORMAT {
            Some(())
        } else {
            field.fault(Wrong::Format { found: found.into(), expected: FORMAT })
        }
    });
    table.need("edition", |field| {
        let (found, expected) = (field.text()?, edition_title(edition));
        let mut words = expected.split(' ');
        let same =
            !found.trim().is_empty() && found.split_whitespace().all(|word| words.next() == Some(word));
        if same { Some(()) } else { field.fault(Wrong::Edition { found: found.into(), expected }) }
    });
}

fn composers(field: &Field<'_>) -> Option<ByLine<Option<Composer>>> {
    let table = field.table(&Line::ALL.map(Line::code))?;
    let composer = |line: Line| table.may(line.code(), |field| field.token().map(Some));
    all(Line::ALL.map(composer)).map(ByLine)
}

fn tiles_taken(field: &Field<'_>) -> Option<ByLine<ByMovement<u8>>> {
    let table = field.table(&Line::ALL.map(Line::code))?;
    let stacks = |field: &Field<'_>| {
        let table = field.table(&Movement::ALL.map(Movement::code))?;
        let taken = |movement: Movement| table.may(movement.code(), |field| field.number(0, 255));
        all(Movement::ALL.map(taken)).map(ByMovement)
    };
    all(Line::ALL.map(|line| table.may(line.code(), stacks))).map(ByLine)
}

fn requiem(field: &Field<'_>) -> Option<Vec<(Part, Mark)>> {
    let mut parts = Vec::new();
    for (key, field) in field.entries()? {
        parts.extend(field.word::<Part>(key).zip(mark(&field)));
    }
    parts.sort_unstable_by_key(|(part, _)| *part);
    Some(parts)
}

fn mark(field: &Field<'_>) -> Option<Mark> {
    let text = field.text()?;
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["covered"] => Some(Mark::Covered),
        ["neutral", line] => Some(Mark::Written { by: None, line: field.word(line)? }),
        [seat, line] => Some(Mark::Written { by: Some(field.word(seat)?), line: field.word(line)? }),
        _ => field.wrong_word(text, Expected::OneOf(&["covered", "1 upper", "neutral upper"])),
    }
}

fn map(field: &Field<'_>) -> Option<[Option<(MapTile, bool)>; 11]> {
    let mut map = [None; 11];
    for (key, field) in field.entries()? {
        let place = field.word::<Place>(key);
        let tile = field.text().and_then(|text| match text.split_whitespace().collect::<Vec<_>>()[..] {
            [tile] => Some((field.word(tile)?, false)),
            [tile, "gilded"] => Some((field.word(tile)?, true)),
            [_, found, ..] => field.wrong_word(found, Expected::OneOf(&["gilded"])),
            [] => field.wrong_word(text, Expected::OneOf(&["court:", "city:"])),
        });
        if let Some(place) = place {
            map[place.index()] = tile;
        }
    }
    Some(map)
}

fn soloist<C: Token>(field: &Field<'_>) -> Option<SoloistPosition<C>> {
    let table = field.table(&["shown", "deck", "markers"])?;
    let shown = table.may("shown", |field| field.list(Field::token));
    let deck = table.may("deck", |field| field.list(|card| card.tagged("soloist:")));
    let markers = table.may("markers", |field| field.number(0, 255));
    Some(SoloistPosition { shown: shown?, deck: deck?, markers: markers? })
}
