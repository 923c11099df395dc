//! The two ways to reach the admin API: a Unix socket in the data folder for its owner, and a token over the network.

use crate::api_error::ApiError;
use crate::client_address::Client;
use crate::identity::is_same;
use crate::limits::{Limits, limit_requests};
use crate::table_registry::TableRegistry;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::AUTHORIZATION;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::task::JoinHandle;

/// The name of the socket in the data folder.
pub const SOCKET: &str = "lacrimosa.admin.sock";

/// The state of the middleware that checks the admin token.
#[derive(Clone)]
struct AdminToken {
    token: Arc<str>,
    limits: Arc<Limits>,
}

/// The admin API on the public listener, for clients that send the token.
pub fn with_token(registry: TableRegistry, token: &str, limits: Arc<Limits>) -> Router {
    let state = AdminToken { token: token.into(), limits: limits.clone() };
    super::router(registry)
        .layer(from_fn_with_state(state, check_token))
        .layer(from_fn_with_state(limits, limit_requests))
}

async fn check_token(
    State(AdminToken { token, limits }): State<AdminToken>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    let given = request.headers().get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    match limits.guess(client.address, || is_same(&token, given)) {
        Ok(true) => next.run(request).await,
        Ok(false) => {
            tracing::warn!(target: "admin", address = %client.address, "wrong admin token");
            ApiError::AdminToken.into_response()
        }
        Err(wait) => wait.into_response(),
    }
}

/// The admin socket in the data folder; dropping this closes and removes it.
pub struct Door {
    path: PathBuf,
    task: JoinHandle<()>,
}

impl Drop for Door {
    fn drop(&mut self) {
        self.task.abort();
        // It fails if the folder has been removed already.
        let _ = std::fs::remove_file(&self.path);
    }
}

impl Door {
    /// Opens the socket. This program has locked the folder, so an existing socket is a leftover and is replaced. The
    /// server works without it, so an error is only logged.
    #[cfg(unix)]
    pub fn open(folder: &Path, registry: TableRegistry) -> Option<Door> {
        let path = folder.join(SOCKET);
        let opened = unix::make_private(folder).and_then(|()| unix::listen(&path));
        let opened = opened.inspect_err(
            |error| tracing::warn!(path = %path.display(), %error, "cannot open the admin socket"),
        );
        let serve = axum::serve(opened.ok()?, super::router(registry));
        let task = tokio::spawn(async move { drop(serve.await) });
        Some(Door { path, task })
    }

    /// Without Unix sockets the admin API is reached only with the token.
    #[cfg(not(unix))]
    pub fn open(_: &Path, _: TableRegistry) -> Option<Door> {
        None
    }
}

#[cfg(unix)]
mod unix {
    use axum::serve::Listener;
    use std::fs::{self, Permissions};
    use std::io;
    use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
    use std::path::Path;
    use tokio::net::unix::SocketAddr;
    use tokio::net::{UnixListener, UnixStream};

    /// A socket that accepts only the user of this process and root.
    pub struct OwnSocket {
        listener: UnixListener,
        owner: u32,
    }

    /// Creates the folder so that only this user can use it. The folder of a store exists already.
    pub fn make_private(folder: &Path) -> io::Result<()> {
        fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
    }

    pub fn listen(path: &Path) -> io::Result<OwnSocket> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = UnixListener::bind(path)?;
        fs::set_permissions(path, Permissions::from_mode(0o600))?;
        Ok(OwnSocket { listener, owner: fs::metadata(path)?.uid() })
    }

    impl Listener for OwnSocket {
        type Io = UnixStream;
        type Addr = SocketAddr;

        /// Checks the peer's user, because another user could have connected before `set_permissions` took effect.
        async fn accept(&mut self) -> (UnixStream, SocketAddr) {
            loop {
                let (stream, address) = Listener::accept(&mut self.listener).await;
                let peer = stream.peer_cred().map(|peer| peer.uid());
                if peer.is_ok_and(|uid| uid == self.owner || uid == 0) {
                    return (stream, address);
                }
            }
        }

        fn local_addr(&self) -> io::Result<SocketAddr> {
            self.listener.local_addr()
        }
    }
}
