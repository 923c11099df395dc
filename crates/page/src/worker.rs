//! Questions to the worker in which bots think, and its replies. A question to a bot contains the position as its seat
//! sees it, so it reveals nothing hidden. The worker also reads custom editions, so the page needs no parser for them.

use crate::analysing::GameToAnalyse;
use crate::daily::BotRun;
use crate::editions::{EditionFiles, read_edition};
use analysis::Step;
use bots::net::{Net, NetError, NetRole};
use bots::{Bot, Budget, Comparison, Thought, Worlds};
use edition::Edition;
use record::{Sheet, parse_position};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use vocab::{Action, Face, Round, Seat, View, Viewer};

/// A question.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Question {
    /// What would the bot do?
    Choose(Subject),
    /// Which whole turns does the bot think best?
    Advise(Subject),
    /// What result does a bot reach in the daily deal?
    Daily(BotRun),
    /// How did a game go, turn by turn?
    Analyse(GameToAnalyse),
    /// Which edition do these files contain?
    Read(EditionFiles),
    /// The same, and what a turn that begins with these decisions loses against the best one.
    Compare(Subject, Vec<String>),
    /// How much does the second turn lose against the first?
    Weigh {
        /// The decision.
        subject: Subject,
        /// Both turns.
        turns: [Vec<String>; 2],
        /// The imagined worlds in which they are tried.
        worlds: u32,
    },
}

/// What a question is about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Subject {
    /// The bot, by its code.
    bot: String,
    seed: u64,
    /// The seat that decides, counted from 1.
    seat: u8,
    /// The position as the seat sees it, encoded once.
    position: Box<RawValue>,
    /// The hash of the edition, and its files if it is a custom one.
    hash: [u8; 32],
    edition: Option<EditionFiles>,
    /// How many simulations the bot may run, if not its usual number.
    simulations: Option<u32>,
}

/// A message of the worker. Each question gets any number of `Progress` and `Analysed`, then one `Answer` or one `Failed`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The progress of the worker.
    Progress {
        /// Simulations, or rounds of a game, that are done.
        done: u32,
        /// How many there are in all.
        total: u32,
    },
    /// A step of an analysis.
    Analysed {
        /// What was found out.
        step: Box<Step>,
        /// Steps that are done, and in all.
        progress: (usize, usize),
    },
    /// The answer.
    Answer(Answer),
    /// There will be no answer.
    Failed(Failure),
}

/// An answer. Actions are written in the notation of the edition.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Answer {
    /// What the bot would do.
    Action(String),
    /// Whole turns, best first.
    Turns(Vec<Turn>),
    /// The VP of a bot in the daily deal.
    Result(u16),
    /// The analysis is complete.
    Analysed,
    /// An edition without faults, as bytes.
    Edition(Vec<u8>),
    /// The faults of an edition.
    Faults(Vec<edition::Fault>),
    /// Whole turns, best first, and the loss of the other turn, if it is known.
    Compared(Vec<Turn>, Option<Loss>),
    /// What a turn loses and the standard error of it, in thousandths of a VP; none if it uses what it reveals.
    Weighed(Option<(i32, i32)>),
}

/// How much worse a turn is than the best one, in thousandths of a VP of the final lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loss {
    /// The loss; 0 if both begin with the same decisions.
    pub vp: i32,
    /// The standard error of the loss.
    pub error: i32,
}

/// A whole turn that a bot suggests.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Its decisions.
    pub actions: Vec<String>,
    /// The expected final score, in thousandths of a VP.
    pub vp: i32,
    /// The expected final lead over the best opponent, in thousandths of a VP.
    pub lead: i32,
    /// The chance of winning, in thousandths; unknown without a net.
    pub chance: Option<i32>,
    /// The standard error of the lead, in thousandths of a VP; 0 without simulations.
    pub error: i32,
    /// Whether the bot looked ahead. A bot without a net that has only one turn does not; then `vp` is the score of now.
    pub foreseen: bool,
}

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
pub enum Failure {
    /// The question cannot be parsed.
    #[error("malformed question: {0}")]
    Malformed(String),
    /// The edition is unknown, or its files are wrong.
    #[error("unreadable edition: {0}")]
    Edition(String),
    /// The position cannot be parsed.
    #[error("unreadable position: {0}")]
    Position(String),
    /// There is no such bot.
    #[error("unknown bot: {0}")]
    Bot(String),
    /// The seat has nothing to decide.
    #[error("the seat is not to act")]
    NotToAct,
    /// The worker crashed.
    #[error("the worker crashed: {0}")]
    Crashed(String),
}

