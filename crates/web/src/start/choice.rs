//! What is chosen before a game: remembered for the next one, and turned into a table.

use crate::online::make::Terms;
use bots::Tempo;
use rules::{Seed, SeedError, Setup};
use serde::{Deserialize, Serialize};
use table::Sitter;
use vocab::{Composer, Level, Seat};

/// Who sits at the table, in broad lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One person against the Soloist.
    Solo,
    /// One person and bots.
    Bots,
    /// Several people at one screen, bots among them if wanted.
    Screen,
    /// Bots alone.
    Watch,
    /// People who are each at a screen of their own, through a server.
    Online,
}

impl Mode {
    /// All, in the order of the page.
    pub const ALL: [Mode; 5] = [Mode::Solo, Mode::Bots, Mode::Screen, Mode::Watch, Mode::Online];

    /// The word for it in messages.
    pub fn code(self) -> &'static str {
        match self {
            Mode::Solo => "solo",
            Mode::Bots => "bots",
            Mode::Screen => "screen",
            Mode::Watch => "watch",
            Mode::Online => "online",
        }
    }
}

/// The levels of bots that people meet, the weakest first.
pub const BOTS: [&str; 6] = [
    Tempo::Adagio.code(),
    Tempo::Andante.code(),
    Tempo::Moderato.code(),
    Tempo::Allegro.code(),
    Tempo::Vivace.code(),
    Tempo::Presto.code(),
];

/// Everything that is chosen. Lists have an entry for each seat, taken or not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choice {
    /// Who sits there.
    pub mode: Mode,
    /// The level of the Soloist, by its code.
    pub level: String,
    /// How many sit there, 2 to 4.
    pub players: u8,
    /// My seat among bots and online, from 0.
    pub mine: usize,
    /// The bot of each seat, by its code.
    pub bots: [String; 4],
    /// At one screen and online: whether a bot sits there.
    pub bot_at: [bool; 4],
    /// At one screen: the names of the others. The name of the first seat is that of the settings.
    pub names: [String; 4],
    /// The composer of the upper line, by its code; none is random.
    pub upper: Option<String>,
    /// The composer of the lower line.
    pub lower: Option<String>,
    /// The first player, from 0; none is random.
    pub first: Option<usize>,
    /// The seed as it was typed; empty is random. Not remembered: nobody wants the same game twice unasked.
    #[serde(skip)]
    pub seed: String,
    /// The hash of an edition that was brought; none is ours.
    pub edition: Option<String>,
    /// Whether the further choices are shown.
    pub open: bool,
    /// What else is agreed on online.
    pub terms: Terms,
}

impl Default for Choice {
    fn default() -> Self {
        Choice {
            mode: Mode::Bots,
            level: Level::Easy.code().to_owned(),
            players: 2,
            mine: 0,
            bots: std::array::from_fn(|_| BOTS[1].to_owned()),
            bot_at: [false; 4],
            names: Default::default(),
            upper: None,
            lower: None,
            first: None,
            seed: String::new(),
            edition: None,
            open: false,
            terms: Terms::default(),
        }
    }
}

impl Choice {
    /// How many seats are chosen for.
    pub fn seats(&self) -> usize {
        usize::from(self.players.clamp(2, 4))
    }

    /// Whether a person sits at this seat.
    pub fn is_person(&self, seat: usize) -> bool {
        match self.mode {
            Mode::Solo => seat == 0,
            Mode::Bots => seat == self.mine(),
            Mode::Screen => !self.bot_at[seat],
            Mode::Watch => false,
            Mode::Online => self.is_mine(seat) || !self.bot_at[seat],
        }
    }

    /// My seat among bots and online; the last one if there are fewer now.
    fn mine(&self) -> usize {
        self.mine.min(self.seats() - 1)
    }

    /// Whether this is my seat, where I have but one.
    pub fn is_mine(&self, seat: usize) -> bool {
        matches!(self.mode, Mode::Bots | Mode::Online) && seat == self.mine()
    }

    /// Puts a person at a seat: me, where I have but one, and whoever was there goes where I was.
    pub fn seat_person(&mut self, seat: usize) {
        match self.mode {
            Mode::Bots => {
                let before = self.mine();
                self.bots.swap(before, seat);
                self.mine = seat;
            }
            Mode::Online => {
                let before = self.mine();
                self.bots.swap(before, seat);
                self.bot_at.swap(before, seat);
                self.mine = seat;
            }
            Mode::Screen => self.bot_at[seat] = false,
            Mode::Solo | Mode::Watch => {}
        }
    }

    /// Puts a bot at a seat. If it was mine, I move to the next one.
    pub fn seat_bot(&mut self, seat: usize, code: &str) {
        self.move_on_from(seat);
        self.bot_at[seat] = true;
        self.bots[seat] = code.to_owned();
    }

    /// Leaves a seat open for somebody else. If it was mine, I move to the next one.
    pub fn seat_friend(&mut self, seat: usize) {
        self.move_on_from(seat);
        self.bot_at[seat] = false;
    }

    fn move_on_from(&mut self, seat: usize) {
        if self.is_mine(seat) {
            self.seat_person((seat + 1) % self.seats());
        }
    }

