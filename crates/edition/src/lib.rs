//! The edition: what is printed on cards, tiles and boards, read from TOML and validated.
//!
//! An edition is loaded once, never changes and lives as long as the program. So a game holds a `&'static
//! Edition`, and copying a game copies no edition.

mod derived;
mod effect;
mod fault;
mod hash;
mod packed;
mod printed;
mod read;
mod vienna;

pub use derived::Derived;
pub use effect::{AtCity, Cost, Effect, PerOpus, Resources};
pub use fault::{Arguments, Expected, Fault};
pub use printed::{
    Board, Bonus, City, Constanze, Court, Direction, Favour, FinanceSpace, From, InstrumentSpaceData, Item,
    Label, Memory, MovementData, Opus, Period, PlaceData, Repeat, Road, RowEnd, RowSpace, RowValue,
    SoloistCard, Start, Story, Tile,
};

use vocab::{ByComposer, MemoryId, Names, Shelf};

/// A complete, valid set of components.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Its short name, such as `vienna`.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its version, which goes up whenever a value changes.
    pub version: u32,
    /// A description of one or two sentences.
    pub description: String,
    /// SHA-256 of everything that matters for play.
    pub hash: [u8; 32],
    /// Main board and personal board.
    pub board: Board,
    /// Memory cards: the nine starting cards, then the others.
    pub memories: Vec<Memory>,
    /// Opus cards: the starting one, then the others.
    pub opera: Vec<Opus>,
    /// The names of the four players' starting Opus cards, which are equal in play (COMP-2).
    pub variants: Vec<Label>,
    /// The composers.
    pub composers: ByComposer<Label>,
    /// Composer tiles.
    pub tiles: Vec<Tile>,
    /// City tiles.
    pub cities: Vec<City>,
    /// Royal Court tiles.
    pub courts: Vec<Court>,
    /// Period Bonus tiles.
    pub bonuses: Vec<Bonus>,
    /// Constanze cards.
    pub constanze: Vec<Constanze>,
    /// Soloist cards, number 1 first.
    pub soloist: Vec<SoloistCard>,
    /// Lookup tables derived from all of the above.
    pub derived: Derived,
}

impl Edition {
    /// Every component with a name: its kind, its id, and its label.
    pub fn labels(&self) -> impl Iterator<Item = (&'static str, String, &Label)> {
        let memories = self.memories.iter().map(|card| ("memory", &*card.label));
        let opera = self.opera.iter().map(|card| ("opus", &*card.label));
        let composers = self.composers.0.iter().map(|label| ("composer", label));
        let tiles = self.tiles.iter().map(|tile| ("tile", &*tile.label));
        let cities = self.cities.iter().map(|tile| ("city", &*tile.label));
        let courts = self.courts.iter().map(|tile| ("court", &*tile.label));
        let bonuses = self.bonuses.iter().map(|tile| ("bonus", &*tile.label));
        let places = self.board.places.iter().map(|place| ("place", &*place.label));
        let movements = self.board.movements.0.iter().map(|movement| ("movement", &*movement.label));
        let cards = memories.chain(opera).chain(tiles).chain(cities).chain(courts).chain(bonuses);
        let named = cards.chain(composers).chain(places).chain(movements);
        let named = named.map(|(what, label)| (what, label.id.clone(), label));
        named.chain(self.variants.iter().zip(1..).map(|(label, n)| ("nannerl", format!("{n}"), label)))
    }

    /// Reads an edition from its files, given as names and texts.
    ///
    /// # Errors
    /// All faults of all files, sorted by file and line (COMP-2).
    ///
    /// # Examples
    /// ```
    /// use edition::{Edition, Expected};
    /// let mut files = Edition::files_of_vienna();
    /// files[0].1 = "id = \"my-box\"\ntitle = \"My box\"\nversion = 0\n";
    /// let faults = Edition::from_files(&files).unwrap_err();
    /// assert_eq!((faults[0].line, faults[0].found.as_str()), (3, "version = 0"));
    /// assert_eq!(faults[0].expected, Expected::Number { from: 1, to: 65535 });
    /// ```
    pub fn from_files(files: &[(&str, &str)]) -> Result<Edition, Vec<Fault>> {
        read::edition(files)
    }

    /// Keeps the edition for as long as the program runs.
    pub fn leak(self) -> &'static Edition {
        Box::leak(Box::new(self))
    }

    /// How many components of each kind there are: a key of `locales/*/edition.ftl`, and the number.
    pub fn counts(&self) -> [(&'static str, usize); 11] {
        let starting = MemoryId::STARTING.min(self.memories.len());
        [
            ("count-starting", starting),
            ("count-memories", self.memories.len() - starting),
            ("count-opera", self.opera.len().saturating_sub(1)),
            ("count-bonuses", self.bonuses.len()),
            ("count-courts", self.courts.len()),
            ("count-cities", self.cities.len()),
            ("count-tiles", self.tiles.len()),
            ("count-constanze", self.constanze.len()),
            ("count-soloist", self.soloist.len()),
            ("count-places", self.board.places.len()),
            ("count-parts", self.board.movements.0.iter().map(|movement| movement.parts.len()).sum()),
        ]
    }

    /// The hash as 64 hexadecimal digits.
    pub fn hash_hex(&self) -> String {
        hex::encode(self.hash)
    }

    /// Parses the 64 hexadecimal digits of a hash.
    ///
    /// # Examples
    /// ```
    /// let vienna = edition::Edition::vienna();
    /// assert_eq!(edition::Edition::read_hash(&vienna.hash_hex()), Some(vienna.hash));
    /// assert_eq!(edition::Edition::read_hash(&"0f".repeat(32)), Some([15; 32]));
    /// assert_eq!(edition::Edition::read_hash("0f"), None);
    /// assert_eq!(edition::Edition::read_hash(&"zz".repeat(32)), None);
    /// ```
    pub fn read_hash(digits: &str) -> Option<[u8; 32]> {
        let mut hash = [0; 32];
        hex::decode_to_slice(digits, &mut hash).ok()?;
        Some(hash)
    }
}

impl Names for Edition {
    fn name(&self, shelf: Shelf, index: usize) -> &str {
        let label = match shelf {
            Shelf::Memories => self.memories.get(index).map(|card| &card.label),
            Shelf::Opera => self.opera.get(index).map(|card| &card.label),
            Shelf::Tiles => self.tiles.get(index).map(|tile| &tile.label),
            Shelf::Cities => self.cities.get(index).map(|tile| &tile.label),
            Shelf::Courts => self.courts.get(index).map(|tile| &tile.label),
            Shelf::Bonuses => self.bonuses.get(index).map(|tile| &tile.label),
            Shelf::Soloist => self.soloist.get(index).map(|card| &card.label),
            Shelf::Places => self.board.places.get(index).map(|place| &place.label),
        };
        label.map_or("?", |label| label.id.as_str())
    }

    fn find(&self, shelf: Shelf, name: &str) -> Option<usize> {
        let count = match shelf {
            Shelf::Memories => self.memories.len(),
            Shelf::Opera => self.opera.len(),
            Shelf::Tiles => self.tiles.len(),
            Shelf::Cities => self.cities.len(),
            Shelf::Courts => self.courts.len(),
            Shelf::Bonuses => self.bonuses.len(),
            Shelf::Soloist => self.soloist.len(),
            Shelf::Places => self.board.places.len(),
        };
        (0..count).find(|index| self.name(shelf, *index) == name)
    }
}
