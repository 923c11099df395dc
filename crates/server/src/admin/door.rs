//! Two ways in for whoever runs the server: a socket in the data folder for its owner, and a token from elsewhere.

use crate::client_address::Client;
use crate::fault::Fault;
use crate::hall::Hall;
use crate::identity::is_same;
use crate::limits::{Limits, keep_pace};
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

/// The secret that opens `/api/admin` at the ordinary address.
#[derive(Clone)]
struct AdminToken {
    token: Arc<str>,
    limits: Arc<Limits>,
}

/// The administration at the ordinary address, for whoever shows the token.
pub fn with_token(hall: Hall, token: &str, limits: Arc<Limits>) -> Router {
    let state = AdminToken { token: token.into(), limits: limits.clone() };
    super::router(hall)
        .layer(from_fn_with_state(state, check_token))
        .layer(from_fn_with_state(limits, keep_pace))
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
            Fault::AdminToken.into_response()
        }
        Err(wait) => wait.into_response(),
    }
}

/// The socket in the data folder. It is gone when this is dropped.
pub struct Door {
    path: PathBuf,
    task: JoinHandle<()>,
}

impl Drop for Door {
    fn drop(&mut self) {
        self.task.abort();
        // The folder may be gone already.
        let _ = std::fs::remove_file(&self.path);
    }
}

impl Door {
    /// Opens the socket. The folder is this program's alone, so one that is there is left over. Without it the server
    /// works, too, so what is wrong is only told in the log.
    #[cfg(unix)]
    pub fn open(folder: &Path, hall: Hall) -> Option<Door> {
        let path = folder.join(SOCKET);
        let opened = unix::listen(&path);
        let opened =
            opened.inspect_err(|error| tracing::warn!(path = %path.display(), %error, "admin socket"));
        let serve = axum::serve(opened.ok()?, super::router(hall));
        let task = tokio::spawn(async move { drop(serve.await) });
        Some(Door { path, task })
    }

    /// There are no such sockets here: the token is the only way.
    #[cfg(not(unix))]
    pub fn open(_: &Path, _: Hall) -> Option<Door> {
        None
    }
}

#[cfg(unix)]
mod unix {
    use axum::serve::Listener;
    use std::fs::{self, Permissions};
    use std::io;
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::path::Path;
    use tokio::net::unix::SocketAddr;
    use tokio::net::{UnixListener, UnixStream};

    /// A socket for whoever this program runs as, and for root.
    pub struct OwnSocket {
        listener: UnixListener,
        owner: u32,
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

        /// Between its making and its mode somebody else could have come: whoever is not the owner is not heard.
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
