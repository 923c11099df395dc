//! Writes a record as a file.

use super::{BRANCH, EDITION_FOLDER, FIRST_LINE, NOTE, setup};
use crate::sheet::edition_title;
use crate::{Decision, Judgement, Note, Record, Sheet, Start};
use rules::Game;
use vocab::{Event, Names, Seat};

impl Record {
    /// The `.game` file. The same decisions with the same seed make the same bytes.
    pub fn write(&self) -> String {
        let mut out =
            format!("{FIRST_LINE}\nprogram {}\nedition {}\n", self.program, edition_title(self.edition()));
        if let Some(folder) = &self.edition_folder {
            out.push_str(&format!("{EDITION_FOLDER} {folder}\n"));
        }
        out.push_str(&format!("commitment {}\nseed {}\n", self.commitment_hex(), self.seed));
        if let Some(salt) = &self.salt {
            out.push_str(&format!("salt {salt}\n"));
        }
        match &self.start {
            Start::Setup(setup) => out.push_str(&format!("setup {}\n", setup::write(setup))),
            Start::Position(game) => {
                let sheet = Sheet::of(&game.position(), self.edition()).to_line();
                out.push_str(&format!("setup position\nposition {sheet}\n"));
            }
        }
        for sitter in self.sitters.iter().filter(|sitter| !sitter.is_empty()) {
            out.push_str(&format!("sitter {sitter}\n"));
        }
        let first = if matches!(self.start, Start::Setup(_)) { "deal" } else { "position" };
        out.push_str(&format!("\n0 {first}"));
        write_events(&self.deal, self.edition(), &mut out);
        self.decisions.iter().for_each(|decision| self.write_decision(decision, &mut out));
        if self.game.is_over() {
            out.push('\n');
            for seat in self.game.seats() {
                out.push_str(&score_line(&self.game, seat));
                out.push('\n');
            }
        }
        if !(self.game.is_over() || self.notes.is_empty() && self.branches.is_empty()) {
            out.push('\n');
        }
        for Note { moment, judgement, text } in &self.notes {
            let judgement = judgement.map_or("-", Judgement::code);
            out.push_str(format!("{NOTE} {moment} {judgement} {text}").trim_end());
            out.push('\n');
        }
        for branch in &self.branches {
            out.push_str(format!("{BRANCH} {} {}", branch.from, branch.title).trim_end());
            out.push('\n');
            branch.decisions.iter().for_each(|decision| self.write_decision(decision, &mut out));
        }
        out
    }

    fn write_decision(&self, decision: &Decision, out: &mut String) {
        out.push_str(&format!("{} {} ", decision.moment, decision.seat));
        decision.action.write(self.edition(), out);
        write_events(&decision.events, self.edition(), out);
    }
}

/// The rest of a line: the events.
fn write_events(events: &[Event], names: &dyn Names, out: &mut String) {
    for (at, event) in events.iter().enumerate() {
        out.push_str(if at == 0 { " | " } else { "; " });
        out.push_str(&event.notation(names));
    }
    out.push('\n');
}

/// The total of a seat and the lines of its score sheet that are not 0.
pub(super) fn score_line(game: &Game, seat: Seat) -> String {
    let score = game.score(seat);
    let mut out = format!("score {seat} total {}", score.total());
    for (line, vp) in score.iter().filter(|(_, vp)| *vp > 0) {
        out.push_str(&format!(" {} {vp}", line.code()));
    }
    out
}
