//! A table: its options, its seats and its status.

use serde::{Deserialize, Serialize};

/// The options of a table, chosen when it is created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TableOptions {
    /// Whether the lobby lists the table. A table that is not public can only be opened by its link.
    #[serde(default)]
    pub public: bool,
    /// The level of the Soloist (`easy`, `middle`, `difficult`) for a solo game.
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
    /// A seed chosen by the host: a number or 64 hexadecimal digits. The other players see that the host knows the
    /// seed.
    #[cfg_attr(feature = "openapi", schema(pattern = "^([0-9]{1,19}|[0-9a-f]{64})$"))]
    #[serde(default)]
    pub seed: Option<String>,
    /// The hash of an edition that the server knows; the server's own edition if none.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[0-9a-f]{64}$"))]
    #[serde(default)]
    pub edition: Option<String>,
    /// The clock of each player; none for a game without clocks.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// When a bot takes over the seat of an inactive player; never if none.
    #[serde(default)]
    pub take_over: Option<TakeOver>,
    /// Whether players can write free text. Phrases can always be sent.
    #[serde(default = "yes")]
    pub talk: bool,
    /// Whether the page gives players advice of a bot when they ask for it.
    #[serde(default)]
    pub advice: bool,
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
            advice: false,
        }
    }
}

/// Each player's time for the whole game. When it runs out, a bot decides for the seat. A player who takes the seat
/// back has at least a minute on the clock.
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

/// When a bot takes over the seat of an inactive player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeOver {
    /// Seconds since it became the player's decision, from 30 to 2 592 000, and at most the seconds of the clock. If
    /// none, a time that fits the clock: minutes in a live game, hours or days in a game over days.
    #[cfg_attr(feature = "openapi", schema(minimum = 30, maximum = 2_592_000))]
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "crate::whole::optional")]
    pub seconds: Option<u32>,
    /// The bot, by its code.
    #[cfg_attr(
        feature = "openapi",
        schema(pattern = "^(adagio|andante|moderato|allegro|vivace|presto|prestissimo)$")
    )]
    pub bot: String,
}

impl TakeOver {
    /// The seconds that fit a clock.
    pub fn fitting(clock: Option<Clock>) -> u32 {
        const MINUTE: u32 = 60;
        const HOUR: u32 = 60 * MINUTE;
        const DAY: u32 = 24 * HOUR;
        match clock.map(|clock| clock.seconds) {
            None => 3 * DAY,
            Some(seconds) if seconds < 2 * MINUTE => seconds,
            Some(seconds) if seconds < 10 * MINUTE => 2 * MINUTE,
            Some(seconds) if seconds < HOUR => 5 * MINUTE,
            Some(seconds) if seconds < DAY => 10 * MINUTE,
            Some(seconds) if seconds < 3 * DAY => 12 * HOUR,
            Some(_) => DAY,
        }
    }
}

impl TableOptions {
    /// After how many seconds a bot takes over the seat of an inactive player; never if none.
    pub fn patience(&self) -> Option<u32> {
        let after = self.take_over.as_ref()?;
        Some(after.seconds.unwrap_or_else(|| TakeOver::fitting(self.clock)))
    }
}

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Seats are open; the game begins when all are taken.
    Waiting,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}

impl Status {
    /// All values.
    pub const ALL: [Status; 3] = [Status::Waiting, Status::Playing, Status::Over];

    /// Its code in JSON, in the database and in commands.
    pub fn code(self) -> &'static str {
        match self {
            Status::Waiting => "waiting",
            Status::Playing => "playing",
            Status::Over => "over",
        }
    }

    /// The status with this code.
    pub fn from_code(code: &str) -> Option<Status> {
        Status::ALL.into_iter().find(|status| status.code() == code)
    }
}

/// Who plays at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Patron))]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
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

impl SeatKind {
    /// All values.
    pub const ALL: [SeatKind; 5] =
        [SeatKind::Open, SeatKind::Human, SeatKind::Bot, SeatKind::Account, SeatKind::Soloist];

