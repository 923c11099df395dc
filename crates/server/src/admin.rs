//! What whoever runs a server can do while it runs: tables, editions, people, bans, an announcement. Reached through a
//! socket in the data folder, or with a token; no part of the public API.

mod door;

pub use door::{Door, SOCKET, with_token};

use crate::api::extract::{Asked, Body};
use crate::api::me;
use crate::config::Net;
use crate::fault::Fault;
use crate::hall::{Hall, Notice};
use crate::observe;
use crate::sitting::{Ask, written};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use edition::Edition;
use protocol::admin::{
    Announcement, Ban, EditionEntry, NewBan, PersonEntry, Removed, ServerStatus, TableEntry,
};
use protocol::{News, Status};
use serde::Deserialize;
use store::{BanRow, PlayerKey, TableFacts};

/// The most entries of a list, and how many if nothing is said.
const MOST: u32 = 10_000;
const USUAL: u32 = 100;
/// The longest announcement and the longest reason for a ban, in characters.
const LONGEST_TEXT: usize = 500;
/// The longest ban that ends, in seconds: ten years.
const LONGEST_BAN: u64 = 10 * 366 * 24 * 60 * 60;

/// Everything under `/api/admin`, for whoever has got here.
pub fn router(hall: Hall) -> Router {
    Router::new()
        .route("/api/admin/status", get(status))
        .route("/api/admin/tables", get(tables))
        .route("/api/admin/tables/{id}", get(table).delete(delete_table))
        .route("/api/admin/tables/{id}/restore", post(restore_table))
        .route("/api/admin/editions", get(editions))
        .route("/api/admin/editions/{hash}", delete(delete_edition))
        .route("/api/admin/people", get(people))
        .route("/api/admin/people/{key}", delete(delete_person))
        .route("/api/admin/people/{key}/revoke", post(revoke))
        .route("/api/admin/bans", get(bans).post(ban).delete(unban))
        .route("/api/admin/announcement", post(announce).delete(withdraw))
        .method_not_allowed_fallback(|| async { Fault::NoMethod })
        .with_state(hall)
}

async fn status(State(hall): State<Hall>) -> Result<Json<ServerStatus>, Fault> {
    let counts = hall.store().counts().await?;
    Ok(Json(ServerStatus {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        since: hall.started(),
        tables: counted(counts.tables),
        tables_in_memory: hall.tables_in_memory() as u64,
        tables_aside: counted(counts.aside),
        people: counted(counts.people),
        sockets: hall.present().into(),
        bans: hall.bans().list().len() as u64,
        store_bytes: hall.store().disk_bytes(),
        free_bytes: free_bytes(hall.store().folder()),
        announcement: hall.announcement().map(|text| text.to_string()),
    }))
}

/// How many bytes are free on the disk of a folder, for whoever is not root.
#[cfg(unix)]
fn free_bytes(folder: &std::path::Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free_bytes(_: &std::path::Path) -> Option<u64> {
    None
}

/// Which tables.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    status: Option<Status>,
    address: Option<String>,
    limit: Option<u32>,
}

