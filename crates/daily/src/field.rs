//! The bots whose results a player is compared with. To compare with other bots, change this table; nothing else depends
//! on it.

/// A bot and how often it plays each deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The bot, by its code.
    pub bot: &'static str,
    /// How many games it plays. They differ, because the bots decide by chance what they do not know.
    pub games: u32,
}

/// The bots, the weakest first. `allegro` is not among them: it makes no errors and simulates nothing, so all of its
/// games would be the same.
pub const FIELD: [Entrant; 4] = [
    Entrant { bot: "adagio", games: 6 },
    Entrant { bot: "moderato", games: 6 },
    Entrant { bot: "vivace", games: 6 },
    Entrant { bot: "presto", games: 3 },
];

impl Entrant {
    /// The games of all bots.
    pub fn all_games() -> u32 {
        FIELD.iter().map(|entrant| entrant.games).sum()
    }
}
