//! The bots and their names, which are the same in every language.

/// A preference for one kind of action, for measuring how good that strategy is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lean {
    /// Prefers commissioning and selling works.
    Opus,
    /// Prefers performing works.
    Perform,
    /// Prefers travelling.
    Travel,
    /// Prefers the Requiem.
    Requiem,
}

impl Lean {
    /// All values.
    pub const ALL: [Lean; 4] = [Lean::Opus, Lean::Perform, Lean::Travel, Lean::Requiem];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Lean::Opus => "opus",
            Lean::Perform => "perform",
            Lean::Travel => "travel",
            Lean::Requiem => "requiem",
        }
    }
}

/// The levels for games against people, named after tempo marks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tempo {
    /// A beginner: overlooks much and hardly looks ahead.
    Adagio,
    /// Overlooks less and looks a little further ahead.
    Andante,
    /// Plans for the whole game, but still overlooks possibilities.
    Moderato,
    /// Overlooks less and understands most of what a turn promises.
    Allegro,
    /// Overlooks little.
    Vivace,
    /// Overlooks nothing: plays the turn that the trained net judges best.
    Presto,
    /// Tries out its best turns in imagined worlds: the strongest level.
    Prestissimo,
}

impl Tempo {
    /// All values, the weakest first.
    pub const ALL: [Tempo; 7] = [
        Tempo::Adagio,
        Tempo::Andante,
        Tempo::Moderato,
        Tempo::Allegro,
        Tempo::Vivace,
        Tempo::Presto,
        Tempo::Prestissimo,
    ];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Tempo::Adagio => "adagio",
            Tempo::Andante => "andante",
            Tempo::Moderato => "moderato",
            Tempo::Allegro => "allegro",
            Tempo::Vivace => "vivace",
            Tempo::Presto => "presto",
            Tempo::Prestissimo => "prestissimo",
        }
    }
}

/// An opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// Plays any legal action. A baseline, not for games with people.
    Random,
    /// Plays the turn with the best evaluation.
    Greedy(Option<Lean>),
    /// Information-set tree search from the literature. A baseline.
    Ismcts,
    /// Simulates the turns with the best evaluation in imagined worlds.
    Flat(Option<Lean>),
    /// Plays the turn that the trained net judges best.
    Net,
    /// Tries out the turns that the trained net judges best.
    Champion,
    /// A net trained by the recipe of another program. A baseline.
    Keldon,
    /// A level for games with people.
    Level(Tempo),
}

impl Bot {
    /// All values.
    pub const ALL: [Bot; 22] = [
        Bot::Random,
        Bot::Greedy(None),
        Bot::Ismcts,
        Bot::Flat(None),
        Bot::Net,
        Bot::Champion,
        Bot::Keldon,
        Bot::Level(Tempo::Adagio),
        Bot::Level(Tempo::Andante),
        Bot::Level(Tempo::Moderato),
        Bot::Level(Tempo::Allegro),
        Bot::Level(Tempo::Vivace),
        Bot::Level(Tempo::Presto),
        Bot::Level(Tempo::Prestissimo),
        Bot::Greedy(Some(Lean::Opus)),
        Bot::Greedy(Some(Lean::Perform)),
        Bot::Greedy(Some(Lean::Travel)),
        Bot::Greedy(Some(Lean::Requiem)),
        Bot::Flat(Some(Lean::Opus)),
        Bot::Flat(Some(Lean::Perform)),
        Bot::Flat(Some(Lean::Travel)),
        Bot::Flat(Some(Lean::Requiem)),
    ];

    /// The strongest bot, which gives hints.
    pub const STRONGEST: Bot = Bot::Level(Tempo::Prestissimo);

    /// The written form used in files and on the command line.
    ///
    /// # Examples
    /// ```
    /// use bots::{Bot, Lean, Tempo};
    /// assert_eq!(Bot::Level(Tempo::Allegro).code(), "allegro");
    /// assert_eq!(Bot::Flat(Some(Lean::Opus)).code(), "flat-opus");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy(None) => "greedy",
            Bot::Greedy(Some(Lean::Opus)) => "greedy-opus",
            Bot::Greedy(Some(Lean::Perform)) => "greedy-perform",
            Bot::Greedy(Some(Lean::Travel)) => "greedy-travel",
            Bot::Greedy(Some(Lean::Requiem)) => "greedy-requiem",
            Bot::Ismcts => "ismcts",
            Bot::Flat(None) => "flat",
            Bot::Flat(Some(Lean::Opus)) => "flat-opus",
            Bot::Flat(Some(Lean::Perform)) => "flat-perform",
            Bot::Flat(Some(Lean::Travel)) => "flat-travel",
            Bot::Flat(Some(Lean::Requiem)) => "flat-requiem",
            Bot::Net => "net",
            Bot::Champion => "champion",
            Bot::Keldon => "keldon",
            Bot::Level(tempo) => tempo.code(),
        }
    }

    /// The bot with this written form.
    ///
    /// # Examples
    /// ```
    /// use bots::Bot;
    /// assert!(Bot::ALL.into_iter().all(|bot| Bot::from_code(bot.code()) == Some(bot)));
    /// assert_eq!(Bot::from_code("furioso"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Bot> {
        Bot::ALL.into_iter().find(|bot| bot.code() == code)
    }

    /// The default number of simulations per decision.
    pub const fn simulations(self) -> u32 {
        match self {
            Bot::Random | Bot::Greedy(_) | Bot::Net | Bot::Keldon => 0,
            Bot::Ismcts => 2000,
            Bot::Champion => 128,
            Bot::Flat(_) => 96,
            Bot::Level(Tempo::Prestissimo) => 256,
            Bot::Level(_) => 0,
        }
    }
}

impl std::fmt::Display for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}
