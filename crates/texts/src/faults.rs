//! Texts for faults in notation and editions.

use crate::{Lang, t};
use vocab::{Expected, NotationError, Shelf};

/// A text that is not valid notation.
///
/// # Examples
/// ```
/// use texts::{Lang, faults};
/// let error = vocab::Action::read("kind mozart", edition::Edition::vienna()).unwrap_err();
/// let sentence = "Column 6: found mozart; expected one of: talent, journey, composition.";
/// assert_eq!(faults::notation(Lang::En, &error), sentence);
/// ```
pub fn notation(lang: Lang, error: &NotationError) -> String {
    let (column, expected) = (error.column as i64, expected(lang, error.expected));
    match error.found.as_str() {
        "" => t::notation_ended(lang, column, expected),
        found => t::notation_found(lang, column, expected, found),
    }
}

/// An unexpected word, without its place.
pub fn word(lang: Lang, found: &str, wanted: Expected) -> String {
    match found {
        "" => t::word_missing(lang, expected(lang, wanted)),
        found => t::word_found(lang, expected(lang, wanted), found),
    }
}

fn expected(lang: Lang, expected: Expected) -> String {
    match expected {
        Expected::Word => t::expected_word(lang),
        Expected::Member(shelf) => t::expected_member(lang, code(shelf)),
        Expected::OneOf(words) => t::expected_one_of(lang, words.join(", ")),
        Expected::Number(least, most) => t::expected_number(lang, least.into(), most.into()),
        Expected::Part => t::expected_part(lang),
        Expected::Payment => t::expected_payment(lang),
        Expected::Icons => t::expected_icons(lang),
        Expected::Field => t::expected_field(lang),
        Expected::End => t::expected_end(lang),
    }
}

fn code(shelf: Shelf) -> &'static str {
    match shelf {
        Shelf::Memories => "memories",
        Shelf::Opera => "opera",
        Shelf::Tiles => "tiles",
        Shelf::Cities => "cities",
        Shelf::Courts => "courts",
        Shelf::Bonuses => "bonuses",
        Shelf::Soloist => "soloist",
        Shelf::Places => "places",
    }
}

/// A fault of an edition, without its file and line.
pub fn edition(lang: Lang, fault: &edition::Fault) -> String {
    use edition::Expected;
    let arguments = fault.arguments();
    let word = |name: &str| arguments.iter().find(|(key, _)| *key == name).map_or("", |(_, word)| word);
    let (component, found) = (&fault.component, &fault.found);
    match fault.expected {
        Expected::File => t::fault_file(lang, component),
        Expected::Bytes { .. } => t::fault_bytes(lang, component, found, word("most")),
        Expected::NoMore { .. } => t::fault_no_more(lang, component, word("told")),
        Expected::FileName { .. } => t::fault_file_name(lang, found, word("names")),
        Expected::Toml { .. } => t::fault_toml(lang, component, found, word("message")),
        Expected::Field { .. } => t::fault_field(lang, component, word("field")),
        Expected::Fields { .. } => t::fault_fields(lang, component, word("fields"), found),
        Expected::Text => t::fault_text(lang, component, found),
        Expected::List => t::fault_list(lang, component, found),
        Expected::Table => t::fault_table(lang, component, found),
        Expected::Number { .. } => t::fault_number(lang, component, found, word("from"), word("to")),
        Expected::Exactly { .. } => t::fault_exactly(lang, component, found, word("number")),
        Expected::Word { .. } => t::fault_word(lang, component, found, word("words")),
        Expected::Id { .. } => t::fault_id(lang, component, found, word("most")),
        Expected::Unique { .. } => t::fault_unique(lang, component, found, word("line")),
        Expected::Count { .. } => t::fault_count(lang, component, word("count"), found),
        Expected::AtLeast { .. } => t::fault_at_least(lang, component, word("count"), found),
        Expected::AtMost { .. } => t::fault_at_most(lang, component, word("count"), found),
        Expected::AtLeastDifferent { .. } => {
            t::fault_at_least_different(lang, component, word("count"), found)
        }
        Expected::Different => t::fault_different(lang, component, found),
        Expected::Either { .. } => t::fault_either(lang, component, found, word("one"), word("other")),
        Expected::Played => t::fault_played(lang, component, found),
        Expected::NamedKind => t::fault_named_kind(lang, component, found),
        Expected::NoRepeat => t::fault_no_repeat(lang, component, found),
        Expected::Better => t::fault_better(lang, component, found),
        Expected::Road => t::fault_road(lang, component),
        Expected::CheaperFirst { .. } => t::fault_cheaper_first(lang, word("above"), component, found),
        Expected::Nested => t::fault_nested(lang, component, found),
    }
}
