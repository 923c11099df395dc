//! What the page shows: one moment of a game as one person may see it, and what they can choose.

use crate::log::{Entry, Log};
use edition::Edition;
use rules::{Game, Standing};
use std::sync::Arc;
use table::{Offers, Sitter};
use texts::{Lang, Words, names, t};
use vocab::{CourtId, Face, Position, Score, Seat, SeatPosition, Set, View};

/// One moment of a game.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Which kind of game is shown.
    pub kind: Kind,
    /// How many decisions stand at what is shown.
    pub moment: u64,
    /// The present moment of the game; larger than `moment` while a person looks back.
    pub last: u64,
    /// The revision of the game, which a command must name.
    pub revision: u64,
    /// Whose board is in front.
    pub me: Seat,
    /// Whether the person here decides now.
    pub mine: bool,
    /// Who decides.
    pub to_act: Option<Seat>,
    /// What the viewer sees.
    pub view: View,
    /// What `me` can choose.
    pub offers: Offers,
    /// What would be scored if the game ended now, seat by seat.
    pub projected: Vec<Score>,
    /// Royal favours that are met, seat by seat.
    pub favours: Vec<Set<CourtId>>,
    /// The order of the seats by points and tie-breaks.
    pub standings: Vec<Standing>,
    /// Who plays at each seat.
    pub sitters: Vec<Sitter>,
    /// Whether the last decision can be taken back.
    pub can_undo: bool,
    /// Whether something taken back can be done again.
    pub can_redo: bool,
    /// What happened up to `moment`.
    pub log: Arc<Vec<Entry>>,
    /// The first entry of the log that came with the last change.
    pub fresh: usize,
    /// The decision that ended the last turn of `me`; 0 before the first one.
    pub since: u64,
    /// The commitment to the seed, in hexadecimal digits.
    pub commitment: String,
    /// The game that the rules are asked about: payments, and why something is illegal.
    pub game: Game,
}

/// The kinds of games that the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A game of the page itself.
    Own,
    /// A game on a server.
    Remote,
    /// A finished game that was played on a server and is here whole.
    Replay,
}

/// What a scene is built from: what each kind of game knows in its own way.
pub struct Parts<'a> {
    /// Which kind of game it is.
    pub kind: Kind,
    /// The game at the moment that is shown, or one that looks the same to the viewer.
    pub game: Game,
    /// The same as the viewer sees it.
    pub view: View,
    /// How many decisions stand at what is shown.
    pub moment: u64,
    /// The present moment.
    pub last: u64,
    /// The revision that a command must name.
    pub revision: u64,
    /// Whose board is in front.
    pub me: Seat,
    /// Whether a person here decides for `me`.
    pub plays: bool,
    /// Whether `me` can take the last decision back.
    pub undo: bool,
    /// Whether `me` can do again what was taken back.
    pub redo: bool,
    /// Who plays at each seat.
    pub sitters: Vec<Sitter>,
    /// The log of the whole game.
    pub log: &'a Log,
    /// The decision from which the recap begins.
    pub since: u64,
    /// The commitment to the seed, in hexadecimal digits.
    pub commitment: String,
    /// The scene before this one.
    pub before: Option<&'a Scene>,
}

impl Scene {
    /// Builds a scene. Nothing can be decided or taken back at an earlier moment.
    pub fn build(parts: Parts<'_>) -> Scene {
        let Parts { game, moment, last, me, .. } = parts;
        let now = moment == last;
        let known =
            |moment: u64| parts.log.entries().iter().take_while(|entry| entry.moment <= moment).count();
        let log = match now {
            true => parts.log.entries().clone(),
            false => Arc::new(parts.log.entries()[..known(moment)].to_vec()),
        };
        let fresh = parts.before.map_or(log.len(), |before| known(before.moment).min(log.len()));
        Scene {
            kind: parts.kind,
            moment,
            last,
            revision: parts.revision,
            me,
            mine: now && parts.plays && game.to_act() == Some(me),
            to_act: game.to_act(),
            view: parts.view,
            offers: Offers::of(&game, me),
            projected: game.seats().map(|seat| game.projected(seat)).collect(),
            favours: game.seats().map(|seat| game.met_favours(seat)).collect(),
            standings: game.standings(),
            sitters: parts.sitters,
            can_undo: now && parts.undo,
            can_redo: now && parts.redo,
            log,
            fresh,
            since: parts.since,
            commitment: parts.commitment,
            game,
        }
    }

    /// The position as it is seen.
    pub fn table(&self) -> &Position<Face> {
        &self.view.table
    }

    /// The edition.
    pub fn edition(&self) -> &'static Edition {
        self.game.edition()
    }

    /// The board of a seat.
    pub fn board(&self, seat: Seat) -> &SeatPosition<Face> {
        &self.table().seats[seat.index()]
    }

    /// Whether an earlier moment is shown.
    pub fn is_past(&self) -> bool {
        self.moment < self.last
    }

    /// The name of a seat.
    pub fn name(&self, lang: Lang, seat: Seat) -> String {
        name_of(&self.sitters, lang, seat)
    }

    /// Calls a function with the words of this table in a language.
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

/// The name of a seat: the player's own, else the level of the bot, else the number of the seat.
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

/// Bots of the same level get a number each.
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
