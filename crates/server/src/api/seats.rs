//! Seats: sitting down, links, devices, bots, leaving, removing.

use super::tables::{TablePath, info_for};
use super::{Body, Faults, Named, Welcomed};
use crate::choice;
use crate::client_address::Client;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::identity::{Secret, Who};
use crate::sitting::Ask;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use protocol::TableInfo;
use protocol::http::{Claim, Devices, Kick, Leave, SatDown, SeatBot, SeatKey, Sit};
use serde::Deserialize;
use utoipa::IntoParams;

/// Sits down at an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "seats", params(TablePath), request_body = Sit,
    responses((status = 200, body = SatDown, description = "You sit."), Faults))]
pub async fn sit(
    State(hall): State<Hall>,
    who: Who,
    client: Client,
    headers: HeaderMap,
    Named(path): Named<TablePath>,
    Body(sit): Body<Sit>,
) -> Result<Response, Fault> {
    let name = choice::name(&sit.name)?;
    // A stranger becomes somebody only where there is a table.
    info_for(&hall, &path.id, None).await?;
    let you = Welcomed::new(&hall, who, &name, client).await?;
    room_for_more(&hall, you.player.key).await?;
    let person = you.person(client, &headers);
    let seat = hall.ask(&path.id, |reply| Ask::Sit(person.clone(), sit.seat, name.clone(), reply)).await?;
    sat_down(&hall, you, &path.id, seat).await
}

/// Comes with the secret of a link to a seat. It works once.
#[utoipa::path(post, path = "/api/claim", tag = "seats", request_body = Claim,
    responses((status = 200, body = SatDown, description = "The seat is yours, on this device too."), Faults))]
pub async fn claim(
    State(hall): State<Hall>,
    who: Who,
    client: Client,
    headers: HeaderMap,
    Body(claim): Body<Claim>,
) -> Result<Response, Fault> {
    let name = claim.name.as_deref().map(choice::name).transpose()?;
    let key = Secret::shown(&claim.key).hash();
    let (id, seat) = hall.store().seat_by_link(&key, crate::now()).await?.ok_or(Fault::WrongKey)?;
    let you = Welcomed::new(&hall, who, name.as_deref().unwrap_or_default(), client).await?;
    room_for_more(&hall, you.player.key).await?;
    let person = you.person(client, &headers);
    let seat =
        hall.ask(&id, |reply| Ask::Claim(person.clone(), seat, Box::new(key), name.clone(), reply)).await?;
    sat_down(&hall, you, &id, seat).await
}

async fn room_for_more(hall: &Hall, player: store::PlayerKey) -> Result<(), Fault> {
    let most = hall.house().most_games;
    if hall.store().unfinished(player).await? > most { Err(Fault::TooManyGames(most)) } else { Ok(()) }
}

async fn sat_down(hall: &Hall, you: Welcomed, id: &str, seat: u8) -> Result<Response, Fault> {
    let table = info_for(hall, id, Some(&you.player)).await?;
    let row = table.seats.get(usize::from(seat).wrapping_sub(1)).ok_or(Fault::NoSeat)?;
    let by = row.by;
    Ok(you.with(Json(SatDown { table, seat, by })))
}

/// Leaves: before the game the seat opens again; in a game a bot decides for it until you take it back, or for good.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "seats", params(TablePath), request_body = Leave,
    responses((status = 204, description = "You left."), Faults))]
pub async fn leave(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
    Body(leave): Body<Leave>,
) -> Result<StatusCode, Fault> {
    let player = who.known()?.key;
    hall.ask(&path.id, |reply| Ask::Leave(player, leave.for_good, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes an invitation to an open seat of your table, or to a bot's. It works once; an earlier one to this seat works no
/// longer.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/invitation", tag = "seats", params(SeatPath),
    responses((status = 200, body = SeatKey, description = "The secret of the link."), Faults))]
pub async fn invite(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<SeatPath>,
) -> Result<Json<SeatKey>, Fault> {
    let (player, seat) = (who.known()?.key, path.seat()?);
    hall.ask(&path.id, |reply| Ask::Invite(player, seat, reply)).await.map(Json)
}

/// The devices of your seat, and the links to it that nobody has used yet.
#[utoipa::path(get, path = "/api/tables/{id}/devices", tag = "seats", params(TablePath),
    responses((status = 200, body = Devices, description = "Your devices."), Faults))]
