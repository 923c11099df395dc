//! Lessons: a position and steps. Each step asks for one thing; the page lights the next click towards it.
//!
//! Which steps are done follows from the decisions and the chosen cards, so Undo also takes back steps.

use crate::OwnGame;
use crate::draft::Draft;
use crate::hand::Half;
use crate::plan::{CardUse, Plan};
use edition::Edition;
use record::{Record, SheetError, read_json_position};
use rules::Seed;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Sitter, Table, Thing};
use texts::{Lang, lookup};
use vocab::{Action, Kind, Line, MemoryId, Seat, Token};

/// The lessons in their order. Each is a file `lessons/<id>.json` of the page.
pub const LESSONS: [&str; 9] =
    ["goal", "cards", "row", "works", "travel", "requiem", "round", "end", "soloist"];
/// A real game whose first round is guided; it comes after the lessons.
pub const GUIDED: &str = "game";

/// The seat of the learner.
const ME: Seat = Seat::at(0);

/// A lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its id, which is also part of the keys of its texts.
    pub id: String,
    /// What it asks for, one after the other.
    pub steps: Vec<Step>,
    /// What the other seat decides, one after the other.
    others: Vec<Action>,
    start: Record,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// The key of its text. The key of its task has `-do` at the end.
    pub text: String,
    /// Any of these is what the step asks for.
    pub goals: Vec<Goal>,
    /// What the text is about, besides what can be clicked.
    pub about: Option<Sight>,
}

/// What a step asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Choose the upper half of a card, or its ducats.
    Upper(MemoryId, CardUse),
    /// Choose the lower half of a card.
    Lower(MemoryId),
    /// Carry out an action.
    Act(Action),
    /// Press a button that decides nothing.
    Press(Button),
}

/// A button that decides nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Button {
    /// Closes the end of a round.
    Begin,
    /// Opens the score sheet.
    Sheet,
    /// Shows the Soloist's board.
    Soloist,
}

/// A part of the table that a text can be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// My ducats and points.
    Purse,
    /// The cards of this round.
    Round,
    /// The Period Bonus.
    Bonus,
    /// The card row.
    Row,
    /// The map.
    Map,
    /// The Requiem.
    Requiem,
    /// The other players.
    Players,
    /// The certain score in the decision.
    Score,
}

impl Button {
    /// Its name in a lesson and in the page.
    pub fn code(self) -> &'static str {
        match self {
            Button::Begin => "begin",
            Button::Sheet => "to-sheet",
            Button::Soloist => "soloist",
        }
    }

    fn from_code(code: &str) -> Option<Button> {
        [Button::Begin, Button::Sheet, Button::Soloist].into_iter().find(|button| button.code() == code)
    }
}

impl Sight {
    const ALL: [Sight; 8] = [
        Sight::Purse,
        Sight::Round,
        Sight::Bonus,
        Sight::Row,
        Sight::Map,
        Sight::Requiem,
        Sight::Players,
        Sight::Score,
    ];

    /// Its name in a lesson.
    pub fn code(self) -> &'static str {
        match self {
            Sight::Purse => "purse",
            Sight::Round => "round",
            Sight::Bonus => "bonus",
            Sight::Row => "row",
            Sight::Map => "map",
            Sight::Requiem => "requiem",
            Sight::Players => "players",
            Sight::Score => "score",
        }
    }

    fn from_code(code: &str) -> Option<Sight> {
        Sight::ALL.into_iter().find(|sight| sight.code() == code)
    }
}

/// What is lit: the next click towards a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lit {
    /// A part of a card of the hand.
    Card(MemoryId, Half),
    /// A thing on a board.
    Thing(Thing),
    /// The button of a composer.
    Composer(Line),
    /// The button that confirms.
    Confirm,
    /// The button that ends the turn.
    EndTurn,
    /// A kind of Story Points, as an answer.
    Kind(Kind),
    /// The button that skips a gained action.
    Decline,
    /// A button that decides nothing.
    Button(Button),
}

/// How far a lesson is, as it is stored: the decisions, and the buttons that were pressed, by step.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The lesson.
    pub id: String,
    /// The game file.
    pub game: String,
    /// The steps whose button was pressed.
    pub pressed: Vec<usize>,
}

/// What is wrong with the file of a lesson.
#[derive(Debug, thiserror::Error)]
pub enum LessonError {
    /// It is not the JSON of a lesson.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// Its position cannot be.
    #[error("position: {0:?}")]
    Position(Vec<SheetError>),
    /// Its answer is no goal.
    #[error("`{0}` is no goal")]
    Goal(String),
    /// A step points at something unknown.
    #[error("`{0}` is nothing to look at")]
    Sight(String),
}

