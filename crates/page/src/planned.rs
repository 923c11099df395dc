//! Tests: what the page shows before a planned turn is confirmed is what happens, in local games and on a server.

use crate::plan::{AutoEnd, CardUse, Plan};
use crate::purse::{self, Resource};
use crate::scene::Scene;
use crate::sitting::{Effect, Look};
use crate::twins::{Twins, anna, vienna};
use crate::{RemoteGame, Sitting};
use protocol::ClientMessage;
use rules::Game;
use table::{Command, Offer};
use vocab::{Action, Event, Kind, MemoryId};

/// Calls a function at every moment of a game at which Anna lays cards.
fn at_every_lay(mut check: impl FnMut(&Twins, &RemoteGame)) {
    let mut twins = Twins::deal();
    let mut remote = twins.remote();
    while !twins.live.is_over() {
        let scene = twins.here.scene(&Look::default()).unwrap();
        if scene.laying {
            check(&twins, &remote);
        }
        twins.act();
        remote.update(twins.entries.last().unwrap(), &twins.state());
    }
}

/// Some plans for the hand of a scene; which ones depends on the moment.
fn plans(scene: &Scene) -> Vec<Plan> {
    let hand: Vec<MemoryId> = scene.board(scene.me).hand.iter().filter_map(|face| face.memory()).collect();
    let at = |n: u64| hand[(scene.moment + n) as usize % hand.len()];
    let (first, second) = (at(0), at(1));
    vec![
        Plan { experience: Some((first, CardUse::Actions)), story: Some(second) },
        Plan { experience: Some((second, CardUse::Actions)), story: Some(first) },
        Plan { experience: Some((first, CardUse::Ducats)), story: Some(second) },
    ]
}

fn look(plan: Plan) -> Look<'static> {
    Look { plan, ..Look::default() }
}

/// Ducats, Finance and points of Anna, tracks and counters together.
fn purse(game: &Game) -> [i64; 5] {
    let board = game.board(anna());
    let points = Kind::ALL.map(|kind| i64::from(board.tracks[kind]) + i64::from(board.counters[kind]));
    [i64::from(board.ducats), i64::from(board.finance), points[0], points[1], points[2]]
}

/// The purse after an offer, from the figures that the page shows beside the amounts.
fn shown_afterwards(scene: &Scene, game: &Game, offer: &Offer) -> [i64; 5] {
    let all = [Resource::Ducats, Resource::Finance].into_iter().chain(Kind::ALL.map(Resource::Points));
    let mut purse = purse(game);
    for (amount, of) in purse.iter_mut().zip(all) {
        let change = purse::change(&offer.outcome, &scene.planned_gains, scene.edition(), of);
        *amount = change.after(u16::try_from(*amount).unwrap()).into();
    }
    purse
}

#[test]
fn a_planned_turn_does_what_was_shown() {
    let mut checked = 0;
    at_every_lay(|twins, remote| {
        let game = *twins.here.table().game();
        for plan in plans(&twins.here.scene(&Look::default()).unwrap()) {
            let here = twins.here.scene(&look(plan)).unwrap();
            let there = remote.scene(&look(plan)).unwrap();
            assert_eq!((&here.offers, &here.planned), (&there.offers, &there.planned));
            // The position that is drawn stays the real one.
            assert_eq!(here.view, twins.here.scene(&Look::default()).unwrap().view);
            for offer in &here.offers.now {
                if !matches!(offer.action, Action::Exchange { .. }) {
                    checked += 1;
                    check_offer(twins, remote, &here, &game, offer);
                }
            }
        }
    });
    assert!(checked > 100, "{checked}");
}

fn check_offer(twins: &Twins, remote: &RemoteGame, scene: &Scene, game: &Game, offer: &Offer) {
    let mut own = Sitting::Own(Box::new(twins.here.clone()));
    assert_eq!(own.command(scene, Command::Act(offer.action)), Effect::Changed);
    let table = own.table().unwrap();
    let played = table.record().decisions()[scene.moment as usize..].iter().map(|decision| decision.action);
    assert_eq!(played.collect::<Vec<_>>(), scene.decisions(offer.action));
    if !offer.outcome.hidden {
        assert_eq!(purse(table.game()), shown_afterwards(scene, game, offer), "{:?}", offer.action);
        assert_eq!(table.game().projected(anna()), offer.outcome.projected);
        let followed = scene.decisions(offer.action).last() != Some(&offer.action);
        if let Some(asked) = offer.outcome.asked.last().filter(|_| !followed) {
            assert_eq!(table.game().prompt(), Some(*asked));
        }
    }
    let mut server = twins.live.clone();
    let Effect::Send(wishes) =
        Sitting::Remote(Box::new(remote.clone())).command(scene, Command::Act(offer.action))
    else {
        panic!("nothing was sent");
    };
    for wish in wishes {
        let ClientMessage::Act { revision, action } = wish else { panic!("{wish:?}") };
        let action = Action::read(&action, vienna()).unwrap();
        server.command(anna(), revision, Command::Act(action)).unwrap();
    }
    assert_eq!(server.view(vocab::Viewer::Seat(anna())), table.view(vocab::Viewer::Seat(anna())));
}

