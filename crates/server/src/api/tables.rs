//! The HTTP API of tables and games: create, describe, delete, read the history, download, connect.

use super::{ApiJson, ApiPath, ApiQuery, ApiState, ErrorResponses, SignedIn};
use crate::api_error::ApiError;
use crate::choice;
use crate::client_address::Client;
use crate::editions::For;
use crate::identity::{self, Secret, Who, same_site};
use crate::replay;
use crate::socket::{Caller, Upgrade};
use crate::table_actor::{self, OptionList, TableRequest, viewer};
use crate::table_registry::TableRegistry;
use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::SeatKind;
use protocol::http::{Made, NewSeat, NewTable, NewTables, SeatKey};
use protocol::{Entry, State as Seen, Status, TableInfo};
use serde::Deserialize;
use store::{PlayerRow, SeatRow};
use table::ActiveGame;
use utoipa::IntoParams;

/// The largest integer that a JavaScript number holds exactly.
const MOST_NUMBER: u64 = (1 << 53) - 1;

/// Creates a table. The game begins when no seat is open.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, description = "The table and the invitations to its open seats.", body = Made), ErrorResponses))]
pub async fn create(
    State(state): State<ApiState>,
    who: Who,
    client: Client,
    headers: HeaderMap,
    ApiJson(new): ApiJson<NewTable>,
) -> Result<Response, ApiError> {
    let registry = &state.registry;
    check_creation(&state, &new, client)?;
    let name = choice::name(&new.name)?;
    let (mut seats, keys) = seats(&new, &name)?;
    choice::check(registry, &new.options, seats.len()).await?;
    state.limits.table(client.address)?;
    let host = SignedIn::new(registry, who, &name, client).await?;
    if registry.store().unfinished(host.player.key).await? >= registry.config().most_games {
        return Err(ApiError::TooManyGames(registry.config().most_games));
    }
    if host.player.account {
        seats.iter_mut().filter(|seat| seat.host_holds).for_each(|seat| seat.row.by = SeatKind::Account);
    }
    let bots_only =
        !seats.iter().any(|seat| matches!(seat.row.by, SeatKind::Open | SeatKind::Human | SeatKind::Account));
    let made_from = crate::limits::one(client.address).to_string();
    let _reserved = match bots_only {
        true => Some(registry.reserve_bots_only(host.player.key, Some(&made_from)).await?),
        false => None,
    };
    let id = identity::table_id()?;
    let table = store::NewTable {
        id: id.clone(),
        host: host.player.key,
        public: new.options.public,
        options: serde_json::to_string(&new.options).map_err(|_| ApiError::Store)?,
        device: crate::device::name(&headers),
        created: crate::now(),
        made_from: Some(made_from),
        bots_only,
        seats,
        edition: choice::brought_key(&new.options),
    };
    let made = registry.store().create_table(&table).await;
    // An unused edition may have been deleted since it was checked.
    made.map_err(|error| if error.is_missing() { ApiError::NoEdition } else { error.into() })?;
    let table = info_for(registry, &id, Some(&host.player)).await?;
    Ok(host.with((StatusCode::CREATED, Json(Made { table, keys }))))
}

/// Checks whether this client may create tables on this server.
fn check_creation(state: &ApiState, new: &NewTable, client: Client) -> Result<(), ApiError> {
    let config = state.registry.config();
    match config.new_tables {
        NewTables::Open => Ok(()),
        NewTables::Closed => Err(ApiError::Closed),
        NewTables::Word => {
            let (Some(word), Some(given)) = (&config.table_word, &new.word) else {
                return Err(ApiError::Word);
            };
            let right = state.limits.guess(client.address, || identity::is_same(word, given))?;
            if right { Ok(()) } else { Err(ApiError::Word) }
        }
    }
}

