//! Methods that set up a test position. Each leaves a valid position.

use crate::Table;
use crate::ask::seat;
use edition::Edition;
use rules::Game;
use vocab::{
    ByKind, Card, CityId, CourtId, Icon, Icons, InstrumentSpace, Line, MapTile, Mark, MemoryId, Names,
    OpusId, Part, Piece, Place, Position, Prompt, Round, Seat, Shelf, Slot, Space, Token,
};

impl Table {
    /// Changes the position in any way; it must be valid afterwards.
    #[must_use]
    #[track_caller]
    pub fn edit(mut self, change: impl FnOnce(&mut Position)) -> Table {
        let mut position = self.game.position();
        change(&mut position);
        match Game::from_position(&position, self.game.edition()) {
            Ok(game) => self.game = game,
            Err(faults) => panic!("the arrangement is not valid: {faults:#?}"),
        }
        self.events.clear();
        self
    }

    /// The same table with the printed values of another edition.
    #[must_use]
    pub fn printed(mut self, edition: &'static Edition) -> Table {
        match Game::from_position(&self.game.position(), edition) {
            Ok(game) => self.game = game,
            Err(faults) => panic!("the other edition has no such table: {faults:#?}"),
        }
        self
    }

    fn find(&self, shelf: Shelf, name: &str) -> u8 {
        let found = self.game.edition().find(shelf, name);
        found.unwrap_or_else(|| panic!("the edition has no {name:?} among its {shelf:?}")) as u8
    }

    /// The Memory card with this name.
    pub fn memory(&self, name: &str) -> MemoryId {
        MemoryId::new(self.find(Shelf::Memories, name))
    }

    /// The Opus with this name.
    pub fn opus(&self, name: &str) -> OpusId {
        OpusId::new(self.find(Shelf::Opera, name))
    }

    /// The place with this name.
    pub fn place(&self, name: &str) -> Place {
        Place::at(self.find(Shelf::Places, name).into())
    }

    /// The part with this notation, such as `kyrie.1`.
    pub fn part(&self, name: &str) -> Part {
        Part::read(name, self.game.edition()).unwrap_or_else(|_| panic!("{name:?} is no part"))
    }

    /// It is this seat's turn: two cards of its hand are laid, and it may carry out these actions, separated
    /// by commas.
    #[must_use]
    pub fn may(self, number: u8, icons: &str) -> Table {
        let icons: Icons = icons.split(',').map(|code| Icon::from_code(code).expect("an action")).collect();
        self.laid(number).edit(|position| position.prompts = vec![Prompt::Card(icons)])
    }

    /// It is this seat's turn and its first two cards are laid.
    #[must_use]
    pub fn laid(self, number: u8) -> Table {
        self.edit(|position| {
            position.active = seat(number);
            position.prompts = vec![Prompt::UseOrTake];
            let slot = position.turn.index();
            let seat = &mut position.seats[seat(number).index()];
            if seat.slots[slot].0.is_none() {
                let mut cards = seat.hand.drain(..2).map(|piece| memory(&piece));
                seat.slots[slot] = (cards.next(), cards.next());
            }
        })
    }

    /// It is this seat's turn, and this card lies in Experiences; the seat may use it or take ducats.
    #[must_use]
    pub fn about_to_use(self, number: u8, card: &str) -> Table {
        let held = self.hand(number);
        let mut hand = vec![card];
        hand.extend(held.iter().map(String::as_str).filter(|name| *name != card).take(3));
        let mut table = self.hand_of(number, &hand).turn_of(number);
        table.act(&format!("lay {} {}", hand[0], hand[1]));
        table
    }

    /// It is this seat's turn and nothing is laid yet.
    #[must_use]
    pub fn turn_of(self, number: u8) -> Table {
        self.edit(|position| {
            position.active = seat(number);
            position.prompts = vec![Prompt::Lay];
        })
    }

    /// The turn of the round, 1 to 4; earlier slots stay empty.
    #[must_use]
    pub fn turn(self, number: u8) -> Table {
        self.edit(|position| position.turn = Slot::new(number).expect("a turn from 1 to 4"))
    }

    /// The questions on the stack.
    #[must_use]
    pub fn asked(self, prompts: &[Prompt]) -> Table {
        self.edit(|position| position.prompts = prompts.to_vec())
    }

    /// A seat's ducats.
    #[must_use]
    pub fn ducats(self, number: u8, ducats: u16) -> Table {
        self.edit(|position| position.seats[seat(number).index()].ducats = ducats)
    }

