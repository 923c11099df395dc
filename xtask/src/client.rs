//! Builds the page: compiles it for the browser, binds it to JavaScript, compresses it for a release, and writes it to
//! `crates/page-files/files`, which the program embeds.

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

/// The folder of the files that are not compiled.
const STATIC: &str = "crates/web/static";
/// The folder that the program embeds.
const CLIENT: &str = "crates/page-files/files";
/// The largest compressed size of the module and its JavaScript, in bytes. The new table made it grow by a fifth; loading
/// one language at a time will make it smaller again.
const MOST_PACKED: usize = 1_200_000;
/// Variables for native builds. They are removed, because they would also affect the WebAssembly build.
const NATIVE_ONLY: [&str; 3] = ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "RUSTC_WORKSPACE_WRAPPER"];

/// Which page is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// For a release: small and compressed, which takes time. The browser caches it for offline use.
    Shipped,
    /// For `cargo run`: compiled quickly and not compressed, otherwise like the shipped one.
    Quick,
    /// For developers of the page: with debug assertions, and the browser caches nothing.
    Dev,
}

impl Build {
    /// The cargo profile. The quick page uses the program's profile, so that both share the build scripts and macros.
    fn profile(self) -> &'static str {
        match self {
            Build::Shipped => "wasm",
            Build::Quick => "release",
            Build::Dev => "dev",
        }
    }

    /// The name of the profile's folder in the target directory.
    fn folder(self) -> &'static str {
        match self {
            Build::Dev => "debug",
            Build::Shipped | Build::Quick => self.profile(),
        }
    }
}

/// `cargo run client` with its arguments.
pub fn run(root: &Path, args: &[OsString]) -> Result<ExitCode> {
    let build = match args {
        [] => Build::Shipped,
        [flag] if flag == "--dev" => Build::Dev,
        _ => bail!("usage: cargo run client [--dev]"),
    };
    make(root, build)?.iter().for_each(|file| println!("{}", file.weight()));
    Ok(ExitCode::SUCCESS)
}

/// Builds the page for a release, prints its sizes and fails if the page is too large.
pub fn ship(root: &Path) -> Result<()> {
    let files = make(root, Build::Shipped)?;
    files.iter().for_each(|file| println!("{}", file.weight()));
    let code = files.iter().filter(|file| file.is_code());
    let packed: usize = code.map(|file| file.packed.as_ref().map_or(file.bytes.len(), Vec::len)).sum();
    println!("module and JavaScript, packed: {packed} bytes of at most {MOST_PACKED}");
    ensure!(packed <= MOST_PACKED, "the page is too heavy: {packed} bytes, the most is {MOST_PACKED}");
    Ok(())
}

/// Builds the page into the folder that the program embeds.
pub fn make(root: &Path, build: Build) -> Result<Vec<File>> {
    target::ensure(root, target::WASM)?;
    let target = Metadata::load(root)?.target_directory;
    let module = compile(root, build, &target)?;
    let bound = bind::bind(&module, &target.join("page").join(build.folder()))?;
    let mut files = files::read(&root.join(STATIC))?;
    files.extend(files::read(&bound)?);
    service_worker::complete(&mut files, build)?;
    if build == Build::Shipped {
        pack::pack(&mut files, &target.join("page/packed"))?;
    }
    files::lay(&files, &root.join(CLIENT))?;
    Ok(files)
}

/// Compiles the crate `web`.
fn compile(root: &Path, build: Build, target: &Path) -> Result<PathBuf> {
    let module = target.join(target::WASM).join(build.folder()).join("web.wasm");
    if !module.exists() {
        eprintln!("Building the page. The first time this takes about 3 minutes.");
    }
    let args = ["build", "-p", "web", "--lib", "--target", target::WASM, "--profile", build.profile()];
    let mut cargo = command::cargo(root, &args);
    for name in NATIVE_ONLY {
        cargo.env_remove(name);
    }
    // Not `command::run`: its echo would mix with what the program prints.
    if !cargo.status().context("cannot start cargo")?.success() {
        bail!("the page could not be built\n  repeat: cargo run client");
    }
    Ok(module)
}