    /// The bot of a seat; one that is no longer known gives way to the middle one.
    pub fn bot(&self, seat: usize) -> &'static str {
        BOTS.into_iter().find(|code| *code == self.bots[seat]).unwrap_or(BOTS[1])
    }

    /// What the person at a seat is called; `me` is the name of the settings.
    pub fn name<'a>(&'a self, seat: usize, me: &'a str) -> &'a str {
        match self.mode {
            Mode::Screen if seat > 0 => &self.names[seat],
            Mode::Online if !self.is_mine(seat) => "",
            _ => me,
        }
    }

    /// Those at the table.
    pub fn sitters(&self, me: &str) -> Vec<Sitter> {
        if self.mode == Mode::Solo {
            return vec![Sitter::human(me.trim())];
        }
        let sitter = |seat: usize| match self.is_person(seat) {
            true => Sitter::human(self.name(seat, me).trim()),
            false => Sitter::bot(self.bot(seat)),
        };
        (0..self.seats()).map(sitter).collect()
    }

    /// The set-up.
    pub fn setup(&self) -> Setup {
        let composer = |code: &Option<String>| code.as_deref().and_then(Composer::from_code);
        if self.mode == Mode::Solo {
            let level = Level::from_code(&self.level).unwrap_or(Level::Easy);
            return Setup { upper: composer(&self.upper), ..Setup::solo(level) };
        }
        Setup {
            upper: composer(&self.upper),
            lower: composer(&self.lower),
            first: self.first.filter(|seat| *seat < self.seats()).map(Seat::at),
            ..Setup::players(self.players.clamp(2, 4))
        }
    }

    /// The seed that was typed; nothing if it is left to chance.
    ///
    /// # Errors
    /// What is no seed.
    pub fn seed(&self) -> Result<Option<Seed>, SeedError> {
        match self.seed.trim() {
            "" => Ok(None),
            text => Seed::parse(text).map(Some),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn notation(choice: &Choice) -> Vec<String> {
        choice.sitters("Anna").iter().map(Sitter::notation).collect()
    }

    #[test]
    fn a_newcomer_meets_one_andante() {
        let choice = Choice::default();
        assert_eq!(notation(&choice), ["human Anna", "bot:andante"]);
        assert_eq!(choice.setup(), Setup::players(2));
        assert_eq!(choice.seed(), Ok(None));
    }

    #[test]
    fn among_bots_there_is_always_one_person() {
        let mut choice = Choice { players: 3, ..Choice::default() };
        choice.seat_bot(1, "allegro");
        choice.seat_person(1);
        assert_eq!(notation(&choice), ["bot:allegro", "human Anna", "bot:andante"]);
        choice.seat_bot(1, "adagio");
        assert_eq!(notation(&choice), ["bot:allegro", "bot:adagio", "human Anna"]);
        choice.players = 2;
        assert_eq!(notation(&choice), ["bot:allegro", "human Anna"]);
    }

    #[test]
    fn at_one_screen_people_and_bots_mix() {
        let mut choice = Choice { mode: Mode::Screen, players: 3, ..Choice::default() };
        choice.names[1] = "Béla ".to_owned();
        choice.seat_bot(2, "adagio");
        assert_eq!(notation(&choice), ["human Anna", "human Béla", "bot:adagio"]);
    }

    #[test]
    fn online_there_are_me_friends_and_bots() {
        let mut choice = Choice { mode: Mode::Online, players: 3, ..Choice::default() };
        assert_eq!(notation(&choice), ["human Anna", "human", "human"]);
        choice.seat_bot(1, "presto");
        choice.seat_person(1);
        assert_eq!(notation(&choice), ["bot:presto", "human Anna", "human"]);
        choice.seat_friend(1);
        assert_eq!(notation(&choice), ["bot:presto", "human", "human Anna"]);
        choice.seat_bot(2, "adagio");
        assert_eq!(notation(&choice), ["human Anna", "human", "bot:adagio"]);
    }

    #[test]
    fn nobody_plays_where_bots_are_watched() {
        let choice = Choice { mode: Mode::Watch, players: 4, ..Choice::default() };
        assert!(choice.sitters("Anna").iter().all(|sitter| !sitter.is_human()));
    }

    #[test]
    fn the_solo_game_has_one_composer_and_no_first_player() {
        let lower = Some("stadler".to_owned());
        let choice =
            Choice { mode: Mode::Solo, upper: lower.clone(), lower, first: Some(3), ..Choice::default() };
        let expected = Setup { upper: Some(Composer::Stadler), ..Setup::solo(Level::Easy) };
        assert_eq!(choice.setup(), expected);
    }

    #[test]
    fn a_first_player_who_is_not_there_is_random() {
        let choice = Choice { first: Some(3), ..Choice::default() };
        assert_eq!(choice.setup().first, None);
        let choice = Choice { first: Some(1), ..Choice::default() };
        assert_eq!(choice.setup().first, Some(Seat::at(1)));
    }

    #[test]
    fn a_seed_is_a_number_or_refused() {
        let typed = |seed: &str| Choice { seed: seed.to_owned(), ..Choice::default() }.seed();
        assert_eq!(typed(" 1791 "), Ok(Some(Seed::from_number(1791))));
        assert!(typed("Mozart").is_err());
    }

    #[test]
    fn what_is_remembered_can_be_read_and_old_notes_too() {
        let choice = Choice { players: 4, mode: Mode::Watch, ..Choice::default() };
        let text = serde_json::to_string(&choice).unwrap();
        assert_eq!(serde_json::from_str::<Choice>(&text).unwrap(), choice);
        assert_eq!(serde_json::from_str::<Choice>("{\"players\":3}").unwrap().players, 3);
    }
}
