//! What the page shows: one moment of a game as one person may see it, and what they can choose.

use crate::journal::Entry;
use edition::Edition;
use rules::{Game, Standing};
use std::sync::Arc;
use table::{Offers, Sitter};
use texts::{Lang, Words, names, t};
use vocab::{CourtId, Face, Position, Score, Seat, SeatPosition, Set, View};

/// One moment of a game.
#[derive(Clone, Debug)]
pub struct Scene {
    /// How many decisions were taken.
    pub revision: u64,
    /// The last revision of the game; larger than `revision` while one looks back.
    pub last: u64,
    /// Whose board is in front.
    pub me: Seat,
    /// Whether the person here decides now.
    pub mine: bool,
    /// Who decides.
    pub to_act: Option<Seat>,
    /// What is seen.
    pub view: View,
    /// What `me` can choose.
    pub offers: Offers,
    /// What would be scored if the game ended now, seat by seat.
    pub projected: Vec<Score>,
    /// Royal favours that are met, seat by seat.
    pub favours: Vec<Set<CourtId>>,
    /// The order of the seats by points and tie-breaks.
    pub standings: Vec<Standing>,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// Whether the last decision can be taken back.
    pub can_undo: bool,
    /// Whether something taken back can be done again.
    pub can_redo: bool,
    /// What happened up to now.
    pub log: Arc<Vec<Entry>>,
    /// The first entry of the log that came with the last change.
    pub fresh: usize,
    /// The decision that ended the last turn of `me`; 0 before the first one.
    pub since: u64,
    /// The commitment to the seed, in hexadecimal digits.
    pub commitment: String,
    /// For previews of payments, which the table judges.
    pub(crate) game: Game,
}

impl Scene {
    /// What the rules say of a game for the board of a seat; who sits there, and how it came about, is not in it.
    pub fn of(game: Game, view: View, me: Seat) -> Scene {
        Scene {
            revision: 0,
            last: 0,
            me,
            mine: false,
            to_act: game.to_act(),
            view,
            offers: Offers::of(&game, me),
            projected: game.seats().map(|seat| game.projected(seat)).collect(),
            favours: game.seats().map(|seat| game.met_favours(seat)).collect(),
            standings: game.standings(),
            sitters: Vec::new(),
            can_undo: false,
            can_redo: false,
            log: Arc::default(),
            fresh: 0,
            since: 0,
            commitment: String::new(),
            game,
        }
    }

    /// The scene of a game that was played on a server and is over: nothing of it can be taken back.
    #[must_use]
    pub fn as_promised(self, commitment: &str) -> Scene {
        Scene { commitment: commitment.to_owned(), can_undo: false, can_redo: false, ..self }
    }

    /// What lies where.
    pub fn table(&self) -> &Position<Face> {
        &self.view.table
    }

    /// What is printed.
    pub fn edition(&self) -> &'static Edition {
        self.game.edition()
    }

    /// The board of a seat.
    pub fn board(&self, seat: Seat) -> &SeatPosition<Face> {
        &self.table().seats[seat.index()]
    }

    /// Whether one looks back at an earlier moment.
    pub fn is_past(&self) -> bool {
        self.revision < self.last
    }

    /// The name of a seat.
    pub fn name(&self, lang: Lang, seat: Seat) -> String {
        name_of(&self.sitters, lang, seat)
    }

    /// Tells things of this table in a language.
    pub fn words<T>(&self, lang: Lang, tell: impl FnOnce(&Words<'_>) -> T) -> T {
        let players = |seat| self.name(lang, seat);
        tell(&Words::new(lang, self.edition(), &players).at(self.table()))
    }

    /// Markers of a seat on the Requiem.
    pub fn markers_of(&self, seat: Seat) -> usize {
        let standing = self.standings.iter().find(|standing| standing.seat == seat);
        standing.map_or(0, |standing| standing.markers.into())
    }
}

/// What a seat is called: the own name, else the level of the bot, else a patron's number.
pub fn name_of(sitters: &[Sitter], lang: Lang, seat: Seat) -> String {
    let Some(sitter) = sitters.get(seat.index()) else { return names::player(lang, seat) };
    if !sitter.name.is_empty() {
        return sitter.name.clone();
    }
    match &sitter.by {
        table::PlayedBy::Soloist => names::soloist(lang),
        table::PlayedBy::Bot(code) => bot_name(sitters, code, seat),
        table::PlayedBy::Human if sitters.iter().filter(|other| other.is_human()).count() == 1 => {
            t::web_patron(lang)
        }
        table::PlayedBy::Human => names::player(lang, seat),
    }
}

/// Bots of one level at one table are told apart by a number.
fn bot_name(sitters: &[Sitter], code: &str, seat: Seat) -> String {
    let same = |sitters: &[Sitter]| {
        sitters.iter().filter(|other| other.by == table::PlayedBy::Bot(code.to_owned())).count()
    };
    let title = bot_title(code);
    if same(sitters) < 2 {
        return title;
    }
    format!("{title} {}", ["I", "II", "III", "IV"][same(&sitters[..seat.index()]).min(3)])
}

/// A level as a tempo mark, the same in every language.
pub fn bot_title(code: &str) -> String {
    let mut letters = code.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
