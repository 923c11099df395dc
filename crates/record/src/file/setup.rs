//! The set-up of a `.game` file: `players=2 upper=eybler first=1`, or `solo=easy`.

use super::Flaw;
use rules::Setup;
use vocab::{Composer, Level, Seat};

/// Writes only the choices that were made; the rest follows from the seed.
pub(super) fn write(setup: &Setup) -> String {
    let table = match setup.solo {
        Some(level) => format!("solo={level}"),
        None => format!("players={}", setup.players),
    };
    let composer = |key, composer: Option<Composer>| composer.map(|composer| format!("{key}={composer}"));
    let first = setup.first.map(|seat| format!("first={seat}"));
    let choices = [Some(table), composer("upper", setup.upper), composer("lower", setup.lower), first];
    choices.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

const CHOICES: &[&str] = &["players=", "solo=", "upper=", "lower=", "first="];
const PLAYERS: &[&str] = &["2", "3", "4"];
const LEVELS: &[&str] = &["easy", "middle", "difficult"];
const COMPOSERS: &[&str] = &["eybler", "stadler", "suessmayr", "freystaedtler"];
const SEATS: &[&str] = &["1", "2", "3", "4"];

/// Reads the choices; the error is the offset of the word, and what is wrong with it.
pub(super) fn read(text: &str) -> Result<Setup, (usize, Flaw)> {
    let mut setup: Option<Setup> = None;
    let mut at = 0;
    for word in text.split(' ') {
        let wrong = |found: &str, expected| (at, Flaw::Choice { found: found.to_owned(), expected });
        let (key, value) = word.split_once('=').ok_or_else(|| wrong(word, CHOICES))?;
        let composer = || Composer::from_code(value).ok_or_else(|| wrong(value, COMPOSERS));
        match (key, &mut setup) {
            ("players", None) => {
                let players = value.parse().ok().filter(|_| PLAYERS.contains(&value));
                setup = Some(Setup::players(players.ok_or_else(|| wrong(value, PLAYERS))?));
            }
            ("solo", None) => {
                setup = Some(Setup::solo(Level::from_code(value).ok_or_else(|| wrong(value, LEVELS))?));
            }
            ("upper", Some(setup @ Setup { upper: None, .. })) => setup.upper = Some(composer()?),
            ("lower", Some(setup @ Setup { lower: None, .. })) => setup.lower = Some(composer()?),
            ("first", Some(setup @ Setup { first: None, .. })) => {
                let seat = value.parse().ok().and_then(Seat::new);
                setup.first = Some(seat.ok_or_else(|| wrong(value, SEATS))?);
            }
            _ => return Err(wrong(word, CHOICES)),
        }
        at += word.len() + 1;
    }
    setup.ok_or((0, Flaw::Choice { found: text.to_owned(), expected: CHOICES }))
}
