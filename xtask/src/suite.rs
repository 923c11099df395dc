//! Runs the steps. Each is announced, the first failure ends the run, and a summary follows.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::steps::{Outcome, STEPS, Step, When};
use crate::tidy;

const USAGE: &str = "usage: cargo run test [--all | --only STEP | --list]";

/// `cargo run test` with its arguments.
pub fn run(root: &Path, args: &[OsString]) -> Result<ExitCode> {
    let args: Vec<_> = args.iter().map(|arg| arg.to_string_lossy()).collect();
    let args: Vec<&str> = args.iter().map(AsRef::as_ref).collect();
    match args[..] {
        [] => Ok(go(root, &STEPS.iter().filter(|step| step.when == When::Always).collect::<Vec<_>>())),
        ["--all"] => Ok(go(root, &STEPS.iter().collect::<Vec<_>>())),
        ["--list"] => {
            STEPS.iter().for_each(|step| println!("{}", listed(step)));
            Ok(ExitCode::SUCCESS)
        }
        ["--only", name] => Ok(go(root, &[step(name)?])),
        _ => bail!("{USAGE}\n  steps: {}", names()),
    }
}

fn step(name: &str) -> Result<&'static Step> {
    match STEPS.iter().find(|step| step.name == name) {
        Some(step) => Ok(step),
        None => bail!("there is no step `{name}`\n  steps: {}", names()),
    }
}

fn listed(step: &Step) -> String {
    let when = if step.when == When::BeforeRelease { " (--all)" } else { "" };
    format!("{:<13} {}{when}", step.name, step.about)
}

fn names() -> String {
    STEPS.iter().map(|step| step.name).collect::<Vec<_>>().join(", ")
}

/// A step that ran, its result and its duration.
struct Done {
    name: &'static str,
    outcome: Result<Outcome>,
    time: Duration,
}

fn go(root: &Path, steps: &[&Step]) -> ExitCode {
    let mut done = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        println!("\n==> {}/{} {}: {}", at + 1, steps.len(), step.name, step.about);
        let start = Instant::now();
        let outcome = (step.run)(root);
        let failed = outcome.is_err();
        done.push(Done { name: step.name, outcome, time: start.elapsed() });
        if failed {
            break;
        }
    }
    let rules = tidy::rules_covered(root).unwrap_or_else(|error| format!("rules: not counted, {error:#}"));
    println!("\n{}", summary(&done, steps.len(), &rules));
    if done.iter().all(|done| done.outcome.is_ok()) { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Durations, skipped steps, failures and covered rules. The last line is a count for programs. A skipped step counts
/// as neither passed nor failed.
fn summary(done: &[Done], planned: usize, rules: &str) -> String {
    let mut lines = vec!["==> summary".to_owned()];
    let (mut passed, mut failed) = (0, 0);
    for Done { name, outcome, time } in done {
        let seconds = time.as_secs_f64();
        match outcome {
            Ok(Outcome::Passed) => {
                passed += 1;
                lines.push(format!("{name:<13} {seconds:>7.1} s"));
            }
            Ok(Outcome::Skipped(why)) => lines.push(format!("{name:<13} skipped: {why}")),
            Err(error) => {
                failed += 1;
                lines.push(format!("{name:<13} {seconds:>7.1} s  FAILED: {error:#}"));
                lines.push(format!("  this step: cargo run test --only {name}"));
            }
        }
    }
    if done.len() < planned {
        lines.push(format!("{} later steps were not run", planned - done.len()));
    }
    lines.push(rules.to_owned());
    lines.push(format!("{passed} passed, {failed} failed"));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;

    fn done(name: &'static str, outcome: Result<Outcome>) -> Done {
        Done { name, outcome, time: Duration::from_millis(1500) }
    }

    #[test]
    fn the_last_line_counts_the_steps_that_passed() {
        let all = [done("format", Ok(Outcome::Passed)), done("lints", Ok(Outcome::Passed))];
        let text = summary(&all, 2, "rules: 3 of 3");
        assert_eq!(
            text,
            "==> summary\nformat            1.5 s\nlints             1.5 s\nrules: 3 of 3\n2 passed, 0 failed"
        );
    }

    #[test]
    fn a_failure_is_counted_and_says_how_to_repeat_it() {
        let text = summary(&[done("format", Err(anyhow!("unformatted")))], 9, "rules");
        assert!(text.contains("FAILED: unformatted"));
        assert!(text.contains("cargo run test --only format"));
        assert!(text.contains("8 later steps were not run"));
        assert!(text.ends_with("\n0 passed, 1 failed"));
    }

    #[test]
    fn a_skipped_step_has_not_passed() {
        let text = summary(&[done("wasm", Ok(Outcome::Skipped("no target")))], 1, "rules");
        assert!(text.contains("skipped: no target"));
        assert!(text.ends_with("\n0 passed, 0 failed"));
    }

    #[test]
    fn an_unknown_step_is_answered_with_the_names() {
        let error = run(Path::new("."), &["--only".into(), "nonsense".into()]).unwrap_err().to_string();
        assert!(STEPS.iter().all(|step| error.contains(step.name)), "{error}");
    }

    #[test]
    fn an_unknown_option_is_answered_with_the_usage() {
        let error = run(Path::new("."), &["--quick".into()]).unwrap_err().to_string();
        assert!(error.starts_with(USAGE), "{error}");
    }

    #[test]
    fn names_of_steps_are_different() {
        let mut names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), STEPS.len());
    }
}
