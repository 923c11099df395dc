//! Binds the listening socket, and says why an address cannot be used.

use std::io;
use tokio::net::{TcpListener, lookup_host};

/// Why an address cannot be used.
#[derive(Debug)]
pub enum BindError {
    /// Another program listens on this port.
    Taken,
    /// The port is reserved for privileged programs.
    Denied,
    /// The host cannot be resolved, or is not an address of this machine.
    Host,
    /// Any other error of the system.
    Other(io::Error),
}

/// Listens on a port of a host: a name, or an IPv4 or IPv6 address, the latter with or without brackets.
/// Port 0 stands for any free port.
pub async fn bind(host: &str, port: u16) -> Result<TcpListener, BindError> {
    let plain = host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(host);
    let mut failed = BindError::Host;
    for address in lookup_host((plain, port)).await.map_err(|_| BindError::Host)? {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) => failed = error.into(),
        }
    }
    Err(failed)
}

impl From<io::Error> for BindError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::AddrInUse => BindError::Taken,
            io::ErrorKind::PermissionDenied => BindError::Denied,
            io::ErrorKind::AddrNotAvailable => BindError::Host,
            _ => BindError::Other(error),
        }
    }
}
