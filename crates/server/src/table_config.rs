//! The settings that tables and the API need.

use crate::config::{BotTables, Config, WebhookPolicy};
use crate::limits::Limits;
use protocol::http::NewTables;
use std::sync::Arc;
use std::time::Duration;

/// The settings of tables.
#[derive(Clone, Debug)]
pub struct TableConfig {
    /// A table leaves memory after this time without connections.
    pub idle: Duration,
    /// The pause after a bot's decision while somebody is watching.
    pub bot_pause: Duration,
    /// How long a player whose seat a bot has taken over can answer an undo request.
    pub answer_time: Duration,
    /// The most seats one person may hold in unfinished games.
    pub most_games: u32,
    /// How many unfinished tables may be played by bots alone.
    pub bot_tables: BotTables,
    /// The path of the page, with a slash at both ends.
    pub base_path: String,
    /// The public address of the page, if it is known.
    pub public_url: Option<String>,
    /// Who may create tables.
    pub new_tables: NewTables,
    /// The password for creating tables, if one is needed.
    pub table_word: Option<String>,
    /// The address of the page on the local network, if it is known.
    pub network_url: Option<String>,
    /// To which addresses push messages may be sent.
    pub push: WebhookPolicy,
    /// The address at which push services can reach the operator.
    pub push_contact: Option<String>,
    /// The request limits.
    pub limits: Arc<Limits>,
}

impl TableConfig {
    /// Takes the settings of tables from those of the server.
    pub fn new(config: &Config) -> TableConfig {
        TableConfig {
            idle: config.idle,
            bot_tables: config.bot_tables,
            bot_pause: config.bot_pause,
            answer_time: config.answer_time,
            most_games: config.limits.games_per_person,
            base_path: format!("{}/", config.base_path),
            public_url: config.public_url.clone(),
            network_url: config.network_url.clone(),
            new_tables: config.new_tables,
            table_word: config.table_word.clone(),
            push: config.push,
            push_contact: push_contact(config),
            limits: Arc::new(Limits::new(&config.limits)),
        }
    }

    /// The address of the page for others, with a slash at the end.
    pub fn shared_url(&self) -> Option<String> {
        let url = self.public_url.as_ref().or(self.network_url.as_ref())?;
        Some(format!("{}/", url.trim_end_matches('/')))
    }

    /// The address of a table, or its path on this server.
    pub fn address(&self, table: &str) -> String {
        let base = self.public_url.as_deref().map_or(&*self.base_path, |url| url.trim_end_matches('/'));
        format!("{}/#/t/{table}", base.trim_end_matches('/'))
    }
}

/// The contact of the settings, or the public address. Push services refuse one that is not `https` or `mailto`.
fn push_contact(config: &Config) -> Option<String> {
    let public = || config.public_url.clone().filter(|url| url.starts_with("https://"));
    config.push_contact.clone().or_else(public)
}
