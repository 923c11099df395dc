//! What each card of the hand could do if it were laid in Experiences now, and what the Story cards bring.

use crate::card;
use crate::plan::{CardUse, Plan};
use crate::purse::weight;
use edition::{Cost, Repeat};
use rules::{Game, Seed};
use table::{Offers, Thing};
use vocab::{Action, ByKind, Card, Icon, Illegal, Kind, MemoryId, OpusId, Part, Place, Prompt, Seat, Space};

/// A card of the hand and its actions, each action once, in printed order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The card.
    pub card: MemoryId,
    /// Its actions.
    pub actions: Vec<ActionOutlook>,
}

/// An action of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionOutlook {
    /// The action.
    pub icon: Icon,
    /// How often the card has it.
    pub times: u8,
    /// What it can do now.
    pub reach: Result<Reach, DeadEnd>,
}

/// The targets that an action has now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// How many there are.
    pub targets: usize,
    /// The price of the cheapest one, exchanges included.
    pub from: Cost,
}

/// Why an action can do nothing now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadEnd {
    /// No Memory card lies in the row.
    NoMemory,
    /// No Opus card lies in the row.
    NoOpus,
    /// The player has no Opus.
    NoWork,
    /// All Opus cards of the player are turned.
    AllTurned,
    /// No tile lies on the map.
    NoTile,
    /// No free part fits a marker that is left.
    NoPart,
    /// The cheapest target costs this many ducats more than the player can raise.
    Short(u16),
    /// The player is too low on the Finance Track.
    LowFinance,
}

impl DeadEnd {
    /// The code of the reason in messages.
    pub fn code(self) -> &'static str {
        match self {
            DeadEnd::NoMemory => "memory",
            DeadEnd::NoOpus => "opus",
            DeadEnd::NoWork => "work",
            DeadEnd::AllTurned => "turned",
            DeadEnd::NoTile => "tile",
            DeadEnd::NoPart => "part",
            DeadEnd::Short(_) => "short",
            DeadEnd::LowFinance => "finance",
        }
    }
}

impl Outlook {
    /// Whether none of its actions can do anything.
    pub fn is_dead_end(&self) -> bool {
        self.actions.iter().all(|action| action.reach.is_err())
    }
}

/// The outlook of every card in the hand of a seat that lays cards now; nothing in other moments.
pub fn outlooks(game: &Game, seat: Seat) -> Vec<Outlook> {
    if game.to_act() != Some(seat) || game.prompt() != Some(Prompt::Lay) {
        return Vec::new();
    }
    let hand: Vec<MemoryId> = game.board(seat).hand.iter().collect();
    let other = |card: MemoryId| hand.iter().copied().find(|other| *other != card);
    // The Story card changes nothing in this turn, so any other card will do.
    hand.iter().filter_map(|card| outlook(game, seat, *card, other(*card)?)).collect()
}

fn outlook(game: &Game, seat: Seat, card: MemoryId, story: MemoryId) -> Option<Outlook> {
    let after = used(game, seat, card, story)?;
    let offers = Offers::of(&after, seat);
    let memory = card::memory(game.edition(), card)?;
    let mut icons: Vec<Icon> = Vec::new();
    for icon in &memory.printed {
        if !icons.contains(icon) {
            icons.push(*icon);
        }
    }
    let action = |icon: Icon| ActionOutlook {
        icon,
        times: memory.actions.count(icon),
        reach: reach(&after, &offers, icon).ok_or_else(|| dead_end(&after, &offers, icon)),
    };
    Some(Outlook { card, actions: icons.into_iter().map(action).collect() })
}

/// The game after the card is laid and used.
fn used(game: &Game, seat: Seat, experience: MemoryId, story: MemoryId) -> Option<Game> {
    let mut after = *game;
    for action in [Action::Lay { experience, story }, Action::UseCard] {
        let legal = after.check(seat, action).ok()?;
        // Nobody reads the events. With the sink `()` the module of the page would have the rules a second time.
        after.play(legal, &mut Seed::from_number(0).dice(0), &mut Vec::new());
    }
    Some(after)
}

/// A target, without the way to use it: an Opus counts once, a part of the Requiem counts once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Space(Space),
    Opus(OpusId),
    Place(Place),
    Part(Part),
}

fn target(thing: Thing) -> Target {
    match thing {
        Thing::Space(space) => Target::Space(space),
        Thing::Opus(opus, _) => Target::Opus(opus),
        Thing::Place(place) => Target::Place(place),
        Thing::Part(part, _) => Target::Part(part),
    }
}

/// The action that a thing is a target of.
fn icon_of(game: &Game, thing: Thing) -> Option<Icon> {
    Some(match thing {
        Thing::Space(space) => match game.row(space)? {
            Card::Memory(_) => Icon::Document,
            Card::Opus(_) => Icon::Commission,
        },
        Thing::Opus(..) => Icon::PerformOrSell,
        Thing::Place(_) => Icon::Travel,
        Thing::Part(..) => Icon::Requiem,
    })
}

