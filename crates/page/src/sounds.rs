//! Which sounds belong to a change of the game.

use crate::log::Entry;
use crate::scene::Scene;
use vocab::{Event, Face, Fact};

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A card is laid or taken: paper.
    Card,
    /// Money changes hands: two bright coins.
    Coin,
    /// The coach moves: hooves.
    Journey,
    /// Something is written: a pen.
    Quill,
    /// The turn of the person at this screen begins: a bell.
    Turn,
    /// Something cannot be chosen: a dull sound.
    Refused,
}

/// The most sounds for one change of the game.
const MOST: usize = 3;

/// The sounds for a new scene. `was_mine` says whether it was the person's turn before; the first scene has no sound.
pub fn of_change(scene: &Scene, was_mine: Option<bool>) -> Vec<Sound> {
    let Some(was_mine) = was_mine else { return Vec::new() };
    of_entries(scene.log.get(scene.fresh..).unwrap_or_default(), scene.mine && !was_mine)
}

/// The sounds of some lines of the log in order, each once. The bell comes last and is never left out.
fn of_entries(entries: &[Entry], became_mine: bool) -> Vec<Sound> {
    let mut sounds = Vec::new();
    for sound in entries.iter().filter_map(of_entry) {
        if !sounds.contains(&sound) {
            sounds.push(sound);
        }
    }
    sounds.truncate(if became_mine { MOST - 1 } else { MOST });
    sounds.extend(became_mine.then_some(Sound::Turn));
    sounds
}

fn of_entry(entry: &Entry) -> Option<Sound> {
    entry.event.as_ref().and_then(of_event)
}

/// The sound of an event.
fn of_event(event: &Event<Face>) -> Option<Sound> {
    let Event::Open(fact) = event else { return None };
    match fact {
        Fact::Laid { .. }
        | Fact::Documented { .. }
        | Fact::Commissioned { space: Some(_), .. }
        | Fact::RowTaken { .. }
        | Fact::SoloistTurned { .. }
        | Fact::RoundBegan { .. } => Some(Sound::Card),
        Fact::DucatsTaken { .. }
        | Fact::Performed { .. }
        | Fact::Sold { .. }
        | Fact::Exchanged { .. }
        | Fact::TracksEmptied { .. } => Some(Sound::Coin),
        Fact::Travelled { .. } | Fact::CourtTaken { .. } => Some(Sound::Journey),
        Fact::MarkerPlaced { .. } | Fact::NeutralPlaced { .. } => Some(Sound::Quill),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::{ByKind, Line, Movement, OpusId, Part, Place, Seat, Space};

    fn entry(fact: Fact) -> Entry {
        let (points, gains) = (ByKind::default(), Vec::new());
        let event = Some(Event::Open(fact));
        Entry { moment: 1, seat: None, event, ducats: 0, points, finance: 0, gains }
    }

    const SEAT: fn() -> Seat = || Seat::at(0);

    fn commissioned() -> Entry {
        entry(Fact::Commissioned { seat: SEAT(), space: Some(Space::at(0)), opus: OpusId::new(3) })
    }

    #[test]
    fn each_deed_has_its_sound() {
        let part = Part::new(Movement::Kyrie, 0);
        assert_eq!(of_entry(&commissioned()), Some(Sound::Card));
        assert_eq!(of_entry(&entry(Fact::DucatsTaken { seat: SEAT() })), Some(Sound::Coin));
        assert_eq!(
            of_entry(&entry(Fact::Travelled { seat: SEAT(), to: Place::at(2) })),
            Some(Sound::Journey)
        );
        let placed = Fact::NeutralPlaced { seat: SEAT(), part, line: Line::Upper };
        assert_eq!(of_entry(&entry(placed)), Some(Sound::Quill));
        assert_eq!(of_entry(&entry(Fact::Declined { seat: SEAT() })), None);
    }

    #[test]
    fn the_starting_opus_is_not_heard() {
        let dealt = Fact::Commissioned { seat: SEAT(), space: None, opus: OpusId::STARTING };
        assert_eq!(of_entry(&entry(dealt)), None);
    }

    #[test]
    fn a_sound_is_heard_once_and_the_bell_last() {
        let all = [
            commissioned(),
            commissioned(),
            entry(Fact::Travelled { seat: SEAT(), to: Place::at(2) }),
            entry(Fact::DucatsTaken { seat: SEAT() }),
        ];
        assert_eq!(of_entries(&all, false), [Sound::Card, Sound::Journey, Sound::Coin]);
        assert_eq!(of_entries(&all, true), [Sound::Card, Sound::Journey, Sound::Turn]);
        assert_eq!(of_entries(&[], true), [Sound::Turn]);
        assert_eq!(of_entries(&[], false), []);
    }
}
