//! The bodies of requests and answers for whoever runs a server: `lacrimosa admin`. No part of the public API.

use crate::Status;
use serde::{Deserialize, Serialize};

/// How the server is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ServerStatus {
    /// The version of the program.
    pub version: String,
    /// Since when it runs, in milliseconds of Unix time, as all times here.
    pub since: i64,
    /// How many tables it keeps.
    pub tables: u64,
    /// How many of them are in memory.
    pub tables_in_memory: u64,
    /// How many tables were set aside.
    pub tables_aside: u64,
    /// How many people and programs it knows.
    pub people: u64,
    /// How many sockets are open.
    pub sockets: u64,
    /// How many addresses and networks are banned.
    pub bans: u64,
    /// How many bytes the store has on the disk.
    pub store_bytes: u64,
    /// How many bytes are free on that disk, where the system says it.
    pub free_bytes: Option<u64>,
    /// What was announced, and not withdrawn.
    pub announcement: Option<String>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableEntry {
    /// Its name in links.
    pub id: String,
    /// What the log calls it: a short hash, because whoever knows the name can watch.
    pub in_log: String,
    /// Where it is in its life.
    pub status: Status,
    /// When it was made.
    pub made: i64,
    /// When its game ended.
    pub ended: Option<i64>,
    /// The address of whoever made it (of version 6 its /64), if that was noted.
    pub made_from: Option<String>,
    /// The key of whoever made it.
    pub host: Option<i64>,
    /// The names of those who sit there: people and programs, no bots.
    pub people: Vec<String>,
    /// How many steps its journal has.
    pub steps: u64,
    /// How many bytes it needs in the store.
    pub bytes: u64,
    /// Whether it is in memory.
    pub in_memory: bool,
    /// Whether the lobby shows it.
    pub public: bool,
    /// Why it was set aside; none for a sound table.
    pub aside: Option<String>,
}

/// An edition that somebody brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EditionEntry {
    /// Its hash in hexadecimal digits.
    pub hash: String,
    /// When it was brought; 0 if that was not noted.
    pub brought: i64,
    /// From where.
    pub brought_from: Option<String>,
    /// How many bytes its files have.
    pub bytes: u64,
    /// How many tables use it.
    pub tables: u64,
}

/// Somebody: a browser, or a program with an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonEntry {
    /// Their number.
    pub key: i64,
    /// Their usual name.
    pub name: String,
    /// Whether it is a program with an account.
    pub account: bool,
    /// Since when the server knows them.
    pub created: i64,
    /// When they were last here, to the day; none if every session of theirs was revoked.
    pub used: Option<i64>,
    /// How many seats they hold.
    pub seats: u64,
    /// The address with which they first came (of version 6 its /64), if that was noted.
    pub made_from: Option<String>,
}

/// An address or network that is not answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ban {
    /// Such as `192.0.2.1` or `10.0.0.0/8`; an address of version 6 stands for its /64.
    pub net: String,
    /// Since when.
    pub made: i64,
    /// Until when; none for ever.
    pub until: Option<i64>,
    /// Why, for whoever runs the server.
    pub reason: String,
}

/// Banning an address or network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBan {
    /// Which.
    pub net: String,
    /// For how many seconds; none for ever.
    #[serde(default)]
    pub seconds: Option<u64>,
    /// Why.
    #[serde(default)]
    pub reason: String,
}

/// A message to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// The message.
    pub text: String,
}

/// What went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Removed {
    /// How many tables went along.
    pub tables: u64,
}
