//! The lobby: tables at a glance. Nothing is woken for it.

use super::Faults;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::identity::Who;
use crate::summary::infos;
use axum::Json;
use axum::extract::State;
use protocol::http::Lobby;
use protocol::{Status, TableInfo};

/// The most tables in each list.
const MOST: u32 = 50;

/// Your games, public tables with an open seat, public games to watch.
#[utoipa::path(get, path = "/api/lobby", tag = "tables",
    responses((status = 200, body = Lobby, description = "The lobby."), Faults))]
pub async fn lobby(State(hall): State<Hall>, who: Who) -> Result<Json<Lobby>, Fault> {
    let player = who.0.as_ref().map(|player| player.key);
    let store = hall.store();
    let mut lobby = Lobby {
        present: hall.present(),
        new_tables: hall.house().new_tables,
        public_url: hall.house().shared_url(),
        announcement: hall.announcement().map(|text| text.to_string()),
        ..Lobby::default()
    };
    if let Some(player) = player {
        let mine = store.list_of(player, MOST).await.map_err(|error| hall.trouble(error))?;
        lobby.mine = infos(&hall, mine, Some(player)).await;
    }
    let others = |table: &TableInfo| table.you.is_none();
    let open = store.list_open(player, MOST).await.map_err(|error| hall.trouble(error))?;
    lobby.open = infos(&hall, open, player).await;
    lobby.open.retain(others);
    let playing = store.list_playing(player, MOST).await.map_err(|error| hall.trouble(error))?;
    lobby.watch = infos(&hall, playing, player).await;
    lobby.watch.retain(others);
    lobby.mine.sort_by_key(|table| {
        let waits = table.you.is_some() && table.you == table.to_act;
        (table.status == Status::Over, !waits, std::cmp::Reverse(table.since))
    });
    Ok(Json(lobby))
}
