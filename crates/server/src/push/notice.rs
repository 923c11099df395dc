//! What a player is told about a table, in their language.

use protocol::SeatKind;
use protocol::push::{PushMessage, QuietHours};
use store::TableKey;
use texts::{Lang, list, names, t};
use vocab::Seat;

/// What a player at a seat is told. The table makes it, so it is true when it is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The id of the table in links.
    pub table: String,
    /// Its key in the store.
    pub key: TableKey,
    /// The seat, counted from 1.
    pub seat: u8,
    /// The revision at which the turn of the seat began; none if the game is over.
    pub turn: Option<u64>,
    /// The round, counted from 1.
    pub round: u8,
    /// The other seats.
    pub others: Vec<Other>,
}

/// Another seat at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Other {
    /// Its number, counted from 1.
    pub seat: u8,
    /// Who plays it.
    pub by: SeatKind,
    /// The name of the person.
    pub name: String,
    /// The code of the bot that decides for the seat.
    pub bot: Option<String>,
}

impl Notice {
    /// The content of the push message for a player with these quiet hours.
    pub fn message(&self, lang: Lang, quiet: Option<(u16, u16)>) -> PushMessage {
        let names = list(lang, self.others.iter().map(|other| other.name(lang)));
        let (title, body) = match self.turn {
            Some(_) => (t::push_turn(lang), t::push_turn_body(lang, names, self.round.into())),
            None => (t::push_over(lang), t::push_over_body(lang, names)),
        };
        let quiet = quiet.map(|(from, to)| QuietHours { from, to });
        PushMessage { title, body, table: format!("#/t/{}", self.table), tag: self.table.clone(), quiet }
    }
}

impl Other {
    fn name(&self, lang: Lang) -> String {
        let numbered = || Seat::new(self.seat).map_or_else(String::new, |seat| names::player(lang, seat));
        match (self.by, &self.bot) {
            (SeatKind::Soloist, _) => names::soloist(lang),
            (SeatKind::Bot, Some(bot)) => title(bot),
            _ if self.name.is_empty() => numbered(),
            _ => self.name.clone(),
        }
    }
}

/// The name of a bot: its code with a capital.
fn title(code: &str) -> String {
    let mut letters = code.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
