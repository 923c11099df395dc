//! Invariants of every position: nothing is missing, nothing exists twice, nothing is out of range.
//!
//! The same checks validate positions written by people and test the engine after every decision of a checked game.

use crate::Game;
use crate::position::{PositionFault, Problem, hired};
use crate::requiem::tiles_for;
use crate::setup::{removed_cards, soloist_cards};
use crate::state::Prompts;
use edition::Edition;
use std::collections::BTreeMap;
use std::fmt::Display;
use vocab::{
    BonusId, Card, CityId, CourtId, Icon, InstrumentSpace, Line, MapTile, Mark, MemoryId, Movement, OpusId,
    Part, Piece, Place, Pool, Position, Prompt, Round, Rule, SeatPosition, Slot, SoloistId, TileId,
};

/// A broken invariant of a running game, which is always a bug in the engine.
pub type Broken = PositionFault;

impl Game {
    /// Everything that is wrong with the position; empty for a game that was played by the rules.
    pub fn broken(&self) -> Vec<Broken> {
        faults(&self.position(), self.edition)
    }
}

/// All faults of a position.
pub(crate) fn faults(position: &Position, edition: &Edition) -> Vec<PositionFault> {
    let mut audit = Audit { position, edition, faults: Vec::new() };
    if audit.seats() {
        audit.cards();
        audit.tiles();
        audit.boards();
        audit.requiem();
        audit.prompts();
        audit.turns_to_come();
    }
    audit.faults
}

/// Names every place of a kind of pieces with the piece that lies there. Paths are written only if somebody asks, because
/// all places are visited after every decision of a checked game.
type Places = fn(&Position, &mut dyn FnMut(&dyn Display, Piece));

fn card_places(position: &Position, visit: &mut dyn FnMut(&dyn Display, Piece)) {
    for (at, card) in position.row.iter().enumerate() {
        card.iter().for_each(|card| visit(&format_args!("row[{at}]"), Piece::from(*card)));
    }
    for (at, pile) in position.piles.iter().enumerate() {
        pile.iter().enumerate().for_each(|(n, piece)| visit(&format_args!("piles[{at}][{n}]"), *piece));
    }
    position.boxed.iter().enumerate().for_each(|(at, piece)| visit(&format_args!("boxed[{at}]"), *piece));
    for (at, card) in position.discarded.iter().enumerate() {
        visit(&format_args!("discarded[{at}]"), Piece::from(*card));
    }
    for (at, seat) in position.seats.iter().enumerate() {
        let cards = seat.cards.iter().filter(|id| !id.is_starting());
        cards.for_each(|id| visit(&format_args!("seats[{at}].cards"), Piece::Memory(*id)));
        let opera = seat.opera.iter().filter(|id| **id != OpusId::STARTING);
        opera.for_each(|id| visit(&format_args!("seats[{at}].opera"), Piece::Opus(*id)));
    }
}

fn court_places(position: &Position, visit: &mut dyn FnMut(&dyn Display, Piece)) {
    for (at, tile) in position.map.iter().enumerate() {
        if let Some((tile @ MapTile::Court(_), _)) = tile {
            visit(&format_args!("map[{at}]"), piece(*tile));
        }
    }
    position.courts.iter().enumerate().for_each(|(at, piece)| visit(&format_args!("courts[{at}]"), *piece));
    for (at, seat) in position.seats.iter().enumerate() {
        seat.courts.iter().for_each(|id| visit(&format_args!("seats[{at}].courts"), Piece::Court(*id)));
    }
}

fn city_places(position: &Position, visit: &mut dyn FnMut(&dyn Display, Piece)) {
    for (at, tile) in position.map.iter().enumerate() {
        if let Some((tile @ MapTile::City(_), _)) = tile {
            visit(&format_args!("map[{at}]"), piece(*tile));
        }
    }
    position.cities.iter().enumerate().for_each(|(at, piece)| visit(&format_args!("cities[{at}]"), *piece));
    for (at, id) in position.city_discard.iter().enumerate() {
        visit(&format_args!("city_discard[{at}]"), Piece::City(*id));
    }
}

