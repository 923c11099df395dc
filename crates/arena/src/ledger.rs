//! The file of finished blocks, one per line, so that an interrupted match can be resumed.

use crate::{Block, Tournament};
use edition::Edition;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;
use vocab::Level;

/// The first line, which says what is played. Only blocks of the same match can be added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// Version of this format.
    pub arena: u32,
    /// Version of the program, because other versions have other bots.
    pub program: String,
    /// Hash of the edition.
    pub edition: String,
    /// The entrants.
    pub bots: Vec<String>,
    /// Players in a game.
    pub players: usize,
    /// Levels of the solo game.
    pub solo: Vec<String>,
    /// Seed of the first block.
    pub first: u64,
}

/// An open file of blocks. It is locked against other processes.
pub struct Ledger(File);

/// Why blocks cannot be added to a file.
#[derive(Debug)]
pub enum LedgerError {
    /// An input or output error.
    Io(io::Error),
    /// Another process has it open.
    Busy,
    /// It does not begin with a valid header.
    Foreign,
    /// It belongs to another match. Lists the name of each difference, its value in the file and its value
    /// here.
    Other(Vec<(String, String, String)>),
    /// This line is not a block of the match.
    Line(usize),
}

impl From<io::Error> for LedgerError {
    fn from(error: io::Error) -> LedgerError {
        LedgerError::Io(error)
    }
}

impl Header {
    /// The header for the file of a tournament.
    pub fn new(tournament: &Tournament, edition: &Edition, first: u64) -> Header {
        let mut solo: Vec<Level> =
            tournament.contests.iter().filter_map(|contest| contest.setup.solo).collect();
        solo.dedup();
        solo.truncate(Level::ALL.len());
        Header {
            arena: 1,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            edition: edition.hash_hex(),
            bots: tournament.entrants.iter().map(|entrant| entrant.name.clone()).collect(),
            players: tournament.seats(),
            solo: solo.iter().map(|level| level.code().to_owned()).collect(),
            first,
        }
    }

    fn differences(&self, there: &Header) -> Vec<(String, String, String)> {
        let row = |name: &str, there: String, here: String| (name.to_owned(), there, here);
        let all = [
            row("arena", there.arena.to_string(), self.arena.to_string()),
            row("program", there.program.clone(), self.program.clone()),
            row("edition", there.edition.clone(), self.edition.clone()),
            row("bots", there.bots.join(" "), self.bots.join(" ")),
            row("players", there.players.to_string(), self.players.to_string()),
            row("solo", there.solo.join(" "), self.solo.join(" ")),
            row("seed", there.first.to_string(), self.first.to_string()),
        ];
        all.into_iter().filter(|(_, there, here)| there != here).collect()
    }
}

/// The result of opening a file.
pub struct OpenedLedger {
    /// The file, to add blocks to.
    pub ledger: Ledger,
    /// The blocks, in any order.
    pub blocks: Vec<Block>,
    /// Whether the last line was incomplete. It has been removed.
    pub truncated: bool,
}

impl Ledger {
    /// Opens the file of an interrupted match, or creates one.
    ///
    /// # Errors
    /// The file cannot be written, or it does not belong to this match.
    pub fn open(path: &Path, header: &Header, tournament: &Tournament) -> Result<OpenedLedger, LedgerError> {
        let mut file = File::options().read(true).append(true).create(true).open(path)?;
        file.try_lock().map_err(|error| match error {
            std::fs::TryLockError::WouldBlock => LedgerError::Busy,
            std::fs::TryLockError::Error(error) => LedgerError::Io(error),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let first_line = line(header)?;
        if whole == 0 && !first_line.starts_with(&bytes) {
            return Err(LedgerError::Foreign);
        }
        let blocks = read(&bytes[..whole], header, tournament)?;
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        if whole == 0 {
            file.write_all(&first_line)?;
        }
        Ok(OpenedLedger { ledger: Ledger(file), blocks, truncated: whole < bytes.len() })
    }

    /// Adds a block and flushes.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, block: &Block) -> io::Result<()> {
        self.0.write_all(&line(block)?)?;
        self.0.flush()
    }
}

fn line(what: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(what)?;
    line.push(b'\n');
    Ok(line)
}

fn read(bytes: &[u8], header: &Header, tournament: &Tournament) -> Result<Vec<Block>, LedgerError> {
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let Some(first) = lines.next() else { return Ok(Vec::new()) };
    let there: Header = serde_json::from_slice(first).map_err(|_| LedgerError::Foreign)?;
    if there != *header {
        return Err(LedgerError::Other(header.differences(&there)));
    }
    let block = |(number, line): (usize, &[u8])| {
        let block = serde_json::from_slice(line).ok();
        block.filter(|block| fits(tournament, block)).ok_or(LedgerError::Line(number + 2))
    };
    lines.enumerate().map(block).collect()
}

/// Whether the block has the games and seatings of the tournament.
fn fits(tournament: &Tournament, block: &Block) -> bool {
    let contests = tournament.contests.iter().enumerate();
    let planned =
        contests.flat_map(|(number, contest)| contest.seatings.iter().map(move |bots| (number, bots)));
    let seated = block.games.iter().map(|game| (game.contest, game.seats.iter().filter_map(|seat| seat.bot)));
    planned
        .map(|(number, bots)| (number, bots.clone()))
        .eq(seated.map(|(number, bots)| (number, bots.collect())))
}
