//! The lobby: lists of tables, made without loading any.

use super::ErrorResponses;
use crate::api_error::ApiError;
use crate::identity::Who;
use crate::summary::infos;
use crate::table_registry::TableRegistry;
use axum::Json;
use axum::extract::State;
use protocol::http::Lobby;
use protocol::{Status, TableInfo};

/// The most tables in each list.
const MOST: u32 = 50;

/// Your games, public tables with an open seat, public games to watch.
#[utoipa::path(get, path = "/api/lobby", tag = "tables",
    responses((status = 200, body = Lobby, description = "The lobby."), ErrorResponses))]
pub async fn lobby(State(registry): State<TableRegistry>, who: Who) -> Result<Json<Lobby>, ApiError> {
    let player = who.0.as_ref().map(|player| player.key);
    let store = registry.store();
    let mut lobby = Lobby {
        present: registry.open_sockets(),
        new_tables: registry.config().new_tables,
        public_url: registry.config().shared_url(),
        announcement: registry.announcement().map(|text| text.to_string()),
        ..Lobby::default()
    };
    if let Some(player) = player {
        let mine = store.list_of(player, MOST).await.map_err(|error| registry.store_failed(error))?;
        lobby.mine = infos(&registry, mine, Some(player)).await;
    }
    let others = |table: &TableInfo| table.you.is_none();
    let open = store.list_open(player, MOST).await.map_err(|error| registry.store_failed(error))?;
    lobby.open = infos(&registry, open, player).await;
    lobby.open.retain(others);
    let playing = store.list_playing(player, MOST).await.map_err(|error| registry.store_failed(error))?;
    lobby.watch = infos(&registry, playing, player).await;
    lobby.watch.retain(others);
    lobby.mine.sort_by_key(|table| {
        let waits = table.you.is_some() && table.you == table.to_act;
        (table.status == Status::Over, !waits, std::cmp::Reverse(table.since))
    });
    Ok(Json(lobby))
}
