//! Who takes part: a bot, perhaps with a budget of its own, written in one word.

use crate::Player;
use bots::Bot;
use std::time::Duration;

/// What a bot may use for a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Pace {
    /// So often it may try out what comes next.
    Simulations(u32),
    /// So long it may think.
    Time(Duration),
}

impl Pace {
    /// Reads `200` (simulations) or `0.05s` (seconds).
    ///
    /// # Examples
    /// ```
    /// use arena::Pace;
    /// assert_eq!(Pace::parse("200"), Some(Pace::Simulations(200)));
    /// assert_eq!(Pace::parse("0.05s"), Some(Pace::Time(std::time::Duration::from_millis(50))));
    /// assert_eq!(Pace::parse("0s"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Pace> {
        match text.strip_suffix('s') {
            Some(seconds) => Pace::seconds(seconds.parse().ok()?),
            None => text.parse().ok().filter(|n| *n > 0).map(Pace::Simulations),
        }
    }

    /// From a millisecond to an hour.
    pub fn seconds(seconds: f64) -> Option<Pace> {
        (0.001..=3600.0).contains(&seconds).then(|| Pace::Time(Duration::from_secs_f64(seconds)))
    }
}

impl std::fmt::Display for Pace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Pace::Simulations(n) => write!(f, "{n}"),
            Pace::Time(time) => write!(f, "{}s", time.as_secs_f64()),
        }
    }
}

/// A bot that takes part.
#[derive(Clone, PartialEq, Debug)]
pub struct Entrant {
    /// What it is called: the word that makes it.
    pub name: String,
    /// Who plays.
    pub player: Player,
}

/// A word that is no entrant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntrantError {
    /// There is no bot of this name.
    Unknown(String),
    /// What follows the `@` is no budget.
    Budget(String),
}

impl Entrant {
    /// Reads a bot and its budget; a bot that searches and has none of its own gets the usual one.
    ///
    /// # Errors
    /// An unknown bot, or a budget that is none.
    ///
    /// # Examples
    /// ```
    /// use arena::{Entrant, Pace};
    /// let usual = Some(Pace::Simulations(50));
    /// assert_eq!(Entrant::parse("flat@200", usual).unwrap().player.simulations, Some(200));
    /// assert_eq!(Entrant::parse("flat", usual).unwrap().name, "flat@50");
    /// assert_eq!(Entrant::parse("greedy", usual).unwrap().name, "greedy");
    /// ```
    pub fn parse(word: &str, usual: Option<Pace>) -> Result<Entrant, EntrantError> {
        let (code, own) = match word.split_once('@') {
            Some((code, own)) => (code, Some(own)),
            None => (word, None),
        };
        let bot = Bot::from_code(code).ok_or_else(|| EntrantError::Unknown(code.to_owned()))?;
        let pace = match own {
            Some(text) => Some(Pace::parse(text).ok_or_else(|| EntrantError::Budget(text.to_owned()))?),
            None => usual.filter(|_| bot.simulations() > 0),
        };
        Ok(Entrant::new(bot, pace))
    }

    fn new(bot: Bot, pace: Option<Pace>) -> Entrant {
        let name = pace.map_or_else(|| bot.code().to_owned(), |pace| format!("{bot}@{pace}"));
        let mut player = Player::from(bot);
        match pace {
            Some(Pace::Simulations(n)) => player.simulations = Some(n),
            Some(Pace::Time(time)) => player.time = Some(time),
            None => {}
        }
        Entrant { name, player }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_bot_and_what_is_no_budget_is_told() {
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
