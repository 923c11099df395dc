//! Advice: the best turns that the strongest bot finds for the player who decides, why each is better than the others, and
//! what the turn that the player has chosen would lose against the best one.
//!
//! The bot gets the view of the player's seat, so advice reveals nothing hidden.

use crate::draft::Draft;
use crate::editions::EditionFiles;
use crate::plan::{CardUse, Plan};
use crate::scene::{Kind, Scene};
use crate::worker::{Answer, Failure, Loss, Question, Subject, Turn};
use bots::Bot;
use edition::Edition;
use explain::{Reason, advantages, foreseeable};
use protocol::TableOptions;
use table::{Offer, Thing};
use texts::{Lang, t};
use vocab::{Action, Viewer};

/// The turns that are shown.
const TURNS: usize = 3;
/// The reasons that are told of a turn.
const REASONS: usize = 3;

/// Whether the player may ask: it is their decision, and a table on a server allows it.
pub fn is_allowed(scene: &Scene, options: Option<&TableOptions>) -> bool {
    scene.mine
        && match scene.kind {
            Kind::Own => true,
            Kind::Remote => options.is_some_and(|options| options.advice),
            Kind::Replay => false,
        }
}

/// The decisions that the player is about to confirm; none if nothing is chosen or a card is missing.
pub fn begun(scene: &Scene, draft: &Draft) -> Vec<Action> {
    let takes_ducats = matches!(scene.plan.experience, Some((_, CardUse::Ducats)));
    match draft {
        Draft::Chosen(offer) => scene.decisions(offer.action),
        Draft::Ending => scene.decisions(Action::EndTurn),
        _ if takes_ducats && !scene.planned.is_empty() => scene.decisions(Action::EndTurn),
        _ => scene.planned.clone(),
    }
}

/// The question for advice; with the decisions of a turn that was begun, it is compared with the best one.
///
/// # Errors
/// What is wrong with the position.
pub fn question(scene: &Scene, begun: &[Action], files: Option<EditionFiles>) -> Result<Question, Failure> {
    let (view, edition) = (scene.unplanned.view(Viewer::Seat(scene.me)), scene.edition());
    let subject = Subject::new(Bot::STRONGEST.code(), &view, edition, files, scene.moment)?;
    let begun: Vec<String> = begun.iter().map(|action| action.notation(edition)).collect();
    Ok(if begun.is_empty() { Question::Advise(subject) } else { Question::Compare(subject, begun) })
}

/// Whether the bot was not trained with the edition of the game, so that its advice is simpler.
pub fn is_by_hand(scene: &Scene) -> bool {
    scene.edition().hash != Edition::vienna().hash
}

/// A turn that the bot suggests.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    /// Its decisions up to the first that reveals something hidden.
    pub actions: Vec<Action>,
    /// Its decisions in words.
    pub steps: Vec<String>,
    /// The expected final score and the chance of winning, in words.
    pub expected: Vec<String>,
    /// What is true of it and not of the first turn; for the first turn, not of the second. The most telling first.
    pub reasons: Vec<String>,
}

/// The best turns in an answer. Turns that differ only after something hidden was revealed are one.
pub fn suggestions(scene: &Scene, lang: Lang, answer: &Answer) -> Vec<Suggestion> {
    let mut turns: Vec<(&Turn, Vec<Action>)> = Vec::new();
    for turn in self::turns(answer) {
        let actions = actions(scene, turn);
        if turns.len() < TURNS && turns.iter().all(|(_, other)| *other != actions) {
            turns.push((turn, actions));
        }
    }
    let suggestion = |(at, (turn, actions)): (usize, &(&Turn, Vec<Action>))| {
        let other = turns.get(usize::from(at == 0)).map_or(&[][..], |(_, other)| other);
        Suggestion {
            steps: steps(scene, lang, actions),
            expected: expected(lang, turn),
            reasons: reasons(scene, lang, actions, other),
            actions: actions.clone(),
        }
    };
    turns.iter().enumerate().map(suggestion).collect()
}

fn turns(answer: &Answer) -> &[Turn] {
    match answer {
        Answer::Turns(turns) | Answer::Compared(turns, _) => turns,
        Answer::Action(_)
        | Answer::Result(_)
        | Answer::Analysed
        | Answer::Weighed(_)
        | Answer::Edition(_)
        | Answer::Faults(_) => &[],
    }
}

fn actions(scene: &Scene, turn: &Turn) -> Vec<Action> {
    let read = |action: &String| Action::read(action, scene.edition()).ok();
    let actions: Vec<Action> = turn.actions.iter().map_while(read).collect();
    foreseeable(&scene.unplanned, &actions).to_vec()
}

