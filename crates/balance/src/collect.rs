//! Observes a game and collects its summary.

use crate::summary::{Components, SeatSummary, Summary, insert};
use crate::{Component, ComponentKind, GameKind};
use arena::Move;
use rules::Game;
use std::collections::BTreeMap;
use vocab::{
    BonusId, Card, Event, Fact, Gain, Line, MapTile, Movement, Piece, Place, Round, Score, Seat, Source,
    Space,
};

/// The summary of a game that is still being played.
pub struct Collector {
    summary: Summary,
    vp: BTreeMap<Component, u16>,
    bonus: Option<BonusId>,
    traveller: Option<Seat>,
}

impl Collector {
    pub fn new(kind: GameKind, number: u64) -> Collector {
        let summary = Summary {
            kind,
            number,
            composers: Vec::new(),
            first: 0,
            leaders: Vec::new(),
            empty: [0; 5],
            offered: Components::default(),
            vp: Vec::new(),
            seats: Vec::new(),
        };
        Collector { summary, vp: BTreeMap::new(), bonus: None, traveller: None }
    }

    /// Adds a decision and its events.
    pub fn watch(&mut self, step: &Move<'_>) {
        if self.summary.seats.is_empty() {
            self.begin(step.before);
        }
        for event in step.events {
            if let Event::Open(fact) = event {
                self.fact(fact, step.after);
            }
        }
        let (before, after) = (step.before.round(), step.after.round());
        if before != after || step.after.is_over() {
            self.end_round(before, step.after);
        }
    }

    /// Adds what lies on the table before the first decision.
    fn begin(&mut self, game: &Game) {
        let position = game.position();
        self.summary.seats = vec![SeatSummary::default(); game.players().into()];
        self.summary.first = position.first.index();
        let mut composers: Vec<_> = Line::ALL.into_iter().filter_map(|line| game.composer(line)).collect();
        composers.sort();
        self.summary.composers = composers.iter().map(|composer| composer.code().to_owned()).collect();
        Space::all().filter_map(|space| game.row(space)).for_each(|card| self.offer_card(card));
        Place::all().filter_map(|place| game.tile_at(place)).for_each(|(tile, _)| self.offer_tile(tile));
        for (line, movement) in Line::ALL.iter().flat_map(|line| Movement::ALL.map(|one| (*line, one))) {
            if let Some(tile) = game.top_tile(line, movement) {
                self.offer(ComponentKind::Tile, tile.index());
            }
        }
        if let Piece::Bonus(bonus) = position.bonuses[0] {
            self.offer_bonus(bonus);
        }
    }

    fn fact(&mut self, fact: &Fact, after: &Game) {
        match *fact {
            Fact::RoundBegan { bonus, .. } => self.offer_bonus(bonus),
            Fact::RowFilled { card, .. } => self.offer_card(card),
            Fact::TileLaid { tile, .. } => self.offer_tile(tile),
            Fact::Laid { seat, experience, .. } => {
                self.seat(seat).turns += 1;
                // MAINT-4 pays for every icon of the action, even if the card is not used.
                let edition = after.edition();
                let counts = |bonus: &BonusId| {
                    let action = edition.bonuses[bonus.index()].action;
                    edition.memories[experience.index()].actions.count(action) > 0
                };
                if let Some(bonus) = self.bonus.filter(counts) {
                    self.take(seat, ComponentKind::Bonus, bonus.index());
                }
            }
            Fact::DucatsTaken { seat } => self.seat(seat).instead += 1,
            Fact::Documented { seat, card, .. } => {
                self.act(seat, Action::Document);
                self.take(seat, ComponentKind::Memory, card.index());
            }
            Fact::Commissioned { seat, space: Some(_), opus } => {
                self.act(seat, Action::Commission);
                self.take(seat, ComponentKind::Opus, opus.index());
            }
            Fact::Performed { seat, .. } => self.act(seat, Action::Perform),
            Fact::Sold { seat, .. } => self.act(seat, Action::Sell),
            Fact::Travelled { seat, .. } => {
                self.act(seat, Action::Travel);
                self.traveller = Some(seat);
            }
            Fact::CourtTaken { seat, court, .. } => self.take(seat, ComponentKind::Court, court.index()),
            Fact::CityLeft { city, .. } => {
                if let Some(seat) = self.traveller {
                    self.take(seat, ComponentKind::City, city.index());
                }
            }
            Fact::MarkerPlaced { seat, .. } => self.act(seat, Action::Requiem),
            Fact::TileTaken { seat, line, movement, tile, .. } => {
                self.take(seat, ComponentKind::Tile, tile.index());
                match after.top_tile(line, movement) {
                    Some(next) => self.offer(ComponentKind::Tile, next.index()),
                    None => self.summary.empty[movement.index()] += 1,
                }
            }
            Fact::Gained { gain: Gain::Vp, n, source, .. } => {
                if let Some(component) = component(source) {
                    *self.vp.entry(component).or_default() += u16::from(n);
                }
            }
            _ => {}
        }
    }

