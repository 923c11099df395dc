//! The arguments of `lacrimosa admin`.

use crate::cli::one_of;
use clap::{Args, Subcommand};
use protocol::Status;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Args)]
pub struct AdminArgs {
    #[arg(long, global = true, env = "LACRIMOSA_CONFIG")]
    pub config: Option<PathBuf>,
    #[arg(long, global = true, env = "LACRIMOSA_DATA")]
    pub data: Option<PathBuf>,
    #[arg(long, global = true)]
    pub server: Option<String>,
    #[arg(long, global = true, requires = "server")]
    pub token_file: Option<PathBuf>,
    #[arg(long, global = true)]
    pub json: bool,
    #[arg(long, global = true)]
    pub yes: bool,
    #[command(subcommand)]
    pub command: AdminCommand,
}

#[derive(Subcommand)]
pub enum AdminCommand {
    Status,
    Tables {
        #[arg(long, value_parser = one_of(Status::ALL.map(Status::code), Status::from_code))]
        status: Option<Status>,
        #[arg(long)]
        address: Option<String>,
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        limit: u32,
    },
    Table {
        // An id may begin with a hyphen.
        #[arg(allow_hyphen_values = true)]
        id: String,
    },
    DeleteTable {
        #[arg(allow_hyphen_values = true)]
        id: String,
    },
    RestoreTable {
        #[arg(allow_hyphen_values = true)]
        id: String,
    },
    Editions,
    DeleteEdition {
        hash: String,
        #[arg(long)]
        with_tables: bool,
    },
    People {
        #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=10_000))]
        limit: u32,
    },
    DeletePerson {
        key: i64,
    },
    Revoke {
        key: i64,
    },
    Bans,
    Ban {
        net: String,
        #[arg(long = "for", value_parser = duration)]
        duration: Option<Duration>,
        #[arg(long, default_value = "")]
        reason: String,
    },
    Unban {
        net: String,
    },
    Announce {
        #[arg(required_unless_present = "clear")]
        text: Option<String>,
        #[arg(long, conflicts_with = "text")]
        clear: bool,
    },
}

/// A duration such as `7d`, `12h` or `30min`, at least one second.
fn duration(text: &str) -> Result<Duration, String> {
    let duration = humantime::parse_duration(text).ok();
    duration.filter(|duration| duration.as_secs() > 0).ok_or_else(|| "7d, 12h, 30min".to_owned())
}