pub async fn devices(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
) -> Result<Json<Devices>, Fault> {
    let player = who.known()?.key;
    hall.ask(&path.id, |reply| Ask::Devices(player, reply)).await.map(Json)
}

/// Makes a link that opens your seat on another device of yours. It works once, within a week; an earlier one works no
/// longer. The others at the table are told when it is used.
#[utoipa::path(post, path = "/api/tables/{id}/devices", tag = "seats", params(TablePath),
    responses((status = 200, body = SeatKey, description = "The secret of the link."), Faults))]
pub async fn link_device(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
) -> Result<Json<SeatKey>, Fault> {
    let player = who.known()?.key;
    hall.ask(&path.id, |reply| Ask::LinkDevice(player, reply)).await.map(Json)
}

/// Revokes a device of your seat: this one, or one that came after it. All unused links to the seat go with it.
#[utoipa::path(delete, path = "/api/tables/{id}/devices/{device}", tag = "seats", params(DevicePath),
    responses((status = 204, description = "It opens your seat no longer."), Faults))]
pub async fn revoke(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<DevicePath>,
) -> Result<StatusCode, Fault> {
    let player = who.known()?.key;
    let device = path.device.parse().map_err(|_| Fault::NoDevice)?;
    hall.ask(&path.id, |reply| Ask::Revoke(player, device, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a link that gives your seat to whoever comes first with it, within a week. From then on nothing of yours opens
/// the seat. Only the first device of the seat can.
#[utoipa::path(post, path = "/api/tables/{id}/hand-over", tag = "seats", params(TablePath),
    responses((status = 200, body = SeatKey, description = "The secret of the link."), Faults))]
pub async fn hand_over(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
) -> Result<Json<SeatKey>, Fault> {
    let player = who.known()?.key;
    hall.ask(&path.id, |reply| Ask::HandOver(player, reply)).await.map(Json)
}

/// Cancels all unused links to your seat.
#[utoipa::path(delete, path = "/api/tables/{id}/links", tag = "seats", params(TablePath),
    responses((status = 204, description = "They open your seat no longer."), Faults))]
pub async fn cancel_links(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
) -> Result<StatusCode, Fault> {
    let player = who.known()?.key;
    hall.ask(&path.id, |reply| Ask::CancelLinks(player, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Removes somebody from your table: before the game their seat opens again, in a game a bot plays on to the end.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/kick", tag = "seats", params(SeatPath),
    request_body = Kick, responses((status = 200, body = TableInfo, description = "The table."), Faults))]
pub async fn kick(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<SeatPath>,
    Body(kick): Body<Kick>,
) -> Result<Json<TableInfo>, Fault> {
    let player = who.known()?;
    let (key, seat) = (player.key, path.seat()?);
    hall.ask(&path.id, |reply| Ask::Kick(key, seat, kick.block, reply)).await?;
    info_for(&hall, &path.id, Some(&player)).await.map(Json)
}

/// Puts a bot on an open seat of your table.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/bot", tag = "seats", params(SeatPath),
    request_body = SeatBot, responses((status = 200, body = TableInfo, description = "The table."), Faults))]
pub async fn bot(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<SeatPath>,
    Body(new): Body<SeatBot>,
) -> Result<Json<TableInfo>, Fault> {
    let player = who.known()?;
    let (key, seat) = (player.key, path.seat()?);
    hall.ask(&path.id, |reply| Ask::SeatBot(key, seat, new.bot.clone(), reply)).await?;
    info_for(&hall, &path.id, Some(&player)).await.map(Json)
}

/// A seat in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct SeatPath {
    /// The name of the table in links.
    #[param(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    id: String,
    /// The seat, counted from 1.
    #[param(value_type = u8, minimum = 1, maximum = 4)]
    seat: String,
}

/// A device in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct DevicePath {
    /// The name of the table in links.
    #[param(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    id: String,
    /// The number of the device.
    #[param(value_type = i64, minimum = 1)]
    device: String,
}

impl SeatPath {
    fn seat(&self) -> Result<u8, Fault> {
        self.seat.parse().map_err(|_| Fault::NoSeat)
    }
}
