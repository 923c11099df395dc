//! What a decision takes from a player's resources and what it adds, told apart.

use edition::{Cost, Edition};
use table::Outcome;
use vocab::{Gain, Kind, Source};

/// A resource of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Resource {
    /// Ducats.
    Ducats,
    /// Story Points of a kind, on the track and in counters.
    Points(Kind),
    /// Steps of the Finance Track.
    Finance,
}

/// What is paid and what is gained.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Change {
    /// Paid, exchanges included.
    pub paid: u16,
    /// Gained.
    pub gained: u16,
}

impl Resource {
    /// Whether a gain is of this resource.
    fn is(self, gain: Gain) -> bool {
        match self {
            Resource::Ducats => gain == Gain::Ducats,
            Resource::Points(kind) => gain == Gain::Track(kind) || gain == Gain::Counter(kind),
            Resource::Finance => gain == Gain::Finance,
        }
    }
}

impl Change {
    /// Whether nothing changes.
    pub fn is_none(self) -> bool {
        self == Change::default()
    }

    /// The amount after the decision.
    pub fn after(self, now: u16) -> u16 {
        (now + self.gained).saturating_sub(self.paid)
    }
}

/// What a price is worth in ducats, to compare prices.
pub fn weight(edition: &Edition, cost: &Cost) -> u16 {
    let points: u16 = Kind::ALL.into_iter().map(|kind| u16::from(cost.points[kind])).sum();
    u16::from(cost.ducats) + (points + u16::from(cost.finance)) * u16::from(edition.board.exchange_buy)
}

/// What the planned cards bring of one resource before an action is chosen.
pub fn planned(gains: &[(Gain, u8, Source)], of: Resource) -> Change {
    Change {
        paid: 0,
        gained: gains.iter().filter(|(gain, ..)| of.is(*gain)).map(|(_, n, _)| u16::from(*n)).sum(),
    }
}

/// What a decision does to one resource, the gains of the planned cards included.
pub fn change(outcome: &Outcome, before: &[(Gain, u8, Source)], edition: &Edition, of: Resource) -> Change {
    let rates = &edition.board;
    let gains = before.iter().chain(&outcome.gains);
    let gained: i32 = gains.filter(|(gain, ..)| of.is(*gain)).map(|(_, n, _)| i32::from(*n)).sum();
    let counters =
        |of: &dyn Fn(Kind) -> u8| -> i32 { Kind::ALL.into_iter().map(|kind| i32::from(of(kind))).sum() };
    let paid = match of {
        Resource::Ducats => {
            let bought = counters(&|kind| outcome.bought[kind]) * i32::from(rates.exchange_buy);
            let returned = counters(&|kind| outcome.returned[kind]) * i32::from(rates.exchange_return);
            i32::from(outcome.ducats) + bought - returned
        }
        Resource::Points(kind) => {
            let used = i32::from(outcome.tracks[kind]) + i32::from(outcome.counters[kind]);
            let exchanged = i32::from(outcome.returned[kind]) - i32::from(outcome.bought[kind]);
            used + exchanged
        }
        Resource::Finance => i32::from(outcome.finance),
    };
    // An exchange alone can bring more than it takes.
    let positive = |n: i32| u16::try_from(n.max(0)).unwrap_or_default();
    Change { paid: positive(paid), gained: positive(gained) + positive(-paid) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::vienna;
    use rules::{Game, Luck, Seed, Setup};
    use table::Offers;
    use vocab::Seat;

    fn amounts(game: &Game, seat: Seat) -> Vec<u16> {
        let board = game.board(seat);
        let points = Kind::ALL.map(|kind| u16::from(board.tracks[kind]) + u16::from(board.counters[kind]));
        let mut all = vec![board.ducats, board.finance.into()];
        all.extend(points);
        all
    }

    #[test]
    fn what_is_shown_before_a_decision_is_what_one_has_after_it() {
        let resources: Vec<Resource> = [Resource::Ducats, Resource::Finance]
            .into_iter()
            .chain(Kind::ALL.map(Resource::Points))
            .collect();
        let mut changes = 0;
        for seed in 0..6 {
            let seed = Seed::from_number(seed);
            let mut game = Game::deal(&Setup::players(3), vienna(), &mut seed.dice(0), &mut ()).unwrap();
            let mut choice = seed.dice(u64::MAX);
            for moment in 1.. {
                let Some(seat) = game.to_act() else { break };
                let offers = Offers::of(&game, seat);
                for offer in offers.now.iter().filter(|offer| !offer.outcome.hidden) {
                    let mut after = game;
                    let legal = game.check(seat, offer.action).unwrap();
                    after.play(legal, &mut seed.dice(moment), &mut ());
                    let (before, after) = (amounts(&game, seat), amounts(&after, seat));
                    for (at, resource) in resources.iter().enumerate() {
                        let change = change(&offer.outcome, &[], vienna(), *resource);
                        changes += u32::from(!change.is_none());
                        assert_eq!(change.after(before[at]), after[at], "{resource:?} {:?}", offer.action);
                    }
                }
                let chosen = offers.now[choice.below(offers.now.len() as u32) as usize].action;
                let legal = game.check(seat, chosen).unwrap();
                game.play(legal, &mut seed.dice(moment), &mut ());
            }
        }
        assert!(changes > 1000);
    }
}