impl Subject {
    /// A question about the view of a seat. `files` are the files of a custom edition.
    pub fn new(
        bot: &str,
        view: &View,
        edition: &'static Edition,
        files: Option<EditionFiles>,
        seed: u64,
    ) -> Result<Subject, Failure> {
        let Viewer::Seat(seat) = view.viewer else { return Err(Failure::NotToAct) };
        let position = RawValue::from_string(Sheet::seen(view, edition).to_line());
        let position = position.map_err(|error| Failure::Position(error.to_string()))?;
        Ok(Subject {
            bot: bot.to_owned(),
            seed,
            seat: seat.number(),
            position,
            hash: edition.hash,
            edition: files,
            simulations: None,
        })
    }

    #[must_use]
    fn with_simulations(self, simulations: u32) -> Subject {
        Subject { simulations: Some(simulations), ..self }
    }

    fn edition(&self) -> Result<&'static Edition, Failure> {
        edition(&self.hash, self.edition.as_ref())
    }

    /// Hands the bot, the view and the budget to `think`. The progress is counted up to `total` of the budget.
    fn ask<T>(
        &self,
        edition: &'static Edition,
        total: impl FnOnce(Budget) -> u32,
        (stop, progress): (&mut dyn FnMut() -> bool, &mut dyn FnMut(Reply)),
        think: impl FnOnce(Bot, &View, Budget, &mut dyn FnMut() -> bool) -> Option<T>,
    ) -> Result<T, Failure> {
        let table = parse_position::<Face>(self.position.get(), edition)
            .map_err(|errors| Failure::Position(format!("{errors:?}")))?;
        let seat = Seat::new(self.seat).filter(|seat| seat.index() < table.seats.len());
        let view = View { viewer: Viewer::Seat(seat.ok_or(Failure::NotToAct)?), table };
        let bot = Bot::from_code(&self.bot).ok_or_else(|| Failure::Bot(self.bot.clone()))?;
        let usual = Budget::of(bot, self.seed);
        let budget = Budget { simulations: self.simulations.unwrap_or(usual.simulations), ..usual };
        let (mut done, total) = (0, total(budget));
        // The bot calls this after each simulation, to ask whether to stop.
        let mut count = || {
            done += 1;
            if done % REPORT_EVERY == 0 {
                progress(Reply::Progress { done: done.min(total), total });
            }
            stop()
        };
        think(bot, &view, budget, &mut count).ok_or(Failure::NotToAct)
    }

    fn think(
        &self,
        edition: &'static Edition,
        stop: &mut dyn FnMut() -> bool,
        progress: &mut dyn FnMut(Reply),
    ) -> Result<Thought, Failure> {
        let think = |bot, view: &View, budget, count: &mut dyn FnMut() -> bool| {
            bots::think(bot, view, edition, budget, count)
        };
        self.ask(edition, |budget| budget.simulations, (stop, progress), think)
    }

    /// Weighs two turns against each other.
    fn weigh(
        &self,
        turns: &[Vec<String>; 2],
        count: u32,
        stop: &mut dyn FnMut() -> bool,
        progress: &mut dyn FnMut(Reply),
    ) -> Result<Answer, Failure> {
        let edition = self.edition()?;
        let read =
            |turn: &Vec<String>| turn.iter().map(|action| Action::read(action, edition).ok()).collect();
        let turns: Option<Vec<Vec<Action>>> = turns.iter().map(read).collect();
        let think = |_, view: &View, budget: Budget, watch: &mut dyn FnMut() -> bool| {
            let worlds = Worlds { count, seed: budget.seed };
            Some(turns.and_then(|turns| bots::weigh(view, edition, &turns, worlds, watch)))
        };
        let weighed = self.ask(edition, |_| count.saturating_mul(2), (stop, progress), think)?;
        Ok(Answer::Weighed(weighed.and_then(|turns| turns.get(1).map(|turn| (turn.loss, turn.error)))))
    }

    fn compare(
        &self,
        edition: &'static Edition,
        begun: &[String],
        stop: &mut dyn FnMut() -> bool,
        progress: &mut dyn FnMut(Reply),
    ) -> Result<Comparison, Failure> {
        let begun: Result<Vec<Action>, _> =
            begun.iter().map(|action| Action::read(action, edition)).collect();
        let begun = begun.map_err(|error| Failure::Malformed(format!("{error:?}")))?;
        let think = |bot, view: &View, budget, count: &mut dyn FnMut() -> bool| {
            bots::compare(bot, view, edition, &begun, budget, count)
        };
        self.ask(edition, Budget::compared, (stop, progress), think)
    }
}

