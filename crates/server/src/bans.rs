//! Addresses and networks that are not answered: kept in the store, asked in memory for every request.

use crate::client_address::Client;
use crate::config::Net;
use crate::fault::Fault;
use crate::hall::Hall;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use store::{BanRow, Store, StoreError};

/// Every ban there is.
pub struct Bans(RwLock<Vec<(Net, BanRow)>>);

impl Bans {
    /// Those of the store. One that cannot be read bans nobody, and is told in the log.
    ///
    /// # Errors
    /// What the store says.
    pub async fn load(store: &Store) -> Result<Bans, StoreError> {
        let read = |row: BanRow| match row.net.parse::<Net>() {
            Ok(net) => Some((net, row)),
            Err(error) => {
                tracing::error!(net = %row.net, %error, "ban");
                None
            }
        };
        Ok(Bans(RwLock::new(store.bans().await?.into_iter().filter_map(read).collect())))
    }

    /// Whether an address is banned now.
    pub fn covers(&self, address: IpAddr) -> bool {
        let bans = self.read();
        !bans.is_empty() && {
            let now = crate::now();
            bans.iter().any(|(net, row)| is_on(row, now) && net.contains(address))
        }
    }

    /// Those that are on, the oldest first.
    pub fn list(&self) -> Vec<BanRow> {
        let now = crate::now();
        self.read().iter().map(|(_, row)| row).filter(|row| is_on(row, now)).cloned().collect()
    }

    /// Keeps a ban, also in the store.
    ///
    /// # Errors
    /// What the store says.
    pub async fn add(&self, store: &Store, net: Net, row: BanRow) -> Result<(), StoreError> {
        store.put_ban(&row).await?;
        let mut bans = self.write();
        bans.retain(|(_, known)| known.net != row.net);
        bans.push((net, row));
        Ok(())
    }

    /// Lifts a ban. Says whether it was on.
    ///
    /// # Errors
    /// What the store says.
    pub async fn lift(&self, store: &Store, net: &str) -> Result<bool, StoreError> {
        store.delete_ban(net).await?;
        let mut bans = self.write();
        let before = bans.len();
        bans.retain(|(_, row)| row.net != net);
        Ok(bans.len() < before)
    }

    /// Forgets those that are over.
    ///
    /// # Errors
    /// What the store says.
    pub async fn sweep(&self, store: &Store) -> Result<(), StoreError> {
        let now = crate::now();
        let over: Vec<String> =
            self.read().iter().filter(|(_, row)| !is_on(row, now)).map(|(_, row)| row.net.clone()).collect();
        for net in over {
            self.lift(store, &net).await?;
        }
        Ok(())
    }

    fn read(&self) -> RwLockReadGuard<'_, Vec<(Net, BanRow)>> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Vec<(Net, BanRow)>> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_on(row: &BanRow, now: i64) -> bool {
    row.until.is_none_or(|until| until > now)
}

/// The middleware that answers whoever is banned before anything else is done.
pub async fn refuse_banned(
    State(hall): State<Hall>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    if hall.bans().covers(client.address) {
        return Fault::Banned.into_response();
    }
    next.run(request).await
}
