//! `lacrimosa train`: trains a net by self-play, on all cores. It can be stopped and continued at any time.

use crate::cli::{TrainArgs, TrainRecipe};
use crate::{files, train_curves};
use anyhow::{Context, Result, anyhow};
use bots::Bot;
use bots::net::Net;
use edition::Edition;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use texts::{Lang, t};
use training::{Opponent, Progress, Recipe, Trainer, gauge};

/// How often the training is reported and saved.
const REPORT: Duration = Duration::from_secs(20);
const SAVE: Duration = Duration::from_secs(60);
/// Deals of a gauge match; each is played twice.
const DEALS: u64 = 100;

/// A line of the log next to the checkpoint.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// Games so far.
    pub games: u64,
    /// Seconds of training so far in this run.
    pub seconds: f64,
    /// The mean error of the lead against its target, in VP.
    pub lead_error: f64,
    /// The mean cross-entropy of the chance of winning.
    pub win_error: f64,
    /// Results of gauge matches: the share of games won, and half the width of its 95 % interval.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub gauge: BTreeMap<String, [f64; 2]>,
}

pub fn run(lang: Lang, args: &TrainArgs) -> Result<()> {
    let edition = files::edition(lang, args.edition.as_deref())?;
    let mut trainer = open(lang, args, edition)?;
    let read = |file: &Option<PathBuf>| file.as_deref().map(|file| read_net(lang, file)).transpose();
    let (against, rival) = (read(&args.against)?, read(&args.rival)?);
    let log = log_of(&args.file);
    let mut log = File::options().append(true).create(true).open(&log)?;
    let stop = stop_on_signal()?;
    let mut run = TrainRun {
        lang,
        args,
        edition,
        against,
        start: Instant::now(),
        first: trainer.games(),
        reported: Instant::now(),
        saved: Instant::now(),
        gauged: trainer.games(),
    };
    println!("{}", t::train_begin(lang, args.file.display().to_string(), trainer.games().to_string()));
    let mut result = Ok(());
    let threads = args.threads.or_else(|| std::thread::available_parallelism().ok().map(usize::from));
    trainer.run(edition, rival.as_ref(), threads.unwrap_or(1).clamp(1, 256), |trainer, progress| {
        let last = stop.load(Ordering::Relaxed) || args.games.is_some_and(|games| progress.games >= games);
        result = run.watch(trainer, progress, last, &mut log);
        result.is_ok() && !last
    });
    result?;
    println!("{}", t::train_end(lang, args.file.display().to_string(), trainer.games().to_string()));
    Ok(())
}

fn open(lang: Lang, args: &TrainArgs, edition: &'static Edition) -> Result<Trainer> {
    let recipe = match args.recipe {
        TrainRecipe::Champion => Recipe::CHAMPION,
        TrainRecipe::Keldon => Recipe::KELDON,
    };
    let recipe = Recipe { seed: args.seed, ..recipe };
    let name = args.file.display().to_string();
    if args.file.exists() {
        let bytes = std::fs::read(&args.file).with_context(|| t::program_cannot_read(lang, &name))?;
        return Trainer::from_bytes(&bytes, recipe)
            .map_err(|_| anyhow!(t::train_not_a_checkpoint(lang, &name)));
    }
    let Some(from) = &args.from else { return Ok(Trainer::new(recipe, edition)) };
    let net = read_net(lang, from)?;
    Trainer::from_net(&net, recipe).map_err(|_| anyhow!(t::train_not_a_net(lang, from.display().to_string())))
}

fn read_net(lang: Lang, file: &Path) -> Result<Net> {
    let name = file.display().to_string();
    let bytes = std::fs::read(file).with_context(|| t::program_cannot_read(lang, &name))?;
    Net::from_bytes(&bytes).map_err(|_| anyhow!(t::train_not_a_net(lang, name)))
}

struct TrainRun<'a> {
    lang: Lang,
    args: &'a TrainArgs,
    edition: &'static Edition,
    against: Option<Net>,
    start: Instant,
    first: u64,
    reported: Instant,
    saved: Instant,
    gauged: u64,
}

