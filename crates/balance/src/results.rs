//! The file of finished games: one line each, so that an interrupted run goes on where it was.

use crate::{Options, Plan, Summary, Table};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

/// Games by table and number, in memory and in a file.
#[derive(Default)]
pub struct Results {
    games: BTreeMap<(Table, u64), Summary>,
    file: Option<File>,
}

/// Why the games of a file cannot be added to.
#[derive(Debug, thiserror::Error)]
pub enum Mismatch {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// A line that is no game, counted from 1.
    #[error("line {0} is no game")]
    Line(usize),
    /// Another edition, bot, or luck: its options.
    #[error("other options: {0:?}")]
    Options(Box<Options>),
    /// The program plays this game of the file in another way now.
    #[error("game {1} at table {0:?} goes otherwise now")]
    Program(Table, u64),
}

impl Results {
    /// Reads the games of a file and goes on writing to it; a new one begins with the options.
    ///
    /// # Errors
    /// Games that were played in another way.
    pub fn open(path: &Path, plan: &Plan) -> Result<Results, Mismatch> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut text = std::io::read_to_string(&file)?;
        // A line that the interruption cut off is written again.
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut lines = text.lines();
        match lines.next() {
            None => {
                writeln!(file, "{}", serde_json::to_string(&plan.options()).map_err(std::io::Error::from)?)?
            }
            Some(head) => {
                let options: Options = serde_json::from_str(head).map_err(|_| Mismatch::Line(1))?;
                if options != plan.options() {
                    return Err(Mismatch::Options(Box::new(options)));
                }
            }
        }
        let mut games = BTreeMap::new();
        for (line, number) in lines.zip(2..) {
            let game: Summary = serde_json::from_str(line).map_err(|_| Mismatch::Line(number))?;
            if number == 2 && plan.game(game.table, game.number) != game {
                return Err(Mismatch::Program(game.table, game.number));
            }
            games.insert((game.table, game.number), game);
        }
        Ok(Results { games, file: Some(file) })
    }

    /// The games of a plan that are still to be played.
    pub fn missing(&self, plan: &Plan) -> Vec<(Table, u64)> {
        plan.all().into_iter().filter(|game| !self.games.contains_key(game)).collect()
    }

    /// Keeps a game.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, game: Summary) -> std::io::Result<()> {
        if let Some(file) = &mut self.file {
            file.write_all(format!("{}\n", serde_json::to_string(&game)?).as_bytes())?;
        }
        self.games.insert((game.table, game.number), game);
        Ok(())
    }

    /// The games of a plan, by table and number.
    pub fn games(&self, plan: &Plan) -> Vec<&Summary> {
        let wanted = |table: &Table| if plan.tables.contains(table) { table.games(plan.games) } else { 0 };
        self.games.values().filter(|game| game.number < wanted(&game.table)).collect()
    }
}
