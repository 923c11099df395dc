//! The admin API: status, tables, editions, people, bans and the announcement of a running server. It is reached
//! through a Unix socket in the data folder or with a token, and is not part of the public API.

mod door;

pub use door::{Door, SOCKET, with_token};

use crate::api::extract::{ApiJson, ApiQuery};
use crate::api::me;
use crate::api_error::ApiError;
use crate::config::Net;
use crate::observe;
use crate::table_actor::{TableRequest, encode};
use crate::table_registry::{Notice, TableRegistry};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use edition::Edition;
use protocol::admin::{
    Announcement, Ban, EditionEntry, NewBan, PersonEntry, Removed, ServerStatus, TableEntry,
};
use protocol::{ServerMessage, Status};
use serde::Deserialize;
use store::{BanRow, PlayerKey, TableFacts};

/// The maximum and the default length of a list.
const MAX_ENTRIES: u32 = 10_000;
const DEFAULT_ENTRIES: u32 = 100;
/// The longest announcement and the longest reason for a ban, in characters.
const LONGEST_TEXT: usize = 500;
/// The longest ban with an end, in seconds: ten years.
const LONGEST_BAN: u64 = 10 * 366 * 24 * 60 * 60;

/// The routes under `/api/admin`. Authorization is up to the caller.
pub fn router(registry: TableRegistry) -> Router {
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
        .method_not_allowed_fallback(|| async { ApiError::NoMethod })
        .with_state(registry)
}

async fn status(State(registry): State<TableRegistry>) -> Result<Json<ServerStatus>, ApiError> {
    let counts = registry.store().counts().await?;
    Ok(Json(ServerStatus {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        since: registry.started(),
        tables: counted(counts.tables),
        tables_in_memory: registry.tables_in_memory() as u64,
        tables_aside: counted(counts.aside),
        people: counted(counts.people),
        sockets: registry.open_sockets().into(),
        bans: registry.bans().list().len() as u64,
        store_bytes: registry.store().disk_bytes().await?,
        free_bytes: registry.store().folder().and_then(free_bytes),
        announcement: registry.announcement().map(|text| text.to_string()),
    }))
}

