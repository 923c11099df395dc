//! The reasons for a turn in sentences: what it pays, what it brings, what it prepares.

use crate::prospects::{Prospect, prospects};
use rules::{Game, Seed};
use texts::{Lang, Words, list, t};
use vocab::{Action, ByKind, Event, Exchange, Fact, Gain, Kind, Payment, Seat, Source};

/// The reasons for a turn. The end of the turn is left out, because it reveals hidden cards.
///
/// # Examples
/// ```
/// use explain::Reason;
/// use texts::{Lang, Words, names};
/// let table = testkit::Table::players(2).may(1, "travel").ducats(1, 20).tracks(1, [4, 4, 4]);
/// let players = |seat| names::player(Lang::En, seat);
/// let words = Words::new(Lang::En, table.game.edition(), &players);
/// let reason = Reason::of(&words, &table.game, &[table.action("travel munich")]);
/// assert_eq!(reason.steps, ["travel to Munich"]);
/// assert!(reason.lines(Lang::En)[0].starts_with("Pays "));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reason {
    /// The decisions in order, without their payments. The end of a turn is not mentioned.
    pub steps: Vec<String>,
    /// What is paid in total; nothing if it is free.
    pub pays: Option<String>,
    /// What is received immediately.
    pub brings: Vec<String>,
    /// What it prepares for later.
    pub prepares: Vec<String>,
}

impl Reason {
    /// The reasons for these decisions of the seat that is to act. They are played on a copy as far as they
    /// are legal.
    pub fn of(words: &Words<'_>, game: &Game, actions: &[Action]) -> Reason {
        let Some(seat) = game.to_act() else { return Reason::default() };
        let Course { steps, totals, prospects, .. } = Course::of(words, game, seat, actions);
        let words = words.at(&game.position());
        let prepares = prospects.into_iter().map(|prospect| prospect.sentence).collect();
        Reason { steps, pays: totals.pays(&words), brings: totals.brings(&words), prepares }
    }

    /// One sentence each for what it pays, brings and prepares, if there is something to say.
    pub fn lines(&self, lang: Lang) -> Vec<String> {
        let pays = self.pays.as_ref().map(|cost| t::reason_pays(lang, cost));
        let brings = (!self.brings.is_empty()).then(|| list(lang, self.brings.clone()));
        let brings = brings.map(|gains| t::reason_brings(lang, gains));
        let more = |rest: String, first: &String| t::reason_more(lang, first, rest);
        let prepares = self
            .prepares
            .split_last()
            .map(|(last, rest)| t::reason_prepares(lang, rest.iter().rev().fold(last.clone(), more)));
        [pays, brings, prepares].into_iter().flatten().collect()
    }
}

/// The decisions up to the first that reveals something hidden; later ones would be guesses.
pub fn foreseeable<'a>(game: &Game, actions: &'a [Action]) -> &'a [Action] {
    let mut game = *game;
    for (at, action) in actions.iter().enumerate() {
        let legal = game.to_act().and_then(|seat| game.check(seat, *action).ok());
        let Some(legal) = legal else { return &actions[..at] };
        let mut events = Vec::new();
        game.play(legal, &mut Seed::from_number(0).dice(0), &mut events);
        if events.iter().any(Game::shows_hidden) {
            return &actions[..=at];
        }
    }
    actions
}

/// A turn that was played on a copy.
pub(crate) struct Course {
    pub(crate) steps: Vec<String>,
    pub(crate) totals: TurnTotals,
    pub(crate) prospects: Vec<Prospect>,
    /// The game before the turn ends.
    pub(crate) end: Game,
}

impl Course {
    /// The decisions of a seat as far as they are legal, without the end of the turn.
    pub(crate) fn of(words: &Words<'_>, game: &Game, seat: Seat, actions: &[Action]) -> Course {
        let (mut end, mut totals) = (*game, TurnTotals::default());
        let mut steps = Vec::new();
        for action in actions {
            let Ok(legal) = end.check(seat, *action) else { break };
            let ends = *action == Action::EndTurn;
            if ends && !steps.is_empty() {
                break;
            }
            let plain = action.payment().map_or(*action, |_| action.with_payment(Payment::THRIFTIEST));
            steps.push(words.at(&end.position()).action(&plain));
            if ends {
                break;
            }
            let mut events = Vec::new();
            end.play(legal, &mut Seed::from_number(0).dice(0), &mut events);
            events.iter().for_each(|event| totals.add_event(game, seat, event));
        }
        totals.cancel_spent_counters();
        let prospects = prospects(&words.at(&game.position()), seat, game, &end, &totals.facts);
        Course { steps, totals, prospects, end }
    }
}

