//! The errors of the API: a code for programs, a sentence for people, and an HTTP status for each.

use crate::limits::RetryAfter;
use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::http::Problem;
use store::StoreError;

/// The `Retry-After` of [`ApiError::Busy`].
const BUSY_SECONDS: u32 = 5;

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ApiError {
    #[error("there is no such table")]
    NoTable,
    #[error("there is no such seat at this table")]
    NoSeat,
    #[error("there is no such moment in this game")]
    NoMoment,
    #[error("there is no such edition on this server")]
    NoEdition,
    #[error("there is no such address in this API")]
    NoAddress,
    #[error("this address does not support this method")]
    NoMethod,
    #[error("this seat is taken")]
    SeatTaken,
    #[error("all seats are taken")]
    TableFull,
    #[error("you hold a seat at this table already")]
    Seated,
    #[error("you hold no seat at this table")]
    NotSeated,
    #[error("the link opens no seat: it was used, cancelled or replaced by a newer one, or it is too old")]
    WrongKey,
    #[error("only the device that first had this seat may do this")]
    NotFirstDevice,
    #[error("this is the only device of the seat: leave the table instead")]
    LastDevice,
    #[error("there is no such device at your seat")]
    NoDevice,
    #[error("this seat has too many devices; the limit is {0}")]
    TooManyDevices(usize),
    #[error("the host removed a player from this seat: nobody can be invited to it")]
    Shut,
    #[error("the host of this table has blocked you")]
    Blocked,
    #[error("the game is over")]
    Over,
    #[error("only the host of the table may do this")]
    NotHost,
    #[error("this seat is not yours")]
    NotYours,
    #[error("the game has begun")]
    Begun,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game is not over: its file contains hidden information")]
    NotOver,
    #[error("there are 2 to 4 seats, or one with a level of the Soloist")]
    Seats,
    #[error("only one seat can be yours")]
    SeatsOfMe,
    #[error("a name has at most 24 characters and no control characters")]
    Name,
    #[error("{0}: not allowed here; expected {1}")]
    Option(&'static str, &'static str),
    #[error("{0}: conflicts with other options; expected {1}")]
    Clash(&'static str, &'static str),
    #[error("you sit at or created too many unfinished tables; the limit is {0}")]
    TooManyGames(u32),
    #[error(
        "too many unfinished tables with only bots; the limit is {0} for a person and {1} for an address"
    )]
    TooManyBotTables(u32, u32),
    #[error("this server accepts no more tables with only bots for now; the limit is {0}")]
    BotTablesFull(u32),
    #[error("the edition has faults: {0}")]
    Edition(String),
    #[error("the server has no room for another edition: all stored ones are in use")]
    TooManyEditions,
    #[error("too many editions are in memory until the server is restarted; play with the built-in one")]
    EditionsInMemory,
    #[error("too many editions are being uploaded: try again in {} s", BUSY_SECONDS)]
    Busy,
    #[error("this webhook address cannot be used: {0}")]
    Webhook(crate::webhook::Unfit),
    #[error("this browser cannot get push messages: {0}")]
    Push(crate::push::Unsuitable),
    #[error("this server does not know you: the cookie or token is not valid any more")]
    UnknownSession,
    #[error("take a seat or create a table first")]
    Nobody,
    #[error("the request comes from another site")]
    ForeignSite,
    #[error(
        "this server does not accept this host name; its operator can add it to public-url or allowed-hosts"
    )]
    Host,
    #[error("this server accepts no more people for now; the limit is {0}")]
    TooManyPeople(u32),
    #[error("new tables cannot be created on this server")]
    Closed,
    #[error("creating a table on this server needs its table word in `word`; it is missing or wrong")]
    Word,
    #[error("{0}")]
    TooFast(#[from] RetryAfter),
    #[error("too many connections")]
    TooMany,
    #[error("this address is banned from this server")]
    Banned,
    #[error("the token is not the admin token of this server")]
    AdminToken,
    #[error("there is no such person")]
    NoPerson,
    #[error("this address or network is not banned")]
    NoBan,
    #[error("this table was not set aside")]
    NotQuarantined,
    #[error("{0} tables use this edition; with_tables=true removes them, too")]
    EditionInUse(usize),
    #[error("an address such as 192.0.2.1 or a network such as 10.0.0.0/8 is expected")]
    Net,
    #[error("1 to 500 characters are expected, and no control characters but new lines")]
    Text,
    #[error("the body is invalid: {0}")]
    Body(String),
    #[error("the body must be JSON: Content-Type application/json")]
    NotJson,
    #[error("the body is too long")]
    TooLong,
    #[error("the query is invalid: {0}")]
    Query(String),
    #[error("a WebSocket is expected here")]
    NoSocket,
    #[error(
        "this table cannot be played on: it was set aside after an error, and whoever runs the server can read why"
    )]
    Quarantined,
    #[error("the table failed and is being reloaded from its journal: try again")]
    TableFailed,
    #[error("the server cannot reach its store")]
    Store,
}

