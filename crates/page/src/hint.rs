//! Which hints are due in a scene, and their texts.

use crate::scene::Scene;
use crate::symbols::of_action;
use texts::{Lang, t};
use vocab::{Action, Icon, Icons, Prompt};

/// A hint, named by its subject.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// How to choose two cards.
    Lay,
    /// Using the card or taking ducats.
    Use,
    /// What an action is for.
    Action(Icon),
    /// Buying and returning counters.
    Exchange,
    /// A gained action.
    Gained,
    /// Choosing a kind.
    Kinds,
    /// The neutral marker.
    Neutral,
    /// Ending the turn when nothing is left to do.
    End,
    /// The Period Bonus.
    Bonus,
    /// The last turn of the round.
    LastTurn,
    /// What Maintenance did, at the start of the second round.
    SecondRound,
    /// Gilded tiles.
    Gilded,
    /// What the Soloist does.
    Soloist,
    /// A royal favour.
    Favour,
    /// The majority in a movement.
    Majority,
}

/// The facts on which hints depend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Moment {
    mine: bool,
    round: u8,
    turn: u8,
    prompt: Option<Prompt>,
    /// Whether the player can buy or return counters.
    exchange: bool,
    /// Whether this is a solo game.
    solo: bool,
    /// Whether the player owns a Royal Court tile.
    court: bool,
    /// Whether the player has a marker on the Requiem.
    marker: bool,
    /// Whether a gilded tile is on the map.
    gilded: bool,
    /// Whether the player has chosen how to use a card, but not the card for Story: then the turn cannot end yet.
    story_missing: bool,
}

/// Hints are shown only in this number of rounds.
const ROUNDS: u8 = 2;

impl Moment {
    fn of(scene: &Scene) -> Moment {
        let (table, board) = (scene.table(), scene.board(scene.me));
        let exchange = |action: Action| matches!(action, Action::Exchange { .. });
        Moment {
            mine: scene.mine,
            round: table.round.number(),
            turn: table.turn.number(),
            prompt: scene.offers.prompt,
            exchange: scene.offers.now.iter().any(|offer| exchange(offer.action)),
            solo: table.level.is_some(),
            court: !board.courts.is_empty(),
            marker: scene.markers_of(scene.me) > 0,
            gilded: table.map.iter().flatten().any(|(_, gilded)| *gilded),
            story_missing: scene.laying && scene.planned.is_empty(),
        }
    }

    /// The hints that are due, most important first.
    fn due(self) -> Vec<Hint> {
        let Some(prompt) = self.prompt.filter(|_| self.mine && self.round <= ROUNDS) else {
            return Vec::new();
        };
        let mut hints = Vec::new();
        match prompt {
            Prompt::Lay => hints.extend(self.start_of_turn()),
            Prompt::Card(icons) if icons.is_empty() && self.story_missing => {}
            Prompt::UseOrTake => hints.push(Hint::Use),
            Prompt::Card(icons) if icons.is_empty() => {
                hints.push(Hint::End);
                hints.extend(self.court.then_some(Hint::Favour));
                hints.extend(self.marker.then_some(Hint::Majority));
            }
            Prompt::Card(icons) => {
                hints.extend(actions(icons));
                hints.extend(self.exchange.then_some(Hint::Exchange));
            }
            Prompt::Gained(icons) => {
                hints.push(Hint::Gained);
                hints.extend(actions(icons));
            }
            Prompt::Extra { .. } | Prompt::AtCity { .. } => hints.push(Hint::Gained),
            Prompt::Kinds { .. } => hints.push(Hint::Kinds),
            Prompt::Neutral(_) => hints.push(Hint::Neutral),
            Prompt::Wake(_) | Prompt::Maintenance { .. } => {}
        }
        hints
    }

    /// Hints for the start of a turn, which also explain less urgent things.
    fn start_of_turn(self) -> impl Iterator<Item = Hint> {
        let first = self.round == 1;
        [
            (true, Hint::Lay),
            (!first, Hint::SecondRound),
            (!first && self.gilded, Hint::Gilded),
            (self.solo && (!first || self.turn > 1), Hint::Soloist),
            (self.turn > 1, Hint::Bonus),
            (self.turn == 4, Hint::LastTurn),
            (self.court, Hint::Favour),
            (self.marker, Hint::Majority),
        ]
        .into_iter()
        .filter_map(|(due, hint)| due.then_some(hint))
    }
}

fn actions(icons: Icons) -> impl Iterator<Item = Hint> {
    Icon::ALL.into_iter().filter(move |icon| icons.count(*icon) > 0).map(Hint::Action)
}

/// The hints that are due in a scene, most important first.
pub fn due(scene: &Scene) -> Vec<Hint> {
    Moment::of(scene).due()
}

/// The first hint that was not seen yet.
pub fn first(due: &[Hint], seen: &[String]) -> Option<Hint> {
    due.iter().copied().find(|hint| !seen.iter().any(|code| code == hint.code()))
}

