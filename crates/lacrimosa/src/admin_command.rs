//! `lacrimosa admin`: lets the operator see and change a running server.

use crate::admin_args::{AdminArgs, AdminCommand};
use crate::admin_client::{AdminClient, Refused};
use crate::serve_args::PlaceArgs;
use anyhow::{Context, Result, anyhow, bail};
use indicatif::BinaryBytes;
use protocol::Status;
use protocol::admin::{
    Announcement, Ban, EditionEntry, NewBan, PersonEntry, Removed, ServerStatus, TableEntry,
};
use reqwest::Method;
use serde::Serialize;
use std::io::{BufRead, IsTerminal, Write};
use std::time::{Duration, UNIX_EPOCH};
use texts::{Lang, t};

pub fn run(lang: Lang, args: &AdminArgs) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context(t::serve_no_runtime(lang))?;
    runtime.block_on(async {
        let folder = || PlaceArgs { config: args.config.clone(), data: args.data.clone() }.folder(lang);
        let client = AdminClient::new(lang, args, folder)?;
        Admin { lang, client, json: args.json, yes: args.yes }.run(&args.command).await
    })
}

/// The connection to the server, and how results are printed.
struct Admin {
    lang: Lang,
    client: AdminClient,
    json: bool,
    yes: bool,
}

impl Admin {
    async fn run(&self, command: &AdminCommand) -> Result<()> {
        match command {
            AdminCommand::Status => self.status().await,
            AdminCommand::Tables { status, address, limit } => {
                self.tables(*status, address.as_deref(), *limit).await
            }
            AdminCommand::Table { id } => self.table(id).await,
            AdminCommand::DeleteTable { id } => self.delete_table(id).await,
            AdminCommand::RestoreTable { id } => self.restore_table(id).await,
            AdminCommand::Editions => self.editions().await,
            AdminCommand::DeleteEdition { hash, with_tables } => {
                self.delete_edition(hash, *with_tables).await
            }
            AdminCommand::People { limit } => self.people(*limit).await,
            AdminCommand::DeletePerson { key } => self.delete_person(*key).await,
            AdminCommand::Revoke { key } => self.revoke(*key).await,
            AdminCommand::Bans => self.bans().await,
            AdminCommand::Ban { net, duration, reason } => self.ban(net, *duration, reason).await,
            AdminCommand::Unban { net } => self.unban(net).await,
            AdminCommand::Announce { text, .. } => self.announce(text.as_deref()).await,
        }
    }

    async fn status(&self) -> Result<()> {
        let lang = self.lang;
        let status: ServerStatus = self.result("", self.client.get("status", &[]).await?)?;
        if self.json {
            return print_json(&status);
        }
        let unknown = || t::admin_not_known(lang);
        let rows = [
            (t::admin_status_version(lang), status.version),
            (t::admin_status_since(lang), when(status.since)),
            (t::admin_status_tables(lang), status.tables.to_string()),
            (t::admin_status_in_memory(lang), status.tables_in_memory.to_string()),
            (t::admin_status_aside(lang), status.tables_aside.to_string()),
            (t::admin_status_people(lang), status.people.to_string()),
            (t::admin_status_sockets(lang), status.sockets.to_string()),
            (t::admin_status_bans(lang), status.bans.to_string()),
            (t::admin_status_store(lang), BinaryBytes(status.store_bytes).to_string()),
            (
                t::admin_status_free(lang),
                status.free_bytes.map_or_else(unknown, |bytes| BinaryBytes(bytes).to_string()),
            ),
            (t::admin_status_announcement(lang), status.announcement.unwrap_or_else(|| "–".to_owned())),
        ];
        print_rows(rows.map(|(name, value)| vec![name, value]).into());
        Ok(())
    }

    async fn tables(&self, status: Option<Status>, address: Option<&str>, limit: u32) -> Result<()> {
        let mut query = vec![("limit", limit.to_string())];
        query.extend(status.map(|status| ("status", status.code().to_owned())));
        query.extend(address.map(|address| ("address", address.to_owned())));
        let tables: Vec<TableEntry> =
            self.result(address.unwrap_or_default(), self.client.get("tables", &query).await?)?;
        self.print_tables(&tables)
    }

    async fn table(&self, id: &str) -> Result<()> {
        let table: TableEntry = self.result(id, self.client.get(&format!("tables/{id}"), &[]).await?)?;
        if self.json { print_json(&table) } else { self.print_tables(&[table]) }
    }

