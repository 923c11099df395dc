//! The choices for a new game: stored for the next one, and converted to a set-up.

use crate::terms::Terms;
use bots::Tempo;
use rules::{Seed, SeedError, Setup};
use serde::{Deserialize, Serialize};
use table::Sitter;
use vocab::{Composer, Level, Seat};

/// How the game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One player against the Soloist.
    Solo,
    /// One player against bots.
    Bots,
    /// Several players who share one screen, optionally with bots.
    Screen,
    /// Bots only.
    Watch,
    /// Players on different devices, through a server.
    Online,
}

impl Mode {
    /// All modes, in the order of the page.
    pub const ALL: [Mode; 5] = [Mode::Solo, Mode::Bots, Mode::Screen, Mode::Watch, Mode::Online];

    /// The code of the mode in messages.
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

/// The bots that can be chosen, weakest first.
pub const BOTS: [&str; 7] = [
    Tempo::Adagio.code(),
    Tempo::Andante.code(),
    Tempo::Moderato.code(),
    Tempo::Allegro.code(),
    Tempo::Vivace.code(),
    Tempo::Presto.code(),
    Tempo::Prestissimo.code(),
];

/// All choices. Arrays have an entry for each of four seats, even if fewer are used.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choice {
    /// How the game is played.
    pub mode: Mode,
    /// The code of the Soloist's level.
    pub level: String,
    /// The number of seats, 2 to 4.
    pub players: u8,
    /// The player's seat against bots and online, counted from 0.
    pub mine: usize,
    /// The code of the bot of each seat.
    pub bots: [String; 4],
    /// For each seat, whether a bot plays it. For a shared screen and online.
    pub bot_at: [bool; 4],
    /// The names of the players at a shared screen. The first seat uses the name in the settings.
    pub names: [String; 4],
    /// The code of the upper line's composer; none is random.
    pub upper: Option<String>,
    /// The code of the lower line's composer; none is random.
    pub lower: Option<String>,
    /// The first player, counted from 0; none is random.
    pub first: Option<usize>,
    /// The seed as typed; empty is random. Not stored, so that the next game is a different one.
    #[serde(skip)]
    pub seed: String,
    /// The hash of a custom edition; none is the built-in one.
    pub edition: Option<String>,
    /// Whether the additional options are expanded.
    pub open: bool,
    /// The options of an online table.
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
    /// The number of seats, within its limits.
    pub fn seats(&self) -> usize {
        usize::from(self.players.clamp(2, 4))
    }

    /// Whether a person plays this seat.
    pub fn is_person(&self, seat: usize) -> bool {
        match self.mode {
            Mode::Solo => seat == 0,
            Mode::Bots => seat == self.mine(),
            Mode::Screen => !self.bot_at[seat],
            Mode::Watch => false,
            Mode::Online => self.is_mine(seat) || !self.bot_at[seat],
        }
    }

    /// The player's seat, or the last one if there are fewer seats now.
    fn mine(&self) -> usize {
        self.mine.min(self.seats() - 1)
    }

    /// Whether this is the player's seat, in modes where the player has exactly one.
    pub fn is_mine(&self, seat: usize) -> bool {
        matches!(self.mode, Mode::Bots | Mode::Online) && seat == self.mine()
    }

    /// Puts a person at a seat. Where the player has exactly one seat, they swap with its bot or guest.
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

    /// Puts a bot at a seat. If it was the player's, they move to the next one.
    pub fn seat_bot(&mut self, seat: usize, code: &str) {
        self.vacate(seat);
        // Elsewhere the mode itself says which seats are bots'.
        if matches!(self.mode, Mode::Screen | Mode::Online) {
            self.bot_at[seat] = true;
        }
        self.bots[seat] = code.to_owned();
    }

    /// Leaves a seat open for a guest. If it was the player's, they move to the next one.
    pub fn seat_friend(&mut self, seat: usize) {
        self.vacate(seat);
        self.bot_at[seat] = false;
    }

    fn vacate(&mut self, seat: usize) {
        if self.is_mine(seat) {
            self.seat_person((seat + 1) % self.seats());
        }
    }

    /// The bot of a seat; an unknown code counts as the default bot.
    pub fn bot(&self, seat: usize) -> &'static str {
        BOTS.into_iter().find(|code| *code == self.bots[seat]).unwrap_or(BOTS[1])
    }

    /// The name of the person at a seat; `me` is the name in the settings.
    pub fn name<'a>(&'a self, seat: usize, me: &'a str) -> &'a str {
        match self.mode {
            Mode::Screen if seat > 0 => &self.names[seat],
            Mode::Online if !self.is_mine(seat) => "",
            _ => me,
        }
    }

    /// Who plays each seat.
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

    /// The set-up of the game.
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

    /// The typed seed; none if it is random.
    ///
    /// # Errors
    /// Fails if the text is not a seed.
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
    fn the_default_opponent_is_one_andante_bot() {
        let choice = Choice::default();
        assert_eq!(notation(&choice), ["human Anna", "bot:andante"]);
        assert_eq!(choice.setup(), Setup::players(2));
        assert_eq!(choice.seed(), Ok(None));
    }

    #[test]
    fn against_bots_there_is_always_one_person() {
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
    fn at_a_shared_screen_people_and_bots_can_mix() {
        let mut choice = Choice { mode: Mode::Screen, players: 3, ..Choice::default() };
        choice.names[1] = "Béla ".to_owned();
        choice.seat_bot(2, "adagio");
        assert_eq!(notation(&choice), ["human Anna", "human Béla", "bot:adagio"]);
    }

    #[test]
    fn a_bot_chosen_against_bots_leaves_the_seat_to_a_person_at_a_shared_screen() {
        let mut choice = Choice::default();
        choice.seat_bot(1, "presto");
        choice.mode = Mode::Screen;
        assert_eq!(notation(&choice), ["human Anna", "human"]);
        choice.mode = Mode::Bots;
        assert_eq!(notation(&choice), ["human Anna", "bot:presto"]);
    }

    #[test]
    fn an_online_table_can_have_the_player_guests_and_bots() {
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
    fn in_watch_mode_all_seats_are_bots() {
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
    fn a_first_player_beyond_the_seats_is_random() {
        let choice = Choice { first: Some(3), ..Choice::default() };
        assert_eq!(choice.setup().first, None);
        let choice = Choice { first: Some(1), ..Choice::default() };
        assert_eq!(choice.setup().first, Some(Seat::at(1)));
    }

    #[test]
    fn a_seed_that_is_not_a_number_is_refused() {
        let typed = |seed: &str| Choice { seed: seed.to_owned(), ..Choice::default() }.seed();
        assert_eq!(typed(" 1791 "), Ok(Some(Seed::from_number(1791))));
        assert!(typed("Mozart").is_err());
    }

    #[test]
    fn stored_choices_are_read_back_even_with_missing_fields() {
        let choice = Choice { players: 4, mode: Mode::Watch, ..Choice::default() };
        let text = serde_json::to_string(&choice).unwrap();
        assert_eq!(serde_json::from_str::<Choice>(&text).unwrap(), choice);
        assert_eq!(serde_json::from_str::<Choice>("{\"players\":3}").unwrap().players, 3);
    }
}