fn soloist_places(position: &Position, visit: &mut dyn FnMut(&dyn Display, Piece)) {
    if let Some(soloist) = &position.soloist {
        for (at, id) in soloist.shown.iter().enumerate() {
            visit(&format_args!("soloist.shown[{at}]"), Piece::Soloist(*id));
        }
        let deck = soloist.deck.iter().enumerate();
        deck.for_each(|(at, piece)| visit(&format_args!("soloist.deck[{at}]"), *piece));
    }
}

fn piece(tile: MapTile) -> Piece {
    match tile {
        MapTile::Court(id) => Piece::Court(id),
        MapTile::City(id) => Piece::City(id),
    }
}

fn in_maintenance(position: &Position) -> bool {
    matches!(position.prompts.first(), Some(Prompt::Maintenance { .. }))
}

/// The questions with which a turn or Maintenance begins.
fn is_first(prompt: Prompt) -> bool {
    matches!(prompt, Prompt::Lay | Prompt::UseOrTake | Prompt::Card(_) | Prompt::Maintenance { .. })
}

/// A player has one neutral marker, and a tile wakes once.
fn is_same(one: Prompt, other: Prompt) -> bool {
    match (one, other) {
        (Prompt::Neutral(_), Prompt::Neutral(_)) => true,
        (Prompt::Wake(one), Prompt::Wake(other)) => one == other,
        _ => false,
    }
}

fn mark_rule(mark: Mark) -> Rule {
    if matches!(mark, Mark::Written { by: None, .. }) { Rule::Int49 } else { Rule::Comp8 }
}

struct Audit<'a> {
    position: &'a Position,
    edition: &'a Edition,
    faults: Vec<PositionFault>,
}

