//! Serves the files of the page, compressed with Brotli if the browser accepts it, and 304 for files that it has
//! cached.

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_ENCODING, AsHeaderName, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use rust_embed::EmbeddedFile;
use texts::{Lang, t};

use crate::headers::{cache_control, content_type};
use crate::page_files::{INDEX, PageFiles};

/// `GET /`: the page.
pub async fn index(State(files): State<PageFiles>, headers: HeaderMap) -> Response {
    if files.has_page() {
        answer(files, INDEX, &headers)
    } else {
        refuse(StatusCode::SERVICE_UNAVAILABLE, t::serve_no_client(Lang::En))
    }
}

/// `GET /{name}`: any file of the page.
pub async fn file(State(files): State<PageFiles>, Path(name): Path<String>, headers: HeaderMap) -> Response {
    answer(files, &name, &headers)
}

fn answer(files: PageFiles, name: &str, headers: &HeaderMap) -> Response {
    let Some(plain) = files.plain(name) else {
        return refuse(StatusCode::NOT_FOUND, t::serve_not_found(Lang::En));
    };
    let packed = files.packed(name);
    let vary = packed.as_ref().map(|_| (VARY, "Accept-Encoding"));
    let packed = packed.filter(|_| items(headers, ACCEPT_ENCODING).any(is_brotli));
    let encoding = packed.as_ref().map(|_| (CONTENT_ENCODING, "br"));
    let file = packed.unwrap_or(plain);
    let tag = tag(&file);
    let known = items(headers, IF_NONE_MATCH).any(|item| item == "*" || item.trim_start_matches("W/") == tag);
    let always = ([(ETAG, tag), (CACHE_CONTROL, cache_control(name).into())], AppendHeaders(vary));
    if known {
        return (StatusCode::NOT_MODIFIED, always).into_response();
    }
    let kind = [(CONTENT_TYPE, content_type(name))];
    (always, kind, AppendHeaders(encoding), body(file)).into_response()
}

fn refuse(status: StatusCode, words: String) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], words).into_response()
}

/// The items of a comma-separated header.
fn items(headers: &HeaderMap, name: impl AsHeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether an item of `Accept-Encoding` accepts Brotli; a weight of zero forbids it.
fn is_brotli(item: &str) -> bool {
    let (name, weight) = item.split_once(';').unwrap_or((item, ""));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse().ok());
    name.trim().eq_ignore_ascii_case("br") && weight.unwrap_or(1.0) > 0.0
}

/// The ETag; the compressed and the plain file have different ones.
fn tag(file: &EmbeddedFile) -> String {
    format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]))
}

fn body(file: EmbeddedFile) -> Body {
    Body::from(match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_asked_for_by_name_and_forbidden_by_weight() {
        let asked = |text: &str| {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, text.parse().unwrap())]);
            items(&headers, ACCEPT_ENCODING).any(is_brotli)
        };
        assert!(asked("br") && asked("gzip, deflate, br, zstd") && asked("gzip;q=1.0, BR;q=0.5"));
        assert!(
            !asked("gzip") && !asked("br;q=0") && !asked("br; q=0.0, gzip") && !asked("brotli") && !asked("")
        );
    }
}