    fn print_tables(&self, tables: &[TableEntry]) -> Result<()> {
        let lang = self.lang;
        let head = vec![
            t::admin_col_table(lang),
            t::admin_col_in_log(lang),
            t::admin_col_status(lang),
            t::admin_col_made(lang),
            t::admin_col_from(lang),
            t::admin_col_people(lang),
            t::admin_col_steps(lang),
            t::admin_col_size(lang),
            t::admin_col_notes(lang),
        ];
        let row = |table: &TableEntry| {
            let mut notes = Vec::new();
            notes.extend(table.in_memory.then(|| t::admin_note_memory(lang)));
            notes.extend(table.public.then(|| t::admin_note_public(lang)));
            notes.extend(table.aside.as_ref().map(|why| t::admin_note_aside(lang, why)));
            vec![
                table.id.clone(),
                table.in_log.clone(),
                self.status_word(table.status),
                when(table.made),
                self.or_unknown(table.made_from.as_deref()),
                table.people.join(", "),
                table.steps.to_string(),
                BinaryBytes(table.bytes).to_string(),
                notes.join(", "),
            ]
        };
        self.print_list(tables, head, row)
    }

    async fn delete_table(&self, id: &str) -> Result<()> {
        let lang = self.lang;
        self.confirm(t::admin_ask_delete_table(lang, id))?;
        let _: Removed =
            self.result(id, self.client.change(Method::DELETE, &format!("tables/{id}"), &[]).await?)?;
        self.done(t::admin_table_deleted(lang, id))
    }

    async fn restore_table(&self, id: &str) -> Result<()> {
        let path = format!("tables/{id}/restore");
        let (): () = self.result(id, self.client.change(Method::POST, &path, &[]).await?)?;
        self.done(t::admin_table_restored(self.lang, id))
    }

    async fn editions(&self) -> Result<()> {
        let lang = self.lang;
        let editions: Vec<EditionEntry> = self.result("", self.client.get("editions", &[]).await?)?;
        let head = vec![
            t::admin_col_edition(lang),
            t::admin_col_brought(lang),
            t::admin_col_from(lang),
            t::admin_col_size(lang),
            t::admin_col_tables(lang),
        ];
        let row = |edition: &EditionEntry| {
            vec![
                edition.hash.clone(),
                when(edition.brought),
                self.or_unknown(edition.brought_from.as_deref()),
                BinaryBytes(edition.bytes).to_string(),
                edition.tables.to_string(),
            ]
        };
        self.print_list(&editions, head, row)
    }

    async fn delete_edition(&self, hash: &str, with_tables: bool) -> Result<()> {
        let lang = self.lang;
        self.confirm(if with_tables {
            t::admin_ask_delete_edition_tables(lang, hash)
        } else {
            t::admin_ask_delete_edition(lang, hash)
        })?;
        let query = [("with_tables", with_tables.to_string())];
        let answer = self.client.change(Method::DELETE, &format!("editions/{hash}"), &query).await?;
        let removed: Removed = self.result(hash, answer)?;
        self.done(t::admin_edition_deleted(lang, removed.tables.to_string(), hash))
    }

    async fn people(&self, limit: u32) -> Result<()> {
        let lang = self.lang;
        let query = [("limit", limit.to_string())];
        let people: Vec<PersonEntry> = self.result("", self.client.get("people", &query).await?)?;
        let head = vec![
            t::admin_col_person(lang),
            t::admin_col_name(lang),
            t::admin_col_kind(lang),
            t::admin_col_since(lang),
            t::admin_col_used(lang),
            t::admin_col_seats(lang),
            t::admin_col_from(lang),
        ];
        let row = |person: &PersonEntry| {
            vec![
                person.key.to_string(),
                person.name.clone(),
                if person.account { t::admin_kind_program(lang) } else { t::admin_kind_browser(lang) },
                when(person.created),
                person.used.map_or_else(|| t::admin_never(lang), when),
                person.seats.to_string(),
                self.or_unknown(person.made_from.as_deref()),
            ]
        };
        self.print_list(&people, head, row)
    }

    async fn delete_person(&self, key: i64) -> Result<()> {
        let (lang, name) = (self.lang, key.to_string());
        self.confirm(t::admin_ask_delete_person(lang, &name))?;
        let answer = self.client.change(Method::DELETE, &format!("people/{key}"), &[]).await?;
        let (): () = self.result(&name, answer)?;
        self.done(t::admin_person_deleted(lang, &name))
    }

    async fn revoke(&self, key: i64) -> Result<()> {
        let (lang, name) = (self.lang, key.to_string());
        self.confirm(t::admin_ask_revoke(lang, &name))?;
        let answer = self.client.change(Method::POST, &format!("people/{key}/revoke"), &[]).await?;
        let (): () = self.result(&name, answer)?;
        self.done(t::admin_revoked(lang, &name))
    }

    async fn bans(&self) -> Result<()> {
        let lang = self.lang;
        let bans: Vec<Ban> = self.result("", self.client.get("bans", &[]).await?)?;
        let head = vec![
            t::admin_col_net(lang),
            t::admin_col_since(lang),
            t::admin_col_until(lang),
            t::admin_col_reason(lang),
        ];
        let row = |ban: &Ban| {
            let until = ban.until.map_or_else(|| t::admin_for_ever(lang), when);
            vec![ban.net.clone(), when(ban.made), until, ban.reason.clone()]
        };
        self.print_list(&bans, head, row)
    }