/// The decisions in words. Using a card that is laid goes without saying.
fn steps(scene: &Scene, lang: Lang, actions: &[Action]) -> Vec<String> {
    let reason = scene.words(lang, |words| Reason::of(words, &scene.unplanned, actions));
    let told = reason.steps.iter().zip(actions);
    let several = reason.steps.len() > 1;
    told.filter(|(_, action)| !(several && **action == Action::UseCard))
        .map(|(step, _)| step.clone())
        .collect()
}

fn expected(lang: Lang, turn: &Turn) -> Vec<String> {
    let vp = t::n_vp(lang, i64::from((turn.vp + 500).div_euclid(1000)));
    let vp = turn.foreseen.then(|| t::advice_expected(lang, vp));
    let chance = turn.chance.map(|chance| t::advice_chance(lang, ((chance + 5) / 10).to_string()));
    vp.into_iter().chain(chance).collect()
}

fn reasons(scene: &Scene, lang: Lang, turn: &[Action], other: &[Action]) -> Vec<String> {
    let mut reasons = scene.words(lang, |words| advantages(words, &scene.unplanned, turn, other));
    reasons.truncate(REASONS);
    reasons
}

/// What the bot thinks of the turn that the player has chosen.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// What it loses, as a sentence.
    pub sentence: String,
    /// What is true of the best turn and not of this one; empty unless this one is clearly worse.
    pub lacks: Vec<String>,
}

/// The verdict on the decisions of the player; none without a comparison.
pub fn verdict(scene: &Scene, lang: Lang, answer: &Answer, begun: &[Action]) -> Option<Verdict> {
    let Answer::Compared(turns, Some(loss)) = answer else { return None };
    let [vp, error] = [loss.vp, 2 * loss.error].map(|vp| tenths(lang, vp));
    let only = |sentence| Some(Verdict { sentence, lacks: Vec::new() });
    match loss {
        Loss { vp: 0, error: 0 } => only(t::advice_mine_best(lang)),
        Loss { .. } if !loss.is_clear() => only(t::advice_mine_close(lang, error, vp)),
        Loss { .. } => {
            let best = actions(scene, turns.first()?);
            let sentence = t::advice_mine_worse(lang, error, vp);
            Some(Verdict {
                sentence,
                lacks: reasons(scene, lang, &best, foreseeable(&scene.unplanned, begun)),
            })
        }
    }
}

/// Thousandths of a VP with one decimal, without a sign.
fn tenths(lang: Lang, thousandths: i32) -> String {
    let tenths = (thousandths.unsigned_abs() + 50) / 100;
    t::advice_decimal(lang, (tenths % 10).to_string(), (tenths / 10).to_string())
}

impl Suggestion {
    /// The cards that it lays.
    pub fn plan(&self) -> Plan {
        let lay = self.actions.iter().find_map(|action| match action {
            Action::Lay { experience, story } => Some((*experience, *story)),
            _ => None,
        });
        let takes = self.actions.contains(&Action::TakeDucats);
        let use_ = if takes { CardUse::Ducats } else { CardUse::Actions };
        Plan { experience: lay.map(|(card, _)| (card, use_)), story: lay.map(|(_, story)| story) }
    }

    /// The things on the table that it is about.
    pub fn things(&self) -> Vec<Thing> {
        self.actions.iter().filter_map(|action| Thing::of(*action)).collect()
    }

    /// Whether the page can choose something of it for the player.
    pub fn can_be_chosen(&self) -> bool {
        self.plan().is_complete() || self.first().is_some()
    }

    /// The first decision after the cards, if it has a target.
    fn first(&self) -> Option<Action> {
        let cards =
            |action: &&Action| matches!(action, Action::Lay { .. } | Action::UseCard | Action::TakeDucats);
        self.actions
            .iter()
            .find(|action| !cards(action))
            .copied()
            .filter(|action| Thing::of(*action).is_some())
    }

