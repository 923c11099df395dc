//! Deals the rest of a position whose author names only some of the cards and tiles.

use crate::setup::{removed_cards, soloist_cards};
use crate::{Luck, shuffle};
use edition::Edition;
use vocab::{
    BonusId, Card, CityId, Composer, CourtId, Face, Line, MapTile, Mark, MemoryId, OpusId, Piece, Place,
    Position, Prompt, Round, Seat, SeatPosition, SoloistPosition,
};

/// Cards in hand before a turn, and after two of them were laid (TURN-1, TURN-4).
const HAND: usize = 4;
const LAID: usize = 2;

/// The fields that are left out, apart from the lists of cards and tiles: those are completed in any case.
#[derive(Clone, Default, Debug)]
pub struct LeftOut {
    /// The questions: the turn begins.
    pub prompts: bool,
    /// The composers.
    pub composers: bool,
    /// The parts of the Requiem: a Constanze card covers some.
    pub requiem: bool,
    /// The card row.
    pub row: bool,
    /// The place of the coach.
    pub coach: bool,
    /// The tiles on the map.
    pub map: bool,
    /// The Soloist's cards and markers.
    pub soloist: bool,
    /// The fields of each seat.
    pub seats: Vec<SeatLeftOut>,
}

/// The fields of a seat that are left out.
#[derive(Clone, Copy, Default, Debug)]
pub struct SeatLeftOut {
    /// The hand.
    pub hand: bool,
    /// The instrument spaces: those of written parts are empty.
    pub spaces: bool,
    /// Whether the neutral marker is there.
    pub neutral: bool,
}

/// Deals every card and tile that the position does not name: those that are face down first, the others to the bottom
/// of their decks and stacks.
pub fn deal_rest(
    position: Position<Face>,
    left_out: &LeftOut,
    edition: &Edition,
    luck: &mut impl Luck,
) -> Position {
    let solo = position.level.is_some();
    let mut rest = Rest { named: named(&position), edition, luck };
    let composers = if left_out.composers { rest.composers(solo) } else { position.composers };
    let parts = if left_out.requiem { rest.covered(position.players) } else { position.parts };
    let seats: Vec<SeatPosition> = position
        .seats
        .into_iter()
        .enumerate()
        .map(|(at, seat)| {
            let left_out = left_out.seats.get(at).copied().unwrap_or_default();
            let laid = seat.slots[position.turn.index()].0.is_some();
            rest.seat(seat, Seat::at(at), left_out, solo && at == 1, laid, &parts)
        })
        .collect();
    let mut boxed: Vec<Piece> = position.boxed.iter().filter_map(|face| up(*face)).collect();
    let mut row = position.row;
    let mut given = position.piles.into_iter();
    let piles = std::array::from_fn(|at| {
        let pile = given.next().unwrap_or_default();
        let round = Round::at(at);
        let mut cards = rest.period(round, position.round, position.players, &mut boxed);
        if round == position.round && left_out.row {
            row = std::array::from_fn(|_| cards.pop().and_then(card));
        }
        if round < position.round {
            boxed.append(&mut cards);
        }
        complete(&pile, cards)
    });
    let mut courts = rest.courts();
    let mut cities = rest.cities();
    let map = if left_out.map {
        std::array::from_fn(|at| {
            let court = edition.board.places[Place::at(at).index()].court;
            let tile = if court { courts.pop() } else { cities.pop() };
            tile.and_then(map_tile).map(|tile| (tile, false))
        })
    } else {
        position.map
    };
    let soloist = match (position.soloist, position.level) {
        (Some(soloist), Some(level)) => Some(rest.soloist(soloist, soloist_cards(level))),
        (None, Some(level)) if left_out.soloist => {
            let written = by(&parts, Seat::at(1)).count() as u8;
            let markers = (edition.board.spaces.len() as u8).saturating_sub(written);
            let soloist = SoloistPosition { shown: Vec::new(), deck: Vec::new(), markers };
            Some(rest.soloist(soloist, soloist_cards(level)))
        }
        _ => None,
    };
    let begins = left_out.prompts && !position.over;
    Position {
        players: position.players,
        level: position.level,
        round: position.round,
        turn: position.turn,
        first: position.first,
        active: position.active,
        over: position.over,
        prompts: if begins { vec![Prompt::Lay] } else { position.prompts },
        composers,
        tiles_taken: position.tiles_taken,
        row,
        piles,
        boxed,
        discarded: position.discarded,
        bonuses: rest.bonuses(&position.bonuses),
        coach: if left_out.coach { edition.board.start_place } else { position.coach },
        map,
        courts: complete(&position.courts, courts),
        cities: complete(&position.cities, cities),
        city_discard: position.city_discard,
        seats,
        soloist,
        parts,
    }
}

