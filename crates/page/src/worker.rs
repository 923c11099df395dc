//! Questions to the worker in which bots think, and its replies. A question to a bot contains the position as its seat
//! sees it, so it reveals nothing hidden. The worker also reads custom editions, so the page needs no parser for them.

use crate::analysing::GameToAnalyse;
use crate::daily::BotRun;
use crate::editions::{EditionFiles, read_edition};
use analysis::Step;
use bots::net::{Net, NetError, NetRole};
use bots::{Bot, Budget, Thought};
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
        })
    }

    fn edition(&self) -> Result<&'static Edition, Failure> {
        edition(&self.hash, self.edition.as_ref())
    }

    fn think(
        &self,
        edition: &'static Edition,
        stop: &mut dyn FnMut() -> bool,
        progress: &mut dyn FnMut(Reply),
    ) -> Result<Thought, Failure> {
        let table = parse_position::<Face>(self.position.get(), edition)
            .map_err(|errors| Failure::Position(format!("{errors:?}")))?;
        let seat = Seat::new(self.seat).filter(|seat| seat.index() < table.seats.len());
        let view = View { viewer: Viewer::Seat(seat.ok_or(Failure::NotToAct)?), table };
        let bot = Bot::from_code(&self.bot).ok_or_else(|| Failure::Bot(self.bot.clone()))?;
        let budget = Budget::of(bot, self.seed);
        let mut done = 0;
        // The bot calls this after each simulation, to ask whether to stop.
        let mut count = || {
            done += 1;
            if done % REPORT_EVERY == 0 {
                progress(Reply::Progress { done, total: budget.simulations });
            }
            stop()
        };
        bots::think(bot, &view, edition, budget, &mut count).ok_or(Failure::NotToAct)
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

impl Question {
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
            Question::Choose(subject) | Question::Advise(subject) => subject,
            Question::Daily(run) => return play_deal(run, stop, progress),
            Question::Analyse(game) => return game.analyse(stop, progress),
            Question::Read(files) => {
                return Ok(read_edition(files)
                    .map_or_else(Answer::Faults, |edition| Answer::Edition(edition.to_bytes())));
            }
        };
        let edition = subject.edition()?;
        let thought = subject.think(edition, stop, progress)?;
        let turn = |advice: &bots::Advice| Turn {
            actions: advice.actions.iter().map(|action| action.notation(edition)).collect(),
            vp: advice.vp,
            lead: advice.lead,
            foreseen: advice.forecast.is_some() || thought.turns.len() > 1,
        };
        Ok(match self {
            Question::Advise(_) => Answer::Turns(thought.turns.iter().map(turn).collect()),
            Question::Choose(_) | Question::Daily(_) | Question::Analyse(_) | Question::Read(_) => {
                Answer::Action(thought.action.notation(edition))
            }
        })
    }
}

impl Answer {
    /// The action that a bot chose.
    pub fn action(&self, edition: &'static Edition) -> Option<Action> {
        match self {
            Answer::Action(action) => Action::read(action, edition).ok(),
            Answer::Turns(_)
            | Answer::Result(_)
            | Answer::Analysed
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
