//! Binding to an address, its errors, and a server from start to shutdown.

use server::config::{Config, Quotas};
use server::{BindError, Server, bind};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::sync::oneshot;

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap().block_on(future)
}

#[test]
fn a_taken_port_and_a_wrong_host_are_different_errors() {
    block_on(async {
        let first = bind("127.0.0.1", 0).await.unwrap();
        let port = first.local_addr().unwrap().port();
        assert!(matches!(bind("127.0.0.1", port).await, Err(BindError::Taken)));
        assert!(matches!(bind("192.0.2.1", 0).await, Err(BindError::Host)));
        assert!(matches!(bind("no host", 0).await, Err(BindError::Host)));
    });
}

#[test]
fn an_ipv6_address_may_have_brackets() {
    block_on(async {
        // The machine may have no IPv6.
        if let Ok(listener) = bind("::1", 0).await {
            assert!(listener.local_addr().unwrap().is_ipv6());
            assert!(bind("[::1]", 0).await.unwrap().local_addr().unwrap().is_ipv6());
        }
    });
}

#[test]
fn the_server_shuts_down_even_if_a_client_never_completes_its_request() {
    block_on(async {
        let listener = bind("localhost", 0).await.unwrap();
        let address = listener.local_addr().unwrap();
        let (end, ended) = oneshot::channel::<()>();
        let data = tempfile::tempdir().unwrap();
        // A silent connection may stay open for an hour, but shutdown does not wait for it.
        let limits = Quotas { header_time: Duration::from_secs(3600), ..Quotas::default() };
        let config = Config { data: data.path().to_owned(), limits, ..Config::default() };
        let server = Server::open(config).await.unwrap();
        let serving = tokio::spawn(server.serve(listener, async { drop(ended.await) }));
        assert_eq!(httpkit::Client::new(address).get("/nothing").await.status, 404);
        // An HTTP client cannot send half a request, so this one is written to the socket directly.
        let mut silent = TcpStream::connect(address).await.unwrap();
        silent.write_all(b"GET / HT").await.unwrap();
        end.send(()).unwrap();
        let ended = tokio::time::timeout(Duration::from_secs(120), serving).await;
        ended.expect("the shutdown waits for the silent connection").unwrap().unwrap();
        drop(silent);
    });
}
