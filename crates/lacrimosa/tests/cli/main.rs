//! The program from outside: every command, its answers, its exit status and what it leaves on the disk.
#![allow(clippy::unwrap_used)]

#[cfg(unix)]
mod admin;
mod advice;
mod arena;
mod copies;
mod desk;
mod documents;
mod editions;
mod games;
mod help;
mod looking;
mod many;
mod measuring;
mod playing;
mod positions;
mod serving;
mod settings;