/// The released edition with this hash, or the custom one with these files.
pub(crate) fn edition(hash: &[u8; 32], files: Option<&EditionFiles>) -> Result<&'static Edition, Failure> {
    match files {
        None => Edition::released(hash).ok_or_else(|| Failure::Edition("unknown".to_owned())),
        Some(files) => read_edition(files).map_err(|faults| Failure::Edition(format!("{faults:?}"))),
    }
}

/// How many simulations are run between two progress reports.
const REPORT_EVERY: u32 = 32;

impl Loss {
    /// Whether the loss is more than what chance explains.
    pub fn is_clear(self) -> bool {
        bots::Loss { vp: self.vp, error: self.error }.is_clear()
    }
}

impl Question {
    /// The same question for a bot that may run this number of simulations.
    #[must_use]
    pub fn with_simulations(self, simulations: u32) -> Question {
        match self {
            Question::Daily(_) | Question::Analyse(_) | Question::Read(_) | Question::Weigh { .. } => self,
            Question::Choose(subject) => Question::Choose(subject.with_simulations(simulations)),
            Question::Advise(subject) => Question::Advise(subject.with_simulations(simulations)),
            Question::Compare(subject, begun) => {
                Question::Compare(subject.with_simulations(simulations), begun)
            }
        }
    }

    /// Answers the question. A bot that is stopped returns the best result so far.
    ///
    /// # Errors
    /// What is wrong with the question.
    pub fn answer(
        &self,
        stop: &mut dyn FnMut() -> bool,
        progress: &mut dyn FnMut(Reply),
    ) -> Result<Answer, Failure> {
        let subject = match self {
            Question::Choose(subject) | Question::Advise(subject) | Question::Compare(subject, _) => subject,
            Question::Daily(run) => return play_deal(run, stop, progress),
            Question::Analyse(game) => return game.analyse(stop, progress),
            Question::Read(files) => {
                return Ok(read_edition(files)
                    .map_or_else(Answer::Faults, |edition| Answer::Edition(edition.to_bytes())));
            }
            Question::Weigh { subject, turns, worlds } => {
                return subject.weigh(turns, *worlds, stop, progress);
            }
        };
        let edition = subject.edition()?;
        Ok(match self {
            Question::Choose(_)
            | Question::Daily(_)
            | Question::Analyse(_)
            | Question::Read(_)
            | Question::Weigh { .. } => {
                Answer::Action(subject.think(edition, stop, progress)?.action.notation(edition))
            }
            Question::Advise(_) => Answer::Turns(turns(&subject.think(edition, stop, progress)?, edition)),
            Question::Compare(_, begun) => {
                let Comparison { thought, loss } = subject.compare(edition, begun, stop, progress)?;
                let loss = loss.map(|loss| Loss { vp: loss.vp, error: loss.error });
                Answer::Compared(turns(&thought, edition), loss)
            }
        })
    }
}

/// The turns of a thought.
fn turns(thought: &Thought, edition: &Edition) -> Vec<Turn> {
    let turn = |advice: &bots::Advice| Turn {
        actions: advice.actions.iter().map(|action| action.notation(edition)).collect(),
        vp: advice.vp,
        lead: advice.lead,
        chance: advice.forecast.as_ref().map(|forecast| forecast.share),
        error: advice.forecast.as_ref().map_or(0, |forecast| forecast.error),
        foreseen: advice.forecast.is_some() || thought.turns.len() > 1,
    };
    thought.turns.iter().map(turn).collect()
}