impl Audit<'_> {
    fn fault(&mut self, path: impl Into<String>, problem: Problem, rule: Rule) {
        self.faults.push(PositionFault { path: path.into(), problem, rule });
    }

    fn number(&mut self, path: impl Into<String>, found: usize, least: usize, most: usize, rule: Rule) {
        if !(least..=most).contains(&found) {
            self.fault(path, Problem::Number { found, least, most }, rule);
        }
    }

    /// Checks the seats and whose turn it is. The other checks depend on this.
    fn seats(&mut self) -> bool {
        let position = self.position;
        let solo = position.level.is_some();
        let (least, most) = if solo { (2, 2) } else { (2, 4) };
        let players = position.players as usize;
        self.number("seats", players, least, most, Rule::Comp1);
        self.number("seats", position.seats.len(), players, players, Rule::Comp1);
        for (path, seat) in [("first", position.first), ("active", position.active)] {
            self.number(path, seat.number().into(), 1, players, Rule::Round1);
        }
        self.number("soloist", position.soloist.iter().count(), solo.into(), solo.into(), Rule::Solo3);
        if solo {
            self.number("first", position.first.number().into(), 1, 1, Rule::Solo6);
        }
        self.faults.is_empty()
    }

    fn is_soloist(&self, seat: usize) -> bool {
        self.position.level.is_some() && seat == 1
    }

    /// COMP-2, SETUP-2, ROUND-3: every card is in one place, and of the right period.
    fn cards(&mut self) {
        let position = self.position;
        let memories = (MemoryId::STARTING..self.edition.memories.len()).map(|at| MemoryId::new(at as u8));
        let opera = (1..self.edition.opera.len()).map(|at| OpusId::new(at as u8));
        let all = memories.map(Piece::Memory).chain(opera.map(Piece::Opus));
        self.once(&["row", "piles", "boxed", "discarded", "seats"], all, card_places, Rule::Comp2);
        for (at, pile) in position.piles.iter().enumerate() {
            let path = format!("piles[{at}]");
            for piece in pile {
                if !self.is_of_period(*piece, Round::at(at)) {
                    self.fault(path.clone(), Problem::Misplaced(*piece), Rule::Setup3);
                }
            }
            if at < position.round.index() {
                self.number(path, pile.len(), 0, 0, Rule::Maint8);
            }
        }
        for round in Round::all().filter(|round| *round >= position.round) {
            self.boxed(round);
        }
        for (at, bonus) in position.bonuses.iter().enumerate() {
            let of_period =
                |id: &BonusId| self.edition.bonuses.get(id.index()).map(|bonus| bonus.period.index());
            if !matches!(bonus, Piece::Bonus(id) if of_period(id) == Some(at)) {
                self.fault(format!("bonuses[{at}]"), Problem::Misplaced(*bonus), Rule::Setup3);
            }
        }
        for (at, card) in position.row.iter().enumerate() {
            let past = |card: &Card| {
                (0..=position.round.index()).any(|r| self.is_of_period((*card).into(), Round::at(r)))
            };
            if let Some(card) = card.filter(|card| !past(card)) {
                self.fault(format!("row[{at}]"), Problem::Misplaced(card.into()), Rule::Row1);
            }
        }
        // ROW-1: cards slide to the right, so only the spaces at the left can be empty.
        let empty = position.row.iter().take_while(|card| card.is_none()).count();
        if let Some(gap) = position.row.iter().skip(empty).position(Option::is_none) {
            self.fault(format!("row[{}]", empty + gap), Problem::Gap, Rule::Row1);
        }
    }

    /// Every piece of a list exists exactly once. `fields` are those in which a missing one may lie.
    fn once(&mut self, fields: &[&str], all: impl Iterator<Item = Piece>, places: Places, rule: Rule) {
        let mut rest: BTreeMap<Piece, usize> = BTreeMap::new();
        places(self.position, &mut |_, piece| *rest.entry(piece).or_default() += 1);
        for piece in all {
            match rest.remove(&piece) {
                None => self.fault(fields.join(", "), Problem::Missing(piece), rule),
                Some(1) => {}
                Some(_) => self.fault(self.last_place(places, piece), Problem::Twice(piece), rule),
            }
        }
        for piece in rest.into_keys() {
            self.fault(self.last_place(places, piece), Problem::Misplaced(piece), rule);
        }
    }

    /// The field in which a piece lies; the last one if there are several.
    fn last_place(&self, places: Places, wanted: Piece) -> String {
        let mut found = String::new();
        places(self.position, &mut |path, piece| {
            if piece == wanted {
                found = path.to_string();
            }
        });
        found
    }

    fn is_of_period(&self, piece: Piece, round: Round) -> bool {
        let (memories, opera) = self.edition.derived.of_period(round);
        match piece {
            Piece::Memory(id) => memories.contains(id),
            Piece::Opus(id) => opera.contains(id),
            _ => false,
        }
    }

    /// SETUP-2: of this and every later period, the same number of Memory and of Opus cards is in the box.
    fn boxed(&mut self, round: Round) {
        let out = removed_cards(self.position.players);
        let count = |memory: bool| {
            let of_sort = |piece: &&Piece| matches!(piece, Piece::Memory(_)) == memory;
            let boxed = self.position.boxed.iter().filter(of_sort);
            boxed.filter(|piece| self.is_of_period(**piece, round)).count()
        };
        let (memories, opera) = (count(true), count(false));
        // The last period is closed by the end of the game, without Maintenance of the main board.
        self.number("boxed", memories, out, out, Rule::Setup2);
        self.number("boxed", opera, out, out, Rule::Setup2);
    }

    /// COMP-2, SETUP-8: every City, Court and Composer tile is in one place.
    fn tiles(&mut self) {
        let position = self.position;
        let courts = (0..self.edition.courts.len()).map(|at| Piece::Court(CourtId::new(at as u8)));
        self.once(&["map", "courts", "seats"], courts, court_places, Rule::Comp2);
        let cities = (0..self.edition.cities.len()).map(|at| Piece::City(CityId::new(at as u8)));
        self.once(&["map", "cities", "city_discard"], cities, city_places, Rule::Comp2);
        for place in Place::all() {
            let court = self.edition.board.places[place.index()].court;
            if let Some((tile, _)) = position.map[place.index()]
                && matches!(tile, MapTile::Court(_)) != court
            {
                self.fault(format!("map[{}]", place.index()), Problem::Misplaced(piece(tile)), Rule::Setup8);
            }
        }
        self.composer_tiles();
    }

    /// The tiles on the boards are exactly those taken from the tops of the stacks (SETUP-6).
    fn composer_tiles(&mut self) {
        let position = self.position;
        let players = tiles_for(position.players, position.level);
        let mut taken: Vec<TileId> = Vec::new();
        for line in Line::ALL {
            let composer = position.composers[line];
            let other = position.composers[line.other()];
            if composer.is_some() != hired(position, line) || (composer.is_some() && composer == other) {
                let rule = if position.level.is_some() { Rule::Solo2 } else { Rule::Setup5 };
                self.fault(format!("composers.{line}"), Problem::Composer(composer), rule);
            }
            for movement in Movement::ALL {
                let stack = composer
                    .map_or(&[][..], |composer| self.edition.derived.stack(players, composer, movement));
                let count = position.tiles_taken[line][movement] as usize;
                self.number(format!("tiles_taken.{line}.{movement}"), count, 0, stack.len(), Rule::Setup6);
                taken.extend(stack.iter().take(count));
            }
        }
        for (at, seat) in position.seats.iter().enumerate() {
            for tile in seat.tiles.iter().flatten() {
                match taken.iter().position(|other| other == tile) {
                    Some(found) => drop(taken.swap_remove(found)),
                    None => self.fault(format!("seats[{at}].tiles"), Problem::Tile(*tile), Rule::Req6),
                }
            }
        }
        for tile in taken {
            self.fault("tiles_taken", Problem::Tile(tile), Rule::Req6);
        }
    }

    fn boards(&mut self) {
        for (at, seat) in self.position.seats.iter().enumerate() {
            let path = |field: &str| format!("seats[{at}].{field}");
            let board = &self.edition.board;
            for track in seat.tracks.0 {
                self.number(path("tracks"), track.into(), 0, board.track_max.into(), Rule::Pay3);
            }
            self.number(path("finance"), seat.finance.into(), 0, board.finance.len() - 1, Rule::Pay4);
            for opus in seat.turned.iter().filter(|opus| !seat.opera.contains(opus)) {
                self.fault(path("turned"), Problem::Turned(*opus), Rule::Perf2);
            }
            if self.is_soloist(at) {
                self.soloist(seat);
            } else {
                self.nine_cards(at, seat);
            }
        }
    }

    /// ROUND-3: exactly nine Memory cards, hand, deck and slots together.
    fn nine_cards(&mut self, at: usize, seat: &SeatPosition) {
        let path = |field: &str| format!("seats[{at}].{field}");
        let slots = seat.slots.iter().flat_map(|(experience, story)| [*experience, *story]).flatten();
        let held = seat.hand.iter().chain(&seat.deck).copied();
        let mut held: Vec<Piece> = held.chain(slots.map(Piece::Memory)).collect();
        held.sort_unstable();
        let mut cards: Vec<Piece> = seat.cards.iter().copied().map(Piece::Memory).collect();
        cards.sort_unstable();
        self.number(path("cards"), cards.len(), 9, 9, Rule::Round3);
        for pair in held.windows(2).filter(|pair| pair[0] == pair[1]) {
            self.fault(path("hand"), Problem::Twice(pair[0]), Rule::Round3);
        }
        for piece in held.iter().filter(|piece| !cards.contains(piece)) {
            self.fault(path("hand"), Problem::Misplaced(*piece), Rule::Round3);
        }
        for piece in cards.iter().filter(|piece| !held.contains(piece)) {
            self.fault(path("cards"), Problem::Missing(*piece), Rule::Round3);
        }
        self.number(path("hand"), seat.hand.len(), 0, 4, Rule::Turn4);
        for (slot, pair) in seat.slots.iter().enumerate() {
            let half = usize::from(pair.0.is_some() != pair.1.is_some());
            self.number(format!("seats[{at}].slots[{slot}]"), half, 0, 0, Rule::Turn1);
        }
    }

    /// SOLO-3: no hand, no ducats, no Story Points; SOLO-4: his nine cards.
    fn soloist(&mut self, seat: &SeatPosition) {
        let points = seat.tracks.0.iter().chain(&seat.counters.0).map(|n| usize::from(*n)).sum::<usize>();
        let nothing = seat.ducats as usize + points + seat.cards.len() + seat.hand.len() + seat.deck.len();
        self.number("seats[1]", nothing, 0, 0, Rule::Solo3);
        let (Some(level), Some(soloist)) = (self.position.level, &self.position.soloist) else { return };
        // SOLO-7: two cards for each of his turns. He takes his turns after the human.
        let position = self.position;
        let turns =
            if position.over || in_maintenance(position) { Slot::COUNT } else { position.turn.index() };
        self.number("soloist.shown", soloist.shown.len(), 0, 2 * turns, Rule::Solo7);
        let all = soloist_cards(level).map(|id: SoloistId| Piece::Soloist(id));
        self.once(&["soloist.shown", "soloist.deck"], all.into_iter(), soloist_places, Rule::Solo4);
    }

    /// SETUP-9: seven markers of each player, on the board or on the Requiem, one neutral marker each at most.
    fn requiem(&mut self) {
        let position = self.position;
        let mut seen: Vec<Part> = Vec::new();
        let mut neutral = 0;
        let mut written = [0; 4];
        for (part, mark) in &position.parts {
            if !self.can_lie(*mark) {
                self.fault("parts", Problem::Mark(*part), mark_rule(*mark));
            }
            if seen.contains(part) || self.edition.derived.instrument(*part).is_none() {
                self.fault("parts", Problem::Part(*part), Rule::Comp8);
            }
            seen.push(*part);
            match mark {
                Mark::Written { by: Some(seat), .. } => written[seat.index()] += 1,
                Mark::Written { by: None, .. } => neutral += 1,
                Mark::Covered | Mark::Empty => {}
            }
        }
        let all = self.edition.board.spaces.len();
        for (at, seat) in position.seats.iter().enumerate() {
            let left = if self.is_soloist(at) {
                position.soloist.as_ref().map_or(0, |soloist| soloist.markers as usize)
            } else {
                seat.markers.iter().filter(|there| **there).count()
            };
            self.number(format!("seats[{at}].markers"), left + written[at], all, all, Rule::Setup9);
            let on_marker = seat
                .tiles
                .iter()
                .zip(seat.markers)
                .filter(|(tile, marker)| tile.is_some() && *marker)
                .count();
            self.number(format!("seats[{at}].tiles"), on_marker, 0, 0, Rule::Req6);
        }
        let kept = position.seats.iter().filter(|seat| seat.neutral).count();
        self.number("parts", neutral + kept, 0, position.seats.len(), Rule::Req4);
    }

    /// A marker belongs to a seat that plays. In the solo game the human and the neutral marker show the composer's note
    /// (SOLO-2, INT-49), the Soloist's markers the other one.
    fn can_lie(&self, mark: Mark) -> bool {
        let Mark::Written { by, line } = mark else { return true };
        let seats = self.position.seats.len();
        match by {
            Some(seat) if seat.index() >= seats => false,
            Some(seat) if self.is_soloist(seat.index()) => line == Line::Lower,
            _ => hired(self.position, line),
        }
    }

    /// The lowest question is one that a turn or Maintenance begins with, and the topmost one can be answered.
    fn prompts(&mut self) {
        let position = self.position;
        let most = if position.over { 0 } else { Prompts::DEPTH };
        self.number("prompts", position.prompts.len(), usize::from(!position.over), most, Rule::Turn1);
        let first = position.prompts.first().copied();
        let begins = first.is_none_or(is_first);
        let top = position.prompts.last().copied();
        let rests = !matches!(top, Some(Prompt::Wake(_) | Prompt::Maintenance { .. }));
        if !begins || !rests || self.is_soloist(position.active.index()) && !position.over {
            self.fault("prompts", Problem::Prompt(top), Rule::Turn1);
        }
        for prompt in &position.prompts {
            self.prompt(*prompt);
        }
        // A turn and Maintenance begin once, and an answer to anything above them takes off no more than the topmost
        // question. Nothing is asked on top of the first two questions of a turn (TURN-1, TURN-2).
        for (at, prompt) in position.prompts.iter().enumerate().skip(1) {
            let alone = matches!(first, Some(Prompt::Lay | Prompt::UseOrTake));
            let in_maintenance = matches!(first, Some(Prompt::Maintenance { .. }));
            let kinds = matches!(prompt, Prompt::Kinds { pool: Pool::Track, .. });
            let again = position.prompts[..at].iter().any(|other| is_same(*other, *prompt));
            if alone || is_first(*prompt) || in_maintenance && !(kinds && at == 1) || again {
                self.fault(format!("prompts[{at}]"), Problem::Prompt(Some(*prompt)), prompt.rule());
            }
        }
        self.sleepers();
    }

    /// INT-18: a tile has no effect yet exactly as long as its immediate reward is carried out.
    fn sleepers(&mut self) {
        for (at, seat) in self.position.seats.iter().enumerate() {
            for space in InstrumentSpace::all().filter(|space| seat.asleep[space.index()]) {
                let woken = at == self.position.active.index()
                    && self.position.prompts.contains(&Prompt::Wake(space));
                if !woken || seat.tiles[space.index()].is_none() {
                    self.fault(format!("seats[{at}].asleep"), Problem::Asleep(space), Rule::Int18);
                }
            }
        }
    }

    fn prompt(&mut self, prompt: Prompt) {
        let position = self.position;
        let Some(seat) = position.seats.get(position.active.index()) else { return };
        let slot = seat.slots[position.turn.index()];
        let possible = match prompt {
            Prompt::Lay => slot.0.is_none() && seat.hand.len() >= 2,
            Prompt::UseOrTake | Prompt::Card(_) => slot.0.is_some(),
            Prompt::Gained(icons) => !icons.is_empty(),
            Prompt::Extra { times, icon } => times > 0 && Icon::ALL.contains(&icon),
            Prompt::AtCity { mode, city, gilded } => {
                self.edition.cities.get(city.index()).is_some_and(|tile: &edition::City| {
                    tile.face(gilded).at_city.is_some_and(|at| at.mode == mode)
                })
            }
            Prompt::Kinds { left, .. } => left > 0,
            Prompt::Neutral(movement) => {
                let parts = self.edition.derived.parts[movement].iter();
                let taken = position
                    .parts
                    .iter()
                    .filter(|(part, mark)| part.movement() == movement && *mark != Mark::Empty);
                seat.neutral && taken.count() < parts.count()
            }
            Prompt::Wake(space) => seat.tiles[space.index()].is_some() && seat.asleep[space.index()],
            // Only Finance and the Period Bonus ask questions (MAINT-3, MAINT-4), and the next step is set before they
            // ask.
            Prompt::Maintenance { seat, step } => seat == position.active && (4..=5).contains(&step),
        };
        if !possible {
            self.fault("prompts", Problem::Prompt(Some(prompt)), prompt.rule());
        }
    }

    /// ROUND-1, TURN-1: the slots of later turns are empty, all slots are empty after Maintenance (MAINT-5), and the
    /// hand has enough cards.
    fn turns_to_come(&mut self) {
        let position = self.position;
        if position.over {
            return;
        }
        let maintenance = in_maintenance(position);
        let players = position.seats.len();
        let place = |seat: usize| (seat + players - position.first.index()) % players;
        let active = place(position.active.index());
        for (at, seat) in position.seats.iter().enumerate() {
            let next = match maintenance {
                _ if self.is_soloist(at) => continue,
                true if place(at) >= active => continue,
                true => 0,
                false => position.turn.index() + usize::from(place(at) <= active),
            };
            let filled = seat.slots.iter().skip(next).filter(|slot| slot.0.is_some()).count();
            self.number(format!("seats[{at}].slots"), filled, 0, 0, Rule::Turn1);
            if !maintenance && place(at) != active && next < seat.slots.len() {
                self.number(format!("seats[{at}].hand"), seat.hand.len(), 2, 4, Rule::Turn4);
            }
        }
    }
}