async fn tables(
    State(hall): State<Hall>,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<TableEntry>>, Fault> {
    let status = which.status.map(|status| match status {
        Status::Waiting => store::Status::Waiting,
        Status::Playing => store::Status::Playing,
        Status::Over => store::Status::Over,
    });
    let address = match &which.address {
        Some(text) => Some(text.parse().map(crate::limits::household).map_err(|_| Fault::Net)?),
        None => None,
    };
    let limit = which.limit.unwrap_or(USUAL).min(MOST);
    let tables = hall.store().table_facts(status, address.as_deref(), limit).await?;
    Ok(Json(tables.into_iter().map(|table| entry(&hall, table)).collect()))
}

async fn table(State(hall): State<Hall>, Path(id): Path<String>) -> Result<Json<TableEntry>, Fault> {
    let table = hall.store().facts_of_table(&id).await?.ok_or(Fault::NoTable)?;
    Ok(Json(entry(&hall, table)))
}

fn entry(hall: &Hall, table: TableFacts) -> TableEntry {
    TableEntry {
        in_memory: hall.known(&table.id).is_some(),
        in_log: observe::short(&table.id),
        id: table.id,
        status: match table.status {
            store::Status::Waiting => Status::Waiting,
            store::Status::Playing => Status::Playing,
            store::Status::Over => Status::Over,
        },
        made: table.created,
        ended: table.ended,
        made_from: table.made_from,
        host: table.host,
        people: serde_json::from_str(&table.people).unwrap_or_default(),
        steps: counted(table.steps),
        bytes: counted(table.bytes),
        public: table.public,
        aside: table.aside,
    }
}

async fn delete_table(State(hall): State<Hall>, Path(id): Path<String>) -> Result<Json<Removed>, Fault> {
    remove(&hall, &id).await?;
    Ok(Json(Removed { tables: 1 }))
}

/// Removes a table, whatever it does just now. One that cannot come into memory is removed from the store alone.
async fn remove(hall: &Hall, id: &str) -> Result<(), Fault> {
    let gone = hall.ask(id, Ask::Remove).await;
    if gone.is_err() && !hall.store().delete_table_named(id).await? {
        return Err(Fault::NoTable);
    }
    tracing::info!(target: "admin", table = observe::short(id), "table deleted");
    Ok(())
}

async fn restore_table(State(hall): State<Hall>, Path(id): Path<String>) -> Result<StatusCode, Fault> {
    hall.store().facts_of_table(&id).await?.ok_or(Fault::NoTable)?;
    if !hall.store().bring_back(&id).await? {
        return Err(Fault::NotAside);
    }
    hall.forgive(&id);
    tracing::info!(target: "admin", table = observe::short(&id), "table brought back");
    Ok(StatusCode::NO_CONTENT)
}

async fn editions(State(hall): State<Hall>) -> Result<Json<Vec<EditionEntry>>, Fault> {
    let editions = hall.store().edition_facts().await?.into_iter().map(|edition| EditionEntry {
        hash: edition.hash.iter().map(|byte| format!("{byte:02x}")).collect(),
        brought: edition.brought,
        brought_from: edition.brought_from,
        bytes: counted(edition.bytes),
        tables: counted(edition.tables),
    });
    Ok(Json(editions.collect()))
}

/// Whether tables go along with their edition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WithTables {
    #[serde(default)]
    with_tables: bool,
}

async fn delete_edition(
    State(hall): State<Hall>,
    Path(hash): Path<String>,
    Asked(asked): Asked<WithTables>,
) -> Result<Json<Removed>, Fault> {
    let key = Edition::read_hash(&hash).ok_or(Fault::NoEdition)?;
    let tables = hall.store().tables_of_edition(&key).await?;
    if !tables.is_empty() && !asked.with_tables {
        return Err(Fault::EditionInUse(tables.len()));
    }
    for table in &tables {
        match remove(&hall, table).await {
            Ok(()) | Err(Fault::NoTable) => {}
            Err(fault) => return Err(fault),
        }
    }
    if !hall.store().delete_edition(&key).await? {
        return Err(Fault::NoEdition);
    }
    hall.editions().forget(&key);
    tracing::info!(target: "admin", edition = hash, tables = tables.len(), "edition deleted");
    Ok(Json(Removed { tables: tables.len() as u64 }))
}

/// How many.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HowMany {
    limit: Option<u32>,
}

async fn people(
    State(hall): State<Hall>,
    Asked(asked): Asked<HowMany>,
) -> Result<Json<Vec<PersonEntry>>, Fault> {
    let people = hall.store().people(asked.limit.unwrap_or(USUAL).min(MOST)).await?;
    let people = people.into_iter().map(|person| PersonEntry {
        key: person.key,
        name: person.name,
        account: person.account,
        created: person.created,
        used: person.used,
        seats: counted(person.seats),
        made_from: person.made_from,
    });
    Ok(Json(people.collect()))
}

