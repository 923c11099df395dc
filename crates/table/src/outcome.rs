//! The costs and gains of a decision for its seat, as far as the seat can know them.

use edition::{Cost, Edition};
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
    /// Counters bought for the payment.
    pub bought: ByKind<u8>,
    /// Counters returned for the payment.
    pub returned: ByKind<u8>,
    /// The gains, in order.
    pub gains: Vec<(Gain, u8, Source)>,
    /// The questions that the seat has to answer because of it (wilds, actions, the neutral marker), the next one last.
    pub asked: Vec<Prompt>,
    /// The score sheet if the game ended right after it.
    pub projected: Score,
    /// Whether it shows something hidden and so cannot be undone freely.
    pub shows: bool,
    /// Whether costs and gains are left out, because they depend on hidden cards.
    pub hidden: bool,
}

impl Outcome {
    /// Tries the decision on a copy. The end of a turn draws hidden cards, so the outcome leaves them out.
    pub(crate) fn of(game: &Game, seat: Seat, legal: Legal) -> Outcome {
        let mut after = *game;
        let mut events = Vec::new();
        // Nothing a seat gains in its own turn comes from chance.
        after.play(legal, &mut Seed::from_number(0).dice(0), &mut events);
        let decision = Decision { moment: 0, seat, action: legal.action(), events };
        let shows = decision.is_barrier();
        let in_maintenance = game.in_maintenance() && matches!(game.prompt(), Some(Prompt::Kinds { .. }));
        if legal.action() == Action::EndTurn || in_maintenance {
            return Outcome { projected: game.projected(seat), shows, hidden: true, ..Outcome::default() };
        }
        let mut outcome = Outcome { projected: after.projected(seat), shows, ..Outcome::default() };
        let mut asked = Vec::new();
        decision.events.iter().for_each(|event| outcome.tell(seat, event, &mut asked));
        // Some questions answer themselves; only those that remain open are asked.
        let open = after.prompts().iter().rev().take_while(|prompt| asked.contains(prompt)).count();
        outcome.asked = after.prompts()[after.prompts().len() - open..].to_vec();
        outcome
    }

    /// The total cost, including exchanges: a counter that was bought counts as the ducats it costs, and a counter that
    /// was returned counts as a point.
    pub fn price(&self, edition: &Edition) -> Cost {
        let rates = &edition.board;
        let mut cost = Cost { ducats: self.ducats, finance: self.finance, ..Cost::default() };
        let mut refund = 0;
        for kind in Kind::ALL {
            // An exchange alone buys a counter that is not spent: that is no cost.
            let spent = self.tracks[kind] + self.counters[kind] + self.returned[kind];
            cost.points[kind] = spent.saturating_sub(self.bought[kind]);
            cost.ducats += self.bought[kind] * rates.exchange_buy;
            refund += self.returned[kind] * rates.exchange_return;
        }
        cost.ducats = cost.ducats.saturating_sub(refund);
        cost
    }

    fn tell(&mut self, by: Seat, event: &Event, asked: &mut Vec<Prompt>) {
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
            Fact::Asked { prompt } => asked.push(prompt),
            _ => {}
        }
    }
}