impl Answer {
    /// The action that a bot chose.
    pub fn action(&self, edition: &'static Edition) -> Option<Action> {
        match self {
            Answer::Action(action) => Action::read(action, edition).ok(),
            Answer::Turns(_)
            | Answer::Compared(..)
            | Answer::Result(_)
            | Answer::Analysed
            | Answer::Weighed(_)
            | Answer::Edition(_)
            | Answer::Faults(_) => None,
        }
    }
}

/// Plays the daily deal with a bot in the place of the player.
fn play_deal(
    run: &BotRun,
    stop: &mut dyn FnMut() -> bool,
    progress: &mut dyn FnMut(Reply),
) -> Result<Answer, Failure> {
    let total = Round::all().count() as u32;
    let mut begins = |round: u8| progress(Reply::Progress { done: u32::from(round) - 1, total });
    let outcome = run.play(Edition::vienna(), stop, &mut begins);
    outcome.map(|outcome| Answer::Result(outcome.vp)).ok_or_else(|| Failure::Bot(run.bot.clone()))
}

/// Hands the trained net to the bots.
///
/// # Errors
/// The bytes are no net of this version of the page.
pub fn install_net(bytes: &[u8]) -> Result<(), NetError> {
    NetRole::Champion.install(Net::from_bytes(bytes)?);
    Ok(())
}