fn reach(game: &Game, offers: &Offers, icon: Icon) -> Option<Reach> {
    let mut targets: Vec<Target> = Vec::new();
    let mut prices: Vec<Cost> = Vec::new();
    for offer in &offers.now {
        let Some(thing) = Thing::of(offer.action).filter(|thing| icon_of(game, *thing) == Some(icon)) else {
            continue;
        };
        prices.push(offer.outcome.price(game.edition()));
        if !targets.contains(&target(thing)) {
            targets.push(target(thing));
        }
    }
    let from = prices.into_iter().min_by_key(|cost| weight(game.edition(), cost))?;
    Some(Reach { targets: targets.len(), from })
}

fn dead_end(game: &Game, offers: &Offers, icon: Icon) -> DeadEnd {
    let refused = offers.refused.iter().filter(|(thing, _)| icon_of(game, *thing) == Some(icon));
    let reasons: Vec<Illegal> = refused.map(|(_, why)| *why).collect();
    let short = reasons.iter().filter_map(|why| match why {
        Illegal::Short(short) => Some(short.missing),
        _ => None,
    });
    if let Some(missing) = short.min() {
        return DeadEnd::Short(missing);
    }
    if reasons.iter().any(|why| matches!(why, Illegal::FinanceTooLow { .. })) {
        return DeadEnd::LowFinance;
    }
    match icon {
        Icon::Document => DeadEnd::NoMemory,
        Icon::Commission => DeadEnd::NoOpus,
        Icon::PerformOrSell if reasons.is_empty() => DeadEnd::NoWork,
        Icon::PerformOrSell => DeadEnd::AllTurned,
        Icon::Travel => DeadEnd::NoTile,
        Icon::Requiem => DeadEnd::NoPart,
    }
}

/// The parts of a card of the hand that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// The upper half: Experiences, its actions.
    Actions,
    /// Below it: Experiences, but ducats instead of the actions.
    Ducats,
    /// The lower half: Story.
    Story,
}

/// How a half looks while cards are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It is chosen.
    Chosen,
    /// It answers the next question.
    Lit,
    /// It can be chosen.
    Plain,
    /// It can be chosen, but that would change a choice already made.
    Mute,
}

/// How a half of a card looks with this plan. `dead` says that the card's actions can do nothing now.
pub fn standing(plan: Plan, card: MemoryId, half: Half, dead: bool) -> Standing {
    let experience = plan.experience.map(|(card, _)| card);
    match half {
        Half::Actions if plan.experience == Some((card, CardUse::Actions)) => Standing::Chosen,
        Half::Ducats if plan.experience == Some((card, CardUse::Ducats)) => Standing::Chosen,
        Half::Story if plan.story == Some(card) => Standing::Chosen,
        Half::Actions | Half::Ducats => match experience {
            Some(chosen) if chosen == card => Standing::Plain,
            Some(_) => Standing::Mute,
            None if plan.story == Some(card) => Standing::Mute,
            None if dead == (half == Half::Ducats) => Standing::Lit,
            None => Standing::Plain,
        },
        Half::Story if plan.story.is_some() || experience == Some(card) => Standing::Mute,
        Half::Story if experience.is_some() => Standing::Lit,
        Half::Story => Standing::Plain,
    }
}

