//! What a seat can choose now, what it could choose with other actions, and why the rest is refused.

use crate::Outcome;
use edition::{Cost, RowValue};
use rules::Game;
use vocab::{
    Action, ByKind, Card, Event, Fact, Icon, Icons, Illegal, InstrumentSpace, Kind, Line, Mode, OpusId, Part,
    Payment, Place, Prompt, Seat, Space,
};

/// Everything a seat can choose from.
#[derive(Clone, PartialEq, Debug)]
pub struct Offers {
    /// The seat.
    pub seat: Seat,
    /// The question that this seat must answer now; none while others decide.
    pub prompt: Option<Prompt>,
    /// The legal choices: each once, with its thriftiest payment.
    pub now: Vec<Offer>,
    /// Things on the table with the reason why they cannot be chosen now.
    pub refused: Vec<(Thing, Illegal)>,
    /// Things on the table as if the seat had every action now: the cost and gains of each, or what is missing.
    pub supposed: Vec<(Thing, Result<Offer, Illegal>)>,
    /// The cost and reward of the card on each space of the row, including its own cost.
    pub prices: [Option<RowValue>; 7],
    /// The cost of a journey to each place: roads and tile.
    pub fares: [Option<Cost>; 11],
}

/// An action and what it would bring.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer {
    /// The action with its payment.
    pub action: Action,
    /// What it costs and brings.
    pub outcome: Outcome,
}

/// A target of an action: something on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A card of the row: documented or commissioned.
    Space(Space),
    /// An Opus to perform or sell.
    Opus(OpusId, Mode),
    /// A journey.
    Place(Place),
    /// A part of the Requiem, with a composer.
    Part(Part, Line),
}

impl Thing {
    /// The target of an action.
    pub fn of(action: Action) -> Option<Thing> {
        match action {
            Action::Document { space, .. } | Action::Commission { space, .. } => Some(Thing::Space(space)),
            Action::Perform { opus, .. } => Some(Thing::Opus(opus, Mode::Perform)),
            Action::Sell { opus, .. } => Some(Thing::Opus(opus, Mode::Sell)),
            Action::Travel { to, .. } => Some(Thing::Place(to)),
            Action::Requiem { part, composer, .. } | Action::PlaceNeutral { part, composer } => {
                Some(Thing::Part(part, composer))
            }
            _ => None,
        }
    }
}

impl Offers {
    /// What this seat can choose from.
    pub fn of(game: &Game, seat: Seat) -> Offers {
        let asked = game.to_act() == Some(seat);
        let mut legal = Vec::new();
        if asked {
            game.legal(&mut legal);
        }
        let now: Vec<Offer> = legal
            .into_iter()
            .map(|legal| Offer { action: legal.action(), outcome: Outcome::of(game, seat, legal) })
            .collect();
        let supposed_game = supposing(game, seat);
        let mut refused = Vec::new();
        let mut supposed = Vec::new();
        for (thing, actions) in things(game, seat) {
            let chosen = |offer: &Offer| Thing::of(offer.action) == Some(thing);
            if !now.iter().any(chosen) {
                refused.extend(judge(game, seat, &actions).err().map(|why| (thing, why)));
            }
            supposed.extend(supposed_game.as_ref().map(|game| (thing, judge(game, seat, &actions))));
        }
        Offers {
            seat,
            prompt: asked.then(|| game.prompt()).flatten(),
            now,
            refused,
            supposed,
            prices: std::array::from_fn(|at| game.row_price(Space::at(at))),
            fares: std::array::from_fn(|at| game.travel_cost(Place::at(at)).ok()),
        }
    }

    /// The choices that have this target.
    pub fn for_thing(&self, thing: Thing) -> impl Iterator<Item = &Offer> {
        self.now.iter().filter(move |offer| Thing::of(offer.action) == Some(thing))
    }

    /// Why a thing cannot be chosen now.
    pub fn refusal(&self, thing: Thing) -> Option<Illegal> {
        self.refused.iter().find(|(other, _)| *other == thing).map(|(_, why)| *why)
    }

    /// The cost and gains of a thing if the seat had its action.
    pub fn supposed(&self, thing: Thing) -> Option<&Result<Offer, Illegal>> {
        self.supposed.iter().find(|(other, _)| *other == thing).map(|(_, offer)| offer)
    }

    /// Replaces the exchanges by those of another game: while a turn is only planned, exchanges are carried out before
    /// it, in the game as it is now.
    pub fn exchange_now(&mut self, game: &Game) {
        let exchange = |action: Action| matches!(action, Action::Exchange { .. });
        self.now.retain(|offer| !exchange(offer.action));
        let mut legal = Vec::new();
        game.legal(&mut legal);
        let exchanges = legal.into_iter().filter(|legal| exchange(legal.action()));
        self.now.extend(
            exchanges
                .map(|legal| Offer { action: legal.action(), outcome: Outcome::of(game, self.seat, legal) }),
        );
    }

    /// The legal choice that differs from this action at most in its payment.
    pub fn like(&self, action: Action) -> Option<&Offer> {
        self.now.iter().find(|offer| offer.action.choice() == action.choice())
    }
}

impl Offer {
    /// The same choice with another payment.
    ///
    /// # Errors
    /// Why the rules do not allow that payment.
    pub fn paid_with(&self, game: &Game, seat: Seat, pay: Payment) -> Result<Offer, Illegal> {
        offer(game, seat, self.action.with_payment(pay))
    }