/// Answers a question in JSON. The last reply is an `Answer` or `Failed`.
pub fn answer(question: &str, stop: &mut dyn FnMut() -> bool, send: &mut dyn FnMut(Reply)) {
    let question =
        serde_json::from_str::<Question>(question).map_err(|error| Failure::Malformed(error.to_string()));
    let answer = question.and_then(|question| question.answer(stop, send));
    send(answer.map_or_else(Reply::Failed, Reply::Answer));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editions::{learn_edition, read_before};
    use rules::{Game, Seed, Setup};

    fn vienna() -> &'static Edition {
        Edition::vienna()
    }

    fn game() -> Game {
        Game::deal(&Setup::players(3), vienna(), &mut Seed::from_number(5).dice(0), &mut ()).unwrap()
    }

    fn subject(bot: &str) -> Subject {
        let game = game();
        let seat = game.to_act().unwrap();
        Subject::new(bot, &game.view(Viewer::Seat(seat)), vienna(), None, 9).unwrap()
    }

    /// All replies of the worker to a question in JSON.
    fn replies(question: &Question, stop: &mut dyn FnMut() -> bool) -> Vec<Reply> {
        let mut replies = Vec::new();
        answer(&serde_json::to_string(question).unwrap(), stop, &mut |reply| replies.push(reply));
        replies
    }

    #[test]
    fn a_question_is_answered_with_what_the_bot_chooses() {
        let game = game();
        let seat = game.to_act().unwrap();
        let replies = replies(&Question::Choose(subject("adagio")), &mut || false);
        let [Reply::Answer(answer)] = &replies[..] else { panic!("{replies:?}") };
        let bot = Bot::from_code("adagio").unwrap();
        let chosen = bots::choose(bot, &game.view(Viewer::Seat(seat)), vienna(), Budget::of(bot, 9));
        assert_eq!(answer.action(vienna()), chosen);
        assert!(game.check(seat, chosen.unwrap()).is_ok());
    }

    #[test]
    fn advice_is_a_list_of_whole_turns_and_the_best_begins_with_the_choice() {
        let chosen = Question::Choose(subject("allegro")).answer(&mut || false, &mut drop).unwrap();
        let advice = Question::Advise(subject("allegro")).answer(&mut || false, &mut drop).unwrap();
        let Answer::Turns(turns) = &advice else { panic!("{advice:?}") };
        assert!(turns.len() > 1);
        assert_eq!(chosen, Answer::Action(turns[0].actions[0].clone()));
        assert_eq!(advice.action(vienna()), None);
    }

    #[test]
    fn a_turn_is_compared_with_the_best_one() {
        let ask = |question: Question| question.answer(&mut || false, &mut drop).unwrap();
        let subject = || subject("prestissimo").with_simulations(12);
        let Answer::Turns(turns) = ask(Question::Advise(subject())) else { panic!("no turns") };
        let best = Question::Compare(subject(), turns[0].actions[..1].to_vec());
        let answer = Answer::Compared(turns.clone(), Some(Loss { vp: 0, error: 0 }));
        assert_eq!(ask(best), answer, "the best turn begins so");
        let mut legal = Vec::new();
        game().legal(&mut legal);
        let mut all = legal.iter().map(|legal| legal.action().notation(vienna()));
        let other = all.find(|action| turns.iter().all(|turn| turn.actions[0] != *action)).unwrap();
        let Answer::Compared(again, Some(loss)) = ask(Question::Compare(subject(), vec![other])) else {
            panic!("not compared")
        };
        assert_eq!(again, turns);
        assert!(loss.error > 0, "{loss:?}");
    }

    #[test]
    fn progress_grows_to_the_total_and_the_answer_comes_last() {
        let mut replies = replies(&Question::Choose(subject("prestissimo")), &mut || false);
        assert!(matches!(replies.pop(), Some(Reply::Answer(_))));
        assert!(!replies.is_empty());
        let done = replies.iter().map(|reply| match reply {
            Reply::Progress { done, total } if done <= total => *done,
            other => panic!("{other:?}"),
        });
        assert!(done.collect::<Vec<_>>().is_sorted());
    }

    #[test]
    fn a_bot_that_is_stopped_still_answers() {
        let mut asked = 0;
        let stopped = replies(&Question::Choose(subject("prestissimo")), &mut || {
            asked += 1;
            true
        });
        assert_eq!(asked, 1);
        assert!(matches!(stopped[..], [Reply::Answer(_)]));
    }

    #[test]
    fn a_custom_edition_is_read_once_and_its_faults_are_listed() {
        let own = |version: &str| -> EditionFiles {
            let mut files = Edition::files_of_vienna().map(|(name, text)| (name.to_owned(), text.to_owned()));
            files[0].1 = format!("id = \"my-box\"\ntitle = \"My box\"\nversion = {version}\n");
            files.to_vec()
        };
        let answer = |files: &EditionFiles| match &replies(&Question::Read(files.clone()), &mut || false)[..]
        {
            [Reply::Answer(answer)] => answer.clone(),
            other => panic!("{other:?}"),
        };
        let read = learn_edition(&own("7"), answer(&own("7"))).unwrap().unwrap();
        assert_eq!((read.title.as_str(), read.version, read.hash), ("My box", 7, vienna().hash));
        assert!(std::ptr::eq(read_before(&own("7")).unwrap(), read));
        let faults = learn_edition(&own("0"), answer(&own("0"))).unwrap().unwrap_err();
        assert_eq!((faults[0].file.as_str(), faults[0].line), ("edition.toml", 3));
        assert!(read_before(&own("0")).is_none());
        assert!(learn_edition(&own("7"), Answer::Action("end".into())).is_none());
    }

    #[test]
    fn a_question_that_cannot_be_answered_fails_with_a_reason() {
        let failed = |question: &str| {
            let mut last = None;
            answer(question, &mut || false, &mut |reply| last = Some(reply));
            match last {
                Some(Reply::Failed(failure)) => failure,
                other => panic!("{other:?}"),
            }
        };
        let asked = |change: fn(&mut Subject)| {
            let mut subject = subject("adagio");
            change(&mut subject);
            failed(&serde_json::to_string(&Question::Choose(subject)).unwrap())
        };
        assert!(matches!(failed("{"), Failure::Malformed(_)));
        assert!(matches!(asked(|subject| subject.hash = [0; 32]), Failure::Edition(_)));
        assert!(matches!(asked(|subject| subject.edition = Some(Vec::new())), Failure::Edition(_)));
        let empty = |subject: &mut Subject| subject.position = RawValue::from_string("{}".into()).unwrap();
        assert!(matches!(asked(empty), Failure::Position(_)));
        assert_eq!(asked(|subject| subject.bot = "mozart".into()), Failure::Bot("mozart".into()));
        assert_eq!(asked(|subject| subject.seat = subject.seat % 3 + 1), Failure::NotToAct);
        assert_eq!(asked(|subject| subject.seat = 4), Failure::NotToAct);
    }

    #[test]
    fn a_spectator_cannot_ask() {
        let view = game().view(Viewer::Audience);
        assert_eq!(Subject::new("adagio", &view, vienna(), None, 1).unwrap_err(), Failure::NotToAct);
    }
}
