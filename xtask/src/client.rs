//! Builds the page: compiles its modules for the browser, binds them to JavaScript, orders and compresses them for a release,
//! and writes all to `crates/page-files/files`, which the program embeds.

mod bind;
mod files;
mod order;
mod pack;
mod service_worker;
mod styles;
mod weight;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{ExitCode, Stdio};

use anyhow::{Context, Result, bail};
use serde::Deserialize;

use crate::metadata::Metadata;
use crate::{command, target};
use files::File;

/// The folder of the files that are not compiled.
const STATIC: &str = "crates/web/static";
/// The folder that the program embeds.
const CLIENT: &str = "crates/page-files/files";
/// The net of the bots, packed with Brotli, and its name in the page.
const NET: &str = "crates/nets/files/champion.net.br";
const NET_NAME: &str = "champion.net";
/// The folder of the texts in the page: a file for each language.
const TEXTS: &str = "texts";
/// The crates that become modules, and the names of their files: the page, and the worker in which bots think.
const MODULES: [(&str, &str); 2] = [("web", "web"), ("worker", "bots")];
/// The profile `wasm` is small. Where bots think, the rules are quick instead.
const BOTS: &str = "profile.wasm.package.rules.opt-level=3";
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
    weight::check(&files)
}

/// Builds the page into the folder that the program embeds.
pub fn make(root: &Path, build: Build) -> Result<Vec<File>> {
    target::ensure(root, target::WASM)?;
    let target = Metadata::load(root)?.target_directory;
    let mut files = files::read(&root.join(STATIC))?;
    let texts = compile(root, build, &target)?;
    let modules = target.join(target::WASM).join(build.folder());
    for (package, name) in MODULES {
        let folder = target.join("page").join(build.folder()).join(name);
        files.extend(files::read(&bind::bind(&modules.join(format!("{package}.wasm")), name, &folder)?)?);
    }
    let texts = files::read(&texts)?.into_iter();
    files.extend(texts.map(|file| File { name: format!("{TEXTS}/{}", file.name), ..file }));
    files.push(net(root)?);
    styles::join(&mut files)?;
    if build == Build::Shipped {
        for module in files.iter_mut().filter(|file| file.name.ends_with(".wasm")) {
            module.bytes = order::order(&module.bytes).with_context(|| module.name.clone())?;
        }
    }
    service_worker::complete(&mut files, build)?;
    if build == Build::Shipped {
        pack::pack(&mut files, &target.join("page/packed"))?;
    }
    files::lay(&files, &root.join(CLIENT))?;
    Ok(files)
}

/// The net that the worker loads for the first question to a bot.
fn net(root: &Path) -> Result<File> {
    let packed = std::fs::read(root.join(NET)).context(NET)?;
    let mut bytes = Vec::new();
    brotli::BrotliDecompress(&mut packed.as_slice(), &mut bytes).context(NET)?;
    Ok(File { name: NET_NAME.to_owned(), bytes, packed: None })
}

/// Compiles the modules. Returns the folder of the texts.
fn compile(root: &Path, build: Build, target: &Path) -> Result<PathBuf> {
    if !target.join(target::WASM).join(build.folder()).join("web.wasm").exists() {
        eprintln!("Building the page. The first time this takes about 3 minutes.");
    }
    let messages = match build {
        Build::Shipped => {
            cargo_build(root, build, &["-p", "worker", "--config", BOTS])?;
            cargo_build(root, build, &["-p", "web"])?
        }
        Build::Quick | Build::Dev => cargo_build(root, build, &["-p", "web", "-p", "worker"])?,
    };
    texts_folder(&messages)
}

/// Compiles packages for the browser. Returns cargo's messages.
fn cargo_build(root: &Path, build: Build, more: &[&str]) -> Result<String> {
    let args = ["build", "--lib", "--target", target::WASM, "--profile", build.profile()];
    let mut cargo = command::cargo(root, &[&args, more].concat());
    // Cargo's messages say where the build script of `texts` has put the data; errors are shown as always.
    cargo.arg("--message-format=json-render-diagnostics").stderr(Stdio::inherit());
    for name in NATIVE_ONLY {
        cargo.env_remove(name);
    }
    // Not `command::run`: its echo would mix with what the program prints.
    let output = cargo.output().context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the page could not be built\n  repeat: cargo run client");
    }
    String::from_utf8(output.stdout).context("cargo did not print UTF-8")
}

/// The folder into which the build script of the crate `texts` wrote the texts.
fn texts_folder(messages: &str) -> Result<PathBuf> {
    #[derive(Deserialize)]
    struct Message {
        reason: String,
        package_id: Option<String>,
        out_dir: Option<PathBuf>,
    }
    let messages = messages.lines().filter_map(|line| serde_json::from_str::<Message>(line).ok());
    let of_texts = |id: String| id.contains("/crates/texts#");
    let out = messages
        .filter(|message| message.reason == "build-script-executed")
        .find_map(|message| message.package_id.is_some_and(of_texts).then_some(message.out_dir)?);
    Ok(out.context("cargo did not say where the texts are")?.join(TEXTS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_texts_are_where_their_build_script_wrote_them() {
        let line = |package: &str| {
            format!(
                r#"{{"reason":"build-script-executed","package_id":"path+file:///a/crates/{package}#0.1.0","out_dir":"/out/{package}"}}"#
            )
        };
        let messages = format!("{{\"reason\":\"other\"}}\n{}\n{}\n", line("page"), line("texts"));
        assert_eq!(texts_folder(&messages).unwrap(), Path::new("/out/texts").join(TEXTS));
        assert!(texts_folder("").is_err());
    }
}
