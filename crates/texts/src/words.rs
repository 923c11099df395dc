//! The context of texts about a table: the language, the edition, the players, the composers and the card row.

use crate::{Lang, lookup, names, t};
use edition::{Edition, Label};
use vocab::{
    BonusId, ByLine, Card, CityId, Composer, CourtId, Line, MapTile, MemoryId, OpusId, Part, Piece, Place,
    Position, Seat, SoloistId, TileId,
};

/// Puts the events, actions, prompts and refusals of one table into words in one language.
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
    /// The edition.
    pub edition: &'a Edition,
    /// The name of each seat, also of the Soloist's.
    pub players: &'a dyn Fn(Seat) -> String,
    /// The composers of the game, if they are known.
    pub composers: ByLine<Option<Composer>>,
    /// The card row, if it is known.
    pub row: [Option<Card>; 7],
}

impl<'a> Words<'a> {
    /// A context without a position: composers are called by their line, cards of the row by their space.
    pub fn new(lang: Lang, edition: &'a Edition, players: &'a dyn Fn(Seat) -> String) -> Words<'a> {
        Words { lang, edition, players, composers: ByLine::default(), row: [None; 7] }
    }

    /// The context with the composers and the row of this position.
    #[must_use]
    pub fn at<C>(self, position: &Position<C>) -> Words<'a> {
        Words { composers: position.composers, row: position.row, ..self }
    }

    /// The name of a seat.
    pub fn player(&self, seat: Seat) -> String {
        (self.players)(seat)
    }

    /// A text printed on a component, in this language. `what` is its kind as in [`Edition::labels`]. `english` is
    /// translated only if `printed`, the same text of the built-in edition, equals it, because a custom edition may use
    /// the same ids with other texts.
    fn printed(&self, what: &str, label: &Label, part: &str, english: fn(&Label) -> &String) -> String {
        let vienna = Edition::vienna();
        let text = english(label);
        let same = |(each, id, printed): (&str, String, &Label)| {
            each == what && id == label.id && english(printed) == text
        };
        let is_ours = || self.edition.hash == vienna.hash || vienna.labels().any(same);
        let translated = self.lang != Lang::En && is_ours();
        let key = || format!("{}-{what}-{}{part}", vienna.id, label.id);
        translated.then(|| lookup(self.lang, &key())).flatten().unwrap_or_else(|| text.clone())
    }

    fn title(&self, what: &str, label: Option<&Label>) -> String {
        let known = |label: &Label| self.printed(what, label, "", |label| &label.title);
        label.map_or_else(|| t::name_unknown(self.lang), known)
    }

    /// A sentence of history; empty if there is none.
    pub fn history(&self, what: &str, label: &Label) -> String {
        self.printed(what, label, "-history", |label| &label.history)
    }

    /// The place where it happened; empty if there is none.
    pub fn happened_in(&self, what: &str, label: &Label) -> String {
        self.printed(what, label, "-place", |label| &label.place)
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

    /// The name of a Soloist card.
    pub fn soloist_title(&self, id: SoloistId) -> String {
        t::name_soloist_card(self.lang, id.index() as i64 + 1)
    }

    /// A card of the row: what it costs and does.
    pub fn card(&self, card: Card) -> String {
        match card {
            Card::Memory(id) => self.memory(id),
            Card::Opus(id) => self.opus(id),
        }
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

    /// The name of a place: in the language if it is known, otherwise as in the edition.
    pub fn place(&self, place: Place) -> String {
        let label = &*self.edition.board.places[place.index()].label;
        lookup(self.lang, &format!("place-{}", label.id)).unwrap_or_else(|| label.title.clone())
    }

    /// The composer on a line.
    pub fn composer(&self, line: Line) -> String {
        let unknown = || t::name_line_composer(self.lang, line.code());
        self.composers[line].map_or_else(unknown, |composer| names::composer(self.lang, composer))
    }

    /// A part of the Requiem. Parts with the same instrument are counted from the top of the movement.
    pub fn part(&self, part: Part) -> String {
        let (lang, movement, row) = (self.lang, part.movement(), part.row());
        let parts = &self.edition.board.movements[movement].parts;
        let Some(instrument) = parts.get(row) else {
            return t::name_part_unknown(lang, movement.code(), row as i64 + 1);
        };
        let same = |rows: &[_]| rows.iter().filter(|other| *other == instrument).count();
        match same(parts) {
            1 => t::name_part(lang, instrument.code(), movement.code()),
            _ => {
                let before = same(&parts[..row]);
                t::name_part_of_several(lang, instrument.code(), movement.code(), names::numeral(before))
            }
        }
    }
}