impl ApiError {
    /// The code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ApiError::NoTable => "no-table",
            ApiError::NoSeat => "no-seat",
            ApiError::NoMoment => "no-moment",
            ApiError::NoEdition => "no-edition",
            ApiError::NoAddress => "no-address",
            ApiError::NoMethod => "no-method",
            ApiError::SeatTaken => "seat-taken",
            ApiError::TableFull => "table-full",
            ApiError::Seated => "seated",
            ApiError::NotSeated => "not-seated",
            ApiError::WrongKey => "wrong-key",
            ApiError::NotFirstDevice => "not-first-device",
            ApiError::LastDevice => "last-device",
            ApiError::NoDevice => "no-device",
            ApiError::TooManyDevices(_) => "too-many-devices",
            ApiError::Shut => "shut",
            ApiError::Blocked => "blocked",
            ApiError::Over => "over",
            ApiError::NotHost => "not-host",
            ApiError::NotYours => "not-yours",
            ApiError::Begun => "begun",
            ApiError::NotBegun => "not-begun",
            ApiError::NotOver => "not-over",
            ApiError::Seats => "seats",
            ApiError::SeatsOfMe => "seats-of-me",
            ApiError::Name => "name",
            ApiError::Option(..) => "option",
            ApiError::Clash(..) => "clash",
            ApiError::TooManyGames(_) => "too-many-games",
            ApiError::TooManyBotTables(..) => "too-many-bot-tables",
            ApiError::BotTablesFull(_) => "bot-tables-full",
            ApiError::Edition(_) => "edition",
            ApiError::TooManyEditions => "too-many-editions",
            ApiError::EditionsInMemory => "editions-in-memory",
            ApiError::Busy => "busy",
            ApiError::Webhook(_) => "webhook",
            ApiError::Push(_) => "push",
            ApiError::UnknownSession => "unknown-session",
            ApiError::Nobody => "nobody",
            ApiError::ForeignSite => "foreign-site",
            ApiError::Host => "host",
            ApiError::TooManyPeople(_) => "too-many-people",
            ApiError::Closed => "closed",
            ApiError::Word => "word",
            ApiError::TooFast(_) => "too-fast",
            ApiError::TooMany => "too-many",
            ApiError::Banned => "banned",
            ApiError::AdminToken => "admin-token",
            ApiError::NoPerson => "no-person",
            ApiError::NoBan => "no-ban",
            ApiError::NotQuarantined => "not-aside",
            ApiError::EditionInUse(_) => "edition-in-use",
            ApiError::Net => "net",
            ApiError::Text => "text",
            ApiError::Body(_) => "body",
            ApiError::NotJson => "not-json",
            ApiError::TooLong => "too-long",
            ApiError::Query(_) => "query",
            ApiError::NoSocket => "no-socket",
            ApiError::Quarantined => "set-aside",
            ApiError::TableFailed => "table-failed",
            ApiError::Store => "store",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            ApiError::NoPerson
            | ApiError::NoBan
            | ApiError::NoTable
            | ApiError::NoSeat
            | ApiError::NoDevice
            | ApiError::NoMoment
            | ApiError::NoEdition
            | ApiError::NoAddress => StatusCode::NOT_FOUND,
            ApiError::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::UnknownSession | ApiError::Nobody => StatusCode::UNAUTHORIZED,
            ApiError::WrongKey
            | ApiError::NotFirstDevice
            | ApiError::Blocked
            | ApiError::NotHost
            | ApiError::NotYours
            | ApiError::NotSeated
            | ApiError::ForeignSite
            | ApiError::Closed
            | ApiError::Word
            | ApiError::Banned
            | ApiError::AdminToken => StatusCode::FORBIDDEN,
            ApiError::SeatTaken
            | ApiError::TableFull
            | ApiError::Seated
            | ApiError::Begun
            | ApiError::NotBegun
            | ApiError::NotOver
            | ApiError::Over
            | ApiError::LastDevice
            | ApiError::TooManyDevices(_)
            | ApiError::Shut
            | ApiError::TooManyGames(_)
            | ApiError::TooManyBotTables(..)
            | ApiError::TooManyEditions
            | ApiError::NotQuarantined
            | ApiError::EditionInUse(_)
            | ApiError::Edition(_)
            | ApiError::Seats
            | ApiError::SeatsOfMe
            | ApiError::Clash(..)
            // The request is valid HTTP; it only lacks the upgrade to a WebSocket.
            | ApiError::NoSocket
            | ApiError::Push(_)
            | ApiError::Webhook(_) => StatusCode::CONFLICT,
            ApiError::Name | ApiError::Net | ApiError::Text | ApiError::Option(..) => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::TooFast(_) | ApiError::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Body(_) | ApiError::Query(_) => StatusCode::BAD_REQUEST,
            ApiError::Host => StatusCode::MISDIRECTED_REQUEST,
            ApiError::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ApiError::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::BotTablesFull(_)
            | ApiError::Quarantined
            | ApiError::TableFailed
            | ApiError::Busy
            | ApiError::EditionsInMemory
            | ApiError::TooManyPeople(_)
            | ApiError::Store => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let problem = Problem { code: self.code().to_owned(), text: self.to_string() };
        let mut response = (self.status(), Json(problem)).into_response();
        let headers = response.headers_mut();
        match self {
            // Otherwise the browser would send the invalid cookie again and again and stay locked out.
            ApiError::UnknownSession => {
                crate::identity::forget(headers, "/");
            }
            ApiError::TooFast(wait) => return wait.into_response(),
            ApiError::Busy => {
                headers.insert(RETRY_AFTER, HeaderValue::from(BUSY_SECONDS));
            }
            _ => {}
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        tracing::error!(%error, "store");
        ApiError::Store
    }
}
