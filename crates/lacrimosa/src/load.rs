//! `lacrimosa load`: a load test. It starts a server on this machine, plays at many tables over real sockets
//! for a limited time, and reports how long moves take and how much memory a match needs.

mod duel;
mod report;
mod visitor;

use crate::cli::LoadArgs;
use crate::progress;
use anyhow::{Context, Result, bail};
use duel::Match;
use hdrhistogram::Histogram;
use report::Report;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use texts::{Lang, t};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::task::JoinSet;
use visitor::{Socket, Visitor};

/// How many tables are created concurrently.
const AT_ONCE: usize = 16;
/// The pause before memory is measured, so that the server becomes idle.
const REST: Duration = Duration::from_millis(500);

pub fn run(lang: Lang, args: &LoadArgs) -> Result<()> {
    let runtime = tokio::runtime::Runtime::new().context(t::serve_no_runtime(lang))?;
    let report = runtime.block_on(load(lang, args))?;
    if args.json {
        println!("{}", report.json());
    } else {
        println!("{}", report.words(lang));
    }
    Ok(())
}

/// A server with a temporary data folder.
struct ServerProcess {
    child: Child,
    address: String,
    folder: PathBuf,
}

impl ServerProcess {
    async fn start(lang: Lang, args: &LoadArgs) -> Result<ServerProcess> {
        let folder = args.data.clone().unwrap_or_else(std::env::temp_dir);
        let folder = folder.join(format!("lacrimosa-load-{}", std::process::id()));
        let most = u32::MAX.to_string();
        let mut command = Command::new(std::env::current_exe()?);
        for (name, _) in
            std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with("LACRIMOSA_"))
        {
            command.env_remove(name);
        }
        command.args(["serve", "--no-open", "--host", "127.0.0.1", "--port", "0", "--data"]).arg(&folder);
        command.args(["--durability", &args.durability, "--idle-seconds", "3600"]);
        for limit in [
            "--requests-per-minute",
            "--request-burst",
            "--messages-per-second",
            "--message-burst",
            "--tables-per-hour",
            "--games-per-person",
            "--accounts-per-hour",
            "--people-per-hour",
            "--people",
            "--connections",
            "--connections-per-address",
        ] {
            command.args([limit, &most]);
        }
        let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let out = child.stdout.take().context(t::load_no_server(lang))?;
        let line = BufReader::new(out).lines().next_line().await?.context(t::load_no_server(lang))?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.context(t::load_no_server(lang))?.to_owned();
        Ok(ServerProcess { child, address, folder })
    }

    /// The memory of the server in bytes, if the system provides it.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.start_kill();
        remove(&self.folder);
    }
}

/// Deletes the data of the load test.
fn remove(folder: &Path) {
    let _ = std::fs::remove_dir_all(folder);
}

/// What all matches share while they are played.
struct Schedule {
    end: Instant,
    over: AtomicBool,
    moves: AtomicU64,
    /// The time between two moves of a match.
    interval: Option<Duration>,
}

async fn load(lang: Lang, args: &LoadArgs) -> Result<Report> {
    let mut server = ServerProcess::start(lang, args).await?;
    let empty = server.memory();
    let hosts = [Visitor::new(&server.address, "A").await?, Visitor::new(&server.address, "B").await?];
    let matches = gather(lang, args, &hosts).await?;
    tokio::time::sleep(REST).await;
    let seated = server.memory();
    let idle = watch(lang, args, &hosts[0], &matches).await?;
    tokio::time::sleep(REST).await;
    let watched = server.memory();
    let (times, moves, took) = play(args, matches).await?;
    let played = server.memory();
    drop(idle);
    if server.child.try_wait()?.is_some() {
        bail!(t::load_no_server(lang));
    }
    let per = |from: Option<u64>, to: Option<u64>, count: u32| {
        let grown = to?.saturating_sub(from?);
        (count > 0).then(|| grown / u64::from(count))
    };
    Ok(Report {
        matches: args.matches,
        idle: args.idle,
        seconds: took.as_secs_f64(),
        moves,
        times,
        empty,
        in_all: watched,
        per_match: per(empty, seated, args.matches),
        per_match_after: per(empty, without(played, seated, watched), args.matches),
        per_idle: per(seated, watched, args.idle),
    })
}

/// The memory after play, without that of the spectators.
fn without(played: Option<u64>, seated: Option<u64>, watched: Option<u64>) -> Option<u64> {
    Some(played?.saturating_sub(watched?.saturating_sub(seated?)))
}

/// Creates the tables and connects both seats of each.
async fn gather(lang: Lang, args: &LoadArgs, hosts: &[Visitor; 2]) -> Result<Vec<Match>> {
    let bar = progress::bar(args.matches.into());
    let mut making = JoinSet::new();
    let mut matches = Vec::new();
    for number in 0..args.matches {
        if making.len() >= AT_ONCE {
            matches.extend(making.join_next().await.transpose()?.transpose()?);
            bar.inc(1);
        }
        making.spawn(Match::make(hosts.clone(), u64::from(number)));
    }
    while let Some(made) = making.join_next().await {
        matches.push(made?.with_context(|| t::load_no_server(lang))?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(matches)
}

/// Connects spectators.
async fn watch(lang: Lang, args: &LoadArgs, host: &Visitor, matches: &[Match]) -> Result<Vec<Socket>> {
    let bar = progress::bar(args.idle.into());
    let mut sockets = Vec::new();
    let spectator = host.spectator();
    let mut coming = JoinSet::new();
    for number in 0..args.idle as usize {
        let Some(table) = matches.get(number % matches.len().max(1)) else { break };
        if coming.len() >= AT_ONCE {
            sockets.extend(coming.join_next().await.transpose()?.transpose()?);
            bar.inc(1);
        }
        let (spectator, table) = (spectator.clone(), table.table.clone());
        coming.spawn(async move { spectator.watch(&table).await });
    }
    while let Some(come) = coming.join_next().await {
        sockets.push(come?.with_context(|| t::load_no_server(lang))?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(sockets)
}

/// Plays all matches until the time is up.
async fn play(args: &LoadArgs, matches: Vec<Match>) -> Result<(Histogram<u64>, u64, Duration)> {
    let began = Instant::now();
    let length = Duration::from_secs(args.seconds.into());
    let count = f64::from(args.matches.max(1));
    let interval = args.rate.map(|rate| Duration::from_secs_f64(count / f64::from(rate)));
    let schedule = Arc::new(Schedule {
        end: began + length,
        over: AtomicBool::new(false),
        moves: AtomicU64::new(0),
        interval,
    });
    let bar = progress::bar(args.seconds.into());
    let mut playing = JoinSet::new();
    for each in matches {
        playing.spawn(each.play(schedule.clone()));
    }
    let mut times = Histogram::new(3)?;
    let mut seconds = tokio::time::interval(Duration::from_secs(1));
    loop {
        tokio::select! {
            done = playing.join_next() => match done {
                Some(done) => times.add(done??)?,
                None => break,
            },
            _ = seconds.tick() => bar.set_position(began.elapsed().as_secs()),
        }
    }
    bar.finish_and_clear();
    schedule.over.store(true, Ordering::Relaxed);
    let took = began.elapsed().min(length);
    Ok((times, schedule.moves.load(Ordering::Relaxed), took))
}
