//! The arguments of `serve`, `backup`, `restore` and `copy`. Each setting can also be an environment variable
//! `LACRIMOSA_…` or a key in a settings file.

use crate::cli::one_of;
use crate::copy_command::store_error;
use crate::files;
use anyhow::{Result, anyhow, bail};
use clap::Args;
use directories::ProjectDirs;
use server::PageFiles;
use server::config::{BasePath, Config, LogFormat, Net, NewTables, Quotas, Tls, WebhookPolicy};
use server::observe::LogFilter;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::time::Duration;
use store::{Address, Durability};
use texts::{Lang, t};

/// The fewest characters of an admin token.
const SHORTEST_TOKEN: usize = 20;

/// The data folder and the settings file of a server.
#[derive(Args)]
pub struct PlaceArgs {
    #[arg(long)]
    pub config: Option<PathBuf>,
    #[arg(long)]
    pub data: Option<PathBuf>,
}

/// The arguments of `backup` and `restore`.
#[derive(Args)]
pub struct CopyArgs {
    pub file: PathBuf,
    #[command(flatten)]
    pub place: PlaceArgs,
}

/// The arguments of `copy`.
#[derive(Args)]
pub struct TransferArgs {
    // Folders, or addresses of databases: an error must not repeat them, because they may contain a password.
    #[arg(long)]
    pub from: String,
    #[arg(long)]
    pub to: String,
}

/// Where the store is, if it is not in the data folder.
#[derive(Args)]
pub struct StoreArgs {
    #[arg(long)]
    pub store: Option<String>,
    #[arg(long)]
    pub store_password_file: Option<PathBuf>,
}

#[derive(Args)]
pub struct ServeArgs {
    #[arg(long, default_value = "127.0.0.1")]
    pub host: String,
    // If not given, the default port or the next free one.
    #[arg(long)]
    pub port: Option<u16>,
    #[arg(long)]
    pub no_open: bool,
    #[command(flatten)]
    pub place: PlaceArgs,
    #[command(flatten)]
    pub store: StoreArgs,
    #[arg(long, default_value = "full", value_parser = one_of(["full", "normal"], durability))]
    pub durability: Durability,
    #[arg(long, value_parser = public_url)]
    pub public_url: Option<String>,
    #[arg(long, default_value = "/")]
    pub base_path: BasePath,
    #[arg(long, value_delimiter = ',')]
    pub allowed_hosts: Vec<String>,
    #[arg(long, value_delimiter = ',')]
    pub trusted_proxies: Vec<Net>,
    #[arg(long)]
    pub tls_certificate: Option<PathBuf>,
    #[arg(long)]
    pub tls_key: Option<PathBuf>,
    #[arg(long, default_value = "open", value_parser = one_of(["open", "word", "closed"], new_tables))]
    pub new_tables: NewTables,
    #[arg(long)]
    pub table_word: Option<String>,
    #[arg(long)]
    pub admin_token: Option<String>,
    #[arg(long)]
    pub admin_token_file: Option<PathBuf>,
    #[arg(long, default_value_t = 0, value_parser = days())]
    pub keep_finished_days: u32,
    #[arg(long, default_value_t = 60, value_parser = days())]
    pub keep_waiting_days: u32,
    #[command(flatten)]
    pub limits: LimitArgs,
    #[arg(long, default_value = "public", value_parser = one_of(["off", "public", "any"], webhooks))]
    pub webhooks: WebhookPolicy,
    #[arg(long, default_value = "public", value_parser = one_of(["off", "public", "any"], webhooks))]
    pub push: WebhookPolicy,
    #[arg(long, value_parser = push_contact)]
    pub push_contact: Option<String>,
    #[arg(long)]
    pub metrics_token: Option<String>,
    #[arg(long, default_value = "warn")]
    pub log: LogFilter,
    #[arg(long, default_value = "text", value_parser = one_of(["text", "json"], log_format))]
    pub log_format: LogFormat,
}

