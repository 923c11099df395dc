//! The HTTP side: everything but play itself. The API document is made of these functions and of `protocol`.

pub mod extract;
mod lobby;
pub mod me;
mod seats;
mod tables;

use crate::client_address::Client;
use crate::fault::Fault;
use crate::hall::{Hall, House};
use crate::identity::{self, Secret, Who};
use crate::limits::{Limits, household, keep_pace};
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

use extract::{Asked, Body, Named};

/// What the handlers share.
#[derive(Clone)]
pub struct Desk {
    /// The tables.
    pub hall: Hall,
    /// How much anybody may ask.
    pub limits: Arc<Limits>,
}

impl FromRef<Desk> for Hall {
    fn from_ref(desk: &Desk) -> Hall {
        desk.hall.clone()
    }
}

/// The head of the document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Lacrimosa",
        description = include_str!("api/description.md"),
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    components(schemas(protocol::News, protocol::Wish, Problem)),
    security((), ("cookie" = []), ("token" = [])),
    modifiers(&Keys)
)]
struct Document;

/// How somebody shows who they are.
struct Keys;

impl utoipa::Modify for Keys {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
        let components = document.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("lacrimosa")));
        components.add_security_scheme("cookie", cookie);
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// Everything that can be answered instead of what was asked for.
pub struct Faults;

impl utoipa::IntoResponses for Faults {
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

/// Everything under `/api`.
pub fn router(desk: Desk, edition_bytes: usize) -> Router {
    let (router, mut document) = OpenApiRouter::<Desk>::with_openapi(Document::openapi())
        .routes(routes!(tables::create))
        .routes(routes!(tables::info, tables::delete))
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
        .routes(routes!(health))
        .split_for_parts();
    document.servers = Some(servers(desk.hall.house()));
    // Links between items of the code are none in the document.
    let document = document.to_json().unwrap_or_default().replace("[`", "`").replace("`]", "`");
    let document: Arc<str> = document.into();
    let document = move || async move {
        ([(axum::http::header::CONTENT_TYPE, "application/json")], document.to_string())
    };
    router
        .route("/api/openapi.json", get(document))
        .route("/api/{*unknown}", axum::routing::any(|| async { Fault::NoAddress }))
        .method_not_allowed_fallback(|| async { Fault::NoMethod })
        .layer(from_fn_with_state(desk.clone(), gate))
        .layer(from_fn_with_state(desk.limits.clone(), keep_pace))
        .with_state(desk)
}

/// Where the addresses of the document are found: below the public address if there is one, else below the path on the
/// server that the document came from.
fn servers(house: &House) -> Vec<utoipa::openapi::Server> {
    let base = house.base_path.trim_end_matches('/');
    let path = if base.is_empty() { "/" } else { base };
    let public = house.public_url.as_deref().map(|url| url.trim_end_matches('/'));
    public.into_iter().chain([path]).map(|url| ServerBuilder::new().url(url).build()).collect()
}

/// What changes something comes from the page itself, and calls itself JSON: a form of another page cannot.
async fn gate(State(desk): State<Desk>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !identity::same_site(request.headers(), desk.hall.house().public_url.as_deref()) {
        return Fault::ForeignSite.into_response();
    }
    if !reads && request.headers().get(CONTENT_TYPE).is_some_and(|kind| !is_json(kind)) {
        return Fault::NotJson.into_response();
    }
    let mut response = next.run(request).await;
    if response.headers().contains_key(SET_COOKIE) && response.status() == StatusCode::UNAUTHORIZED {
        identity::forget(response.headers_mut(), &desk.hall.house().base_path);
    }
    response
}

fn is_json(kind: &HeaderValue) -> bool {
    kind.to_str().is_ok_and(|kind| kind.to_ascii_lowercase().starts_with("application/json"))
}

/// Whether the server can do its work: something is written before it says so.
#[utoipa::path(get, path = "/api/health", tag = "server",
    responses((status = 200, description = "It can.", body = String, content_type = "text/plain"), Faults))]
async fn health(State(hall): State<Hall>) -> Result<&'static str, Fault> {
    if hall.health().check(hall.store()).await { Ok("ok") } else { Err(Fault::Store) }
}

/// Somebody with a new cookie, if they had none.
pub struct Welcomed {
    /// Who.
    pub player: PlayerRow,
    cookie: Option<HeaderValue>,
}

impl Welcomed {
    /// Whoever asks; a stranger becomes somebody.
    pub async fn new(hall: &Hall, who: Who, name: &str, client: Client) -> Result<Welcomed, Fault> {
        if let Some(player) = who.0 {
            return Ok(Welcomed { player, cookie: None });
        }
        let limits = &hall.house().limits;
        limits.person(client.address)?;
        let secret = Secret::new()?;
        let new = NewPlayer {
            session: secret.hash(),
            name: name.to_owned(),
            account: false,
            at: crate::now(),
            from: Some(household(client.address)),
        };
        let key = hall.store().welcome(new, limits.most_people()).await?;
        let key = key.ok_or(Fault::TooManyPeople(limits.most_people()))?;
        let cookie = hall.signer().cookie(&secret, &hall.house().base_path, client.https);
        let player = PlayerRow { key, name: name.to_owned(), webhook: None, account: false };
        Ok(Welcomed { player, cookie: Some(cookie) })
    }

    /// An answer with the cookie.
    pub fn with(self, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.cookie {
            response.headers_mut().insert(SET_COOKIE, cookie);
        }
        response
    }

    /// As the table knows them.
    pub fn person(&self, client: Client, headers: &HeaderMap) -> crate::sitting::Person {
        crate::sitting::Person {
            key: self.player.key,
            account: self.player.account,
            device: device::name(headers),
            address: limits::one(client.address).to_string(),
        }
    }
}
