//! Fingerprints, to recognise equal positions that were reached in different ways within a turn.

use crate::noise::Noise;
use rules::Game;
use vocab::{Icons, Line, Member, Prompt, Seat};

/// A hash of everything that can differ between positions of one turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fingerprint(u64);

impl Fingerprint {
    pub(crate) fn new(game: &Game, seat: Seat) -> Fingerprint {
        let own = game.board(seat);
        let turn = game.turn().index();
        let laid = [own.experiences[turn], own.stories[turn]]
            .map(|card| card.map_or(0, |id| 1 + u64::from(id.bit())));
        let purse = u64::from(own.ducats) << 8 | u64::from(own.finance);
        let points = bytes(&own.tracks.0) << 24 | bytes(&own.counters.0);
        let rest = u64::from(own.markers) << 16 | u64::from(own.neutral) << 8 | u64::from(game.coach().bit());
        let turn_number = (game.round().index() * 4 + turn) as u64;
        let noise = Noise::new(turn_number << 16 | laid[0] << 8 | laid[1]);
        let noise = noise.with(own.opera.bits()).with(own.turned.bits()).with(own.courts.bits());
        let noise = noise.with(points).with(purse << 24 | rest).with(u64::from(own.score.total()));
        let noise = Line::ALL.into_iter().fold(noise, |noise, line| {
            noise.with(game.written(seat, line).bits()).with(game.written_by_all(line).bits())
        });
        Fingerprint(game.prompts().iter().map(question).fold(noise, Noise::with).bits())
    }

    pub(crate) fn bits(self) -> u64 {
        self.0
    }
}

/// An open question as a number.
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
