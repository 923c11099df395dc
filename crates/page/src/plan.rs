//! Which cards a player is about to lay, and how the upper one will be used. Nothing is played before they confirm.

use record::Decision;
use rules::{Game, Seed};
use vocab::{Action, Event, Fact, Gain, MemoryId, Prompt, Seat, Source};

/// How the card in Experiences will be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardUse {
    /// Its actions are carried out.
    Actions,
    /// Its player takes ducats instead.
    Ducats,
}

/// The two cards of a turn, as far as they are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    /// The card for Experiences, and its use.
    pub experience: Option<(MemoryId, CardUse)>,
    /// The card for Story.
    pub story: Option<MemoryId>,
}

impl Plan {
    /// The plan after the upper half of a card, or its ducats, was clicked. The same click again takes the card back.
    #[must_use]
    pub fn with_experience(self, card: MemoryId, use_: CardUse) -> Plan {
        let experience = Some((card, use_)).filter(|chosen| self.experience != Some(*chosen));
        Plan { experience, story: self.story.filter(|story| *story != card) }
    }

    /// The plan after the lower half of a card was clicked. The same click again takes the card back.
    #[must_use]
    pub fn with_story(self, card: MemoryId) -> Plan {
        let story = Some(card).filter(|_| self.story != Some(card));
        Plan { experience: self.experience.filter(|(experience, _)| *experience != card), story }
    }

    /// The plan with the two cards exchanged.
    #[must_use]
    pub fn swapped(self) -> Plan {
        let experience = self.story.map(|card| (card, CardUse::Actions));
        Plan { experience, story: self.experience.map(|(card, _)| card) }
    }

    /// Whether both cards are chosen.
    pub fn is_complete(self) -> bool {
        self.experience.is_some() && self.story.is_some()
    }

    /// The plan without cards that are not in this hand.
    #[must_use]
    pub fn within(self, hand: vocab::Set<MemoryId>) -> Plan {
        Plan {
            experience: self.experience.filter(|(card, _)| hand.contains(*card)),
            story: self.story.filter(|card| hand.contains(*card)),
        }
    }
}

/// A plan as if it were played: the game after its cards were laid and the upper one was used.
#[derive(Clone, Debug)]
pub struct Preview {
    /// The game afterwards. It shows nothing hidden, because laying and using a card reveal nothing.
    pub game: Game,
    /// The decisions to play first when an action is confirmed; none while a card is missing.
    pub actions: Vec<Action>,
    /// What using the card brings.
    pub gains: Vec<(Gain, u8, Source)>,
}

impl Preview {
    /// Plays a plan on a copy of the game. While the Story card is missing, any other card stands in for it: it pays
    /// only when the round ends. None if the card for Experiences is missing or the seat does not lay cards now.
    pub fn of(game: &Game, seat: Seat, plan: Plan) -> Option<Preview> {
        if game.to_act() != Some(seat) || game.prompt() != Some(Prompt::Lay) {
            return None;
        }
        let hand = game.board(seat).hand;
        let plan = plan.within(hand);
        let (experience, use_) = plan.experience?;
        let story = plan.story.or_else(|| hand.iter().find(|card| *card != experience))?;
        let used = match use_ {
            CardUse::Actions => Action::UseCard,
            CardUse::Ducats => Action::TakeDucats,
        };
        let actions = vec![Action::Lay { experience, story }, used];
        let mut preview = Preview { game: *game, actions: Vec::new(), gains: Vec::new() };
        for action in &actions {
            for event in &play(&mut preview.game, seat, *action)?.events {
                if let Event::Open(Fact::Gained { seat: by, gain, n, source }) = event {
                    preview.gains.extend((*by == seat).then_some((*gain, *n, *source)));
                }
            }
        }
        preview.actions = if plan.is_complete() { actions } else { Vec::new() };
        Some(preview)
    }
}

/// What is decided without asking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AutoEnd {
    /// The player ends every turn.
    #[default]
    Off,
    /// The turn ends by itself when nothing is left to carry out.
    On,
}

/// The decisions that follow an action without a choice: an action that was gained but cannot be carried out is
/// skipped, and the turn ends if the player wants that. What depends on cards that are hidden now is not decided.
pub fn follow_ups(game: &Game, seat: Seat, action: Action, end: AutoEnd) -> Vec<Action> {
    let (mut game, mut next, mut shows) = (*game, action, false);
    let mut follow = Vec::new();
    loop {
        let Some(decision) = play(&mut game, seat, next) else { return follow };
        shows |= decision.is_barrier();
        if next == Action::EndTurn || game.to_act() != Some(seat) {
            return follow;
        }
        let Some(only) = forced(&game, shows) else { return follow };
        if only == Action::EndTurn && end == AutoEnd::Off {
            return follow;
        }
        follow.push(only);
        next = only;
    }
}

/// The only answer to the open question, exchanges aside. If hidden cards were shown, targets are unknown, and only a
/// question without any action has a known answer.
fn forced(game: &Game, shows: bool) -> Option<Action> {
    let empty = matches!(game.prompt(), Some(Prompt::Card(icons)) if icons.is_empty());
    if shows && !empty {
        return None;
    }
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut answers = legal.iter().map(|legal| legal.action());
    let mut answers = answers.by_ref().filter(|action| !matches!(action, Action::Exchange { .. }));
    match (answers.next(), answers.next()) {
        (Some(only @ (Action::Decline | Action::EndTurn)), None) => Some(only),
        _ => None,
    }
}

fn play(game: &mut Game, seat: Seat, action: Action) -> Option<Decision> {
    let legal = game.check(seat, action).ok()?;
    let mut events = Vec::new();
    game.play(legal, &mut Seed::from_number(0).dice(0), &mut events);
    Some(Decision { moment: 0, seat, action, events })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(n: u8) -> MemoryId {
        MemoryId::new(n)
    }

    #[test]
    fn the_halves_can_be_chosen_in_either_order() {
        let plan = Plan::default().with_experience(card(1), CardUse::Actions).with_story(card(2));
        assert_eq!(plan, Plan::default().with_story(card(2)).with_experience(card(1), CardUse::Actions));
        assert!(plan.is_complete());
    }

    #[test]
    fn a_card_has_one_place_and_the_last_click_counts() {
        let plan = Plan::default().with_experience(card(1), CardUse::Actions).with_story(card(1));
        assert_eq!((plan.experience, plan.story), (None, Some(card(1))));
        let plan = plan.with_experience(card(1), CardUse::Ducats);
        assert_eq!((plan.experience, plan.story), (Some((card(1), CardUse::Ducats)), None));
    }

    #[test]
    fn the_same_click_again_takes_back_and_another_use_replaces() {
        let plan = Plan::default().with_experience(card(1), CardUse::Actions);
        assert_eq!(plan.with_experience(card(1), CardUse::Actions), Plan::default());
        assert_eq!(
            plan.with_experience(card(1), CardUse::Ducats).experience,
            Some((card(1), CardUse::Ducats))
        );
        assert_eq!(Plan::default().with_story(card(3)).with_story(card(3)), Plan::default());
    }
}