/// What nobody named, and the luck that deals it.
struct Rest<'a, L> {
    named: Vec<Piece>,
    edition: &'a Edition,
    luck: &'a mut L,
}

impl<L: Luck> Rest<'_, L> {
    /// The pieces that are not named, in random order.
    fn shuffled(&mut self, pieces: impl Iterator<Item = Piece>) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = pieces.filter(|piece| !self.named.contains(piece)).collect();
        shuffle(&mut pieces, self.luck);
        pieces
    }

    /// SETUP-5, SOLO-2.
    fn composers(&mut self, solo: bool) -> vocab::ByLine<Option<Composer>> {
        let mut composers = Composer::ALL;
        shuffle(&mut composers, self.luck);
        vocab::ByLine([Some(composers[0]), Some(composers[1]).filter(|_| !solo)])
    }

    /// SETUP-7.
    fn covered(&mut self, players: u8) -> Vec<(vocab::Part, Mark)> {
        let cards = &self.edition.constanze;
        let card = &cards[self.luck.below(cards.len() as u32) as usize];
        let covers = card.covers.get(usize::from(players).saturating_sub(2));
        covers.into_iter().flat_map(|parts| parts.iter()).map(|part| (part, Mark::Covered)).collect()
    }

    /// SETUP-2, SETUP-3: the cards of a period that are not named. Some of them go to the box, as long as the period is
    /// not over.
    fn period(&mut self, round: Round, now: Round, players: u8, boxed: &mut Vec<Piece>) -> Vec<Piece> {
        let (memories, opera) = self.edition.derived.of_period(round);
        let out = |boxed: &[Piece], is: &dyn Fn(Piece) -> bool| {
            let there = boxed.iter().filter(|piece| is(**piece)).count();
            if round < now { 0 } else { removed_cards(players).saturating_sub(there) }
        };
        let out_memories = out(boxed, &|piece| matches!(piece, Piece::Memory(id) if memories.contains(id)));
        let out_opera = out(boxed, &|piece| matches!(piece, Piece::Opus(id) if opera.contains(id)));
        let mut memories = self.shuffled(memories.iter().map(Piece::Memory));
        let mut opera = self.shuffled(opera.iter().map(Piece::Opus));
        boxed.extend(memories.drain(..out_memories.min(memories.len())));
        boxed.extend(opera.drain(..out_opera.min(opera.len())));
        self.shuffled(memories.into_iter().chain(opera))
    }

    fn courts(&mut self) -> Vec<Piece> {
        let count = self.edition.courts.len() as u8;
        self.shuffled((0..count).map(CourtId::new).map(Piece::Court))
    }

    fn cities(&mut self) -> Vec<Piece> {
        let count = self.edition.cities.len() as u8;
        self.shuffled((0..count).map(CityId::new).map(Piece::City))
    }

    fn bonuses(&mut self, bonuses: &[Face; 5]) -> [Piece; 5] {
        std::array::from_fn(|at| {
            let of_period = self.edition.derived.bonuses[at];
            let chosen = self.luck.below(of_period.len().max(1) as u32) as usize;
            let dealt = of_period.iter().nth(chosen).unwrap_or(BonusId::new(0));
            up(bonuses[at]).unwrap_or(Piece::Bonus(dealt))
        })
    }

    /// ROUND-3: nine cards. Starting cards replace those that are not named.
    fn seat(
        &mut self,
        seat: SeatPosition<Face>,
        number: Seat,
        left_out: SeatLeftOut,
        soloist: bool,
        laid: bool,
        parts: &[(vocab::Part, Mark)],
    ) -> SeatPosition {
        let slots = seat.slots.iter().flat_map(|(experience, story)| [*experience, *story]).flatten();
        let known: Vec<MemoryId> =
            slots.chain(seat.hand.iter().chain(&seat.deck).filter_map(|face| memory(*face))).collect();
        let mut starting: Vec<MemoryId> = (0..MemoryId::STARTING as u8).map(MemoryId::new).collect();
        shuffle(&mut starting, self.luck);
        let mut cards: Vec<MemoryId> = known.clone();
        cards.extend(seat.cards.iter().filter(|id| !known.contains(id)));
        if !soloist {
            starting.retain(|id| !cards.contains(id));
            cards.extend(starting.into_iter().take(9_usize.saturating_sub(cards.len())));
        }
        let mut unknown: Vec<Piece> =
            cards.iter().filter(|id| !known.contains(id)).map(|id| Piece::Memory(*id)).collect();
        shuffle(&mut unknown, self.luck);
        let drawn = if left_out.hand && !soloist { HAND - if laid { LAID } else { 0 } } else { 0 };
        let hand = seat.hand.iter().copied().chain(vec![Face::Down; drawn]);
        let hand: Vec<Piece> = hand.filter_map(|face| up(face).or_else(|| unknown.pop())).collect();
        cards.sort_unstable();
        let mut markers = seat.markers;
        if left_out.spaces && !soloist {
            markers = [true; 7];
            for part in by(parts, number) {
                let instrument = self.edition.derived.instrument(part);
                let spaces = self.edition.board.spaces.iter().map(|space| Some(space.instrument));
                let mut of_it =
                    spaces.zip(&mut markers).filter(|(each, there)| *each == instrument && **there);
                if let Some((_, marker)) = of_it.next() {
                    *marker = false;
                }
            }
        }
        let placed = parts.iter().filter(|(_, mark)| matches!(mark, Mark::Written { by: None, .. })).count();
        let neutral = if left_out.neutral { !soloist && number.index() >= placed } else { seat.neutral };
        SeatPosition {
            score: seat.score,
            ducats: seat.ducats,
            tracks: seat.tracks,
            counters: seat.counters,
            finance: seat.finance,
            hand,
            deck: complete(&seat.deck, unknown),
            cards,
            slots: seat.slots,
            opera: seat.opera,
            turned: seat.turned,
            courts: seat.courts,
            markers,
            neutral,
            tiles: seat.tiles,
            asleep: seat.asleep,
        }
    }

    fn soloist(&mut self, soloist: SoloistPosition<Face>, cards: [vocab::SoloistId; 9]) -> SoloistPosition {
        let hidden = cards.into_iter().filter(|id| !soloist.shown.contains(id)).map(Piece::Soloist);
        let hidden = self.shuffled(hidden);
        SoloistPosition {
            deck: complete(&soloist.deck, hidden),
            shown: soloist.shown,
            markers: soloist.markers,
        }
    }
}

