//! The HTTP API of seats: taking one, links, devices, bots, leaving, removing players.

use super::tables::{TablePath, info_for};
use super::{ApiJson, ApiPath, ErrorResponses, SignedIn};
use crate::api_error::ApiError;
use crate::choice;
use crate::client_address::Client;
use crate::identity::{Secret, Who};
use crate::table_actor::TableRequest;
use crate::table_registry::TableRegistry;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use protocol::TableInfo;
use protocol::http::{Claim, Devices, Kick, Leave, SatDown, SeatBot, SeatKey, Sit};
use serde::Deserialize;
use utoipa::IntoParams;

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "seats", params(TablePath), request_body = Sit,
    responses((status = 200, body = SatDown, description = "You sit."), ErrorResponses))]
pub async fn sit(
    State(registry): State<TableRegistry>,
    who: Who,
    client: Client,
    headers: HeaderMap,
    ApiPath(path): ApiPath<TablePath>,
    ApiJson(sit): ApiJson<Sit>,
) -> Result<Response, ApiError> {
    let name = choice::name(&sit.name)?;
    // An unknown player is stored only if the table exists.
    info_for(&registry, &path.id, None).await?;
    let you = SignedIn::new(&registry, who, &name, client).await?;
    check_game_limit(&registry, you.player.key).await?;
    let person = you.person(client, &headers);
    let seat = registry
        .request(&path.id, |reply| TableRequest::Sit(person.clone(), sit.seat, name.clone(), reply))
        .await?;
    seat_response(&registry, you, &path.id, seat).await
}

/// Uses a link to a seat. It works once.
#[utoipa::path(post, path = "/api/claim", tag = "seats", request_body = Claim,
    responses((status = 200, body = SatDown, description = "The seat is yours, on this device too."), ErrorResponses))]
pub async fn claim(
    State(registry): State<TableRegistry>,
    who: Who,
    client: Client,
    headers: HeaderMap,
    ApiJson(claim): ApiJson<Claim>,
) -> Result<Response, ApiError> {
    let name = claim.name.as_deref().map(choice::name).transpose()?;
    let key = Secret::shown(&claim.key).hash();
    let (id, seat) = registry.store().seat_by_link(&key, crate::now()).await?.ok_or(ApiError::WrongKey)?;
    let you = SignedIn::new(&registry, who, name.as_deref().unwrap_or_default(), client).await?;
    check_game_limit(&registry, you.player.key).await?;
    let person = you.person(client, &headers);
    let seat = registry
        .request(&id, |reply| TableRequest::Claim(person.clone(), seat, Box::new(key), name.clone(), reply))
        .await?;
    seat_response(&registry, you, &id, seat).await
}

async fn check_game_limit(registry: &TableRegistry, player: store::PlayerKey) -> Result<(), ApiError> {
    let most = registry.config().most_games;
    if registry.store().unfinished(player).await? > most { Err(ApiError::TooManyGames(most)) } else { Ok(()) }
}

async fn seat_response(
    registry: &TableRegistry,
    you: SignedIn,
    id: &str,
    seat: u8,
) -> Result<Response, ApiError> {
    let table = info_for(registry, id, Some(&you.player)).await?;
    let row = table.seats.get(usize::from(seat).wrapping_sub(1)).ok_or(ApiError::NoSeat)?;
    let by = row.by;
    Ok(you.with(Json(SatDown { table, seat, by })))
}

/// Leaves: before the game the seat opens again; in a game a bot decides for it until you take it back, or for good.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "seats", params(TablePath), request_body = Leave,
    responses((status = 204, description = "You left."), ErrorResponses))]
pub async fn leave(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<TablePath>,
    ApiJson(leave): ApiJson<Leave>,
) -> Result<StatusCode, ApiError> {
    let player = who.known()?.key;
    registry.request(&path.id, |reply| TableRequest::Leave(player, leave.for_good, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes an invitation to an open seat of your table, or to a bot's. It works once; an earlier invitation to this seat
/// becomes invalid.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/invitation", tag = "seats", params(SeatPath),
    responses((status = 200, body = SeatKey, description = "The secret of the link."), ErrorResponses))]
pub async fn invite(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<SeatPath>,
) -> Result<Json<SeatKey>, ApiError> {
    let (player, seat) = (who.known()?.key, path.seat()?);
    registry.request(&path.id, |reply| TableRequest::Invite(player, seat, reply)).await.map(Json)
}

/// The devices of your seat, and its unused links.
#[utoipa::path(get, path = "/api/tables/{id}/devices", tag = "seats", params(TablePath),
    responses((status = 200, body = Devices, description = "Your devices."), ErrorResponses))]
