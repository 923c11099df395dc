//! Real connections through `listen::run`: sockets, TLS, slow and too many clients, a base path, proxies, metrics.
#![allow(clippy::unwrap_used)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::middleware::from_fn_with_state;
use axum::routing::get;
use futures_util::{SinkExt, StreamExt};
use server::client_address::Client;
use server::config::{Config, Quotas, Tls};
use server::limits::{Limits, keep_pace};
use server::observe::{self, MetricsToken};
use server::{bind, listen};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

/// Only ends a test that would hang.
const GUARD: Duration = Duration::from_secs(120);

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async { timeout(GUARD, future).await.expect("it hangs") })
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

    async fn get(&self, path: &str, headers: &str) -> String {
        ask(TcpStream::connect(self.address).await.unwrap(), path, headers).await
    }

    async fn finish(self) {
        self.end.send(()).unwrap();
        self.serving.await.unwrap().unwrap();
    }
}

/// A small server: who asks, an echo, something that never answers, health and metrics.
fn router() -> Router {
    let echo = |upgrade: WebSocketUpgrade| async {
        upgrade.on_upgrade(|mut socket| async move {
            while let Some(Ok(message @ Message::Text(_))) = socket.recv().await {
                socket.send(message).await.unwrap();
            }
        })
    };
    let who = |client: Client| async move { format!("{} {}", client.address, client.https) };
    let metrics = get(observe::metrics).with_state(MetricsToken(Some("secret".into())));
    Router::new()
        .route("/", get(who))
        .route("/tables/{id}", get(|| async { "table" }))
        .route("/never", get(std::future::pending::<()>))
        .route("/long", get(|| async { vec![0_u8; 64 * 1024 * 1024] }))
        .route("/socket", get(echo))
        .route("/metrics", metrics)
}

async fn ask(mut line: impl AsyncRead + AsyncWrite + Unpin, path: &str, headers: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n{headers}Connection: close\r\n\r\n");
    line.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    line.read_to_string(&mut answer).await.unwrap();
    answer
}

#[test]
fn a_socket_goes_through_and_outlives_the_limit_of_requests() {
    block_on(async {
        let moment = Duration::from_secs(1);
        let limits = Quotas { request_time: moment, write_time: moment, ..Quotas::default() };
        let running = Running::start(Config { limits, ..Config::default() }).await;
        assert!(running.get("/never", "").await.starts_with("HTTP/1.1 408 "));
        let line = TcpStream::connect(running.address).await.unwrap();
        let (mut socket, _) = tokio_tungstenite::client_async("ws://localhost/socket", line).await.unwrap();
        assert!(running.get("/never", "").await.starts_with("HTTP/1.1 408 "), "the limit has passed by now");
        socket.send(tungstenite::Message::text("memento")).await.unwrap();
        let back = socket.next().await.unwrap().unwrap();
        assert_eq!(back.into_text().unwrap(), "memento");
        running.finish().await;
    });
}