/// A list in which pieces face down are replaced; the others lie below it.
fn complete(list: &[Face], mut rest: Vec<Piece>) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = list.iter().filter_map(|face| up(*face).or_else(|| rest.pop())).collect();
    pieces.append(&mut rest);
    pieces
}

/// Every piece that lies somewhere face up, apart from the cards of the seats' own decks, which are starting cards as well.
fn named(position: &Position<Face>) -> Vec<Piece> {
    let faces = position.piles.iter().flatten().chain(&position.boxed).chain(&position.courts);
    let faces =
        faces.chain(&position.cities).chain(position.soloist.iter().flat_map(|soloist| &soloist.deck));
    let seats = position.seats.iter();
    let held = seats.clone().flat_map(|seat| seat.hand.iter().chain(&seat.deck));
    let mut named: Vec<Piece> = faces.chain(held).filter_map(|face| up(*face)).collect();
    named.extend(position.row.iter().flatten().chain(&position.discarded).map(|card| Piece::from(*card)));
    named.extend(position.city_discard.iter().map(|id| Piece::City(*id)));
    named.extend(position.map.iter().flatten().map(|(tile, _)| match tile {
        MapTile::Court(id) => Piece::Court(*id),
        MapTile::City(id) => Piece::City(*id),
    }));
    for seat in seats {
        let slots = seat.slots.iter().flat_map(|(experience, story)| [*experience, *story]).flatten();
        named.extend(seat.cards.iter().copied().chain(slots).map(Piece::Memory));
        named.extend(seat.opera.iter().map(|id: &OpusId| Piece::Opus(*id)));
        named.extend(seat.courts.iter().map(|id| Piece::Court(*id)));
    }
    named
}

fn by(parts: &[(vocab::Part, Mark)], seat: Seat) -> impl Iterator<Item = vocab::Part> {
    let its = move |mark: &Mark| matches!(mark, Mark::Written { by: Some(by), line: Line::Upper | Line::Lower } if *by == seat);
    parts.iter().filter(move |(_, mark)| its(mark)).map(|(part, _)| *part)
}

fn up(face: Face) -> Option<Piece> {
    if let Face::Up(piece) = face { Some(piece) } else { None }
}

fn memory(face: Face) -> Option<MemoryId> {
    if let Face::Up(Piece::Memory(id)) = face { Some(id) } else { None }
}

fn card(piece: Piece) -> Option<Card> {
    match piece {
        Piece::Memory(id) => Some(Card::Memory(id)),
        Piece::Opus(id) => Some(Card::Opus(id)),
        Piece::Bonus(_) | Piece::City(_) | Piece::Court(_) | Piece::Soloist(_) => None,
    }
}

fn map_tile(piece: Piece) -> Option<MapTile> {
    match piece {
        Piece::Court(id) => Some(MapTile::Court(id)),
        Piece::City(id) => Some(MapTile::City(id)),
        Piece::Memory(_) | Piece::Opus(_) | Piece::Bonus(_) | Piece::Soloist(_) => None,
    }
}
