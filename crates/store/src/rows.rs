//! What is kept, row by row.

use crate::Hash;
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Row};

/// The number of a table in the store.
pub type TableKey = i64;
/// The number of somebody in the store.
pub type PlayerKey = i64;

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    /// Seats are open.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// Who sits at a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum By {
    /// Nobody yet.
    Open,
    /// A person.
    Human,
    /// A bot of the server.
    Bot,
    /// A program with an account.
    Account,
    /// The Soloist.
    Soloist,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its number.
    pub key: TableKey,
    /// Its name in links.
    pub id: String,
    /// Who made it.
    pub host: Option<PlayerKey>,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Where it is in its life.
    pub status: Status,
    /// What was chosen, as JSON.
    pub options: String,
    /// The `.game` file without decisions; none before the game.
    pub start: Option<String>,
    /// When it was made, in milliseconds of Unix time, as all times here.
    pub created: i64,
    /// When the game began.
    pub began: Option<i64>,
    /// The clocks at a revision, as JSON.
    pub clocks: Option<String>,
    /// A request that waits for consent, as JSON.
    pub request: Option<String>,
    /// Why the table was set aside, if it was.
    pub aside: Option<String>,
    /// The revision at which the turn began of which an absent player was told last.
    pub told: Option<u64>,
    /// The address of whoever made it.
    pub made_from: Option<String>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRow {
    /// Which, counted from 1.
    pub seat: u8,
    /// Who sits there.
    pub by: By,
    /// What the others call them.
    pub name: String,
    /// The bot that decides: of a bot's seat, or of a person's while it is taken over.
    pub bot: Option<String>,
    /// Whether nobody may be invited here: the host removed somebody from this seat during the game.
    pub shut: bool,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its name in links.
    pub id: String,
    /// Who makes it.
    pub host: PlayerKey,
    /// Whether the lobby shows it.
    pub public: bool,
    /// What was chosen, as JSON.
    pub options: String,
    /// What the host uses, such as `Firefox, Android`.
    pub device: String,
    /// When.
    pub created: i64,
    /// The address of whoever makes it.
    pub made_from: Option<String>,
    /// Whether nobody but bots can sit at it.
    pub bots_only: bool,
    /// The seats, first to last.
    pub seats: Vec<NewSeat>,
    /// The key of the edition that somebody brought for it; none for one that the program carries.
    pub edition: Option<Hash>,
}

/// A seat of a table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeat {
    /// The seat.
    pub row: SeatRow,
    /// Whether the host holds it.
    pub host_holds: bool,
    /// The hash of the secret of its invitation, if it has one.
    pub invitation: Option<Hash>,
}

/// What a link to a seat opens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LinkKind {
    /// An open seat, or a bot's, for whoever comes first.
    Invitation,
    /// A seat, for another device of the person who has it.
    Device,
    /// A seat, for somebody else instead of the person who has it.
    HandOver,
}

/// A link to a seat that nobody has used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkRow {
    /// The hash of its secret.
    pub hash: Hash,
    /// What it opens.
    pub kind: LinkKind,
    /// Until when; for ever if none.
    pub until: Option<i64>,
}

/// A device of the person at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceRow {
    /// Whose session it is.
    pub player: PlayerKey,
    /// What it is, such as `Firefox, Android`.
    pub device: String,
    /// When it came; 0 if that was not noted.
    pub since: i64,
}

/// A step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JournalRow {
    /// Its number, counted from 1 without gaps.
    pub revision: u64,
    /// When.
    pub at: i64,
    /// The step, in the notation of the table.
    pub line: String,
}

/// Something said, or done beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TalkRow {
    /// Its number at the table.
    pub id: i64,
    /// When.
    pub at: i64,
    /// Whose doing.
    pub seat: u8,
    /// How many decisions stood.
    pub moment: u64,
    /// What, as JSON.
    pub told: String,
}

/// Somebody new.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewPlayer {
    /// The hash of the secret of their first session.
    pub session: Hash,
    /// Their usual name.
    pub name: String,
    /// Whether it is a program.
    pub account: bool,
    /// When.
    pub at: i64,
    /// The address they come from.
    pub from: Option<String>,
}

/// Somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRow {
    /// Their number.
    pub key: PlayerKey,
    /// Their usual name.
    pub name: String,
    /// Where they want to be told that it is their turn.
    pub webhook: Option<String>,
    /// Whether it is a program.
    pub account: bool,
}

const STATUSES: [(Status, &str); 3] =
    [(Status::Waiting, "waiting"), (Status::Playing, "playing"), (Status::Over, "over")];
const BYS: [(By, &str); 5] = [
    (By::Open, "open"),
    (By::Human, "human"),
    (By::Bot, "bot"),
    (By::Account, "account"),
    (By::Soloist, "soloist"),
];

const LINK_KINDS: [(LinkKind, &str); 3] =
    [(LinkKind::Invitation, "invitation"), (LinkKind::Device, "device"), (LinkKind::HandOver, "hand-over")];

impl LinkKind {
    /// How it is written in the store.
    pub(crate) fn word(self) -> &'static str {
        word(&LINK_KINDS, self)
    }
}

impl Status {
    /// How it is written in the store.
    pub(crate) fn word(self) -> &'static str {
        word(&STATUSES, self)
    }
}

impl By {
    /// How it is written in the store.
    pub(crate) fn word(self) -> &'static str {
        word(&BYS, self)
    }
}

fn word<T: Copy + PartialEq>(words: &[(T, &'static str)], of: T) -> &'static str {
    words.iter().find(|(value, _)| *value == of).map_or("", |(_, word)| word)
}

fn read<T: Copy>(words: &[(T, &str)], found: &str) -> Result<T, sqlx::Error> {
    let known = words.iter().find(|(_, word)| *word == found).map(|(value, _)| *value);
    known.ok_or_else(|| sqlx::Error::Decode(found.into()))
}

/// A status as it is kept.
pub(crate) fn read_status(found: &str) -> Result<Status, sqlx::Error> {
    read(&STATUSES, found)
}

/// Who sits at a seat, as it is kept.
pub(crate) fn read_by(found: &str) -> Result<By, sqlx::Error> {
    read(&BYS, found)
}

/// A status as it is kept.
pub(crate) fn status(word: &str) -> Result<Status, sqlx::Error> {
    read(&STATUSES, word)
}

/// A hash as it is kept.
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
            status: read(&STATUSES, row.try_get("status")?)?,
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
            by: read(&BYS, row.try_get("by")?)?,
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
            kind: read(&LINK_KINDS, row.try_get("kind")?)?,
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
