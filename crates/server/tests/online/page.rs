//! Requests to the router as a browser would send them, for the files of a small page in `fixtures/page`.

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use rust_embed::Embed;
use server::PageFiles;
use server::client_address::Client;
use tower::ServiceExt;

#[derive(Embed)]
#[folder = "tests/fixtures/page/"]
struct Page;

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
    ask_for(PageFiles(Page::get), method, path, headers)
}

fn ask_for(files: PageFiles, method: Method, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        let (parts, body) = server::pages(files).oneshot(request).await.unwrap().into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    })
}

fn get(path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(Method::GET, path, headers)
}

#[test]
fn the_page_is_at_the_root() {
    let answer = get("/", &[]);
    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(answer.header("cache-control"), "no-cache");
    assert!(String::from_utf8(answer.body).unwrap().contains("<title>Lacrimosa</title>"));
}

#[test]
fn a_server_without_a_page_says_how_to_build_it() {
    let answer = ask_for(PageFiles::default(), Method::GET, "/", &[]);
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(String::from_utf8(answer.body).unwrap().contains("cargo run"));
}

#[test]
fn the_wasm_module_is_compressed_for_browsers_that_accept_brotli() {
    let plain = get("/web_bg.wasm", &[]);
    assert_eq!((plain.status, plain.header("content-type")), (StatusCode::OK, "application/wasm"));
    assert_eq!(plain.header("content-encoding"), "");
    assert!(plain.body.starts_with(b"\0asm"));
    let packed = get("/web_bg.wasm", &[("accept-encoding", "gzip, br")]);
    assert_eq!(packed.header("content-type"), "application/wasm");
    assert_eq!(packed.header("content-encoding"), "br");
    assert_eq!((plain.header("vary"), packed.header("vary")), ("Accept-Encoding", "Accept-Encoding"));
    assert_ne!(plain.header("etag"), packed.header("etag"));
    let mut unpacked = Vec::new();
    brotli::BrotliDecompress(&mut &packed.body[..], &mut unpacked).unwrap();
    assert_eq!(unpacked, plain.body);
    assert_eq!(get("/web_bg.wasm.br", &[]).status, StatusCode::NOT_FOUND);
}

#[test]
fn a_file_without_a_compressed_version_is_sent_as_it_is() {
    let answer = get("/", &[("accept-encoding", "gzip, br")]);
    assert_eq!((answer.status, answer.header("content-encoding")), (StatusCode::OK, ""));
    assert_eq!(answer.header("vary"), "");
}

#[test]
fn a_file_with_a_known_etag_is_not_sent_again() {
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
fn head_returns_the_headers_without_the_body() {
    let (whole, head) = (get("/", &[]), ask(Method::HEAD, "/", &[]));
    assert_eq!((head.status, head.body.len()), (whole.status, 0));
    assert_eq!(head.header("content-length"), whole.body.len().to_string());
}

#[test]
fn every_response_has_the_security_headers() {
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
        assert_eq!(answer.header("strict-transport-security"), "", "not over HTTPS");
    }
}

#[test]
fn a_response_over_https_has_the_hsts_header() {
    let client = Client { address: "192.0.2.1".parse().unwrap(), https: true, inside: false };
    let request = Request::builder().uri("/").extension(client).body(Body::empty()).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let answer = runtime.block_on(server::pages(PageFiles::default()).oneshot(request)).unwrap();
    assert_eq!(answer.headers()["strict-transport-security"], "max-age=31536000");
}

#[test]
fn an_unknown_path_is_not_found() {
    for path in ["/nothing", "/index.htm", "/fonts/", "/fonts", "//", "/%ff"] {
        let answer = get(path, &[]);
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
    }
    assert_eq!(get("/nothing", &[]).status, StatusCode::NOT_FOUND);
}

#[test]
fn files_outside_the_page_cannot_be_read() {
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
fn only_get_and_head_are_allowed() {
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        let answer = ask(method, "/", &[]);
        assert_eq!((answer.status, answer.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "GET,HEAD"));
    }
}