/// The sums of what a seat pays and receives in a turn.
#[derive(Default)]
pub(crate) struct TurnTotals {
    ducats: u8,
    tracks: ByKind<u8>,
    counters: ByKind<u8>,
    finance: u8,
    bought: ByKind<u8>,
    pub(crate) gains: Vec<(Gain, u8, Option<Source>)>,
    /// What the seat took or placed.
    pub(crate) facts: Vec<Fact>,
}

impl TurnTotals {
    fn add_event(&mut self, game: &Game, by: Seat, event: &Event) {
        let Event::Open(fact) = event else { return };
        match *fact {
            Fact::Paid { seat, ducats, tracks, counters, finance } if seat == by => {
                add(&mut self.ducats, ducats);
                add(&mut self.finance, finance);
                for kind in Kind::ALL {
                    add(&mut self.tracks[kind], tracks[kind]);
                    add(&mut self.counters[kind], counters[kind]);
                }
            }
            Fact::Exchanged { seat, exchange } if seat == by => self.exchange(game, exchange),
            Fact::Gained { seat, gain, n, source } if seat == by => {
                self.gain(gain, n, (gain == Gain::Vp).then_some(source));
            }
            Fact::CourtTaken { seat, .. }
            | Fact::TileTaken { seat, .. }
            | Fact::Documented { seat, .. }
            | Fact::Commissioned { seat, .. }
            | Fact::MarkerPlaced { seat, .. }
                if seat == by =>
            {
                self.facts.push(*fact);
            }
            _ => {}
        }
    }

    /// Adds a gain. VP are kept apart by their source; other gains are summed up.
    fn gain(&mut self, gain: Gain, n: u8, source: Option<Source>) {
        let same = self.gains.iter_mut().find(|(other, _, from)| (*other, *from) == (gain, source));
        match same {
            Some((_, sum, _)) => add(sum, n),
            None => self.gains.push((gain, n, source)),
        }
    }

    fn exchange(&mut self, game: &Game, exchange: Exchange) {
        let board = &game.edition().board;
        match exchange {
            Exchange::Buy(kind) => {
                add(&mut self.ducats, board.exchange_buy);
                add(&mut self.bought[kind], 1);
            }
            Exchange::Return(kind) => {
                add(&mut self.counters[kind], 1);
                self.gain(Gain::Ducats, board.exchange_return, None);
            }
        }
    }

    /// A counter that was bought and spent again costs only its ducats.
    fn cancel_spent_counters(&mut self) {
        for kind in Kind::ALL {
            let spent = self.bought[kind].min(self.counters[kind]);
            self.counters[kind] -= spent;
            if self.bought[kind] > spent {
                self.gain(Gain::Counter(kind), self.bought[kind] - spent, None);
            }
        }
    }

    fn pays(&self, words: &Words<'_>) -> Option<String> {
        let none = ByKind::default();
        let free = (self.ducats, self.finance, self.tracks, self.counters) == (0, 0, none, none);
        (!free).then(|| words.price(self.ducats, &self.tracks, &self.counters, self.finance))
    }

    fn brings(&self, words: &Words<'_>) -> Vec<String> {
        // A tile that brings VP is named together with them.
        let named = |tile: &Source| self.gains.iter().any(|(_, _, source)| *source == Some(*tile));
        let tiles = self.facts.iter().filter_map(|fact| match *fact {
            Fact::CourtTaken { court, .. } => Some(Source::Court(court)),
            Fact::TileTaken { tile, .. } => Some(Source::Tile(tile)),
            _ => None,
        });
        let tiles = tiles.filter(|tile| !named(tile)).map(|tile| words.source(tile));
        let gains = self.gains.iter().map(|(gain, n, source)| match source {
            Some(source) => t::reason_vp(words.lang, words.source(*source), words.gain(*gain, *n)),
            None => words.gain(*gain, *n),
        });
        gains.chain(tiles).collect()
    }
}

/// Adds with saturation, because edited positions and editions can have more than fits into a byte.
fn add(sum: &mut u8, n: u8) {
    *sum = sum.saturating_add(n);
}
