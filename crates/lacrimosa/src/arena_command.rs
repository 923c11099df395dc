//! `lacrimosa arena`: bots play each other, every deal in every seating, on all cores, and what that proves.

use crate::cli::ArenaArgs;
use crate::{arena_report, files, progress};
use anyhow::{Context, Result, anyhow, bail};
use arena::{
    Block, Entrant, EntrantError, Fault, Found, Header, Ledger, LedgerError, Outcome, Pace, Report, Test,
    Tournament, run as play,
};
use bots::Bot;
use edition::Edition;
use explain::setup_error;
use std::collections::BTreeMap;
use std::fs::File;
use std::ops::ControlFlow;
use std::path::Path;
use texts::{Lang, t};
use vocab::Level;

pub fn run(lang: Lang, args: &ArenaArgs) -> Result<()> {
    let edition = files::edition(lang, args.edition.as_deref())?;
    let tournament = tournament(lang, args)?;
    let test = test(lang, args, &tournament)?;
    if args.svg.is_some() && tournament.is_solo() {
        bail!(t::arena_no_ladder(lang));
    }
    if let Some(path) = &args.svg {
        // Better told now than after a night of games.
        let open = File::options().append(true).create(true).open(path);
        open.with_context(|| t::program_cannot_write(lang, path.display().to_string()))?;
    }
    let work = Work { lang, args, edition, tournament, test };
    let header = Header::new(&work.tournament, edition, args.seed);
    let mut kept = work.open(&header)?;
    work.play(&mut kept)?;
    let blocks: Vec<Block> = work.seeds().filter_map(|seed| kept.blocks.remove(&seed)).collect();
    let report = Report::new(&work.tournament, &blocks, test);
    if let Some(path) = &args.svg {
        files::write(lang, path, &arena_report::chart(lang, &header, &report).svg())?;
    }
    if args.json {
        return arena_report::print_json(&header, &report, kept.known, kept.torn);
    }
    arena_report::print(lang, &work.tournament, &header, &report)
}

fn tournament(lang: Lang, args: &ArenaArgs) -> Result<Tournament> {
    let usual = args.simulations.map(Pace::Simulations).or(args.time);
    let entrants = args.bots.iter().map(|word| entrant(lang, word, usual)).collect::<Result<Vec<_>>>()?;
    let levels = match args.solo {
        Some(Some(level)) => vec![level],
        _ => Level::ALL.to_vec(),
    };
    if args.solo.is_some() || (entrants.len() == 1 && args.players.is_none()) {
        return Ok(Tournament::of_solo(entrants, &levels));
    }
    Tournament::of_players(entrants, args.players.unwrap_or(2)).map_err(|wrong| match wrong.players {
        2 => anyhow!(t::arena_too_few(lang)),
        players => anyhow!(t::arena_wrong_number(lang, wrong.bots.to_string(), players.to_string())),
    })
}

fn entrant(lang: Lang, word: &str, usual: Option<Pace>) -> Result<Entrant> {
    Entrant::parse(word, usual).map_err(|error| match error {
        EntrantError::Unknown(found) => {
            anyhow!(t::arena_unknown_bot(lang, Bot::ALL.map(Bot::code).join(", "), found))
        }
        EntrantError::Budget(_) => anyhow!(t::arena_bad_budget(lang, word)),
    })
}

fn test(lang: Lang, args: &ArenaArgs, tournament: &Tournament) -> Result<Option<Test>> {
    if !args.sprt {
        return Ok(None);
    }
    if !tournament.duel() {
        bail!(t::arena_sprt_two(lang));
    }
    if args.h0 >= args.h1 {
        bail!(t::arena_sprt_order(lang));
    }
    Ok(Some(Test { low: args.h0, high: args.h1, risk: args.risk }))
}

struct Work<'a> {
    lang: Lang,
    args: &'a ArenaArgs,
    edition: &'static Edition,
    tournament: Tournament,
    test: Option<Test>,
}