/// Limits for addresses, sockets, people and requests.
#[derive(Args)]
pub struct LimitArgs {
    #[arg(long, default_value_t = Quotas::default().requests_per_minute)]
    pub requests_per_minute: NonZeroU32,
    #[arg(long, default_value_t = Quotas::default().request_burst)]
    pub request_burst: NonZeroU32,
    #[arg(long, default_value_t = Quotas::default().messages_per_second)]
    pub messages_per_second: NonZeroU32,
    #[arg(long, default_value_t = Quotas::default().message_burst)]
    pub message_burst: NonZeroU32,
    #[arg(long, default_value_t = Quotas::default().tables_per_hour)]
    pub tables_per_hour: NonZeroU32,
    #[arg(long, default_value_t = Quotas::default().games_per_person)]
    pub games_per_person: u32,
    #[arg(long, default_value_t = Quotas::default().accounts_per_hour)]
    pub accounts_per_hour: NonZeroU32,
    #[arg(long, default_value_t = Quotas::default().people_per_hour)]
    pub people_per_hour: NonZeroU32,
    #[arg(long, default_value_t = Quotas::default().people)]
    pub people: u32,
    #[arg(long, default_value_t = Quotas::default().connections)]
    pub connections: u32,
    #[arg(long, default_value_t = Quotas::default().connections_per_address)]
    pub connections_per_address: u32,
    #[arg(long, default_value_t = Quotas::default().body_bytes)]
    pub body_bytes: usize,
    #[arg(long, default_value_t = Quotas::default().edition_bytes)]
    pub edition_bytes: usize,
    #[arg(long, default_value_t = Quotas::default().header_time.as_secs(), value_parser = seconds())]
    pub header_seconds: u64,
    #[arg(long, default_value_t = Quotas::default().request_time.as_secs(), value_parser = seconds())]
    pub request_seconds: u64,
    #[arg(long, default_value_t = Quotas::default().write_time.as_secs(), value_parser = seconds())]
    pub write_seconds: u64,
    #[arg(long, default_value_t = Config::default().idle.as_secs(), value_parser = seconds())]
    pub idle_seconds: u64,
}

impl PlaceArgs {
    /// The given data folder, or the system's folder for application data.
    pub fn folder(&self, lang: Lang) -> Result<PathBuf> {
        let default = || ProjectDirs::from("", "", "Lacrimosa").map(|dirs| dirs.data_dir().to_owned());
        self.data.clone().or_else(default).ok_or_else(|| anyhow!(t::serve_no_folder(lang)))
    }
}

impl StoreArgs {
    /// The database of the store, if there is one.
    fn address(&self, lang: Lang) -> Result<Option<Address>> {
        let Some(text) = &self.store else { return Ok(None) };
        let address = text.parse::<Address>();
        let address = address.and_then(|address| match &self.store_password_file {
            Some(file) => address.with_password_file(file),
            None => Ok(address),
        });
        address.map(Some).map_err(|error| anyhow!(store_error(lang, &error)))
    }
}

impl ServeArgs {
    /// The configuration of the server.
    pub fn config(&self, lang: Lang) -> Result<Config> {
        Ok(Config {
            page: PageFiles(page_files::get),
            data: self.place.folder(lang)?,
            store: self.store.address(lang)?,
            durability: self.durability,
            public_url: self.public_url.clone(),
            base_path: self.base_path.clone(),
            allowed_hosts: self.allowed_hosts.clone(),
            trusted_proxies: self.trusted_proxies.clone(),
            tls: self.tls(lang)?,
            limits: self.limits.quotas(),
            idle: Duration::from_secs(self.limits.idle_seconds),
            webhooks: self.webhooks,
            push: self.push,
            push_contact: self.push_contact.clone(),
            new_tables: self.new_tables,
            table_word: self.table_word(lang)?,
            admin_token: self.admin_token(lang)?,
            keep_finished: keep_for(self.keep_finished_days),
            keep_waiting: keep_for(self.keep_waiting_days),
            metrics_token: self.metrics_token.clone(),
            ..Config::default()
        })
    }

    /// The password for new tables, which must be set if it is required.
    fn table_word(&self, lang: Lang) -> Result<Option<String>> {
        let word = self.table_word.clone().filter(|word| !word.is_empty());
        if self.new_tables == NewTables::Word && word.is_none() {
            bail!(t::serve_no_word(lang));
        }
        Ok(word)
    }

