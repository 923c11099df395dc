//! Who plays: the opponents and their written names, which are the same in every language.

/// How well a greedy bot plays. Tempo marks, from slow to lively.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Skill {
    /// A beginner: sees one decision at a time and little of what comes later.
    Adagio,
    /// Decent: plans the whole turn, but weighs it roughly.
    Andante,
    /// The best of the three: plans the whole turn and weighs it well.
    Allegro,
}

impl Skill {
    /// All of them, the weakest first.
    pub const ALL: [Skill; 3] = [Skill::Adagio, Skill::Andante, Skill::Allegro];
}

/// An opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bot {
    /// Any legal action: not for people, but to measure against.
    Random,
    /// The best turn for now.
    Greedy(Skill),
}

impl Bot {
    /// All of them, the weakest first.
    pub const ALL: [Bot; 4] =
        [Bot::Random, Bot::Greedy(Skill::Adagio), Bot::Greedy(Skill::Andante), Bot::Greedy(Skill::Allegro)];

    /// The written form used in files and on the command line.
    ///
    /// # Examples
    /// ```
    /// use bots::{Bot, Skill};
    /// assert_eq!(Bot::Greedy(Skill::Allegro).code(), "allegro");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Bot::Random => "random",
            Bot::Greedy(Skill::Adagio) => "adagio",
            Bot::Greedy(Skill::Andante) => "andante",
            Bot::Greedy(Skill::Allegro) => "allegro",
        }
    }

    /// The bot with this written form.
    ///
    /// # Examples
    /// ```
    /// use bots::Bot;
    /// assert!(Bot::ALL.into_iter().all(|bot| Bot::from_code(bot.code()) == Some(bot)));
    /// assert_eq!(Bot::from_code("presto"), None);
    /// ```
    pub fn from_code(code: &str) -> Option<Bot> {
        Bot::ALL.into_iter().find(|bot| bot.code() == code)
    }
}

impl std::fmt::Display for Bot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}
