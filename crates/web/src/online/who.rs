//! Who sits at a table on a server, and what it waits for.

use crate::scene::name_of;
use protocol::{Patron, Status, TableInfo};
use table::Sitter;
use texts::{Lang, names, t};
use vocab::{Round, Seat};

/// Those at a table.
pub fn sitters(table: &TableInfo) -> Vec<Sitter> {
    let sitter = |seat: &protocol::Seated| match (seat.by, &seat.bot) {
        (Patron::Bot, Some(code)) => Sitter { name: seat.name.clone(), ..Sitter::bot(code) },
        (Patron::Soloist, _) => Sitter::soloist(),
        _ => Sitter::human(&seat.name),
    };
    table.seats.iter().map(sitter).collect()
}

/// What the one at a seat, counted from 0, is called.
pub fn name(lang: Lang, table: &TableInfo, seat: usize) -> String {
    match table.seats.get(seat).map(|seated| seated.by) {
        Some(Patron::Open) => t::lobby_seat_open(lang),
        _ => name_of(&sitters(table), lang, Seat::at(seat)),
    }
}

/// Everybody at a table but open seats, joined as the language does.
pub fn everybody(lang: Lang, table: &TableInfo) -> String {
    let taken = (0..table.seats.len()).filter(|seat| table.seats[*seat].by != Patron::Open);
    list(lang, &taken.map(|seat| name(lang, table, seat)).collect::<Vec<_>>())
}

/// Names as the language joins them.
pub fn list(lang: Lang, names: &[String]) -> String {
    match names {
        [] => t::list_none(lang),
        [only] => only.clone(),
        [first, last] => t::list_two(lang, first, last),
        [first, rest @ ..] => t::list_more(lang, first, list(lang, rest)),
    }
}

/// How many seats are open.
pub fn open_seats(table: &TableInfo) -> i64 {
    table.seats.iter().filter(|seat| seat.by == Patron::Open).count() as i64
}

/// Whether a game goes on only once I have decided.
pub fn waits_for_me(table: &TableInfo) -> bool {
    let mine = table.you.and_then(|seat| table.seats.get(usize::from(seat).checked_sub(1)?));
    table.status == Status::Playing
        && table.to_act == table.you
        && mine.is_some_and(|seat| seat.bot.is_none())
}

/// What is going on at a table.
pub fn course(lang: Lang, table: &TableInfo) -> String {
    let period = || {
        let round = Round::at(usize::from(table.round).saturating_sub(1));
        t::start_saved_running(lang, names::period(lang, round))
    };
    match (table.status, table.to_act) {
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
    use protocol::{Seated, TableOptions};

    fn seated(by: Patron, name: &str, bot: Option<&str>) -> Seated {
        Seated { by, name: name.to_owned(), bot: bot.map(str::to_owned), present: true, clock: None }
    }

    /// Anna, who reads, somebody else, and a bot; it is Anna's turn.
    pub(crate) fn table() -> TableInfo {
        TableInfo {
            id: "t".to_owned(),
            status: Status::Playing,
            options: TableOptions::default(),
            host_knows_seed: false,
            seats: vec![
                seated(Patron::Human, "Anna", None),
                seated(Patron::Human, "", None),
                seated(Patron::Bot, "", Some("allegro")),
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
            commitment: String::new(),
            edition: String::new(),
        }
    }

    #[test]
    fn everybody_has_a_name() {
        assert_eq!(everybody(Lang::En, &table()), "Anna, Player 2 and Allegro");
    }

    #[test]
    fn an_open_seat_is_nobody() {
        let mut table = TableInfo { status: Status::Waiting, ..table() };
        table.seats[1] = seated(Patron::Open, "", None);
        assert_eq!(everybody(Lang::En, &table), "Anna and Allegro");
        assert_eq!(name(Lang::En, &table, 1), "Open seat");
        assert_eq!(course(Lang::En, &table), "1 open seat");
    }

    #[test]
    fn a_game_waits_for_me_only_if_i_decide() {
        assert!(waits_for_me(&table()));
        assert_eq!(course(Lang::En, &table()), "Period II · Your turn");
        let other = TableInfo { to_act: Some(3), ..table() };
        assert!(!waits_for_me(&other));
        assert_eq!(course(Lang::En, &other), "Period II · Allegro decides");
        assert!(!waits_for_me(&TableInfo { you: None, to_act: None, ..table() }));
        assert!(!waits_for_me(&TableInfo { status: Status::Over, ..table() }));
        let mut taken_over = table();
        taken_over.seats[0].bot = Some("andante".to_owned());
        assert!(!waits_for_me(&taken_over), "a bot decides for me");
    }
}