/// The seats of a new table, and an invitation to each open one.
fn seats(new: &NewTable, name: &str) -> Result<(Vec<store::NewSeat>, Vec<SeatKey>), ApiError> {
    let solo = new.options.level.is_some();
    let people = if solo { 1..=1 } else { 2..=4 };
    if !people.contains(&new.seats.len()) {
        return Err(ApiError::Seats);
    }
    if new.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(ApiError::SeatsOfMe);
    }
    let (mut seats, mut keys) = (Vec::new(), Vec::new());
    for (seat, new) in (1..).zip(&new.seats) {
        let row = SeatRow { seat, by: SeatKind::Open, name: String::new(), bot: None, shut: false };
        let seat = |row| store::NewSeat { row, host_holds: false, invitation: None };
        seats.push(match new {
            NewSeat::Bot { bot } => {
                seat(SeatRow { by: SeatKind::Bot, bot: Some(choice::bot(bot)?.to_owned()), ..row })
            }
            NewSeat::Me => {
                let row = SeatRow { by: SeatKind::Human, name: name.to_owned(), ..row };
                store::NewSeat { host_holds: true, ..seat(row) }
            }
            NewSeat::Open => {
                let secret = Secret::new()?;
                keys.push(SeatKey { seat: row.seat, key: secret.text().to_owned() });
                store::NewSeat { invitation: Some(secret.hash()), ..seat(row) }
            }
        });
    }
    if solo {
        let row = SeatRow { seat: 2, by: SeatKind::Soloist, name: String::new(), bot: None, shut: false };
        seats.push(store::NewSeat { row, host_holds: false, invitation: None });
    }
    Ok((seats, keys))
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(TablePath),
    responses((status = 200, body = TableInfo, description = "The table."), ErrorResponses))]
pub async fn info(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<TablePath>,
) -> Result<Json<TableInfo>, ApiError> {
    info_for(&registry, &path.id, who.0.as_ref()).await.map(Json)
}

/// A table as a player sees it.
pub async fn info_for(
    registry: &TableRegistry,
    id: &str,
    player: Option<&PlayerRow>,
) -> Result<TableInfo, ApiError> {
    let player = player.map(|player| player.key);
    registry.request(id, |reply| TableRequest::Info(player, reply)).await
}

/// Deletes a table of yours whose game has not begun.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(TablePath),
    responses((status = 204, description = "It is gone."), ErrorResponses))]
pub async fn delete(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<TablePath>,
) -> Result<StatusCode, ApiError> {
    let player = who.known()?.key;
    registry.request(&path.id, |reply| TableRequest::Delete(player, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The steps of a game after a revision, as you see them.
#[utoipa::path(get, path = "/api/tables/{id}/entries", tag = "games", params(TablePath, HistoryQuery),
    responses((status = 200, body = Vec<Entry>, description = "The steps."), ErrorResponses))]
pub async fn entries(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<TablePath>,
    ApiQuery(query): ApiQuery<HistoryQuery>,
) -> Result<Json<Vec<Entry>>, ApiError> {
    let info = info_for(&registry, &path.id, who.0.as_ref()).await?;
    let (row, _) = registry.store().table(&path.id).await?.ok_or(ApiError::NoTable)?;
    if info.status == Status::Waiting {
        return Ok(Json(Vec::new()));
    }
    let key = edition::Edition::read_hash(&info.edition).ok_or(ApiError::NoEdition)?;
    let edition = registry.editions().find(&key, For::Table).await?;
    let since = exact(query.since)?.unwrap_or(0);
    replay::entries(&registry, row.key, edition, since, info.revision, viewer(info.you)).await.map(Json)
}

/// The game at an earlier moment, as you see it. Once the game is over, also as any seat saw it.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "games", params(TablePath, ViewQuery),
    responses((status = 200, body = Seen, description = "The game as it was then."), ErrorResponses))]
