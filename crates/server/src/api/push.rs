//! The HTTP API of push messages: the key of the server, and the browsers of a player.

use super::{ApiJson, ErrorResponses};
use crate::api_error::ApiError;
use crate::identity::Who;
use crate::push::Unsuitable;
use crate::table_registry::TableRegistry;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::push::{PushKey, Subscribe, Unsubscribe};

/// How many browsers of one player get messages. Beyond that, the one that was renewed longest ago gets none.
const BROWSERS_PER_PLAYER: u32 = 8;

/// The key with which a browser subscribes to push messages of this server.
#[utoipa::path(get, path = "/api/push", tag = "me",
    responses((status = 200, body = PushKey, description = "The key."), ErrorResponses))]
pub async fn key(State(registry): State<TableRegistry>) -> Json<PushKey> {
    Json(PushKey { key: registry.pushes().map(|pushes| pushes.key().to_owned()) })
}

/// Subscribes a browser of yours to push messages, or renews it: it is told when it is your turn and you are not
/// connected.
#[utoipa::path(post, path = "/api/push", tag = "me", request_body = Subscribe,
    responses((status = 204, description = "It is subscribed."), ErrorResponses))]
pub async fn subscribe(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiJson(new): ApiJson<Subscribe>,
) -> Result<StatusCode, ApiError> {
    let player = who.known()?.key;
    let pushes = registry.pushes().ok_or(ApiError::Push(Unsuitable::Off))?;
    let new = pushes.check(new).map_err(ApiError::Push)?;
    match registry.store().subscribe(player, new, crate::now(), BROWSERS_PER_PLAYER).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::Push(Unsuitable::Taken)),
    }
}

/// Ends the push messages to a browser of yours.
#[utoipa::path(delete, path = "/api/push", tag = "me", request_body = Unsubscribe,
    responses((status = 204, description = "It gets no more messages."), ErrorResponses))]
pub async fn unsubscribe(
    State(registry): State<TableRegistry>,
    who: Who,
    ApiJson(old): ApiJson<Unsubscribe>,
) -> Result<StatusCode, ApiError> {
    registry.store().unsubscribe(who.known()?.key, &old.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
