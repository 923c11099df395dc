//! The security and caching headers of responses, and the content types of files.

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::middleware::Next;
use axum::response::Response;

use crate::client_address::Client;

/// The page loads only from its own server; WebAssembly needs `wasm-unsafe-eval`. `'self'` includes a WebSocket to the
/// same host. Styles come from files; the page positions elements through their `style` object, which the policy
/// allows.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const SECURITY_HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Adds the security headers, and `no-store` to API responses that have no `Cache-Control` of their own.
pub async fn guard(client: Client, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in SECURITY_HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if client.https {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if api && !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// The content type of a file, by its extension. All text files of the page are UTF-8.
pub fn content_type(name: &str) -> String {
    let kind = mime_guess::from_path(name).first_raw().unwrap_or("application/octet-stream");
    let charset = if kind.starts_with("text/") { "; charset=utf-8" } else { "" };
    format!("{kind}{charset}")
}

/// How long a browser may cache a file. A font never changes under its name; the other files are revalidated by ETag on
/// every load.
pub fn cache_control(name: &str) -> &'static str {
    if name.ends_with(".woff2") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_page_file_has_its_content_type() {
        for (name, kind) in [
            ("index.html", "text/html; charset=utf-8"),
            ("boot.js", "text/javascript; charset=utf-8"),
            ("tokens.css", "text/css; charset=utf-8"),
            ("fonts/OFL.txt", "text/plain; charset=utf-8"),
            ("strings.json", "application/json"),
            ("lacrimosa.webmanifest", "application/manifest+json"),
            ("web_bg.wasm", "application/wasm"),
            ("icon.svg", "image/svg+xml"),
            ("icon.png", "image/png"),
            ("plate.webp", "image/webp"),
            ("fonts/serif.woff2", "font/woff2"),
            ("chime.ogg", "audio/ogg"),
            ("chime.mp3", "audio/mpeg"),
            ("LICENSE", "application/octet-stream"),
            ("file.unknown-extension", "application/octet-stream"),
        ] {
            assert_eq!(content_type(name), kind, "{name}");
        }
    }
}