    /// A seat's tracks: Talent, Journey, Composition.
    #[must_use]
    pub fn tracks(self, number: u8, tracks: [u8; 3]) -> Table {
        self.edit(|position| position.seats[seat(number).index()].tracks = ByKind(tracks))
    }

    /// A seat's counters: Talent, Journey, Composition.
    #[must_use]
    pub fn counters(self, number: u8, counters: [u8; 3]) -> Table {
        self.edit(|position| position.seats[seat(number).index()].counters = ByKind(counters))
    }

    /// A seat's Finance space; 0 is the lowest.
    #[must_use]
    pub fn finance(self, number: u8, space: u8) -> Table {
        self.edit(|position| position.seats[seat(number).index()].finance = space)
    }

    /// A seat has plenty to pay with: 60 ducats, full tracks, 20 counters of each kind.
    #[must_use]
    pub fn rich(self, number: u8) -> Table {
        self.ducats(number, 60).tracks(number, [4; 3]).counters(number, [20; 3])
    }

    /// A seat has nothing to pay with.
    #[must_use]
    pub fn poor(self, number: u8) -> Table {
        self.ducats(number, 0).tracks(number, [0; 3]).counters(number, [0; 3])
    }

    /// A later round: the decks of earlier periods are removed, and the row is filled with cards of this
    /// period.
    #[must_use]
    pub fn round(self, number: u8) -> Table {
        let round = Round::new(number).expect("a round from 1 to 5");
        if round == self.game.round() {
            return self;
        }
        self.edit(|position| {
            position.round = round;
            for pile in &mut position.piles[..round.index()] {
                position.boxed.append(pile);
            }
            position.discarded.extend(position.row.iter().flatten());
            for space in &mut position.row {
                *space = Some(card(&position.piles[round.index()].remove(0)));
            }
        })
    }

    /// The card on a space of the row (1 is the leftmost); the card that lay there leaves the game. `-`
    /// empties the space.
    #[must_use]
    pub fn row_card(self, space: u8, name: &str) -> Table {
        let at = Space::new(space).expect("a space from 1 to 7").index();
        let wanted = (name != "-").then(|| self.card(name));
        self.edit(|position| {
            if wanted.is_some() && position.row[at] == wanted {
                return;
            }
            if let Some(card) = wanted {
                take(position, card);
            }
            position.discarded.extend(position.row[at]);
            position.row[at] = wanted;
        })
    }

    /// A whole row, leftmost first.
    #[must_use]
    pub fn row_of(mut self, names: [&str; 7]) -> Table {
        // Only the left end of the row can be empty.
        for space in 1..=7 {
            self = self.row_card(space, "-");
        }
        for (space, name) in (1..).zip(names).collect::<Vec<_>>().into_iter().rev() {
            self = self.row_card(space, name);
        }
        self
    }

    /// The next card of this period's deck.
    #[must_use]
    pub fn next_card(self, name: &str) -> Table {
        let wanted = self.card(name);
        self.edit(|position| {
            take(position, wanted);
            position.piles[position.round.index()].insert(0, wanted.into());
        })
    }

    /// This period's deck is empty.
    #[must_use]
    pub fn deck_empty(self) -> Table {
        self.edit(|position| {
            let pile = std::mem::take(&mut position.piles[position.round.index()]);
            position.discarded.extend(pile.iter().map(card));
        })
    }

    fn card(&self, name: &str) -> Card {
        match self.game.edition().find(Shelf::Memories, name) {
            Some(at) => Card::Memory(MemoryId::new(at as u8)),
            None => Card::Opus(self.opus(name)),
        }
    }

    /// A seat's hand of cards that it owns. It may also be any other Memory card, which then replaces one of
    /// its starting cards.
    #[must_use]
    pub fn hand_of(self, number: u8, names: &[&str]) -> Table {
        let wanted: Vec<MemoryId> = names.iter().map(|name| self.memory(name)).collect();
        self.edit(|position| {
            for id in &wanted {
                let at = seat(number).index();
                if !position.seats[at].cards.contains(id) {
                    take(position, Card::Memory(*id));
                    let seat = &mut position.seats[at];
                    let spare =
                        |piece: &Piece| !wanted.contains(&memory(piece)) && memory(piece).is_starting();
                    let pile = if seat.deck.iter().any(spare) { &mut seat.deck } else { &mut seat.hand };
                    let place = pile.iter().position(spare).expect("a starting card to replace");
                    let old = memory(&pile[place]);
                    pile[place] = Piece::Memory(*id);
                    *seat.cards.iter_mut().find(|card| **card == old).expect("one of the nine") = *id;
                }
            }
            let seat = &mut position.seats[seat(number).index()];
            let mut held: Vec<Piece> = seat.hand.drain(..).chain(seat.deck.drain(..)).collect();
            held.sort_by_key(|piece| !wanted.contains(&memory(piece)));
            seat.deck = held.split_off(wanted.len());
            seat.hand = held;
        })
    }

