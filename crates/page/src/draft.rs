//! The choice that a person is making. It is not sent or played until they confirm it.

use table::{Offer, Thing};
use vocab::{Icon, MemoryId, Part};

/// A choice that is not confirmed.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Draft {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Cards for the two places of a turn.
    Lay {
        /// For Experiences.
        experience: Option<MemoryId>,
        /// For Story.
        story: Option<MemoryId>,
    },
    /// One of the actions, without a target yet.
    Aim(Icon),
    /// A part of the Requiem, without composer and marker yet.
    Part(Part),
    /// A whole action with its payment.
    Chosen(Box<Offer>),
    /// Something that cannot be chosen; the dock says why.
    Refused(Thing),
}

impl Draft {
    /// The cards chosen so far.
    pub fn cards(&self) -> (Option<MemoryId>, Option<MemoryId>) {
        match self {
            Draft::Lay { experience, story } => (*experience, *story),
            _ => (None, None),
        }
    }

    /// The draft after a card of the hand was chosen: the first card is for Experiences, the second for Story. A card
    /// that was already chosen is removed.
    #[must_use]
    pub fn with_card(&self, card: MemoryId) -> Draft {
        let (mut experience, mut story) = self.cards();
        if experience == Some(card) {
            experience = None;
        } else if story == Some(card) {
            story = None;
        } else if experience.is_none() {
            experience = Some(card);
        } else {
            story = Some(card);
        }
        Draft::Lay { experience, story }
    }

    /// The draft with the two cards exchanged.
    #[must_use]
    pub fn swapped(&self) -> Draft {
        let (experience, story) = self.cards();
        Draft::Lay { experience: story, story: experience }
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    fn card(n: u8) -> MemoryId {
        MemoryId::new(n)
    }

    #[test]
    fn the_first_card_goes_to_experiences_and_the_second_to_story() {
        let draft = Draft::Nothing.with_card(card(1)).with_card(card(2));
        assert_eq!(draft.cards(), (Some(card(1)), Some(card(2))));
        assert_eq!(draft.swapped().cards(), (Some(card(2)), Some(card(1))));
    }

    #[test]
    fn a_chosen_card_goes_back_and_a_third_replaces_the_story() {
        let draft = Draft::Nothing.with_card(card(1)).with_card(card(2));
        assert_eq!(draft.with_card(card(1)).cards(), (None, Some(card(2))));
        assert_eq!(draft.with_card(card(3)).cards(), (Some(card(1)), Some(card(3))));
    }
}
