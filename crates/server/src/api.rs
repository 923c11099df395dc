//! The HTTP API: its routes, its OpenAPI document, and what its handlers share.

pub mod extract;
mod lobby;
pub mod me;
mod push;
mod rematch;
mod seats;
mod tables;

use crate::api_error::ApiError;
use crate::client_address::Client;
use crate::identity::{self, Secret, Who};
use crate::limits::{Limits, household, limit_requests};
use crate::table_config::TableConfig;
use crate::table_registry::TableRegistry;
use crate::{device, limits};
use axum::Router;
use axum::extract::{DefaultBodyLimit, FromRef, Request, State};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use protocol::http::Problem;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{NewPlayer, PlayerRow};
use utoipa::OpenApi;
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder, ServerBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use extract::{ApiJson, ApiPath, ApiQuery};

/// The state of the handlers.
#[derive(Clone)]
pub struct ApiState {
    /// The tables.
    pub registry: TableRegistry,
    /// The request limits.
    pub limits: Arc<Limits>,
}

impl FromRef<ApiState> for TableRegistry {
    fn from_ref(state: &ApiState) -> TableRegistry {
        state.registry.clone()
    }
}

/// The OpenAPI document without its paths.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Lacrimosa",
        description = include_str!("api/description.md"),
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(protocol::ServerMessage, protocol::ClientMessage, Problem)),
    security((), ("cookie" = []), ("token" = [])),
    modifiers(&SecuritySchemes)
)]
struct Document;

/// The ways in which a client identifies itself.
struct SecuritySchemes;

impl utoipa::Modify for SecuritySchemes {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
        let components = document.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("lacrimosa")));
        components.add_security_scheme("cookie", cookie);
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// The error responses, which are the same for all requests.
pub struct ErrorResponses;

impl utoipa::IntoResponses for ErrorResponses {
    fn responses() -> BTreeMap<String, RefOr<utoipa::openapi::Response>> {
        let problem = || ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
        let codes = ["400", "401", "403", "404", "405", "409", "413", "415", "421", "422", "429", "503"];
        let response = |code: &str| {
            let reason = code.parse().ok().and_then(|code| StatusCode::from_u16(code).ok());
            let reason = reason.and_then(|status| status.canonical_reason()).unwrap_or_default();
            ResponseBuilder::new().description(reason).content("application/json", problem()).build()
        };
        codes.into_iter().map(|code| (code.to_owned(), response(code).into())).collect()
    }
}

/// All routes under `/api`.
pub fn router(state: ApiState, edition_bytes: usize) -> Router {
    let (router, mut document) = OpenApiRouter::<ApiState>::with_openapi(Document::openapi())
        .routes(routes!(tables::create))
        .routes(routes!(tables::info, tables::delete))
        .routes(routes!(rematch::rematch))
        .routes(routes!(lobby::lobby))
        .routes(routes!(tables::entries))
        .routes(routes!(tables::view))
        .routes(routes!(tables::game))
        .routes(routes!(tables::socket))
        .routes(routes!(seats::sit))
        .routes(routes!(seats::claim))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::invite))
        .routes(routes!(seats::devices, seats::link_device))
        .routes(routes!(seats::revoke))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::cancel_links))
        .routes(routes!(seats::kick))
        .routes(routes!(seats::bot))
        .routes(routes!(me::me, me::change, me::delete))
        .routes(routes!(me::account))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(me::bring_edition))
                .layer(DefaultBodyLimit::max(edition_bytes)),
        )
        .routes(routes!(me::edition))
        .routes(routes!(push::key, push::subscribe, push::unsubscribe))
        .routes(routes!(health))
        .split_for_parts();
    document.servers = Some(servers(state.registry.config()));
    // Removes the brackets of rustdoc links.
    let document = document.to_json().unwrap_or_default().replace("[`", "`").replace("`]", "`");
    let document: Arc<str> = document.into();
    let document = move || async move {
        ([(axum::http::header::CONTENT_TYPE, "application/json")], document.to_string())
    };
    router
        .route("/api/openapi.json", get(document))
        .route("/api/{*unknown}", axum::routing::any(|| async { ApiError::NoAddress }))
        .method_not_allowed_fallback(|| async { ApiError::NoMethod })
        .layer(from_fn_with_state(state.clone(), gate))
        .layer(from_fn_with_state(state.limits.clone(), limit_requests))
        .with_state(state)
}

/// The base addresses in the document: the public address, if there is one, and the path on this server.
fn servers(config: &TableConfig) -> Vec<utoipa::openapi::Server> {
    let base = config.base_path.trim_end_matches('/');
    let path = if base.is_empty() { "/" } else { base };
    let public = config.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    public.into_iter().chain([path]).map(|url| ServerBuilder::new().url(url).build()).collect()
}

/// Refuses requests that change something if they come from another site, or if they are not JSON and so could be sent
/// by a form of another site.
async fn gate(State(state): State<ApiState>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !identity::same_site(request.headers(), state.registry.config().public_url.as_deref()) {
        return ApiError::ForeignSite.into_response();
    }
    if !reads && request.headers().get(CONTENT_TYPE).is_some_and(|kind| !is_json(kind)) {
        return ApiError::NotJson.into_response();
    }
    let mut response = next.run(request).await;
    if response.headers().contains_key(SET_COOKIE) && response.status() == StatusCode::UNAUTHORIZED {
        identity::forget(response.headers_mut(), &state.registry.config().base_path);
    }
    response
}

fn is_json(kind: &HeaderValue) -> bool {
    kind.to_str().is_ok_and(|kind| kind.to_ascii_lowercase().starts_with("application/json"))
}

/// Whether the server works. It writes to its store before it answers.
#[utoipa::path(get, path = "/api/health", tag = "server",
    responses((status = 200, description = "It can.", body = String, content_type = "text/plain"), ErrorResponses))]
async fn health(State(registry): State<TableRegistry>) -> Result<&'static str, ApiError> {
    if registry.health().check(registry.store()).await { Ok("ok") } else { Err(ApiError::Store) }
}

/// A known player, with a new cookie if they were unknown before.
pub struct SignedIn {
    /// The player.
    pub player: PlayerRow,
    cookie: Option<HeaderValue>,
}

impl SignedIn {
    /// The player who sends a request. An unknown one is added to the store.
    pub async fn new(
        registry: &TableRegistry,
        who: Who,
        name: &str,
        client: Client,
    ) -> Result<SignedIn, ApiError> {
        if let Some(player) = who.0 {
            return Ok(SignedIn { player, cookie: None });
        }
        let limits = &registry.config().limits;
        limits.person(client.address)?;
        let secret = Secret::new()?;
        let new = NewPlayer {
            session: secret.hash(),
            name: name.to_owned(),
            account: false,
            at: crate::now(),
            from: Some(household(client.address)),
        };
        let key = registry.store().welcome(new, limits.most_people()).await?;
        let key = key.ok_or(ApiError::TooManyPeople(limits.most_people()))?;
        let cookie = registry.signer().cookie(&secret, &registry.config().base_path, client.https);
        let player = PlayerRow { key, name: name.to_owned(), webhook: None, account: false };
        Ok(SignedIn { player, cookie: Some(cookie) })
    }

    /// Adds the cookie to a response.
    pub fn with(self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().insert(SET_COOKIE, cookie);
        }
        response
    }

    /// The player as a table needs them.
    pub fn person(&self, client: Client, headers: &HeaderMap) -> crate::table_actor::Person {
        crate::table_actor::Person {
            key: self.player.key,
            account: self.player.account,
            device: device::name(headers),
            address: limits::one(client.address).to_string(),
        }
    }
}
