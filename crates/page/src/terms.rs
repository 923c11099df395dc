//! The options of a new table on a server, and the request that creates it.

use crate::choice::{BOTS, Choice};
use edition::Edition;
use protocol::http::{NewSeat, NewTable};
use protocol::{Clock, TableOptions, TakeOver};
use serde::{Deserialize, Serialize};
use texts::{Lang, t};
use vocab::Composer;

const MINUTE: u32 = 60;
const HOUR: u32 = 60 * MINUTE;
const DAY: u32 = 24 * HOUR;

/// The clocks to choose from: none, for one evening, for days, for a week.
pub const CLOCKS: [Option<Clock>; 5] = [
    None,
    Some(Clock { seconds: 15 * MINUTE, per_turn: MINUTE }),
    Some(Clock { seconds: HOUR, per_turn: 0 }),
    Some(Clock { seconds: DAY, per_turn: 12 * HOUR }),
    Some(Clock { seconds: 7 * DAY, per_turn: 0 }),
];

/// The delays to choose from before a bot takes over, in seconds.
pub const PATIENCE: [Option<u32>; 7] =
    [None, Some(2 * MINUTE), Some(5 * MINUTE), Some(10 * MINUTE), Some(12 * HOUR), Some(DAY), Some(3 * DAY)];

/// The options of a table that do not affect the game itself.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Terms {
    /// Whether the lobby shows the table.
    pub public: bool,
    /// Clocks.
    pub clock: Option<Clock>,
    /// After how many seconds without a decision a bot takes over.
    pub patience: Option<u32>,
    /// The bot that takes over, by its code.
    pub bot: String,
    /// Whether people can write to each other.
    pub talk: bool,
    /// Whether players can ask a bot for advice.
    pub advice: bool,
}

impl Default for Terms {
    fn default() -> Self {
        let bot = BOTS[1].to_owned();
        Terms { public: false, clock: None, patience: Some(3 * DAY), bot, talk: true, advice: false }
    }
}

impl Terms {
    /// Chooses a clock, and the delay before a bot takes over that fits it. “Never” stays.
    pub fn set_clock(&mut self, clock: Option<Clock>) {
        self.clock = clock;
        self.patience = self.patience.map(|_| TakeOver::fitting(clock));
    }

    /// Whether a bot can take over after this delay: not if the clock runs out before.
    pub fn allows(&self, patience: Option<u32>) -> bool {
        patience <= self.clock.map(|clock| clock.seconds).or(patience)
    }

    /// The delay before a bot takes over. A choice of an earlier version may not fit the clock.
    fn fitting_patience(&self) -> Option<u32> {
        self.patience.map(|seconds| match self.allows(Some(seconds)) {
            true => seconds,
            false => TakeOver::fitting(self.clock),
        })
    }
}

/// The request that creates the chosen table. `me` is the name in the settings.
pub fn new_table(choice: &Choice, edition: &Edition, me: &str) -> NewTable {
    let seat = |seat: usize| match (choice.is_mine(seat), choice.is_person(seat)) {
        (true, _) => NewSeat::Me,
        (false, true) => NewSeat::Open,
        (false, false) => NewSeat::Bot { bot: choice.bot(seat).to_owned() },
    };
    let (setup, terms) = (choice.setup(), choice.terms.clone());
    let code = |composer: Option<Composer>| composer.map(|composer| composer.code().to_owned());
    let options = TableOptions {
        public: terms.public,
        level: None,
        upper: code(setup.upper),
        lower: code(setup.lower),
        first: setup.first.map(|seat| seat.number()),
        seed: Some(choice.seed.trim().to_owned()).filter(|seed| !seed.is_empty()),
        edition: Some(edition.hash_hex()).filter(|_| edition.hash != Edition::vienna().hash),
        clock: terms.clock,
        take_over: terms
            .fitting_patience()
            .map(|seconds| TakeOver { seconds: Some(seconds), bot: terms.bot }),
        talk: terms.talk,
        advice: terms.advice,
    };
    NewTable {
        seats: (0..choice.seats()).map(seat).collect(),
        name: me.trim().to_owned(),
        options,
        word: None,
    }
}

