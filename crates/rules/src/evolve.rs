//! The fold of events into the state. It never refuses an event, draws no luck and applies no rule: it does what the
//! event says. The events of a damaged file lead to a wrong state, but never to a panic.

use crate::Game;
use crate::state::{Board, Packed, State};
use vocab::{Card, Event, Exchange, Fact, Gain, Line, MapTile, Part, Piece, Pile, Prompt, Seat, Slot, Space};

impl Game {
    /// Folds an event into the game: the only way in which the state changes.
    // Always inlined: the kind of an event is known where it is emitted, so the compiler keeps only that arm.
    #[inline(always)]
    pub fn evolve(&mut self, event: &Event) {
        match *event {
            Event::Stacked { pile, piece } => self.state.stack(pile, piece),
            Event::Drew { seat, card } => self.state.draw(seat, card),
            Event::Open(fact) => self.evolve_open(fact),
        }
    }

    #[inline(always)]
    fn evolve_open(&mut self, fact: Fact) {
        let state = &mut self.state;
        match fact {
            Fact::Began { players, level, first } => self.begin(players, level, first),
            Fact::ComposerCame { line, composer } => state.composers[line] = Some(composer),
            Fact::Covered { part } => {
                state.covered.insert(part);
                state.empty.remove(part);
            }
            Fact::TileLaid { place, tile } => state.lay_tile(place.index(), tile),
            Fact::RoundBegan { round, .. } => (state.round, state.turn) = (round, Slot::at(0)),
            Fact::RowFilled { space, card } => {
                state.row[space.index()] = Some(card);
                state.deck.next = state.deck.next.saturating_add(1);
            }
            Fact::TurnBegan { seat, slot } => (state.active, state.turn) = (seat, slot),
            Fact::Laid { seat, slot, experience, story } => {
                let board = state.board(seat);
                board.hand.remove(experience);
                board.hand.remove(story);
                board.experiences[slot.index()] = Some(experience);
                board.stories[slot.index()] = Some(story);
            }
            Fact::Asked { prompt } => state.prompts.push(prompt),
            Fact::Settled => state.prompts.pop(),
            Fact::Spent { icon } => state.spend(icon),
            Fact::Exchanged { seat, exchange } => self.exchange(seat, exchange),
            Fact::Paid { seat, ducats, tracks, counters, finance } => {
                let board = state.board(seat);
                board.ducats = board.ducats.saturating_sub(ducats.into());
                board.finance = board.finance.saturating_sub(finance);
                for kind in 0..3 {
                    board.tracks.0[kind] = board.tracks.0[kind].saturating_sub(tracks.0[kind]);
                    board.counters.0[kind] = board.counters.0[kind].saturating_sub(counters.0[kind]);
                }
            }
            Fact::Gained { seat, gain, n, source } => {
                let board = state.board(seat);
                match gain {
                    Gain::Ducats => board.ducats = board.ducats.saturating_add(n.into()),
                    Gain::Vp => board.score.add(source.line(), n.into()),
                    Gain::Track(kind) => board.tracks[kind] = board.tracks[kind].saturating_add(n),
                    Gain::Counter(kind) => board.counters[kind] = board.counters[kind].saturating_add(n),
                    Gain::Finance => board.finance = board.finance.saturating_add(n),
                }
            }
            Fact::Documented { seat, space, card, replaced } => {
                state.leave_row(space);
                let slot = state.turn.index();
                state.board(seat).stories[slot] = Some(card);
                if !replaced.is_starting() {
                    state.gone_memories.insert(replaced);
                }
            }
            Fact::Commissioned { seat, space, opus } => {
                if let Some(space) = space {
                    state.leave_row(space);
                }
                state.board(seat).opera.insert(opus);
            }
            Fact::Performed { seat, opus } => state.board(seat).turned.insert(opus),
            Fact::Sold { seat, opus } => {
                let board = state.board(seat);
                board.opera.remove(opus);
                board.turned.remove(opus);
                if opus != vocab::OpusId::STARTING {
                    state.gone_opera.insert(opus);
                }
            }
            Fact::Travelled { to, .. } => state.coach = to,
            Fact::CourtTaken { seat, place, court } => {
                state.clear_place(place.index());
                state.board(seat).courts.insert(court);
            }
            Fact::CityLeft { place, city } => {
                state.clear_place(place.index());
                state.city_discard.insert(city);
            }
            Fact::MarkerPlaced { seat, part, line, space } => {
                state.write(Some(seat), part, line);
                match space {
                    Some(space) => state.board(seat).markers &= !(1 << space.index()),
                    None => state.soloist.markers = state.soloist.markers.saturating_sub(1),
                }
            }
            Fact::NeutralPlaced { seat, part, line } => {
                state.write(None, part, line);
                state.board(seat).neutral = false;
            }
            Fact::NeutralLost { seat } => state.board(seat).neutral = false,
            Fact::TileTaken { seat, line, movement, tile, space } => {
                let taken = &mut state.tiles_taken[line][movement];
                *taken = taken.saturating_add(1);
                let board = state.board(seat);
                board.tiles[space.index()] = Some(tile);
                board.asleep |= 1 << space.index();
            }
            Fact::TileWoke { seat, space } => state.board(seat).asleep &= !(1 << space.index()),
            Fact::SoloistTurned { .. } => state.soloist.deck.pop(),
            Fact::RowTaken { space, card, .. } => {
                state.leave_row(space);
                state.discard(card);
            }
            Fact::TracksEmptied { seat } => state.board(seat).tracks = Default::default(),
            Fact::MaintenanceReached { seat, step } => {
                state.active = seat;
                if let Some(top) = state.prompts.top_mut() {
                    *top = Prompt::Maintenance { seat, step };
                }
            }
            Fact::BoardCleared { seat } => {
                let board = state.board(seat);
                board.turned = Default::default();
                board.experiences = [None; 4];
                board.stories = [None; 4];
                board.deck.clear();
            }
            Fact::SoloistGathered => state.soloist.deck.clear(),
            Fact::Gilded => {
                let there = |at: usize| u16::from(state.map[at].is_some()) << at;
                state.gilded = (0..state.map.len()).map(there).fold(0, |mask, bit| mask | bit);
            }
            Fact::CitiesGathered => {
                state.cities.clear();
                state.city_discard = Default::default();
            }
            Fact::Swept { space, card } => {
                state.row[space.index()] = None;
                state.discard(card);
            }
            Fact::PeriodClosed { round } => state.close_period(round),
            Fact::FirstPlayer { seat } => state.first = seat,
            Fact::Ended => state.over = true,
            Fact::CardUsed { .. }
            | Fact::DucatsTaken { .. }
            | Fact::Declined { .. }
            | Fact::TurnEnded { .. } => {}
        }
    }

