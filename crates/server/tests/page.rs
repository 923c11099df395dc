//! Requests to the router as a browser would send them. What is asked of the page's files needs the page:
//! without `cargo run client` those tests say so and check what the server says then.
#![allow(clippy::unwrap_used)]

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use server::client_address::Client;
use tower::ServiceExt;

struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }
}

fn ask(method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let (parts, body) = server::pages().oneshot(request).await.unwrap().into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    })
}

fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(Method::GET, path, headers)
}

/// Whether there are files to ask for; says what to do if not.
fn page_is_built() -> bool {
    let built = server::has_client();
    if !built {
        println!("not checked: the page is not built, `cargo run client` does it");
    }
    built
}

#[test]
fn the_page_is_at_the_root_or_the_server_says_that_it_has_none() {
    let answer = get("/", &[]);
    if page_is_built() {
        assert_eq!(answer.status, StatusCode::OK);
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "no-cache");
        assert!(String::from_utf8(answer.body).unwrap().contains("<title>Lacrimosa</title>"));
    } else {
        assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(String::from_utf8(answer.body).unwrap().contains("cargo run"));
    }
}

#[test]
fn the_module_comes_packed_to_those_who_can_unpack_it() {
    if !page_is_built() {
        return;
    }
    let plain = get("/web_bg.wasm", &[]);
    assert_eq!((plain.status, plain.header("content-type")), (StatusCode::OK, "application/wasm"));
    assert_eq!(plain.header("content-encoding"), "");
    assert!(plain.body.starts_with(b"\0asm"));
    let packed = get("/web_bg.wasm", &[("accept-encoding", "gzip, br")]);
    assert_eq!(packed.header("content-type"), "application/wasm");
    // A developer's page has no packed twins.
    if packed.header("content-encoding") == "br" {
        assert_eq!((plain.header("vary"), packed.header("vary")), ("Accept-Encoding", "Accept-Encoding"));
        assert_ne!(plain.header("etag"), packed.header("etag"));
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &packed.body[..], &mut unpacked).unwrap();
        assert_eq!(unpacked, plain.body);
    }
    assert_eq!(get("/web_bg.wasm.br", &[]).status, StatusCode::NOT_FOUND);
}

#[test]
fn what_the_browser_has_already_is_not_sent_again() {
    if !page_is_built() {
        return;
    }
    for encoding in ["identity", "br"] {
        let first = get("/boot.js", &[("accept-encoding", encoding)]);
        let tag = first.header("etag").to_owned();
        assert!(tag.starts_with('"') && tag.len() > 20, "{tag}");
        for asked in [tag.clone(), format!("\"other\", W/{tag}"), "*".into()] {
            let again = get("/boot.js", &[("accept-encoding", encoding), ("if-none-match", &asked)]);
            assert_eq!((again.status, again.body.len()), (StatusCode::NOT_MODIFIED, 0), "{asked}");
            assert_eq!(again.header("etag"), tag);
            assert_eq!(again.header("vary"), first.header("vary"));
        }
        let other = get("/boot.js", &[("accept-encoding", encoding), ("if-none-match", "\"other\"")]);
        assert_eq!(other.status, StatusCode::OK);
    }
}

#[test]
fn head_says_the_same_without_the_body() {
    let (whole, head) = (get("/", &[]), ask(Method::HEAD, "/", &[]));
    assert_eq!((head.status, head.body.len()), (whole.status, 0));
    assert_eq!(head.header("content-length"), whole.body.len().to_string());
}

#[test]
fn every_answer_is_guarded() {
    for (method, path) in [(Method::GET, "/"), (Method::GET, "/nothing"), (Method::POST, "/")] {
        let answer = ask(method, path, &[]);
        let policy = answer.header("content-security-policy");
        assert!(
            policy
                .starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "),
            "{policy}"
        );
        assert!(!policy.contains("unsafe-inline"), "{policy}");
        assert!(policy.ends_with("frame-ancestors 'none'") && !policy.contains("  "), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
        assert_eq!(answer.header("strict-transport-security"), "", "nothing was secret on its way");
    }
}

#[test]
fn who_came_in_secret_is_told_to_do_so_always() {
    let client = Client { address: "192.0.2.1".parse().unwrap(), https: true, inside: false };
    let request = Request::builder().uri("/").extension(client).body(Body::empty()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let answer = runtime.block_on(server::pages().oneshot(request)).unwrap();
    assert_eq!(answer.headers()["strict-transport-security"], "max-age=31536000");
}

#[test]
fn what_is_not_there_is_not_found() {
    for path in ["/nothing", "/index.htm", "/fonts/", "/fonts", "//", "/%ff"] {
        let answer = get(path, &[]);
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
    }
    assert_eq!(get("/nothing", &[]).status, StatusCode::NOT_FOUND);
}

#[test]
fn nothing_outside_the_page_can_be_had() {
    for path in [
        "/../Cargo.toml",
        "/../../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%2fCargo.toml",
        "/..%5cCargo.toml",
        "/fonts/../../Cargo.toml",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
    ] {
        assert_eq!(get(path, &[]).status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[test]
fn nothing_but_reading_is_allowed() {
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        let answer = ask(method, "/", &[]);
        assert_eq!((answer.status, answer.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "GET,HEAD"));
    }
}
