//! The bots that take part, parsed from words such as `flat@200`.

use crate::Player;
use bots::Bot;
use std::time::Duration;

/// A limit for each decision of a bot.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ThinkingLimit {
    /// A number of simulations.
    Simulations(u32),
    /// A time.
    Time(Duration),
}

impl ThinkingLimit {
    /// Parses `200` (simulations) or `0.05s` (seconds).
    ///
    /// # Examples
    /// ```
    /// use arena::ThinkingLimit;
    /// assert_eq!(ThinkingLimit::parse("200"), Some(ThinkingLimit::Simulations(200)));
    /// assert_eq!(ThinkingLimit::parse("0.05s"), Some(ThinkingLimit::Time(std::time::Duration::from_millis(50))));
    /// assert_eq!(ThinkingLimit::parse("0s"), None);
    /// ```
    pub fn parse(text: &str) -> Option<ThinkingLimit> {
        match text.strip_suffix('s') {
            Some(seconds) => ThinkingLimit::seconds(seconds.parse().ok()?),
            None => text.parse().ok().filter(|n| *n > 0).map(ThinkingLimit::Simulations),
        }
    }

    /// A time limit between a millisecond and an hour.
    pub fn seconds(seconds: f64) -> Option<ThinkingLimit> {
        (0.001..=3600.0).contains(&seconds).then(|| ThinkingLimit::Time(Duration::from_secs_f64(seconds)))
    }
}

impl std::fmt::Display for ThinkingLimit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ThinkingLimit::Simulations(n) => write!(f, "{n}"),
            ThinkingLimit::Time(time) => write!(f, "{}s", time.as_secs_f64()),
        }
    }
}

/// A bot that takes part.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// Its name: the word that `parse` understands.
    pub name: String,
    /// The bot and its limits.
    pub player: Player,
}

/// Why a word is not an entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntrantError {
    /// There is no bot with this name.
    Unknown(String),
    /// The text after `@` is not a valid limit.
    Budget(String),
}

impl Entrant {
    /// Parses a bot with an optional limit. A bot that simulates and has no limit of its own gets the
    /// default.
    ///
    /// # Errors
    /// The bot is unknown or the limit is invalid.
    ///
    /// # Examples
    /// ```
    /// use arena::{Entrant, ThinkingLimit};
    /// let default = Some(ThinkingLimit::Simulations(50));
    /// assert_eq!(Entrant::parse("flat@200", default).unwrap().player.simulations, Some(200));
    /// assert_eq!(Entrant::parse("flat", default).unwrap().name, "flat@50");
    /// assert_eq!(Entrant::parse("greedy", default).unwrap().name, "greedy");
    /// ```
    pub fn parse(word: &str, default: Option<ThinkingLimit>) -> Result<Entrant, EntrantError> {
        let (code, own) = match word.split_once('@') {
            Some((code, own)) => (code, Some(own)),
            None => (word, None),
        };
        let bot = Bot::from_code(code).ok_or_else(|| EntrantError::Unknown(code.to_owned()))?;
        let limit = match own {
            Some(text) => {
                Some(ThinkingLimit::parse(text).ok_or_else(|| EntrantError::Budget(text.to_owned()))?)
            }
            None => default.filter(|_| bot.simulations() > 0),
        };
        Ok(Entrant::new(bot, limit))
    }

    fn new(bot: Bot, limit: Option<ThinkingLimit>) -> Entrant {
        let name = limit.map_or_else(|| bot.code().to_owned(), |limit| format!("{bot}@{limit}"));
        let mut player = Player::from(bot);
        match limit {
            Some(ThinkingLimit::Simulations(n)) => player.simulations = Some(n),
            Some(ThinkingLimit::Time(time)) => player.time = Some(time),
            None => {}
        }
        Entrant { name, player }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_bot_or_an_invalid_limit_is_an_error() {
        let parse = |word: &str| Entrant::parse(word, None).unwrap_err();
        assert_eq!(parse("furioso@200"), EntrantError::Unknown("furioso".to_owned()));
        for budget in ["", "0", "-1", "s", "0s", "1.5", "NaNs", "infs", "99999s"] {
            assert_eq!(parse(&format!("flat@{budget}")), EntrantError::Budget(budget.to_owned()));
        }
    }

    #[test]
    fn a_name_makes_the_same_entrant_again() {
        for word in ["flat", "flat@200", "presto@0.05s", "greedy-opus"] {
            let entrant = Entrant::parse(word, None).unwrap();
            assert_eq!(
                (entrant.name.as_str(), Entrant::parse(&entrant.name, None)),
                (word, Ok(entrant.clone()))
            );
        }
    }
}