/// The points with which the tracks of a seat start the next round, if it lays no further Story card than `planned`
/// (MAINT-1, MAINT-2).
pub fn next_tracks(game: &Game, seat: Seat, planned: Option<MemoryId>) -> ByKind<u8> {
    let edition = game.edition();
    let board = game.board(seat);
    let planned = planned.filter(|card| !board.stories.contains(&Some(*card)));
    let mut tracks = ByKind([0; 3]);
    for card in board.stories.iter().flatten().copied().chain(planned) {
        let Some(memory) = card::memory(edition, card) else { continue };
        for kind in Kind::ALL {
            tracks[kind] += memory.story.points[kind];
        }
    }
    for tile in board.tiles.iter().flatten() {
        if let Some(Repeat::Track(kind)) = edition.tiles[tile.index()].repeat {
            tracks[kind] += 1;
        }
    }
    for kind in Kind::ALL {
        tracks[kind] = tracks[kind].min(edition.board.track_max);
    }
    tracks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twins::vienna;
    use rules::{Luck, Setup};
    use vocab::{Event, Fact};

    /// Plays random games and calls `look` before every decision.
    fn random_games(look: &mut impl FnMut(&Game, Seat)) {
        for seed in 0..12 {
            let seed = Seed::from_number(seed);
            let players = 2 + (seed.dice(7).below(3) as u8);
            let mut game =
                Game::deal(&Setup::players(players), vienna(), &mut seed.dice(0), &mut ()).unwrap();
            let mut choice = seed.dice(u64::MAX);
            for moment in 1.. {
                let Some(seat) = game.to_act() else { break };
                look(&game, seat);
                let mut legal = Vec::new();
                game.legal(&mut legal);
                legal.retain(|legal| !matches!(legal.action(), Action::Exchange { .. }));
                let chosen = legal[choice.below(legal.len() as u32) as usize];
                game.play(chosen, &mut seed.dice(moment), &mut ());
            }
        }
    }

    #[test]
    fn the_outlook_of_a_card_is_what_is_offered_after_laying_it_whatever_the_story_card() {
        let (mut alive, mut dead) = (0, Vec::new());
        random_games(&mut |game, seat| {
            for outlook in outlooks(game, seat) {
                for story in game.board(seat).hand.iter().filter(|story| *story != outlook.card) {
                    let after = used(game, seat, outlook.card, story).unwrap();
                    let offers = Offers::of(&after, seat);
                    for action in &outlook.actions {
                        let mut targets: Vec<Target> = Vec::new();
                        for offer in &offers.now {
                            let thing = Thing::of(offer.action);
                            let fits = thing.filter(|thing| icon_of(&after, *thing) == Some(action.icon));
                            if let Some(new) = fits.map(target).filter(|new| !targets.contains(new)) {
                                targets.push(new);
                            }
                        }
                        match action.reach {
                            Ok(reach) => {
                                alive += 1;
                                assert_eq!(reach.targets, targets.len());
                                let prices = offers.now.iter().map(|offer| offer.outcome.price(vienna()));
                                assert!(prices.into_iter().any(|price| price == reach.from));
                            }
                            Err(why) => {
                                dead.push(why.code());
                                assert!(targets.is_empty(), "{why:?}");
                            }
                        }
                    }
                }
            }
        });
        let many = dead.len();
        dead.sort_unstable();
        dead.dedup();
        assert!(alive > 1000 && many > 100 && dead.len() > 1, "{alive} {many} {dead:?}");
    }

    #[test]
    fn the_halves_that_answer_the_next_question_are_lit() {
        let (one, two) = (MemoryId::new(1), MemoryId::new(2));
        let of = |plan, card| {
            [Half::Actions, Half::Ducats, Half::Story].map(|half| standing(plan, card, half, false))
        };
        let plan = Plan::default();
        assert_eq!(of(plan, one), [Standing::Lit, Standing::Plain, Standing::Plain]);
        assert_eq!(standing(plan, one, Half::Ducats, true), Standing::Lit);
        let plan = plan.with_experience(one, CardUse::Ducats);
        assert_eq!(of(plan, one), [Standing::Plain, Standing::Chosen, Standing::Mute]);
        assert_eq!(of(plan, two), [Standing::Mute, Standing::Mute, Standing::Lit]);
        let plan = plan.with_story(two);
        assert_eq!(of(plan, two), [Standing::Mute, Standing::Mute, Standing::Chosen]);
        assert_eq!(
            of(Plan::default().with_story(two), one),
            [Standing::Lit, Standing::Plain, Standing::Mute]
        );
    }

    #[test]
    fn cards_have_an_outlook_only_while_their_player_lays_cards() {
        random_games(&mut |game, seat| {
            let laying = game.prompt() == Some(Prompt::Lay);
            assert_eq!(outlooks(game, seat).len(), if laying { game.board(seat).hand.len() } else { 0 });
        });
    }

    #[test]
    fn the_tracks_of_the_next_round_are_those_that_maintenance_leaves_without_wilds() {
        let mut checked = 0;
        random_games(&mut |game, _| {
            let mut legal = Vec::new();
            game.legal(&mut legal);
            let Some(end) = legal.into_iter().find(|legal| legal.action() == Action::EndTurn) else { return };
            let mut after = *game;
            let mut events: Vec<Event> = Vec::new();
            after.play(end, &mut Seed::from_number(1).dice(1), &mut events);
            let empties = |event: &Event| matches!(event, Event::Open(Fact::TracksEmptied { .. }));
            if !events.iter().any(empties) {
                return;
            }
            for seat in game.seats() {
                let bonus = &vienna().bonuses[game.bonus().index()].reward;
                let space = vienna().board.finance[usize::from(game.board(seat).finance)];
                let emptied = |event: &Event| matches!(event, Event::Open(Fact::TracksEmptied { seat: other }) if *other == seat);
                if space.wild == 0
                    && bonus.track == ByKind([0; 3])
                    && bonus.track_wild == 0
                    && events.iter().any(emptied)
                {
                    checked += 1;
                    assert_eq!(after.board(seat).tracks, next_tracks(game, seat, None));
                }
            }
        });
        assert!(checked > 10, "{checked}");
    }
}