    fn end_round(&mut self, round: Round, after: &Game) {
        for seat in after.seats() {
            let score = after.score(seat);
            let at_end: u16 = score.iter().filter(|(line, _)| line.is_final()).map(|(_, vp)| vp).sum();
            self.seat(seat).rounds[round.index()] = score.total() - at_end;
        }
        if round == Round::at(1) {
            let ahead = after.standings().into_iter().filter(|standing| standing.place == 1);
            self.summary.leaders = ahead.map(|standing| standing.seat.index()).collect();
        }
    }

    /// The finished game.
    pub fn finish(mut self, game: &Game) -> Summary {
        let position = game.position();
        for standing in game.standings() {
            let Score(lines) = game.score(standing.seat);
            let favours = game.met_favours(standing.seat).len() as u8;
            let board = &position.seats[standing.seat.index()];
            let seat = self.seat(standing.seat);
            (seat.place, seat.lines, seat.favours) = (standing.place, lines, favours);
            (seat.ducats, seat.finance, seat.courts) =
                (board.ducats, board.finance, board.courts.len() as u8);
        }
        let brought = self.vp.iter().filter(|(_, vp)| **vp > 0);
        self.summary.vp = brought.map(|(one, vp)| (one.sort as u8, one.index as u8, *vp)).collect();
        self.summary
    }

    fn seat(&mut self, seat: Seat) -> &mut SeatSummary {
        &mut self.summary.seats[seat.index()]
    }

    fn act(&mut self, seat: Seat, action: Action) {
        self.seat(seat).actions[action as usize] += 1;
    }

    fn offer(&mut self, sort: ComponentKind, index: usize) {
        insert(&mut self.summary.offered, Component { sort, index });
    }

    fn offer_card(&mut self, card: Card) {
        match card {
            Card::Memory(id) => self.offer(ComponentKind::Memory, id.index()),
            Card::Opus(id) => self.offer(ComponentKind::Opus, id.index()),
        }
    }

    fn offer_tile(&mut self, tile: MapTile) {
        match tile {
            MapTile::Court(id) => self.offer(ComponentKind::Court, id.index()),
            MapTile::City(id) => self.offer(ComponentKind::City, id.index()),
        }
    }

    fn offer_bonus(&mut self, bonus: BonusId) {
        self.bonus = Some(bonus);
        self.offer(ComponentKind::Bonus, bonus.index());
    }

    fn take(&mut self, seat: Seat, sort: ComponentKind, index: usize) {
        insert(&mut self.seat(seat).taken, Component { sort, index });
    }
}

/// The indexes of [`SeatSummary::actions`].
enum Action {
    Document,
    Commission,
    Perform,
    Sell,
    Travel,
    Requiem,
}

/// The component from which the VP come directly.
fn component(source: Source) -> Option<Component> {
    let (sort, index) = match source {
        Source::Memory(id) | Source::Story(id) => (ComponentKind::Memory, id.index()),
        Source::Opus(id) | Source::Performance(id) | Source::Sale(id) => (ComponentKind::Opus, id.index()),
        Source::Offertorium(id) | Source::Tile(id) | Source::Sequentia(id) => {
            (ComponentKind::Tile, id.index())
        }
        Source::City(id) => (ComponentKind::City, id.index()),
        Source::Court(id) | Source::Favour(id) => (ComponentKind::Court, id.index()),
        Source::Bonus(id) => (ComponentKind::Bonus, id.index()),
        Source::Start
        | Source::Instead
        | Source::Row(_)
        | Source::Instrument(_)
        | Source::Finance
        | Source::FullTrack(_)
        | Source::FullFinance
        | Source::Choice
        | Source::Marker(_)
        | Source::Requiem(_)
        | Source::PointsLeft
        | Source::MoneyLeft => return None,
    };
    Some(Component { sort, index })
}