impl Hint {
    /// The code under which a seen hint is stored.
    pub fn code(self) -> &'static str {
        match self {
            Hint::Lay => "lay",
            Hint::Use => "use",
            Hint::Action(icon) => icon.code(),
            Hint::Exchange => "exchange",
            Hint::Gained => "gained",
            Hint::Kinds => "kinds",
            Hint::Neutral => "neutral",
            Hint::End => "end",
            Hint::Bonus => "bonus",
            Hint::LastTurn => "last-turn",
            Hint::SecondRound => "second-round",
            Hint::Gilded => "gilded",
            Hint::Soloist => "soloist",
            Hint::Favour => "favour",
            Hint::Majority => "majority",
        }
    }

    /// The icon beside the text.
    pub fn symbol(self) -> &'static str {
        match self {
            Hint::Lay | Hint::Use => "document",
            Hint::Action(icon) => of_action(icon),
            Hint::Exchange => "swap",
            Hint::Gained => "repeat",
            Hint::Kinds => "wild",
            Hint::Neutral => "p0",
            Hint::End | Hint::LastTurn => "endturn",
            Hint::Bonus => "vp",
            Hint::SecondRound => "finance",
            Hint::Gilded => "travel",
            Hint::Soloist => "people",
            Hint::Favour => "court",
            Hint::Majority => "requiem",
        }
    }

    /// The text of the hint.
    pub fn text(self, lang: Lang, scene: &Scene) -> String {
        let board = &scene.edition().board;
        match self {
            Hint::Lay => t::guide_lay(lang),
            Hint::Use => t::guide_use(lang),
            Hint::Action(Icon::Document) => t::guide_document(lang),
            Hint::Action(Icon::Commission) => t::guide_commission(lang),
            Hint::Action(Icon::PerformOrSell) => t::guide_perform_or_sell(lang),
            Hint::Action(Icon::Travel) => t::guide_travel(lang),
            Hint::Action(Icon::Requiem) => t::guide_requiem(lang),
            Hint::Exchange => {
                let price = |n: u8| t::n_ducats(lang, n.into());
                t::guide_exchange(lang, price(board.exchange_return), price(board.exchange_buy))
            }
            Hint::Gained => t::guide_gained(lang),
            Hint::Kinds => t::guide_kinds(lang),
            Hint::Neutral => t::guide_neutral(lang),
            Hint::End => t::guide_end(lang),
            Hint::Bonus => t::guide_bonus(lang),
            Hint::LastTurn => t::guide_last_turn(lang),
            Hint::SecondRound => t::guide_second_round(lang),
            Hint::Gilded => t::guide_gilded(lang),
            Hint::Soloist => t::guide_soloist(lang),
            Hint::Favour => t::guide_favour(lang),
            Hint::Majority => t::guide_majority(lang),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vocab::Pool;

    fn moment(prompt: Prompt) -> Moment {
        Moment {
            mine: true,
            round: 1,
            turn: 1,
            prompt: Some(prompt),
            exchange: true,
            solo: false,
            court: false,
            marker: false,
            gilded: false,
            story_missing: false,
        }
    }

    fn seen(hints: &[Hint]) -> Vec<String> {
        hints.iter().map(|hint| hint.code().to_owned()).collect()
    }

    fn card(icons: &[Icon]) -> Prompt {
        Prompt::Card(icons.iter().copied().collect())
    }

    #[test]
    fn the_first_turn_explains_laying_cards_and_actions() {
        assert_eq!(moment(Prompt::Lay).due(), [Hint::Lay]);
        assert_eq!(moment(Prompt::UseOrTake).due(), [Hint::Use]);
        let due = moment(card(&[Icon::Travel, Icon::Document])).due();
        assert_eq!(due, [Hint::Action(Icon::Document), Hint::Action(Icon::Travel), Hint::Exchange]);
        assert_eq!(moment(card(&[])).due(), [Hint::End]);
        assert_eq!(Moment { story_missing: true, ..moment(card(&[])) }.due(), [], "the turn cannot end yet");
        assert_eq!(moment(Prompt::Kinds { pool: Pool::Track, left: 2 }).due(), [Hint::Kinds]);
    }

    #[test]
    fn a_hint_is_shown_once() {
        let due = moment(card(&[Icon::Travel])).due();
        assert_eq!(first(&due, &seen(&[])), Some(Hint::Action(Icon::Travel)));
        assert_eq!(first(&due, &seen(&[Hint::Action(Icon::Travel)])), Some(Hint::Exchange));
        assert_eq!(first(&due, &seen(&due)), None);
    }

    #[test]
    fn the_second_round_explains_maintenance() {
        let later = Moment { round: 2, gilded: true, ..moment(Prompt::Lay) };
        assert_eq!(later.due(), [Hint::Lay, Hint::SecondRound, Hint::Gilded]);
    }

    #[test]
    fn no_hint_is_due_after_two_rounds_or_while_others_decide() {
        assert_eq!(Moment { round: 3, ..moment(Prompt::Lay) }.due(), []);
        assert_eq!(Moment { mine: false, ..moment(Prompt::Lay) }.due(), []);
        assert_eq!(Moment { prompt: None, ..moment(Prompt::Lay) }.due(), []);
    }

    #[test]
    fn the_soloist_is_explained_after_his_first_turn_and_the_last_turn_has_a_hint() {
        let solo = Moment { solo: true, ..moment(Prompt::Lay) };
        assert!(!solo.due().contains(&Hint::Soloist));
        let next = Moment { turn: 2, ..solo };
        assert_eq!(first(&next.due(), &seen(&[Hint::Lay])), Some(Hint::Soloist));
        assert!(Moment { turn: 4, ..solo }.due().contains(&Hint::LastTurn));
    }

    #[test]
    fn court_tiles_and_markers_are_explained_once_the_player_has_them() {
        let rich = Moment { court: true, marker: true, ..moment(card(&[])) };
        assert_eq!(rich.due(), [Hint::End, Hint::Favour, Hint::Majority]);
    }
}