    async fn ban(&self, net: &str, duration: Option<Duration>, reason: &str) -> Result<()> {
        let seconds = duration.map(|duration| duration.as_secs());
        let new = NewBan { net: net.to_owned(), seconds, reason: reason.to_owned() };
        let ban: Ban = self.result(net, self.client.post("bans", &new).await?)?;
        if self.json {
            return print_json(&ban);
        }
        let until = ban.until.map_or_else(|| t::admin_for_ever(self.lang), when);
        println!("{}", t::admin_banned(self.lang, ban.net, until));
        Ok(())
    }

    async fn unban(&self, net: &str) -> Result<()> {
        let query = [("net", net.to_owned())];
        let (): () = self.result(net, self.client.change(Method::DELETE, "bans", &query).await?)?;
        self.done(t::admin_unbanned(self.lang, net))
    }

    /// Sets the announcement for all players; without a text it is removed.
    async fn announce(&self, text: Option<&str>) -> Result<()> {
        let lang = self.lang;
        match text {
            Some(text) => {
                let new = Announcement { text: text.to_owned() };
                let (): () = self.result(text, self.client.post("announcement", &new).await?)?;
                self.done(t::admin_announced(lang))
            }
            None => {
                let answer = self.client.change(Method::DELETE, "announcement", &[]).await?;
                let (): () = self.result("", answer)?;
                self.done(t::admin_withdrawn(lang))
            }
        }
    }

    /// The result of a request, or its error as a sentence about `name`.
    fn result<T>(&self, name: &str, answer: Result<T, Refused>) -> Result<T> {
        let lang = self.lang;
        answer.map_err(|Refused { status, problem }| {
            anyhow!(match problem.code.as_str() {
                "no-address" => t::admin_closed(lang),
                "admin-token" => t::admin_wrong_token(lang),
                "no-table" => t::admin_no_table(lang, name),
                "not-aside" => t::admin_not_aside(lang, name),
                "no-edition" => t::admin_no_edition(lang, name),
                "edition-in-use" => t::admin_edition_in_use(lang),
                "no-person" => t::admin_no_person(lang, name),
                "no-ban" => t::admin_no_ban(lang, name),
                "net" => t::admin_wrong_net(lang, name),
                "text" => t::admin_wrong_text(lang),
                _ => t::admin_refused(lang, status.as_str(), problem.text),
            })
        })
    }

    /// Asks for confirmation, because a deletion cannot be undone.
    fn confirm(&self, question: String) -> Result<()> {
        let lang = self.lang;
        if self.yes {
            return Ok(());
        }
        if !std::io::stdin().is_terminal() {
            bail!(t::admin_needs_yes(lang, question));
        }
        let yes = t::admin_yes(lang);
        eprint!("{} ", t::admin_confirm(lang, question, &yes));
        std::io::stderr().flush()?;
        let mut answer = String::new();
        std::io::stdin().lock().read_line(&mut answer)?;
        let answer = answer.trim().to_lowercase();
        if answer == yes || answer == "yes" { Ok(()) } else { bail!(t::admin_left_alone(lang)) }
    }

    fn done(&self, text: String) -> Result<()> {
        if self.json {
            return print_json(&serde_json::json!({ "done": true }));
        }
        println!("{text}");
        Ok(())
    }

    fn print_list<T: Serialize>(
        &self,
        entries: &[T],
        head: Vec<String>,
        row: impl Fn(&T) -> Vec<String>,
    ) -> Result<()> {
        if self.json {
            return print_json(&entries);
        }
        if entries.is_empty() {
            println!("{}", t::admin_nothing(self.lang));
            return Ok(());
        }
        print_rows(std::iter::once(head).chain(entries.iter().map(row)).collect());
        Ok(())
    }

    fn or_unknown(&self, text: Option<&str>) -> String {
        text.map_or_else(|| t::admin_not_known(self.lang), str::to_owned)
    }

    fn status_word(&self, status: Status) -> String {
        match status {
            Status::Waiting => t::admin_waiting(self.lang),
            Status::Playing => t::admin_playing(self.lang),
            Status::Over => t::admin_over(self.lang),
        }
    }
}

/// A time in UTC, to the second; a dash if it is unknown.
fn when(ms: i64) -> String {
    match u64::try_from(ms) {
        Ok(ms @ 1..) => humantime::format_rfc3339_seconds(UNIX_EPOCH + Duration::from_millis(ms)).to_string(),
        _ => "–".to_owned(),
    }
}

fn print_json(value: &impl Serialize) -> Result<()> {
    println!("{}", serde_json::to_string_pretty(value)?);
    Ok(())
}

/// Prints columns of equal width. Control characters in texts of players are removed, because they could
/// affect the terminal.
fn print_rows(rows: Vec<Vec<String>>) {
    let clean = |cell: String| cell.replace(char::is_control, " ");
    let rows: Vec<Vec<String>> = rows.into_iter().map(|row| row.into_iter().map(clean).collect()).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|at| width(at).unwrap_or(0)).collect();
    for row in &rows {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}"));
        println!("{}", cells.collect::<Vec<_>>().join("  ").trim_end());
    }
}
