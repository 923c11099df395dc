//! The page as the server carries it: compiled for the browser, bound to JavaScript, packed, and laid
//! into `crates/server/client`.

mod bind;
mod files;
mod pack;
mod service_worker;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};

use crate::metadata::Metadata;
use crate::{command, target};
use files::File;

/// Where the parts that are not compiled are.
const STATIC: &str = "crates/web/static";
/// Where the server takes the page from.
const CLIENT: &str = "crates/server/client";
/// The most that the module and its JavaScript may weigh on their way, in bytes.
const MOST_PACKED: usize = 1_000_000;
/// Meant for native code; WebAssembly would be compiled with them, too.
const NATIVE_ONLY: [&str; 3] = ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTC_WORKSPACE_WRAPPER"];

/// Which page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// As people get it: small, packed, kept for offline use.
    Shipped,
    /// As developers like it: quickly there, and nothing kept between two loads.
    Dev,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Build::Shipped => "wasm",
            Build::Dev => "dev",
        }
    }

    /// The folder that cargo gives the profile.
    fn folder(self) -> &'static str {
        match self {
            Build::Shipped => "wasm",
            Build::Dev => "debug",
        }
    }
}

/// `cargo run client`, with what follows it on the command line.
pub fn run(root: &Path, args: &[OsString]) -> Result<ExitCode> {
    let build = match args {
        [] => Build::Shipped,
        [flag] if flag == "--dev" => Build::Dev,
        _ => bail!("usage: cargo run client [--dev]"),
    };
    make(root, build)?.iter().for_each(|file| println!("{}", file.weight()));
    Ok(ExitCode::SUCCESS)
}

/// Builds the page, tells its weight and fails if it has become too heavy for a first visit.
pub fn weigh(root: &Path) -> Result<()> {
    let files = make(root, Build::Shipped)?;
    files.iter().for_each(|file| println!("{}", file.weight()));
    let code = files.iter().filter(|file| file.is_code());
    let packed: usize = code.map(|file| file.packed.as_ref().map_or(file.bytes.len(), Vec::len)).sum();
    println!("module and JavaScript, packed: {packed} bytes of at most {MOST_PACKED}");
    ensure!(packed <= MOST_PACKED, "the page is too heavy: {packed} bytes, the most is {MOST_PACKED}");
    Ok(())
}

/// Builds the page into the server's folder.
pub fn make(root: &Path, build: Build) -> Result<Vec<File>> {
    target::ensure(root, target::WASM)?;
    let folder = Metadata::load(root)?.target_directory.join("web-client");
    let module = compile(root, build, &folder)?;
    let bound = bind::bind(&module, &folder.join("bound").join(build.folder()))?;
    let mut files = files::read(&root.join(STATIC))?;
    files.extend(files::read(&bound)?);
    service_worker::complete(&mut files, build)?;
    let client = root.join(CLIENT);
    if build == Build::Shipped {
        pack::pack(&mut files, &client)?;
    }
    files::lay(&files, &client)?;
    Ok(files)
}

/// Compiles the crate `web`. It has a target folder of its own, so that neither build throws the other's
/// work away.
fn compile(root: &Path, build: Build, folder: &Path) -> Result<PathBuf> {
    let module = folder.join(target::WASM).join(build.folder()).join("web.wasm");
    if !module.exists() {
        eprintln!(
            "Building the page. The first time this takes 5 to 10 minutes and about 2 GB, with the program."
        );
    }
    let args = ["build", "-p", "web", "--lib", "--target", target::WASM, "--profile", build.profile()];
    let mut cargo = command::cargo(root, &args);
    cargo.arg("--target-dir").arg(folder);
    for name in NATIVE_ONLY {
        cargo.env_remove(name);
    }
    // Not `command::run`: its echo would mix with what the program prints.
    if !cargo.status().context("cannot start cargo")?.success() {
        bail!("the page could not be built\n  repeat: cargo run client");
    }
    Ok(module)
}