#[test]
fn who_says_nothing_or_too_little_is_not_waited_for() {
    block_on(async {
        let limits = Quotas { header_time: Duration::from_millis(100), ..Quotas::default() };
        let running = Running::start(Config { limits, ..Config::default() }).await;
        for said in
            ["", "P", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\n"]
        {
            let mut line = TcpStream::connect(running.address).await.unwrap();
            line.write_all(said.as_bytes()).await.unwrap();
            let mut rest = String::new();
            // Closed, or closed in anger.
            let _ = line.read_to_string(&mut rest).await;
            assert!(rest.is_empty() || rest.starts_with("HTTP/1.1 408 "), "{said:?}: {rest}");
        }
        running.finish().await;
    });
}

#[test]
fn a_head_that_is_too_long_is_refused() {
    block_on(async {
        let running = Running::start(Config::default()).await;
        let long = format!("X-Long: {}\r\n", "x".repeat(20_000));
        assert!(running.get("/", &long).await.starts_with("HTTP/1.1 431 "));
        let many: String = (0..100).map(|number| format!("X-{number}: x\r\n")).collect();
        assert!(running.get("/", &many).await.starts_with("HTTP/1.1 431 "));
        running.finish().await;
    });
}

#[test]
fn one_address_has_so_many_connections_and_no_more() {
    block_on(async {
        let limits = Quotas { connections_per_address: 1, ..Quotas::default() };
        let running = Running::start(Config { limits, ..Config::default() }).await;
        let line = TcpStream::connect(running.address).await.unwrap();
        let (socket, _) = tokio_tungstenite::client_async("ws://localhost/socket", line).await.unwrap();
        let mut second = TcpStream::connect(running.address).await.unwrap();
        assert_eq!(second.read(&mut [0]).await.unwrap_or(0), 0, "closed at once");
        drop(socket);
        // The server hears of the end a moment later.
        loop {
            let mut line = TcpStream::connect(running.address).await.unwrap();
            let asked =
                line.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await;
            let mut answer = String::new();
            if asked.is_ok()
                && line.read_to_string(&mut answer).await.is_ok()
                && answer.starts_with("HTTP/1.1 200 ")
            {
                break;
            }
            tokio::task::yield_now().await;
        }
        running.finish().await;
    });
}

#[test]
fn everything_is_under_the_base_path() {
    block_on(async {
        let running =
            Running::start(Config { base_path: "/lacrimosa".parse().unwrap(), ..Config::default() }).await;
        let moved = running.get("/lacrimosa", "").await;
        assert!(moved.starts_with("HTTP/1.1 308 ") && moved.contains("location: /lacrimosa/\r\n"), "{moved}");
        assert!(running.get("/lacrimosa/", "").await.ends_with("127.0.0.1 false"));
        assert!(running.get("/lacrimosa/tables/7", "").await.ends_with("table"));
        assert!(running.get("/lacrimosa/nothing", "").await.starts_with("HTTP/1.1 404 "));
        assert!(running.get("/tables/7", "").await.starts_with("HTTP/1.1 404 "));
        assert!(running.get("/", "").await.starts_with("HTTP/1.1 404 "));
        let line = TcpStream::connect(running.address).await.unwrap();
        assert!(tokio_tungstenite::client_async("ws://localhost/lacrimosa/socket", line).await.is_ok());
        running.finish().await;
    });
}

#[test]
fn a_trusted_proxy_says_who_asks() {
    block_on(async {
        let trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
        let running = Running::start(Config { trusted_proxies, ..Config::default() }).await;
        let told = "X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Proto: https\r\n";
        assert!(running.get("/", told).await.ends_with("192.0.2.7 true"));
        running.finish().await;
    });
}

#[test]
fn who_asks_too_often_is_told_when_to_come_again() {
    block_on(async {
        let one = std::num::NonZeroU32::MIN;
        let quotas = Quotas { requests_per_minute: one, request_burst: one, ..Quotas::default() };
        let limits = Arc::new(Limits::new(&quotas));
        let config = Config { trusted_proxies: vec!["127.0.0.1".parse().unwrap()], ..Config::default() };
        let running =
            Running::start_with(router().layer(from_fn_with_state(limits, keep_pace)), config).await;
        let (first, second) = ("X-Forwarded-For: 192.0.2.1\r\n", "X-Forwarded-For: 192.0.2.2\r\n");
        assert!(running.get("/", first).await.starts_with("HTTP/1.1 200 "));
        let refused = running.get("/", first).await;
        assert!(refused.starts_with("HTTP/1.1 429 ") && refused.contains("\r\nretry-after: "), "{refused}");
        assert!(refused.contains(r#"{"code":"too-fast","text":"too many requests"#), "{refused}");
        assert!(running.get("/", second).await.starts_with("HTTP/1.1 200 "));
        running.finish().await;
    });
}

#[test]
fn counts_are_shown_to_the_house_and_to_those_with_the_token() {
    block_on(async {
        let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        let running = Running::start(Config { trusted_proxies, ..Config::default() }).await;
        assert!(running.get("/tables/secret-id?key=secret-key", "").await.ends_with("table"));
        let counts = running.get("/metrics", "").await;
        let line = r#"lacrimosa_requests_total{method="GET",path="/tables/{id}",status="200"} 1"#;
        assert!(counts.contains(line), "{counts}");
        assert!(
            counts.contains("lacrimosa_request_seconds_bucket") && !counts.contains("secret-"),
            "{counts}"
        );
        let elsewhere = "X-Forwarded-For: 192.0.2.7\r\n";
        assert!(running.get("/metrics", elsewhere).await.starts_with("HTTP/1.1 403 "));
        let wrong = format!("{elsewhere}Authorization: Bearer secre\r\n");
        assert!(running.get("/metrics", &wrong).await.starts_with("HTTP/1.1 403 "));
        let right = format!("{elsewhere}Authorization: Bearer secret\r\n");
        assert!(running.get("/metrics", &right).await.starts_with("HTTP/1.1 200 "));
        running.finish().await;
    });
}

#[test]
fn tls_is_spoken_with_a_certificate_of_ones_own() {
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
fn whoever_does_not_read_what_they_asked_for_is_cut_off() {
    block_on(async {
        let write_time = Duration::from_millis(100);
        let limits = Quotas { connections_per_address: 1, write_time, ..Quotas::default() };
        let running = Running::start(Config { limits, ..Config::default() }).await;
        let mut slow = TcpStream::connect(running.address).await.unwrap();
        slow.write_all(b"GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        slow.read_exact(&mut [0; 15]).await.unwrap();
        // The answer has begun; its place is free again although nobody reads on and nobody hangs up.
        loop {
            let mut line = TcpStream::connect(running.address).await.unwrap();
            let asked =
                line.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await;
            let mut answer = String::new();
            let read = asked.is_ok() && line.read_to_string(&mut answer).await.is_ok();
            if read && answer.starts_with("HTTP/1.1 200 ") {
                break;
            }
            tokio::task::yield_now().await;
        }
        drop(slow);
        running.finish().await;
    });
}

#[test]
fn methods_that_nobody_knows_are_counted_together() {
    block_on(async {
        let running = Running::start(Config::default()).await;
        for connection in 0..20 {
            let mut line = TcpStream::connect(running.address).await.unwrap();
            for number in 0..100 {
                let last = if number == 99 { "Connection: close\r\n" } else { "" };
                let method = format!("INVENTED{connection}X{number}");
                let request = format!("{method} / HTTP/1.1\r\nHost: localhost\r\n{last}\r\n");
                line.write_all(request.as_bytes()).await.unwrap();
            }
            let mut answers = String::new();
            line.read_to_string(&mut answers).await.unwrap();
            assert_eq!(answers.matches("HTTP/1.1 405 ").count(), 100);
        }
        let counts = running.get("/metrics", "").await;
        assert!(!counts.contains("INVENTED"), "{counts}");
        let others: Vec<_> = counts.lines().filter(|line| line.contains("method=\"other\"")).collect();
        assert_eq!(others.len(), 1, "{others:?}");
        assert!(others[0].ends_with(" 2000"), "{others:?}");
        running.finish().await;
    });
}

#[test]
fn the_server_answers_only_under_names_that_are_its_own() {
    block_on(async {
        let public_url = Some("http://games.example.org".to_owned());
        let running = Running::start(Config { public_url: public_url.clone(), ..Config::default() }).await;
        let ask = async |running: &Running, host: &str, headers: &str| {
            let mut line = TcpStream::connect(running.address).await.unwrap();
            let request = format!("GET / HTTP/1.1\r\nHost: {host}\r\n{headers}Connection: close\r\n\r\n");
            line.write_all(request.as_bytes()).await.unwrap();
            let mut answer = String::new();
            line.read_to_string(&mut answer).await.unwrap();
            answer.split(' ').nth(1).unwrap().to_owned()
        };
        for host in ["localhost", "127.0.0.1:1791", "games.example.org", "mozart.local"] {
            assert_eq!(ask(&running, host, "").await, "200", "{host}");
        }
        assert_eq!(ask(&running, "evil.example", "").await, "421");
        running.finish().await;
        // A proxy knows for whom it asks.
        let trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
        let running = Running::start(Config { trusted_proxies, public_url, ..Config::default() }).await;
        assert_eq!(ask(&running, "other.example", "X-Forwarded-For: 192.0.2.7\r\n").await, "200");
        running.finish().await;
    });
}

#[test]
fn what_is_asked_of_a_public_address_with_tls_is_secret_though_nobody_says_so() {
    block_on(async {
        let public_url = Some("https://games.example.org/lacrimosa".to_owned());
        let running = Running::start(Config { public_url, ..Config::default() }).await;
        let mut line = TcpStream::connect(running.address).await.unwrap();
        line.write_all(b"GET / HTTP/1.1\r\nHost: games.example.org\r\nConnection: close\r\n\r\n")
            .await
            .unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).await.unwrap();
        assert!(answer.ends_with("127.0.0.1 true"), "{answer}");
        assert!(running.get("/", "").await.ends_with("127.0.0.1 false"), "at home it is plain");
        running.finish().await;
    });
}
