//! What an invitation says: the link to a seat, who plays, and how long the game takes.

use crate::table_info::{self, list};
use protocol::{Clock, TableInfo};
use texts::{Lang, t};

/// The usual length of a game, for each player.
const MINUTES: i64 = 30;
/// With a clock of at least this many seconds, a game takes days.
const DAY: u32 = 24 * 60 * 60;

/// A link to a seat: `KEY`, or `KEY/TABLE/SEAT`, which lets the page show the table before the key is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatLink {
    /// The secret.
    pub key: String,
    /// The id of the table, and the seat counted from 0.
    pub table: Option<(String, usize)>,
}

impl SeatLink {
    /// Parses the part of an address after `seat/`.
    pub fn read(text: &str) -> SeatLink {
        let mut parts = text.split('/');
        let key = parts.next().unwrap_or_default().to_owned();
        let table = parts.next().map(str::to_owned);
        let seat = parts.next().and_then(|seat| seat.parse::<usize>().ok()?.checked_sub(1));
        SeatLink { key, table: table.zip(seat) }
    }
}

/// The heading of an invitation: with whom one plays. `seat` is the seat that the guest would take, counted from 0.
pub fn title(lang: Lang, table: &TableInfo, seat: Option<usize>) -> String {
    let people =
        table.seats.iter().enumerate().filter(|(at, seated)| seated.by.is_player() && Some(*at) != seat);
    let names: Vec<String> = people.map(|(at, _)| table_info::name(lang, table, at)).collect();
    match names.is_empty() {
        true => t::friends_invited_alone(lang),
        false => t::friends_invited(lang, list(lang, &names)),
    }
}

/// How long the game takes.
pub fn duration(lang: Lang, seats: usize, clock: Option<Clock>) -> String {
    match clock {
        Some(clock) if clock.seconds >= DAY => t::friends_days(lang),
        _ => t::friends_minutes(lang, seats as i64 * MINUTES),
    }
}

/// The name of the person who holds the seat of a link: the guest on another device, or somebody who hands the seat over.
pub fn holder(table: &TableInfo, seat: usize) -> Option<&str> {
    table.seats.get(seat).filter(|seated| seated.by.is_player()).map(|seated| &*seated.name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table_info::tests::table;

    #[test]
    fn a_link_is_a_key_with_optional_table_and_seat() {
        let read = |text: &str| {
            let link = SeatLink::read(text);
            (link.key, link.table)
        };
        assert_eq!(read("kEy"), ("kEy".to_owned(), None));
        assert_eq!(read("kEy/aB-9/2"), ("kEy".to_owned(), Some(("aB-9".to_owned(), 1))));
        assert_eq!(read("kEy/aB-9/0"), ("kEy".to_owned(), None));
        assert_eq!(read("kEy/aB-9"), ("kEy".to_owned(), None));
    }

    #[test]
    fn an_invitation_names_the_people_but_neither_bots_nor_the_guest() {
        assert_eq!(title(Lang::En, &table(), Some(1)), "Play Lacrimosa with Anna");
        let nobody = TableInfo { seats: table().seats.split_off(2), ..table() };
        assert_eq!(title(Lang::En, &nobody, None), "Play Lacrimosa");
        assert_eq!(holder(&table(), 0), Some("Anna"));
        assert_eq!(holder(&table(), 2), None, "a bot");
    }

    #[test]
    fn a_game_takes_half_an_hour_for_each_player_or_days() {
        let clock = |seconds| Some(Clock { seconds, per_turn: 0 });
        assert_eq!(duration(Lang::En, 2, None), "About 60 minutes");
        assert_eq!(duration(Lang::En, 4, clock(3600)), "About 120 minutes");
        assert_eq!(duration(Lang::En, 2, clock(DAY)), "Over several days, one turn at a time");
    }
}
