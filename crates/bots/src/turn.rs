//! Whole turns: what a seat can make of its turn, one decision after the other, and where that leads.

use crate::judge::{Judge, Value};
use crate::key::Key;
use crate::sight::Sight;
use rules::{Game, Legal, Seed};
use std::cmp::Reverse;
use vocab::{Action, Card, Instrument, Part, Round, Seat, Slot};

/// What may be looked at in one search.
#[derive(Clone, Copy)]
pub(crate) struct Width {
    /// Half-finished turns that are followed further after each decision.
    pub(crate) beam: usize,
    /// Positions judged in all; the first decision is always looked at in full.
    pub(crate) positions: usize,
    /// Plans that are kept.
    pub(crate) plans: usize,
}

/// A whole turn: how it begins, where it leads, and what that is worth.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) first: Legal,
    /// Just before the turn is ended, or after a choice in Maintenance.
    pub(crate) end: Game,
    pub(crate) worth: Value,
    key: Key,
}

/// Every choice that is worth a thought: no exchanges, since a payment brings its own (PAY-5), and of parts that
/// play the same instrument in the same movement only the first.
pub(crate) fn choices(game: &Game) -> Vec<Legal> {
    let mut legal = Vec::new();
    game.legal(&mut legal);
    let mut seen: Option<Action> = None;
    legal.retain(|legal| {
        let action = legal.action();
        let again = seen.is_some_and(|before| alike(game, before, action));
        seen = Some(action);
        !again && !matches!(action, Action::Exchange { .. })
    });
    legal
}

/// Whether two neighbours in the list differ only in which of several equal parts they write.
fn alike(game: &Game, one: Action, other: Action) -> bool {
    let instrument = |part: Part| -> Option<Instrument> { game.edition().derived.instrument(part) };
    let equal = |a: Part, b: Part| a.movement() == b.movement() && instrument(a) == instrument(b);
    match (one, other) {
        (
            Action::Requiem { part: a, composer: of_a, marker: from_a, .. },
            Action::Requiem { part: b, composer: of_b, marker: from_b, .. },
        ) => equal(a, b) && of_a == of_b && from_a == from_b,
        _ => false,
    }
}

/// What each choice is worth by itself, with what the judge hopes for the rest of the turn.
pub(crate) fn steps(game: &Game, seat: Seat, judge: &impl Judge) -> Vec<Plan> {
    let mut search = Search::new(game, seat, judge);
    let step = |first: Legal| {
        let (plan, promise) = search.follow(game, first, first);
        Plan { worth: promise.unwrap_or(plan.worth), ..plan }
    };
    choices(game).into_iter().map(step).collect()
}

/// The best whole turns, best first, no two with the same end.
pub(crate) fn plans(game: &Game, seat: Seat, judge: &impl Judge, width: Width) -> Vec<Plan> {
    let mut search = Search::new(game, seat, judge);
    let (mut plans, mut front) = (vec![], vec![]);
    for first in choices(game) {
        let (plan, promise) = search.follow(game, first, first);
        plans.push(plan);
        front.extend(promise.map(|promise| Node { plan, promise }));
    }
    while !front.is_empty() && search.judged < width.positions {
        best(&mut plans, width.plans);
        let full = plans.len() == width.plans;
        let worst = plans.last().filter(|_| full).map_or(Value::MIN, |plan| plan.worth);
        let mut next = vec![];
        for node in narrowed(front, width.beam) {
            for choice in search.possible(&node.plan.end) {
                let (plan, promise) = search.follow(&node.plan.end, choice, node.plan.first);
                // Whoever can go on could also stop, so every step counts as a plan.
                if plan.worth >= worst {
                    plans.push(plan);
                }
                next.extend(promise.map(|promise| Node { plan, promise }));
            }
        }
        front = next;
    }
    best(&mut plans, width.plans);
    plans
}

/// Keeps the best plans. The sort is stable: of equals the first of the list comes first, on every machine.
fn best(plans: &mut Vec<Plan>, keep: usize) {
    plans.sort_by_cached_key(|plan| Reverse((plan.worth, plan.key)));
    plans.dedup_by_key(|plan| (plan.worth, plan.key));
    plans.truncate(keep);
}

/// The most promising nodes, equal ones once.
fn narrowed(mut front: Vec<Node>, beam: usize) -> Vec<Node> {
    front.sort_by_cached_key(|node| Reverse((node.promise, node.plan.key)));
    front.dedup_by_key(|node| (node.promise, node.plan.key));
    front.truncate(beam);
    front
}

/// A turn in the middle: a plan that need not end here, and what may become of it.
struct Node {
    plan: Plan,
    promise: Value,
}

struct Search<'a, J> {
    seat: Seat,
    judge: &'a J,
    moment: (Round, Slot),
    /// Choices in Maintenance are not followed: the turn is over.
    maintaining: bool,
    /// The row before the search: a card that is only imagined is never planned with.
    row: [Option<Card>; 7],
    judged: usize,
}

impl<'a, J: Judge> Search<'a, J> {
    fn new(game: &Game, seat: Seat, judge: &'a J) -> Self {
        let sight = Sight::new(game, seat);
        let moment = (game.round(), game.turn());
        Search { seat, judge, moment, maintaining: sight.maintaining, row: sight.table.row, judged: 0 }
    }

    fn possible(&self, game: &Game) -> Vec<Legal> {
        let mut choices = choices(game);
        choices.retain(|choice| match choice.action() {
            Action::Document { space, .. } | Action::Commission { space, .. } => {
                self.row.contains(&game.row(space))
            }
            _ => true,
        });
        choices
    }

    /// Plays a choice: the plan that stops there, and what it promises if the turn goes on.
    fn follow(&mut self, game: &Game, choice: Legal, first: Legal) -> (Plan, Option<Value>) {
        self.judged += 1;
        let ends = choice.action() == Action::EndTurn;
        let mut end = *game;
        if !ends {
            // The same luck for all, so that choices are compared and not chances.
            end.play(choice, &mut Seed::from_number(0).dice(0), &mut ());
        }
        // The end of a turn is judged before cards are drawn: nobody knows them yet.
        let sight = Sight::new(&end, self.seat);
        let plan =
            Plan { first, end, worth: self.judge.worth(&sight), key: Key::new(&sight.table, self.seat) };
        let same_turn = end.to_act() == Some(self.seat) && (end.round(), end.turn()) == self.moment;
        let goes_on = same_turn && !self.maintaining && !ends;
        (plan, goes_on.then(|| plan.worth.saturating_add(self.judge.hope(&sight))))
    }
}
