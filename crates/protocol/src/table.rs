//! A table and who sits at it.

use serde::{Deserialize, Serialize};

/// What is chosen when a table is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableOptions {
    /// Whether the lobby shows it; else only those with a link find it.
    #[serde(default)]
    pub public: bool,
    /// The level of the Soloist (`easy`, `middle`, `difficult`) for a table of one.
    #[cfg_attr(feature = "openapi", schema(pattern = "^(easy|middle|difficult)$"))]
    #[serde(default)]
    pub level: Option<String>,
    /// The composer of the upper line (`eybler`, `suessmayr`, …); random if none.
    #[cfg_attr(feature = "openapi", schema(pattern = "^(eybler|freystaedtler|stadler|suessmayr)$"))]
    #[serde(default)]
    pub upper: Option<String>,
    /// The composer of the lower line.
    #[cfg_attr(feature = "openapi", schema(pattern = "^(eybler|freystaedtler|stadler|suessmayr)$"))]
    #[serde(default)]
    pub lower: Option<String>,
    /// The first player, counted from 1; random if none.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 4))]
    #[serde(default, deserialize_with = "crate::whole::optional")]
    pub first: Option<u8>,
    /// A seed chosen by the host, a number or 64 hexadecimal digits. The others are told that the host knows it.
    #[cfg_attr(feature = "openapi", schema(pattern = "^([0-9]{1,19}|[0-9a-f]{64})$"))]
    #[serde(default)]
    pub seed: Option<String>,
    /// The hash of an edition that the server knows; its own if none.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{64}$"))]
    #[serde(default)]
    pub edition: Option<String>,
    /// Clocks; none if there is no hurry.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// When a bot takes over for somebody who does not decide; never if none.
    #[serde(default)]
    pub take_over: Option<TakeOver>,
    /// Whether people can write to each other; the phrases are always there.
    #[serde(default = "yes")]
    pub talk: bool,
}

fn yes() -> bool {
    true
}

impl Default for TableOptions {
    fn default() -> Self {
        TableOptions {
            public: false,
            level: None,
            upper: None,
            lower: None,
            first: None,
            seed: None,
            edition: None,
            clock: None,
            take_over: None,
            talk: true,
        }
    }
}

/// Each player's time for the whole game; for whoever runs out of it a bot decides, until they take the seat back,
/// with a minute on the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Seconds at the start, from 60 to 2 592 000 (thirty days).
    #[cfg_attr(feature = "openapi", schema(minimum = 60, maximum = 2_592_000))]
    #[serde(deserialize_with = "crate::whole::number")]
    pub seconds: u32,
    /// Seconds added for each turn that is ended, at most 604 800 (a week).
    #[cfg_attr(feature = "openapi", schema(maximum = 604_800))]
    #[serde(default, deserialize_with = "crate::whole::number")]
    pub per_turn: u32,
}

/// After how long a bot takes over the seat of somebody who does not decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    /// Seconds since they were asked, from 30 to 2 592 000.
    #[cfg_attr(feature = "openapi", schema(minimum = 30, maximum = 2_592_000))]
    #[serde(deserialize_with = "crate::whole::number")]
    pub seconds: u32,
    /// The bot, by its code.
    #[cfg_attr(feature = "openapi", schema(pattern = "^(adagio|andante|moderato|allegro|vivace|presto)$"))]
    pub bot: String,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are open; the game begins when all are taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Patron {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// A bot of the server.
    Bot,
    /// A program that plays through this API.
    Account,
    /// The Soloist.
    Soloist,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seated {
    /// Who sits there.
    pub by: Patron,
    /// What the others call them; empty if they gave no name.
    pub name: String,
    /// The bot that decides, by its code: of a bot's seat, or of a person's while it is taken over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether they are connected now.
    pub present: bool,
    /// The time left on their clock in milliseconds when this was written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<i64>,
}

/// Somebody's wish to go back beyond what is free.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Request {
    /// Whose, counted from 1.
    pub by: u8,
    /// How many decisions would remain.
    pub moment: u64,
    /// The seats that agreed.
    pub agreed: Vec<u8>,
    /// The seats still to answer.
    pub waiting: Vec<u8>,
    /// Until when those may answer for whom a bot stands in, in milliseconds of Unix time; then their bot says no.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
}

/// A table as its viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its name in links.
    pub id: String,
    /// Where it is in its life.
    pub status: Status,
    /// What was chosen for it. A seed of the host is not shown before the end.
    pub options: TableOptions,
    /// Whether the host chose the seed, and so may know what is hidden.
    pub host_knows_seed: bool,
    /// The seats, first to last.
    pub seats: Vec<Seated>,
    /// Your seat, counted from 1; none if you watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
    /// Whether you made this table.
    pub host: bool,
    /// Who decides, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<u8>,
    /// Since when, in milliseconds of Unix time; before the game when the table was made.
    pub since: i64,
    /// The round, counted from 1; 0 before the game.
    pub round: u8,
    /// How many steps were taken, undos included.
    pub revision: u64,
    /// How many decisions stand.
    pub moment: u64,
    /// The victory points so far, seat by seat; empty before the game.
    pub scores: Vec<u16>,
    /// How many watch.
    pub watching: u32,
    /// A wish to go back that waits for consent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<Request>,
    /// The commitment to the seed in hexadecimal digits; empty before the game.
    pub commitment: String,
    /// The hash of the edition in hexadecimal digits.
    pub edition: String,
}
