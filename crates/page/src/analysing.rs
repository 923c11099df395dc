//! The analysis of the game that the page shows: who may see what of it, and the question to the worker.

use crate::editions::EditionFiles;
use crate::scene::{Kind, Scene};
use crate::worker::{Answer, Failure, Reply, edition};
use analysis::{Analyser, Analysis, Depth, Step};
use record::Record;
use serde::{Deserialize, Serialize};
use vocab::Seat;

/// A game to analyse.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct GameToAnalyse {
    /// The `.game` file.
    file: String,
    hash: [u8; 32],
    edition: Option<EditionFiles>,
    /// The seat of a person who still plays, counted from 1: hidden things of the others are not used.
    seat: Option<u8>,
    /// What is known already.
    known: Vec<Step>,
}

impl GameToAnalyse {
    /// The question to go on with an analysis. `files` are the files of a custom edition.
    pub fn new(
        record: &Record,
        viewer: Option<Seat>,
        files: Option<EditionFiles>,
        known: &Analysis,
    ) -> GameToAnalyse {
        GameToAnalyse {
            file: record.write(),
            hash: record.edition().hash,
            edition: files,
            seat: viewer.map(Seat::number),
            known: known.steps(),
        }
    }

    pub(crate) fn analyse(
        &self,
        stop: &mut dyn FnMut() -> bool,
        send: &mut dyn FnMut(Reply),
    ) -> Result<Answer, Failure> {
        let edition = edition(&self.hash, self.edition.as_ref())?;
        let find = |hash: &[u8; 32]| (*hash == edition.hash).then_some(edition);
        let record =
            Record::read(&self.file, &find).map_err(|error| Failure::Malformed(format!("{error:?}")))?;
        let mut analysis = Analysis::of(&record);
        self.known.iter().for_each(|step| analysis.add(step.clone()));
        let viewer = self.seat.and_then(Seat::new);
        let mut analyser = Analyser::new(&record, viewer, analysis);
        while let Some(step) = analyser.step(stop) {
            send(Reply::Analysed { step: Box::new(step), progress: analyser.progress() });
        }
        Ok(Answer::Analysed)
    }
}

/// Who looks at the analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// The game is over or only bots play: everything may be seen.
    Everything,
    /// This person still plays.
    Player(Seat),
}

impl Sight {
    /// What may be seen of the game of a scene; none if it must not be analysed: a game on a server that is not over.
    pub fn of(scene: &Scene, over: bool) -> Option<Sight> {
        let bots_only = scene.sitters.iter().all(|sitter| !sitter.is_human());
        match scene.kind {
            Kind::Remote => None,
            Kind::Replay => Some(Sight::Everything),
            Kind::Own if over || bots_only => Some(Sight::Everything),
            Kind::Own => Some(Sight::Player(scene.me)),
        }
    }

    /// The seat to which the analysis is limited.
    pub fn viewer(self) -> Option<Seat> {
        match self {
            Sight::Everything => None,
            Sight::Player(seat) => Some(seat),
        }
    }
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The fast look, with the steps that are done and in all.
    Fast(usize, usize),
    /// The search.
    Deeper(usize, usize),
    /// Every turn was searched.
    Done,
}

impl Stage {
    /// The stage of an analysis of which the turns of `viewer`, or all turns, are judged.
    pub fn of(analysis: &Analysis, viewer: Option<Seat>) -> Stage {
        let turns = analysis.turns.iter().filter(|turn| viewer.is_none_or(|seat| turn.seat == seat)).count();
        let known = |depth| {
            let findings = analysis.findings.iter().flatten();
            findings.filter(|finding| finding.depth >= depth).count()
        };
        let points = analysis.course.iter().flatten().count();
        let (fast, all) = (points + known(Depth::Glance), analysis.course.len() + turns);
        match (fast < all, known(Depth::Search)) {
            (true, _) => Stage::Fast(fast, all),
            (false, searched) if searched < turns => Stage::Deeper(searched, turns),
            (false, _) => Stage::Done,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::{Question, answer};
    use edition::Edition;
    use rules::{Seed, Setup};
    use vocab::Action;

    /// A game of three turns, in which nobody uses a card.
    fn record() -> Record {
        let mut record = Record::deal(&Setup::players(2), Edition::vienna(), Seed::from_number(3)).unwrap();
        for _ in 0..3 {
            let seat = record.game().to_act().unwrap();
            let mut legal = Vec::new();
            record.game().legal(&mut legal);
            for action in [legal[0].action(), Action::TakeDucats, Action::EndTurn] {
                record.act(seat, action).unwrap();
            }
        }
        record
    }

    fn replies(question: GameToAnalyse) -> Vec<Reply> {
        let question = serde_json::to_string(&Question::Analyse(question)).unwrap();
        let mut replies = Vec::new();
        answer(&question, &mut || false, &mut |reply| replies.push(reply));
        replies
    }

    #[test]
    fn every_turn_is_looked_at_before_the_first_is_searched_and_the_answer_comes_last() {
        let record = record();
        let mut analysis = Analysis::of(&record);
        let mut stages = vec![];
        let mut replies = replies(GameToAnalyse::new(&record, None, None, &analysis));
        assert_eq!(replies.pop(), Some(Reply::Answer(Answer::Analysed)));
        for reply in replies {
            let Reply::Analysed { step, .. } = reply else { panic!("{reply:?}") };
            analysis.add(*step);
            stages.push(Stage::of(&analysis, None));
        }
        assert_eq!(stages[..2], [Stage::Fast(1, 7), Stage::Fast(2, 7)]);
        assert_eq!(stages[6..], [Stage::Deeper(0, 3), Stage::Deeper(1, 3), Stage::Deeper(2, 3), Stage::Done]);
    }

    #[test]
    fn an_analysis_goes_on_with_what_is_known() {
        let record = record();
        let all = replies(GameToAnalyse::new(&record, None, None, &Analysis::of(&record)));
        let mut analysis = Analysis::of(&record);
        for reply in &all[..5] {
            let Reply::Analysed { step, .. } = reply else { panic!("{reply:?}") };
            analysis.add((**step).clone());
        }
        let rest = replies(GameToAnalyse::new(&record, None, None, &analysis));
        assert_eq!(rest, all[5..]);
    }

    #[test]
    fn a_person_who_still_plays_learns_nothing_about_the_turns_of_others() {
        let record = record();
        let me = record.decisions()[0].seat;
        let replies = replies(GameToAnalyse::new(&record, Some(me), None, &Analysis::of(&record)));
        let turns = replies.iter().filter_map(|reply| match reply {
            Reply::Analysed { step, .. } => match &**step {
                Step::Finding(finding) => Some(finding.turn),
                Step::Point(_) => None,
            },
            _ => None,
        });
        let mut turns: Vec<usize> = turns.collect();
        turns.sort_unstable();
        assert_eq!(turns, [0, 0, 2, 2]);
    }
}
