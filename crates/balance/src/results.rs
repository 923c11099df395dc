//! The file of finished games, one per line, so that an interrupted run can be resumed.

use crate::{GameKind, Options, Plan, Summary};
use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

/// Games by kind and number, in memory and in a file.
#[derive(Default)]
pub struct Results {
    games: BTreeMap<(GameKind, u64), Summary>,
    file: Option<File>,
}

/// Why a file of results cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    /// The file cannot be read or written.
    #[error(transparent)]
    File(#[from] std::io::Error),
    /// A line is not a game; lines are counted from 1.
    #[error("line {0} is not a game")]
    Line(usize),
    /// The file has these other options.
    #[error("other options: {0:?}")]
    Options(Box<Options>),
    /// The current program plays this game of the file differently.
    #[error("game {1} of kind {0:?} is played differently now")]
    Program(GameKind, u64),
}

impl Results {
    /// Opens a file of results and reads its games. A new file begins with the options.
    ///
    /// # Errors
    /// The file cannot be used with this plan.
    pub fn open(path: &Path, plan: &Plan) -> Result<Results, ResultsError> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let mut text = std::io::read_to_string(&file)?;
        // A last line that was cut off by an interruption is removed; its game is played again.
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        file.set_len(text.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut lines = text.lines();
        match lines.next() {
            None => {
                writeln!(file, "{}", serde_json::to_string(&plan.options()).map_err(std::io::Error::from)?)?
            }
            Some(head) => {
                let options: Options = serde_json::from_str(head).map_err(|_| ResultsError::Line(1))?;
                if options != plan.options() {
                    return Err(ResultsError::Options(Box::new(options)));
                }
            }
        }
        let mut games = BTreeMap::new();
        for (line, number) in lines.zip(2..) {
            let game: Summary = serde_json::from_str(line).map_err(|_| ResultsError::Line(number))?;
            if number == 2 && plan.game(game.kind, game.number) != game {
                return Err(ResultsError::Program(game.kind, game.number));
            }
            games.insert((game.kind, game.number), game);
        }
        Ok(Results { games, file: Some(file) })
    }

    /// The games of a plan that are not played yet.
    pub fn missing(&self, plan: &Plan) -> Vec<(GameKind, u64)> {
        plan.all().into_iter().filter(|game| !self.games.contains_key(game)).collect()
    }

    /// Adds a game.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn add(&mut self, game: Summary) -> std::io::Result<()> {
        if let Some(file) = &mut self.file {
            file.write_all(format!("{}\n", serde_json::to_string(&game)?).as_bytes())?;
        }
        self.games.insert((game.kind, game.number), game);
        Ok(())
    }

    /// The games of a plan, by kind and number.
    pub fn games(&self, plan: &Plan) -> Vec<&Summary> {
        let wanted = |kind: &GameKind| if plan.kinds.contains(kind) { kind.games(plan.games) } else { 0 };
        self.games.values().filter(|game| game.number < wanted(&game.kind)).collect()
    }
}