/// Somebody by their number in an address.
async fn person(hall: &Hall, key: &str) -> Result<PlayerKey, Fault> {
    let key = key.parse().map_err(|_| Fault::NoPerson)?;
    if hall.store().has_player(key).await? { Ok(key) } else { Err(Fault::NoPerson) }
}

async fn delete_person(State(hall): State<Hall>, Path(key): Path<String>) -> Result<StatusCode, Fault> {
    let player = person(&hall, &key).await?;
    me::forget(&hall, player).await?;
    hall.notify(Notice::Revoked(player));
    tracing::info!(target: "admin", player, "person deleted");
    Ok(StatusCode::NO_CONTENT)
}

async fn revoke(State(hall): State<Hall>, Path(key): Path<String>) -> Result<StatusCode, Fault> {
    let player = person(&hall, &key).await?;
    hall.store().revoke(player).await?;
    hall.notify(Notice::Revoked(player));
    tracing::info!(target: "admin", player, "sessions revoked");
    Ok(StatusCode::NO_CONTENT)
}

async fn bans(State(hall): State<Hall>) -> Json<Vec<Ban>> {
    Json(hall.bans().list().into_iter().map(shown).collect())
}

async fn ban(State(hall): State<Hall>, Body(new): Body<NewBan>) -> Result<Json<Ban>, Fault> {
    let net = new.net.parse::<Net>().map_err(|_| Fault::Net)?.household();
    let made = crate::now();
    let until = match new.seconds {
        Some(seconds @ 1..=LONGEST_BAN) => Some(made + counted_ms(seconds)),
        Some(_) => return Err(Fault::Option("seconds", "1..316224000")),
        None => None,
    };
    let reason = text(&new.reason)?;
    let row = BanRow { net: net.to_string(), made, until, reason };
    hall.bans().add(hall.store(), net, row.clone()).await?;
    hall.notify(Notice::Banned);
    tracing::info!(target: "admin", %net, "banned");
    Ok(Json(shown(row)))
}

/// Which ban.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WhichBan {
    net: String,
}

async fn unban(State(hall): State<Hall>, Asked(asked): Asked<WhichBan>) -> Result<StatusCode, Fault> {
    let net = asked.net.parse::<Net>().map_err(|_| Fault::Net)?.household();
    if !hall.bans().lift(hall.store(), &net.to_string()).await? {
        return Err(Fault::NoBan);
    }
    tracing::info!(target: "admin", %net, "ban lifted");
    Ok(StatusCode::NO_CONTENT)
}

fn shown(BanRow { net, made, until, reason }: BanRow) -> Ban {
    Ban { net, made, until, reason }
}

async fn announce(State(hall): State<Hall>, Body(new): Body<Announcement>) -> Result<StatusCode, Fault> {
    let text = text(&new.text)?;
    if text.is_empty() {
        return Err(Fault::Text);
    }
    set_announcement(&hall, Some(text)).await
}

async fn withdraw(State(hall): State<Hall>) -> Result<StatusCode, Fault> {
    set_announcement(&hall, None).await
}

async fn set_announcement(hall: &Hall, text: Option<String>) -> Result<StatusCode, Fault> {
    hall.store().set_announcement(text.as_deref()).await?;
    hall.set_announcement(text.as_deref());
    hall.notify(Notice::Announced(written(&News::Announced { text: text.unwrap_or_default() })));
    tracing::info!(target: "admin", "announced");
    Ok(StatusCode::NO_CONTENT)
}

/// A text of whoever runs the server: trimmed, not too long, no control characters but new lines.
fn text(text: &str) -> Result<String, Fault> {
    let text = text.trim();
    if text.chars().count() > LONGEST_TEXT || text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(Fault::Text);
    }
    Ok(text.to_owned())
}

fn counted(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

fn counted_ms(seconds: u64) -> i64 {
    i64::try_from(seconds.saturating_mul(1000)).unwrap_or(i64::MAX)
}