    /// Its code in JSON and in the database.
    pub fn code(self) -> &'static str {
        match self {
            SeatKind::Open => "open",
            SeatKind::Human => "human",
            SeatKind::Bot => "bot",
            SeatKind::Account => "account",
            SeatKind::Soloist => "soloist",
        }
    }

    /// The kind with this code.
    pub fn from_code(code: &str) -> Option<SeatKind> {
        SeatKind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Whether a player holds the seat: a person, or a program with an account.
    pub fn is_player(self) -> bool {
        matches!(self, SeatKind::Human | SeatKind::Account)
    }
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Seated))]
pub struct SeatInfo {
    /// Who plays there.
    pub by: SeatKind,
    /// The player's name; empty if they gave none.
    pub name: String,
    /// The code of the bot that decides: at a bot's seat, or at a player's seat that a bot has taken over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// Whether the player is connected.
    pub present: bool,
    /// The time left on the player's clock in milliseconds, at the time of this message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<i64>,
}

/// A player's request for an undo that needs the consent of the other players.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Request))]
pub struct UndoRequest {
    /// The seat that asked, counted from 1.
    pub by: u8,
    /// How many decisions would remain.
    pub moment: u64,
    /// The seats that agreed.
    pub agreed: Vec<u8>,
    /// The seats that have not answered yet.
    pub waiting: Vec<u8>,
    /// The deadline for the answers of players whose seat a bot has taken over, in milliseconds of Unix time. After it
    /// their answer is no.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<i64>,
}

/// A table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its id in links.
    pub id: String,
    /// Its status.
    pub status: Status,
    /// Its options. A seed chosen by the host is hidden until the game is over.
    pub options: TableOptions,
    /// Whether the host chose the seed and so can know everything hidden.
    pub host_knows_seed: bool,
    /// The seats, first to last.
    pub seats: Vec<SeatInfo>,
    /// Your seat, counted from 1; none if you are a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<u8>,
    /// Whether you created this table.
    pub host: bool,
    /// Who decides, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<u8>,
    /// The time since which this seat decides, in milliseconds of Unix time. Before the game: the time when the table
    /// was created.
    pub since: i64,
    /// The round, counted from 1; 0 before the game.
    pub round: u8,
    /// How many steps the journal has, undos included.
    pub revision: u64,
    /// How many decisions stand.
    pub moment: u64,
    /// The victory points so far, seat by seat; empty before the game.
    pub scores: Vec<u16>,
    /// How many spectators are connected.
    pub watching: u32,
    /// An undo request that waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<UndoRequest>,
    /// After the game: the id of the table of the rematch, once a player has started it. Spectators of a table that is
    /// not public do not get it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The commitment to the seed in hexadecimal digits; empty before the game.
    pub commitment: String,
    /// The hash of the edition in hexadecimal digits.
    pub edition: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_takes_over_after_minutes_in_a_live_game_and_after_hours_in_a_long_one() {
        let patience = |seconds: Option<u32>| {
            let clock = seconds.map(|seconds| Clock { seconds, per_turn: 0 });
            let take_over = Some(TakeOver { seconds: None, bot: "andante".to_owned() });
            TableOptions { clock, take_over, ..TableOptions::default() }.patience()
        };
        assert_eq!(patience(Some(900)), Some(300));
        assert_eq!(patience(Some(3600)), Some(600));
        assert_eq!(patience(Some(86_400)), Some(12 * 3600));
        assert_eq!(patience(None), Some(3 * 86_400));
        for seconds in [60, 119, 120, 599, 600, 3599, 3600, 86_399, 86_400, 2_592_000] {
            assert!(patience(Some(seconds)) <= Some(seconds), "not longer than the clock");
        }
        assert_eq!(TableOptions::default().patience(), None, "never");
    }

    #[test]
    fn a_table_of_an_earlier_version_gives_no_advice() {
        let stored = r#"{"public":true,"clock":null,"take_over":null,"talk":true}"#;
        let options: TableOptions = serde_json::from_str(stored).unwrap();
        assert!(options.public && !options.advice);
    }
}
