//! Tables: made, looked at, looked back at, taken home.

use super::{Asked, Body, Desk, Faults, Named, Welcomed};
use crate::choice;
use crate::client_address::Client;
use crate::editions::For;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::identity::{self, Secret, Who, same_site};
use crate::past;
use crate::sitting::{self, Ask, viewer};
use crate::socket::{Caller, Upgrade};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::http::{Made, NewSeat, NewTable, NewTables, SeatKey};
use protocol::{Entry, State as Seen, Status, TableInfo};
use serde::Deserialize;
use store::{By, PlayerRow, SeatRow};
use table::{Live, Seed};
use utoipa::IntoParams;

/// The largest number that JavaScript counts exactly.
const MOST_NUMBER: u64 = (1 << 53) - 1;

/// Makes a table. The game begins when no seat is open.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, description = "The table and the invitations to its open seats.", body = Made), Faults))]
pub async fn create(
    State(desk): State<Desk>,
    who: Who,
    client: Client,
    headers: HeaderMap,
    Body(new): Body<NewTable>,
) -> Result<Response, Fault> {
    let hall = &desk.hall;
    may_make(&desk, &new, client)?;
    let name = choice::name(&new.name)?;
    let (mut seats, keys) = seats(&new, &name)?;
    choice::check(hall, &new.options, seats.len()).await?;
    desk.limits.table(client.address)?;
    let host = Welcomed::new(hall, who, &name, client).await?;
    if hall.store().unfinished(host.player.key).await? >= hall.house().most_games {
        return Err(Fault::TooManyGames(hall.house().most_games));
    }
    if host.player.account {
        seats.iter_mut().filter(|seat| seat.host_holds).for_each(|seat| seat.row.by = By::Account);
    }
    let bots_only = !seats.iter().any(|seat| matches!(seat.row.by, By::Open | By::Human | By::Account));
    let made_from = crate::limits::one(client.address).to_string();
    let _room = match bots_only {
        true => Some(hall.room_for_bots(host.player.key, Some(&made_from)).await?),
        false => None,
    };
    let id = identity::table_id()?;
    let table = store::NewTable {
        id: id.clone(),
        host: host.player.key,
        public: new.options.public,
        options: serde_json::to_string(&new.options).map_err(|_| Fault::Store)?,
        device: crate::device::name(&headers),
        created: crate::now(),
        made_from: Some(made_from),
        bots_only,
        seats,
        edition: choice::brought_key(&new.options),
    };
    let made = hall.store().create_table(&table).await;
    // The edition may have been swept just now.
    made.map_err(|error| if error.is_missing() { Fault::NoEdition } else { error.into() })?;
    let table = info_for(hall, &id, Some(&host.player)).await?;
    Ok(host.with((StatusCode::CREATED, Json(Made { table, keys }))))
}

/// Whether this server lets somebody make a table: everybody, whoever knows the word, nobody.
fn may_make(desk: &Desk, new: &NewTable, client: Client) -> Result<(), Fault> {
    let house = desk.hall.house();
    match house.new_tables {
        NewTables::Open => Ok(()),
        NewTables::Closed => Err(Fault::Closed),
        NewTables::Word => {
            let (Some(word), Some(given)) = (&house.table_word, &new.word) else { return Err(Fault::Word) };
            let right = desk.limits.guess(client.address, || identity::is_same(word, given))?;
            if right { Ok(()) } else { Err(Fault::Word) }
        }
    }
}

/// The seats of a new table, and the secret of an invitation for each that is open.
fn seats(new: &NewTable, name: &str) -> Result<(Vec<store::NewSeat>, Vec<SeatKey>), Fault> {
    let solo = new.options.level.is_some();
    let people = if solo { 1..=1 } else { 2..=4 };
    if !people.contains(&new.seats.len()) {
        return Err(Fault::Seats);
    }
    if new.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(Fault::SeatsOfMe);
    }
    let (mut seats, mut keys) = (Vec::new(), Vec::new());
    for (seat, new) in (1..).zip(&new.seats) {
        let row = SeatRow { seat, by: By::Open, name: String::new(), bot: None, shut: false };
        let seat = |row| store::NewSeat { row, host_holds: false, invitation: None };
        seats.push(match new {
            NewSeat::Bot { bot } => {
                seat(SeatRow { by: By::Bot, bot: Some(choice::bot(bot)?.to_owned()), ..row })
            }
            NewSeat::Me => {
                let row = SeatRow { by: By::Human, name: name.to_owned(), ..row };
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
        let row = SeatRow { seat: 2, by: By::Soloist, name: String::new(), bot: None, shut: false };
        seats.push(store::NewSeat { row, host_holds: false, invitation: None });
    }
    Ok((seats, keys))
}

/// A table as it is now.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(TablePath),
    responses((status = 200, body = TableInfo, description = "The table."), Faults))]
pub async fn info(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
) -> Result<Json<TableInfo>, Fault> {
    info_for(&hall, &path.id, who.0.as_ref()).await.map(Json)
}

/// A table as somebody may know it.
pub async fn info_for(hall: &Hall, id: &str, player: Option<&PlayerRow>) -> Result<TableInfo, Fault> {
    let player = player.map(|player| player.key);
    hall.ask(id, |reply| Ask::Info(player, reply)).await
}

/// Removes a table of yours whose game has not begun.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(TablePath),
    responses((status = 204, description = "It is gone."), Faults))]
