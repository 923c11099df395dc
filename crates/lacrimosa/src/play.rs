//! `lacrimosa play`: a game in the terminal, with a numbered list of legal actions.

use crate::cli::PlayArgs;
use crate::game_commands::{Perspective, print_decision};
use crate::legal_command::{Offer, offers};
use crate::words::{refusal, seat_names};
use crate::{files, picture, score_command};
use anyhow::Result;
use std::io::{BufRead, Write};
use std::path::Path;
use table::{Command, Refusal, Table};
use texts::{Lang, Words, faults, t};
use vocab::{Action, Seat, Viewer};

pub fn run(lang: Lang, args: &PlayArgs) -> Result<()> {
    let record = match &args.file {
        Some(file) if file.exists() => files::read_game(lang, file, args.table.edition.as_deref())?,
        Some(file) => {
            files::noting_edition(files::deal(lang, &args.table)?, file, args.table.edition.as_deref())
        }
        None => files::deal(lang, &args.table)?,
    };
    let names = seat_names(lang, record.game().level().is_some());
    let table = Table::of(record);
    let mut play = Play { lang, table, file: args.file.as_deref(), names: &names };
    play.save()?;
    println!("{}", t::play_welcome(lang));
    play.show()?;
    play.run_prompt(&mut std::io::stdin().lock())
}

struct Play<'a> {
    lang: Lang,
    table: Table,
    file: Option<&'a Path>,
    names: &'a dyn Fn(Seat) -> String,
}

/// The parsed input of the player.
enum Input {
    Number(usize),
    Show,
    Score,
    Undo,
    Help,
    Quit,
    Text(String),
}

impl Input {
    fn read(line: &str) -> Input {
        match line {
            "?" | "h" | "help" => Input::Help,
            "p" | "show" => Input::Show,
            "s" | "score" => Input::Score,
            "u" | "undo" => Input::Undo,
            "q" | "quit" | "exit" => Input::Quit,
            text => text.parse().map_or_else(|_| Input::Text(text.to_owned()), Input::Number),
        }
    }
}

impl Play<'_> {
    fn words(&self) -> Words<'_> {
        Words::new(self.lang, self.table.game().edition(), self.names).at(&self.table.game().position())
    }

    fn run_prompt(&mut self, stdin: &mut impl BufRead) -> Result<()> {
        while let Some(seat) = self.table.game().to_act() {
            let offers = offers(&self.words(), self.table.game());
            self.list(seat, &offers);
            let mut line = String::new();
            if stdin.read_line(&mut line)? == 0 {
                return Ok(());
            }
            match Input::read(line.trim()) {
                Input::Number(number) => match number.checked_sub(1).and_then(|at| offers.get(at)) {
                    Some(offer) => self.act(seat, offer.legal.action())?,
                    None => println!("{}", t::play_no_such_number(self.lang, offers.len().to_string())),
                },
                Input::Show => self.show()?,
                Input::Score => score_command::print(self.lang, self.table.game(), self.names)?,
                Input::Undo => self.undo()?,
                Input::Help => println!("{}", t::play_help(self.lang)),
                Input::Quit => return Ok(()),
                Input::Text(text) if text.is_empty() => {}
                Input::Text(text) => match Action::read(&text, self.table.game().edition()) {
                    Ok(action) => self.act(seat, action)?,
                    Err(error) => println!("{}", faults::notation(self.lang, &error)),
                },
            }
        }
        println!();
        score_command::print(self.lang, self.table.game(), self.names)
    }

    fn list(&self, seat: Seat, offers: &[Offer]) {
        let words = self.words();
        if let Some(prompt) = self.table.game().prompt() {
            println!("\n{}", t::program_asked(self.lang, words.prompt(&prompt), words.player(seat)));
        }
        for (number, offer) in (1..).zip(offers) {
            println!("{number:>4}  {}", offer.line());
        }
        print!("{} ", t::play_prompt(self.lang));
        let _ = std::io::stdout().flush();
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<()> {
        match self.table.command(seat, self.table.revision(), Command::Act(action)) {
            Err(Refusal::Illegal(illegal)) => println!("{}", refusal(&self.words(), &illegal)),
            Err(error) => return Err(error.into()),
            Ok(_) => {
                self.save()?;
                self.print_last(seat)?;
            }
        }
        Ok(())
    }

    fn print_last(&self, seat: Seat) -> Result<()> {
        let game = self.table.game();
        let humans = if game.level().is_some() { 1 } else { game.players() };
        // A single person always sees their own view; with several, the view of the seat that acted is used.
        let viewer = if humans == 1 { Seat::at(0) } else { seat };
        let record = self.table.record();
        record.decisions().last().map_or(Ok(()), |decision| {
            print_decision(record, decision, self.names, self.lang, Perspective::Viewer(Viewer::Seat(viewer)))
        })
    }

    /// Undoes the last decision, no matter which player at this keyboard made it.
    fn undo(&mut self) -> Result<()> {
        if self.table.moment() == 0 {
            println!("{}", t::program_nothing_to_undo(self.lang));
            return Ok(());
        }
        let Some(seat) = self.table.can_be_undone_by() else {
            println!("{}", t::play_undo_barrier(self.lang));
            return Ok(());
        };
        self.table.command(seat, self.table.revision(), Command::Undo)?;
        self.save()?;
        println!("{}", t::play_undone(self.lang));
        Ok(())
    }

    fn show(&self) -> Result<()> {
        let game = self.table.game();
        let viewer = game.to_act().map_or(Viewer::Audience, Viewer::Seat);
        println!("{}", picture::draw(&self.words(), game, &game.view(viewer).table));
        Ok(())
    }

    /// Saves the game. Called before a decision is shown.
    fn save(&self) -> Result<()> {
        self.file.map_or(Ok(()), |file| files::write(self.lang, file, &self.table.record().write()))
    }
}
