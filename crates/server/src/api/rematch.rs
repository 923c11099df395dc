//! The HTTP API of rematches.

use super::tables::{TablePath, info_for};
use super::{ApiPath, ApiState, ErrorResponses};
use crate::api_error::ApiError;
use crate::client_address::Client;
use crate::identity::Who;
use crate::table_actor::{Person, TableRequest};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use protocol::http::NewTables;
use protocol::{Status, TableInfo};

/// Starts a rematch of a finished game of yours: a new table with the same options, the same people in the same seats
/// and the same bots. If somebody has already started it, the answer is that table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(TablePath),
    responses((status = 200, body = TableInfo, description = "The table of the rematch."), ErrorResponses))]
pub async fn rematch(
    State(state): State<ApiState>,
    who: Who,
    client: Client,
    headers: HeaderMap,
    ApiPath(path): ApiPath<TablePath>,
) -> Result<Json<TableInfo>, ApiError> {
    let registry = &state.registry;
    let player = who.known()?;
    let info = info_for(registry, &path.id, Some(&player)).await?;
    if info.you.is_none() {
        return Err(ApiError::NotSeated);
    }
    if info.status != Status::Over {
        return Err(ApiError::NotOver);
    }
    if let Some(known) = &info.rematch {
        match info_for(registry, known, Some(&player)).await {
            // It was deleted, so it can be started again.
            Err(ApiError::NoTable) => {}
            answer => return answer.map(Json),
        }
    }
    // The people of a table that was created with the password need it no more.
    if registry.config().new_tables == NewTables::Closed {
        return Err(ApiError::Closed);
    }
    state.limits.table(client.address)?;
    let person = Person {
        key: player.key,
        account: player.account,
        device: crate::device::name(&headers),
        address: crate::limits::one(client.address).to_string(),
    };
    let id = registry.request(&path.id, |reply| TableRequest::Rematch(person.clone(), reply)).await?;
    info_for(registry, &id, Some(&player)).await.map(Json)
}