    /// The boards are laid out: markers on their spaces, parts empty (SETUP-9).
    fn begin(&mut self, players: u8, level: Option<vocab::Level>, first: Seat) {
        self.state = State::EMPTY;
        let state = &mut self.state;
        (state.players, state.level, state.first, state.active) = (players.clamp(2, 4), level, first, first);
        state.coach = self.edition.board.start_place;
        state.empty =
            self.edition.derived.parts.0.iter().fold(Default::default(), |all, parts| all.or(*parts));
        for seat in (0..state.players as usize).map(Seat::at) {
            if state.is_soloist(seat) {
                state.soloist.markers = self.edition.board.spaces.len() as u8;
            } else {
                let board = state.board(seat);
                board.markers = (1 << self.edition.board.spaces.len()) - 1;
                board.neutral = true;
            }
        }
    }

    #[inline(always)]
    fn exchange(&mut self, seat: Seat, exchange: Exchange) {
        let rates = &self.edition.board;
        let board = self.state.board(seat);
        match exchange {
            Exchange::Buy(kind) => {
                board.ducats = board.ducats.saturating_sub(rates.exchange_buy.into());
                board.counters[kind] = board.counters[kind].saturating_add(1);
            }
            Exchange::Return(kind) => {
                board.counters[kind] = board.counters[kind].saturating_sub(1);
                board.ducats = board.ducats.saturating_add(rates.exchange_return.into());
            }
        }
    }
}

impl State {
    #[inline(always)]
    pub(crate) fn board(&mut self, seat: Seat) -> &mut Board {
        &mut self.boards[seat.index()]
    }

    #[inline(always)]
    fn draw(&mut self, seat: Seat, card: Piece) {
        let board = self.board(seat);
        board.deck.pop();
        if let Piece::Memory(card) = card {
            board.hand.insert(card);
        }
    }

