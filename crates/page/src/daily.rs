//! The daily deal in the page: which game belongs to it, and what the browser keeps about the results.

use crate::scene::bot_title;
use daily::{Date, Deal, FIELD, Histogram, Kind, Outcome, better_than};
use edition::Edition;
use serde::{Deserialize, Serialize};
use table::Sitter;
use texts::{Lang, t};

/// How many deals the browser remembers.
const MOST: usize = 800;

/// What the ids of the games begin with.
const GAME: &str = "daily-";

/// A game of the daily deal, known by the id under which the browser saves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DailyGame {
    /// The date of the deal.
    pub date: Date,
    /// Which of its two games.
    pub kind: Kind,
    /// Whether its result is kept. That of a repetition is not.
    pub kept: bool,
}

impl DailyGame {
    /// The game with this id, if it is one of the daily deal.
    pub fn read(id: &str) -> Option<DailyGame> {
        let rest = id.strip_prefix(GAME)?;
        let (date, rest) = (rest.get(..10)?, rest.get(10..)?.strip_prefix('-')?);
        let (kind, repetition) = rest.split_once('-').map_or((rest, None), |(kind, n)| (kind, Some(n)));
        let (date, kind) = (Date::parse(date)?, Kind::from_code(kind)?);
        Some(DailyGame { date, kind, kept: repetition.is_none() })
    }

    /// The id of the game whose result is kept.
    pub fn id(date: Date, kind: Kind) -> String {
        format!("{GAME}{date}-{}", kind.code())
    }
}

/// The players of a deal; `me` is the name in the settings.
pub fn sitters(deal: &Deal, me: &str) -> Vec<Sitter> {
    let bots = deal.opponents.iter().map(|code| Sitter::bot(code));
    std::iter::once(Sitter::human(me.trim())).chain(bots).collect()
}

/// What the browser keeps about one deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DealResult {
    date: String,
    kind: String,
    /// The hash of the edition: another one deals other cards.
    edition: String,
    /// Whether this is the one attempt on the day itself.
    pub counted: bool,
    /// My VP; none before the game is over.
    pub vp: Option<u16>,
    /// My lead over the best other player; negative if somebody has more.
    #[serde(default)]
    pub lead: i32,
    /// The VP of the bots in my place: for each bot of the field, those of its games.
    #[serde(default)]
    pub field: Vec<Vec<u16>>,
}

/// A game that a bot plays in my place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BotRun {
    /// The date, as `2026-11-19`.
    pub date: String,
    /// The code of the kind.
    pub kind: String,
    /// The code of the bot.
    pub bot: String,
    /// The number of its game.
    pub number: u32,
}

/// My result among those of one bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Against {
    /// The code of the bot.
    pub bot: &'static str,
    /// Its mean VP, rounded.
    pub mean: u16,
    /// How many of its results are lower than mine.
    pub beaten: usize,
    /// How many results it has so far.
    pub games: usize,
}

impl DealResult {
    fn is(&self, date: Date, kind: Kind) -> bool {
        self.date == date.to_string() && self.kind == kind.code() && self.edition == edition_code()
    }

    /// The next game that a bot plays, the weakest first; none before my game is over and after the last one.
    pub fn next_run(&self) -> Option<BotRun> {
        self.vp?;
        let played = |at: usize| self.field.get(at).map_or(0, Vec::len) as u32;
        let (at, entrant) = FIELD.iter().enumerate().find(|(at, entrant)| played(*at) < entrant.games)?;
        let (date, kind) = (self.date.clone(), self.kind.clone());
        Some(BotRun { date, kind, bot: entrant.bot.to_owned(), number: played(at) })
    }

    /// How many games the bots have played.
    pub fn runs(&self) -> usize {
        self.field.iter().map(Vec::len).sum()
    }

    /// How many of the bots' results are lower than mine.
    pub fn beaten(&self) -> usize {
        self.against().iter().map(|against| against.beaten).sum()
    }

    /// My result among those of each bot that has played.
    pub fn against(&self) -> Vec<Against> {
        let Some(vp) = self.vp else { return Vec::new() };
        let one = |(entrant, results): (&daily::Entrant, &Vec<u16>)| {
            let (sum, games) = (results.iter().map(|vp| u32::from(*vp)).sum::<u32>(), results.len());
            let mean = (sum + games as u32 / 2) / (games as u32).max(1);
            Against { bot: entrant.bot, mean: mean as u16, beaten: better_than(results, vp), games }
        };
        FIELD.iter().zip(&self.field).filter(|(_, results)| !results.is_empty()).map(one).collect()
    }

    /// All results with mine.
    pub fn histogram(&self) -> Histogram {
        Histogram::of(&self.field, self.vp)
    }
}