    /// Lays two cards into a slot of a seat: Experiences and Story.
    #[must_use]
    pub fn slot(self, number: u8, slot: u8, experience: &str, story: &str) -> Table {
        let kept = self.hand(number);
        let pair = [self.memory(experience), self.memory(story)];
        let table = self.hand_of(number, &[experience, story]).edit(|position| {
            let seat = &mut position.seats[seat(number).index()];
            seat.hand.clear();
            seat.slots[usize::from(slot) - 1] = (Some(pair[0]), Some(pair[1]));
        });
        let names = |id: &MemoryId| table.game.edition().name(Shelf::Memories, id.index()).to_owned();
        let laid: Vec<String> = pair.iter().map(names).collect();
        let free: Vec<&str> = kept.iter().filter(|name| !laid.contains(name)).map(String::as_str).collect();
        table.hand_of(number, &free)
    }

    /// All slots of a seat at the end of a round, as pairs of Experiences and Story. The ninth card, in hand,
    /// is a starting card that is not named. If it is this seat's turn, it only has to end it.
    #[must_use]
    pub fn board_of(self, number: u8, slots: [(&str, &str); 4]) -> Table {
        let slots = slots.map(|(experience, story)| (self.memory(experience), self.memory(story)));
        self.edit(|position| {
            let at = seat(number).index();
            let old = std::mem::take(&mut position.seats[at].cards);
            position.discarded.extend(old.into_iter().filter(|id| !id.is_starting()).map(Card::Memory));
            let mut cards: Vec<MemoryId> =
                slots.iter().flat_map(|(experience, story)| [*experience, *story]).collect();
            for id in cards.iter().filter(|id| !id.is_starting()) {
                take(position, Card::Memory(*id));
            }
            let mut starting = (0..MemoryId::STARTING as u8).map(MemoryId::new);
            let ninth = starting.find(|id| !cards.contains(id)).expect("eight cards cannot be all nine");
            cards.push(ninth);
            let seat = &mut position.seats[at];
            (seat.cards, seat.hand, seat.deck) = (cards, vec![Piece::Memory(ninth)], Vec::new());
            seat.slots = slots.map(|(experience, story)| (Some(experience), Some(story)));
            let players = position.seats.len();
            position.turn = Slot::at(3);
            let place = |at: usize| (at + players - position.first.index()) % players;
            if place(at) >= place(position.active.index()) {
                position.active = Seat::at(at);
                position.prompts = vec![Prompt::Card(Icons::default())];
            }
        })
    }

    /// The last turn of the round only has to be ended (`end`). If its slot is empty, it gets a Requiem icon
    /// in Experiences and 1 Talent in Story. In a solo game the Soloist's last turn follows.
    #[must_use]
    pub fn round_ends(self) -> Table {
        let (experience, story) = (self.memory("the-copyists-bill"), self.memory("a-carriage-at-dawn"));
        self.edit(|position| {
            let players = if position.level.is_some() { 1 } else { usize::from(position.players) };
            let last = Seat::at((position.first.index() + players - 1) % players);
            let seat = &mut position.seats[last.index()];
            if seat.slots[3].0.is_none() {
                for pile in [&mut seat.hand, &mut seat.deck] {
                    pile.retain(|piece| ![experience, story].contains(&memory(piece)));
                }
                seat.slots[3] = (Some(experience), Some(story));
            }
            (position.turn, position.active) = (Slot::at(3), last);
            position.prompts = vec![Prompt::Card(Icons::default())];
        })
    }

    /// An Opus lies in front of a seat.
    #[must_use]
    pub fn owns(self, number: u8, name: &str) -> Table {
        let opus = self.opus(name);
        self.edit(|position| {
            take(position, Card::Opus(opus));
            position.seats[seat(number).index()].opera.push(opus);
        })
    }