    /// The offer of a scene, with the cards of the suggestion laid, that is its next decision.
    pub fn offer(&self, scene: &Scene) -> Option<Offer> {
        let first = self.first()?;
        let offer = scene.offers.like(first)?;
        let paid = first.payment().and_then(|pay| offer.paid_with(&scene.game, scene.me, pay).ok());
        Some(paid.unwrap_or_else(|| offer.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sitting::Look;
    use crate::twins::Twins;

    /// Anna is about to lay cards, and the bot has answered.
    fn asked() -> (Twins, Scene, Answer) {
        let mut twins = Twins::deal();
        twins.until_anna();
        let scene = twins.here.scene(&Look::default()).unwrap();
        let answer = answer(question(&scene, &[], None).unwrap());
        (twins, scene, answer)
    }

    fn answer(question: Question) -> Answer {
        question.with_simulations(8).answer(&mut || false, &mut drop).unwrap()
    }

    #[test]
    fn a_suggestion_can_be_chosen_and_confirmed_but_is_not_confirmed_by_itself() {
        let (twins, scene, answer) = asked();
        let best = suggestions(&scene, Lang::En, &answer).remove(0);
        assert!(best.can_be_chosen());
        let look = Look { plan: best.plan(), ..Look::default() };
        let planned = twins.here.scene(&look).unwrap();
        assert_eq!(planned.planned, best.actions[..2]);
        assert_eq!(planned.moment, scene.moment);
        if let Some(offer) = best.offer(&planned) {
            assert_eq!(planned.decisions(offer.action)[2].choice(), best.actions[2].choice());
            assert_eq!(begun(&planned, &Draft::Chosen(Box::new(offer)))[..3], best.actions[..3]);
        }
    }

    #[test]
    fn a_suggestion_says_what_is_done_what_is_expected_and_why() {
        let (_, scene, answer) = asked();
        for lang in texts::Lang::ALL {
            for suggestion in suggestions(&scene, *lang, &answer) {
                assert!(!suggestion.steps.is_empty() && !suggestion.reasons.is_empty(), "{suggestion:?}");
                assert!(suggestion.expected[0].contains(char::is_numeric), "{suggestion:?}");
                assert!(suggestion.reasons.len() <= REASONS);
            }
        }
    }

    #[test]
    fn the_turn_that_is_chosen_is_compared_with_the_best_one() {
        let (twins, scene, answer_) = asked();
        let turns = suggestions(&scene, Lang::En, &answer_);
        let told = |plan: Plan| {
            let scene = twins.here.scene(&Look { plan, ..Look::default() }).unwrap();
            let begun = begun(&scene, &Draft::Nothing);
            assert_eq!(begun, scene.planned);
            let answer = answer(question(&scene, &begun, None).unwrap());
            verdict(&scene, Lang::En, &answer, &begun).unwrap()
        };
        assert_eq!(told(turns[0].plan()).sentence, "Your choice is the best turn.");
        let worse = turns[0].plan().swapped();
        assert!(told(worse).sentence.contains(" ± "));
        assert_eq!(verdict(&scene, Lang::En, &answer_, &[]), None);
    }

    #[test]
    fn a_clear_loss_says_what_the_turn_lacks_and_an_unclear_one_does_not() {
        let (_, scene, answer) = asked();
        let Answer::Turns(turns) = answer else { panic!("{answer:?}") };
        let other = actions(&scene, &turns[1]);
        let told = |vp, error| {
            let answer = Answer::Compared(turns.clone(), Some(Loss { vp, error }));
            verdict(&scene, Lang::En, &answer, &other).unwrap()
        };
        let clear = told(2340, 400);
        assert_eq!(clear.sentence, "Worth 2.3 ± 0.8 VP less than the first turn.");
        assert_eq!(clear.lacks, reasons(&scene, Lang::En, &actions(&scene, &turns[0]), &other));
        assert!(told(700, 400).lacks.is_empty());
    }

    #[test]
    fn online_the_table_decides_whether_advice_is_allowed() {
        let mut twins = Twins::deal();
        twins.until_anna();
        let mut scene = twins.here.scene(&Look::default()).unwrap();
        let allowing = TableOptions { advice: true, ..TableOptions::default() };
        assert!(is_allowed(&scene, None));
        scene.kind = Kind::Remote;
        assert!(!is_allowed(&scene, None) && !is_allowed(&scene, Some(&TableOptions::default())));
        assert!(is_allowed(&scene, Some(&allowing)));
        scene.mine = false;
        assert!(!is_allowed(&scene, Some(&allowing)));
    }

    #[test]
    fn hidden_cards_do_not_change_the_question() {
        let (twins, scene, _) = asked();
        let luck = &mut rules::Seed::from_number(77).dice(0);
        let mut other = scene.clone();
        other.unplanned = scene.unplanned.resample(Viewer::Seat(scene.me), luck);
        assert_ne!(other.unplanned, scene.unplanned);
        let asked = |scene: &Scene| serde_json::to_string(&question(scene, &[], None).unwrap()).unwrap();
        assert_eq!(asked(&other), asked(&scene));
        drop(twins);
    }
}
