//! Queries on a server's description of a table: players, names, open seats, and whose decision it is.

use crate::scene::name_of;
use protocol::{SeatInfo, SeatKind, Status, TableInfo};
use table::Sitter;
use texts::{Lang, names, t};
use vocab::{Round, Seat, Viewer};

/// Who plays at each seat.
pub fn sitters(table: &TableInfo) -> Vec<Sitter> {
    let sitter = |seated: &SeatInfo| Sitter::seated(seated.by, seated.bot.as_deref(), &seated.name);
    table.seats.iter().map(sitter).collect()
}

/// The viewer of the table: the player at their own seat, or a spectator.
pub fn viewer(table: &TableInfo) -> Viewer {
    table.you.and_then(Seat::new).map_or(Viewer::Audience, Viewer::Seat)
}

/// Whether a bot decides for the person at this seat.
pub fn is_taken_over(table: &TableInfo, seat: Seat) -> bool {
    table.seats.get(seat.index()).is_some_and(|seated| seated.by.is_player() && seated.bot.is_some())
}

/// The seats of other people, counted from 1.
pub fn other_people(table: &TableInfo) -> impl Iterator<Item = u8> + '_ {
    let seats = table.seats.iter().zip(1..);
    seats.filter(|(seated, seat)| seated.by.is_player() && Some(*seat) != table.you).map(|(_, seat)| seat)
}

/// The seats of people whom the host may remove, counted from 1.
pub fn removable(table: &TableInfo) -> Vec<u8> {
    if !table.host || table.status == Status::Over {
        return Vec::new();
    }
    other_people(table).collect()
}

/// A seat to which the host can invite a player.
#[derive(Clone, PartialEq, Debug)]
pub struct FreeSeat {
    /// The seat, counted from 1.
    pub seat: u8,
    /// The name of the bot that plays there; none if the seat is open.
    pub bot: Option<String>,
}

/// The seats to which the host can invite a player: open ones, and those of bots that do not stand in for a person.
pub fn free_seats(lang: Lang, table: &TableInfo) -> Vec<FreeSeat> {
    if !table.host || table.status == Status::Over {
        return Vec::new();
    }
    let free = |at: usize| {
        let seat = at as u8 + 1;
        match table.seats[at].by {
            SeatKind::Open => Some(FreeSeat { seat, bot: None }),
            SeatKind::Bot => Some(FreeSeat { seat, bot: Some(name(lang, table, at)) }),
            SeatKind::Human | SeatKind::Account | SeatKind::Soloist => None,
        }
    };
    (0..table.seats.len()).filter_map(free).collect()
}

/// The name of the player at a seat, counted from 0.
pub fn name(lang: Lang, table: &TableInfo, seat: usize) -> String {
    match table.seats.get(seat).map(|seated| seated.by) {
        Some(SeatKind::Open) => t::lobby_seat_open(lang),
        _ => name_of(&sitters(table), lang, Seat::at(seat)),
    }
}

/// The names of all players, joined in the style of the language.
pub fn everybody(lang: Lang, table: &TableInfo) -> String {
    let taken = (0..table.seats.len()).filter(|seat| table.seats[*seat].by != SeatKind::Open);
    list(lang, &taken.map(|seat| name(lang, table, seat)).collect::<Vec<_>>())
}

/// Joins names to a list in the style of the language.
pub fn list(lang: Lang, names: &[String]) -> String {
    match names {
        [] => t::list_none(lang),
        [only] => only.clone(),
        [first, last] => t::list_two(lang, first, last),
        [first, rest @ ..] => t::list_more(lang, first, list(lang, rest)),
    }
}

/// The number of open seats.
pub fn open_seats(table: &TableInfo) -> i64 {
    table.seats.iter().filter(|seat| seat.by == SeatKind::Open).count() as i64
}

/// Whether the game waits for a decision of the player.
pub fn waits_for_me(table: &TableInfo) -> bool {
    let mine = table.you.and_then(|seat| table.seats.get(usize::from(seat).checked_sub(1)?));
    table.status == Status::Playing
        && table.to_act == table.you
        && mine.is_some_and(|seat| seat.bot.is_none())
}

