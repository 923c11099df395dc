//! The screens of the page and their addresses.

use daily::Date;

/// A screen of the page. Each has its own address, so that the Back button and links work.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    /// The start page.
    Start,
    /// The table of a local game.
    Table,
    /// The score sheet.
    End,
    /// The analysis of the game.
    Analysis,
    /// The rules, scrolled to one of them.
    Rules(Option<String>),
    /// The tables of the server.
    Lobby,
    /// A table on the server; for a finished game also a moment, and the seat from which it is seen, counted from 1.
    Online(String, Option<u64>, Option<u8>),
    /// A link to a seat, with its key.
    Seat(String),
    /// The daily deal of a date, or of today if none.
    Daily(Option<Date>),
    /// The player's own results.
    Progress,
    /// The list of puzzles.
    Puzzles,
    /// A puzzle on the table, by its name.
    Puzzle(String),
}

impl Page {
    /// Parses the part of an address after `#`.
    pub fn read(hash: &str) -> Page {
        let hash = hash.trim_matches('/');
        let part = |at: usize| hash.split('/').nth(at);
        match hash.split_once('/').unwrap_or((hash, "")) {
            ("table", _) => Page::Table,
            ("end", _) => Page::End,
            ("analysis", _) => Page::Analysis,
            ("rules", "") => Page::Rules(None),
            ("rules", id) => Page::Rules(Some(id.to_uppercase())),
            ("lobby", _) => Page::Lobby,
            ("t", table) if !table.is_empty() => {
                let number = |at: usize| part(at).and_then(|text| text.parse::<u64>().ok());
                let seat = number(3).and_then(|seat| u8::try_from(seat).ok());
                Page::Online(part(1).unwrap_or_default().to_owned(), number(2), seat)
            }
            ("daily", date) => Page::Daily(Date::parse(date)),
            ("progress", _) => Page::Progress,
            ("puzzles", _) => Page::Puzzles,
            ("puzzle", id) if !id.is_empty() => Page::Puzzle(id.to_owned()),
            ("seat", key) if !key.is_empty() => Page::Seat(key.to_owned()),
            _ => Page::Start,
        }
    }

    /// Its address.
    pub fn hash(&self) -> String {
        match self {
            Page::Start => "/".to_owned(),
            Page::Table => "/table".to_owned(),
            Page::End => "/end".to_owned(),
            Page::Analysis => "/analysis".to_owned(),
            Page::Rules(None) => "/rules".to_owned(),
            Page::Rules(Some(id)) => format!("/rules/{}", id.to_lowercase()),
            Page::Lobby => "/lobby".to_owned(),
            Page::Online(id, None, _) => format!("/t/{id}"),
            Page::Online(id, Some(moment), None) => format!("/t/{id}/{moment}"),
            Page::Online(id, Some(moment), Some(seat)) => format!("/t/{id}/{moment}/{seat}"),
            Page::Seat(key) => format!("/seat/{key}"),
            Page::Daily(None) => "/daily".to_owned(),
            Page::Daily(Some(date)) => format!("/daily/{date}"),
            Page::Progress => "/progress".to_owned(),
            Page::Puzzles => "/puzzles".to_owned(),
            Page::Puzzle(id) => format!("/puzzle/{id}"),
        }
    }
}

/// A link to a screen for other people. `href` is the address of this page. If only this machine can open it, the
/// public address of the server is used instead, if there is one.
pub fn link(href: &str, public: Option<&str>, hash: &str) -> String {
    let here = href.split('#').next().unwrap_or_default();
    match public.filter(|_| is_local(here)) {
        Some(public) => format!("{}/#{hash}", public.trim_end_matches('/')),
        None => format!("{here}#{hash}"),
    }
}

/// Whether only this machine can open an address.
pub fn is_local(href: &str) -> bool {
    let rest = href.split_once("://").map_or("", |(_, rest)| rest);
    let host = rest.split('/').next().unwrap_or_default();
    let name = match host.strip_prefix('[') {
        Some(bracketed) => bracketed.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    name == "localhost" || name == "::1" || name.starts_with("127.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_an_address() {
        let pages = [
            Page::Start,
            Page::Table,
            Page::End,
            Page::Analysis,
            Page::Rules(None),
            Page::Rules(Some("TURN-1".into())),
            Page::Lobby,
            Page::Online("aB-9".into(), None, None),
            Page::Online("aB-9".into(), Some(12), None),
            Page::Online("aB-9".into(), Some(12), Some(2)),
            Page::Seat("kEy_1".into()),
            Page::Daily(None),
            Page::Daily(Date::parse("2026-11-19")),
            Page::Progress,
            Page::Puzzles,
            Page::Puzzle("17-4".into()),
        ];
        for page in pages {
            assert_eq!(Page::read(&page.hash()), page);
        }
        assert_eq!(Page::read("nonsense"), Page::Start);
    }

    #[test]
    fn links_for_others_do_not_lead_to_their_own_machine() {
        let public = Some("http://192.168.1.20:1791/");
        assert_eq!(link("http://localhost:1791/#/t/a", public, "/t/a"), "http://192.168.1.20:1791/#/t/a");
        assert_eq!(link("http://[::1]:1791/", public, "/t/a"), "http://192.168.1.20:1791/#/t/a");
        assert_eq!(link("http://127.0.0.1/", None, "/t/a"), "http://127.0.0.1/#/t/a");
        assert_eq!(link("https://play.example/x/", public, "/t/a"), "https://play.example/x/#/t/a");
        assert!(!is_local("https://localhost.example/") && !is_local("nonsense"));
    }
}
