//! Seats: sitting down, keys, bots, leaving.

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
use axum::http::StatusCode;
use axum::response::Response;
use protocol::TableInfo;
use protocol::http::{Claim, NewKey, SatDown, SeatBot, SeatKey, Sit};
use serde::Deserialize;
use utoipa::IntoParams;

/// Sits down at an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "seats", params(TablePath), request_body = Sit,
    responses((status = 200, body = SatDown, description = "You sit."), Faults))]
pub async fn sit(
    State(hall): State<Hall>,
    who: Who,
    client: Client,
    Named(path): Named<TablePath>,
    Body(sit): Body<Sit>,
) -> Result<Response, Fault> {
    let name = choice::name(&sit.name)?;
    // A stranger becomes somebody only where there is a table.
    info_for(&hall, &path.id, None).await?;
    let you = Welcomed::new(&hall, who, &name, client).await?;
    room_for_more(&hall, you.player.key).await?;
    let person = you.person();
    let seat = hall.ask(&path.id, |reply| Ask::Sit(person, sit.seat, name.clone(), reply)).await?;
    sat_down(&hall, you, &path.id, seat).await
}

/// Comes with the key of a seat.
#[utoipa::path(post, path = "/api/claim", tag = "seats", request_body = Claim,
    responses((status = 200, body = SatDown, description = "The seat is yours, on this device too."), Faults))]
pub async fn claim(
    State(hall): State<Hall>,
    who: Who,
    client: Client,
    Body(claim): Body<Claim>,
) -> Result<Response, Fault> {
    let name = claim.name.as_deref().map(choice::name).transpose()?;
    let key = Secret::shown(&claim.key).hash();
    let (id, seat) = hall.store().seat_by_key(&key).await?.ok_or(Fault::WrongKey)?;
    let you = Welcomed::new(&hall, who, name.as_deref().unwrap_or_default(), client).await?;
    room_for_more(&hall, you.player.key).await?;
    let person = you.person();
    let seat = hall.ask(&id, |reply| Ask::Claim(person, seat, key, name.clone(), reply)).await?;
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

/// Leaves: before the game the seat opens again, in a game a bot decides for it until you take it back.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "seats", params(TablePath),
    responses((status = 204, description = "You left."), Faults))]
pub async fn leave(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
) -> Result<StatusCode, Fault> {
    let player = who.known()?.key;
    hall.ask(&path.id, |reply| Ask::Leave(player, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a new key for your seat (for another device, or to hand it over), or for a seat that nobody holds (to invite
/// somebody; only the host can). Earlier keys of the seat open it no longer.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/key", tag = "seats", params(SeatPath),
    request_body = NewKey,
    responses((status = 200, body = SeatKey, description = "The key."), Faults))]
pub async fn key(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<SeatPath>,
    Body(new): Body<NewKey>,
) -> Result<Json<SeatKey>, Fault> {
    let player = who.known()?.key;
    let (seat, hand_over) = (path.seat()?, new.hand_over);
    hall.ask(&path.id, |reply| Ask::NewKey(player, seat, hand_over, reply)).await.map(Json)
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

impl SeatPath {
    fn seat(&self) -> Result<u8, Fault> {
        self.seat.parse().map_err(|_| Fault::NoSeat)
    }
}
