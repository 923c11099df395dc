//! Guesses at what is hidden: other hands, the order of decks and stacks, cards in the box, Bonus tiles to come.

use crate::setup::removed_cards;
use crate::state::Packed;
use crate::{Game, Luck, shuffle};
use edition::Edition;
use vocab::{
    BonusId, Card, CityId, CourtId, Face, MapTile, MemoryId, OpusId, Piece, Position, Round, Seat,
    SeatPosition, Set, SoloistPosition, View, Viewer,
};

impl Game {
    /// The same game as this viewer sees it, with everything the viewer cannot see dealt again.
    pub fn resample(&self, viewer: Viewer, luck: &mut impl Luck) -> Game {
        let mut game = *self;
        for seat in self.seats().filter(|seat| !self.state.is_soloist(*seat)) {
            game.resample_cards(seat, viewer == Viewer::Seat(seat), luck);
        }
        for round in Round::all().filter(|round| *round >= self.state.round) {
            game.resample_period(round, luck);
            if round > self.state.round {
                game.resample_bonus(round, luck);
            }
        }
        shuffle(game.state.courts.as_mut_slice(), luck);
        shuffle(game.state.cities.as_mut_slice(), luck);
        shuffle(game.state.soloist.deck.as_mut_slice(), luck);
        game
    }

    /// A random game that has this view: a guess of the real game, for bots.
    ///
    /// # Examples
    /// ```
    /// use rules::{Game, Seed, Setup};
    /// use vocab::{Seat, Viewer};
    /// let luck = &mut Seed::from_number(1).dice(0);
    /// let game = Game::deal(&Setup::players(2), edition::Edition::vienna(), luck, &mut ()).unwrap();
    /// let view = game.view(Viewer::Seat(Seat::at(0)));
    /// assert_eq!(Game::imagine(&view, game.edition(), luck).view(view.viewer), view);
    /// ```
    pub fn imagine(view: &View, edition: &'static Edition, luck: &mut impl Luck) -> Game {
        Game::place(&fill(view, edition), edition).resample(view.viewer, luck)
    }

    /// A viewer knows their own hand, but not the order of their own deck. Of other players a viewer knows only which
    /// nine cards they have.
    fn resample_cards(&mut self, seat: Seat, own: bool, luck: &mut impl Luck) {
        let board = self.state.board(seat);
        if own {
            shuffle(board.deck.as_mut_slice(), luck);
            return;
        }
        let mut cards = [MemoryId::new(0); 16];
        let mut count = 0;
        for card in board.hand.iter().chain(board.deck.as_slice().iter().copied()).take(cards.len()) {
            cards[count] = card;
            count += 1;
        }
        let in_hand = board.hand.len().min(count);
        shuffle(&mut cards[..count], luck);
        let (hand, deck) = cards[..count].split_at(in_hand);
        board.hand = hand.iter().copied().collect();
        board.deck.as_mut_slice().copy_from_slice(deck);
    }

    /// Nobody knows which cards of a period are in the box, nor the order of the others.
    fn resample_period(&mut self, round: Round, luck: &mut impl Luck) {
        let (memories, opera) = self.edition.derived.of_period(round);
        let state = &mut self.state;
        let pile = state.deck.pile(round);
        let mut pool = [Packed::FILLER; crate::state::Deck::SIZE];
        let mut count = 0;
        let boxed_memories = state.boxed_memories.and(memories);
        let boxed_opera = state.boxed_opera.and(opera);
        let boxed = boxed_memories.iter().map(Card::Memory).chain(boxed_opera.iter().map(Card::Opus));
        let lying = state.deck.cards.get(pile.clone()).unwrap_or(&[]).iter().map(|card| card.card());
        for (place, card) in pool.iter_mut().zip(lying.chain(boxed)) {
            *place = Packed::from(card);
            count += 1;
        }
        shuffle(&mut pool[..count], luck);
        let (mut out_memories, mut out_opera) = (boxed_memories.len(), boxed_opera.len());
        state.boxed_memories = state.boxed_memories.without(memories);
        state.boxed_opera = state.boxed_opera.without(opera);
        let mut at = pile.start;
        for card in &pool[..count] {
            match card.card() {
                Card::Memory(id) if out_memories > 0 => {
                    out_memories -= 1;
                    state.boxed_memories.insert(id);
                }
                Card::Opus(id) if out_opera > 0 => {
                    out_opera -= 1;
                    state.boxed_opera.insert(id);
                }
                _ => {
                    state.deck.cards[at] = *card;
                    at += 1;
                }
            }
        }
        // Shuffled again, because the cards for the box were taken from the front, so the rest is not in random order.
        shuffle(state.deck.cards.get_mut(pile).unwrap_or_default(), luck);
    }

    fn resample_bonus(&mut self, round: Round, luck: &mut impl Luck) {
        let bonuses = self.edition.derived.bonuses[round.index()];
        let chosen = luck.below(bonuses.len().max(1) as u32) as usize;
        if let Some(bonus) = bonuses.iter().nth(chosen) {
            self.state.bonuses[round.index()] = bonus;
        }
    }
}