/// The file.
#[derive(Deserialize)]
struct Written<'a> {
    #[serde(borrow)]
    position: &'a RawValue,
    #[serde(default)]
    others: Vec<String>,
    steps: Vec<WrittenStep>,
}

#[derive(Deserialize)]
struct WrittenStep {
    text: String,
    #[serde(rename = "do")]
    goals: Vec<String>,
    about: Option<String>,
}

impl Lesson {
    /// Reads the file of a lesson.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(id: &str, file: &str) -> Result<Lesson, LessonError> {
        let edition = Edition::vienna();
        let written: Written<'_> = serde_json::from_str(file)?;
        let game = read_json_position(written.position.get(), edition).map_err(LessonError::Position)?;
        let step = |step: WrittenStep| {
            let goals = step.goals.iter().map(|text| Goal::read(text, edition)).collect::<Result<_, _>>()?;
            let about = step.about.map(|name| Sight::from_code(&name).ok_or(LessonError::Sight(name)));
            Ok(Step { text: step.text, goals, about: about.transpose()? })
        };
        let steps = written.steps.into_iter().map(step).collect::<Result<_, LessonError>>()?;
        let action = |text: &String| Action::read(text, edition).map_err(|_| LessonError::Goal(text.clone()));
        let others = written.others.iter().map(action).collect::<Result<_, _>>()?;
        Ok(Lesson {
            id: id.to_owned(),
            steps,
            others,
            start: Record::from_position(game, Seed::from_number(1)),
        })
    }

    /// The table at which it begins.
    pub fn table(&self, me: &str) -> Table {
        let solo = self.start.game().level().is_some();
        let other = if solo { Sitter::soloist() } else { Sitter::bot("adagio") };
        Table::seated(self.start.clone(), vec![Sitter::human(me), other])
    }

    /// What the other seat decides now, if the lesson goes on after it.
    pub fn reply(&self, game: &OwnGame) -> Option<Action> {
        let decisions = game.table().record().decisions();
        self.others.get(decisions.iter().filter(|decision| decision.seat != ME).count()).copied()
    }

    /// The first step that is not done, counted from 0; none at the end.
    pub fn step(&self, game: &OwnGame, plan: Plan, pressed: &[usize]) -> Option<usize> {
        let decisions = game.table().record().decisions().iter();
        let mine: Vec<Action> =
            decisions.filter(|decision| decision.seat == ME).map(|decision| decision.action).collect();
        self.first_open(&mine, plan, pressed)
    }

    fn first_open(&self, decisions: &[Action], plan: Plan, pressed: &[usize]) -> Option<usize> {
        let mut left = decisions;
        self.steps.iter().enumerate().position(|(at, step)| {
            let after = step.goals.iter().find_map(|goal| match goal {
                Goal::Upper(card, use_) => {
                    (cards(left, plan).experience == Some((*card, *use_))).then_some(left)
                }
                Goal::Lower(card) => (cards(left, plan).story == Some(*card)).then_some(left),
                Goal::Act(action) => after(left, *action),
                Goal::Press(_) => pressed.contains(&at).then_some(left),
            });
            left = after.unwrap_or(left);
            after.is_none()
        })
    }
}

/// The cards that were laid next, or that are chosen.
fn cards(decisions: &[Action], plan: Plan) -> Plan {
    let mut decisions = decisions.iter().skip_while(|action| !matches!(action, Action::Lay { .. }));
    let Some(Action::Lay { experience, story }) = decisions.next() else { return plan };
    let use_ = match decisions.next() {
        Some(Action::TakeDucats) => CardUse::Ducats,
        _ => CardUse::Actions,
    };
    Plan { experience: Some((*experience, use_)), story: Some(*story) }
}

/// The decisions after an action, however it was paid; none if it was not carried out.
fn after(decisions: &[Action], action: Action) -> Option<&[Action]> {
    let at = decisions.iter().position(|other| other.choice() == action.choice())?;
    decisions.get(at + 1..)
}

impl Step {
    /// What it explains.
    pub fn text(&self, lang: Lang) -> String {
        lookup(lang, &self.text).unwrap_or_default()
    }

    /// What it asks for.
    pub fn task(&self, lang: Lang) -> String {
        lookup(lang, &format!("{}-do", self.text)).unwrap_or_default()
    }

    /// The next clicks towards its goals.
    pub fn lit(&self, draft: &Draft) -> Vec<Lit> {
        self.goals.iter().map(|goal| goal.next(draft)).collect()
    }
}