    #[inline(always)]
    fn stack(&mut self, pile: Pile, piece: Piece) {
        match (pile, piece) {
            (Pile::Period(round), piece) => self.stack_card(round.index(), piece),
            (Pile::Box, Piece::Memory(id)) => self.boxed_memories.insert(id),
            (Pile::Box, Piece::Opus(id)) => self.boxed_opera.insert(id),
            (Pile::Bonus, Piece::Bonus(id)) => {
                if let Some(place) = self.bonuses.get_mut(self.bonuses_len as usize) {
                    *place = id;
                    self.bonuses_len += 1;
                }
            }
            (Pile::Cities, Piece::City(id)) => self.cities.push(id),
            (Pile::Courts, Piece::Court(id)) => self.courts.push(id),
            (Pile::Deck(seat), Piece::Memory(id)) => self.board(seat).deck.push(id),
            (Pile::Soloist, Piece::Soloist(id)) => self.soloist.deck.push(id),
            // Only a damaged file puts any other piece on that pile.
            _ => {}
        }
    }

    #[inline(always)]
    fn stack_card(&mut self, period: usize, piece: Piece) {
        let Some(card) = Packed::of(piece) else { return };
        let end = self.deck.ends[period].max(self.deck.start(period));
        if let Some(place) = self.deck.cards.get_mut(end as usize) {
            *place = card;
            self.deck.ends[period] = end + 1;
        }
    }

    fn lay_tile(&mut self, place: usize, tile: MapTile) {
        self.map[place] = Some(tile);
        self.gilded &= !(1 << place);
        match tile {
            MapTile::Court(_) => self.courts.pop(),
            MapTile::City(_) => self.cities.pop(),
        }
    }

    #[inline(always)]
    fn clear_place(&mut self, place: usize) {
        self.map[place] = None;
        self.gilded &= !(1 << place);
    }

    /// One action or wild of the topmost question is used up.
    #[inline(always)]
    fn spend(&mut self, icon: Option<vocab::Icon>) {
        let Some(top) = self.prompts.top_mut() else { return };
        let done = match (top, icon) {
            // The card's question stays until the turn is ended.
            (Prompt::Card(icons), Some(icon)) => {
                *icons = icons.without(icon);
                false
            }
            (Prompt::Gained(icons), Some(icon)) => {
                *icons = icons.without(icon);
                icons.is_empty()
            }
            (Prompt::Extra { times, .. }, Some(_)) => {
                *times = times.saturating_sub(1);
                *times == 0
            }
            (Prompt::Kinds { left, .. }, None) => {
                *left = left.saturating_sub(1);
                *left == 0
            }
            _ => true,
        };
        if done {
            self.prompts.pop();
        }
    }

    /// ROW-1: when a card leaves the row, the cards to its left slide right.
    #[inline(always)]
    fn leave_row(&mut self, space: Space) {
        for at in (1..=space.index()).rev() {
            self.row[at] = self.row[at - 1];
        }
        self.row[0] = None;
    }

    #[inline(always)]
    fn discard(&mut self, card: Card) {
        match card {
            Card::Memory(id) => self.gone_memories.insert(id),
            Card::Opus(id) => self.gone_opera.insert(id),
        }
    }

    #[inline(always)]
    fn write(&mut self, by: Option<Seat>, part: Part, line: Line) {
        self.empty.remove(part);
        self.written[by.map_or(State::NOBODY, Seat::index)][line].insert(part);
    }

    /// MAINT-8 and MAINT-9: the rest of the period's pile goes to the box unseen, the row moves right.
    fn close_period(&mut self, round: vocab::Round) {
        for at in self.deck.pile(round) {
            match self.deck.cards[at.min(crate::state::Deck::SIZE - 1)].card() {
                Card::Memory(id) => self.boxed_memories.insert(id),
                Card::Opus(id) => self.boxed_opera.insert(id),
            }
        }
        self.deck.next = self.deck.next.max(self.deck.ends[round.index()]);
        let mut to = self.row.len();
        for from in (0..self.row.len()).rev() {
            if let Some(card) = self.row[from].take() {
                to -= 1;
                self.row[to] = Some(card);
            }
        }
    }
}
