//! Bodies, queries and names in addresses: whatever is wrong with them is said as a `Problem`.

use crate::fault::Fault;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// A body of JSON.
pub struct Body<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, state: &S) -> Result<Self, Fault> {
        let is_json = |value: &HeaderValue| value.as_bytes().starts_with(b"application/json");
        if !request.headers().get(CONTENT_TYPE).is_some_and(is_json) {
            return Err(Fault::NotJson);
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|_| Fault::TooLong)?;
        // serde would take a list for a struct, too.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(Fault::Body("{ … }".to_owned()));
        }
        serde_json::from_slice(&bytes).map(Body).map_err(|error| Fault::Body(error.to_string()))
    }
}

/// What stands after the question mark.
pub struct Asked<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(query)| Asked(query)).map_err(|error| Fault::Query(error.body_text()))
    }
}

/// Names and numbers in the address.
pub struct Named<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Named<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(path)| Named(path)).map_err(|_| Fault::NoTable)
    }
}
