//! `lacrimosa play`: a game at a prompt that lists what is allowed by number.

use crate::cli::PlayArgs;
use crate::game_commands::{Eyes, tell};
use crate::legal_command::{Offer, offers};
use crate::words::{refusal, seat_names};
use crate::{files, picture, score_command};
use anyhow::Result;
use record::Record;
use std::io::{BufRead, Write};
use std::path::Path;
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
    let mut play = Play { lang, record, file: args.file.as_deref(), names: &names };
    play.save()?;
    println!("{}", t::play_welcome(lang));
    play.show()?;
    play.go_on(&mut std::io::stdin().lock())
}

struct Play<'a> {
    lang: Lang,
    record: Record,
    file: Option<&'a Path>,
    names: &'a dyn Fn(Seat) -> String,
}

/// What the person typed.
enum Said {
    Number(usize),
    Show,
    Score,
    Undo,
    Help,
    Quit,
    Text(String),
}

impl Said {
    fn read(line: &str) -> Said {
        match line {
            "?" | "h" | "help" => Said::Help,
            "p" | "show" => Said::Show,
            "s" | "score" => Said::Score,
            "u" | "undo" => Said::Undo,
            "q" | "quit" | "exit" => Said::Quit,
            text => text.parse().map_or_else(|_| Said::Text(text.to_owned()), Said::Number),
        }
    }
}

impl Play<'_> {
    fn words(&self) -> Words<'_> {
        Words::new(self.lang, self.record.edition(), self.names).at(&self.record.game().position())
    }

    fn go_on(&mut self, input: &mut impl BufRead) -> Result<()> {
        while let Some(seat) = self.record.game().to_act() {
            let offers = offers(&self.words(), self.record.game());
            self.list(seat, &offers);
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(());
            }
            match Said::read(line.trim()) {
                Said::Number(number) => match number.checked_sub(1).and_then(|at| offers.get(at)) {
                    Some(offer) => self.act(seat, offer.legal.action())?,
                    None => println!("{}", t::play_no_such_number(self.lang, offers.len().to_string())),
                },
                Said::Show => self.show()?,
                Said::Score => score_command::print(self.lang, self.record.game(), self.names)?,
                Said::Undo => self.undo()?,
                Said::Help => println!("{}", t::play_help(self.lang)),
                Said::Quit => return Ok(()),
                Said::Text(text) if text.is_empty() => {}
                Said::Text(text) => match Action::read(&text, self.record.edition()) {
                    Ok(action) => self.act(seat, action)?,
                    Err(error) => println!("{}", faults::notation(self.lang, &error)),
                },
            }
        }
        println!();
        score_command::print(self.lang, self.record.game(), self.names)
    }

    fn list(&self, seat: Seat, offers: &[Offer]) {
        let words = self.words();
        if let Some(prompt) = self.record.game().prompt() {
            println!("\n{}", t::program_asked(self.lang, words.prompt(&prompt), words.player(seat)));
        }
        for (number, offer) in (1..).zip(offers) {
            println!("{number:>4}  {}", offer.line());
        }
        print!("{} ", t::play_prompt(self.lang));
        let _ = std::io::stdout().flush();
    }

    fn act(&mut self, seat: Seat, action: Action) -> Result<()> {
        let refused = self.record.act(seat, action).err();
        match refused {
            Some(illegal) => println!("{}", refusal(&self.words(), &illegal)),
            None => {
                self.save()?;
                let humans =
                    if self.record.game().level().is_some() { 1 } else { self.record.game().players() };
                // With one person at the keyboard nothing of theirs is secret; with more, the seat's own view.
                let viewer = if humans == 1 { Seat::at(0) } else { seat };
                if let Some(decision) = self.record.decisions().last() {
                    tell(&self.record, decision, self.names, self.lang, Eyes::Viewer(Viewer::Seat(viewer)))?;
                }
            }
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<()> {
        match self.record.decisions().last() {
            None => println!("{}", t::program_nothing_to_undo(self.lang)),
            Some(last) if last.is_barrier() => println!("{}", t::play_undo_barrier(self.lang)),
            Some(_) => {
                self.record.undo();
                self.save()?;
                println!("{}", t::play_undone(self.lang));
            }
        }
        Ok(())
    }

    fn show(&self) -> Result<()> {
        let game = self.record.game();
        let viewer = game.to_act().map_or(Viewer::Audience, Viewer::Seat);
        println!("{}", picture::draw(&self.words(), game, &game.view(viewer).table));
        Ok(())
    }

    /// Nothing is shown before it is stored.
    fn save(&self) -> Result<()> {
        self.file.map_or(Ok(()), |file| files::write(self.lang, file, &self.record.write()))
    }
}
