//! What `cargo run test` does: the steps, in their order. A step that cannot run here for want of
//! something optional is skipped with its reason; it is never silently passed.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::client::Build;
use crate::command::{cargo, output, run, succeeds};
use crate::metadata::Metadata;
use crate::target::{self, WASI, WASM};
use crate::{client, tidy};

/// One step of the test run.
pub struct Step {
    /// Its name for `--only`.
    pub name: &'static str,
    /// What it proves, in a few words.
    pub about: &'static str,
    /// Does it, in the workspace's folder.
    pub run: fn(&Path) -> Result<Outcome>,
}

/// How a step ended when it did not fail.
#[derive(Debug)]
pub enum Outcome {
    /// It was done and is in order.
    Passed,
    /// It could not be done here, for this reason.
    Skipped(&'static str),
}

use Outcome::{Passed, Skipped};

/// All steps, in order. The page is built before the tests that ask the server for it.
pub const STEPS: &[Step] = &[
    Step { name: "set-up", about: "the tools that the other steps need", run: set_up },
    Step { name: "format", about: "every file as rustfmt writes it", run: format },
    Step { name: "lints", about: "clippy, warnings are errors", run: lints },
    Step { name: "docs", about: "documentation without a warning", run: docs },
    Step { name: "client", about: "the page builds and is light enough", run: client },
    Step { name: "tests", about: "unit, rule, property and doc tests", run: tests },
    Step { name: "wasm", about: "the pure crates build for the browser", run: wasm },
    Step { name: "browser", about: "visits to the page with Chromium", run: browser },
    Step { name: "tidy", about: "rules, allowed dependencies, documents, texts", run: tidy },
    Step { name: "fuzz-corpus", about: "the seeds of every fuzz target", run: fuzz_corpus },
    Step { name: "program", about: "the edition and checked random games, optimised", run: program },
    Step { name: "instructions", about: "instruction counts under valgrind", run: instructions },
];

/// Counts instructions for the bench of the same version.
const RUNNER: (&str, &str) = ("gungraun-runner", "0.20.0");
const BENCH: &str = "crates/rules/benches/instructions.rs";
/// What Chromium is called, here and there.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const SOLO_LEVELS: [&str; 3] = ["easy", "middle", "difficult"];

fn set_up(root: &Path) -> Result<Outcome> {
    for (tool, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if !succeeds("cargo", &[tool, "--version"]) {
            run(Command::new("rustup").args(["component", "add", component]))
                .with_context(|| format!("{component} is missing and could not be added"))?;
        }
    }
    for target in [WASM, WASI] {
        if target::ensure(root, target).is_err() {
            println!("{target} is missing and could not be added: the step `wasm` will do without");
        }
    }
    Ok(Passed)
}

fn format(root: &Path) -> Result<Outcome> {
    passed(run(&mut cargo(root, &["fmt", "--all", "--check"])))
}

fn lints(root: &Path) -> Result<Outcome> {
    let args = ["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"];
    passed(run(&mut cargo(root, &args)))
}

fn docs(root: &Path) -> Result<Outcome> {
    let mut doc = cargo(root, &["doc", "--workspace", "--no-deps", "--locked"]);
    passed(run(doc.env("RUSTDOCFLAGS", "-D warnings")))
}

fn tests(root: &Path) -> Result<Outcome> {
    passed(run(&mut cargo(root, &["test", "--workspace", "--locked"])))
}

fn wasm(root: &Path) -> Result<Outcome> {
    if !target::is_here(root, WASM) {
        return Ok(Skipped("the target wasm32-unknown-unknown is not installed"));
    }
    let crates = ["-p", "rules", "-p", "record", "-p", "texts"];
    run(cargo(root, &["build", "--locked", "--target", WASM]).args(crates))?;
    if !succeeds("node", &["--version"]) || !target::is_here(root, WASI) {
        println!("no node or no {WASI}: games in WebAssembly are not compared with native ones");
        return Ok(Passed);
    }
    compare_fingerprints(root, "record")?;
    compare_fingerprints(root, "bots").map(|()| Passed)
}

/// Whole games are the same natively and as WebAssembly, to the byte of their files, and so is what bots do in them.
fn compare_fingerprints(root: &Path, package: &str) -> Result<()> {
    let example = ["-p", package, "--example", "fingerprint", "--locked"];
    let native = output(cargo(root, &["run", "--quiet"]).args(example))?;
    run(cargo(root, &["build", "--target", WASI]).args(example))?;
    let program = Metadata::load(root)?.target_directory.join(WASI).join("debug/examples/fingerprint.wasm");
    let mut node = Command::new("node");
    node.current_dir(root).arg("--no-warnings").arg("xtask/wasi.mjs").arg(program);
    let wasm = output(&mut node)?;
    anyhow::ensure!(native == wasm, "{package}, natively:\n{native}\nin WebAssembly:\n{wasm}");
    println!("{package}: {} fingerprints are the same natively and in WebAssembly", native.lines().count());
    Ok(())
}

fn client(root: &Path) -> Result<Outcome> {
    passed(client::weigh(root))
}

fn browser(root: &Path) -> Result<Outcome> {
    if !succeeds("chromedriver", &["--version"]) {
        return Ok(Skipped("chromedriver is not installed"));
    }
    if !CHROMIUM.iter().any(|name| succeeds(name, &["--version"])) {
        return Ok(Skipped("Chromium is not installed"));
    }
    client::make(root, Build::Shipped)?;
    let mut tests = cargo(root, &["test", "-p", "browser", "--locked", "--tests"]);
    // One browser at a time: each has work for more than one core.
    passed(run(tests.args(["--", "--ignored", "--show-output", "--test-threads", "1"])))
}

/// Pictures of every screen, in every language and size.
pub fn screenshots(root: &Path, args: &[OsString]) -> Result<ExitCode> {
    client::make(root, Build::Shipped)?;
    run(cargo(root, &["run", "--quiet", "-p", "browser", "--bin", "screenshots", "--"]).args(args))?;
    Ok(ExitCode::SUCCESS)
}

fn tidy(root: &Path) -> Result<Outcome> {
    passed(tidy::run(root))
}

fn fuzz_corpus(root: &Path) -> Result<Outcome> {
    let args = ["test", "-p", "testkit", "--release", "--locked", "--test", "fuzz_corpus"];
    passed(run(&mut cargo(root, &args)))
}

fn program(root: &Path) -> Result<Outcome> {
    run(&mut cargo(root, &["build", "--release", "--locked", "-p", "lacrimosa"]))?;
    let program = Metadata::load(root)?.program();
    let lacrimosa = |args: &[&str]| run(Command::new(&program).current_dir(root).args(args));
    lacrimosa(&["edition", "check"])?;
    for players in ["2", "3", "4"] {
        lacrimosa(&["random", "--games", "200", "--check", "--players", players])?;
    }
    for level in SOLO_LEVELS {
        lacrimosa(&["random", "--games", "200", "--check", "--solo", level])?;
    }
    Ok(Passed)
}

fn instructions(root: &Path) -> Result<Outcome> {
    if !root.join(BENCH).exists() {
        return Ok(Skipped("there is no bench yet that counts them"));
    }
    if !succeeds("valgrind", &["--version"]) {
        return Ok(Skipped("valgrind is not installed"));
    }
    let (name, version) = RUNNER;
    let tools = Metadata::load(root)?.target_directory.join("tools");
    let runner = tools.join("bin").join(name);
    if !runner.exists() {
        let install = ["install", name, "--version", version, "--locked", "--root"];
        run(cargo(root, &install).arg(&tools))?;
    }
    let mut bench = cargo(root, &["bench", "-p", "rules", "--bench", "instructions", "--locked"]);
    passed(run(bench.env("GUNGRAUN_RUNNER", runner)))
}

fn passed(result: Result<()>) -> Result<Outcome> {
    result.map(|()| Passed)
}
