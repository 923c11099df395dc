//! A written position that a person can read and edit. It uses the names of the edition, counts seats and rounds from
//! 1, and writes hidden things as `?`.
//!
//! | field | what it holds |
//! | --- | --- |
//! | `format`, `edition` | `lacrimosa-position 1`; name, version and hash, of which only the name must be there |
//! | `deal` | a number: cards and tiles that are left out or `?` are dealt by it |
//! | `level` | `easy`, `middle` or `difficult`: seat 2 is the Soloist |
//! | `round`, `turn`, `first`, `active`, `over` | where the game is, and who decides |
//! | `prompts` | open questions, such as `card:travel,requiem`; the last is asked first |
//! | `row` | seven cards, leftmost first, such as `opus:zaide`; `-` for an empty space |
//! | `piles`, `boxed`, `discarded` | cards of the five periods top first; gone unseen; gone seen |
//! | `bonuses`, `coach`, `map` | the five Period Bonus tiles; a place; place = `city:academy gilded` |
//! | `courts`, `cities`, `city_discard` | tiles beside the map, top first |
//! | `composers`, `tiles_taken` | by line; by line and movement, how many from the top |
//! | `requiem` | part = `covered`, `1 upper` (a seat and a line) or `neutral lower` |
//! | `seats` | a table for each player, see below |
//! | `soloist` | `shown`, `deck`, `markers` |
//!
//! A seat has `score` (by line of the score sheet), `ducats`, `tracks` and `counters` (by kind), `finance`, `hand`,
//! `deck`, `slots` (four, `experience story` or `-`), `opera`, `turned`, `courts`, `spaces` (seven: `marker`, `empty`,
//! or a tile, which may be `asleep`), `neutral`, and `cards`: all nine cards in any place. `cards` can be left out if
//! nothing is hidden, and every field that is 0 or empty can be left out. With `deal`, every field but `format`, `edition`
//! and `seats` can be left out.

mod error;
mod field;
mod read;
mod seat;
mod write;

pub use error::{Shape, SheetError, Wrong};
pub use read::{parse_position, read_json_position, read_position};

use crate::tree::{self, Node, Script, Value};
use edition::Edition;
use serde::ser::{Serialize, SerializeMap, Serializer};
use vocab::{MemoryId, Names, Piece, Token};

/// The first field of every sheet.
const FORMAT: &str = "lacrimosa-position 1";
/// The field with the number by which the rest of the position is dealt.
const DEAL: &str = "deal";

/// A written position. It implements `Serialize`, so that it can be part of other JSON.
///
/// # Examples
/// ```
/// use record::{Record, Sheet, read_position};
/// use rules::{Seed, Setup};
/// let vienna = edition::Edition::vienna();
/// let setup = Setup { first: vocab::Seat::new(1), ..Setup::players(2) };
/// let record = Record::deal(&setup, vienna, Seed::from_number(1)).unwrap();
/// let text = Sheet::of(&record.game().position(), vienna).to_text();
/// let richer = text.replacen("ducats = 10", "ducats = 25", 1);
/// assert_eq!(read_position(&richer, vienna).unwrap().position().seats[0].ducats, 25);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet(Node);

impl Sheet {
    /// TOML: the readable text form of a position.
    pub fn to_text(&self) -> String {
        tree::toml(&self.0)
    }

    /// JSON over several lines.
    pub fn to_json(&self) -> String {
        tree::json(&self.0)
    }

    /// JSON on one line.
    pub fn to_line(&self) -> String {
        tree::compact(&self.0, Script::Json)
    }
}

/// Name, version and hash of an edition, by which positions and game files identify it.
pub(crate) fn edition_title(edition: &Edition) -> String {
    format!("{} {} {}", edition.id, edition.version, edition.hash_hex())
}

/// Experiences and Story of the four slots.
type Slots = [(Option<MemoryId>, Option<MemoryId>); 4];

/// The Memory cards of a seat in ascending order, if all of them are visible. Then they need not be listed separately.
fn held<C: Token>(hand: &[C], deck: &[C], slots: &Slots, names: &dyn Names) -> Option<Vec<MemoryId>> {
    let card = |held: &C| {
        let mut word = String::new();
        held.write(names, &mut word);
        if let Ok(Piece::Memory(id)) = Piece::read(&word, names) { Some(id) } else { None }
    };
    let mut cards = hand.iter().chain(deck).map(card).collect::<Option<Vec<_>>>()?;
    cards.extend(slots.iter().flat_map(|(experience, story)| [*experience, *story]).flatten());
    cards.sort_unstable();
    Some(cards)
}

impl Serialize for Sheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl Serialize for Node {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.value {
            Value::Text(text) => serializer.serialize_str(text),
            Value::Number(number) => serializer.serialize_i64(*number),
            Value::Flag(flag) => serializer.serialize_bool(*flag),
            Value::Other => serializer.serialize_unit(),
            Value::List(items) => serializer.collect_seq(items),
            Value::Table(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                for (key, node) in entries {
                    map.serialize_entry(key, node)?;
                }
                map.end()
            }
        }
    }
}