impl Goal {
    /// The next click towards it.
    fn next(self, draft: &Draft) -> Lit {
        match self {
            Goal::Upper(card, CardUse::Actions) => Lit::Card(card, Half::Actions),
            Goal::Upper(card, CardUse::Ducats) => Lit::Card(card, Half::Ducats),
            Goal::Lower(card) => Lit::Card(card, Half::Story),
            Goal::Press(button) => Lit::Button(button),
            Goal::Act(Action::EndTurn) => Lit::EndTurn,
            Goal::Act(Action::Decline) => Lit::Decline,
            Goal::Act(Action::ChooseKind { kind }) => Lit::Kind(kind),
            Goal::Act(action) => match (Thing::of(action), draft) {
                (Some(thing), Draft::Chosen(offer)) if Thing::of(offer.action) == Some(thing) => Lit::Confirm,
                (Some(Thing::Part(part, line)), Draft::Part(chosen)) if part == *chosen => {
                    Lit::Composer(line)
                }
                (Some(thing), _) => Lit::Thing(thing),
                (None, _) => Lit::Confirm,
            },
        }
    }

    fn read(text: &str, edition: &'static Edition) -> Result<Goal, LessonError> {
        let unknown = || LessonError::Goal(text.to_owned());
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let card = || MemoryId::read(rest, edition).map_err(|_| unknown());
        Ok(match word {
            "up" => Goal::Upper(card()?, CardUse::Actions),
            "take" => Goal::Upper(card()?, CardUse::Ducats),
            "low" => Goal::Lower(card()?),
            "press" => Goal::Press(Button::from_code(rest).ok_or_else(unknown)?),
            _ => Goal::Act(Action::read(text, edition).map_err(|_| unknown())?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sitting::{Effect, Look};
    use crate::{Scene, Sitting};
    use std::collections::BTreeSet;
    use table::Command;

    const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/static/lessons");

    fn lessons() -> Vec<Lesson> {
        let read = |id: &str| {
            let file = std::fs::read_to_string(format!("{FOLDER}/{id}.json")).unwrap();
            Lesson::read(id, &file).unwrap_or_else(|error| panic!("{id}: {error}"))
        };
        LESSONS.into_iter().map(read).collect()
    }

    /// A learner who does what is asked. `taste` chooses among several goals of a step.
    struct Learner<'a> {
        lesson: &'a Lesson,
        sitting: Sitting,
        plan: Plan,
        pressed: Vec<usize>,
    }

    impl<'a> Learner<'a> {
        fn new(lesson: &'a Lesson) -> Learner<'a> {
            let sitting = Sitting::Own(Box::new(OwnGame::new(lesson.table("Anna"))));
            Learner { lesson, sitting, plan: Plan::default(), pressed: Vec::new() }
        }

        fn at(&self) -> Option<usize> {
            self.lesson.step(self.sitting.own().unwrap(), self.plan, &self.pressed)
        }

        fn scene(&self) -> Scene {
            self.sitting.scene(&Look { plan: self.plan, ..Look::default() }).unwrap()
        }

        /// Does what a goal asks for, with what the page offers.
        fn reach(&mut self, at: usize, goal: Goal) {
            let scene = self.scene();
            let place = format!("{} step {}: {goal:?}", self.lesson.id, at + 1);
            let hand = || scene.unplanned.board(ME).hand;
            match goal {
                Goal::Upper(card, use_) => {
                    assert!(scene.laying && hand().contains(card), "{place}: not in the hand");
                    self.plan = self.plan.with_experience(card, use_);
                }
                Goal::Lower(card) => {
                    assert!(scene.laying && hand().contains(card), "{place}: not in the hand");
                    self.plan = self.plan.with_story(card);
                }
                Goal::Press(_) => self.pressed.push(at),
                Goal::Act(action) => {
                    assert!(scene.mine, "{place}: not the learner's turn");
                    let thing = Thing::of(action);
                    let shown = thing.and_then(|thing| scene.offers.for_thing(thing).next());
                    let offer =
                        shown.or(scene.offers.like(action)).unwrap_or_else(|| panic!("{place}: not offered"));
                    assert_eq!(offer.action.choice(), action.choice(), "{place}: another way is shown first");
                    let done = self.sitting.command(&scene, Command::Act(offer.action));
                    assert_eq!(done, Effect::Changed, "{place}");
                    self.plan = Plan::default();
                    self.others();
                }
            }
        }

        fn others(&mut self) {
            while let Some(crate::own_game::Next::Bot(seat, _)) = self.sitting.own().unwrap().next() {
                let Some(action) = self.lesson.reply(self.sitting.own().unwrap()) else { return };
                let game = self.sitting.own_mut().unwrap();
                let revision = game.table().revision();
                game.command(seat, revision, Command::Act(action)).unwrap();
            }
        }
    }

    #[test]
    fn every_step_of_every_lesson_can_be_done_in_each_way_that_it_offers() {
        for lesson in &lessons() {
            let most = lesson.steps.iter().map(|step| step.goals.len()).max().unwrap_or(0);
            for taste in 0..most {
                let mut learner = Learner::new(lesson);
                for (at, step) in lesson.steps.iter().enumerate() {
                    assert_eq!(learner.at(), Some(at), "{} after {} steps", lesson.id, at);
                    learner.reach(at, step.goals[taste.min(step.goals.len() - 1)]);
                }
                assert_eq!(learner.at(), None, "{} has an end", lesson.id);
            }
        }
    }

    #[test]
    fn undo_takes_steps_back() {
        let lesson = &lessons()[0];
        let mut learner = Learner::new(lesson);
        for at in 0..3 {
            learner.reach(at, lesson.steps[at].goals[0]);
        }
        assert_eq!(learner.at(), Some(3));
        let scene = learner.scene();
        let plan = learner.sitting.plan_to_restore();
        assert_eq!(learner.sitting.command(&scene, Command::Undo), Effect::Changed);
        assert_eq!(learner.at(), Some(0), "the cards are in the hand again");
        learner.plan = plan.unwrap();
        assert_eq!(learner.at(), Some(2), "they stay chosen");
    }

    #[test]
    fn a_lesson_that_was_left_goes_on_there() {
        let lesson = &lessons()[1];
        let mut learner = Learner::new(lesson);
        for at in 0..4 {
            learner.reach(at, lesson.steps[at].goals[0]);
        }
        let file = learner.sitting.record().unwrap().write();
        let record = Record::read_journal(&file, &Edition::released).unwrap();
        let game = OwnGame::new(Table::of(record));
        assert_eq!(lesson.step(&game, Plan::default(), &[]), Some(4));
    }

    #[test]
    fn the_first_lesson_is_won() {
        let lesson = &lessons()[0];
        let mut learner = Learner::new(lesson);
        for (at, step) in lesson.steps.iter().enumerate() {
            learner.reach(at, step.goals[0]);
        }
        let scene = learner.scene();
        assert!(scene.table().over);
        assert_eq!(scene.standings[0].seat, ME);
        let vp = |seat: usize| scene.projected[seat].total();
        assert!(vp(0) - vp(1) <= 3, "it is close: {} to {}", vp(0), vp(1));
    }

    /// How many sentences a text has.
    fn sentences(text: &str) -> usize {
        let ends = |(at, sign): (usize, char)| {
            let rest = &text[at + sign.len_utf8()..];
            ".!?…".contains(sign) && (rest.is_empty() || rest.starts_with([' ', '\u{a0}', '»']))
        };
        text.char_indices().filter(|found| ends(*found)).count()
    }

    #[test]
    fn every_text_is_there_in_every_language_and_short() {
        for lesson in &lessons() {
            for lang in Lang::ALL.iter().copied() {
                assert!(
                    lookup(lang, &format!("lesson-{}", lesson.id)).is_some(),
                    "{} has no title",
                    lesson.id
                );
                for step in &lesson.steps {
                    let (text, task) = (step.text(lang), step.task(lang));
                    let place = format!("{} in {}", step.text, lang.code());
                    assert!(!text.is_empty() && !task.is_empty(), "{place} is missing");
                    assert!(sentences(&text) <= 2, "{place} is long: {text}");
                    assert_eq!(sentences(&task), 1, "{place} has one task: {task}");
                }
            }
        }
    }

    #[test]
    fn all_lessons_together_are_read_in_a_few_minutes() {
        let words = |text: String| text.split_whitespace().count();
        let all = lessons();
        let steps = all.iter().flat_map(|lesson| &lesson.steps);
        let read: usize = steps.map(|step| words(step.text(Lang::En)) + words(step.task(Lang::En))).sum();
        assert!(read <= 900, "{read} words");
    }

    #[test]
    fn no_text_is_left_over_and_no_file() {
        let used: BTreeSet<String> =
            lessons().iter().flat_map(|lesson| &lesson.steps).map(|step| step.text.clone()).collect();
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/lesson.ftl");
        let tasks = std::fs::read_to_string(file).unwrap();
        let written: BTreeSet<String> = tasks
            .lines()
            .filter_map(|line| line.split_once(" = ")?.0.strip_suffix("-do").map(str::to_owned))
            .collect();
        assert_eq!(used, written);
        let files = std::fs::read_dir(FOLDER).unwrap().count();
        assert_eq!(files, LESSONS.len());
    }
}
