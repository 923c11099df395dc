//! What a decision would bring to the seat that takes it, as far as the seat can know.

use record::Decision;
use rules::{Game, Legal, Seed};
use vocab::{Action, ByKind, Event, Exchange, Fact, Gain, Kind, Prompt, Score, Seat, Source};

/// What a decision costs and brings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Ducats paid, exchanges not counted.
    pub ducats: u8,
    /// Track points paid.
    pub tracks: ByKind<u8>,
    /// Counters paid.
    pub counters: ByKind<u8>,
    /// Finance steps paid.
    pub finance: u8,
    /// Counters bought on the way.
    pub bought: ByKind<u8>,
    /// Counters returned on the way.
    pub returned: ByKind<u8>,
    /// What is received, in its order.
    pub gains: Vec<(Gain, u8, Source)>,
    /// What is asked next because of it: wilds, actions, the neutral marker.
    pub asked: Vec<Prompt>,
    /// The score sheet if the game ended right after it.
    pub projected: Score,
    /// Whether it shows something hidden and so cannot be taken back freely.
    pub shows: bool,
}

impl Outcome {
    /// Tries the decision on a copy. The end of a turn shows hidden things, so nothing is told of it.
    pub(crate) fn of(game: &Game, seat: Seat, legal: Legal) -> Outcome {
        let projected = game.projected(seat);
        if legal.action() == Action::EndTurn || game.prompt().is_some_and(|asked| in_maintenance(game, asked))
        {
            return Outcome { projected, shows: true, ..Outcome::default() };
        }
        let mut after = *game;
        let mut events = Vec::new();
        // Nothing a seat gains in its own turn comes from chance.
        after.play(legal, &mut Seed::from_number(0).dice(0), &mut events);
        let mut outcome = Outcome { projected: after.projected(seat), ..Outcome::default() };
        events.iter().for_each(|event| outcome.tell(seat, event));
        outcome.shows = Decision { revision: 0, seat, action: legal.action(), events }.is_barrier();
        outcome
    }

    fn tell(&mut self, by: Seat, event: &Event) {
        let Event::Open(fact) = event else { return };
        match *fact {
            Fact::Paid { seat, ducats, tracks, counters, finance } if seat == by => {
                self.ducats += ducats;
                self.finance += finance;
                for kind in Kind::ALL {
                    self.tracks[kind] += tracks[kind];
                    self.counters[kind] += counters[kind];
                }
            }
            Fact::Exchanged { seat, exchange } if seat == by => match exchange {
                Exchange::Buy(kind) => self.bought[kind] += 1,
                Exchange::Return(kind) => self.returned[kind] += 1,
            },
            Fact::Gained { seat, gain, n, source } if seat == by => self.gains.push((gain, n, source)),
            Fact::Asked { prompt } => self.asked.push(prompt),
            _ => {}
        }
    }
}

fn in_maintenance(game: &Game, asked: Prompt) -> bool {
    matches!(asked, Prompt::Kinds { .. })
        && game.position().prompts.first().is_some_and(|first| matches!(first, Prompt::Maintenance { .. }))
}
