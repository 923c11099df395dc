//! Extractors of bodies, queries and paths. Like all errors of the API, their errors are a `Problem`.

use crate::api_error::ApiError;
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::HeaderValue;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// A JSON body.
pub struct ApiJson<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for ApiJson<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let is_json = |value: &HeaderValue| value.as_bytes().starts_with(b"application/json");
        if !request.headers().get(CONTENT_TYPE).is_some_and(is_json) {
            return Err(ApiError::NotJson);
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|_| ApiError::TooLong)?;
        // serde would also accept an array for a struct.
        if bytes.trim_ascii_start().first() != Some(&b'{') {
            return Err(ApiError::Body("{ … }".to_owned()));
        }
        serde_json::from_slice(&bytes).map(ApiJson).map_err(|error| ApiError::Body(error.to_string()))
    }
}

/// The query of an address.
pub struct ApiQuery<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let query = Query::from_request_parts(parts, state).await;
        query.map(|Query(query)| ApiQuery(query)).map_err(|error| ApiError::Query(error.body_text()))
    }
}

/// The parameters in a path.
pub struct ApiPath<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for ApiPath<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let path = Path::from_request_parts(parts, state).await;
        path.map(|Path(path)| ApiPath(path)).map_err(|_| ApiError::NoTable)
    }
}