pub async fn delete(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
) -> Result<StatusCode, Fault> {
    let player = who.known()?.key;
    hall.ask(&path.id, |reply| Ask::Delete(player, reply)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The steps of a game after a revision, as you may know them.
#[utoipa::path(get, path = "/api/tables/{id}/entries", tag = "games", params(TablePath, Since),
    responses((status = 200, body = Vec<Entry>, description = "The steps."), Faults))]
pub async fn entries(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
    Asked(asked): Asked<Since>,
) -> Result<Json<Vec<Entry>>, Fault> {
    let info = info_for(&hall, &path.id, who.0.as_ref()).await?;
    let (row, _) = hall.store().table(&path.id).await?.ok_or(Fault::NoTable)?;
    if info.status == Status::Waiting {
        return Ok(Json(Vec::new()));
    }
    let key = edition::Edition::read_hash(&info.edition).ok_or(Fault::NoEdition)?;
    let edition = hall.editions().find(&key, For::Table).await?;
    let eyes = viewer(info.you);
    past::entries(&hall, row.key, edition, asked.revision()?.unwrap_or(0), info.revision, eyes)
        .await
        .map(Json)
}

/// The game where so many decisions were taken, as you may see it; once it is over, also through the eyes of a seat.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "games", params(TablePath, Moment),
    responses((status = 200, body = Seen, description = "The game as it was then."), Faults))]
pub async fn view(
    State(hall): State<Hall>,
    who: Who,
    Named(path): Named<TablePath>,
    Asked(asked): Asked<Moment>,
) -> Result<Json<Seen>, Fault> {
    let info = info_for(&hall, &path.id, who.0.as_ref()).await?;
    let (_, mut record) = past::record(&hall, &path.id).await?;
    let moment = asked.moment.unwrap_or(record.revision());
    if moment > record.revision() {
        return Err(Fault::NoMoment);
    }
    let seat = match asked.seat {
        Some(seat) if Some(seat) != info.you && info.status != Status::Over => return Err(Fault::NotOver),
        Some(seat) if usize::from(seat) > info.seats.len() || seat == 0 => return Err(Fault::NoSeat),
        Some(seat) => Some(seat),
        None => info.you,
    };
    let now = moment == record.revision();
    record.truncate(moment).ok_or(Fault::NoMoment)?;
    // Looking back offers nothing to choose, and no luck is asked for.
    let live = Live::of(&record, Seed::from_number(0), info.revision);
    let mut seen = sitting::state(&live, seat)?;
    if !now || seat != info.you {
        seen.options = Vec::new();
        seen.undo = false;
    }
    Ok(Json(seen))
}

/// A finished game as a `.game` file, seed and all.
#[utoipa::path(get, path = "/api/tables/{id}/game", tag = "games", params(TablePath),
    responses((status = 200, body = String, content_type = "text/plain", description = "The file."), Faults))]
pub async fn game(State(hall): State<Hall>, Named(path): Named<TablePath>) -> Result<Response, Fault> {
    let (_, record) = past::record(&hall, &path.id).await?;
    if record.seed_if_over().is_none() {
        return Err(Fault::NotOver);
    }
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    Ok((headers, record.write()).into_response())
}

/// A WebSocket to the table: you send `Wish`, you hear `News`, as JSON in text frames. Connect with a WebSocket client and
/// show your cookie or token in the handshake; whoever shows neither, or holds no seat, watches.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "games", params(TablePath, Since),
    responses(
        (status = 101, description = "The connection is a WebSocket from now on. The first message is `welcome`; with `since` the steps after that revision follow as `past`."),
        Faults,
    ))]
pub async fn socket(
    State(desk): State<Desk>,
    who: Who,
    client: Client,
    Named(path): Named<TablePath>,
    Asked(asked): Asked<Since>,
    headers: HeaderMap,
    socket: Result<Upgrade, Fault>,
) -> Result<Response, Fault> {
    // A page of another site must not play with this browser's cookie.
    if !same_site(&headers, desk.hall.house().public_url.as_deref()) {
        return Err(Fault::ForeignSite);
    }
    let player = who.0.map(|player| player.key);
    // Whether there is such a table is asked only if it is not in memory: the connection asks for the rest.
    if !desk.hall.glances().has(&path.id) {
        desk.hall.ask(&path.id, |reply| Ask::Info(player, reply)).await?;
    }
    let socket = socket?;
    let permit = desk.limits.socket(client.address).ok_or(Fault::TooMany)?;
    let pace = desk.limits.pace();
    let caller = Caller { table: path.id, player, address: client.address, since: asked.revision()? };
    Ok(crate::socket::upgrade(socket, desk.hall, caller, pace, permit))
}

/// A table in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct TablePath {
    /// The name of the table in links.
    #[param(min_length = 1, max_length = 64, pattern = "^[A-Za-z0-9_-]+$")]
    pub id: String,
}

/// Where to go on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The last revision you know.
    #[param(minimum = 0, maximum = 9_007_199_254_740_991_u64)]
    since: Option<u64>,
}

impl Since {
    /// A number that every JSON parser can hold.
    fn revision(&self) -> Result<Option<u64>, Fault> {
        match self.since {
            Some(since) if since > MOST_NUMBER => Err(Fault::Query(since.to_string())),
            since => Ok(since),
        }
    }
}

/// A moment of a game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Moment {
    /// How many decisions were taken; all if none.
    #[param(minimum = 0)]
    moment: Option<u64>,
    /// Through whose eyes, a seat counted from 1.
    #[param(minimum = 1, maximum = 4)]
    seat: Option<u8>,
}
