//! Tests of the command line: the output, the exit status and the files of every command.
#![allow(clippy::unwrap_used)]

#[cfg(unix)]
mod admin;
mod advice;
mod analyse;
mod arena;
mod copies;
mod desk;
mod documents;
mod editions;
mod games;
mod help;
mod kill;
mod looking;
mod many;
mod measuring;
mod playing;
mod positions;
mod serving;
mod settings;
