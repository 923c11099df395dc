//! What a puzzle is about.

use crate::turn::play;
use rules::Game;
use serde::{Deserialize, Serialize};
use vocab::{Action, Event, Fact, Round};

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// The Requiem and its majorities.
    Requiem,
    /// Ducats: taking them, performing and selling works.
    Money,
    /// Journeys.
    Journeys,
    /// Commissions.
    Commissions,
    /// Which cards are used and told, and when.
    Timing,
    /// The last round.
    LastRound,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 6] =
        [Theme::Requiem, Theme::Money, Theme::Journeys, Theme::Commissions, Theme::Timing, Theme::LastRound];

    /// The written form.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Requiem => "requiem",
            Theme::Money => "money",
            Theme::Journeys => "journeys",
            Theme::Commissions => "commissions",
            Theme::Timing => "timing",
            Theme::LastRound => "last-round",
        }
    }

    /// The theme of a position: what the best turn does and most often is missing in the others. If nearly all do it, the
    /// turn is about the cards and about when they are used.
    pub(crate) fn of<'a>(game: &Game, best: &[Action], others: impl Iterator<Item = &'a [Action]>) -> Theme {
        if game.round().index() + 1 == Round::COUNT {
            return Theme::LastRound;
        }
        let best = deeds(game, best);
        let others: Vec<Vec<Theme>> = others.map(|turn| deeds(game, turn)).collect();
        let missing = |theme: &Theme| others.iter().filter(|other| !other.contains(theme)).count();
        let about = [Theme::Money, Theme::Commissions, Theme::Journeys, Theme::Requiem];
        let done = about.into_iter().filter(|theme| best.contains(theme));
        let rarest = done.max_by_key(missing).filter(|theme| missing(theme) * RARE >= others.len());
        rarest.unwrap_or(Theme::Timing)
    }
}

/// A theme is missing in at least one of so many other turns.
const RARE: usize = 4;

/// The themes of what happens in a turn.
fn deeds(game: &Game, turn: &[Action]) -> Vec<Theme> {
    let Some((_, events)) = play(game, turn) else { return Vec::new() };
    let deed = |event: &Event| match event {
        Event::Open(Fact::MarkerPlaced { .. }) => Some(Theme::Requiem),
        Event::Open(Fact::Travelled { .. }) => Some(Theme::Journeys),
        Event::Open(Fact::Commissioned { .. }) => Some(Theme::Commissions),
        Event::Open(Fact::DucatsTaken { .. } | Fact::Performed { .. } | Fact::Sold { .. }) => {
            Some(Theme::Money)
        }
        _ => None,
    };
    events.iter().take_while(|event| !ends_turn(event)).filter_map(deed).collect()
}

/// What follows the end of a turn may be done by the Soloist.
fn ends_turn(event: &Event) -> bool {
    matches!(event, Event::Open(Fact::TurnEnded { .. }))
}
