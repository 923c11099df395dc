//! The report of a bug: a position file with the program's version and the last decisions, without names.

use crate::sitting::Sitting;
use record::Sheet;
use texts::{Lang, t};
use vocab::{Action, Seat};

/// How many of the last decisions a report contains.
const DECISIONS: usize = 12;

/// The report about a game. `lacrimosa new --from` reads it: everything but the position is a comment. From a game on a
/// server it contains what the viewer sees; from others everything.
pub fn report(sitting: &Sitting, lang: Lang) -> String {
    let program = concat!("lacrimosa ", env!("CARGO_PKG_VERSION"));
    let mut lines = vec![format!("{program}, {}", lang.code()), t::report_what(lang), String::new()];
    let edition = sitting.edition();
    for (moment, seat, action) in sitting.last_decisions(DECISIONS) {
        let seat = seat.map_or_else(|| "?".to_owned(), |seat| seat.to_string());
        lines.push(format!("{moment} {seat} {}", action.notation(edition)));
    }
    let comments: String = lines.iter().map(|line| format!("{}\n", format!("# {line}").trim_end())).collect();
    comments + &sheet(sitting).to_text()
}

/// Whether the report contains what the player cannot see.
pub fn has_hidden(sitting: &Sitting) -> bool {
    sitting.record().is_some()
}

fn sheet(sitting: &Sitting) -> Sheet {
    let edition = sitting.edition();
    match sitting {
        Sitting::Own(game) => Sheet::of(&game.table().game().position(), edition),
        Sitting::Replay(game) => Sheet::of(&game.game().table().game().position(), edition),
        Sitting::Remote(game) => Sheet::dealt(game.view(), edition, 1),
    }
}

impl Sitting {
    fn edition(&self) -> &'static edition::Edition {
        match self {
            Sitting::Own(game) => game.table().game().edition(),
            Sitting::Replay(game) => game.game().table().game().edition(),
            Sitting::Remote(game) => game.edition(),
        }
    }

    /// The last decisions, each with the moment that it led to and the seat, if it is known.
    fn last_decisions(&self, count: usize) -> Vec<(u64, Option<Seat>, Action)> {
        let last = self.moment();
        let moments = last.saturating_sub(count as u64) + 1..=last;
        let decision = |moment: u64| match self {
            Sitting::Remote(game) => Some((moment, game.decider(moment), game.decision_after(moment - 1)?)),
            _ => {
                let decision = self.record()?.decisions().get(moment as usize - 1)?;
                Some((moment, Some(decision.seat), decision.action))
            }
        };
        moments.filter_map(decision).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::{Twins, anna, vienna};
    use record::{Record, read_position};
    use rules::Seed;
    use vocab::Viewer;

    fn twins() -> Twins {
        let mut twins = Twins::deal();
        (0..40).for_each(|_| twins.act());
        twins.until_anna();
        twins
    }

    fn remote(twins: &Twins) -> Sitting {
        let mut game = twins.remote();
        for entry in &twins.entries {
            game.past_step(entry);
        }
        Sitting::Remote(Box::new(game))
    }

    #[test]
    fn a_report_of_a_local_game_is_its_position_and_can_be_played_on() {
        let twins = twins();
        let game = *twins.here.table().game();
        let text = report(&Sitting::Own(Box::new(twins.here)), Lang::En);
        let read = read_position(&text, vienna()).unwrap();
        assert_eq!(read, game);
        let record = Record::from_position(read, Seed::from_number(1));
        assert_eq!(Sheet::of(&record.game().position(), vienna()).to_text(), position(&text));
    }

    fn position(text: &str) -> String {
        text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect()
    }

    #[test]
    fn a_report_of_a_game_on_a_server_has_what_the_player_sees_and_the_rest_is_dealt() {
        let twins = twins();
        let view = twins.live.view(Viewer::Seat(anna()));
        let text = report(&remote(&twins), Lang::Fr);
        let read = read_position(&text, vienna()).unwrap();
        assert_eq!(read.view(Viewer::Seat(anna())).table.seats[0], view.table.seats[0]);
        let hidden = Sheet::of(&twins.here.table().game().position(), vienna()).to_text();
        assert!(text.contains("\"?\"") && !hidden.contains("\"?\""));
    }

    #[test]
    fn both_name_the_version_the_language_and_the_last_decisions_but_nobody() {
        let twins = twins();
        let sittings = [remote(&twins), Sitting::Own(Box::new(twins.here.clone()))];
        for sitting in &sittings {
            let text = report(sitting, Lang::Pl);
            let comments: Vec<&str> = text.lines().take_while(|line| line.starts_with('#')).collect();
            assert_eq!(comments[0], concat!("# lacrimosa ", env!("CARGO_PKG_VERSION"), ", pl"));
            assert_eq!(comments.len(), 3 + DECISIONS);
            let last = twins.here.table().record().decisions().last().unwrap();
            let told = format!("# {} {} {}", last.moment, last.seat, last.action.notation(vienna()));
            assert_eq!(comments.last(), Some(&told.as_str()));
            assert!(!text.contains("Anna"));
        }
        let decisions = |at: usize| sittings[at].last_decisions(DECISIONS);
        assert_eq!(decisions(0), decisions(1));
    }
}
