//! The launcher and build tool: `cargo run` plays, `cargo run test` tests everything, `cargo run tidy` checks what
//! compilers do not, `cargo run confirm` records that translations fit the English texts, `cargo run client` builds the page alone, `cargo run screenshots` saves screenshots of it, `cargo
//! run dist` builds page and program for a release, and `cargo run <anything else>` passes its arguments to the
//! program.

mod client;
mod command;
mod dist;
mod launch;
mod metadata;
mod steps;
mod suite;
mod target;
mod tidy;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    dispatch(&args).unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

fn dispatch(args: &[OsString]) -> Result<ExitCode> {
    let root = root();
    match args.split_first() {
        Some((word, rest)) if word == "test" => suite::run(&root, rest),
        Some((word, [])) if word == "tidy" => tidy::run(&root).map(|()| ExitCode::SUCCESS),
        Some((word, rest)) if word == "confirm" => {
            let words: Vec<String> = rest.iter().map(|word| word.to_string_lossy().into_owned()).collect();
            tidy::confirm(&root, &words)
        }
        Some((word, [])) if word == "dist" => dist::make(&root).map(|()| ExitCode::SUCCESS),
        Some((word, rest)) if word == "client" => client::run(&root, rest),
        Some((word, rest)) if word == "screenshots" => steps::screenshots(&root, rest),
        _ => launch::program(&root, args),
    }
}

/// The folder of the workspace. Cargo sets the path of this package at run time. Without cargo, the path at compile
/// time is used.
fn root() -> PathBuf {
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let package = PathBuf::from(package);
    package.parent().map_or(package.clone(), PathBuf::from)
}
