//! Addresses that can be had, and what is said about those that cannot; a real socket from start to end.
#![allow(clippy::unwrap_used)]

use server::config::{Config, Quotas};
use server::{BindError, Server, bind};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;
use tokio::sync::oneshot;

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(future)
}

#[test]
fn a_taken_port_is_told_apart_from_a_wrong_host() {
    block_on(async {
        let first = bind("127.0.0.1", 0).await.unwrap();
        let port = first.local_addr().unwrap().port();
        assert!(matches!(bind("127.0.0.1", port).await, Err(BindError::Taken)));
        assert!(matches!(bind("192.0.2.1", 0).await, Err(BindError::Host)));
        assert!(matches!(bind("no host", 0).await, Err(BindError::Host)));
    });
}

#[test]
fn an_address_of_version_six_is_written_with_or_without_brackets() {
    block_on(async {
        // A machine may have no version 6 at all.
        if let Ok(listener) = bind("::1", 0).await {
            assert!(listener.local_addr().unwrap().is_ipv6());
            assert!(bind("[::1]", 0).await.unwrap().local_addr().unwrap().is_ipv6());
        }
    });
}

#[test]
fn the_server_answers_and_ends_when_told_even_if_somebody_holds_the_line() {
    block_on(async {
        let listener = bind("localhost", 0).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, ended) = oneshot::channel::<()>();
        let data = tempfile::tempdir().unwrap();
        // Whoever says nothing may do so for an hour; the end does not wait for them.
        let limits = Quotas { header_time: Duration::from_secs(3600), ..Quotas::default() };
        let config = Config { data: data.path().to_owned(), limits, ..Config::default() };
        let server = Server::open(config).await.unwrap();
        let serving = tokio::spawn(server.serve(listener, async { drop(ended.await) }));
        let silent = tokio::task::spawn_blocking(move || {
            let mut line = TcpStream::connect(address).unwrap();
            line.write_all(b"GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
            let mut answer = String::new();
            line.read_to_string(&mut answer).unwrap();
            assert!(answer.starts_with("HTTP/1.1 404 "), "{answer}");
            let mut silent = TcpStream::connect(address).unwrap();
            silent.write_all(b"GET / HT").unwrap();
            silent
        });
        let silent = silent.await.unwrap();
        end.send(()).unwrap();
        let ended = tokio::time::timeout(Duration::from_secs(120), serving).await;
        ended.expect("it waits for the silent one").unwrap().unwrap();
        drop(silent);
    });
}
