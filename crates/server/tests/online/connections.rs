//! Connections through `listen::run`: WebSockets, TLS, slow clients, limits, the base path, proxies, metrics. Requests
//! that an HTTP client cannot send (incomplete, pipelined, with an unread response) are written to a TCP stream.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use futures_util::{SinkExt, StreamExt};
use httpkit::{Answer, Client};
use server::client_address;
use server::config::{Config, Quotas, Tls};
use server::limits::{Limits, limit_requests};
use server::observe::{self, MetricsToken};
use server::{bind, listen};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

/// The timeout that ends a test that hangs.
const GUARD: Duration = Duration::from_secs(120);

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async { timeout(GUARD, future).await.expect("the test hangs") })
}

struct Running {
    address: SocketAddr,
    end: oneshot::Sender<()>,
    serving: JoinHandle<Result<(), listen::ListenError>>,
}

impl Running {
    async fn start(config: Config) -> Running {
        Running::start_with(router(), config).await
    }

    async fn start_with(router: Router, config: Config) -> Running {
        let listener = bind("127.0.0.1", 0).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, ended) = oneshot::channel::<()>();
        let serving =
            tokio::spawn(
                async move { listen::run(listener, router, &config, async { drop(ended.await) }).await },
            );
        Running { address, end, serving }
    }

    async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        Client::new(self.address).ask("GET", path, headers, None).await
    }

    /// Retries until the server accepts a connection: it notices a closed one with a delay.
    async fn get_until_ok(&self) {
        let client = Client::new(self.address);
        while !client.send("GET", "/", &[], Vec::new()).await.is_ok_and(|answer| answer.status == 200) {
            tokio::task::yield_now().await;
        }
    }

    async fn finish(self) {
        self.end.send(()).unwrap();
        self.serving.await.unwrap().unwrap();
    }
}

/// The routes of the test server: the client's address, a WebSocket echo, a handler that never returns, metrics.
fn router() -> Router {
    let echo = |upgrade: WebSocketUpgrade| async {
        upgrade.on_upgrade(|mut socket| async move {
            while let Some(Ok(message @ Message::Text(_))) = socket.recv().await {
                socket.send(message).await.unwrap();
            }
        })
    };
    let who = |client: client_address::Client| async move { format!("{} {}", client.address, client.https) };
    let metrics = get(observe::metrics).with_state(MetricsToken(Some("secret".into())));
    Router::new()
        .route("/", get(who))
        .route("/tables/{id}", get(|| async { "table" }))
        .route("/never", get(std::future::pending::<()>))
        .route("/long", get(|| async { vec![0_u8; 64 * 1024 * 1024] }))
        .route("/socket", get(echo))
        .route("/metrics", metrics)
}

#[test]
fn a_websocket_is_not_limited_by_the_request_timeout() {
    block_on(async {
        let short = Duration::from_secs(1);
        let limits = Quotas { request_time: short, write_time: short, ..Quotas::default() };
        let running = Running::start(Config { limits, ..Config::default() }).await;
        assert_eq!(running.get("/never", &[]).await.status, 408);
        let stream = TcpStream::connect(running.address).await.unwrap();
        let (mut socket, _) = tokio_tungstenite::client_async("ws://localhost/socket", stream).await.unwrap();
        assert_eq!(running.get("/never", &[]).await.status, 408, "the request timeout has passed by now");
        socket.send(tungstenite::Message::text("memento")).await.unwrap();
        let back = socket.next().await.unwrap().unwrap();
        assert_eq!(back.into_text().unwrap(), "memento");
        running.finish().await;
    });
}

