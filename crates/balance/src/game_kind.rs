//! The kinds of games that are played.

use bots::{Bot, Lean};
use rules::Setup;
use serde::{Deserialize, Serialize};
use vocab::{Composer, Level, Seat};

/// A kind of game, by number of players and bots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum GameKind {
    /// Two equal bots.
    Two,
    /// Three equal bots.
    Three,
    /// Four equal bots.
    Four,
    /// Four bots, each with its own strategy (a [`Lean`]).
    Plans,
    /// One bot against the Soloist, easy.
    Easy,
    /// One bot against the Soloist, middle.
    Middle,
    /// One bot against the Soloist, difficult.
    Difficult,
}

impl GameKind {
    /// All kinds.
    pub const ALL: [GameKind; 7] = [
        GameKind::Two,
        GameKind::Three,
        GameKind::Four,
        GameKind::Plans,
        GameKind::Easy,
        GameKind::Middle,
        GameKind::Difficult,
    ];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            GameKind::Two => "2",
            GameKind::Three => "3",
            GameKind::Four => "4",
            GameKind::Plans => "plans",
            GameKind::Easy => "easy",
            GameKind::Middle => "middle",
            GameKind::Difficult => "difficult",
        }
    }

    /// The kind with this written form.
    pub fn from_code(code: &str) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// The kind with this number of equal bots.
    pub const fn of(players: u8) -> Option<GameKind> {
        match players {
            2 => Some(GameKind::Two),
            3 => Some(GameKind::Three),
            4 => Some(GameKind::Four),
            _ => None,
        }
    }

    /// The number of equal bots; none for games with strategies and against the Soloist.
    pub const fn players(self) -> Option<u8> {
        match self {
            GameKind::Two => Some(2),
            GameKind::Three => Some(3),
            GameKind::Four => Some(4),
            GameKind::Plans | GameKind::Easy | GameKind::Middle | GameKind::Difficult => None,
        }
    }

    /// The level of the Soloist.
    pub const fn level(self) -> Option<Level> {
        match self {
            GameKind::Easy => Some(Level::Easy),
            GameKind::Middle => Some(Level::Middle),
            GameKind::Difficult => Some(Level::Difficult),
            GameKind::Two | GameKind::Three | GameKind::Four | GameKind::Plans => None,
        }
    }

    /// How many games are played if this many are wanted. With strategies the number is rounded up, so that all seat
    /// orders are equally frequent.
    pub const fn games(self, wanted: u64) -> u64 {
        match self {
            GameKind::Plans => wanted.next_multiple_of(ORDERS),
            _ => wanted,
        }
    }

    /// The set-up of the game with this number. The composers change from game to game, so that all pairs
    /// occur equally often.
    pub fn setup(self, number: u64) -> Setup {
        if let Some(level) = self.level() {
            return Setup { upper: Some(Composer::ALL[number as usize % 4]), ..Setup::solo(level) };
        }
        let deal = self.deal(number) as usize % 12;
        let (upper, step) = (deal / 3, deal % 3 + 1);
        let pair = [upper, (upper + step) % 4].map(|at| Some(Composer::ALL[at]));
        // Every order of the strategies is played, so the first player must not be drawn.
        let first = (self == GameKind::Plans).then(|| Seat::at(0));
        Setup { upper: pair[0], lower: pair[1], first, ..Setup::players(self.players().unwrap_or(4)) }
    }

    /// The number of the deal. All orders of the strategies play the same deal.
    pub const fn deal(self, number: u64) -> u64 {
        match self {
            GameKind::Plans => number / ORDERS,
            _ => number,
        }
    }

    /// The strategy of a seat.
    pub fn lean(self, number: u64, seat: usize) -> Option<Lean> {
        let order = (number % ORDERS) as usize;
        let others: [[usize; 4]; 6] =
            [[0, 1, 2, 3], [0, 1, 3, 2], [0, 2, 1, 3], [0, 2, 3, 1], [0, 3, 1, 2], [0, 3, 2, 1]];
        (self == GameKind::Plans).then(|| Lean::ALL[others[order / 4][(seat + order) % 4]])
    }
}

/// The number of orders in which four strategies can sit.
const ORDERS: u64 = 24;

/// The type of bot that plays a strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// Bots that simulate.
    Flat,
    /// Bots that only evaluate.
    Greedy,
}

impl Family {
    /// Both.
    pub const ALL: [Family; 2] = [Family::Flat, Family::Greedy];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Family::Flat => "flat",
            Family::Greedy => "greedy",
        }
    }

    /// The family with this written form.
    pub fn from_code(code: &str) -> Option<Family> {
        Family::ALL.into_iter().find(|family| family.code() == code)
    }

    /// The family to which a bot is most similar.
    pub const fn of(bot: Bot) -> Family {
        if bot.simulations() > 0 { Family::Flat } else { Family::Greedy }
    }

    /// The bot of this family with this strategy.
    pub const fn bot(self, lean: Lean) -> Bot {
        match self {
            Family::Flat => Bot::Flat(Some(lean)),
            Family::Greedy => Bot::Greedy(Some(lean)),
        }
    }
}

impl From<GameKind> for String {
    fn from(kind: GameKind) -> String {
        kind.code().to_owned()
    }
}

impl TryFrom<String> for GameKind {
    type Error = String;
    fn try_from(code: String) -> Result<GameKind, String> {
        GameKind::from_code(&code).ok_or(code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_strategy_has_every_seat_equally_often() {
        let mut seats = BTreeMap::new();
        for (number, seat) in (0..24).flat_map(|number| (0..4).map(move |seat| (number, seat))) {
            *seats.entry((GameKind::Plans.lean(number, seat), seat)).or_insert(0) += 1;
        }
        assert_eq!(seats.into_values().collect::<Vec<_>>(), [6; 16]);
    }

    #[test]
    fn no_order_of_strategies_occurs_twice() {
        let orders = (0..24).map(|number| [0, 1, 2, 3].map(|seat| GameKind::Plans.lean(number, seat)));
        assert_eq!(orders.collect::<std::collections::BTreeSet<_>>().len(), 24);
    }

    #[test]
    fn all_pairs_of_composers_meet_equally_often() {
        let mut pairs = BTreeMap::new();
        for number in 0..24 {
            let setup = GameKind::Three.setup(number);
            let mut pair = [setup.upper, setup.lower];
            pair.sort();
            *pairs.entry(pair).or_insert(0) += 1;
        }
        assert_eq!(pairs.into_values().collect::<Vec<_>>(), [4; 6]);
    }
}
