//! The bodies of HTTP requests and responses.

use crate::{SeatKind, TableInfo, TableOptions};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The seats: 2 to 4, or one against the Soloist.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 4))]
    pub seats: Vec<NewSeat>,
    /// Your name at the table, of at most 24 characters.
    #[cfg_attr(
        feature = "openapi",
        schema(max_length = 24, pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$")
    )]
    #[serde(default)]
    pub name: String,
    /// The options of the table.
    #[serde(default)]
    pub options: TableOptions,
    /// The password for new tables, if this server asks for one; see [`NewTables`].
    #[cfg_attr(feature = "openapi", schema(max_length = 200))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

/// Who may create tables on a server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NewTables {
    /// Everybody.
    #[default]
    Open,
    /// Everybody who knows the server's password, which is sent as `word` with the new table.
    Word,
    /// Nobody; existing tables go on.
    Closed,
}

/// A seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum NewSeat {
    /// For you.
    Me,
    /// For the first player who uses its invitation, or who finds the table in the lobby if it is public.
    Open,
    /// For a bot of the server.
    Bot {
        /// Its code: `adagio`, `andante`, `moderato`, `allegro`, `vivace`, `presto`, `prestissimo`.
        #[cfg_attr(
            feature = "openapi",
            schema(pattern = "^(adagio|andante|moderato|allegro|vivace|presto|prestissimo)$")
        )]
        bot: String,
    },
}

/// A new table: the response to its creation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Made {
    /// The table.
    pub table: TableInfo,
    /// An invitation to each open seat. The first player who uses it gets the seat.
    pub keys: Vec<SeatKey>,
}

/// The secret of a link to a seat. It works once, for the first player who uses it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatKey {
    /// Which seat, counted from 1.
    pub seat: u8,
    /// The secret of the link. It is shown once; the server stores only its hash.
    pub key: String,
}

/// A request to take an open seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// Which, counted from 1; the first open one if none.
    #[cfg_attr(feature = "openapi", schema(minimum = 1, maximum = 4))]
    #[serde(default, deserialize_with = "crate::whole::optional")]
    pub seat: Option<u8>,
    /// Your name at the table, of at most 24 characters.
    #[cfg_attr(
        feature = "openapi",
        schema(max_length = 24, pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$")
    )]
    #[serde(default)]
    pub name: String,
}

/// A request to use a link: an invitation, a link for another device of yours, or for a seat handed over to you.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The secret of the link.
    pub key: String,
    /// Your name at the table; if none, the name of the seat stays.
    #[cfg_attr(
        feature = "openapi",
        schema(max_length = 24, pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$")
    )]
    #[serde(default)]
    pub name: Option<String>,
}

/// The devices of the player at a seat, and the unused links to it. Only that player can see them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Devices {
    /// The devices, oldest first.
    pub devices: Vec<Device>,
    /// The unused links.
    pub links: Vec<PendingLink>,
}

/// A browser or program that holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Device {
    /// Its number, to revoke it by.
    pub id: i64,
    /// Its description, such as `Firefox, Android`; empty if unknown.
    pub name: String,
    /// When it was added, in milliseconds of Unix time; 0 if unknown.
    pub since: i64,
    /// Whether it is the device that sent this request.
    pub this: bool,
    /// Whether it is connected.
    pub present: bool,
    /// Whether the device that sent this request may revoke it: itself, and those added after it.
    pub revocable: bool,
}

/// An unused link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PendingLink {
    /// What it opens.
    pub kind: LinkKind,
    /// When it expires, in milliseconds of Unix time.
    pub until: i64,
}

/// What a link to a seat opens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// An open seat or the seat of a bot, for the first player who uses the link.
    Invitation,
    /// A seat, for another device of its player.
    Device,
    /// A seat, for somebody else: its player loses it.
    HandOver,
}

impl LinkKind {
    /// All values.
    pub const ALL: [LinkKind; 3] = [LinkKind::Invitation, LinkKind::Device, LinkKind::HandOver];

