//! The ways to hire a composer for a part, and what each of them brings.

use crate::purse::weight;
use edition::{Edition, Effect, Resources};
use table::{Offer, Offers, Thing};
use vocab::{Action, Gain, InstrumentSpace, Kind, Line, Part, Source};

/// The offers for a part and a line, one for each marker that fits.
pub fn ways(offers: &Offers, part: Part, line: Line) -> Vec<Offer> {
    offers.for_thing(Thing::Part(part, line)).cloned().collect()
}

/// The index of the cheapest way, the first of several: the one whose price the list of parts names.
pub fn cheapest(ways: &[Offer], edition: &Edition) -> usize {
    let prices = ways.iter().map(|offer| weight(edition, &offer.outcome.price(edition)));
    prices.enumerate().min_by_key(|(_, price)| *price).map_or(0, |(at, _)| at)
}

/// The marker that an action takes from the player's board; none for the neutral marker.
pub fn marker_of(action: Action) -> Option<InstrumentSpace> {
    match action {
        Action::Requiem { marker, .. } => Some(marker),
        _ => None,
    }
}

/// A gain and its amount.
pub type Amount = (Gain, u8);

/// What the marker gives and what the tile gives. The marker gives first (REQ-2), then the tile (REQ-6); what a full
/// track turns into belongs to the step before it. `reward` is what the marker's space promises.
pub fn split(gains: &[(Gain, u8, Source)], reward: &Effect) -> (Vec<Amount>, Vec<Amount>) {
    let first_tile = gains.iter().position(|(.., source)| matches!(source, Source::Tile(_)));
    let markers = gains.iter().filter(|(.., source)| matches!(source, Source::Instrument(_))).count();
    // Without a gain of the tile itself, the marker has what it received, and what its steps turned into.
    let steps =
        reward.resources.finance > 0 || Kind::ALL.into_iter().any(|kind| reward.resources.track[kind] > 0);
    let border = first_tile.unwrap_or(if steps { gains.len() } else { markers });
    let amounts = |gains: &[(Gain, u8, Source)]| gains.iter().map(|(gain, n, _)| (*gain, *n)).collect();
    (amounts(&gains[..border]), amounts(&gains[border..]))
}

/// What an effect brings beside the resources that are received at once: choices, actions and the neutral marker.
pub fn still_to_choose(effect: &Effect) -> Option<Effect> {
    let resources = Resources {
        counter_wild: effect.resources.counter_wild,
        track_wild: effect.resources.track_wild,
        ..Resources::default()
    };
    let rest = Effect { resources, per_opus: None, ..*effect };
    (rest != Effect::default()).then_some(rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::vienna;
    use table::Outcome;
    use vocab::{Movement, Payment, TileId};

    #[test]
    fn of_several_markers_the_cheapest_is_chosen_first() {
        let way = |marker: usize, ducats| Offer {
            action: Action::Requiem {
                part: Part::new(Movement::Kyrie, 0),
                composer: Line::Upper,
                marker: InstrumentSpace::at(marker),
                pay: Payment::THRIFTIEST,
            },
            outcome: Outcome { ducats, ..Outcome::default() },
        };
        assert_eq!(cheapest(&[way(0, 4), way(1, 2), way(2, 2)], vienna()), 1);
        assert_eq!(cheapest(&[way(0, 4)], vienna()), 0);
    }

    fn space() -> Source {
        Source::Instrument(InstrumentSpace::at(2))
    }

    #[test]
    fn the_marker_gives_first_and_then_the_tile() {
        let tile = Source::Tile(TileId::new(3));
        let gains = [(Gain::Ducats, 3, space()), (Gain::Vp, 1, tile), (Gain::Vp, 2, Source::FullFinance)];
        let (marker, rest) = split(&gains, &Effect::default());
        assert_eq!((marker, rest), (vec![(Gain::Ducats, 3)], vec![(Gain::Vp, 1), (Gain::Vp, 2)]));
    }

    #[test]
    fn a_full_track_belongs_to_the_step_before_it() {
        let full = (Gain::Vp, 2, Source::FullFinance);
        let ducats = (Gain::Ducats, 3, space());
        let finance =
            Effect { resources: Resources { finance: 1, ..Resources::default() }, ..Effect::default() };
        assert_eq!(split(&[full], &finance), (vec![(Gain::Vp, 2)], Vec::new()));
        assert_eq!(split(&[full], &Effect::default()), (Vec::new(), vec![(Gain::Vp, 2)]));
        assert_eq!(split(&[ducats, full], &Effect::default()).1, [(Gain::Vp, 2)]);
    }

    #[test]
    fn received_resources_are_not_still_to_choose() {
        let effect =
            Effect { resources: Resources { ducats: 2, ..Resources::default() }, ..Effect::default() };
        assert_eq!(still_to_choose(&effect), None);
        let neutral = Effect { neutral: true, ..effect };
        assert_eq!(still_to_choose(&neutral), Some(Effect { neutral: true, ..Effect::default() }));
    }
}
