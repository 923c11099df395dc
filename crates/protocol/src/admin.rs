//! The bodies of requests and responses of `lacrimosa admin`, for the operator of a server. Not part of the public API.

use crate::Status;
use serde::{Deserialize, Serialize};

/// The status of the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ServerStatus {
    /// The version of the program.
    pub version: String,
    /// When it started, in milliseconds of Unix time, like all times here.
    pub since: i64,
    /// How many tables it has.
    pub tables: u64,
    /// How many of them are in memory.
    pub tables_in_memory: u64,
    /// How many tables are quarantined.
    pub tables_aside: u64,
    /// How many people and programs it knows.
    pub people: u64,
    /// How many sockets are open.
    pub sockets: u64,
    /// How many addresses and networks are banned.
    pub bans: u64,
    /// How many bytes the store has on the disk.
    pub store_bytes: u64,
    /// How many bytes are free on that disk, if the system reports it.
    pub free_bytes: Option<u64>,
    /// The current announcement.
    pub announcement: Option<String>,
}

/// A table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableEntry {
    /// Its id in links.
    pub id: String,
    /// Its id in the log: a short hash, because everybody who knows the real id can watch the table.
    pub in_log: String,
    /// Its status.
    pub status: Status,
    /// When it was created.
    pub made: i64,
    /// When its game ended.
    pub ended: Option<i64>,
    /// The address of its host (the /64 of an IPv6 address), if known.
    pub made_from: Option<String>,
    /// The key of its host.
    pub host: Option<i64>,
    /// The names of its players: people and programs, no bots.
    pub people: Vec<String>,
    /// How many steps its journal has.
    pub steps: u64,
    /// How many bytes it has in the store.
    pub bytes: u64,
    /// Whether it is in memory.
    pub in_memory: bool,
    /// Whether the lobby lists it.
    pub public: bool,
    /// Why it is quarantined, if it is.
    pub aside: Option<String>,
}

/// An uploaded edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EditionEntry {
    /// Its hash in hexadecimal digits.
    pub hash: String,
    /// When it was uploaded; 0 if unknown.
    pub brought: i64,
    /// The address it was uploaded from.
    pub brought_from: Option<String>,
    /// How many bytes its files have.
    pub bytes: u64,
    /// How many tables use it.
    pub tables: u64,
}

/// A player: a browser, or a program with an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonEntry {
    /// Their number.
    pub key: i64,
    /// Their usual name.
    pub name: String,
    /// Whether it is a program with an account.
    pub account: bool,
    /// When the server first saw them.
    pub created: i64,
    /// The day of their last request; none if all their sessions were revoked.
    pub used: Option<i64>,
    /// How many seats they hold.
    pub seats: u64,
    /// The address of their first request (the /64 of an IPv6 address), if known.
    pub made_from: Option<String>,
}

/// A banned address or network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ban {
    /// The address or network, such as `192.0.2.1` or `10.0.0.0/8`. An IPv6 address stands for its /64.
    pub net: String,
    /// When it was banned.
    pub made: i64,
    /// When the ban ends; never if none.
    pub until: Option<i64>,
    /// The reason, for the operator.
    pub reason: String,
}

/// A request to ban an address or network.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewBan {
    /// The address or network.
    pub net: String,
    /// The duration in seconds; for ever if none.
    #[serde(default)]
    pub seconds: Option<u64>,
    /// The reason.
    #[serde(default)]
    pub reason: String,
}

/// An announcement to everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Announcement {
    /// The text.
    pub text: String,
}

/// The response to a deletion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Removed {
    /// How many tables were deleted too.
    pub tables: u64,
}
