//! A PostgreSQL cluster for tests, in a temporary folder and on a socket of its own.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

static FOLDERS: AtomicU32 = AtomicU32::new(0);
/// PostgreSQL refuses to run as root; packages create this user.
const USER: &str = "postgres";

/// A running cluster. It stops, and its folder is removed, when this is dropped or the process ends in any way.
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    guard: Child,
    /// The guard stops the cluster when this is closed.
    lifeline: Option<ChildStdin>,
}

impl Cluster {
    /// Starts a cluster. Says so and returns none if PostgreSQL is not installed (on Debian the package postgresql).
    ///
    /// # Panics
    /// PostgreSQL is installed but does not start.
    pub fn start() -> Option<Cluster> {
        let Some(programs) = programs() else {
            println!("skipped: it needs the programs of PostgreSQL (on Debian the package postgresql)");
            return None;
        };
        Some(Cluster::start_with(programs).expect("PostgreSQL is installed, so it can start"))
    }

    fn start_with(programs: PathBuf) -> io::Result<Cluster> {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("lacrimosa-pg-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        if is_root() {
            done(Command::new("chown").arg(USER).arg(&folder))?;
        }
        let data = folder.join("data");
        let options = ["-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
        done(as_user(&folder, &programs.join("initdb")).arg("-D").arg(&data).args(options))?;
        // The guard waits for the end of its input, which is the end of this process at the latest.
        let stop = "cat >/dev/null; cd /; \"$0\" -D \"$1\" -m immediate -w stop; rm -rf \"$2\"";
        let mut guard = as_user(&folder, Path::new("sh"));
        guard.args(["-c", stop]).arg(programs.join("pg_ctl")).arg(&data).arg(&folder);
        let mut guard = guard.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let lifeline = guard.stdin.take();
        let cluster = Cluster { programs, folder, guard, lifeline };
        cluster.resume()?;
        Ok(cluster)
    }

    /// Starts the cluster again after [`Cluster::pause`].
    ///
    /// # Errors
    /// It does not start.
    pub fn resume(&self) -> io::Result<()> {
        // Processes are killed in tests, machines are not: syncing the disk would only take time.
        let options = format!(
            "-k {} -c listen_addresses='' -c fsync=off -c max_connections=200",
            self.folder.display()
        );
        let log = self.folder.join("log");
        done(self.control().args(["-w", "-o", &options, "-l"]).arg(log).arg("start"))
    }

    /// Stops the cluster at once, as a crash would.
    ///
    /// # Errors
    /// It does not stop.
    pub fn pause(&self) -> io::Result<()> {
        done(self.control().args(["-m", "immediate", "-w", "stop"]))
    }

    /// Runs a statement as the administrator.
    ///
    /// # Errors
    /// The statement fails.
    pub fn run(&self, statement: &str) -> io::Result<()> {
        let mut psql = as_user(&self.folder, &self.programs.join("psql"));
        done(psql.arg("-qX").arg("-h").arg(&self.folder).args(["-U", USER, "-c", statement]))
    }

    /// The address of the cluster's database; [`schema`] makes addresses of stores in it.
    pub fn address(&self) -> String {
        let socket = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{USER}@{socket}/postgres")
    }

    fn control(&self) -> Command {
        let mut control = as_user(&self.folder, &self.programs.join("pg_ctl"));
        control.arg("-D").arg(self.folder.join("data"));
        control
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.lifeline.take());
        let _ = self.guard.wait();
    }
}

/// An address in the same database for one more store: each has a schema of its own, which must be created.
pub fn schema(address: &str, name: &str) -> String {
    format!("{address}?options[search_path]={name}")
}

/// The folder of the newest installed programs.
fn programs() -> Option<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<_> = debian.map(|version| version.path().join("bin")).collect();
    versions.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut found = versions.into_iter().rev().chain(std::env::split_paths(&path));
    found.find(|folder| ["initdb", "pg_ctl", "psql"].iter().all(|name| folder.join(name).is_file()))
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout == b"0\n")
}

/// A command of the user who may run PostgreSQL.
fn as_user(folder: &Path, program: &Path) -> Command {
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid", USER, "--regid", USER, "--clear-groups", "--"]).arg(program);
        command
    } else {
        Command::new(program)
    };
    // The current folder may be closed to that user.
    command.current_dir(folder).env("LC_ALL", "C");
    command
}

/// Runs a command to its end. A server that it starts inherits no pipe of this process.
fn done(command: &mut Command) -> io::Result<()> {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(io::Error::other(format!("{command:?}: {status}"))) }
}
