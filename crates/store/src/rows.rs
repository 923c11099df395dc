//! The rows of the database as types.

use crate::Hash;
use crate::sql::{FromRow, Row};
use protocol::http::LinkKind;
use protocol::{SeatKind, Status};

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

impl FromRow for TableRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(TableRow {
            key: row.get("key")?,
            id: row.get("id")?,
            host: row.get("host")?,
            public: row.get("public")?,
            status: decode_status(&row.get::<String>("status")?)?,
            options: row.get("options")?,
            start: row.get("start")?,
            created: row.get("created")?,
            began: row.get("began")?,
            clocks: row.get("clocks")?,
            request: row.get("request")?,
            aside: row.get("aside")?,
            told: row.get("told")?,
            made_from: row.get("made_from")?,
        })
    }
}

impl FromRow for SeatRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(SeatRow {
            seat: row.get("seat")?,
            by: decode_seat_kind(&row.get::<String>("by")?)?,
            name: row.get("name")?,
            bot: row.get("bot")?,
            shut: row.get("shut")?,
        })
    }
}

impl FromRow for LinkRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(LinkRow {
            hash: row.get("hash")?,
            kind: decode(LinkKind::from_code, &row.get::<String>("kind")?)?,
            until: row.get("until")?,
        })
    }
}

impl FromRow for DeviceRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(DeviceRow { player: row.get("player")?, device: row.get("device")?, since: row.get("since")? })
    }
}

impl FromRow for JournalRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(JournalRow { revision: row.get("revision")?, at: row.get("at")?, line: row.get("line")? })
    }
}

impl FromRow for TalkRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(TalkRow {
            id: row.get("id")?,
            at: row.get("at")?,
            seat: row.get("seat")?,
            moment: row.get("moment")?,
            told: row.get("told")?,
        })
    }
}

impl FromRow for PlayerRow {
    fn from_row(row: &Row) -> Result<Self, sqlx::Error> {
        Ok(PlayerRow {
            key: row.get("key")?,
            name: row.get("name")?,
            webhook: row.get("webhook")?,
            account: row.get("account")?,
        })
    }
}