/// What has been played.
struct Kept {
    ledger: Option<Ledger>,
    blocks: BTreeMap<u64, Block>,
    /// Blocks that the file had already.
    known: usize,
    torn: bool,
}

impl Work<'_> {
    /// The seeds of the match. After the largest number comes 0.
    fn seeds(&self) -> impl Iterator<Item = u64> {
        (0..self.args.blocks).map(|number| self.args.seed.wrapping_add(number))
    }

    /// Reads what the file has already.
    fn open(&self, header: &Header) -> Result<Kept> {
        let Some(path) = &self.args.out else {
            return Ok(Kept { ledger: None, blocks: BTreeMap::new(), known: 0, torn: false });
        };
        let found = Ledger::open(path, header, &self.tournament);
        let Found { ledger, blocks, torn } = found.map_err(|error| refusal(self.lang, path, error))?;
        let asked = |block: &Block| block.seed.wrapping_sub(self.args.seed) < self.args.blocks;
        let blocks: BTreeMap<u64, Block> =
            blocks.into_iter().filter(asked).map(|block| (block.seed, block)).collect();
        let (known, file) = (blocks.len(), path.display().to_string());
        if torn && !self.args.json {
            println!("{}", t::arena_torn(self.lang, &file));
        }
        if known > 0 && !self.args.json {
            println!("{}", t::arena_known(self.lang, &file, known as i64));
        }
        Ok(Kept { ledger: Some(ledger), blocks, known, torn })
    }

    /// Plays what is left; a test that is decided ends it.
    fn play(&self, kept: &mut Kept) -> Result<()> {
        let left: Vec<u64> = self.seeds().filter(|seed| !kept.blocks.contains_key(seed)).collect();
        if self.is_decided(&kept.blocks) {
            return Ok(());
        }
        let bar = progress::bar(left.len() as u64);
        bar.tick();
        let mut written = Ok(());
        let played = play(&self.tournament, self.edition, &left, self.args.threads, |block| {
            bar.inc(1);
            if let Some(ledger) = &mut kept.ledger {
                written = ledger.add(&block);
            }
            kept.blocks.insert(block.seed, block);
            if written.is_err() || self.is_decided(&kept.blocks) {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        bar.finish_and_clear();
        let file = self.args.out.as_deref().unwrap_or(Path::new(""));
        written.with_context(|| t::program_cannot_write(self.lang, file.display().to_string()))?;
        played.map_err(|fault| match fault {
            Fault::Setup(error) => anyhow!(setup_error(self.lang, &error)),
            Fault::Stuck { bot, seed } => anyhow!(t::arena_stuck(self.lang, bot, seed.to_string())),
        })
    }

    /// Whether the blocks that have no gap before them decide the test: so the answer does not depend on which
    /// block happened to be finished first.
    fn is_decided(&self, blocks: &BTreeMap<u64, Block>) -> bool {
        let Some(test) = self.test else { return false };
        let in_order = self.seeds().map_while(|seed| blocks.get(&seed));
        test.judge(in_order.map(|block| self.tournament.score(block))).outcome != Outcome::Open
    }
}

/// Why a file cannot be gone on with.
fn refusal(lang: Lang, path: &Path, error: LedgerError) -> anyhow::Error {
    let file = path.display().to_string();
    match error {
        LedgerError::Io(error) => anyhow::Error::from(error).context(t::program_cannot_write(lang, file)),
        LedgerError::Busy => anyhow!(t::arena_busy(lang, file)),
        LedgerError::Foreign => anyhow!(t::arena_foreign(lang, file)),
        LedgerError::Line(line) => anyhow!(t::arena_bad_line(lang, file, line.to_string())),
        LedgerError::Other(differences) => {
            let told: Vec<String> = differences
                .into_iter()
                .map(|(name, there, here)| t::arena_difference(lang, here, name, there))
                .collect();
            anyhow!(t::arena_other_match(lang, told.join("; "), file))
        }
    }
}
