//! Tables on a server, through real connections.
#![allow(clippy::unwrap_used)]

#[cfg(unix)]
mod admin;
mod before;
mod bots;
mod bounds;
mod document;
mod editions;
mod fuzz;
mod guest;
mod hostile;
mod leak;
mod lobby;
mod makers;
mod place;
mod playing;
mod seats;
mod talk;
mod time;
mod told;
mod undo;
mod worlds;

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(future)
}