#[test]
fn incomplete_requests_time_out() {
    block_on(async {
        let limits = Quotas { header_time: Duration::from_millis(100), ..Quotas::default() };
        let running = Running::start(Config { limits, ..Config::default() }).await;
        for said in
            ["", "P", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\n"]
        {
            let mut stream = TcpStream::connect(running.address).await.unwrap();
            stream.write_all(said.as_bytes()).await.unwrap();
            let mut rest = String::new();
            // The connection is closed or reset.
            let _ = stream.read_to_string(&mut rest).await;
            assert!(rest.is_empty() || rest.starts_with("HTTP/1.1 408 "), "{said:?}: {rest}");
        }
        running.finish().await;
    });
}

#[test]
fn a_request_with_too_long_headers_is_refused() {
    block_on(async {
        let running = Running::start(Config::default()).await;
        let long = "x".repeat(20_000);
        assert_eq!(running.get("/", &[("X-Long", &long)]).await.status, 431);
        let names: Vec<String> = (0..100).map(|number| format!("X-{number}")).collect();
        let many: Vec<_> = names.iter().map(|name| (name.as_str(), "x")).collect();
        assert_eq!(running.get("/", &many).await.status, 431);
        running.finish().await;
    });
}

#[test]
fn the_connections_of_one_address_are_limited() {
    block_on(async {
        let limits = Quotas { connections_per_address: 1, ..Quotas::default() };
        let running = Running::start(Config { limits, ..Config::default() }).await;
        let stream = TcpStream::connect(running.address).await.unwrap();
        let (socket, _) = tokio_tungstenite::client_async("ws://localhost/socket", stream).await.unwrap();
        let mut second = TcpStream::connect(running.address).await.unwrap();
        assert_eq!(second.read(&mut [0]).await.unwrap_or(0), 0, "closed at once");
        drop(socket);
        running.get_until_ok().await;
        running.finish().await;
    });
}

#[test]
fn everything_is_under_the_base_path() {
    block_on(async {
        let running =
            Running::start(Config { base_path: "/lacrimosa".parse().unwrap(), ..Config::default() }).await;
        let moved = running.get("/lacrimosa", &[]).await;
        assert_eq!((moved.status, moved.header("location")), (308, "/lacrimosa/"));
        assert_eq!(running.get("/lacrimosa/", &[]).await.text, "127.0.0.1 false");
        assert_eq!(running.get("/lacrimosa/tables/7", &[]).await.text, "table");
        assert_eq!(running.get("/lacrimosa/nothing", &[]).await.status, 404);
        assert_eq!(running.get("/tables/7", &[]).await.status, 404);
        assert_eq!(running.get("/", &[]).await.status, 404);
        let stream = TcpStream::connect(running.address).await.unwrap();
        assert!(tokio_tungstenite::client_async("ws://localhost/lacrimosa/socket", stream).await.is_ok());
        running.finish().await;
    });
}

#[test]
fn a_trusted_proxy_reports_the_client() {
    block_on(async {
        let trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
        let running = Running::start(Config { trusted_proxies, ..Config::default() }).await;
        let told = [("X-Forwarded-For", "192.0.2.7"), ("X-Forwarded-Proto", "https")];
        assert_eq!(running.get("/", &told).await.text, "192.0.2.7 true");
        running.finish().await;
    });
}

#[test]
fn a_client_over_its_limit_gets_429_with_retry_after() {
    block_on(async {
        let one = std::num::NonZeroU32::MIN;
        let quotas = Quotas { requests_per_minute: one, request_burst: one, ..Quotas::default() };
        let limits = Arc::new(Limits::new(&quotas));
        let config = Config { trusted_proxies: vec!["127.0.0.1".parse().unwrap()], ..Config::default() };
        let running =
            Running::start_with(router().layer(from_fn_with_state(limits, limit_requests)), config).await;
        let [first, second] = ["192.0.2.1", "192.0.2.2"].map(|address| [("X-Forwarded-For", address)]);
        assert_eq!(running.get("/", &first).await.status, 200);
        let refused = running.get("/", &first).await;
        assert_eq!(refused.status, 429);
        assert!(!refused.header("retry-after").is_empty(), "{refused:?}");
        assert!(refused.text.contains(r#"{"code":"too-fast","text":"too many requests"#), "{refused:?}");
        assert_eq!(running.get("/", &second).await.status, 200);
        running.finish().await;
    });
}

#[test]
fn metrics_are_shown_to_local_clients_and_with_the_token() {
    block_on(async {
        let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        let running = Running::start(Config { trusted_proxies, ..Config::default() }).await;
        assert_eq!(running.get("/tables/secret-id?key=secret-key", &[]).await.text, "table");
        let counts = running.get("/metrics", &[]).await.text;
        let line = r#"lacrimosa_requests_total{method="GET",path="/tables/{id}",status="200"} 1"#;
        assert!(counts.contains(line), "{counts}");
        assert!(
            counts.contains("lacrimosa_request_seconds_bucket") && !counts.contains("secret-"),
            "{counts}"
        );
        let elsewhere = ("X-Forwarded-For", "192.0.2.7");
        assert_eq!(running.get("/metrics", &[elsewhere]).await.status, 403);
        for (token, status) in [("Bearer secre", 403), ("Bearer secret", 200)] {
            let headers = [elsewhere, ("Authorization", token)];
            assert_eq!(running.get("/metrics", &headers).await.status, status, "{token}");
        }
        running.finish().await;
    });
}

#[test]
fn the_server_speaks_tls_with_the_given_certificate() {
    let folder = std::env::temp_dir().join(format!("lacrimosa-tls-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let tls = Tls { certificate: folder.join("certificate.pem"), key: folder.join("key.pem") };
    std::fs::write(&tls.certificate, made.cert.pem()).unwrap();
    std::fs::write(&tls.key, made.signing_key.serialize_pem()).unwrap();
    block_on(async {
        let running = Running::start(Config { tls: Some(tls.clone()), ..Config::default() }).await;
        let mut roots = rustls::RootCertStore::empty();
        roots.add(made.cert.der().clone()).unwrap();
        let provider = rustls::crypto::ring::default_provider();
        let client = rustls::ClientConfig::builder_with_provider(provider.into());
        let client = client.with_safe_default_protocol_versions().unwrap();
        let client = client.with_root_certificates(roots).with_no_client_auth();
        let client = reqwest::Client::builder().tls_backend_preconfigured(client).no_proxy().build().unwrap();
        let address = format!("https://localhost:{}/", running.address.port());
        let client = client.get(address).send().await.unwrap();
        assert_eq!(client.text().await.unwrap(), "127.0.0.1 true");
        running.finish().await;
        let swapped = Tls { certificate: tls.key.clone(), key: tls.certificate.clone() };
        for wrong in [swapped, Tls { key: folder.join("none.pem"), ..tls.clone() }] {
            let listener = bind("127.0.0.1", 0).await.unwrap();
            let config = Config { tls: Some(wrong), ..Config::default() };
            let refused = listen::run(listener, router(), &config, std::future::pending()).await.unwrap_err();
            assert!(refused.to_string().contains(".pem: "), "{refused}");
        }
    });
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_client_that_does_not_read_is_disconnected() {
    block_on(async {
        let write_time = Duration::from_millis(100);
        let limits = Quotas { connections_per_address: 1, write_time, ..Quotas::default() };
        let running = Running::start(Config { limits, ..Config::default() }).await;
        let mut slow = TcpStream::connect(running.address).await.unwrap();
        slow.write_all(b"GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        slow.read_exact(&mut [0; 15]).await.unwrap();
        // The response has begun. The server drops the connection although the client neither reads nor closes it.
        running.get_until_ok().await;
        drop(slow);
        running.finish().await;
    });
}

#[test]
fn unknown_methods_are_counted_together() {
    block_on(async {
        let running = Running::start(Config::default()).await;
        for connection in 0..20 {
            let mut stream = TcpStream::connect(running.address).await.unwrap();
            for number in 0..100 {
                let last = if number == 99 { "Connection: close\r\n" } else { "" };
                let method = format!("INVENTED{connection}X{number}");
                let request = format!("{method} / HTTP/1.1\r\nHost: localhost\r\n{last}\r\n");
                stream.write_all(request.as_bytes()).await.unwrap();
            }
            let mut answers = String::new();
            stream.read_to_string(&mut answers).await.unwrap();
            assert_eq!(answers.matches("HTTP/1.1 405 ").count(), 100);
        }
        let counts = running.get("/metrics", &[]).await.text;
        assert!(!counts.contains("INVENTED"), "{counts}");
        let others: Vec<_> =
            counts.lines().filter(|line| line.contains("method=\"other\",path=\"/\"")).collect();
        assert_eq!(others.len(), 1, "{others:?}");
        assert!(others[0].ends_with(" 2000"), "{others:?}");
        running.finish().await;
    });
}

#[test]
fn requests_for_an_unknown_host_are_refused() {
    block_on(async {
        let public_url = Some("http://games.example.org".to_owned());
        let running = Running::start(Config { public_url: public_url.clone(), ..Config::default() }).await;
        for host in ["localhost", "127.0.0.1:1791", "games.example.org", "mozart.local"] {
            assert_eq!(running.get("/", &[("Host", host)]).await.status, 200, "{host}");
        }
        assert_eq!(running.get("/", &[("Host", "evil.example")]).await.status, 421);
        running.finish().await;
        // The host is not checked behind a trusted proxy.
        let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        let running = Running::start(Config { trusted_proxies, public_url, ..Config::default() }).await;
        let headers = [("Host", "other.example"), ("X-Forwarded-For", "192.0.2.7")];
        assert_eq!(running.get("/", &headers).await.status, 200);
        running.finish().await;
    });
}

#[test]
fn requests_for_the_host_of_an_https_public_url_count_as_https() {
    block_on(async {
        let public_url = Some("https://games.example.org/lacrimosa".to_owned());
        let running = Running::start(Config { public_url, ..Config::default() }).await;
        let public = running.get("/", &[("Host", "games.example.org")]).await;
        assert_eq!(public.text, "127.0.0.1 true");
        assert_eq!(running.get("/", &[]).await.text, "127.0.0.1 false", "by IP address it is plain HTTP");
        running.finish().await;
    });
}
