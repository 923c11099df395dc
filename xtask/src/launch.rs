//! Builds the program and replaces this process with it.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

use crate::client::{self, Build};
use crate::command;
use crate::metadata::Metadata;

/// Builds the optimised program and replaces this process with it. If the program will serve the page, builds the page
/// first. The working directory stays the caller's, so relative paths in the arguments work.
pub fn program(root: &Path, args: &[OsString]) -> Result<ExitCode> {
    if serves(args) {
        client::make(root, Build::Quick)?;
    }
    let program = Metadata::load(root)?.program("release");
    if !program.exists() {
        eprintln!("Building Lacrimosa. The first time this takes about 3 minutes.");
    }
    // Not `command::run`: its echo would mix with what the program prints.
    let status = command::cargo(root, &["build", "--release", "-p", "lacrimosa"]).status();
    if !status.context("cannot start cargo")?.success() {
        bail!("the program could not be built\n  repeat: cargo build --release -p lacrimosa");
    }
    become_program(Command::new(&program).args(args)).with_context(|| program.display().to_string())
}

/// Whether these arguments make the program serve the page: they have no command, or `serve`.
fn serves(args: &[OsString]) -> bool {
    let words: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let mut words = words.iter().map(AsRef::as_ref);
    loop {
        match words.next() {
            None | Some("serve") => return true,
            Some("--lang") => drop(words.next()),
            Some(word) if word.starts_with("--lang=") => {}
            Some(_) => return false,
        }
    }
}

/// Replaces this process with the program, so that Ctrl-C and kill reach the program.
#[cfg(unix)]
fn become_program(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;
    Err(command.exec().into())
}

/// On other systems, runs the program as a child process and exits with its exit code.
#[cfg(not(unix))]
fn become_program(command: &mut Command) -> Result<ExitCode> {
    let code = command.status()?.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_serving_needs_the_page() {
        let serves = |line: &str| serves(&line.split_whitespace().map(Into::into).collect::<Vec<_>>());
        assert!(
            serves("") && serves("serve") && serves("serve --no-open --port 80") && serves("--lang en serve")
        );
        assert!(serves("--lang=en"));
        assert!(!serves("play") && !serves("--lang en play serve") && !serves("--help") && !serves("bench"));
    }
}