impl BotRun {
    /// Plays the game. `progress` is called with the number of the round, 1 to 5, when one begins.
    pub fn play(
        &self,
        edition: &'static Edition,
        stop: &mut dyn FnMut() -> bool,
        progress: &mut dyn FnMut(u8),
    ) -> Option<Outcome> {
        let deal = Deal::of(Date::parse(&self.date)?, Kind::from_code(&self.kind)?, edition);
        let mut run = daily::Run::new(&deal, edition, &self.bot, self.number)?;
        let mut round = 0;
        loop {
            if run.round() > round {
                round = run.round();
                progress(round);
            }
            if !run.step(stop) {
                return run.outcome();
            }
        }
    }
}

/// The result as a text for others, without anything about the deal itself. `about` are the first lines.
pub fn share_text(lang: Lang, deal: &DealResult, about: &[String]) -> String {
    let mut lines = about.to_vec();
    lines.push(t::n_vp(lang, deal.vp.unwrap_or_default().into()));
    if deal.runs() > 0 {
        let one = |against: &Against| {
            let Against { bot, beaten, games, .. } = against;
            format!("{} {beaten}/{games}", bot_title(bot))
        };
        lines.push(t::daily_beaten(lang, deal.beaten() as i64, deal.runs() as i64));
        lines.push(deal.against().iter().map(one).collect::<Vec<_>>().join(" · "));
    }
    lines.join("\n")
}

/// The first letters of the hash of the edition that is dealt.
fn edition_code() -> String {
    Edition::vienna().hash_hex().chars().take(12).collect()
}

/// All deals that the browser remembers, the one that was begun last first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Deals(Vec<DealResult>);

impl Deals {
    /// What is kept about a deal.
    pub fn of(&self, date: Date, kind: Kind) -> Option<&DealResult> {
        self.0.iter().find(|deal| deal.is(date, kind))
    }

    fn of_mut(&mut self, date: Date, kind: Kind) -> Option<&mut DealResult> {
        self.0.iter_mut().find(|deal| deal.is(date, kind))
    }

    /// Remembers that the game is begun. It counts on the day of the deal, and only the first time: an attempt whose game
    /// was deleted is over.
    pub fn begin(&mut self, date: Date, kind: Kind, today: Date) {
        match self.of_mut(date, kind) {
            Some(deal) if deal.vp.is_none() => deal.counted = false,
            Some(_) => {}
            None => {
                let (kind, counted) = (kind.code().to_owned(), date == today);
                let (date, edition) = (date.to_string(), edition_code());
                let new = DealResult { date, kind, edition, counted, vp: None, lead: 0, field: Vec::new() };
                self.0.insert(0, new);
                self.0.truncate(MOST);
            }
        }
    }

    /// Keeps my result, if it is the first one. Returns whether it is.
    pub fn finish(&mut self, date: Date, kind: Kind, outcome: Outcome) -> bool {
        let Some(deal) = self.of_mut(date, kind).filter(|deal| deal.vp.is_none()) else { return false };
        (deal.vp, deal.lead) = (Some(outcome.vp), outcome.lead);
        true
    }

    /// Keeps the result of a bot. One that is here already, for example from another window, is not kept twice.
    pub fn keep_run(&mut self, run: &BotRun, vp: u16) {
        let known = Date::parse(&run.date).zip(Kind::from_code(&run.kind));
        let at = FIELD.iter().position(|entrant| entrant.bot == run.bot);
        let Some(((date, kind), at)) = known.zip(at) else { return };
        let Some(deal) = self.of_mut(date, kind) else { return };
        deal.field.resize_with(deal.field.len().max(at + 1), Vec::new);
        if deal.field[at].len() as u32 == run.number {
            deal.field[at].push(vp);
        }
    }

    /// The number of days without a gap, up to today or yesterday, on which a counted game was finished.
    pub fn streak(&self, today: Date) -> usize {
        let played = |date: Date| {
            let text = date.to_string();
            self.0.iter().any(|deal| deal.counted && deal.vp.is_some() && deal.date == text)
        };
        // Today's game may still come.
        let last = if played(today) { today } else { today.before() };
        std::iter::successors(Some(last), |date| Some(date.before()).filter(|before| before < date))
            .take_while(|date| played(*date))
            .count()
    }

    /// Adds the deals of another browser. Of a deal that both know, the finished game is kept, and the counted one before
    /// the uncounted one.
    pub fn merge(&mut self, other: Deals) {
        let rank = |deal: &DealResult| (deal.vp.is_some(), deal.counted, deal.runs());
        for deal in other.0 {
            let same = |one: &&mut DealResult| {
                (&one.date, &one.kind, &one.edition) == (&deal.date, &deal.kind, &deal.edition)
            };
            match self.0.iter_mut().find(same) {
                Some(here) if rank(here) < rank(&deal) => *here = deal,
                Some(_) => {}
                None => self.0.push(deal),
            }
        }
        self.0.sort_by(|one, other| other.date.cmp(&one.date));
        self.0.truncate(MOST);
    }

