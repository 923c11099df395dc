//! A fingerprint by which equal positions of one turn are found, whatever way leads to them.

use crate::noise::Noise;
use vocab::{Icons, Mark, Member, OpusId, Position, Prompt, Seat, Set};

/// A fingerprint of all that can differ between positions of one turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key(u64);

impl Key {
    pub(crate) fn new(table: &Position, seat: Seat) -> Key {
        let own = &table.seats[seat.index()];
        let (experience, story) = own.slots[table.turn.index()];
        let laid = [experience, story].map(|card| card.map_or(0, |id| 1 + u64::from(id.bit())));
        let works = |ids: &[OpusId]| ids.iter().copied().collect::<Set<_>>().bits();
        let opera = [works(&own.opera), works(&own.turned)];
        let purse = [u64::from(own.ducats), bytes(&own.tracks.0), bytes(&own.counters.0), own.finance.into()];
        let places = [u64::from(table.coach.bit()), flags(table.map.iter().map(Option::is_some))];
        let markers = [flags(own.markers.into_iter()), u64::from(own.neutral)];
        let parts = table.parts.iter().map(|(part, mark)| match mark {
            Mark::Written { line, .. } => u64::from(part.bit()) * 4 + line.index() as u64 + 1,
            Mark::Empty | Mark::Covered => 0,
        });
        let board = laid.into_iter().chain(opera).chain(purse).chain(places).chain(markers);
        let all = board.chain(parts).chain(table.prompts.iter().map(question));
        Key(all.fold(Noise::new(0), Noise::with).bits())
    }
}

/// A number for an open question.
fn question(prompt: &Prompt) -> u64 {
    let icons = |icons: Icons| icons.iter().fold(0, |sum, icon| sum * 8 + icon.index() as u64 + 1);
    let (sort, which) = match *prompt {
        Prompt::Lay => (0, 0),
        Prompt::UseOrTake => (1, 0),
        Prompt::Card(left) => (2, icons(left)),
        Prompt::Gained(left) => (3, icons(left)),
        Prompt::Extra { icon, times } => (4, icon.index() as u64 * 256 + u64::from(times)),
        Prompt::AtCity { city, .. } => (5, u64::from(city.bit())),
        Prompt::Kinds { left, .. } => (6, u64::from(left)),
        Prompt::Neutral(movement) => (7, movement.index() as u64),
        Prompt::Wake(space) => (8, u64::from(space.bit())),
        Prompt::Maintenance { seat, step } => (9, u64::from(seat.bit()) * 256 + u64::from(step)),
    };
    which * 16 + sort
}

fn bytes(numbers: &[u8]) -> u64 {
    numbers.iter().fold(0, |sum, n| sum << 8 | u64::from(*n))
}

fn flags(flags: impl Iterator<Item = bool>) -> u64 {
    flags.fold(0, |sum, flag| sum << 1 | u64::from(flag))
}
