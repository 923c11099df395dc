//! Visits to the page with a real browser. They need Chromium and chromedriver, so plain `cargo test` ignores them;
//! `cargo run test --only browser` runs them.
#![allow(clippy::unwrap_used)]

mod advice;
mod analysis;
mod announcements;
mod daily;
mod friends;
mod games;
mod geometry;
mod lessons;
mod measuring;
mod motion;
mod music;
mod online;
mod pictures;
mod push;
mod turns;
mod visits;
