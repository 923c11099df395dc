//! Tables on a server, through real connections.
#![allow(clippy::unwrap_used)]

mod guest;
mod place;
mod playing;
mod seats;

fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(future)
}
