//! What a card of the row costs this player now, what its space gives, and what the player lacks.

use crate::scene::Scene;
use edition::{Cost, Edition, Resources};
use table::Thing;
use vocab::{Card, Illegal, Kind, Short, Space};

/// The price of a card of the row for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RowPrice {
    /// What leaves the player's hands, including the surcharge of the space and counters that must be bought.
    pub pay: Cost,
    /// Whether `pay` includes an exchange, so that it differs from the printed price.
    pub exchanged: bool,
    /// The part of the price that the space adds to the Opus' own cost.
    pub surcharge: Cost,
    /// What the space gives before the price is paid (INT-15).
    pub gives: Resources,
    /// What the player lacks; none if they can pay.
    pub missing: Option<Cost>,
}

impl RowPrice {
    /// The price of the card on a space; none if the space is empty.
    pub fn of(scene: &Scene, space: Space) -> Option<RowPrice> {
        let (card, printed) = scene.table().row[space.index()].zip(scene.offers.prices[space.index()])?;
        let surcharge = match card {
            Card::Opus(id) => less(printed.cost, scene.edition().opera[id.index()].cost),
            Card::Memory(_) => Cost::default(),
        };
        let thing = Thing::Space(space);
        let offered = scene.offers.for_thing(thing).next();
        let supposed = scene.offers.supposed(thing);
        let offer = offered.or_else(|| supposed.and_then(|supposed| supposed.as_ref().ok()));
        let pay = offer.map_or(printed.cost, |offer| offer.outcome.price(scene.edition()));
        let missing = match (offer, supposed) {
            (None, Some(Err(why))) => missing(why, scene.edition()),
            _ => None,
        };
        Some(RowPrice { pay, exchanged: pay != printed.cost, surcharge, gives: printed.reward, missing })
    }
}

/// What a player lacks according to this refusal; none if it is about something else than the price.
pub fn missing(why: &Illegal, edition: &Edition) -> Option<Cost> {
    match why {
        Illegal::Short(short) => Some(lacking(short, edition)),
        Illegal::FinanceTooLow { steps, has } => {
            Some(Cost { finance: steps.saturating_sub(*has), ..Cost::default() })
        }
        _ => None,
    }
}

/// The missing points, and the ducats that would be missing even if the player had those points.
fn lacking(short: &Short, edition: &Edition) -> Cost {
    let points: u16 = short.points.0.iter().map(|n| u16::from(*n)).sum();
    let bought = points * u16::from(edition.board.exchange_buy);
    let ducats = short.missing.saturating_sub(bought).min(u8::MAX.into()) as u8;
    Cost { ducats, points: short.points, finance: 0 }
}

/// The part of `whole` that is not in `part`.
fn less(whole: Cost, part: Cost) -> Cost {
    let mut rest = Cost { ducats: whole.ducats.saturating_sub(part.ducats), ..Cost::default() };
    rest.finance = whole.finance.saturating_sub(part.finance);
    for kind in Kind::ALL {
        rest.points[kind] = whole.points[kind].saturating_sub(part.points[kind]);
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sitting::Look;
    use crate::twins::{Twins, vienna};
    use vocab::ByKind;

    #[test]
    fn missing_ducats_are_counted_without_those_that_missing_points_would_cost() {
        let buy = u16::from(vienna().board.exchange_buy);
        let short = Short { ducats: 5, has: 3, points: ByKind([1, 0, 0]), missing: 2 + buy };
        let cost = Cost { ducats: 2, points: ByKind([1, 0, 0]), finance: 0 };
        assert_eq!(missing(&Illegal::Short(short), vienna()), Some(cost));
        let short = Short { ducats: 2, has: 3, points: ByKind([1, 0, 0]), missing: buy - 1 };
        let cost = Cost { ducats: 0, points: ByKind([1, 0, 0]), finance: 0 };
        assert_eq!(missing(&Illegal::Short(short), vienna()), Some(cost));
        assert_eq!(missing(&Illegal::Over, vienna()), None);
    }

    #[test]
    fn an_offered_card_shows_what_is_paid_and_another_one_that_is_too_dear_what_is_missing() {
        let mut twins = Twins::deal();
        let (mut offered, mut dear) = (0, 0);
        while !twins.live.is_over() {
            let scene = twins.here.scene(&Look::default()).expect("the game is shown");
            for space in Space::all() {
                let Some(price) = RowPrice::of(&scene, space) else { continue };
                if let Some(offer) = scene.offers.for_thing(Thing::Space(space)).next() {
                    assert_eq!((price.pay, price.missing), (offer.outcome.price(vienna()), None));
                    offered += 1;
                }
                if let Some(missing) = price.missing {
                    assert_ne!(missing, Cost::default());
                    dear += 1;
                }
            }
            twins.act();
        }
        assert!(offered > 0 && dear > 0);
    }
}
