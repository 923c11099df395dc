//! The context in which a table is told: a language, what is printed, who sits there, and what lies open.

use crate::{Lang, lookup, names, t};
use edition::{Edition, Label};
use vocab::{
    BonusId, ByLine, Card, CityId, Composer, CourtId, Line, MapTile, MemoryId, OpusId, Part, Piece, Place,
    Position, Seat, SoloistId, TileId,
};

/// Tells the events, actions, prompts and refusals of one table in one language.
///
/// # Examples
/// ```
/// use texts::{Lang, Words, names};
/// use vocab::{Event, Fact, Place, Seat};
/// let players = |seat| names::player(Lang::En, seat);
/// let words = Words::new(Lang::En, edition::Edition::vienna(), &players);
/// let event = Event::from(Fact::Travelled { seat: Seat::at(0), to: Place::at(1) });
/// assert_eq!(words.event(&event).as_deref(), Some("Player 1 travels to Vienna"));
/// ```
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The language.
    pub lang: Lang,
    /// What is printed.
    pub edition: &'a Edition,
    /// The name of each seat, the Soloist's too.
    pub players: &'a dyn Fn(Seat) -> String,
    /// The composers of the game, if they are known.
    pub composers: ByLine<Option<Composer>>,
    /// The card row, if it is known.
    pub row: [Option<Card>; 7],
}

impl<'a> Words<'a> {
    /// Knows nothing of the table yet: composers are called by their line, cards of the row by their space.
    pub fn new(lang: Lang, edition: &'a Edition, players: &'a dyn Fn(Seat) -> String) -> Words<'a> {
        Words { lang, edition, players, composers: ByLine::default(), row: [None; 7] }
    }

    /// Knows the composers and the row of this position.
    #[must_use]
    pub fn at<C>(self, position: &Position<C>) -> Words<'a> {
        Words { composers: position.composers, row: position.row, ..self }
    }

    /// The name of a seat.
    pub fn player(&self, seat: Seat) -> String {
        (self.players)(seat)
    }

    /// What is printed on a thing, in this language. `what` is the sort of thing as [`Edition::labels`] calls it.
    /// An edition of one's own may use our ids for other words: those stand as they are. What it took over from ours
    /// has our translation, whatever the edition is called.
    fn printed(&self, what: &str, label: &Label, part: &str, english: &str) -> String {
        let key = format!("{}-{what}-{}{part}", Edition::vienna().id, label.id);
        let ours = lookup(Lang::En, &key).filter(|ours| ours == english);
        ours.and_then(|_| lookup(self.lang, &key)).unwrap_or_else(|| english.to_owned())
    }

    fn title(&self, what: &str, label: Option<&Label>) -> String {
        let known = |label: &Label| self.printed(what, label, "", &label.title);
        label.map_or_else(|| t::name_unknown(self.lang), known)
    }

    /// A line of history; empty if there is none.
    pub fn history(&self, what: &str, label: &Label) -> String {
        self.printed(what, label, "-history", &label.history)
    }

    /// Where it happened; empty if nothing is said.
    pub fn happened_in(&self, what: &str, label: &Label) -> String {
        self.printed(what, label, "-place", &label.place)
    }

    /// The title of a Memory card.
    pub fn memory_title(&self, id: MemoryId) -> String {
        self.title("memory", self.edition.memories.get(id.index()).map(|card| &*card.label))
    }

    /// The title of an Opus.
    pub fn opus_title(&self, id: OpusId) -> String {
        self.title("opus", self.edition.opera.get(id.index()).map(|card| &*card.label))
    }

    /// The title of a Composer tile.
    pub fn tile_title(&self, id: TileId) -> String {
        self.title("tile", self.edition.tiles.get(id.index()).map(|tile| &*tile.label))
    }

    /// The title of a City tile.
    pub fn city_title(&self, id: CityId) -> String {
        self.title("city", self.edition.cities.get(id.index()).map(|tile| &*tile.label))
    }

    /// The title of a Royal Court tile.
    pub fn court_title(&self, id: CourtId) -> String {
        self.title("court", self.edition.courts.get(id.index()).map(|tile| &*tile.label))
    }

    /// The title of a Period Bonus tile.
    pub fn bonus_title(&self, id: BonusId) -> String {
        self.title("bonus", self.edition.bonuses.get(id.index()).map(|tile| &*tile.label))
    }

    /// What a Soloist card is called.
    pub fn soloist_title(&self, id: SoloistId) -> String {
        t::name_soloist_card(self.lang, id.index() as i64 + 1)
    }

    /// The title of a card of the row.
    pub fn card_title(&self, card: Card) -> String {
        self.piece_title(card.into())
    }

    /// The title of a tile of the map.
    pub fn map_tile_title(&self, tile: MapTile) -> String {
        match tile {
            MapTile::Court(id) => self.court_title(id),
            MapTile::City(id) => self.city_title(id),
        }
    }

    /// The title of anything that can lie face down.
    pub fn piece_title(&self, piece: Piece) -> String {
        match piece {
            Piece::Memory(id) => self.memory_title(id),
            Piece::Opus(id) => self.opus_title(id),
            Piece::Bonus(id) => self.bonus_title(id),
            Piece::City(id) => self.city_title(id),
            Piece::Court(id) => self.court_title(id),
            Piece::Soloist(id) => self.soloist_title(id),
        }
    }

    /// The name of a place: the language's own, or what the edition calls it.
    pub fn place(&self, place: Place) -> String {
        let label = &*self.edition.board.places[place.index()].label;
        lookup(self.lang, &format!("place-{}", label.id)).unwrap_or_else(|| label.title.clone())
    }

    /// The composer on a line.
    pub fn composer(&self, line: Line) -> String {
        let unknown = || t::name_line_composer(self.lang, line.code());
        self.composers[line].map_or_else(unknown, |composer| names::composer(self.lang, composer))
    }

    /// A part of the Requiem. Those of one instrument are counted from the top of the movement.
    pub fn part(&self, part: Part) -> String {
        let (lang, movement, row) = (self.lang, part.movement(), part.row());
        let parts = &self.edition.board.movements[movement].parts;
        let Some(instrument) = parts.get(row) else {
            return t::name_part_unknown(lang, movement.code(), row as i64 + 1);
        };
        let same = |rows: &[_]| rows.iter().filter(|other| *other == instrument).count() as i64;
        match same(parts) {
            1 => t::name_part(lang, instrument.code(), movement.code()),
            _ => t::name_part_of_several(lang, instrument.code(), movement.code(), same(&parts[..row]) + 1),
        }
    }
}