#[test]
fn undo_takes_back_the_whole_turn_and_keeps_the_cards_chosen() {
    let mut undone = 0;
    at_every_lay(|twins, _| {
        let plan = plans(&twins.here.scene(&Look::default()).unwrap())[0];
        let scene = twins.here.scene(&look(plan)).unwrap();
        let Some(offer) = scene.offers.now.iter().find(|offer| !offer.outcome.shows && !offer.outcome.hidden)
        else {
            return;
        };
        let mut own = Sitting::Own(Box::new(twins.here.clone()));
        own.command(&scene, Command::Act(offer.action));
        let after = own.scene(&Look::default()).unwrap();
        if matches!(offer.action, Action::Exchange { .. }) || !after.can_undo {
            return;
        }
        undone += 1;
        assert_eq!(own.plan_to_restore(), Some(plan));
        assert_eq!(own.command(&after, Command::Undo), Effect::Changed);
        let back = own.scene(&look(plan)).unwrap();
        assert_eq!((back.moment, back.plan), (scene.moment, plan));
        assert_eq!(back.offers, scene.offers);
        assert_eq!(own.command(&back, Command::Redo), Effect::Changed);
        assert_eq!(own.scene(&Look::default()).unwrap().moment, after.moment);
    });
    assert!(undone > 5, "{undone}");
}

#[test]
fn nothing_is_played_while_a_card_is_missing() {
    at_every_lay(|twins, _| {
        let plan = Plan { story: None, ..plans(&twins.here.scene(&Look::default()).unwrap())[0] };
        let scene = twins.here.scene(&look(plan)).unwrap();
        assert!(scene.planned.is_empty() && scene.offers.prompt != Some(vocab::Prompt::Lay));
        let mut own = Sitting::Own(Box::new(twins.here.clone()));
        let act = |action: Action| !matches!(action, Action::Exchange { .. });
        for offer in scene.offers.now.iter().filter(|offer| act(offer.action)) {
            assert_eq!(own.command(&scene, Command::Act(offer.action)), Effect::Nothing);
        }
    });
}

#[test]
fn cards_of_an_earlier_turn_are_not_planned_again() {
    at_every_lay(|twins, _| {
        let laid = twins.here.scene(&Look::default()).unwrap().board(anna()).slots;
        let laid = laid.iter().rev().find_map(|(upper, lower)| upper.zip(*lower));
        if let Some((upper, lower)) = laid {
            let plan = Plan { experience: Some((upper, CardUse::Actions)), story: Some(lower) };
            assert_eq!(twins.here.scene(&look(plan)).unwrap().plan, Plan::default());
        }
    });
}

#[test]
fn a_plan_ends_with_its_turn_even_if_the_same_cards_are_drawn_again() {
    let mut earlier: Option<Scene> = None;
    let mut checked = 0;
    at_every_lay(|twins, remote| {
        let scene = twins.here.scene(&Look::default()).unwrap();
        let plan = plans(&scene)[2];
        if let Some(before) = earlier.as_ref().filter(|before| before.since != scene.since) {
            checked += 1;
            let look = Look { before: Some(before), ..look(plan) };
            assert_eq!(twins.here.scene(&look).unwrap().plan, Plan::default());
            assert_eq!(remote.scene(&look).unwrap().plan, Plan::default());
        }
        let same = Look { before: Some(&scene), ..look(plan) };
        assert_eq!(twins.here.scene(&same).unwrap().plan, plan);
        earlier = Some(scene);
    });
    assert!(checked > 5, "{checked}");
}

#[test]
fn taking_ducats_and_ending_the_turn_is_one_confirmation() {
    at_every_lay(|twins, _| {
        let plan = plans(&twins.here.scene(&Look::default()).unwrap())[2];
        let scene = twins.here.scene(&look(plan)).unwrap();
        let ends = |event: &Event| matches!(event, Event::Open(vocab::Fact::TurnEnded { .. }));
        let mut own = Sitting::Own(Box::new(twins.here.clone()));
        assert_eq!(own.command(&scene, Command::Act(Action::EndTurn)), Effect::Changed);
        let last = own.record().unwrap().decisions().last().unwrap();
        assert_eq!(own.moment(), scene.moment + 3);
        assert!(last.events.iter().any(ends));
    });
}

#[test]
fn a_turn_ends_by_itself_only_if_nothing_is_left() {
    let mut ended = 0;
    at_every_lay(|twins, _| {
        for plan in plans(&twins.here.scene(&Look::default()).unwrap()) {
            let scene = twins.here.scene(&Look { auto_end: AutoEnd::On, ..look(plan) }).unwrap();
            for offer in scene.offers.now.iter().filter(|offer| !offer.outcome.hidden) {
                let decisions = scene.decisions(offer.action);
                if decisions.last() == Some(&Action::EndTurn) {
                    ended += 1;
                    let open =
                        offer.outcome.asked.iter().any(|asked| matches!(asked, vocab::Prompt::Kinds { .. }));
                    assert!(!open, "{:?}", offer.action);
                }
            }
        }
    });
    assert!(ended > 10, "{ended}");
}
