//! The inputs of the net: what a seat may know of a position at the end of a turn, as a sorted list of numbers.

use crate::eval::{Context, VP, Value};
use rules::Game;
use vocab::{
    Card, Icon, Kind, Level, Line, MapTile, Member, MemoryId, Movement, OpusId, OpusType, Part, Place, Round,
    Seat, Set, Slot, Space,
};

/// Every valid edition has these numbers of components (COMP-2).
const MEMORIES: usize = 43;
const OPERA: usize = 47;
const TILES: usize = 60;
const CITIES: usize = 15;
const COURTS: usize = 16;
const BONUSES: usize = 15;
const SOLOIST: usize = 11;
/// Spaces of the Finance Track that are told apart.
const FINANCE: usize = 16;
/// Two, three, four players, and the Soloist's three levels.
const KINDS_OF_GAME: usize = 6;
const ROUNDS: usize = Round::COUNT;

/// How many inputs there are: those of the table and the own seat, then those of an opponent.
pub const FEATURES: usize = TABLE + 2 * PLAYER;
const TABLE: usize = KINDS_OF_GAME * 22
    + 4
    + 32 * ROUNDS
    + 5 * (21 + 6)
    + MEMORIES
    + OPERA
    + 7 * 3
    + 2 * (CITIES + COURTS)
    + 2 * Place::COUNT
    + BONUSES
    + TILES
    + SOLOIST
    + FINANCE
    + 5 * 4;
const PLAYER: usize = MEMORIES * ROUNDS
    + 2 * MEMORIES
    + 3 * 5 * 4
    + 3 * 8
    + 12
    + 3 * DUCATS.len()
    + FINANCE * ROUNDS
    + 3 * OPERA
    + 4 * 5
    + 8
    + 4 * COURTS
    + 2 * TILES
    + 7
    + 1
    + 5 * 2 * 4
    + 5 * 3
    + 5 * (6 + 10)
    + 3 * (10 + 6)
    + 2 * 32;
/// The amounts of ducats that are told apart.
const DUCATS: [u16; 18] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 24, 28, 32];

/// The inputs of one position as seen from one seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Features {
    /// Inputs of the table and of the own seat, in ascending order.
    pub own: Vec<u16>,
    /// Inputs of the opponents, one opponent after the other. The net uses their mean.
    pub rivals: Vec<u16>,
    /// The number of opponents in [`Features::rivals`]; the Soloist is none of them.
    pub count: u8,
}

/// Cards that lay in the row at the start of the turn. Cards that replace them are guesses and no inputs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Seen {
    memories: Set<MemoryId>,
    opera: Set<OpusId>,
}

impl Seen {
    pub(super) fn of(game: &Game) -> Seen {
        let mut seen = Seen::default();
        for card in Space::all().filter_map(|space| game.row(space)) {
            match card {
                Card::Memory(id) => seen.memories.insert(id),
                Card::Opus(id) => seen.opera.insert(id),
            }
        }
        seen
    }

    fn has(&self, card: Card) -> bool {
        match card {
            Card::Memory(id) => self.memories.contains(id),
            Card::Opus(id) => self.opera.contains(id),
        }
    }
}

/// The evaluation by hand: of the own seat, and of the best opponent.
#[derive(Clone, Copy)]
pub(super) struct ByHand {
    pub(super) own: Value,
    pub(super) best: Value,
}

/// Writes inputs group by group. `at` is the first input of the group.
struct Writer<'a> {
    list: &'a mut Vec<u16>,
    at: usize,
}

impl Writer<'_> {
    #[inline(always)]
    fn push(&mut self, offset: usize) {
        self.list.push((self.at + offset) as u16);
    }

    /// One of `size` values.
    #[inline(always)]
    fn one(&mut self, size: usize, value: usize) {
        self.push(value.min(size - 1));
        self.at += size;
    }

    /// All values up to an amount, so that the net can learn what each more is worth.
    #[inline(always)]
    fn up_to(&mut self, size: usize, amount: usize) {
        for offset in 0..amount.min(size) {
            self.push(offset);
        }
        self.at += size;
    }

    #[inline(always)]
    fn flag(&mut self, set: bool) {
        if set {
            self.push(0);
        }
        self.at += 1;
    }

    #[inline(always)]
    fn set<T: Member>(&mut self, size: usize, set: Set<T>) {
        self.chosen(size, 1, 0, set);
    }

    /// A set in one of several equal groups.
    #[inline(always)]
    fn chosen<T: Member>(&mut self, size: usize, groups: usize, group: usize, set: Set<T>) {
        let start = group.min(groups - 1) * size;
        for member in set {
            self.push(start + usize::from(member.bit()).min(size - 1));
        }
        self.at += size * groups;
    }
}