    /// Its code in JSON and in the database.
    pub fn code(self) -> &'static str {
        match self {
            LinkKind::Invitation => "invitation",
            LinkKind::Device => "device",
            LinkKind::HandOver => "hand-over",
        }
    }

    /// The kind with this code.
    pub fn from_code(code: &str) -> Option<LinkKind> {
        LinkKind::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// A request to leave a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// In a game: whether you give the seat up for good. Otherwise you can take it back from the bot that plays on.
    #[serde(default)]
    pub for_good: bool,
}

/// A request to remove a player from a table of yours.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Kick {
    /// Whether the player is also blocked from this table.
    #[serde(default)]
    pub block: bool,
}

/// A request to put a bot on an open seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// Its code.
    #[cfg_attr(
        feature = "openapi",
        schema(pattern = "^(adagio|andante|moderato|allegro|vivace|presto|prestissimo)$")
    )]
    pub bot: String,
}

/// The lobby: lists of tables.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Your tables. Tables that wait for you come first.
    pub mine: Vec<TableInfo>,
    /// Public tables with an open seat.
    pub open: Vec<TableInfo>,
    /// Public games to watch.
    pub watch: Vec<TableInfo>,
    /// How many people are connected to this server.
    pub present: u32,
    /// Who may create tables here.
    #[serde(default)]
    pub new_tables: NewTables,
    /// An announcement of the server's operator to everybody. Plain text: never interpret it as markup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<String>,
    /// The address of this server for others, such as `http://192.168.1.20:1791/`, if it is known. A page that was
    /// opened at `localhost` uses it for links.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_url: Option<String>,
}

/// What the server knows about you.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Whether the server knows you: it does once you have taken a seat, created a table or made an account.
    pub known: bool,
    /// Whether you are a program with an account.
    pub account: bool,
    /// Your usual name.
    pub name: String,
    /// The webhook that is called when it is your turn.
    pub webhook: Option<String>,
    /// The key that signs messages to the webhook. It is sent only in response to the change that created it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook_secret: Option<String>,
}

/// A change of what the server knows about you. Absent fields stay unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// Your usual name, of at most 24 characters.
    #[cfg_attr(
        feature = "openapi",
        schema(max_length = 24, pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$")
    )]
    #[serde(default)]
    pub name: Option<String>,
    /// An address (`https://…`) that gets a POST when it is your turn; empty for none.
    #[cfg_attr(feature = "openapi", schema(max_length = 500, pattern = "^(https?://.+)?$"))]
    #[serde(default)]
    pub webhook: Option<String>,
}

/// A request for an account for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// Its name, of 1 to 24 characters.
    #[cfg_attr(
        feature = "openapi",
        schema(
            min_length = 1,
            max_length = 24,
            pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f]*[^\\s\\u0000-\\u001f\\u007f-\\u009f][^\\u0000-\\u001f\\u007f-\\u009f]*$"
        )
    )]
    pub name: String,
}

/// The token of an account. A program sends it with each request: `Authorization: Bearer <token>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Account {
    /// The token. It is shown once; the server stores only its hash.
    pub token: String,
}

/// The seat you have got.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SatDown {
    /// The table.
    pub table: TableInfo,
    /// Your seat, counted from 1.
    pub seat: u8,
    /// What kind of player you are there.
    pub by: SeatKind,
}

/// The files of an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EditionFiles {
    /// The text of each file, by its name.
    pub files: BTreeMap<String, String>,
}

/// An edition that the server has stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KnownEdition {
    /// Its hash in hexadecimal digits, for the options of new tables. This is the hash of the exact files. Games
    /// identify an edition by another hash, that of its contents.
    pub hash: String,
}

/// The body of an error response.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A code for programs, such as `seat-taken`.
    pub code: String,
    /// A sentence in English for people.
    pub text: String,
}
