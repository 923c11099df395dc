//! Tests of a whole server through HTTP and WebSockets.
#![allow(clippy::unwrap_used)]

#[cfg(unix)]
mod admin;
mod before;
mod bots;
mod bounds;
mod connections;
mod document;
mod editions;
mod fuzz;
mod guest;
mod hostile;
mod leak;
mod listening;
mod lobby;
mod makers;
mod page;
mod place;
mod playing;
mod push;
mod push_service;
mod rematch;
mod seats;
mod talk;
mod time;
mod told;
mod undo;
mod webhooks;
mod worlds;

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(future)
}