/// A clock in words.
pub fn clock_words(lang: Lang, clock: Option<Clock>) -> String {
    match clock {
        None => t::lobby_clock_none(lang),
        Some(Clock { seconds, per_turn: 0 }) => t::lobby_clock_whole(lang, span(lang, seconds)),
        Some(Clock { seconds, per_turn }) => {
            t::lobby_clock_turns(lang, span(lang, seconds), span(lang, per_turn))
        }
    }
}

/// Whether players can ask for advice, in words.
pub fn advice_words(lang: Lang, allowed: bool) -> String {
    t::advice_table_choice(lang, if allowed { "allowed" } else { "off" })
}

/// How long the table waits for a player, in words.
pub fn patience_words(lang: Lang, patience: Option<u32>) -> String {
    patience.map_or_else(|| t::lobby_never(lang), |seconds| span(lang, seconds))
}

/// A span of time in its largest whole unit.
fn span(lang: Lang, seconds: u32) -> String {
    match seconds {
        days if days % DAY == 0 => t::lobby_days(lang, (days / DAY).into()),
        hours if hours % HOUR == 0 => t::lobby_hours(lang, (hours / HOUR).into()),
        minutes => t::lobby_minutes(lang, minutes.div_ceil(MINUTE).into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::Mode;

    #[test]
    fn what_is_chosen_is_what_is_asked_for() {
        let mut choice = Choice { mode: Mode::Online, players: 3, first: Some(2), ..Choice::default() };
        choice.seat_bot(2, "presto");
        choice.seed = " 1791 ".to_owned();
        choice.upper = Some("stadler".to_owned());
        choice.terms.set_clock(CLOCKS[1]);
        choice.terms.advice = true;
        let table = new_table(&choice, Edition::vienna(), " Anna ");
        assert_eq!(table.seats, [NewSeat::Me, NewSeat::Open, NewSeat::Bot { bot: "presto".to_owned() }]);
        assert_eq!(table.name, "Anna");
        assert_eq!(table.options.seed.as_deref(), Some("1791"));
        assert_eq!(table.options.first, Some(3));
        assert_eq!(table.options.upper.as_deref(), Some("stadler"));
        assert_eq!(table.options.clock, Some(Clock { seconds: 900, per_turn: 60 }));
        let taken_over = TakeOver { seconds: Some(5 * MINUTE), bot: "andante".to_owned() };
        assert_eq!(table.options.take_over, Some(taken_over));
        assert!(table.options.advice && !new_table(&Choice::default(), Edition::vienna(), "").options.advice);
    }

    #[test]
    fn every_clock_has_a_delay_that_can_be_chosen_and_fits() {
        for clock in CLOCKS {
            let mut terms = Terms::default();
            terms.set_clock(clock);
            assert!(PATIENCE.contains(&terms.patience) && terms.allows(terms.patience), "{clock:?}");
            let never = Terms { patience: None, ..Terms::default() };
            let mut changed = never.clone();
            changed.set_clock(clock);
            assert_eq!(changed.patience, None, "never stays never");
        }
        // A choice of an earlier version.
        let old = Terms { clock: CLOCKS[1], patience: Some(3 * DAY), ..Terms::default() };
        assert!(!old.allows(old.patience));
        assert_eq!(old.fitting_patience(), Some(5 * MINUTE));
    }

    #[test]
    fn times_are_told_in_their_largest_whole_unit() {
        let told = |at: usize| clock_words(Lang::En, CLOCKS[at]);
        assert_eq!(told(1), "15 minutes + 1 minute per turn");
        assert_eq!(told(2), "1 hour per player");
        assert_eq!(told(3), "1 day + 12 hours per turn");
        assert_eq!(patience_words(Lang::En, Some(90)), "2 minutes");
    }

    #[test]
    fn what_was_chosen_before_there_were_terms_is_read() {
        let choice: Choice = serde_json::from_str("{\"players\":3}").unwrap();
        assert_eq!(choice.terms, Terms::default());
    }
}
