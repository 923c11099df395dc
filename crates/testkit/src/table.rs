//! A game in a test, with its seed, played in notation.

use edition::Edition;
use rules::{Game, Legal, Luck, Seed, Setup};
use vocab::{Action, Composer, Event, Illegal, Level, Seat};

/// A game under test.
///
/// # Examples
/// ```
/// use testkit::Table;
/// let mut table = Table::players(2).may(1, "travel").ducats(1, 20).tracks(1, [4, 4, 4]);
/// table.act("travel salzburg");
/// assert_eq!(table.refusal("travel salzburg").rule().id(), "TURN-3");
/// ```
pub struct Table {
    /// The game.
    pub game: Game,
    /// The events of the last action, or of the deal.
    pub events: Vec<Event>,
    seed: Seed,
    revision: u64,
}

impl Table {
    /// A game of the first release of Vienna for two to four players: Eybler on the upper line, Stadler on
    /// the lower, seat 1 first.
    pub fn players(players: u8) -> Table {
        Table::composers(players, Composer::Eybler, Composer::Stadler)
    }

    /// A game with other composers.
    pub fn composers(players: u8, upper: Composer, lower: Composer) -> Table {
        let (upper, lower, first) = (Some(upper), Some(lower), Some(Seat::at(0)));
        Table::deal(&Setup { upper, lower, first, ..Setup::players(players) }, Edition::first_vienna(), 1)
    }

    /// A solo game with Eybler.
    pub fn solo(level: Level) -> Table {
        Table::deal(
            &Setup { upper: Some(Composer::Eybler), ..Setup::solo(level) },
            Edition::first_vienna(),
            1,
        )
    }

    /// A game with any set-up.
    pub fn deal(setup: &Setup, edition: &'static Edition, seed: u64) -> Table {
        let mut events = Vec::new();
        let seed = Seed::from_number(seed);
        let game = Game::deal(setup, edition, &mut seed.dice(0), &mut events).unwrap();
        Table { game, events, seed, revision: 0 }
    }

    /// An edition like Vienna with some text of one file replaced.
    pub fn edition_with(file: &str, changes: &[(&str, &str)]) -> &'static Edition {
        let mut files: Vec<(&str, String)> =
            Edition::files_of_vienna().map(|(name, text)| (name, text.to_owned())).to_vec();
        let text = &mut files.iter_mut().find(|(name, _)| *name == file).expect("a file of the edition").1;
        for (old, new) in changes {
            assert!(text.contains(old), "{file} does not contain {old:?}");
            *text = text.replacen(old, new, 1);
        }
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        match Edition::from_files(&files) {
            Ok(edition) => edition.leak(),
            Err(faults) => panic!("the changed edition has faults: {faults:#?}"),
        }
    }

    /// Parses an action.
    pub fn action(&self, text: &str) -> Action {
        Action::read(text, self.game.edition()).unwrap_or_else(|error| panic!("{text:?}: {error}"))
    }

    /// Checks an action of the seat that is to act.
    pub fn check(&self, text: &str) -> Result<Legal, Illegal> {
        let seat = self.game.to_act().expect("somebody is to act");
        self.game.check(seat, self.action(text))
    }

    /// The refusal of an action that must be illegal.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> Illegal {
        match self.check(text) {
            Ok(_) => panic!("{text:?} is legal, but should not be"),
            Err(illegal) => illegal,
        }
    }

    /// Plays an action, and checks that folding its events gives the same game and that the invariants hold.
    #[track_caller]
    pub fn act(&mut self, text: &str) -> &mut Table {
        let legal = match self.check(text) {
            Ok(legal) => legal,
            Err(illegal) => panic!("{text:?} is refused: {illegal}; legal: {:#?}", self.legal()),
        };
        self.revision += 1;
        self.events.clear();
        let mut folded = self.game;
        self.game.play(legal, &mut self.seed.dice(self.revision), &mut self.events);
        self.events.iter().for_each(|event| folded.evolve(event));
        assert_eq!(folded.position(), self.game.position(), "folding the events gives another game");
        assert_eq!(self.game.broken(), [], "after {text:?}");
        self
    }

    /// Plays several actions.
    #[track_caller]
    pub fn acts(&mut self, texts: &[&str]) -> &mut Table {
        for text in texts {
            self.act(text);
        }
        self
    }

    /// The legal actions in notation.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(&mut legal);
        legal.iter().map(|legal| legal.action().notation(self.game.edition())).collect()
    }

    /// The legal actions whose notation begins with a word.
    pub fn legal_with(&self, word: &str) -> Vec<String> {
        self.legal().into_iter().filter(|text| text.split(' ').next() == Some(word)).collect()
    }

    /// A random legal action; none when the game is over. Exchanges are rare; otherwise they would dominate.
    pub fn any_legal(&self, luck: &mut impl Luck) -> Option<String> {
        let mut legal = self.legal();
        if luck.below(20) > 0 && legal.iter().any(|text| !text.starts_with("exchange")) {
            legal.retain(|text| !text.starts_with("exchange"));
        }
        let chosen = luck.below(legal.len().max(1) as u32) as usize;
        legal.into_iter().nth(chosen)
    }

    /// Lays the first two cards of the hand, takes ducats and ends the turn.
    #[track_caller]
    pub fn pass(&mut self) -> &mut Table {
        let lay = self.legal().remove(0);
        self.acts(&[&lay, "ducats", "end"])
    }

    /// Plays a random legal action. Exchanges are left out, because they could go on forever.
    #[track_caller]
    pub fn act_at_random(&mut self, luck: &mut impl Luck) -> &mut Table {
        let mut legal = self.legal();
        legal.retain(|text| !text.starts_with("exchange"));
        let picked = legal.swap_remove(luck.below(legal.len() as u32) as usize);
        self.act(&picked)
    }

    /// Passes until the next round begins or the game ends. Wilds from Maintenance become Talent.
    #[track_caller]
    pub fn pass_round(&mut self) -> &mut Table {
        let round = self.game.round();
        while !self.game.is_over() && self.game.round() == round {
            match self.game.prompt() {
                Some(vocab::Prompt::Lay) => self.pass(),
                Some(vocab::Prompt::Kinds { .. }) => self.act("kind talent"),
                Some(vocab::Prompt::UseOrTake) => self.acts(&["ducats", "end"]),
                Some(vocab::Prompt::Card(_)) => self.act("end"),
                Some(vocab::Prompt::Neutral(_)) => {
                    let first = self.legal().remove(0);
                    self.act(&first)
                }
                Some(_) => self.act("decline"),
                None => self,
            };
        }
        self
    }
}
