//! A table for the tests: Anna and Ben, Eybler above Süßmayr, one card in the row.

use edition::Edition;
use texts::{Lang, Words};
use vocab::{ByLine, Card, Composer, MemoryId, Names, OpusId, Seat, Shelf};

/// The words of the table in English.
pub fn words() -> Words<'static> {
    let players: &dyn Fn(Seat) -> String = &|seat| ["Anna", "Ben", "Clara", "David"][seat.index()].to_owned();
    let mut words = Words::new(Lang::En, Edition::vienna(), players);
    words.composers = ByLine([Some(Composer::Eybler), Some(Composer::Suessmayr)]);
    words.row[2] = Some(Card::Opus(opus("idomeneo")));
    words.row[4] = Some(Card::Memory(MemoryId::new(9)));
    words
}

/// The index of an id of the edition.
#[track_caller]
pub fn find(shelf: Shelf, id: &str) -> u8 {
    Edition::vienna().find(shelf, id).unwrap_or_else(|| panic!("{id} is in no edition")) as u8
}

/// An Opus by its id.
#[track_caller]
pub fn opus(id: &str) -> OpusId {
    OpusId::new(find(Shelf::Opera, id))
}

/// Asserts that the text is complete: no question mark, no brace, no gap.
#[track_caller]
pub fn sound(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['?', '{', '}', '$']), "{text}");
    assert!(!text.contains("  ") && text.trim() == text, "{text}");
    assert!(!text.contains("unknown"), "{text}");
}