    /// The starting Opus of a seat is sold.
    #[must_use]
    pub fn without_starting_opus(self, number: u8) -> Table {
        self.edit(|position| {
            position.seats[seat(number).index()].opera.retain(|opus| *opus != OpusId::STARTING)
        })
    }

    /// An Opus of a seat is turned.
    #[must_use]
    pub fn turned(self, number: u8, name: &str) -> Table {
        let opus = self.opus(name);
        self.edit(|position| position.seats[seat(number).index()].turned.push(opus))
    }

    /// Where the coach stands.
    #[must_use]
    pub fn coach(self, place: &str) -> Table {
        let place = self.place(place);
        self.edit(|position| position.coach = place)
    }

    /// A City tile lies at a place, plain face up.
    #[must_use]
    pub fn city_at(self, place: &str, name: &str) -> Table {
        let id = CityId::new(self.find(Shelf::Cities, name));
        self.tile_at(place, MapTile::City(id), false)
    }

    /// A Royal Court tile lies at a place, plain face up.
    #[must_use]
    pub fn court_at(self, place: &str, name: &str) -> Table {
        let id = CourtId::new(self.find(Shelf::Courts, name));
        self.tile_at(place, MapTile::Court(id), false)
    }

    /// The tile at a place shows its gilded face.
    #[must_use]
    pub fn gilded(self, place: &str) -> Table {
        let at = self.place(place).index();
        self.edit(|position| {
            let (tile, _) = position.map[at].expect("a tile at the place");
            position.map[at] = Some((tile, true));
        })
    }

    /// There is no tile at a place; it goes to the bottom of its stack.
    #[must_use]
    pub fn no_tile(self, place: &str) -> Table {
        let at = self.place(place).index();
        self.edit(|position| put_back(position, at))
    }

    fn tile_at(self, place: &str, tile: MapTile, gilded: bool) -> Table {
        let at = self.place(place).index();
        self.edit(|position| {
            put_back(position, at);
            if let Some(other) = position.map.iter().position(|there| there.is_some_and(|(t, _)| t == tile)) {
                put_back(position, other);
                refill(position, other, tile);
            }
            let piece = piece_of(tile);
            position.courts.retain(|other| *other != piece);
            position.cities.retain(|other| *other != piece);
            position.city_discard.retain(|other| Piece::City(*other) != piece);
            position.map[at] = Some((tile, gilded));
        })
    }

    /// A seat keeps a Royal Court tile.
    #[must_use]
    pub fn keeps(self, number: u8, court: &str) -> Table {
        let id = CourtId::new(self.find(Shelf::Courts, court));
        self.edit(|position| {
            if let Some(at) =
                position.map.iter().position(|t| t.is_some_and(|(t, _)| t == MapTile::Court(id)))
            {
                put_back(position, at);
                refill(position, at, MapTile::Court(id));
            }
            position.courts.retain(|piece| *piece != Piece::Court(id));
            position.seats[seat(number).index()].courts.push(id);
        })
    }

    /// No part is covered by Constanze.
    #[must_use]
    pub fn uncovered(self) -> Table {
        self.edit(|position| position.parts.retain(|(_, mark)| *mark != Mark::Covered))
    }

    /// A part is covered by Constanze.
    #[must_use]
    pub fn covered(self, part: &str) -> Table {
        let part = self.part(part);
        self.edit(|position| position.parts.push((part, Mark::Covered)))
    }

    /// A seat's marker from an instrument space (1 is the top) is on a part; no tile was taken.
    #[must_use]
    pub fn wrote(self, number: u8, space: u8, part: &str, line: Line) -> Table {
        let part = self.part(part);
        let space = InstrumentSpace::new(space).expect("an instrument space from 1 to 7");
        self.edit(|position| {
            position.seats[seat(number).index()].markers[space.index()] = false;
            position.parts.push((part, Mark::Written { by: Some(seat(number)), line }));
        })
    }

    /// A seat's marker from an instrument space is on a part, and the top tile of the composer's stack lies
    /// on the space and has its effect. Nothing was paid or received for it.
    #[must_use]
    pub fn hired(self, number: u8, space: u8, part: &str, line: Line) -> Table {
        let movement = self.part(part).movement();
        let tile = self.game.top_tile(line, movement).expect("a tile on the stack");
        self.wrote(number, space, part, line).edit(|position| {
            position.tiles_taken[line][movement] += 1;
            position.seats[seat(number).index()].tiles[usize::from(space) - 1] = Some(tile);
        })
    }