pub async fn devices(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<TablePath>,
) -> Result<Json<Devices>, ApiError> {
    let player = who.known()?.key;
    registry.request(&path.id, |reply| TableRequest::Devices(player, reply)).await.map(Json)
}

/// Makes a link that adds another device of yours to your seat. It works once, within a week; an earlier one becomes
/// invalid. The others at the table see when it is used.
#[utoipa::path(post, path = "/api/tables/{id}/devices", tag = "seats", params(TablePath),
    responses((status = 200, body = SeatKey, description = "The secret of the link."), ErrorResponses))]
pub async fn link_device(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<TablePath>,
) -> Result<Json<SeatKey>, ApiError> {
    let player = who.known()?.key;
    registry.request(&path.id, |reply| TableRequest::LinkDevice(player, reply)).await.map(Json)
}

/// Revokes a device of your seat: this one, or one that was added after it. All unused links to the seat become
/// invalid.
#[utoipa::path(delete, path = "/api/tables/{id}/devices/{device}", tag = "seats", params(DevicePath),
    responses((status = 204, description = "It opens your seat no longer."), ErrorResponses))]
pub async fn revoke(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<DevicePath>,
) -> Result<StatusCode, ApiError> {
    let player = who.known()?.key;
    let device = path.device.parse().map_err(|_| ApiError::NoDevice)?;
    registry.request(&path.id, |reply| TableRequest::Revoke(player, device, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a link that gives your seat to the first player who uses it, within a week. Then your devices lose the seat.
/// Only the first device of the seat can do this.
#[utoipa::path(post, path = "/api/tables/{id}/hand-over", tag = "seats", params(TablePath),
    responses((status = 200, body = SeatKey, description = "The secret of the link."), ErrorResponses))]
pub async fn hand_over(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<TablePath>,
) -> Result<Json<SeatKey>, ApiError> {
    let player = who.known()?.key;
    registry.request(&path.id, |reply| TableRequest::HandOver(player, reply)).await.map(Json)
}

/// Cancels all unused links to your seat.
#[utoipa::path(delete, path = "/api/tables/{id}/links", tag = "seats", params(TablePath),
    responses((status = 204, description = "They open your seat no longer."), ErrorResponses))]
pub async fn cancel_links(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<TablePath>,
) -> Result<StatusCode, ApiError> {
    let player = who.known()?.key;
    registry.request(&path.id, |reply| TableRequest::CancelLinks(player, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes a player from your table: before the game their seat opens again, in a game a bot plays on to the end.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/kick", tag = "seats", params(SeatPath),
    request_body = Kick, responses((status = 200, body = TableInfo, description = "The table."), ErrorResponses))]
pub async fn kick(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<SeatPath>,
    ApiJson(kick): ApiJson<Kick>,
) -> Result<Json<TableInfo>, ApiError> {
    let player = who.known()?;
    let (key, seat) = (player.key, path.seat()?);
    registry.request(&path.id, |reply| TableRequest::Kick(key, seat, kick.block, reply)).await?;
    info_for(&registry, &path.id, Some(&player)).await.map(Json)
}

/// Puts a bot on an open seat of your table.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/bot", tag = "seats", params(SeatPath),
    request_body = SeatBot, responses((status = 200, body = TableInfo, description = "The table."), ErrorResponses))]
pub async fn bot(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiPath(path): ApiPath<SeatPath>,
    ApiJson(new): ApiJson<SeatBot>,
) -> Result<Json<TableInfo>, ApiError> {
    let player = who.known()?;
    let (key, seat) = (player.key, path.seat()?);
    registry.request(&path.id, |reply| TableRequest::SeatBot(key, seat, new.bot.clone(), reply)).await?;
    info_for(&registry, &path.id, Some(&player)).await.map(Json)
}

/// A seat in a path.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SeatPath {
    /// The id of the table in links.
    #[param(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    id: String,
    /// The seat, counted from 1.
    #[param(value_type = u8, minimum = 1, maximum = 4)]
    seat: String,
}

/// A device in a path.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct DevicePath {
    /// The id of the table in links.
    #[param(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    id: String,
    /// The number of the device.
    #[param(value_type = i64, minimum = 1)]
    device: String,
}

impl SeatPath {
    fn seat(&self) -> Result<u8, ApiError> {
        self.seat.parse().map_err(|_| ApiError::NoSeat)
    }
}