    /// Whether nothing is kept.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Date {
        Date::parse(text).unwrap()
    }

    fn today() -> Date {
        date("2026-11-19")
    }

    fn outcome(vp: u16) -> Outcome {
        Outcome { vp, lead: 3 }
    }

    /// The deals after a finished game of this date.
    fn finished(dates: &[&str]) -> Deals {
        let mut deals = Deals::default();
        for text in dates {
            deals.begin(date(text), Kind::Solo, date(text));
            assert!(deals.finish(date(text), Kind::Solo, outcome(50)));
        }
        deals
    }

    #[test]
    fn a_game_is_known_by_its_id() {
        let id = DailyGame::id(today(), Kind::Table);
        let read = |id: &str| DailyGame::read(id);
        assert_eq!(read(&id), Some(DailyGame { date: today(), kind: Kind::Table, kept: true }));
        let again = DailyGame { date: today(), kind: Kind::Table, kept: false };
        assert_eq!(read(&format!("{id}-1f")), Some(again));
        for other in ["1f00", "daily-", "daily-2026-11-19", "daily-2026-13-19-solo", "daily-2026-11-19-chess"]
        {
            assert_eq!(read(other), None, "{other}");
        }
    }

    #[test]
    fn only_the_first_game_on_the_day_itself_counts() {
        let mut deals = Deals::default();
        let yesterday = today().before();
        deals.begin(today(), Kind::Solo, today());
        deals.begin(yesterday, Kind::Solo, today());
        let counted = |deals: &Deals, date| deals.of(date, Kind::Solo).map(|deal| deal.counted);
        assert_eq!((counted(&deals, today()), counted(&deals, yesterday)), (Some(true), Some(false)));
        assert!(deals.finish(today(), Kind::Solo, outcome(50)));
        assert!(!deals.finish(today(), Kind::Solo, outcome(90)), "the second game is not kept");
        assert_eq!(deals.of(today(), Kind::Solo).unwrap().vp, Some(50));
        // A game that was begun, deleted and begun again.
        deals.begin(today(), Kind::Table, today());
        deals.begin(today(), Kind::Table, today());
        assert!(!deals.of(today(), Kind::Table).unwrap().counted);
    }

    #[test]
    fn the_bots_play_after_me_and_the_weakest_first() {
        let mut deals = Deals::default();
        deals.begin(today(), Kind::Solo, today());
        assert_eq!(deals.of(today(), Kind::Solo).unwrap().next_run(), None);
        deals.finish(today(), Kind::Solo, outcome(50));
        let mut bots = Vec::new();
        while let Some(run) = deals.of(today(), Kind::Solo).unwrap().next_run() {
            deals.keep_run(&run, 40 + bots.len() as u16);
            deals.keep_run(&run, 99);
            bots.push(run.bot);
        }
        let expected = FIELD.iter().flat_map(|entrant| vec![entrant.bot; entrant.games as usize]);
        assert_eq!(bots, expected.collect::<Vec<_>>());
        let deal = deals.of(today(), Kind::Solo).unwrap();
        assert_eq!((deal.runs(), deal.beaten()), (bots.len(), 10));
        let first = Against { bot: FIELD[0].bot, mean: 43, beaten: 6, games: 6 };
        assert_eq!(deal.against()[0], first);
        assert_eq!(deal.histogram().bars.iter().filter(|bar| bar.mine).count(), 1);
    }

    #[test]
    fn a_streak_ends_with_the_first_day_without_a_counted_game() {
        let deals = finished(&["2026-11-16", "2026-11-18", "2026-11-19"]);
        assert_eq!(deals.streak(today()), 2);
        assert_eq!(deals.streak(today().next()), 2, "today's game may still come");
        assert_eq!(deals.streak(today().next().next()), 0);
        let mut late = Deals::default();
        late.begin(today().before(), Kind::Solo, today());
        late.finish(today().before(), Kind::Solo, outcome(50));
        assert_eq!(late.streak(today()), 0, "a game of an earlier day does not count");
    }

    #[test]
    fn the_deals_of_two_browsers_are_put_together() {
        let mut here = finished(&["2026-11-18"]);
        here.begin(today(), Kind::Solo, today());
        here.merge(finished(&["2026-11-17", "2026-11-19"]));
        assert_eq!(here.of(today(), Kind::Solo).unwrap().vp, Some(50));
        assert_eq!(here.streak(today()), 3);
        let text = serde_json::to_string(&here).unwrap();
        assert_eq!(serde_json::from_str::<Deals>(&text).unwrap(), here);
    }

    #[test]
    fn a_bot_plays_the_deal_in_my_place() {
        let number = 0;
        let run = BotRun { date: today().to_string(), kind: "solo".into(), bot: "adagio".into(), number };
        let mut rounds = Vec::new();
        let outcome = run.play(Edition::vienna(), &mut || false, &mut |round| rounds.push(round)).unwrap();
        let deal = Deal::of(today(), Kind::Solo, Edition::vienna());
        let same = daily::Run::new(&deal, Edition::vienna(), "adagio", number).unwrap();
        assert_eq!(Some(outcome), same.finish(&mut || false));
        assert_eq!(rounds, [1, 2, 3, 4, 5]);
    }
}
