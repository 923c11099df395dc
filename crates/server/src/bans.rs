//! Banned addresses and networks: kept in the store, and checked in memory for every request.

use crate::api_error::ApiError;
use crate::client_address::Client;
use crate::config::Net;
use crate::table_registry::TableRegistry;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use store::{BanRow, Store, StoreError};

/// All bans.
pub struct Bans(RwLock<Vec<(Net, BanRow)>>);

impl Bans {
    /// Loads the bans from the store. One that cannot be parsed is logged and has no effect.
    ///
    /// # Errors
    /// The store fails.
    pub async fn load(store: &Store) -> Result<Bans, StoreError> {
        let read = |row: BanRow| match row.net.parse::<Net>() {
            Ok(net) => Some((net, row)),
            Err(error) => {
                tracing::error!(net = %row.net, %error, "a ban in the store cannot be parsed");
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
            bans.iter().any(|(net, row)| is_active(row, now) && net.contains(address))
        }
    }

    /// The active bans, the oldest first.
    pub fn list(&self) -> Vec<BanRow> {
        let now = crate::now();
        self.read().iter().map(|(_, row)| row).filter(|row| is_active(row, now)).cloned().collect()
    }

    /// Adds a ban, or replaces the one of the same network.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add(&self, store: &Store, net: Net, row: BanRow) -> Result<(), StoreError> {
        store.put_ban(&row).await?;
        let mut bans = self.write();
        bans.retain(|(_, known)| known.net != row.net);
        bans.push((net, row));
        Ok(())
    }

    /// Lifts a ban; false if there is none.
    ///
    /// # Errors
    /// The store fails.
    pub async fn lift(&self, store: &Store, net: &str) -> Result<bool, StoreError> {
        store.delete_ban(net).await?;
        let mut bans = self.write();
        let before = bans.len();
        bans.retain(|(_, row)| row.net != net);
        Ok(bans.len() < before)
    }

    /// Removes expired bans.
    ///
    /// # Errors
    /// The store fails.
    pub async fn sweep(&self, store: &Store) -> Result<(), StoreError> {
        let now = crate::now();
        let expired: Vec<String> = self
            .read()
            .iter()
            .filter(|(_, row)| !is_active(row, now))
            .map(|(_, row)| row.net.clone())
            .collect();
        for net in expired {
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

fn is_active(row: &BanRow, now: i64) -> bool {
    row.until.is_none_or(|until| until > now)
}

/// The middleware that refuses requests from banned addresses.
pub async fn refuse_banned(
    State(registry): State<TableRegistry>,
    client: Client,
    request: Request,
    next: Next,
) -> Response {
    if registry.bans().covers(client.address) {
        return ApiError::Banned.into_response();
    }
    next.run(request).await
}
