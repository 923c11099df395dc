//! Parses the files of an edition into a valid edition, or lists everything that is wrong with them (COMP-2).
//!
//! Each file has a module that reads its components and checks their rules, because there the line numbers
//! are known. A rule about two files is checked by the module that is read second.

mod board;
mod bonuses;
mod cities;
mod component_list;
mod composers;
mod constanze;
mod courts;
mod effect;
mod face;
mod map;
mod memories;
mod opera;
mod requiem;
mod soloist;
mod source;
mod title;
mod toml_table;
mod word;

use crate::fault::{Expected, Fault};
use crate::{Derived, Edition, Label, Period, hash};
use component_list::ComponentList;
pub use source::whole;
use source::{Faults, Source, clip};
use toml::Spanned;
use toml::de::DeTable;
use toml_table::{LAST_YEAR, MOST, TomlTable};
use vocab::Round;

/// The files of an edition.
pub const FILES: [&str; 10] = [
    "edition.toml",
    "board.toml",
    "memories.toml",
    "opera.toml",
    "composers.toml",
    "cities.toml",
    "courts.toml",
    "bonuses.toml",
    "constanze.toml",
    "soloist.toml",
];

/// The longest file allowed, in bytes: a hundred times what an edition needs.
pub const LONGEST_FILE: usize = 1024 * 1024;

/// The years of the five periods.
type Periods = [Period; Round::COUNT];

/// Reads an edition from its files.
pub fn edition(files: &[(&str, &str)]) -> Result<Edition, Vec<Fault>> {
    let faults = Faults::default();
    let documents = parse(files, &faults);
    let edition = components(&documents, &faults);
    let faults = faults.take();
    match edition {
        Some(edition) if faults.is_empty() => Ok(Edition { hash: hash(&documents), ..edition }),
        _ => Err(faults),
    }
}

/// A file with valid TOML.
type Document<'a> = (Source<'a>, Spanned<DeTable<'a>>);

/// Parses every file that is given. A file that is not TOML is reported and left out.
fn parse<'a>(files: &[(&'a str, &'a str)], faults: &'a Faults) -> Vec<Document<'a>> {
    let whole = |file: &str, found: &str, expected| {
        let (file, found) = (clip(file), clip(found));
        faults.add(Fault { component: file.clone(), file, line: 0, found, expected });
    };
    for (file, _) in files.iter().filter(|(file, _)| !FILES.contains(file)) {
        whole(file, file, Expected::FileName { names: FILES.map(str::to_owned).to_vec() });
    }
    let mut documents = Vec::new();
    for name in FILES {
        let Some((file, text)) = files.iter().find(|(file, _)| *file == name) else {
            whole(name, "", Expected::File);
            continue;
        };
        if text.len() > LONGEST_FILE {
            whole(name, &text.len().to_string(), Expected::Bytes { most: LONGEST_FILE });
            continue;
        }
        let source = Source::new(file, text, faults);
        let (document, errors) = DeTable::parse_recoverable(text);
        for error in &errors {
            if faults.has_enough(file) {
                break;
            }
            let span = error.span().unwrap_or_default();
            let (line, component) = (source.line(span.start), file.to_string());
            let expected = Expected::Toml { message: error.message().lines().collect::<Vec<_>>().join(", ") };
            let found = source.line_of(span.start);
            faults.add(Fault { file: file.to_string(), line, component, found, expected });
        }
        if errors.is_empty() {
            documents.push((source, document));
        }
    }
    documents
}

/// Reads all files. After a fault it goes on, to find as many faults as possible.
fn components(documents: &[Document<'_>], faults: &Faults) -> Option<Edition> {
    let root = |name: &str| {
        let (source, document) = documents.iter().find(|(source, _)| source.file == name)?;
        Some(TomlTable::root(source, document.get_ref()))
    };
    let title = root("edition.toml").and_then(title::read);
    let boards = root("board.toml").map(|root| board::read(root, faults)).unwrap_or_default();
    let memories = root("memories.toml").and_then(|root| memories::read(root, faults));
    let opera = root("opera.toml").and_then(|root| opera::read(root, boards.periods, faults));
    let composers = root("composers.toml").and_then(|root| composers::read(root, faults));
    let cities = root("cities.toml").and_then(|root| cities::read(root, faults));
    let courts = root("courts.toml").and_then(|root| courts::read(root, faults));
    let bonuses = root("bonuses.toml").and_then(|root| bonuses::read(root, faults));
    let constanze = root("constanze.toml").and_then(|root| constanze::read(root, boards.parts, faults));
    let soloist = root("soloist.toml").and_then(|root| soloist::read(root, faults));

    let (title, board, memories, opera, composers) = (title?, boards.board?, memories?, opera?, composers?);
    let bonuses = bonuses?;
    let derived = Derived::new(&board, &memories, &opera.cards, &composers.tiles, &bonuses);
    Some(Edition {
        id: title.id,
        title: title.title,
        version: title.version,
        description: title.description,
        hash: Default::default(),
        board,
        memories,
        opera: opera.cards,
        variants: opera.variants,
        composers: composers.composers,
        tiles: composers.tiles,
        cities: cities?,
        courts: courts?,
        bonuses,
        constanze: constanze?,
        soloist: soloist?,
        derived,
    })
}

/// The hash of all files but `edition.toml`: an edition with another title is the same game.
fn hash(documents: &[Document<'_>]) -> [u8; 32] {
    let played = documents.iter().filter(|(source, _)| source.file != FILES[0]);
    hash::of(played.map(|(source, document)| (source.file, document.get_ref())))
}

/// Id, name and history of a component.
fn label(table: &mut TomlTable<'_>, name: &'static str) -> Box<Label> {
    let (id, title, history) = (table.id(), table.text(name), table.words("history"));
    Box::new(Label { id, title, history, ..Label::default() })
}

/// COMP-2: the right number of cards or tiles in each period.
fn count_periods<T>(
    components: &ComponentList<T>,
    faults: &Faults,
    counts: [usize; 5],
    period: impl Fn(&T) -> Option<Round>,
) {
    for (round, count) in Round::all().zip(counts) {
        components.count_of(faults, &format!("period = {round}"), count, |card| period(card) == Some(round));
    }
}
