//! What is chosen for a table, checked and turned into what the table needs.

use crate::editions::For;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::plain;
use bots::Tempo;
use edition::Edition;
use protocol::{LONGEST_NAME, TableOptions};
use table::{Salt, Seed, Setup};
use vocab::{Composer, Level, Seat};

/// Thirty days in seconds.
const MONTH: u32 = 30 * 24 * 60 * 60;
/// A week in seconds.
const WEEK: u32 = 7 * 24 * 60 * 60;
/// The levels of bots that people meet.
const TEMPI: [Tempo; 6] =
    [Tempo::Adagio, Tempo::Andante, Tempo::Moderato, Tempo::Allegro, Tempo::Vivace, Tempo::Presto];

/// Checks everything that was chosen for a table with so many seats.
pub async fn check(hall: &Hall, options: &TableOptions, seats: usize) -> Result<(), Fault> {
    let setup = setup(options, seats)?;
    let edition = edition(hall, options, For::NewTable).await?;
    let seed = seed(options)?;
    table::Table::deal(&setup, edition, seed, Vec::new()).map_err(|_| Fault::Seats)?;
    if let Some(clock) = options.clock
        && (!(60..=MONTH).contains(&clock.seconds) || clock.per_turn > WEEK)
    {
        return Err(Fault::Option("clock", "60..2592000 seconds, per_turn 0..604800"));
    }
    if let Some(after) = &options.take_over {
        bot(&after.bot)?;
        if !(30..=MONTH).contains(&after.seconds) {
            return Err(Fault::Option("take_over", "30..2592000 seconds"));
        }
    }
    Ok(())
}

/// The set-up of the game.
pub fn setup(options: &TableOptions, seats: usize) -> Result<Setup, Fault> {
    let composer = |code: &Option<String>| match code {
        None => Ok(None),
        Some(code) => Composer::ALL
            .into_iter()
            .find(|composer| composer.code() == code)
            .map(Some)
            .ok_or(Fault::Option("composer", "eybler|stadler|suessmayr|freystaedtler")),
    };
    let level = match &options.level {
        None => None,
        Some(code) => {
            let level = Level::ALL.into_iter().find(|level| level.code() == code);
            Some(level.ok_or(Fault::Option("level", "easy|middle|difficult"))?)
        }
    };
    let first = match options.first {
        None => None,
        Some(first) => {
            let seat = Seat::new(first).filter(|seat| seat.index() < seats);
            Some(seat.ok_or(Fault::Clash("first", "1..seats"))?)
        }
    };
    let setup = match level {
        Some(level) => Setup::solo(level),
        None => Setup::players(u8::try_from(seats).map_err(|_| Fault::Seats)?),
    };
    let (upper, lower) = (composer(&options.upper)?, composer(&options.lower)?);
    if upper.is_some() && upper == lower {
        return Err(Fault::Clash("lower", "upper ≠ lower"));
    }
    if level.is_some() && (lower.is_some() || first.is_some()) {
        return Err(Fault::Clash("level", "lower = null, first = null"));
    }
    Ok(Setup { upper, lower, first, ..setup })
}

/// The edition of a new game.
pub async fn edition(hall: &Hall, options: &TableOptions, why: For) -> Result<&'static Edition, Fault> {
    Ok(brought(hall, options, why).await?.unwrap_or(Edition::vienna()))
}

/// The edition that was chosen by its key, if any was.
pub async fn brought(
    hall: &Hall,
    options: &TableOptions,
    why: For,
) -> Result<Option<&'static Edition>, Fault> {
    let Some(hex) = &options.edition else { return Ok(None) };
    let key = Edition::read_hash(hex).ok_or(Fault::NoEdition)?;
    hall.editions().find(&key, why).await.map(Some)
}

/// The key of the edition that a table uses, if somebody brought it.
pub fn brought_key(options: &TableOptions) -> Option<store::Hash> {
    let key = options.edition.as_deref().and_then(Edition::read_hash)?;
    Some(key).filter(|key| Edition::released(key).is_none())
}

/// The edition that a game names by the hash of what matters in play: the one that was brought for it, or a release.
pub fn played(brought: Option<&'static Edition>, hash: &[u8; 32]) -> Option<&'static Edition> {
    brought.filter(|edition| edition.hash == *hash).or_else(|| Edition::released(hash))
}

/// The seed: the host's, or 256 bits of chance.
pub fn seed(options: &TableOptions) -> Result<Seed, Fault> {
    match &options.seed {
        Some(text) => {
            Seed::parse(text).map_err(|_| Fault::Option("seed", "0..18446744073709551615 / [0-9a-f]{64}"))
        }
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|_| Fault::Store)?;
            Ok(Seed(bytes))
        }
    }
}

/// A salt for the commitment to a seed: the host's seed may be a number that can be guessed.
pub fn salt() -> Result<Salt, Fault> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| Fault::Store)?;
    Ok(Salt(bytes))
}

/// The code of a bot that people meet.
pub fn bot(code: &str) -> Result<&'static str, Fault> {
    let codes = TEMPI.map(Tempo::code);
    let known = codes.into_iter().find(|known| *known == code);
    known.ok_or(Fault::Option("bot", "adagio|andante|moderato|allegro|vivace|presto"))
}

/// A name as others will read it: of one line, without anything that cannot be seen.
pub fn name(text: &str) -> Result<String, Fault> {
    let name = plain::line(text);
    let invisible = name.is_empty() && !text.trim().is_empty();
    if invisible || name.chars().count() > LONGEST_NAME || text.trim().chars().any(char::is_control) {
        return Err(Fault::Name);
    }
    Ok(name)
}
