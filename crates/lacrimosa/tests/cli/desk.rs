//! Runs the program in a temporary folder.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A temporary folder in which a test runs the program.
pub struct Desk(PathBuf);

/// The result of a run.
#[derive(Debug)]
pub struct Answer {
    /// The exit status.
    pub code: Option<i32>,
    /// The standard output.
    pub out: String,
    /// The standard error.
    pub err: String,
}

impl Desk {
    pub fn new() -> Desk {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("lacrimosa-cli-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Desk(folder)
    }

    /// A folder with a game of two players and fixed options, `a.game`.
    pub fn with_game() -> Desk {
        let desk = Desk::new();
        desk.ok("new a.game --players 2 --seed 7 --first 1 --upper eybler --lower stadler");
        desk
    }

    /// Runs the program. Spaces separate the arguments; single quotes enclose one with spaces.
    pub fn run(&self, line: &str) -> Answer {
        self.run_with(line, "")
    }

    /// The same with input.
    pub fn run_with(&self, line: &str, input: &str) -> Answer {
        let mut child = self.start(line);
        // It fails if the program has already ended without reading its input.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        answer(child)
    }

    /// The same with a closed standard output.
    pub fn run_unread(&self, line: &str) -> Answer {
        let mut child = self.start(line);
        drop(child.stdout.take());
        answer(child)
    }

    /// Starts the program and leaves it running.
    pub fn start(&self, line: &str) -> Child {
        self.start_with(line, &[])
    }

    /// The same without an environment variable.
    pub fn start_without(&self, line: &str, variable: &str) -> Child {
        self.command(line).env_remove(variable).spawn().unwrap()
    }

    /// The same with environment variables.
    pub fn start_with(&self, line: &str, variables: &[(&str, &str)]) -> Child {
        self.command(line).envs(variables.iter().copied()).spawn().unwrap()
    }

    fn command(&self, line: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lacrimosa"));
        command.args(words(line)).current_dir(&self.0);
        command.env("LACRIMOSA_LANG", "en").env_remove("LACRIMOSA_EDITION").env_remove("LACRIMOSA_CONFIG");
        command.env("LACRIMOSA_DATA", self.0.join("data"));
        command.env_remove("LACRIMOSA_HOST").env_remove("LACRIMOSA_PORT").env_remove("DISPLAY");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs a command that must succeed; returns its output.
    #[track_caller]
    pub fn ok(&self, line: &str) -> String {
        let answer = self.run(line);
        assert_eq!((answer.code, answer.err.as_str()), (Some(0), ""), "{line}");
        answer.out
    }

    /// The same for a command whose output is JSON.
    #[track_caller]
    pub fn json(&self, line: &str) -> Value {
        serde_json::from_str(&self.ok(line)).unwrap()
    }

    /// Runs a command that must fail with status 1; returns the error message.
    #[track_caller]
    pub fn fails(&self, line: &str) -> String {
        let answer = self.run(line);
        assert_eq!(answer.code, Some(1), "{line}: {answer:?}");
        assert!(answer.err.starts_with("Error: "), "{line}: {answer:?}");
        answer.err
    }

    /// Runs a command with invalid arguments, which is status 2; returns the error message.
    #[track_caller]
    pub fn misunderstood(&self, line: &str) -> String {
        let answer = self.run(line);
        assert_eq!(answer.code, Some(2), "{line}: {answer:?}");
        answer.err
    }

    pub fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.0.join(file)).unwrap()
    }

    pub fn write(&self, file: &str, text: &str) {
        std::fs::write(self.0.join(file), text).unwrap();
    }

    /// The absolute path of a file.
    pub fn path(&self, file: &str) -> PathBuf {
        self.0.join(file)
    }

    /// Replaces the first occurrence of a text in a file.
    #[track_caller]
    pub fn edit(&self, file: &str, from: &str, to: &str) {
        let text = self.read(file);
        assert!(text.contains(from), "{file} has no {from:?}");
        self.write(file, &text.replacen(from, to, 1));
    }

    /// The names of the files, sorted.
    pub fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).unwrap();
        let mut names: Vec<_> = entries.map(|one| one.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    /// The legal actions in notation.
    pub fn legal(&self, file: &str) -> Vec<String> {
        let legal = self.json(&format!("legal {file} --json"));
        legal["legal"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["action"].as_str().unwrap().to_owned())
            .collect()
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn answer(child: Child) -> Answer {
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Answer { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

fn words(line: &str) -> Vec<&str> {
    let pieces = line.split('\'').enumerate();
    pieces
        .flat_map(|(at, piece)| if at % 2 == 1 { vec![piece] } else { piece.split_whitespace().collect() })
        .collect()
}