/// The bytes on a folder's disk that are available to users other than root.
#[cfg(unix)]
fn free_bytes(folder: &std::path::Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(not(unix))]
fn free_bytes(_: &std::path::Path) -> Option<u64> {
    None
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TablesQuery {
    status: Option<Status>,
    address: Option<String>,
    limit: Option<u32>,
}

async fn tables(
    State(registry): State<TableRegistry>,
    ApiQuery(query): ApiQuery<TablesQuery>,
) -> Result<Json<Vec<TableEntry>>, ApiError> {
    let address = match &query.address {
        Some(text) => Some(text.parse().map(crate::limits::household).map_err(|_| ApiError::Net)?),
        None => None,
    };
    let limit = query.limit.unwrap_or(DEFAULT_ENTRIES).min(MAX_ENTRIES);
    let tables = registry.store().table_facts(query.status, address.as_deref(), limit).await?;
    Ok(Json(tables.into_iter().map(|table| entry(&registry, table)).collect()))
}

async fn table(
    State(registry): State<TableRegistry>,
    Path(id): Path<String>,
) -> Result<Json<TableEntry>, ApiError> {
    let table = registry.store().facts_of_table(&id).await?.ok_or(ApiError::NoTable)?;
    Ok(Json(entry(&registry, table)))
}

fn entry(registry: &TableRegistry, table: TableFacts) -> TableEntry {
    TableEntry {
        in_memory: registry.running_mailbox(&table.id).is_some(),
        in_log: observe::short(&table.id),
        id: table.id,
        status: table.status,
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

async fn delete_table(
    State(registry): State<TableRegistry>,
    Path(id): Path<String>,
) -> Result<Json<Removed>, ApiError> {
    remove(&registry, &id).await?;
    Ok(Json(Removed { tables: 1 }))
}

/// Removes a table in any state. A table that cannot be loaded is removed from the store only.
async fn remove(registry: &TableRegistry, id: &str) -> Result<(), ApiError> {
    let gone = registry.request(id, TableRequest::Remove).await;
    if gone.is_err() && !registry.store().delete_table_named(id).await? {
        return Err(ApiError::NoTable);
    }
    tracing::info!(target: "admin", table = observe::short(id), "table deleted");
    Ok(())
}

async fn restore_table(
    State(registry): State<TableRegistry>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    registry.store().facts_of_table(&id).await?.ok_or(ApiError::NoTable)?;
    if !registry.store().bring_back(&id).await? {
        return Err(ApiError::NotQuarantined);
    }
    registry.reset_panics(&id);
    tracing::info!(target: "admin", table = observe::short(&id), "table brought back");
    Ok(StatusCode::NO_CONTENT)
}

async fn editions(State(registry): State<TableRegistry>) -> Result<Json<Vec<EditionEntry>>, ApiError> {
    let editions = registry.store().edition_facts().await?.into_iter().map(|edition| EditionEntry {
        hash: hex::encode(edition.hash),
        brought: edition.brought,
        brought_from: edition.brought_from,
        bytes: counted(edition.bytes),
        tables: counted(edition.tables),
    });
    Ok(Json(editions.collect()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WithTables {
    #[serde(default)]
    with_tables: bool,
}

async fn delete_edition(
    State(registry): State<TableRegistry>,
    Path(hash): Path<String>,
    ApiQuery(asked): ApiQuery<WithTables>,
) -> Result<Json<Removed>, ApiError> {
    let key = Edition::read_hash(&hash).ok_or(ApiError::NoEdition)?;
    let tables = registry.store().tables_of_edition(&key).await?;
    if !tables.is_empty() && !asked.with_tables {
        return Err(ApiError::EditionInUse(tables.len()));
    }
    for table in &tables {
        match remove(&registry, table).await {
            Ok(()) | Err(ApiError::NoTable) => {}
            Err(error) => return Err(error),
        }
    }
    if !registry.store().delete_edition(&key).await? {
        return Err(ApiError::NoEdition);
    }
    registry.editions().forget(&key);
    tracing::info!(target: "admin", edition = hash, tables = tables.len(), "edition deleted");
    Ok(Json(Removed { tables: tables.len() as u64 }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PeopleQuery {
    limit: Option<u32>,
}

async fn people(
    State(registry): State<TableRegistry>,
    ApiQuery(asked): ApiQuery<PeopleQuery>,
) -> Result<Json<Vec<PersonEntry>>, ApiError> {
    let people = registry.store().people(asked.limit.unwrap_or(DEFAULT_ENTRIES).min(MAX_ENTRIES)).await?;
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

/// Parses the key of an existing person from a path.
async fn person(registry: &TableRegistry, key: &str) -> Result<PlayerKey, ApiError> {
    let key = key.parse().map_err(|_| ApiError::NoPerson)?;
    if registry.store().has_player(key).await? { Ok(key) } else { Err(ApiError::NoPerson) }
}

async fn delete_person(
    State(registry): State<TableRegistry>,
    Path(key): Path<String>,
) -> Result<StatusCode, ApiError> {
    let player = person(&registry, &key).await?;
    me::delete_player(&registry, player).await?;
    registry.notify(Notice::Revoked(player));
    tracing::info!(target: "admin", player, "person deleted");
    Ok(StatusCode::NO_CONTENT)
}

async fn revoke(
    State(registry): State<TableRegistry>,
    Path(key): Path<String>,
) -> Result<StatusCode, ApiError> {
    let player = person(&registry, &key).await?;
    registry.store().revoke(player).await?;
    registry.notify(Notice::Revoked(player));
    tracing::info!(target: "admin", player, "sessions revoked");
    Ok(StatusCode::NO_CONTENT)
}

async fn bans(State(registry): State<TableRegistry>) -> Json<Vec<Ban>> {
    Json(registry.bans().list().into_iter().map(shown).collect())
}

async fn ban(
    State(registry): State<TableRegistry>,
    ApiJson(new): ApiJson<NewBan>,
) -> Result<Json<Ban>, ApiError> {
    let net = new.net.parse::<Net>().map_err(|_| ApiError::Net)?.household();
    let made = crate::now();
    let until = match new.seconds {
        Some(seconds @ 1..=LONGEST_BAN) => Some(made + counted_ms(seconds)),
        Some(_) => return Err(ApiError::Option("seconds", "1..316224000")),
        None => None,
    };
    let reason = text(&new.reason)?;
    let row = BanRow { net: net.to_string(), made, until, reason };
    registry.bans().add(registry.store(), net, row.clone()).await?;
    registry.notify(Notice::Banned);
    tracing::info!(target: "admin", %net, "banned");
    Ok(Json(shown(row)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BanQuery {
    net: String,
}

async fn unban(
    State(registry): State<TableRegistry>,
    ApiQuery(asked): ApiQuery<BanQuery>,
) -> Result<StatusCode, ApiError> {
    let net = asked.net.parse::<Net>().map_err(|_| ApiError::Net)?.household();
    if !registry.bans().lift(registry.store(), &net.to_string()).await? {
        return Err(ApiError::NoBan);
    }
    tracing::info!(target: "admin", %net, "ban lifted");
    Ok(StatusCode::NO_CONTENT)
}

fn shown(BanRow { net, made, until, reason }: BanRow) -> Ban {
    Ban { net, made, until, reason }
}

async fn announce(
    State(registry): State<TableRegistry>,
    ApiJson(new): ApiJson<Announcement>,
) -> Result<StatusCode, ApiError> {
    let text = text(&new.text)?;
    if text.is_empty() {
        return Err(ApiError::Text);
    }
    set_announcement(&registry, Some(text)).await
}

async fn withdraw(State(registry): State<TableRegistry>) -> Result<StatusCode, ApiError> {
    set_announcement(&registry, None).await
}

async fn set_announcement(registry: &TableRegistry, text: Option<String>) -> Result<StatusCode, ApiError> {
    registry.store().set_announcement(text.as_deref()).await?;
    registry.set_announcement(text.as_deref());
    registry.notify(Notice::Announced(encode(&ServerMessage::Announced { text: text.unwrap_or_default() })));
    tracing::info!(target: "admin", "announced");
    Ok(StatusCode::NO_CONTENT)
}

/// Checks a text of the operator: trimmed, not too long, no control characters but new lines.
fn text(text: &str) -> Result<String, ApiError> {
    let text = text.trim();
    if text.chars().count() > LONGEST_TEXT || text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(ApiError::Text);
    }
    Ok(text.to_owned())
}

fn counted(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

fn counted_ms(seconds: u64) -> i64 {
    i64::try_from(seconds.saturating_mul(1000)).unwrap_or(i64::MAX)
}
