//! `lacrimosa arena`: bots play a tournament, every deal in every seating, on all cores.

use crate::cli::ArenaArgs;
use crate::{arena_report, files, progress};
use anyhow::{Context, Result, anyhow, bail};
use arena::{
    Block, BlockError, Entrant, EntrantError, Header, Ledger, LedgerError, OpenedLedger, Report, SprtResult,
    SprtTest, ThinkingLimit, Tournament, run as play,
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
        // Opened now, so that an error is reported before the games and not after them.
        let open = File::options().append(true).create(true).open(path);
        open.with_context(|| t::program_cannot_write(lang, path.display().to_string()))?;
    }
    let run = ArenaRun { lang, args, edition, tournament, test };
    let header = Header::new(&run.tournament, edition, args.seed);
    let mut played_blocks = run.open(&header)?;
    run.play(&mut played_blocks)?;
    let blocks: Vec<Block> = run.seeds().filter_map(|seed| played_blocks.blocks.remove(&seed)).collect();
    let report = Report::new(&run.tournament, &blocks, test);
    if let Some(path) = &args.svg {
        files::write(lang, path, &arena_report::chart(lang, &header, &report).svg())?;
    }
    if args.json {
        return arena_report::print_json(&header, &report, played_blocks.known, played_blocks.truncated);
    }
    arena_report::print(lang, &run.tournament, &header, &report)
}

fn tournament(lang: Lang, args: &ArenaArgs) -> Result<Tournament> {
    let default = args.simulations.map(ThinkingLimit::Simulations).or(args.time);
    let entrants = args.bots.iter().map(|word| entrant(lang, word, default)).collect::<Result<Vec<_>>>()?;
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

fn entrant(lang: Lang, word: &str, default: Option<ThinkingLimit>) -> Result<Entrant> {
    Entrant::parse(word, default).map_err(|error| match error {
        EntrantError::Unknown(found) => {
            anyhow!(t::arena_unknown_bot(lang, Bot::ALL.map(Bot::code).join(", "), found))
        }
        EntrantError::Budget(_) => anyhow!(t::arena_bad_budget(lang, word)),
    })
}

fn test(lang: Lang, args: &ArenaArgs, tournament: &Tournament) -> Result<Option<SprtTest>> {
    if !args.sprt {
        return Ok(None);
    }
    if !tournament.duel() {
        bail!(t::arena_sprt_two(lang));
    }
    if args.h0 >= args.h1 {
        bail!(t::arena_sprt_order(lang));
    }
    Ok(Some(SprtTest { low: args.h0, high: args.h1, risk: args.risk }))
}

struct ArenaRun<'a> {
    lang: Lang,
    args: &'a ArenaArgs,
    edition: &'static Edition,
    tournament: Tournament,
    test: Option<SprtTest>,
}

/// The blocks that have been played.
struct PlayedBlocks {
    ledger: Option<Ledger>,
    blocks: BTreeMap<u64, Block>,
    /// The number of blocks that were in the file at the start.
    known: usize,
    truncated: bool,
}

impl ArenaRun<'_> {
    /// The seeds of the match. They wrap around after the largest number.
    fn seeds(&self) -> impl Iterator<Item = u64> {
        (0..self.args.blocks).map(|number| self.args.seed.wrapping_add(number))
    }

    /// Reads the blocks of the file.
    fn open(&self, header: &Header) -> Result<PlayedBlocks> {
        let Some(path) = &self.args.out else {
            return Ok(PlayedBlocks { ledger: None, blocks: BTreeMap::new(), known: 0, truncated: false });
        };
        let found = Ledger::open(path, header, &self.tournament);
        let OpenedLedger { ledger, blocks, truncated } =
            found.map_err(|error| refusal(self.lang, path, error))?;
        let asked = |block: &Block| block.seed.wrapping_sub(self.args.seed) < self.args.blocks;
        let blocks: BTreeMap<u64, Block> =
            blocks.into_iter().filter(asked).map(|block| (block.seed, block)).collect();
        let (known, file) = (blocks.len(), path.display().to_string());
        if truncated && !self.args.json {
            println!("{}", t::arena_torn(self.lang, &file));
        }
        if known > 0 && !self.args.json {
            println!("{}", t::arena_known(self.lang, &file, known as i64));
        }
        Ok(PlayedBlocks { ledger: Some(ledger), blocks, known, truncated })
    }

    /// Plays the missing blocks, until the sequential test is decided if there is one.
    fn play(&self, played_blocks: &mut PlayedBlocks) -> Result<()> {
        let left: Vec<u64> = self.seeds().filter(|seed| !played_blocks.blocks.contains_key(seed)).collect();
        if self.is_decided(&played_blocks.blocks) {
            return Ok(());
        }
        let bar = progress::bar(left.len() as u64);
        bar.tick();
        let mut written = Ok(());
        let played = play(&self.tournament, self.edition, &left, self.args.threads, |block| {
            bar.inc(1);
            if let Some(ledger) = &mut played_blocks.ledger {
                written = ledger.add(&block);
            }
            played_blocks.blocks.insert(block.seed, block);
            if written.is_err() || self.is_decided(&played_blocks.blocks) {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        bar.finish_and_clear();
        let file = self.args.out.as_deref().unwrap_or(Path::new(""));
        written.with_context(|| t::program_cannot_write(self.lang, file.display().to_string()))?;
        played.map_err(|fault| match fault {
            BlockError::Setup(error) => anyhow!(setup_error(self.lang, &error)),
            BlockError::Stuck { bot, seed } => anyhow!(t::arena_stuck(self.lang, bot, seed.to_string())),
        })
    }

    /// Whether the test is decided. Only blocks without a gap before them count, so that the result does not
    /// depend on which block is finished first.
    fn is_decided(&self, blocks: &BTreeMap<u64, Block>) -> bool {
        let Some(test) = self.test else { return false };
        let in_order = self.seeds().map_while(|seed| blocks.get(&seed));
        test.evaluate(in_order.map(|block| self.tournament.score(block))).outcome != SprtResult::Open
    }
}

/// Why a ledger cannot be used.
fn refusal(lang: Lang, path: &Path, error: LedgerError) -> anyhow::Error {
    let file = path.display().to_string();
    match error {
        LedgerError::Io(error) => anyhow::Error::from(error).context(t::program_cannot_write(lang, file)),
        LedgerError::Busy => anyhow!(t::arena_busy(lang, file)),
        LedgerError::Foreign => anyhow!(t::arena_foreign(lang, file)),
        LedgerError::Line(line) => anyhow!(t::arena_bad_line(lang, file, line.to_string())),
        LedgerError::Other(differences) => {
            let listed: Vec<String> = differences
                .into_iter()
                .map(|(name, there, here)| t::arena_difference(lang, here, name, there))
                .collect();
            anyhow!(t::arena_other_match(lang, listed.join("; "), file))
        }
    }
}
