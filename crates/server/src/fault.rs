//! Why a request is not granted: a word for programs, a sentence for people, a status for HTTP.

use crate::limits::RetryAfter;
use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use protocol::http::Problem;
use store::StoreError;

/// How long to wait when too many want the same just now.
const BUSY_SECONDS: u32 = 5;

/// The reasons.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("there is no such table")]
    NoTable,
    #[error("there is no such seat at this table")]
    NoSeat,
    #[error("there is no such moment in this game")]
    NoMoment,
    #[error("the server does not know such an edition")]
    NoEdition,
    #[error("there is no such address in this API")]
    NoAddress,
    #[error("the address does not know this method")]
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
    #[error("this seat has too many devices; the most is {0}")]
    TooManyDevices(usize),
    #[error("the host removed somebody from this seat: nobody can be invited to it")]
    Shut,
    #[error("the host of this table has blocked you")]
    Blocked,
    #[error("the game is over")]
    Over,
    #[error("only whoever made the table may do this")]
    NotHost,
    #[error("this seat is not yours")]
    NotYours,
    #[error("the game has begun")]
    Begun,
    #[error("the game has not begun")]
    NotBegun,
    #[error("the game is not over: it still holds secrets")]
    NotOver,
    #[error("there are 2 to 4 seats, or one with a level of the Soloist")]
    Seats,
    #[error("only one seat can be yours")]
    SeatsOfMe,
    #[error("a name has at most 24 characters and no control characters")]
    Name,
    #[error("{0}: not allowed here; expected {1}")]
    Option(&'static str, &'static str),
    #[error("{0}: does not go with the rest; expected {1}")]
    Clash(&'static str, &'static str),
    #[error("you sit at or made too many unfinished tables; the most is {0}")]
    TooManyGames(u32),
    #[error("too many unfinished tables of bots alone; one person may have {0} of them, one address {1}")]
    TooManyBotTables(u32, u32),
    #[error("this server plays no more tables of bots alone for now; the most is {0}")]
    BotTablesFull(u32),
    #[error("the edition has faults: {0}")]
    Edition(String),
    #[error("the server keeps no more editions: all it keeps are in use")]
    TooManyEditions,
    #[error(
        "too many editions are in use on this server until it is started again; play with the built-in one"
    )]
    EditionsInMemory,
    #[error("too many bring an edition just now: try again in {} s", BUSY_SECONDS)]
    Busy,
    #[error("this address cannot be told: {0}")]
    Webhook(crate::webhook::Unfit),
    #[error("this server does not know you: the cookie or token is not valid any more")]
    UnknownSession,
    #[error("sit down or make a table first")]
    Nobody,
    #[error("the request comes from another site")]
    ForeignSite,
    #[error(
        "this server is not known under this name; whoever runs it can name it in public-url or allowed-hosts"
    )]
    Host,
    #[error("this server knows no more people for now; the most is {0}")]
    TooManyPeople(u32),
    #[error("new tables cannot be made on this server")]
    Closed,
    #[error("this server asks whoever makes a table for its word; none came as `word`, or a wrong one")]
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
    NotAside,
    #[error("{0} tables use this edition; with_tables=true removes them, too")]
    EditionInUse(usize),
    #[error("an address such as 192.0.2.1 or a network such as 10.0.0.0/8 is expected")]
    Net,
    #[error("1 to 500 characters are expected, and no control characters but new lines")]
    Text,
    #[error("the body is not what is expected: {0}")]
    Body(String),
    #[error("the body must be JSON: Content-Type application/json")]
    NotJson,
    #[error("the body is too long")]
    TooLong,
    #[error("the address is not what is expected: {0}")]
    Query(String),
    #[error("a WebSocket is expected here")]
    NoSocket,
    #[error(
        "this table cannot be played on: it was set aside after an error, and whoever runs the server can read why"
    )]
    SetAside,
    #[error("the table failed, and is brought back from its journal: ask again")]
    TableFailed,
    #[error("the server cannot reach its store")]
    Store,
}