pub async fn view(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<TablePath>,
    ApiQuery(query): ApiQuery<ViewQuery>,
) -> Result<Json<Seen>, ApiError> {
    let info = info_for(&registry, &path.id, who.0.as_ref()).await?;
    let (_, mut record) = replay::record(&registry, &path.id).await?;
    let moment = query.moment.unwrap_or(record.moment());
    if moment > record.moment() {
        return Err(ApiError::NoMoment);
    }
    let seat = match query.seat {
        Some(seat) if Some(seat) != info.you && info.status != Status::Over => return Err(ApiError::NotOver),
        Some(seat) if usize::from(seat) > info.seats.len() || seat == 0 => return Err(ApiError::NoSeat),
        Some(seat) => Some(seat),
        None => info.you,
    };
    let now = moment == record.moment();
    record.truncate(moment).ok_or(ApiError::NoMoment)?;
    let game = ActiveGame::new(&record, info.revision);
    // Only the current moment has options, and only for the player of the seat.
    let playable = now && seat == info.you;
    let options = if playable { OptionList::Included } else { OptionList::Omitted };
    let seen = table_actor::state(&game, seat, options)?;
    Ok(Json(Seen { undo: seen.undo && playable, ..seen }))
}

/// A finished game as a `.game` file, including its seed.
#[utoipa::path(get, path = "/api/tables/{id}/game", tag = "games", params(TablePath),
    responses((status = 200, body = String, content_type = "text/plain", description = "The file."), ErrorResponses))]
pub async fn game(
    State(registry): State<TableRegistry>,
    ApiPath(path): ApiPath<TablePath>,
) -> Result<Response, ApiError> {
    let (_, record) = replay::record(&registry, &path.id).await?;
    if record.seed_if_over().is_none() {
        return Err(ApiError::NotOver);
    }
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    Ok((headers, record.write()).into_response())
}

/// A WebSocket to the table: you send `ClientMessage`s and receive `ServerMessage`s, as JSON in text frames. Connect
/// with a WebSocket client and send your cookie or token in the handshake. Without one, or without a seat, you are a
/// spectator.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "games", params(TablePath, SocketQuery),
    responses(
        (status = 101, description = "The connection is a WebSocket from now on. The first message is `welcome`; with `since` the steps after that revision follow as `past`."),
        ErrorResponses,
    ))]
pub async fn socket(
    State(state): State<ApiState>,
    who: Who,
    client: Client,
    ApiPath(path): ApiPath<TablePath>,
    ApiQuery(query): ApiQuery<SocketQuery>,
    headers: HeaderMap,
    socket: Result<Upgrade, ApiError>,
) -> Result<Response, ApiError> {
    // A page of another site must not play with the cookie of this browser.
    if !same_site(&headers, state.registry.config().public_url.as_deref()) {
        return Err(ApiError::ForeignSite);
    }
    // A missing table is reported as an HTTP error. All other queries to the table are made by the connection.
    if !state.registry.lobby_cache().contains(&path.id) {
        replay::table(&state.registry, &path.id).await?;
    }
    let socket = socket?;
    let permit = state.limits.socket(client.address).ok_or(ApiError::TooMany)?;
    let limits = state.limits.socket_limits();
    let caller = Caller {
        table: path.id,
        player: who.0.map(|player| player.key),
        address: client.address,
        since: exact(query.since)?,
        options: if query.options { OptionList::Included } else { OptionList::Omitted },
    };
    Ok(crate::socket::upgrade(socket, state.registry, caller, limits, permit))
}

/// A table in a path.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct TablePath {
    /// The id of the table in links.
    #[param(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    pub id: String,
}

/// The query of a game's history.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct HistoryQuery {
    /// The last revision you know.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    since: Option<u64>,
}

/// The query of a socket.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SocketQuery {
    /// The last revision you know.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    since: Option<u64>,
    /// Whether each state lists your options. A client that knows the rules does not need them.
    #[serde(default = "yes")]
    #[param(value_type = Option<bool>, default = true)]
    options: bool,
}

fn yes() -> bool {
    true
}

/// A revision that every JSON parser can hold.
fn exact(revision: Option<u64>) -> Result<Option<u64>, ApiError> {
    match revision {
        Some(revision) if revision > MOST_NUMBER => Err(ApiError::Query(revision.to_string())),
        revision => Ok(revision),
    }
}

/// The query of a game's view.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ViewQuery {
    /// How many decisions had been taken; all if none.
    #[param(minimum = 0)]
    moment: Option<u64>,
    /// The seat whose view is returned, counted from 1.
    #[param(minimum = 1, maximum = 4)]
    seat: Option<u8>,
}
