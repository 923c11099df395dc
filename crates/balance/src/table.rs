//! The tables at which games are played.

use bots::{Bot, Lean};
use rules::Setup;
use serde::{Deserialize, Serialize};
use vocab::{Composer, Level, Seat};

/// A kind of game that is measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Table {
    /// Two.
    Two,
    /// Three.
    Three,
    /// Four.
    Four,
    /// Four with a plan each.
    Plans,
    /// One against the Soloist, easy.
    Easy,
    /// Middle.
    Middle,
    /// Difficult.
    Difficult,
}

impl Table {
    /// All of them.
    pub const ALL: [Table; 7] =
        [Table::Two, Table::Three, Table::Four, Table::Plans, Table::Easy, Table::Middle, Table::Difficult];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Table::Two => "2",
            Table::Three => "3",
            Table::Four => "4",
            Table::Plans => "plans",
            Table::Easy => "easy",
            Table::Middle => "middle",
            Table::Difficult => "difficult",
        }
    }

    /// The table with this written form.
    pub fn from_code(code: &str) -> Option<Table> {
        Table::ALL.into_iter().find(|table| table.code() == code)
    }

    /// The table at which so many equal bots sit.
    pub const fn of(players: u8) -> Option<Table> {
        match players {
            2 => Some(Table::Two),
            3 => Some(Table::Three),
            4 => Some(Table::Four),
            _ => None,
        }
    }

    /// How many equal bots play for themselves; none at the tables of plans and of the Soloist.
    pub const fn players(self) -> Option<u8> {
        match self {
            Table::Two => Some(2),
            Table::Three => Some(3),
            Table::Four => Some(4),
            Table::Plans | Table::Easy | Table::Middle | Table::Difficult => None,
        }
    }

    /// The level of the Soloist.
    pub const fn level(self) -> Option<Level> {
        match self {
            Table::Easy => Some(Level::Easy),
            Table::Middle => Some(Level::Middle),
            Table::Difficult => Some(Level::Difficult),
            Table::Two | Table::Three | Table::Four | Table::Plans => None,
        }
    }

    /// How many games are played when so many are wanted: plans sit in every order equally often.
    pub const fn games(self, wanted: u64) -> u64 {
        match self {
            Table::Plans => wanted.next_multiple_of(ORDERS),
            _ => wanted,
        }
    }

    /// How the game with this number is set up; composers take turns, so that all pairs meet equally often.
    pub fn setup(self, number: u64) -> Setup {
        if let Some(level) = self.level() {
            return Setup { upper: Some(Composer::ALL[number as usize % 4]), ..Setup::solo(level) };
        }
        let deal = self.deal(number) as usize % 12;
        let (upper, step) = (deal / 3, deal % 3 + 1);
        let pair = [upper, (upper + step) % 4].map(|at| Some(Composer::ALL[at]));
        // Plans sit in every order, so somebody is first in fact and not by luck.
        let first = (self == Table::Plans).then(|| Seat::at(0));
        Setup { upper: pair[0], lower: pair[1], first, ..Setup::players(self.players().unwrap_or(4)) }
    }

    /// The luck of a game: all orders of the plans play one deal.
    pub const fn deal(self, number: u64) -> u64 {
        match self {
            Table::Plans => number / ORDERS,
            _ => number,
        }
    }

    /// The plan of a seat.
    pub fn lean(self, number: u64, seat: usize) -> Option<Lean> {
        let order = (number % ORDERS) as usize;
        let others: [[usize; 4]; 6] =
            [[0, 1, 2, 3], [0, 1, 3, 2], [0, 2, 1, 3], [0, 2, 3, 1], [0, 3, 1, 2], [0, 3, 2, 1]];
        (self == Table::Plans).then(|| Lean::ALL[others[order / 4][(seat + order) % 4]])
    }
}

/// Four plans can sit in so many orders.
const ORDERS: u64 = 24;

/// How bots with a plan choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Family {
    /// They try out what comes next.
    Flat,
    /// They only weigh.
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

    /// The family that is like this bot.
    pub const fn of(bot: Bot) -> Family {
        if bot.simulations() > 0 { Family::Flat } else { Family::Greedy }
    }

    /// Its bot that leans like this.
    pub const fn bot(self, lean: Lean) -> Bot {
        match self {
            Family::Flat => Bot::Flat(Some(lean)),
            Family::Greedy => Bot::Greedy(Some(lean)),
        }
    }
}

impl From<Table> for String {
    fn from(table: Table) -> String {
        table.code().to_owned()
    }
}

impl TryFrom<String> for Table {
    type Error = String;
    fn try_from(code: String) -> Result<Table, String> {
        Table::from_code(&code).ok_or(code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_plan_sits_everywhere_equally_often() {
        let mut seats = BTreeMap::new();
        for (number, seat) in (0..24).flat_map(|number| (0..4).map(move |seat| (number, seat))) {
            *seats.entry((Table::Plans.lean(number, seat), seat)).or_insert(0) += 1;
        }
        assert_eq!(seats.into_values().collect::<Vec<_>>(), [6; 16]);
    }

    #[test]
    fn no_order_of_plans_comes_twice() {
        let orders = (0..24).map(|number| [0, 1, 2, 3].map(|seat| Table::Plans.lean(number, seat)));
        assert_eq!(orders.collect::<std::collections::BTreeSet<_>>().len(), 24);
    }

    #[test]
    fn all_pairs_of_composers_meet_equally_often() {
        let mut pairs = BTreeMap::new();
        for number in 0..24 {
            let setup = Table::Three.setup(number);
            let mut pair = [setup.upper, setup.lower];
            pair.sort();
            *pairs.entry(pair).or_insert(0) += 1;
        }
        assert_eq!(pairs.into_values().collect::<Vec<_>>(), [4; 6]);
    }
}