/// The state of a table in words.
pub fn course(lang: Lang, table: &TableInfo) -> String {
    let period = || {
        let round = Round::at(usize::from(table.round).saturating_sub(1));
        t::start_saved_running(lang, names::period(lang, round))
    };
    match (table.status, table.to_act) {
        (Status::Waiting, _) if table.you.is_some() => t::friends_waiting(lang, open_seats(table)),
        (Status::Waiting, _) => t::lobby_open_seats(lang, open_seats(table)),
        (Status::Over, _) => t::start_saved_over(lang),
        (Status::Playing, None) => period(),
        (Status::Playing, Some(_)) if waits_for_me(table) => {
            format!("{} · {}", period(), t::web_your_turn(lang))
        }
        (Status::Playing, Some(seat)) => {
            let name = name(lang, table, usize::from(seat).saturating_sub(1));
            format!("{} · {}", period(), t::lobby_decides(lang, name))
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use protocol::TableOptions;

    fn seated(by: SeatKind, name: &str, bot: Option<&str>) -> SeatInfo {
        SeatInfo { by, name: name.to_owned(), bot: bot.map(str::to_owned), present: true, clock: None }
    }

    /// Anna, who is the player here and has the turn, another person, and a bot.
    pub(crate) fn table() -> TableInfo {
        TableInfo {
            id: "t".to_owned(),
            status: Status::Playing,
            options: TableOptions::default(),
            host_knows_seed: false,
            seats: vec![
                seated(SeatKind::Human, "Anna", None),
                seated(SeatKind::Human, "", None),
                seated(SeatKind::Bot, "", Some("allegro")),
            ],
            you: Some(1),
            host: true,
            to_act: Some(1),
            since: 0,
            round: 2,
            revision: 0,
            moment: 0,
            scores: Vec::new(),
            watching: 0,
            request: None,
            rematch: None,
            commitment: String::new(),
            edition: String::new(),
        }
    }

    #[test]
    fn every_seat_has_a_name() {
        assert_eq!(everybody(Lang::En, &table()), "Anna, Player 2 and Allegro");
    }

    #[test]
    fn an_open_seat_is_not_listed() {
        let mut table = TableInfo { status: Status::Waiting, ..table() };
        table.seats[1] = seated(SeatKind::Open, "", None);
        assert_eq!(everybody(Lang::En, &table), "Anna and Allegro");
        assert_eq!(name(Lang::En, &table, 1), "Open seat");
        assert_eq!(course(Lang::En, &table), "Waiting for 1 player");
        assert_eq!(course(Lang::En, &TableInfo { you: None, ..table }), "1 open seat");
    }

    #[test]
    fn a_game_waits_for_the_player_only_if_they_decide() {
        assert!(waits_for_me(&table()));
        assert_eq!(course(Lang::En, &table()), "Period II · Your turn");
        let other = TableInfo { to_act: Some(3), ..table() };
        assert!(!waits_for_me(&other));
        assert_eq!(course(Lang::En, &other), "Period II · Allegro’s turn");
        assert!(!waits_for_me(&TableInfo { you: None, to_act: None, ..table() }));
        assert!(!waits_for_me(&TableInfo { status: Status::Over, ..table() }));
        let mut taken_over = table();
        taken_over.seats[0].bot = Some("andante".to_owned());
        assert!(!waits_for_me(&taken_over), "a bot decides for me");
    }

    #[test]
    fn the_host_can_remove_other_people_only() {
        assert_eq!(removable(&table()), [2], "neither the host nor a bot");
        assert!(removable(&TableInfo { host: false, ..table() }).is_empty());
        assert!(removable(&TableInfo { status: Status::Over, ..table() }).is_empty());
    }

    #[test]
    fn the_host_invites_to_open_seats_and_to_those_of_bots() {
        let mut table = table();
        assert_eq!(free_seats(Lang::En, &table), [FreeSeat { seat: 3, bot: Some("Allegro".to_owned()) }]);
        table.seats[1].by = SeatKind::Open;
        assert_eq!(free_seats(Lang::En, &table)[0], FreeSeat { seat: 2, bot: None });
        table.seats[1].by = SeatKind::Human;
        table.seats[1].bot = Some("andante".to_owned());
        assert_eq!(free_seats(Lang::En, &table).len(), 1, "a bot stands in for a person there");
        table.host = false;
        assert!(free_seats(Lang::En, &table).is_empty());
    }
}
