//! The choice that a person is making. It is not sent or played until they confirm it.

use table::{Offer, Thing};
use vocab::{Icon, Part};

/// A choice that is not confirmed.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Draft {
    /// Nothing yet.
    #[default]
    Nothing,
    /// One of the actions, without a target yet.
    Aim(Icon),
    /// A part of the Requiem, without composer and marker yet.
    Part(Part),
    /// A whole action with its payment.
    Chosen(Box<Offer>),
    /// Something that cannot be chosen; the decision says why.
    Refused(Thing),
    /// The end of the turn, although an action could still be carried out. The decision asks once.
    Ending,
    /// Exchanges between ducats and counters.
    Exchange,
}

impl Draft {
    /// Whether the draft is about this thing.
    pub fn is_about(&self, thing: Thing) -> bool {
        match self {
            Draft::Chosen(offer) => Thing::of(offer.action) == Some(thing),
            Draft::Refused(other) => *other == thing,
            Draft::Part(part) => matches!(thing, Thing::Part(other, _) if other == *part),
            _ => false,
        }
    }
}
