//! A finding in words.

use crate::{Analysis, Depth, Finding};
use explain::{Reason, foreseeable};
use record::Record;
use rules::{Game, Seed};
use texts::{Lang, Words, list, t};
use vocab::{Action, Viewer};

/// A finding in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Which turn it was.
    pub turn: String,
    /// What it lost, and how sure that is.
    pub lost: String,
    /// What was played from the costliest decision on.
    pub played: String,
    /// What would have been better, as far as the player could plan it.
    pub better: String,
    /// What the better turn pays, brings and prepares.
    pub reasons: Vec<String>,
    /// What it prepares, the last of the reasons.
    pub purpose: Option<String>,
    /// Where the better turn expects more points from.
    pub more: Option<String>,
}

impl Told {
    /// The words for a finding of this analysis.
    pub fn of(words: Words<'_>, record: &Record, analysis: &Analysis, finding: &Finding) -> Option<Told> {
        let lang = words.lang;
        let turn = analysis.turns.get(finding.turn)?;
        let game = record.at(finding.moment)?;
        let words = words.at(&game.position());
        let from = usize::try_from(finding.moment).ok()?;
        let decisions = record.decisions().get(from..usize::try_from(turn.to).ok()?)?;
        let played: Vec<Action> = decisions.iter().map(|decision| decision.action).collect();
        let read = |action: &String| Action::read(action, record.edition()).ok();
        let best: Vec<Action> = finding.best.iter().map_while(read).collect();
        // The better turn is told of a game that the player could imagine, so it reveals nothing.
        let view = game.view(Viewer::Seat(turn.seat));
        let imagined = Game::imagine(&view, game.edition(), &mut Seed::from_number(finding.moment).dice(0));
        let better = Reason::of(&words, &imagined, foreseeable(&imagined, &best));
        Some(Told {
            turn: turn_name(lang, analysis, finding),
            lost: lost(lang, finding),
            played: steps(Reason::of(&words, &game, &played)),
            purpose: better.lines(lang).pop().filter(|_| !better.prepares.is_empty()),
            reasons: better.lines(lang),
            better: steps(better),
            more: more(lang, finding),
        })
    }
}

/// The name of the turn of a finding.
pub fn turn_name(lang: Lang, analysis: &Analysis, finding: &Finding) -> String {
    analysis.turns.get(finding.turn).map_or_else(String::new, |turn| {
        t::analysis_turn(lang, turn.round.number().into(), turn.slot.number().into())
    })
}

/// What a turn lost, with its uncertainty. Without a search it is a rough figure.
pub fn lost(lang: Lang, finding: &Finding) -> String {
    let vp = decimal(lang, finding.lost);
    match (finding.depth, finding.error) {
        (Depth::Glance, _) => t::analysis_lost_about(lang, vp),
        (Depth::Search, 0) => t::analysis_lost(lang, vp),
        (Depth::Search, error) => t::analysis_lost_sure(lang, decimal(lang, error), vp),
    }
}

/// Thousandths with one decimal and without a sign.
pub fn decimal(lang: Lang, thousandths: i32) -> String {
    let tenths = (thousandths.unsigned_abs() + 50) / 100;
    t::analysis_decimal(lang, (tenths % 10).to_string(), (tenths / 10).to_string())
}

/// What luck was worth, in thousandths of a VP.
pub fn luck(lang: Lang, luck: i32) -> String {
    let side = match luck {
        50.. => "good",
        ..=-50 => "bad",
        _ => "even",
    };
    t::analysis_luck(lang, side, decimal(lang, luck))
}

fn steps(reason: Reason) -> String {
    reason.steps.join(" · ")
}

/// The sources of the better turn that expect clearly more, most first.
fn more(lang: Lang, finding: &Finding) -> Option<String> {
    let mut sources: Vec<&(String, i32)> =
        finding.sources.iter().filter(|(_, more)| *more >= Analysis::NOTHING).collect();
    sources.sort_by_key(|(_, more)| -more);
    sources.truncate(Analysis::SHOWN);
    let source = |(code, more): &&(String, i32)| {
        t::analysis_source(lang, t::web_group(lang, code), decimal(lang, *more))
    };
    let sources: Vec<String> = sources.iter().map(source).collect();
    (!sources.is_empty()).then(|| t::analysis_more(lang, list(lang, sources)))
}
