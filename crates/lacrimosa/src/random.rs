//! `lacrimosa random`: plays many random games on all cores, and checks all properties if wanted.

use crate::chooser::Chooser;
use crate::cli::RandomArgs;
use crate::{files, progress};
use anyhow::{Result, anyhow, bail};
use edition::Edition;
use explain::setup_error;
use indicatif::ProgressBar;
use record::Record;
use record::proof::{Failed, Seen, prove};
use rules::{Seed, Setup};
use serde_json::json;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use texts::{Lang, t};

pub fn run(lang: Lang, args: &RandomArgs) -> Result<()> {
    let edition = files::edition(lang, args.table.edition.as_deref())?;
    let setup = files::setup(&args.table);
    let first = match &args.table.seed {
        Some(text) => text.parse().map_err(|_| anyhow!(t::random_bad_seed(lang, text)))?,
        None => 1,
    };
    if let Some(dir) = &args.out {
        std::fs::create_dir_all(dir)?;
    }
    let run =
        RandomRun { args, edition, setup, first, bar: progress::bar(args.games), next: AtomicU64::new(0) };
    let seen = Mutex::new(Seen::default());
    let failed: Mutex<Option<anyhow::Error>> = Mutex::new(None);
    let threads = args.threads.or_else(|| std::thread::available_parallelism().ok().map(usize::from));
    std::thread::scope(|scope| {
        for _ in 0..threads.unwrap_or(1).clamp(1, 256) {
            scope.spawn(|| {
                let mut mine = Seen::default();
                if let Err(error) = run.play(lang, &mut mine) {
                    run.next.store(args.games, Ordering::Relaxed); // The other threads stop after their game.
                    failed.lock().unwrap_or_else(|poison| poison.into_inner()).get_or_insert(error);
                }
                seen.lock().unwrap_or_else(|poison| poison.into_inner()).add(&mine);
            });
        }
    });
    run.bar.finish_and_clear();
    if let Some(error) = failed.into_inner().unwrap_or_else(|poison| poison.into_inner()) {
        return Err(error);
    }
    let seen = seen.into_inner().unwrap_or_else(|poison| poison.into_inner());
    report(lang, args, &seen);
    Ok(())
}

struct RandomRun<'a> {
    args: &'a RandomArgs,
    edition: &'static Edition,
    setup: Setup,
    first: u64,
    bar: ProgressBar,
    next: AtomicU64,
}

impl RandomRun<'_> {
    /// Plays games until all are played.
    fn play(&self, lang: Lang, seen: &mut Seen) -> Result<()> {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.args.games {
                return Ok(());
            }
            let seed = Seed::from_number(self.first.wrapping_add(number));
            let record =
                if self.args.check { self.proved(lang, seed, seen)? } else { self.played(lang, seed, seen)? };
            if let Some(dir) = &self.args.out {
                files::write(lang, &dir.join(format!("{seed}.game")), &record.write())?;
            }
            self.bar.inc(1);
        }
    }

    fn proved(&self, lang: Lang, seed: Seed, seen: &mut Seen) -> Result<Record> {
        prove(&self.setup, self.edition, seed, seen).map_err(|failed| match failed {
            Failed::Setup(error) => anyhow!(setup_error(lang, &error)),
            Failed::Disproof(proof) => {
                let property = format!("{:?}", proof.property);
                anyhow!(t::random_disproof(
                    lang,
                    proof.details,
                    property,
                    proof.moment.to_string(),
                    seed.to_string()
                ))
            }
        })
    }

    fn played(&self, lang: Lang, seed: Seed, seen: &mut Seen) -> Result<Record> {
        let record = Record::deal(&self.setup, self.edition, seed);
        let mut record = record.map_err(|error| anyhow!(setup_error(lang, &error)))?;
        let mut chooser = Chooser::new(record.commitment_hex().bytes().map(u64::from).sum());
        let mut legal = Vec::new();
        while let Some(seat) = record.game().to_act() {
            record.game().legal(&mut legal);
            if record.act(seat, chooser.pick(&legal).action()).is_err() {
                bail!(t::random_disproof(
                    lang,
                    "",
                    "LegalIsAccepted",
                    record.moment().to_string(),
                    seed.to_string()
                ));
            }
        }
        seen.games += 1;
        seen.decisions += record.moment();
        Ok(record)
    }
}

fn report(lang: Lang, args: &RandomArgs, seen: &Seen) {
    let mean = seen.decisions as f64 / seen.games.max(1) as f64;
    if args.json {
        let refusals: serde_json::Map<_, _> =
            seen.refusals.iter().map(|(rule, count)| (rule.id().to_owned(), (*count).into())).collect();
        println!(
            "{}",
            json!({ "games": seen.games, "decisions": seen.decisions, "checked": args.check, "refusals": refusals })
        );
        return;
    }
    println!(
        "{}",
        t::random_played(lang, seen.decisions.to_string(), seen.games as i64, format!("{mean:.1}"))
    );
    if args.check {
        let rules: Vec<String> =
            seen.refusals.iter().map(|(rule, count)| format!("{rule} {count}")).collect();
        println!("{}", t::random_checked(lang, rules.join(", ")));
    }
}