impl Features {
    /// Replaces the inputs of the table and of the own seat.
    pub(super) fn write_own(&mut self, context: &Context<'_>, seen: Seen, by_hand: ByHand) {
        self.own.clear();
        let mut writer = Writer { list: &mut self.own, at: 0 };
        table(&mut writer, context, seen, by_hand);
        debug_assert_eq!(writer.at, TABLE);
        player(&mut writer, context, by_hand.own, true);
        debug_assert_eq!(writer.at, TABLE + PLAYER);
        debug_assert!(self.own.is_sorted());
    }

    /// Replaces the inputs of the opponents. A turn of the own seat does not change them.
    pub(super) fn write_rivals(&mut self, game: &Game, seat: Seat, by_hand: impl Fn(&Context<'_>) -> Value) {
        self.rivals.clear();
        self.count = 0;
        for rival in game.seats().filter(|rival| *rival != seat && !game.is_soloist(*rival)) {
            let context = Context::new(game, rival);
            let mut writer = Writer { list: &mut self.rivals, at: TABLE + PLAYER };
            player(&mut writer, &context, by_hand(&context), false);
            self.count += 1;
        }
    }
}

/// What is common to all seats.
fn table(writer: &mut Writer<'_>, context: &Context<'_>, seen: Seen, by_hand: ByHand) {
    let game = context.game;
    let kind = match game.level() {
        None => usize::from(game.players()).clamp(2, 4) - 2,
        Some(Level::Easy) => 3,
        Some(Level::Middle) => 4,
        Some(Level::Difficult) => 5,
    };
    let time = if context.maintaining { 21 } else { context.turns_left() as usize };
    writer.one(KINDS_OF_GAME * 22, kind * 22 + time);
    let later = |seat: &Seat| game.board(*seat).experiences[game.turn().index()].is_none();
    writer.one(4, game.seats().filter(|seat| *seat != context.seat).filter(later).count());
    let lead = (by_hand.own - by_hand.best) / (4 * VP) + 16;
    writer.one(32 * ROUNDS, context.rounds as usize * 32 + lead.clamp(0, 31) as usize);
    requiem(writer, context);
    row(writer, game, seen);
    map(writer, game);
    writer.one(BONUSES, game.bonus().index());
    let top = |line| Movement::ALL.into_iter().filter_map(move |movement| game.top_tile(line, movement));
    let top: Set<_> = Line::ALL.into_iter().flat_map(top).collect();
    writer.set(TILES, top);
    soloist(writer, game);
}

/// Who leads each movement, by how much, and on which line the seat has more markers.
fn requiem(writer: &mut Writer<'_>, context: &Context<'_>) {
    let game = context.game;
    let all = Line::ALL.map(|line| game.written_by_all(line));
    let own = Line::ALL.map(|line| game.written(context.seat, line));
    for movement in Movement::ALL {
        let parts = context.edition.derived.parts[movement];
        let more = |written: [Set<Part>; 2]| {
            let [upper, lower] = written.map(|set| set.and(parts).len() as i32);
            upper - lower
        };
        let (lead, stake) = (more(all).clamp(-3, 3) + 3, more(own).signum() + 1);
        writer.one(21, (stake * 7 + lead) as usize);
        writer.up_to(6, game.empty_parts().and(parts).len());
    }
}

fn row(writer: &mut Writer<'_>, game: &Game, seen: Seen) {
    let cards = || Space::all().map(|space| game.row(space).filter(|card| seen.has(*card)));
    let memory = |card| if let Card::Memory(id) = card { Some(id) } else { None };
    let opus = |card| if let Card::Opus(id) = card { Some(id) } else { None };
    writer.set(MEMORIES, cards().flatten().filter_map(memory).collect());
    writer.set(OPERA, cards().flatten().filter_map(opus).collect());
    for card in cards() {
        writer.one(
            3,
            match card {
                None => 0,
                Some(Card::Memory(_)) => 1,
                Some(Card::Opus(_)) => 2,
            },
        );
    }
}

fn map(writer: &mut Writer<'_>, game: &Game) {
    let (mut cities, mut courts) = ([Set::default(); 2], [Set::default(); 2]);
    let mut empty: Set<Place> = Set::default();
    for place in Place::all() {
        match game.tile_at(place) {
            Some((MapTile::City(id), gilded)) => cities[usize::from(gilded)].insert(id),
            Some((MapTile::Court(id), gilded)) => courts[usize::from(gilded)].insert(id),
            None => empty.insert(place),
        }
    }
    cities.into_iter().for_each(|set| writer.set(CITIES, set));
    courts.into_iter().for_each(|set| writer.set(COURTS, set));
    writer.one(Place::COUNT, game.coach().index());
    writer.set(Place::COUNT, empty);
}

/// The Soloist's cards still to come, his Finance, and his markers in each movement.
fn soloist(writer: &mut Writer<'_>, game: &Game) {
    let Some(seat) = game.seats().find(|seat| game.is_soloist(*seat)) else {
        writer.at += SOLOIST + FINANCE + 5 * 4;
        return;
    };
    writer.set(SOLOIST, game.soloist_to_come());
    writer.one(FINANCE, game.board(seat).finance.into());
    let [upper, lower] = Line::ALL.map(|line| game.written(seat, line));
    for movement in Movement::ALL {
        let parts = game.edition().derived.parts[movement];
        writer.up_to(4, upper.or(lower).and(parts).len());
    }
}

/// A seat's board and what lies in front of it. The hand is known only of the own seat.
fn player(writer: &mut Writer<'_>, context: &Context<'_>, by_hand: Value, own: bool) {
    let rounds = context.rounds as usize;
    writer.chosen(MEMORIES, ROUNDS, rounds, context.nine);
    writer.set(MEMORIES, if context.maintaining { Set::default() } else { context.unlaid });
    writer.set(MEMORIES, if own { context.own.hand } else { Set::default() });
    purse(writer, context);
    works(writer, context);
    tiles(writer, context);
    cards(writer, context);
    writer.one(32, (by_hand / (5 * VP)).clamp(0, 31) as usize);
    writer.one(32, usize::from(context.own.score.total() / 5));
}

fn purse(writer: &mut Writer<'_>, context: &Context<'_>) {
    let own = context.own;
    let rounds = context.rounds as usize;
    let turns = if context.maintaining { Slot::COUNT } else { context.turns as usize };
    for points in own.tracks.0 {
        writer.at += turns * 4;
        writer.up_to(4, points.into());
        writer.at += (4 - turns) * 4;
    }
    own.counters.0.into_iter().for_each(|points| writer.up_to(8, points.into()));
    writer.up_to(12, own.counters.0.iter().chain(&own.tracks.0).map(|n| usize::from(*n)).sum());
    let group = rounds.div_ceil(2);
    writer.at += group * DUCATS.len();
    writer.up_to(DUCATS.len(), DUCATS.iter().filter(|least| own.ducats >= **least).count());
    writer.at += (2 - group) * DUCATS.len();
    writer.one(FINANCE * ROUNDS, rounds * FINANCE + usize::from(own.finance).min(FINANCE - 1));
}

fn works(writer: &mut Writer<'_>, context: &Context<'_>) {
    let own = context.own;
    writer.chosen(OPERA, 2, usize::from(context.rounds == 0), own.opera.without(own.turned));
    writer.set(OPERA, own.turned);
    for kind in OpusType::ALL {
        writer.up_to(5, own.opera.and(context.edition.derived.types[kind]).len());
    }
    writer.up_to(8, own.opera.len());
    for court in 0..COURTS {
        if let Some(court) = own.courts.iter().find(|id| id.index() == court) {
            let favour = &context.edition.courts[court.index()].favour;
            writer.one(4, crate::eval::missing(context, favour) as usize);
        } else {
            writer.at += 4;
        }
    }
}

fn tiles(writer: &mut Writer<'_>, context: &Context<'_>) {
    let own = context.own;
    let lying = own.tiles.iter().flatten().copied().fold(0, |bits: u64, tile| bits | 1 << tile.bit());
    writer.chosen(TILES, 2, usize::from(context.rounds == 0), Set::<vocab::TileId>::from_bits(lying));
    writer.set(7, Set::<vocab::InstrumentSpace>::from_bits(own.markers.into()));
    writer.flag(own.neutral);
    let derived = &context.edition.derived;
    let written = Line::ALL.map(|line| context.game.written(context.seat, line));
    for movement in Movement::ALL {
        for written in written {
            writer.up_to(4, written.and(derived.parts[movement]).len());
        }
    }
    for parts in derived.instrument_parts.0 {
        writer.up_to(3, written[0].or(written[1]).and(parts).len());
    }
}

/// Icons and Story Points of the cards.
fn cards(writer: &mut Writer<'_>, context: &Context<'_>) {
    let icons = |cards: Set<MemoryId>, icon: Icon| -> usize {
        cards.iter().map(|id| usize::from(context.memory(id).actions.count(icon))).sum()
    };
    let unlaid = if context.maintaining { Set::default() } else { context.unlaid };
    for icon in Icon::ALL {
        writer.up_to(6, icons(unlaid, icon));
        writer.up_to(10, icons(context.nine, icon));
    }
    for kind in Kind::ALL {
        let points = |id: MemoryId| usize::from(context.memory(id).story.points[kind]);
        writer.up_to(10, context.nine.iter().map(points).sum());
        let laid = context.own.stories.iter().flatten();
        let laid = if context.maintaining { 0 } else { laid.map(|id| points(*id)).sum() };
        writer.up_to(6, laid);
    }
}