/// Fills every place that the viewer sees face down with a piece that may lie there.
fn fill(view: &View, edition: &Edition) -> Position {
    let table = &view.table;
    let known: Known = Known::of(table);
    let mut boxed: Vec<Piece> = Vec::new();
    let piles = std::array::from_fn(|at| {
        let (memories, opera) = edition.derived.of_period(Round::at(at));
        let mut memories: Vec<MemoryId> = memories.without(known.memories).iter().collect();
        let mut opera: Vec<OpusId> = opera.without(known.opera).iter().collect();
        // SETUP-2: of the current and later periods, a fixed number of Memory and of Opus cards is in the box; of
        // earlier periods, all unseen cards.
        let over = Round::at(at) < table.round;
        let out = |len: usize| if over { len } else { removed_cards(table.players).min(len) };
        boxed.extend(memories.drain(..out(memories.len())).map(Piece::Memory));
        boxed.extend(opera.drain(..out(opera.len())).map(Piece::Opus));
        memories.into_iter().map(Piece::Memory).chain(opera.into_iter().map(Piece::Opus)).collect()
    });
    let bonus = |at: usize| match table.bonuses[at] {
        Face::Up(piece) => piece,
        Face::Down => {
            let possible = edition.bonuses.iter().position(|bonus| bonus.period.index() == at);
            Piece::Bonus(BonusId::new(possible.unwrap_or(0) as u8))
        }
    };
    let courts = (0..edition.courts.len() as u8).map(CourtId::new).filter(|id| !known.courts.contains(*id));
    let cities = (0..edition.cities.len() as u8).map(CityId::new).filter(|id| !known.cities.contains(*id));
    Position {
        players: table.players,
        level: table.level,
        round: table.round,
        turn: table.turn,
        first: table.first,
        active: table.active,
        over: table.over,
        prompts: table.prompts.clone(),
        composers: table.composers,
        tiles_taken: table.tiles_taken,
        parts: table.parts.clone(),
        row: table.row,
        piles,
        boxed,
        discarded: table.discarded.clone(),
        bonuses: std::array::from_fn(bonus),
        coach: table.coach,
        map: table.map,
        courts: courts.map(Piece::Court).collect(),
        cities: cities.map(Piece::City).collect(),
        city_discard: table.city_discard.clone(),
        seats: table.seats.iter().map(fill_seat).collect(),
        soloist: table.soloist.as_ref().map(|soloist| fill_soloist(soloist, table)),
    }
}

fn fill_seat(seat: &SeatPosition<Face>) -> SeatPosition {
    let laid: Set<MemoryId> =
        seat.slots.iter().flat_map(|(top, bottom)| [top, bottom]).flatten().copied().collect();
    let known: Set<MemoryId> = seat.hand.iter().filter_map(|face| memory(*face)).collect();
    let mut unknown = seat.cards.iter().copied().filter(|id| !laid.contains(*id) && !known.contains(*id));
    let hand = seat.hand.iter().filter_map(|face| memory(*face).or_else(|| unknown.next()));
    let hand: Vec<Piece> = hand.map(Piece::Memory).collect();
    SeatPosition {
        score: seat.score,
        ducats: seat.ducats,
        tracks: seat.tracks,
        counters: seat.counters,
        finance: seat.finance,
        cards: seat.cards.clone(),
        hand,
        deck: unknown.map(Piece::Memory).collect(),
        slots: seat.slots,
        opera: seat.opera.clone(),
        turned: seat.turned.clone(),
        courts: seat.courts.clone(),
        markers: seat.markers,
        neutral: seat.neutral,
        tiles: seat.tiles,
        asleep: seat.asleep,
    }
}

fn memory(face: Face) -> Option<MemoryId> {
    if let Face::Up(Piece::Memory(id)) = face { Some(id) } else { None }
}

fn fill_soloist(soloist: &SoloistPosition<Face>, table: &Position<Face>) -> SoloistPosition {
    let cards = table.level.map(crate::setup::soloist_cards);
    let deck = cards.into_iter().flatten().filter(|id| !soloist.shown.contains(id)).map(Piece::Soloist);
    SoloistPosition { shown: soloist.shown.clone(), deck: deck.collect(), markers: soloist.markers }
}

/// The cards and tiles that everybody has seen.
struct Known {
    memories: Set<MemoryId>,
    opera: Set<OpusId>,
    courts: Set<CourtId>,
    cities: Set<CityId>,
}

impl Known {
    fn of<C>(table: &Position<C>) -> Known {
        let cards = || table.row.iter().flatten().chain(&table.discarded);
        let memory = |card: &Card| if let Card::Memory(id) = card { Some(*id) } else { None };
        let opus = |card: &Card| if let Card::Opus(id) = card { Some(*id) } else { None };
        let tiles = || table.map.iter().flatten().map(|(tile, _)| *tile);
        let court = |tile| if let MapTile::Court(id) = tile { Some(id) } else { None };
        let city = |tile| if let MapTile::City(id) = tile { Some(id) } else { None };
        let seats = || table.seats.iter();
        Known {
            memories: cards()
                .filter_map(memory)
                .chain(seats().flat_map(|s| s.cards.iter().copied()))
                .collect(),
            opera: cards().filter_map(opus).chain(seats().flat_map(|s| s.opera.iter().copied())).collect(),
            courts: tiles().filter_map(court).chain(seats().flat_map(|s| s.courts.iter().copied())).collect(),
            cities: tiles().filter_map(city).chain(table.city_discard.iter().copied()).collect(),
        }
    }
}
