//! The web server: it carries the page inside the program and serves it.
//!
//! [`bind`] takes an address, [`serve`] answers on it until told to end, [`router`] is what answers.

mod bind;
mod client;
pub mod client_address;
pub mod config;
mod headers;
pub mod limits;
pub mod listen;
pub mod observe;
mod page;
pub mod webhook;

use std::future::Future;
use std::time::Duration;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

pub use bind::{BindError, bind};
pub use client::has_client;

/// How long an answer under way may take when the server is told to end.
const LAST_ANSWERS: Duration = Duration::from_secs(3);

/// Everything that is answered.
pub fn router() -> Router {
    Router::new()
        .route("/", get(page::index))
        .route("/{*name}", get(page::file))
        .layer(from_fn(headers::guard))
}

/// Answers on a listener until `shutdown` is ready; what is under way then is finished, within limits.
pub async fn serve(
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let (told, ending) = oneshot::channel();
    let ended = async move {
        shutdown.await;
        // Nobody listens any more when the server has ended by itself.
        let _ = told.send(());
    };
    let late = async move {
        if ending.await.is_ok() {
            tokio::time::sleep(LAST_ANSWERS).await;
        } else {
            std::future::pending().await
        }
    };
    let answering = axum::serve(listener, router()).with_graceful_shutdown(ended);
    tokio::select! {
        result = answering => result,
        () = late => Ok(()),
    }
}