impl TrainRun<'_> {
    /// Called after each round: reports, plays gauge matches and saves when it is time.
    fn watch(&mut self, trainer: &Trainer, progress: Progress, last: bool, log: &mut File) -> Result<()> {
        let mut gauges = BTreeMap::new();
        if self.args.gauge > 0 && (progress.games >= self.gauged + self.args.gauge || last) {
            self.gauged = progress.games;
            gauges = self.play_gauges(trainer);
        }
        if self.reported.elapsed() >= REPORT || last || !gauges.is_empty() {
            self.reported = Instant::now();
            self.report(progress);
            let seconds = self.start.elapsed().as_secs_f64();
            let Progress { games, lead_error, win_error, .. } = progress;
            let line = LogLine { games, seconds, lead_error, win_error, gauge: gauges };
            writeln!(log, "{}", serde_json::to_string(&line)?)?;
        }
        if self.saved.elapsed() >= SAVE || last {
            self.saved = Instant::now();
            self.save(trainer)?;
        }
        Ok(())
    }

    fn play_gauges(&self, trainer: &Trainer) -> BTreeMap<String, [f64; 2]> {
        let net = trainer.net(self.edition);
        let threads = self.args.threads.unwrap_or(2);
        let greedy = ("greedy".to_owned(), Opponent::Bot(Bot::Greedy(None), 0), DEALS);
        let flat = ("flat@16".to_owned(), Opponent::Bot(Bot::Flat(None), 16), DEALS / 4);
        let against = self.against.as_ref().zip(self.args.against.as_ref());
        let against = against.map(|(net, file)| (file.display().to_string(), Opponent::Net(net), DEALS));
        let opponents = [greedy, flat].into_iter().chain(against);
        let played = opponents.map(|(name, opponent, deals)| {
            let result = gauge(&net, self.edition, opponent, deals, threads);
            let per_cent = |share: f64| format!("{:.1}", share * 100.0);
            let [wins, interval] = [result.share, result.interval].map(per_cent);
            println!("{}", t::train_gauge(self.lang, result.games.to_string(), interval, &name, wins));
            (name, [result.share, result.interval])
        });
        played.collect()
    }

    fn report(&self, progress: Progress) {
        let seconds = self.start.elapsed().as_secs_f64();
        let rate = (progress.games - self.first) as f64 / seconds.max(0.001);
        let left = self.args.games.map(|games| games.saturating_sub(progress.games) as f64 / rate.max(0.001));
        let left = left.map_or("–".to_owned(), |left| {
            humantime::format_duration(Duration::from_secs(left as u64)).to_string()
        });
        let [games, rate] = [progress.games.to_string(), format!("{rate:.0}")];
        let [lead, win] = [progress.lead_error, progress.win_error].map(|error| format!("{error:.3}"));
        println!("{}", t::train_progress(self.lang, games, lead, left, rate, win));
    }

    /// Writes the checkpoint, the net and the curves. Each file is complete before it gets its name.
    fn save(&self, trainer: &Trainer) -> Result<()> {
        let args = self.args;
        replace(&args.file, &trainer.to_bytes())?;
        if let Some(file) = &args.net {
            replace(file, &trainer.net(self.edition).to_bytes())?;
        }
        if let Some(file) = &args.svg {
            let text = std::fs::read_to_string(log_of(&args.file))?;
            let lines: Vec<LogLine> =
                text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
            replace(file, train_curves::draw(self.lang, &lines).as_bytes())?;
        }
        Ok(())
    }
}

/// The log next to the checkpoint, from which the curves are drawn.
fn log_of(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".log");
    PathBuf::from(name)
}

fn replace(file: &Path, bytes: &[u8]) -> Result<()> {
    let mut new = file.as_os_str().to_owned();
    new.push(".new");
    let new = PathBuf::from(new);
    std::fs::write(&new, bytes)?;
    Ok(std::fs::rename(new, file)?)
}

/// A flag that is set when the program is asked to end.
pub fn stop_on_signal() -> Result<Arc<AtomicBool>> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let requested = runtime.block_on(async { crate::serve::stop_requested() })?;
    std::thread::spawn(move || {
        runtime.block_on(requested);
        flag.store(true, Ordering::Relaxed);
    });
    Ok(stop)
}
