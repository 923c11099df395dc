//! The HTTP API of players: their own data, accounts for programs, uploaded editions.

use super::{ApiJson, ApiPath, ApiState, ErrorResponses, SignedIn};
use crate::api_error::ApiError;
use crate::choice;
use crate::client_address::Client;
use crate::identity::{self, Secret, Who};
use crate::limits::household;
use crate::table_actor::TableRequest;
use crate::table_registry::TableRegistry;
use crate::webhook::Unfit;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use edition::Edition;
use protocol::http::{Account, ChangeMe, EditionFiles, KnownEdition, Me, NewAccount};
use serde::Deserialize;
use store::{NewPlayer, PlayerKey, PlayerRow};
use utoipa::IntoParams;

/// The longest address of a webhook.
const LONGEST_WEBHOOK: usize = 500;

/// What the server knows about you.
#[utoipa::path(get, path = "/api/me", tag = "me",
    responses((status = 200, body = Me, description = "You."), ErrorResponses))]
pub async fn me(who: Who) -> Json<Me> {
    Json(who.0.map(|player| known(&player)).unwrap_or_default())
}

fn known(player: &PlayerRow) -> Me {
    let PlayerRow { name, webhook, account, .. } = player.clone();
    Me { known: true, account, name, webhook, webhook_secret: None }
}

/// Changes what the server knows about you.
#[utoipa::path(patch, path = "/api/me", tag = "me", request_body = ChangeMe,
    responses((status = 200, body = Me, description = "You."), ErrorResponses))]
pub async fn change(
    State(registry): State<TableRegistry>,
    who: Who,
    client: Client,
    ApiJson(new): ApiJson<ChangeMe>,
) -> Result<Response, ApiError> {
    let name = new.name.as_deref().map(choice::name).transpose()?;
    let webhook = new.webhook.as_deref().map(|text| webhook(&registry, text)).transpose()?;
    let mut you = SignedIn::new(&registry, who, name.as_deref().unwrap_or_default(), client).await?;
    let player = &mut you.player;
    let before = player.webhook.clone();
    player.name = name.unwrap_or_else(|| player.name.clone());
    if let Some(webhook) = webhook {
        player.webhook = Some(webhook).filter(|address| !address.is_empty());
    }
    // An unchanged webhook keeps its secret, so that a player who only changes their name does not lose it.
    let stays = player.webhook == before && registry.store().has_webhook_secret(player.key).await?;
    let secret = match (&new.webhook, &player.webhook) {
        (Some(_), Some(_)) if !stays => Some(Secret::new()?.text().to_owned()),
        _ => None,
    };
    if new.webhook.is_some() && !stays {
        registry.store().set_webhook_secret(player.key, secret.as_deref()).await?;
    }
    registry.store().change_player(player.key, &player.name, player.webhook.as_deref()).await?;
    // The secret is shown once. A player who has lost it removes the webhook and sets it again.
    let me = Me { webhook_secret: secret, ..known(player) };
    Ok(you.with(Json(me)))
}

fn webhook(registry: &TableRegistry, text: &str) -> Result<String, ApiError> {
    let text = text.trim();
    if text.len() > LONGEST_WEBHOOK {
        return Err(ApiError::Webhook(Unfit::Address));
    }
    if !text.is_empty() {
        registry.check_webhook(text).map_err(ApiError::Webhook)?;
    }
    Ok(text.to_owned())
}

/// Deletes you: your sessions, your talk, your names. Bots play on in your games.
#[utoipa::path(delete, path = "/api/me", tag = "me",
    responses((status = 204, description = "You are forgotten."), ErrorResponses))]
pub async fn delete(State(registry): State<TableRegistry>, who: Who) -> Result<Response, ApiError> {
    delete_player(&registry, who.known()?.key).await?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    identity::forget(response.headers_mut(), &registry.config().base_path);
    Ok(response)
}

/// Deletes a player, in the store and in memory.
pub async fn delete_player(registry: &TableRegistry, player: PlayerKey) -> Result<(), ApiError> {
    let tables = registry.store().tables_of(player, u32::MAX).await?;
    for (table, _) in registry.store().delete_player(player).await? {
        // An error of a table does not stop the deletion. A table that does not get this request releases the seat when
        // it is loaded.
        if let Err(error) = registry.request(&table, TableRequest::ReleaseUnheldSeats).await {
            tracing::warn!(table = crate::observe::short(&table), %error, "a seat was left");
        }
    }
    // Other tables in memory may know the player as host or spectator.
    for mailbox in tables.iter().filter_map(|table| registry.running_mailbox(table)) {
        let _ = mailbox.send(Box::new(TableRequest::PlayerDeleted(player))).await;
    }
    Ok(())
}

/// Makes an account for a program, which then plays like a person. An account that is not used for a day is deleted.
#[utoipa::path(post, path = "/api/accounts", tag = "me", request_body = NewAccount,
    responses((status = 201, body = Account, description = "Its token."), ErrorResponses))]
pub async fn account(
    State(registry): State<TableRegistry>,
    client: Client,
    ApiJson(new): ApiJson<NewAccount>,
) -> Result<(StatusCode, Json<Account>), ApiError> {
    let name = choice::name(&new.name)?;
    if name.is_empty() {
        return Err(ApiError::Name);
    }
    let limits = &registry.config().limits;
    limits.account(client.address)?;
    let token = Secret::new()?;
    let from = Some(household(client.address));
    let new = NewPlayer { session: token.hash(), name, account: true, at: crate::now(), from };
    let made = registry.store().welcome(new, limits.most_people()).await?;
    made.ok_or(ApiError::TooManyPeople(limits.most_people()))?;
    Ok((StatusCode::CREATED, Json(Account { token: token.text().to_owned() })))
}

/// Uploads an edition of your own.
#[utoipa::path(post, path = "/api/editions", tag = "editions", request_body = EditionFiles,
    responses((status = 200, body = KnownEdition, description = "The server knows it."), ErrorResponses))]
pub async fn bring_edition(
    State(state): State<ApiState>,
    client: Client,
    ApiJson(new): ApiJson<EditionFiles>,
) -> Result<Json<KnownEdition>, ApiError> {
    let may = || Ok(state.limits.edition(client.address)?);
    let hash = state.registry.editions().bring(new.files, household(client.address), may).await?;
    Ok(Json(KnownEdition { hash: hex::encode(hash) }))
}

/// The files of an edition: an uploaded one, or one that is part of the program.
#[utoipa::path(get, path = "/api/editions/{hash}", tag = "editions", params(EditionPath),
    responses((status = 200, body = EditionFiles, description = "Its files."), ErrorResponses))]
pub async fn edition(
    State(registry): State<TableRegistry>,
    ApiPath(path): ApiPath<EditionPath>,
) -> Result<Response, ApiError> {
    let hash = Edition::read_hash(&path.hash).ok_or(ApiError::NoEdition)?;
    let files = registry.editions().files(&hash).await?;
    // The files of a hash never change.
    let keep = [(CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((keep, Json(EditionFiles { files })).into_response())
}

/// An edition in a path.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct EditionPath {
    /// Its hash in hexadecimal digits.
    #[param(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    hash: String,
}