    /// The Soloist's marker is on a part.
    #[must_use]
    pub fn soloist_wrote(self, part: &str) -> Table {
        let part = self.part(part);
        self.edit(|position| {
            position.soloist.as_mut().expect("a solo game").markers -= 1;
            position.parts.push((part, Mark::Written { by: Some(Seat::at(1)), line: Line::Lower }));
        })
    }

    /// A seat's neutral marker is on a part.
    #[must_use]
    pub fn neutral(self, number: u8, part: &str, line: Line) -> Table {
        let part = self.part(part);
        self.edit(|position| {
            position.seats[seat(number).index()].neutral = false;
            position.parts.push((part, Mark::Written { by: None, line }));
        })
    }

    /// The Period Bonus of this round.
    #[must_use]
    pub fn bonus(self, name: &str) -> Table {
        let id = vocab::BonusId::new(self.find(Shelf::Bonuses, name));
        self.edit(|position| position.bonuses[position.round.index()] = Piece::Bonus(id))
    }

    /// The Soloist's next cards, by number; the first goes to Experiences.
    #[must_use]
    pub fn soloist_draws(self, numbers: &[u8]) -> Table {
        self.edit(|position| {
            let soloist = position.soloist.as_mut().expect("a solo game");
            let wanted: Vec<Piece> =
                numbers.iter().map(|n| Piece::Soloist(vocab::SoloistId::new(n - 1))).collect();
            let key = |piece: &Piece| wanted.iter().position(|other| other == piece).unwrap_or(wanted.len());
            soloist.deck.sort_by_key(key);
        })
    }
}

fn memory(piece: &Piece) -> MemoryId {
    if let Piece::Memory(id) = piece { *id } else { panic!("{piece:?} is no Memory card") }
}

fn card(piece: &Piece) -> Card {
    match piece {
        Piece::Memory(id) => Card::Memory(*id),
        Piece::Opus(id) => Card::Opus(*id),
        _ => panic!("{piece:?} is no card"),
    }
}

fn piece_of(tile: MapTile) -> Piece {
    match tile {
        MapTile::Court(id) => Piece::Court(id),
        MapTile::City(id) => Piece::City(id),
    }
}

/// Takes a card from where it lies. If it was in the box, another one of its kind and period replaces it; if
/// it was in the row, the next card of the deck does.
fn take(position: &mut Position, card: Card) {
    let piece = Piece::from(card);
    position.discarded.retain(|other| *other != card);
    if let Some(space) = position.row.iter().position(|other| *other == Some(card)) {
        let pile = &mut position.piles[position.round.index()];
        position.row[space] = if pile.is_empty() { None } else { Some(self::card(&pile.remove(0))) };
    }
    for pile in &mut position.piles {
        pile.retain(|other| *other != piece);
    }
    if let Some(at) = position.boxed.iter().position(|other| *other == piece) {
        position.boxed.remove(at);
        let period = |piece: &Piece| {
            let edition = Edition::first_vienna();
            match piece {
                Piece::Memory(id) => edition.memories[id.index()].period,
                Piece::Opus(id) => edition.opera[id.index()].period,
                _ => None,
            }
        };
        let round = period(&piece).expect("a card of a period");
        if round >= position.round {
            let same_sort =
                |other: &Piece| matches!(other, Piece::Memory(_)) == matches!(piece, Piece::Memory(_));
            let pile = &mut position.piles[round.index()];
            let other = pile.iter().rposition(same_sort).expect("another card of the sort and period");
            position.boxed.push(pile.remove(other));
        }
    }
}

fn put_back(position: &mut Position, at: usize) {
    match position.map[at].take() {
        Some((MapTile::Court(id), _)) => position.courts.push(Piece::Court(id)),
        Some((MapTile::City(id), _)) => position.cities.push(Piece::City(id)),
        None => {}
    }
}

/// Lays the first tile of the matching stack that is not the given tile.
fn refill(position: &mut Position, at: usize, but: MapTile) {
    let stack = match but {
        MapTile::Court(_) => &mut position.courts,
        MapTile::City(_) => &mut position.cities,
    };
    if let Some(found) = stack.iter().position(|piece| *piece != piece_of(but)) {
        position.map[at] = match stack.remove(found) {
            Piece::Court(id) => Some((MapTile::Court(id), false)),
            Piece::City(id) => Some((MapTile::City(id), false)),
            _ => None,
        };
    }
}
