//! What the page shows: one moment of a game as one person may see it, and what they can choose.

use crate::log::{Entry, Log};
use crate::plan::{AutoEnd, Plan, Preview, follow_ups};
use edition::Edition;
use rules::{Game, Standing};
use std::sync::Arc;
use table::{Offers, Sitter};
use texts::{Lang, Words, names, t};
use vocab::{
    Action, CourtId, Face, Fact, Gain, Position, Prompt, Score, Seat, SeatPosition, Set, Source, View,
};

/// One moment of a game.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Which kind of game is shown.
    pub kind: Kind,
    /// The moment that is shown.
    pub moment: u64,
    /// The current moment of the game; larger than `moment` while a person looks back.
    pub last: u64,
    /// The revision of the game, which a command must name.
    pub revision: u64,
    /// The seat whose board is in front.
    pub me: Seat,
    /// Whether the person at this screen decides now.
    pub mine: bool,
    /// Who decides.
    pub to_act: Option<Seat>,
    /// What the viewer sees.
    pub view: View,
    /// Whether `me` must lay cards now.
    pub laying: bool,
    /// The cards that `me` has chosen to lay, as far as they are in the hand.
    pub plan: Plan,
    /// The decisions that are played before the one that is confirmed: laying and using the cards of the plan. None
    /// while a card is missing.
    pub planned: Vec<Action>,
    /// What using the card of the plan brings.
    pub planned_gains: Vec<(Gain, u8, Source)>,
    /// Whether the turn ends by itself when nothing is left.
    pub auto_end: AutoEnd,
    /// What `me` can choose. With a card for Experiences in the plan: after the cards were laid and used.
    pub offers: Offers,
    /// The score of each seat if the game ended now.
    pub projected: Vec<Score>,
    /// The royal favours that each seat has met.
    pub favours: Vec<Set<CourtId>>,
    /// The order of the seats by points and tie-breaks.
    pub standings: Vec<Standing>,
    /// Who plays at each seat.
    pub sitters: Vec<Sitter>,
    /// Whether the last decision can be undone.
    pub can_undo: bool,
    /// Whether an undone decision can be redone.
    pub can_redo: bool,
    /// What happened up to `moment`.
    pub log: Arc<Vec<Entry>>,
    /// The facts of Maintenance and of the Soloist's turns; see [`Log::told`].
    pub told: Arc<Vec<(u64, Fact)>>,
    /// The index of the first log entry that is new in this scene.
    pub fresh: usize,
    /// The decision that ended the last turn of `me`; 0 before the first one.
    pub since: u64,
    /// The commitment to the seed, in hexadecimal digits.
    pub commitment: String,
    /// The game, for queries to the rules: payments, and why an action is illegal. With a card for Experiences in the
    /// plan: after the cards were laid and used.
    pub game: Game,
    /// The game without the plan.
    pub unplanned: Game,
}

/// The kinds of games that the page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A local game.
    Own,
    /// A game on a server.
    Remote,
    /// A finished game that was played on a server, with its whole record.
    Replay,
}

/// The data from which a scene is built. Each kind of game provides them.
pub struct Parts<'a> {
    /// Which kind of game it is.
    pub kind: Kind,
    /// The game at the moment that is shown, or one that looks the same to the viewer.
    pub game: Game,
    /// The same position as the viewer sees it.
    pub view: View,
    /// The moment that is shown.
    pub moment: u64,
    /// The current moment.
    pub last: u64,
    /// The revision that a command must name.
    pub revision: u64,
    /// The seat whose board is in front.
    pub me: Seat,
    /// Whether a person at this screen decides for `me`.
    pub plays: bool,
    /// Whether `me` can undo the last decision.
    pub undo: bool,
    /// Whether `me` can redo an undone decision.
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
    /// The cards that `me` has chosen to lay.
    pub plan: Plan,
    /// Whether the turn ends by itself when nothing is left.
    pub auto_end: AutoEnd,
}

impl Scene {
    /// Builds a scene. At an earlier moment nothing can be decided or undone.
    pub fn build(parts: Parts<'_>) -> Scene {
        let Parts { game, moment, last, me, .. } = parts;
        let now = moment == last;
        let known =
            |moment: u64| parts.log.entries().iter().take_while(|entry| entry.moment <= moment).count();
        let log = match now {
            true => parts.log.entries().clone(),
            false => Arc::new(parts.log.entries()[..known(moment)].to_vec()),
        };
        let told = match now {
            true => parts.log.told().clone(),
            false => Arc::new(parts.log.told().iter().filter(|(at, _)| *at <= moment).copied().collect()),
        };
        let fresh = parts.before.map_or(log.len(), |before| known(before.moment).min(log.len()));
        let mine = now && parts.plays && game.to_act() == Some(me);
        let laying = mine && game.prompt() == Some(Prompt::Lay);
        // A plan belongs to its turn, even if the same cards are drawn again. Cards that were laid are not in the hand.
        let same_turn = parts.before.is_none_or(|before| (before.me, before.since) == (me, parts.since));
        let plan = match laying && same_turn {
            true => parts.plan.within(game.board(me).hand),
            false => Plan::default(),
        };
        let preview = Preview::of(&game, me, plan);
        let mut offers = Offers::of(preview.as_ref().map_or(&game, |preview| &preview.game), me);
        if preview.is_some() {
            offers.exchange_now(&game);
        }
        let (planned, planned_gains, shown) = match preview {
            Some(preview) => (preview.actions, preview.gains, preview.game),
            None => (Vec::new(), Vec::new(), game),
        };
        Scene {
            kind: parts.kind,
            moment,
            last,
            revision: parts.revision,
            me,
            mine,
            to_act: game.to_act(),
            view: parts.view,
            laying,
            plan,
            planned,
            planned_gains,
            auto_end: parts.auto_end,
            offers,
            projected: game.seats().map(|seat| game.projected(seat)).collect(),
            favours: game.seats().map(|seat| game.met_favours(seat)).collect(),
            standings: game.standings(),
            sitters: parts.sitters,
            can_undo: now && parts.undo,
            can_redo: now && parts.redo,
            log,
            told,
            fresh,
            since: parts.since,
            commitment: parts.commitment,
            game: shown,
            unplanned: game,
        }
    }

    /// The decisions that confirming an action plays, in order: the planned cards, the action, and what follows it
    /// without a choice. Empty while a card of the plan is missing. An exchange is carried out alone, because the cards
    /// can still be changed after it.
    pub fn decisions(&self, action: Action) -> Vec<Action> {
        let alone = matches!(action, Action::Exchange { .. } | Action::Lay { .. });
        if self.laying && alone {
            return vec![action];
        }
        if self.laying && self.planned.is_empty() {
            return Vec::new();
        }
        let follow = if alone { Vec::new() } else { follow_ups(&self.game, self.me, action, self.auto_end) };
        self.planned.iter().copied().chain([action]).chain(follow).collect()
    }

    /// The position as the viewer sees it.
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

/// The name of a seat: the player's name, or the level of the bot, or the number of the seat.
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

/// The name of a bot. Bots of the same level are numbered.
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

/// The name of a bot level: a tempo mark, the same in every language.
pub fn bot_title(code: &str) -> String {
    let mut letters = code.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
