//! You, accounts of programs, and editions that people bring.

use super::{Body, Desk, Faults, Named, Welcomed};
use crate::choice;
use crate::client_address::Client;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::identity::{self, Secret, Who};
use crate::limits::household;
use crate::sitting::Ask;
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

/// What the server knows of you.
#[utoipa::path(get, path = "/api/me", tag = "me",
    responses((status = 200, body = Me, description = "You."), Faults))]
pub async fn me(who: Who) -> Json<Me> {
    Json(who.0.map(|player| known(&player)).unwrap_or_default())
}

fn known(player: &PlayerRow) -> Me {
    let PlayerRow { name, webhook, account, .. } = player.clone();
    Me { known: true, account, name, webhook, webhook_secret: None }
}

/// Changes what the server knows of you.
#[utoipa::path(patch, path = "/api/me", tag = "me", request_body = ChangeMe,
    responses((status = 200, body = Me, description = "You."), Faults))]
pub async fn change(
    State(hall): State<Hall>,
    who: Who,
    client: Client,
    Body(new): Body<ChangeMe>,
) -> Result<Response, Fault> {
    let name = new.name.as_deref().map(choice::name).transpose()?;
    let webhook = new.webhook.as_deref().map(|text| webhook(&hall, text)).transpose()?;
    let mut you = Welcomed::new(&hall, who, name.as_deref().unwrap_or_default(), client).await?;
    let player = &mut you.player;
    let before = player.webhook.clone();
    player.name = name.unwrap_or_else(|| player.name.clone());
    if let Some(webhook) = webhook {
        player.webhook = Some(webhook).filter(|address| !address.is_empty());
    }
    // An address that stays keeps its secret: whoever changes their name only must not lose it.
    let stays = player.webhook == before && hall.store().has_webhook_secret(player.key).await?;
    let secret = match (&new.webhook, &player.webhook) {
        (Some(_), Some(_)) if !stays => Some(Secret::new()?.text().to_owned()),
        _ => None,
    };
    if new.webhook.is_some() && !stays {
        hall.store().set_webhook_secret(player.key, secret.as_deref()).await?;
    }
    hall.store().change_player(player.key, &player.name, player.webhook.as_deref()).await?;
    // The secret is shown once; whoever has lost it removes the webhook and sets it again.
    let me = Me { webhook_secret: secret, ..known(player) };
    Ok(you.with(Json(me)))
}

fn webhook(hall: &Hall, text: &str) -> Result<String, Fault> {
    let text = text.trim();
    if text.len() > LONGEST_WEBHOOK {
        return Err(Fault::Webhook(Unfit::Address));
    }
    if !text.is_empty() {
        hall.fit_webhook(text).map_err(Fault::Webhook)?;
    }
    Ok(text.to_owned())
}

/// Forgets you: your sessions, your words, your names. Bots go on in your games.
#[utoipa::path(delete, path = "/api/me", tag = "me",
    responses((status = 204, description = "You are forgotten."), Faults))]
pub async fn delete(State(hall): State<Hall>, who: Who) -> Result<Response, Fault> {
    forget(&hall, who.known()?.key).await?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    identity::forget(response.headers_mut(), &hall.house().base_path);
    Ok(response)
}

/// Forgets somebody, in the store and in memory.
pub async fn forget(hall: &Hall, player: PlayerKey) -> Result<(), Fault> {
    let tables = hall.store().tables_of(player, u32::MAX).await?;
    for (table, _) in hall.store().delete_player(player).await? {
        // Whatever a table answers, you are forgotten: a table that could not be told sees it when it is loaded.
        if let Err(fault) = hall.ask(&table, Ask::Abandoned).await {
            tracing::warn!(table = crate::observe::short(&table), %fault, "a seat was left");
        }
    }
    // What is in memory remembers, too.
    for mailbox in tables.iter().filter_map(|table| hall.known(table)) {
        let _ = mailbox.send(Box::new(Ask::Forgotten(player))).await;
    }
    Ok(())
}

/// Makes an account for a program, which plays like anybody else. One that is not used for a day is forgotten.
#[utoipa::path(post, path = "/api/accounts", tag = "me", request_body = NewAccount,
    responses((status = 201, body = Account, description = "Its token."), Faults))]
pub async fn account(
    State(hall): State<Hall>,
    client: Client,
    Body(new): Body<NewAccount>,
) -> Result<(StatusCode, Json<Account>), Fault> {
    let name = choice::name(&new.name)?;
    if name.is_empty() {
        return Err(Fault::Name);
    }
    let limits = &hall.house().limits;
    limits.account(client.address)?;
    let token = Secret::new()?;
    let from = Some(household(client.address));
    let new = NewPlayer { session: token.hash(), name, account: true, at: crate::now(), from };
    let made = hall.store().welcome(new, limits.most_people()).await?;
    made.ok_or(Fault::TooManyPeople(limits.most_people()))?;
    Ok((StatusCode::CREATED, Json(Account { token: token.text().to_owned() })))
}

/// Brings an edition of your own.
#[utoipa::path(post, path = "/api/editions", tag = "editions", request_body = EditionFiles,
    responses((status = 200, body = KnownEdition, description = "The server knows it."), Faults))]
pub async fn bring_edition(
    State(desk): State<Desk>,
    client: Client,
    Body(new): Body<EditionFiles>,
) -> Result<Json<KnownEdition>, Fault> {
    let may = || Ok(desk.limits.edition(client.address)?);
    let hash = desk.hall.editions().bring(new.files, household(client.address), may).await?;
    Ok(Json(KnownEdition { hash: hash.iter().map(|byte| format!("{byte:02x}")).collect() }))
}

/// The files of an edition: one that somebody brought, or one that the program carries.
#[utoipa::path(get, path = "/api/editions/{hash}", tag = "editions", params(EditionPath),
    responses((status = 200, body = EditionFiles, description = "Its files."), Faults))]
pub async fn edition(State(hall): State<Hall>, Named(path): Named<EditionPath>) -> Result<Response, Fault> {
    let hash = Edition::read_hash(&path.hash).ok_or(Fault::NoEdition)?;
    let files = hall.editions().files(&hash).await?;
    // Under its hash it never changes.
    let keep = [(CACHE_CONTROL, "public, max-age=31536000, immutable")];
    Ok((keep, Json(EditionFiles { files })).into_response())
}

/// An edition in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct EditionPath {
    /// Its hash in hexadecimal digits.
    #[param(min_length = 64, max_length = 64, pattern = "^[0-9a-f]{64}$")]
    hash: String,
}
