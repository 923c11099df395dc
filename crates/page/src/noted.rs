//! What the browser remembers about a table on a server.

use protocol::{Talk, TalkContent};
use record::{Judgement, Note};
use serde::{Deserialize, Serialize};
use table::Table;

/// The notes about a table: what the person has seen and read, and who is muted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Noted {
    /// The last moment that was seen.
    pub moment: Option<u64>,
    /// The last line of talk that was read.
    pub read: i64,
    /// Whether everybody is muted.
    pub deaf: bool,
    /// The muted seats, counted from 1.
    pub muted: Vec<u8>,
    /// The last line of talk when the person last saw the devices of their seat; none before the first visit with a
    /// seat.
    pub devices: Option<i64>,
    /// My notes about the finished game: moment, code of the judgement, text.
    pub notes: Vec<(u64, String, String)>,
}

impl Noted {
    /// Whether a line is shown. Events always are; messages and phrases only if their seat is not muted.
    pub fn shows(&self, talk: &Talk) -> bool {
        let spoken = matches!(talk.told, TalkContent::Said { .. } | TalkContent::Reacted { .. });
        !spoken || !self.deaf && !self.muted.contains(&talk.seat)
    }

    /// The number of unread lines by others, without those of muted seats.
    pub fn unread(&self, talk: &[Talk], you: Option<u8>) -> usize {
        let fresh = |talk: &&Talk| talk.id > self.read && Some(talk.seat) != you && self.shows(talk);
        talk.iter().filter(fresh).count()
    }

    /// Keeps my notes about the finished game.
    pub fn keep_notes(&mut self, notes: &[Note]) {
        let code = |note: &Note| note.judgement.map_or("", Judgement::code).to_owned();
        self.notes = notes.iter().map(|note| (note.moment, code(note), note.text.clone())).collect();
    }

    /// Adds my notes to the finished game.
    pub fn add_notes_to(&self, table: &mut Table) {
        for (moment, code, text) in &self.notes {
            table.set_note(*moment, Judgement::from_code(code), text);
        }
    }

    /// Mutes or unmutes a seat or everybody.
    pub fn toggle(&mut self, who: &str) {
        match who.parse::<u8>() {
            Ok(seat) if self.muted.contains(&seat) => self.muted.retain(|other| *other != seat),
            Ok(seat) => self.muted.push(seat),
            Err(_) => self.deaf = !self.deaf,
        }
    }
}

/// Whether a device was added to the person's seat after the line of talk `seen`. On the first visit the answer is no,
/// because this browser is the new device.
pub fn newer_device(talk: &[Talk], you: Option<u8>, seen: Option<i64>) -> bool {
    let new =
        |talk: &Talk| talk.told == TalkContent::NewDevice && Some(talk.seat) == you && Some(talk.id) > seen;
    seen.is_some() && talk.iter().any(new)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn talk(id: i64, seat: u8, told: TalkContent) -> Talk {
        Talk { id, at: 0, seat, moment: 0, told }
    }

    fn said(id: i64, seat: u8) -> Talk {
        talk(id, seat, TalkContent::Said { text: "Bravo".into() })
    }

    #[test]
    fn what_others_said_since_is_unread() {
        let noted = Noted { read: 2, ..Noted::default() };
        assert_eq!(
            noted.unread(&[said(2, 2), said(3, 1), said(4, 2), talk(5, 2, TalkContent::Agreed)], Some(1)),
            2
        );
    }

    #[test]
    fn who_is_muted_is_not_heard_but_what_they_do_is() {
        let mut noted = Noted::default();
        noted.toggle("2");
        assert!(!noted.shows(&said(1, 2)) && noted.shows(&said(2, 3)));
        assert!(noted.shows(&talk(3, 2, TalkContent::AskedUndo { to: 4 })));
        noted.toggle("2");
        noted.toggle("all");
        assert!(!noted.shows(&said(1, 2)) && !noted.shows(&said(2, 3)));
        noted.toggle("all");
        assert!(noted.shows(&said(1, 2)));
    }

    #[test]
    fn only_a_new_device_at_the_own_seat_causes_a_notice() {
        let lines = [
            talk(4, 1, TalkContent::NewDevice),
            talk(5, 2, TalkContent::NewDevice),
            talk(6, 1, TalkContent::Agreed),
        ];
        assert!(newer_device(&lines, Some(1), Some(3)));
        assert!(!newer_device(&lines, Some(1), Some(4)), "the player saw it before");
        assert!(newer_device(&lines, Some(2), Some(4)));
        assert!(!newer_device(&lines, Some(3), Some(0)), "devices of other seats do not count");
        assert!(!newer_device(&lines, None, Some(0)), "a spectator has no seat");
        assert!(!newer_device(&lines, Some(1), None), "this browser is the new device");
    }
}