    /// The admin token from a setting or a file. It must be long enough that nobody can guess it.
    fn admin_token(&self, lang: Lang) -> Result<Option<String>> {
        let token = match (&self.admin_token, &self.admin_token_file) {
            (Some(_), Some(_)) => bail!(t::serve_two_tokens(lang)),
            (Some(token), None) => token.clone(),
            (None, Some(file)) => files::read(lang, file)?,
            (None, None) => return Ok(None),
        };
        let token = token.trim().to_owned();
        if token.chars().count() < SHORTEST_TOKEN || !token.chars().all(|c| c.is_ascii_graphic()) {
            bail!(t::serve_short_token(lang, SHORTEST_TOKEN.to_string()));
        }
        Ok(Some(token))
    }

    fn tls(&self, lang: Lang) -> Result<Option<Tls>> {
        match (&self.tls_certificate, &self.tls_key) {
            (Some(certificate), Some(key)) => {
                Ok(Some(Tls { certificate: certificate.clone(), key: key.clone() }))
            }
            (None, None) => Ok(None),
            _ => bail!(t::serve_half_certificate(lang)),
        }
    }
}

impl LimitArgs {
    fn quotas(&self) -> Quotas {
        Quotas {
            requests_per_minute: self.requests_per_minute,
            request_burst: self.request_burst,
            messages_per_second: self.messages_per_second,
            message_burst: self.message_burst,
            tables_per_hour: self.tables_per_hour,
            games_per_person: self.games_per_person,
            accounts_per_hour: self.accounts_per_hour,
            people_per_hour: self.people_per_hour,
            people: self.people,
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            body_bytes: self.body_bytes,
            edition_bytes: self.edition_bytes,
            header_time: Duration::from_secs(self.header_seconds),
            request_time: Duration::from_secs(self.request_seconds),
            write_time: Duration::from_secs(self.write_seconds),
        }
    }
}

/// Gives every option its environment variable: `--base-path` is `LACRIMOSA_BASE_PATH`.
pub fn from_environment(command: clap::Command) -> clap::Command {
    command.mut_args(|arg| match arg.get_long() {
        Some(long) => {
            let variable = format!("LACRIMOSA_{}", long.replace('-', "_").to_uppercase());
            arg.env(variable)
        }
        None => arg,
    })
}

fn seconds() -> clap::builder::RangedU64ValueParser {
    clap::value_parser!(u64).range(1..=31_536_000)
}

fn days() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(0..=36_500)
}

/// The duration of this many days; 0 means forever.
fn keep_for(days: u32) -> Option<Duration> {
    (days > 0).then(|| Duration::from_secs(u64::from(days) * 24 * 60 * 60))
}

fn public_url(text: &str) -> Result<String, String> {
    let web = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match web.map(|rest| rest.trim_end_matches('/')) {
        Some(rest) if !rest.is_empty() && !rest.contains(['?', '#', ' ']) => {
            Ok(text.trim_end_matches('/').to_owned())
        }
        _ => Err("https://…".to_owned()),
    }
}

fn push_contact(text: &str) -> Result<String, String> {
    match text.strip_prefix("mailto:").or_else(|| text.strip_prefix("https://")) {
        Some(rest) if !rest.is_empty() && !rest.contains(' ') => Ok(text.to_owned()),
        _ => Err("mailto:…, https://…".to_owned()),
    }
}

fn durability(code: &str) -> Option<Durability> {
    match code {
        "full" => Some(Durability::Full),
        "normal" => Some(Durability::Normal),
        _ => None,
    }
}

fn new_tables(code: &str) -> Option<NewTables> {
    match code {
        "open" => Some(NewTables::Open),
        "word" => Some(NewTables::Word),
        "closed" => Some(NewTables::Closed),
        _ => None,
    }
}

fn webhooks(code: &str) -> Option<WebhookPolicy> {
    match code {
        "off" => Some(WebhookPolicy::Off),
        "public" => Some(WebhookPolicy::Public),
        "any" => Some(WebhookPolicy::Any),
        _ => None,
    }
}

fn log_format(code: &str) -> Option<LogFormat> {
    match code {
        "text" => Some(LogFormat::Text),
        "json" => Some(LogFormat::Json),
        _ => None,
    }
}
