//! Checks the options of a new table and converts them to the types of the game.

use crate::api_error::ApiError;
use crate::editions::For;
use crate::sanitize;
use crate::table_registry::TableRegistry;
use bots::Tempo;
use edition::Edition;
use protocol::{LONGEST_NAME, TableOptions};
use table::{Salt, Seed, Setup};
use vocab::{Composer, Level, Seat};

/// Thirty days in seconds.
const MONTH: u32 = 30 * 24 * 60 * 60;
/// A week in seconds.
const WEEK: u32 = 7 * 24 * 60 * 60;
/// The levels of bots that players can choose.
const TEMPI: [Tempo; 7] = Tempo::ALL;

/// Checks all options of a table with this number of seats.
pub async fn check(registry: &TableRegistry, options: &TableOptions, seats: usize) -> Result<(), ApiError> {
    let setup = setup(options, seats)?;
    let edition = edition(registry, options, For::NewTable).await?;
    let seed = seed(options)?;
    table::Table::deal(&setup, edition, seed, Vec::new()).map_err(|_| ApiError::Seats)?;
    if let Some(clock) = options.clock
        && (!(60..=MONTH).contains(&clock.seconds) || clock.per_turn > WEEK)
    {
        return Err(ApiError::Option("clock", "60..2592000 seconds, per_turn 0..604800"));
    }
    if let Some(after) = &options.take_over {
        bot(&after.bot)?;
        if after.seconds.is_some_and(|seconds| !(30..=MONTH).contains(&seconds)) {
            return Err(ApiError::Option("take_over", "30..2592000 seconds"));
        }
        // A longer time would never pass: the clock runs out before it.
        if let (Some(seconds), Some(clock)) = (after.seconds, options.clock)
            && seconds > clock.seconds
        {
            return Err(ApiError::Clash("take_over", "take_over.seconds <= clock.seconds"));
        }
    }
    Ok(())
}

/// The set-up of the game.
pub fn setup(options: &TableOptions, seats: usize) -> Result<Setup, ApiError> {
    let composer = |code: &Option<String>| match code {
        None => Ok(None),
        Some(code) => Composer::ALL
            .into_iter()
            .find(|composer| composer.code() == code)
            .map(Some)
            .ok_or(ApiError::Option("composer", "eybler|stadler|suessmayr|freystaedtler")),
    };
    let level = match &options.level {
        None => None,
        Some(code) => {
            let level = Level::ALL.into_iter().find(|level| level.code() == code);
            Some(level.ok_or(ApiError::Option("level", "easy|middle|difficult"))?)
        }
    };
    let first = match options.first {
        None => None,
        Some(first) => {
            let seat = Seat::new(first).filter(|seat| seat.index() < seats);
            Some(seat.ok_or(ApiError::Clash("first", "1..seats"))?)
        }
    };
    let setup = match level {
        Some(level) => Setup::solo(level),
        None => Setup::players(u8::try_from(seats).map_err(|_| ApiError::Seats)?),
    };
    let (upper, lower) = (composer(&options.upper)?, composer(&options.lower)?);
    if upper.is_some() && upper == lower {
        return Err(ApiError::Clash("lower", "upper ≠ lower"));
    }
    if level.is_some() && (lower.is_some() || first.is_some()) {
        return Err(ApiError::Clash("level", "lower = null, first = null"));
    }
    Ok(Setup { upper, lower, first, ..setup })
}

/// The edition of a new game.
pub async fn edition(
    registry: &TableRegistry,
    options: &TableOptions,
    why: For,
) -> Result<&'static Edition, ApiError> {
    Ok(brought(registry, options, why).await?.unwrap_or(Edition::vienna()))
}

/// The edition that the options name by its key, if any.
pub async fn brought(
    registry: &TableRegistry,
    options: &TableOptions,
    why: For,
) -> Result<Option<&'static Edition>, ApiError> {
    let Some(hex) = &options.edition else { return Ok(None) };
    let key = Edition::read_hash(hex).ok_or(ApiError::NoEdition)?;
    registry.editions().find(&key, why).await.map(Some)
}

/// The key of a table's edition, if it was uploaded.
pub fn brought_key(options: &TableOptions) -> Option<store::Hash> {
    let key = options.edition.as_deref().and_then(Edition::read_hash)?;
    Some(key).filter(|key| Edition::released(key).is_none())
}

/// The edition of a game by its hash: the one uploaded for the table, or a released one.
pub fn played(brought: Option<&'static Edition>, hash: &[u8; 32]) -> Option<&'static Edition> {
    brought.filter(|edition| edition.hash == *hash).or_else(|| Edition::released(hash))
}

/// The host's seed, or 256 random bits.
pub fn seed(options: &TableOptions) -> Result<Seed, ApiError> {
    match &options.seed {
        Some(text) => {
            Seed::parse(text).map_err(|_| ApiError::Option("seed", "0..18446744073709551615 / [0-9a-f]{64}"))
        }
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).map_err(|_| ApiError::Store)?;
            Ok(Seed(bytes))
        }
    }
}

/// A random salt for the commitment to the seed, because a seed chosen by the host could be guessed.
pub fn salt() -> Result<Salt, ApiError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|_| ApiError::Store)?;
    Ok(Salt(bytes))
}

/// Checks the code of a bot.
pub fn bot(code: &str) -> Result<&'static str, ApiError> {
    let codes = TEMPI.map(Tempo::code);
    let known = codes.into_iter().find(|known| *known == code);
    known.ok_or(ApiError::Option("bot", "adagio|andante|moderato|allegro|vivace|presto|prestissimo"))
}

/// A player's name as one line without invisible characters.
pub fn name(text: &str) -> Result<String, ApiError> {
    let name = sanitize::single_line(text);
    let invisible = name.is_empty() && !text.trim().is_empty();
    if invisible || name.chars().count() > LONGEST_NAME || text.trim().chars().any(char::is_control) {
        return Err(ApiError::Name);
    }
    Ok(name)
}