    /// The same choice, paid with these points of each kind from the tracks and the rest from counters; missing
    /// counters are bought, and spare ones are returned if the ducats do not suffice. None if this is impossible.
    pub fn with_tracks(&self, game: &Game, seat: Seat, tracks: ByKind<u8>) -> Option<Offer> {
        let pay = self.action.payment()?;
        let board = game.board(seat);
        let mut new = Payment { tracks, ..Payment::THRIFTIEST };
        for kind in Kind::ALL {
            new.counters[kind] = (pay.tracks[kind] + pay.counters[kind]).checked_sub(tracks[kind])?;
            new.bought[kind] = new.counters[kind].saturating_sub(board.counters[kind]);
        }
        // Return as few counters as possible.
        loop {
            if let Ok(offer) = self.paid_with(game, seat, new) {
                return Some(offer);
            }
            let spare = |kind: &Kind| {
                board.counters[*kind]
                    > new.returned[*kind] + new.counters[*kind].saturating_sub(new.bought[*kind])
            };
            let kind = Kind::ALL.into_iter().find(spare)?;
            new.returned[kind] += 1;
        }
    }
}

fn offer(game: &Game, seat: Seat, action: Action) -> Result<Offer, Illegal> {
    let legal = game.check(seat, action)?;
    Ok(Offer { action: legal.action(), outcome: Outcome::of(game, seat, legal) })
}

/// The first of these actions that is legal; otherwise the reason that the player can most easily change.
fn judge(game: &Game, seat: Seat, actions: &[Action]) -> Result<Offer, Illegal> {
    let mut reason = None;
    for action in actions {
        match offer(game, seat, *action) {
            Ok(offer) => return Ok(offer),
            Err(why) => reason = Some(nearer(reason, why)),
        }
    }
    Err(reason.unwrap_or(Illegal::Over))
}

fn nearer(known: Option<Illegal>, new: Illegal) -> Illegal {
    let payable = |why: &Illegal| matches!(why, Illegal::Short(_) | Illegal::FinanceTooLow { .. });
    let marker = |why: &Illegal| matches!(why, Illegal::NoMarker { .. } | Illegal::WrongInstrument { .. });
    match known {
        Some(known) if payable(&known) || marker(&new) => known,
        _ => new,
    }
}

/// All targets, each with the actions that can have it.
fn things(game: &Game, seat: Seat) -> Vec<(Thing, Vec<Action>)> {
    let pay = Payment::THRIFTIEST;
    let mut things = Vec::new();
    for space in Space::all() {
        match game.row(space) {
            Some(Card::Memory(_)) => {
                things.push((Thing::Space(space), vec![Action::Document { space, pay }]))
            }
            Some(Card::Opus(_)) => {
                things.push((Thing::Space(space), vec![Action::Commission { space, pay }]))
            }
            None => {}
        }
    }
    for opus in game.board(seat).opera.iter() {
        things.push((Thing::Opus(opus, Mode::Perform), vec![Action::Perform { opus, pay }]));
        things.push((Thing::Opus(opus, Mode::Sell), vec![Action::Sell { opus, pay }]));
    }
    things.extend(Place::all().map(|to| (Thing::Place(to), vec![Action::Travel { to, pay }])));
    for (part, composer) in parts(game) {
        let neutral = matches!(game.prompt(), Some(Prompt::Neutral(_)));
        let marker = |marker| Action::Requiem { part, composer, marker, pay };
        let mut actions: Vec<Action> = markers(game, part).into_iter().map(marker).collect();
        if neutral && game.to_act() == Some(seat) {
            actions = vec![Action::PlaceNeutral { part, composer }];
        }
        things.push((Thing::Part(part, composer), actions));
    }
    things
}

fn parts(game: &Game) -> Vec<(Part, Line)> {
    let movements = game.edition().board.movements.iter();
    let parts =
        movements.flat_map(|(movement, data)| (0..data.parts.len()).map(move |row| Part::new(movement, row)));
    let lines = Line::ALL.into_iter().filter(|line| game.composer(*line).is_some());
    let lines: Vec<Line> = lines.collect();
    parts.flat_map(|part| lines.iter().map(move |line| (part, *line)).collect::<Vec<_>>()).collect()
}

/// The instrument spaces of the part's instrument.
fn markers(game: &Game, part: Part) -> Vec<InstrumentSpace> {
    let board = &game.edition().board;
    let instrument = board.movements[part.movement()].parts.get(part.row());
    let fits = |space: &InstrumentSpace| Some(&board.spaces[space.index()].instrument) == instrument;
    InstrumentSpace::all().filter(fits).collect()
}

/// A copy of the game in which the seat has every action, to answer "what if". It is never played.
fn supposing(game: &Game, seat: Seat) -> Option<Game> {
    if game.is_over() || game.level().is_some() && seat.index() > 0 {
        return None;
    }
    let mut supposed = *game;
    let every = Icon::ALL.into_iter().collect::<Icons>();
    let slot = game.turn();
    if game.to_act() != Some(seat) {
        supposed.evolve(&Event::Open(Fact::TurnBegan { seat, slot }));
    }
    let board = supposed.board(seat);
    if board.stories[slot.index()].is_none() {
        let mut hand = board.hand.iter();
        let (experience, story) = (hand.next()?, hand.next()?);
        supposed.evolve(&Event::Open(Fact::Laid { seat, slot, experience, story }));
    }
    supposed.evolve(&Event::Open(Fact::Asked { prompt: Prompt::Card(every) }));
    Some(supposed)
}