impl Fault {
    /// The word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Fault::NoTable => "no-table",
            Fault::NoSeat => "no-seat",
            Fault::NoMoment => "no-moment",
            Fault::NoEdition => "no-edition",
            Fault::NoAddress => "no-address",
            Fault::NoMethod => "no-method",
            Fault::SeatTaken => "seat-taken",
            Fault::TableFull => "table-full",
            Fault::Seated => "seated",
            Fault::NotSeated => "not-seated",
            Fault::WrongKey => "wrong-key",
            Fault::NotFirstDevice => "not-first-device",
            Fault::LastDevice => "last-device",
            Fault::NoDevice => "no-device",
            Fault::TooManyDevices(_) => "too-many-devices",
            Fault::Shut => "shut",
            Fault::Blocked => "blocked",
            Fault::Over => "over",
            Fault::NotHost => "not-host",
            Fault::NotYours => "not-yours",
            Fault::Begun => "begun",
            Fault::NotBegun => "not-begun",
            Fault::NotOver => "not-over",
            Fault::Seats => "seats",
            Fault::SeatsOfMe => "seats-of-me",
            Fault::Name => "name",
            Fault::Option(..) => "option",
            Fault::Clash(..) => "clash",
            Fault::TooManyGames(_) => "too-many-games",
            Fault::TooManyBotTables(..) => "too-many-bot-tables",
            Fault::BotTablesFull(_) => "bot-tables-full",
            Fault::Edition(_) => "edition",
            Fault::TooManyEditions => "too-many-editions",
            Fault::EditionsInMemory => "editions-in-memory",
            Fault::Busy => "busy",
            Fault::Webhook(_) => "webhook",
            Fault::UnknownSession => "unknown-session",
            Fault::Nobody => "nobody",
            Fault::ForeignSite => "foreign-site",
            Fault::Host => "host",
            Fault::TooManyPeople(_) => "too-many-people",
            Fault::Closed => "closed",
            Fault::Word => "word",
            Fault::TooFast(_) => "too-fast",
            Fault::TooMany => "too-many",
            Fault::Banned => "banned",
            Fault::AdminToken => "admin-token",
            Fault::NoPerson => "no-person",
            Fault::NoBan => "no-ban",
            Fault::NotAside => "not-aside",
            Fault::EditionInUse(_) => "edition-in-use",
            Fault::Net => "net",
            Fault::Text => "text",
            Fault::Body(_) => "body",
            Fault::NotJson => "not-json",
            Fault::TooLong => "too-long",
            Fault::Query(_) => "query",
            Fault::NoSocket => "no-socket",
            Fault::SetAside => "set-aside",
            Fault::TableFailed => "table-failed",
            Fault::Store => "store",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Fault::NoPerson
            | Fault::NoBan
            | Fault::NoTable
            | Fault::NoSeat
            | Fault::NoDevice
            | Fault::NoMoment
            | Fault::NoEdition
            | Fault::NoAddress => StatusCode::NOT_FOUND,
            Fault::NoMethod => StatusCode::METHOD_NOT_ALLOWED,
            Fault::UnknownSession | Fault::Nobody => StatusCode::UNAUTHORIZED,
            Fault::WrongKey
            | Fault::NotFirstDevice
            | Fault::Blocked
            | Fault::NotHost
            | Fault::NotYours
            | Fault::NotSeated
            | Fault::ForeignSite
            | Fault::Closed
            | Fault::Word
            | Fault::Banned
            | Fault::AdminToken => StatusCode::FORBIDDEN,
            Fault::SeatTaken
            | Fault::TableFull
            | Fault::Seated
            | Fault::Begun
            | Fault::NotBegun
            | Fault::NotOver
            | Fault::Over
            | Fault::LastDevice
            | Fault::TooManyDevices(_)
            | Fault::Shut
            | Fault::TooManyGames(_)
            | Fault::TooManyBotTables(..)
            | Fault::TooManyEditions
            | Fault::NotAside
            | Fault::EditionInUse(_)
            | Fault::Edition(_)
            | Fault::Seats
            | Fault::SeatsOfMe
            | Fault::Clash(..)
            // Nothing is wrong with the request itself: it only does not go on as a WebSocket.
            | Fault::NoSocket
            | Fault::Webhook(_) => StatusCode::CONFLICT,
            Fault::Name | Fault::Net | Fault::Text | Fault::Option(..) => StatusCode::UNPROCESSABLE_ENTITY,
            Fault::TooFast(_) | Fault::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Fault::Body(_) | Fault::Query(_) => StatusCode::BAD_REQUEST,
            Fault::Host => StatusCode::MISDIRECTED_REQUEST,
            Fault::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Fault::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Fault::BotTablesFull(_)
            | Fault::SetAside
            | Fault::TableFailed
            | Fault::Busy
            | Fault::EditionsInMemory
            | Fault::TooManyPeople(_)
            | Fault::Store => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let problem = Problem { code: self.code().to_owned(), text: self.to_string() };
        let mut response = (self.status(), Json(problem)).into_response();
        let headers = response.headers_mut();
        match self {
            // A browser that shows an old cookie forever would be shut out forever.
            Fault::UnknownSession => {
                crate::identity::forget(headers, "/");
            }
            Fault::TooFast(wait) => return wait.into_response(),
            Fault::Busy => {
                headers.insert(RETRY_AFTER, HeaderValue::from(BUSY_SECONDS));
            }
            _ => {}
        }
        response
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        tracing::error!(%error, "store");
        Fault::Store
    }
}
