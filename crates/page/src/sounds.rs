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
    /// An agreement is made: a seal.
    Seal,
    /// Something cannot be chosen: two dull notes.
    Refused,
    /// A part of the Requiem is written: a cadence of the Sanctus.
    Part,
    /// A period begins: the closing cadence of the Kyrie.
    Period,
    /// The person at this screen has won: the end of the Osanna.
    Victory,
    /// The turn of the person at this screen begins: the sighs of the Lacrimosa.
    Turn,
}

impl Sound {
    /// All sounds.
    pub const ALL: [Sound; 10] = [
        Sound::Card,
        Sound::Coin,
        Sound::Journey,
        Sound::Quill,
        Sound::Seal,
        Sound::Refused,
        Sound::Part,
        Sound::Period,
        Sound::Victory,
        Sound::Turn,
    ];

    /// Its name in the notes of the sounds.
    pub const fn code(self) -> &'static str {
        match self {
            Sound::Card => "card",
            Sound::Coin => "coin",
            Sound::Journey => "journey",
            Sound::Quill => "quill",
            Sound::Seal => "seal",
            Sound::Refused => "refused",
            Sound::Part => "part-written",
            Sound::Period => "period",
            Sound::Victory => "victory",
            Sound::Turn => "your-turn",
        }
    }

    /// Whether it is music, which is never left out.
    const fn is_music(self) -> bool {
        matches!(self, Sound::Part | Sound::Period | Sound::Victory | Sound::Turn)
    }
}

/// The most sounds for one change of the game, besides its music.
const MOST: usize = 2;

/// The sounds for a new scene. `was_mine` says whether it was the person's turn before; the first scene has no sound.
pub fn of_change(scene: &Scene, was_mine: Option<bool>) -> Vec<Sound> {
    let Some(was_mine) = was_mine else { return Vec::new() };
    let won = scene.standings.first().is_some_and(|first| first.seat == scene.me);
    let closing = match scene.table().over {
        true => won.then_some(Sound::Victory),
        false => (scene.mine && !was_mine).then_some(Sound::Turn),
    };
    of_entries(scene.log.get(scene.fresh..).unwrap_or_default(), closing)
}

/// The sounds of some lines of the log in order, each once, then their music. `closing` comes last.
fn of_entries(entries: &[Entry], closing: Option<Sound>) -> Vec<Sound> {
    let mut all: Vec<Sound> = Vec::new();
    for sound in entries.iter().flat_map(of_entry) {
        if !all.contains(sound) {
            all.push(*sound);
        }
    }
    let (mut music, mut sounds): (Vec<_>, Vec<_>) = all.into_iter().partition(|sound| sound.is_music());
    if closing == Some(Sound::Victory) {
        music.retain(|sound| *sound != Sound::Period);
    }
    sounds.truncate(MOST);
    sounds.extend(music);
    sounds.extend(closing);
    sounds
}

fn of_entry(entry: &Entry) -> &'static [Sound] {
    entry.event.as_ref().map_or(&[], of_event)
}

/// The sounds of an event.
fn of_event(event: &Event<Face>) -> &'static [Sound] {
    let Event::Open(fact) = event else { return &[] };
    match fact {
        Fact::Laid { .. } | Fact::Documented { .. } | Fact::RowTaken { .. } | Fact::SoloistTurned { .. } => {
            &[Sound::Card]
        }
        Fact::DucatsTaken { .. }
        | Fact::Performed { .. }
        | Fact::Sold { .. }
        | Fact::Exchanged { .. }
        | Fact::TracksEmptied { .. } => &[Sound::Coin],
        Fact::Travelled { .. } => &[Sound::Journey],
        Fact::Commissioned { space: Some(_), .. } | Fact::CourtTaken { .. } => &[Sound::Seal],
        Fact::MarkerPlaced { .. } | Fact::NeutralPlaced { .. } => &[Sound::Quill, Sound::Part],
        Fact::RoundBegan { .. } | Fact::Ended => &[Sound::Period],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::{Line, Movement, OpusId, Part, Place, Seat, Space};

    fn entry(fact: Fact) -> Entry {
        Entry::new(1, None, Some(Event::Open(fact)))
    }

    const SEAT: fn() -> Seat = || Seat::at(0);

    fn commissioned() -> Entry {
        entry(Fact::Commissioned { seat: SEAT(), space: Some(Space::at(0)), opus: OpusId::new(3) })
    }

    #[test]
    fn each_deed_has_its_sound() {
        let part = Part::new(Movement::Kyrie, 0);
        assert_eq!(of_entry(&commissioned()), [Sound::Seal]);
        assert_eq!(of_entry(&entry(Fact::DucatsTaken { seat: SEAT() })), [Sound::Coin]);
        assert_eq!(of_entry(&entry(Fact::Travelled { seat: SEAT(), to: Place::at(2) })), [Sound::Journey]);
        let placed = Fact::NeutralPlaced { seat: SEAT(), part, line: Line::Upper };
        assert_eq!(of_entry(&entry(placed)), [Sound::Quill, Sound::Part]);
        assert_eq!(of_entry(&entry(Fact::Declined { seat: SEAT() })), []);
    }

    #[test]
    fn the_starting_opus_is_not_heard() {
        let dealt = Fact::Commissioned { seat: SEAT(), space: None, opus: OpusId::STARTING };
        assert_eq!(of_entry(&entry(dealt)), []);
    }

    #[test]
    fn a_sound_is_heard_once_and_music_is_never_left_out() {
        let all = [
            commissioned(),
            commissioned(),
            entry(Fact::Travelled { seat: SEAT(), to: Place::at(2) }),
            entry(Fact::DucatsTaken { seat: SEAT() }),
            entry(Fact::Ended),
        ];
        let (four, turn) = (&all[..4], Some(Sound::Turn));
        assert_eq!(of_entries(four, None), [Sound::Seal, Sound::Journey]);
        assert_eq!(of_entries(four, turn), [Sound::Seal, Sound::Journey, Sound::Turn]);
        assert_eq!(of_entries(&all, None), [Sound::Seal, Sound::Journey, Sound::Period]);
        assert_eq!(of_entries(&[], turn), [Sound::Turn]);
        assert_eq!(of_entries(&[], None), []);
    }

    #[test]
    fn only_the_winner_hears_the_victory() {
        assert_eq!(of_entries(&[entry(Fact::Ended)], Some(Sound::Victory)), [Sound::Victory]);
        assert_eq!(of_entries(&[entry(Fact::Ended)], None), [Sound::Period]);
    }
}
