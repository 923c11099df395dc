//! Taking an address, so that one that cannot be had is told apart before anything runs.

use std::io;
use tokio::net::{TcpListener, lookup_host};

/// Why an address cannot be had.
#[derive(Debug)]
pub enum BindError {
    /// Another program listens on this port.
    Taken,
    /// This port is for privileged programs.
    Denied,
    /// The host is no address of this machine, or no address at all.
    Host,
    /// Anything else that the system says.
    Other(io::Error),
}

/// Takes a port of a host: a name, or an address of version 4 or 6, the latter with or without brackets.
/// Port 0 is any that is free.
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
