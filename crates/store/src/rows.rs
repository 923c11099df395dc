//! The rows of the database as types.

use crate::Hash;
use protocol::http::LinkKind;
use protocol::{SeatKind, Status};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

/// The primary key of a table.
pub type TableKey = i64;
/// The primary key of a player.
pub type PlayerKey = i64;

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its key.
    pub key: TableKey,
    /// Its id in links.
    pub id: String,
    /// The player who created it.
    pub host: Option<PlayerKey>,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Its status.
    pub status: Status,
    /// Its options, as JSON.
    pub options: String,
    /// The `.game` file without decisions; none before the game starts.
    pub start: Option<String>,
    /// When it was created. All times are Unix times in milliseconds.
    pub created: i64,
    /// When the game began.
    pub began: Option<i64>,
    /// The clocks at a revision, as JSON.
    pub clocks: Option<String>,
    /// A request that waits for consent, as JSON.
    pub request: Option<String>,
    /// Why the table was quarantined, if it was.
    pub aside: Option<String>,
    /// The revision at which the last turn began for which an absent player was notified.
    pub told: Option<u64>,
    /// The address from which it was created.
    pub made_from: Option<String>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Its number, counted from 1.
    pub seat: u8,
    /// Who plays it.
    pub by: SeatKind,
    /// The player's name.
    pub name: String,
    /// The bot that plays it: at a bot's seat, or while a bot replaces a person.
    pub bot: Option<String>,
    /// Whether nobody may be invited here, because the host removed a player during the game.
    pub shut: bool,
}

/// A table to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id in links.
    pub id: String,
    /// The player who creates it.
    pub host: PlayerKey,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Its options, as JSON.
    pub options: String,
    /// The host's device, such as `Firefox, Android`.
    pub device: String,
    /// When it is created.
    pub created: i64,
    /// The address from which it is created.
    pub made_from: Option<String>,
    /// Whether only bots can play at it.
    pub bots_only: bool,
    /// The seats, first to last.
    pub seats: Vec<NewSeat>,
    /// The key of an uploaded edition; none for a built-in one.
    pub edition: Option<Hash>,
}

/// A seat of a table to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeat {
    /// The seat.
    pub row: SeatRow,
    /// Whether the host holds it.
    pub host_holds: bool,
    /// The hash of the secret of its invitation, if it has one.
    pub invitation: Option<Hash>,
}

/// An unused link to a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkRow {
    /// The hash of its secret.
    pub hash: Hash,
    /// Its kind.
    pub kind: LinkKind,
    /// When it expires; never if none.
    pub until: Option<i64>,
}

/// A device of the player at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceRow {
    /// The player whose session it has.
    pub player: PlayerKey,
    /// Its name, such as `Firefox, Android`.
    pub device: String,
    /// When it was added; 0 if unknown.
    pub since: i64,
}

/// A step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalRow {
    /// Its number, counted from 1 without gaps.
    pub revision: u64,
    /// When it was made.
    pub at: i64,
    /// The step in notation.
    pub line: String,
}

/// A chat message or another event outside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TalkRow {
    /// Its number at the table.
    pub id: i64,
    /// When it was sent.
    pub at: i64,
    /// The seat that sent it.
    pub seat: u8,
    /// How many decisions stood at that time.
    pub moment: u64,
    /// Its content, as JSON.
    pub told: String,
}

/// A player to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPlayer {
    /// The hash of the secret of their first session.
    pub session: Hash,
    /// Their name.
    pub name: String,
    /// Whether it is a program.
    pub account: bool,
    /// When the player is added.
    pub at: i64,
    /// The address the player comes from.
    pub from: Option<String>,
}

/// A player: a person or a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRow {
    /// Their key.
    pub key: PlayerKey,
    /// Their name.
    pub name: String,
    /// The address that is notified when it is their turn.
    pub webhook: Option<String>,
    /// Whether it is a program.
    pub account: bool,
}

/// Parses a code of the database.
fn decode<T>(from_code: impl Fn(&str) -> Option<T>, code: &str) -> Result<T, sqlx::Error> {
    from_code(code).ok_or_else(|| sqlx::Error::Decode(code.into()))
}

/// Parses a stored status.
pub(crate) fn decode_status(code: &str) -> Result<Status, sqlx::Error> {
    decode(Status::from_code, code)
}

/// Parses who plays a seat.
pub(crate) fn decode_seat_kind(code: &str) -> Result<SeatKind, sqlx::Error> {
    decode(SeatKind::from_code, code)
}

/// Parses a stored hash.
pub(crate) fn hash(kept: &[u8]) -> Result<Hash, sqlx::Error> {
    kept.try_into().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}

impl FromRow<'_, SqliteRow> for TableRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(TableRow {
            key: row.try_get("key")?,
            id: row.try_get("id")?,
            host: row.try_get("host")?,
            public: row.try_get("public")?,
            status: decode_status(row.try_get("status")?)?,
            options: row.try_get("options")?,
            start: row.try_get("start")?,
            created: row.try_get("created")?,
            began: row.try_get("began")?,
            clocks: row.try_get("clocks")?,
            request: row.try_get("request")?,
            aside: row.try_get("aside")?,
            told: row.try_get("told")?,
            made_from: row.try_get("made_from")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for SeatRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(SeatRow {
            seat: row.try_get("seat")?,
            by: decode_seat_kind(row.try_get("by")?)?,
            name: row.try_get("name")?,
            bot: row.try_get("bot")?,
            shut: row.try_get("shut")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for LinkRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(LinkRow {
            hash: hash(row.try_get("hash")?)?,
            kind: decode(LinkKind::from_code, row.try_get("kind")?)?,
            until: row.try_get("until")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for DeviceRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(DeviceRow {
            player: row.try_get("player")?,
            device: row.try_get("device")?,
            since: row.try_get("since")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for JournalRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(JournalRow {
            revision: row.try_get("revision")?,
            at: row.try_get("at")?,
            line: row.try_get("line")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for TalkRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(TalkRow {
            id: row.try_get("id")?,
            at: row.try_get("at")?,
            seat: row.try_get("seat")?,
            moment: row.try_get("moment")?,
            told: row.try_get("told")?,
        })
    }
}

impl FromRow<'_, SqliteRow> for PlayerRow {
    fn from_row(row: &SqliteRow) -> Result<Self, sqlx::Error> {
        Ok(PlayerRow {
            key: row.try_get("key")?,
            name: row.try_get("name")?,
            webhook: row.try_get("webhook")?,
            account: row.try_get("account")?,
        })
    }
}
