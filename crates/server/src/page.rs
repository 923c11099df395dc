//! Answers with the files of the page: packed for those who can unpack, and only what is new to the asker.

use std::borrow::Cow;

use axum::body::{Body, Bytes};
use axum::extract::Path;
use axum::http::header::{
    ACCEPT_ENCODING, AsHeaderName, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use rust_embed::EmbeddedFile;
use texts::{Lang, t};

use crate::client::{self, INDEX, has_client};
use crate::headers::{cache_control, content_type};

/// The page itself.
pub async fn index(headers: HeaderMap) -> Response {
    if has_client() {
        answer(INDEX, &headers)
    } else {
        sorry(StatusCode::SERVICE_UNAVAILABLE, t::serve_no_client(Lang::En))
    }
}

/// Any file of it.
pub async fn file(Path(name): Path<String>, headers: HeaderMap) -> Response {
    answer(&name, &headers)
}

fn answer(name: &str, headers: &HeaderMap) -> Response {
    let Some(plain) = client::plain(name) else {
        return sorry(StatusCode::NOT_FOUND, t::serve_not_found(Lang::En));
    };
    let packed = client::packed(name);
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

/// A refusal in plain words.
fn sorry(status: StatusCode, words: String) -> Response {
    (status, [(CACHE_CONTROL, "no-store")], words).into_response()
}

/// The items of a header that is a list.
fn items(headers: &HeaderMap, name: impl AsHeaderName) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether an item of `Accept-Encoding` asks for brotli; with a weight of zero it forbids it.
fn is_brotli(item: &str) -> bool {
    let (name, weight) = item.split_once(';').unwrap_or((item, ""));
    let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse().ok());
    name.trim().eq_ignore_ascii_case("br") && weight.unwrap_or(1.0) > 0.0
}

/// The name of this very content: packed and plain have different ones.
fn tag(file: &EmbeddedFile) -> String {
    let hex: String = file.metadata.sha256_hash().iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hex}\"")
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
