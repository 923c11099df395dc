//! The bodies of HTTP requests and answers.

use crate::{Patron, TableInfo, TableOptions};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Who sits where: 2 to 4 seats, or one against the Soloist.
    #[cfg_attr(feature = "openapi", schema(min_items = 1, max_items = 4))]
    pub seats: Vec<NewSeat>,
    /// Your name at the table, of at most 24 characters.
    #[cfg_attr(
        feature = "openapi",
        schema(max_length = 24, pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$")
    )]
    #[serde(default)]
    pub name: String,
    /// Everything else.
    #[serde(default)]
    pub options: TableOptions,
    /// The word that this server asks of whoever makes a table; see [`NewTables`].
    #[cfg_attr(feature = "openapi", schema(max_length = 200))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

/// Who may make tables on a server.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NewTables {
    /// Everybody.
    #[default]
    Open,
    /// Whoever knows the word of the server: it goes with the new table.
    Word,
    /// Nobody; the tables there are go on.
    Closed,
}

/// A seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "for", rename_all = "kebab-case")]
pub enum NewSeat {
    /// For you.
    Me,
    /// For anybody who comes by the link, or by the lobby if the table is public.
    Open,
    /// For a bot of the server.
    Bot {
        /// Its code: `adagio`, `andante`, `moderato`, `allegro`, `vivace`, `presto`.
        #[cfg_attr(
            feature = "openapi",
            schema(pattern = "^(adagio|andante|moderato|allegro|vivace|presto)$")
        )]
        bot: String,
    },
}

/// A table just made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Made {
    /// The table.
    pub table: TableInfo,
    /// An invitation to each open seat: whoever comes first with it has the seat.
    pub keys: Vec<SeatKey>,
}

/// The secret of a link to a seat. It works once: whoever comes first with it has what it opens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatKey {
    /// Which seat, counted from 1.
    pub seat: u8,
    /// The secret of the link; it is told once and not kept in the clear.
    pub key: String,
}

/// Sitting down at an open seat.
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

/// Coming with the secret of a link: an invitation, another device of yours, or a seat handed over to you.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The secret of the link.
    pub key: String,
    /// Your name at the table; none leaves the name that is there.
    #[cfg_attr(
        feature = "openapi",
        schema(max_length = 24, pattern = "^[^\\u0000-\\u001f\\u007f-\\u009f]*$")
    )]
    #[serde(default)]
    pub name: Option<String>,
}

/// The devices of the person at a seat, and the links that are still to be used. Only they can see them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Devices {
    /// The devices, the first to come first.
    pub devices: Vec<Device>,
    /// Links that nobody has used yet.
    pub links: Vec<PendingLink>,
}

/// A browser or program that holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Device {
    /// Its number, to revoke it by.
    pub id: i64,
    /// What it is, such as `Firefox, Android`; empty if it did not say.
    pub name: String,
    /// When it came, in milliseconds of Unix time; 0 if that was not noted.
    pub since: i64,
    /// Whether it is the one that asks.
    pub this: bool,
    /// Whether it is connected now.
    pub present: bool,
    /// Whether the one that asks may revoke it: itself, and those that came after it.
    pub revocable: bool,
}

/// A link that nobody has used yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PendingLink {
    /// What it opens.
    pub kind: LinkKind,
    /// Until when, in milliseconds of Unix time.
    pub until: i64,
}

/// What a link to a seat opens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// An open seat, or the seat of a bot, for whoever comes first.
    Invitation,
    /// A seat, for another device of the person who has it.
    Device,
    /// A seat, for somebody else: the person who had it has it no longer.
    HandOver,
}

/// Leaving a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Leave {
    /// In a game: whether you give the seat up for good. Else you can take it back from the bot that plays on.
    #[serde(default)]
    pub for_good: bool,
}

/// Removing somebody from a table of yours.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Kick {
    /// Whether they may not sit down at this table again.
    #[serde(default)]
    pub block: bool,
}

/// A bot for an open seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// Its code.
    #[cfg_attr(feature = "openapi", schema(pattern = "^(adagio|andante|moderato|allegro|vivace|presto)$"))]
    pub bot: String,
}

/// Tables at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Where you sit; those that wait for you first.
    pub mine: Vec<TableInfo>,
    /// Public tables with an open seat.
    pub open: Vec<TableInfo>,
    /// Public games to watch.
    pub watch: Vec<TableInfo>,
    /// How many people are connected to this server.
    pub present: u32,
    /// Who may make tables here.
    #[serde(default)]
    pub new_tables: NewTables,
    /// A message of whoever runs the server, to everybody. Plain text: never to be read as markup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<String>,
    /// Where others find this server, such as `http://192.168.1.20:1791/`, if it knows: a page that was opened by
    /// `localhost` makes links for others of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub public_url: Option<String>,
}

/// You.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Whether the server knows you; it does once you sat down, made a table or have an account.
    pub known: bool,
    /// Whether you are a program with an account.
    pub account: bool,
    /// Your usual name.
    pub name: String,
    /// Where the server tells that it is your turn.
    pub webhook: Option<String>,
    /// What messages to the webhook are signed with: only in the answer to the change that made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub webhook_secret: Option<String>,
}

/// What you change about yourself; what is not there stays.
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

/// An account for a program.
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

/// What a program shows with each request: `Authorization: Bearer <token>`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Account {
    /// The secret; it is told once and not kept in the clear.
    pub token: String,
}

/// Where a seat is: the answer to sitting down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SatDown {
    /// The table.
    pub table: TableInfo,
    /// Your seat, counted from 1.
    pub seat: u8,
    /// Who sits there now.
    pub by: Patron,
}

/// The files of an edition, by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct EditionFiles {
    /// The text of each file, by its name.
    pub files: BTreeMap<String, String>,
}

/// An edition that the server now knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KnownEdition {
    /// Its hash in hexadecimal digits, under which tables can be made with it: of all its files, word for word. (Games
    /// name the edition by another hash, that of what matters in play.)
    pub hash: String,
}

/// A request that was not granted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A word for programs, such as `seat-taken`.
    pub code: String,
    /// A sentence in English for people.
    pub text: String,
}
