//! The steps of `cargo run test`, in order. A step that lacks an optional tool is skipped with a reason; it never
//! counts as passed.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};

use crate::client::Build;
use crate::command::{cargo, output, run, succeeds};
use crate::metadata::Metadata;
use crate::target::{self, WASI, WASM};
use crate::{client, dist, tidy};

/// One step of the test run.
pub struct Step {
    /// Its name for `--only`.
    pub name: &'static str,
    /// What it proves, in a few words.
    pub about: &'static str,
    /// When it is run.
    pub when: When,
    /// Runs the step in the workspace's folder.
    pub run: fn(&Path) -> Result<Outcome>,
}

/// When a step is run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Always.
    Always,
    /// Only with `--all`: it takes long, and few changes affect it.
    BeforeRelease,
}

/// How a step ended when it did not fail.
#[derive(Debug)]
pub enum Outcome {
    /// It succeeded.
    Passed,
    /// It could not run on this machine, for this reason.
    Skipped(&'static str),
}

use Outcome::{Passed, Skipped};
use When::{Always, BeforeRelease};

/// All steps, in order. Steps that fail often or quickly come first.
pub const STEPS: &[Step] = &[
    Step { name: "set-up", about: "the tools that the other steps need", when: Always, run: set_up },
    Step { name: "format", about: "every file as rustfmt writes it", when: Always, run: format },
    Step { name: "tidy", about: "rules, allowed dependencies, documents, texts", when: Always, run: tidy },
    Step { name: "lints", about: "clippy, warnings are errors", when: Always, run: lints },
    Step { name: "docs", about: "documentation without a warning", when: Always, run: docs },
    Step { name: "tests", about: "unit, rule, property and doc tests", when: Always, run: tests },
    Step { name: "program", about: "the edition, and checked random games", when: Always, run: program },
    Step { name: "wasm", about: "games in WebAssembly are those of the program", when: Always, run: wasm },
    Step { name: "client", about: "the page builds and is light enough", when: Always, run: client },
    Step { name: "browser", about: "visits to the page with Chromium", when: Always, run: browser },
    Step {
        name: "dist",
        about: "the program as it is given to others, and its size",
        when: BeforeRelease,
        run: dist,
    },
    Step {
        name: "instructions",
        about: "instruction counts under valgrind",
        when: BeforeRelease,
        run: instructions,
    },
];

/// The tool that counts instructions, in the version of the bench library.
const RUNNER: (&str, &str) = ("gungraun-runner", "0.20.0");
const BENCH: &str = "crates/rules/benches/instructions.rs";
/// The names of Chromium on different systems.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/// Two browsers at once, because one browser leaves a core idle while it waits for the server.
const BROWSERS: &str = "2";
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
    if !target::is_here(root, WASI) {
        return Ok(Skipped("the target wasm32-wasip1 is not installed"));
    }
    if !succeeds("node", &["--version"]) {
        return Ok(Skipped("node is not installed"));
    }
    compare_fingerprints(root, "record", "game_fingerprints")?;
    compare_fingerprints(root, "bots", "bot_fingerprints").map(|()| Passed)
}

/// Checks that native code and WebAssembly play the same games: the same files, byte by byte, and the same bot
/// decisions.
fn compare_fingerprints(root: &Path, package: &str, example: &str) -> Result<()> {
    // The step `tests` has already built the native example.
    run(&mut cargo(root, &["build", "--workspace", "--locked", "--example", example]))?;
    let target = Metadata::load(root)?.target_directory;
    let native = output(&mut Command::new(target.join("debug/examples").join(example)))?;
    run(&mut cargo(root, &["build", "--target", WASI, "--locked", "-p", package, "--example", example]))?;
    let program = target.join(WASI).join("debug/examples").join(example).with_extension("wasm");
    let mut node = Command::new("node");
    node.current_dir(root).arg("--no-warnings").arg("xtask/wasi.mjs").arg(program);
    let wasm = output(&mut node)?;
    anyhow::ensure!(native == wasm, "{package}, natively:\n{native}\nin WebAssembly:\n{wasm}");
    println!("{package}: {} fingerprints are the same natively and in WebAssembly", native.lines().count());
    Ok(())
}

fn client(root: &Path) -> Result<Outcome> {
    passed(client::ship(root))
}

fn browser(root: &Path) -> Result<Outcome> {
    if !succeeds("chromedriver", &["--version"]) {
        return Ok(Skipped("chromedriver is not installed"));
    }
    if !CHROMIUM.iter().any(|name| succeeds(name, &["--version"])) {
        return Ok(Skipped("Chromium is not installed"));
    }
    client::make(root, Build::Shipped)?;
    // With `--workspace` cargo reuses what the step `tests` has built.
    let mut tests = cargo(root, &["test", "--workspace", "--locked", "--test", "browser"]);
    passed(run(tests.args(["--", "--ignored", "--show-output", "--test-threads", BROWSERS])))
}

/// `cargo run screenshots`: saves contact sheets of every phase at every size.
pub fn screenshots(root: &Path, args: &[OsString]) -> Result<ExitCode> {
    client::make(root, Build::Shipped)?;
    run(cargo(root, &["run", "--quiet", "-p", "browser", "--bin", "screenshots", "--"]).args(args))?;
    Ok(ExitCode::SUCCESS)
}

fn tidy(root: &Path) -> Result<Outcome> {
    passed(tidy::run(root))
}

fn program(root: &Path) -> Result<Outcome> {
    // The step `tests` has already built it. Its engine is optimised even in this profile.
    run(&mut cargo(root, &["build", "--workspace", "--locked", "--bin", "lacrimosa"]))?;
    let program = Metadata::load(root)?.program("debug");
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

fn dist(root: &Path) -> Result<Outcome> {
    passed(dist::make(root))
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
