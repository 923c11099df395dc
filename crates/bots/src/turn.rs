//! Plans a whole turn of a seat, decision by decision.

use crate::eval::{Context, Evaluation, Value};
use crate::fingerprint::Fingerprint;
use crate::noise::Noise;
use rules::{Game, Legal};
use std::cmp::Reverse;
use vocab::{Action, Card, Instrument, MemoryId, Part, Prompt, Round, Seat, Slot, Space};

/// The limits of one search.
#[derive(Clone, Copy)]
pub(crate) struct SearchLimits {
    /// Unfinished turns that are continued after each decision (the beam width).
    pub(crate) beam: usize,
    /// Positions that are evaluated in all. The first decision is always explored in full.
    pub(crate) positions: usize,
    /// Plans that are kept.
    pub(crate) plans: usize,
}

/// A planned turn: its first decision, the position it leads to, and the value of that position.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub(crate) first: Legal,
    /// The position just before the turn ends, or after a choice in Maintenance.
    pub(crate) end: Game,
    pub(crate) worth: Value,
    fingerprint: Fingerprint,
    /// The preference for its actions, which is included in `worth`.
    preference: Value,
    /// The index of its last decision in the trail.
    last: usize,
}

/// The best plans, best first, no two with the same end.
pub(crate) struct Plans {
    pub(crate) list: Vec<Plan>,
    /// Every decision that was explored, with the index of the decision before it.
    trail: Vec<(usize, Legal)>,
}

impl Plans {
    /// The decisions of a plan, with the end of the turn if it can be ended.
    pub(crate) fn actions(&self, plan: &Plan) -> Vec<Legal> {
        let mut actions = vec![];
        let mut at = plan.last;
        while let Some((before, legal)) = self.trail.get(at) {
            actions.push(*legal);
            at = *before;
        }
        actions.reverse();
        let mut legal = Vec::new();
        plan.end.legal(&mut legal);
        let end = legal.into_iter().find(|legal| legal.action() == Action::EndTurn);
        let ended = actions.last().is_some_and(|last| last.action() == Action::EndTurn);
        actions.extend(end.filter(|_| !ended));
        actions
    }
}

/// All legal choices that are worth exploring. Exchanges are left out, because payments include them (PAY-5).
/// Of parts with the same instrument in the same movement only the first is kept.
pub(crate) fn choices(game: &Game, into: &mut Vec<Legal>) {
    game.legal(into);
    let mut seen: Option<Action> = None;
    into.retain(|legal| {
        let action = legal.action();
        let again = seen.is_some_and(|before| are_equivalent(game, before, action));
        seen = Some(action);
        !again && !matches!(action, Action::Exchange { .. })
    });
}

/// Whether two actions differ only in which of several equivalent parts they write.
#[inline(always)]
fn are_equivalent(game: &Game, one: Action, other: Action) -> bool {
    let instrument = |part: Part| -> Option<Instrument> { game.edition().derived.instrument(part) };
    let equal = |a: Part, b: Part| a.movement() == b.movement() && instrument(a) == instrument(b);
    match (one, other) {
        (
            Action::Requiem { part: a, composer: of_a, marker: from_a, .. },
            Action::Requiem { part: b, composer: of_b, marker: from_b, .. },
        ) => of_a == of_b && from_a == from_b && equal(a, b),
        _ => false,
    }
}

/// Plays a seat's whole turn with little search, or its next decision if the turn has begun. `buffer` is
/// reused to save allocations.
pub(crate) fn play_quickly(
    game: &mut Game,
    seat: Seat,
    eval: &impl Evaluation,
    luck: &mut Noise,
    buffer: &mut Vec<Legal>,
) {
    if game.prompt() == Some(Prompt::Lay) {
        *game = best_quick_turn(game, seat, eval, buffer);
    } else if let Some((choice, _)) = best_choice(game, seat, eval, buffer) {
        game.play(choice, luck, &mut ());
    }
}

/// Finds a good turn quickly and returns its end. Every card is tried once in Experiences, together with the
/// best Story card; then each decision is the one that looks best.
fn best_quick_turn(game: &Game, seat: Seat, eval: &impl Evaluation, buffer: &mut Vec<Legal>) -> Game {
    let mut starts: [Option<(Value, MemoryId, Game)>; 4] = [None; 4];
    game.legal(buffer);
    for choice in buffer.iter() {
        let Action::Lay { experience, .. } = choice.action() else { continue };
        let mut after = *game;
        after.play(*choice, &mut Noise::new(0), &mut ());
        let worth = eval.final_score(&Context::new(&after, seat));
        let same = starts.iter_mut().find(|start| start.is_none_or(|(_, card, _)| card == experience));
        match same {
            Some(Some((most, _, _))) if *most >= worth => {}
            Some(start) => *start = Some((worth, experience, after)),
            None => {}
        }
    }
    let mut best: Option<(Value, Game)> = None;
    for (_, _, start) in starts.into_iter().flatten() {
        for first in [Action::TakeDucats, Action::UseCard] {
            let Ok(first) = start.check(seat, first) else { continue };
            let mut end = start;
            end.play(first, &mut Noise::new(0), &mut ());
            let worth = finish_turn(&mut end, seat, eval, buffer);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, end));
            }
        }
    }
    best.map_or(*game, |(_, end)| end)
}

/// Plays the turn to its end, always with the choice that looks best. Returns the value of the final
/// position.
fn finish_turn(game: &mut Game, seat: Seat, eval: &impl Evaluation, buffer: &mut Vec<Legal>) -> Value {
    let this_turn = (game.round(), game.turn());
    let mut preference = 0;
    let mut worth = eval.final_score(&Context::new(game, seat));
    while game.to_act() == Some(seat)
        && (game.round(), game.turn()) == this_turn
        && game.prompt() != Some(Prompt::Lay)
    {
        let Some((choice, after)) = best_choice(game, seat, eval, buffer) else { break };
        if choice.action() == Action::EndTurn {
            break;
        }
        preference += eval.preference(choice.action());
        game.play(choice, &mut Noise::new(0), &mut ());
        worth = after;
    }
    worth + preference
}

/// The choice with the best value, and the final score after it. To choose, the potential of the open
/// questions is added; the returned score is without it.
fn best_choice(
    game: &Game,
    seat: Seat,
    eval: &impl Evaluation,
    buffer: &mut Vec<Legal>,
) -> Option<(Legal, Value)> {
    choices(game, buffer);
    if let [only] = buffer[..] {
        return Some((only, eval.final_score(&Context::new(game, seat))));
    }
    let this_turn = (game.round(), game.turn());
    let maintaining = game.in_maintenance();
    let mut best: Option<(Value, Value, Legal)> = None;
    for choice in buffer.iter() {
        let ends = choice.action() == Action::EndTurn;
        let mut end = *game;
        if !ends {
            end.play(*choice, &mut Noise::new(0), &mut ());
        }
        let context = Context::new(&end, seat);
        let goes_on =
            !ends && !maintaining && end.to_act() == Some(seat) && (end.round(), end.turn()) == this_turn;
        let standing = eval.final_score(&context);
        let potential = if goes_on { eval.potential(&context) } else { 0 };
        let worth = standing.saturating_add(potential).saturating_add(eval.preference(choice.action()));
        if best.is_none_or(|(most, _, _)| worth > most) {
            best = Some((worth, standing, *choice));
        }
    }
    best.map(|(_, standing, choice)| (choice, standing))
}

/// The best plans, best first, no two with the same end. A beam search.
pub(crate) fn plans(game: &Game, seat: Seat, eval: &impl Evaluation, limits: SearchLimits) -> Plans {
    plans_after(game, &[], seat, eval, limits)
}

/// The best plans that begin with these decisions. Like all plans, they use no card that comes into the row meanwhile.
pub(crate) fn plans_after(
    game: &Game,
    begun: &[Legal],
    seat: Seat,
    eval: &impl Evaluation,
    limits: SearchLimits,
) -> Plans {
    let mut search = Search::new(game, seat, eval);
    let (mut plans, mut front) = (vec![], vec![]);
    let mut possible = Vec::new();
    match begun.split_first() {
        None => choices(game, &mut possible),
        Some((first, rest)) => {
            let (mut plan, mut promise) = search.follow(game, *first, None);
            for choice in rest {
                let before = plan;
                (plan, promise) = search.follow(&before.end, *choice, Some(&before));
            }
            plans.push(plan);
            front.extend(promise.map(|promise| Node { plan, promise }));
        }
    }
    for first in &possible {
        let (plan, promise) = search.follow(game, *first, None);
        plans.push(plan);
        front.extend(promise.map(|promise| Node { plan, promise }));
    }
    while !front.is_empty() && search.judged < limits.positions {
        best(&mut plans, limits.plans);
        let full = plans.len() == limits.plans;
        let worst = plans.last().filter(|_| full).map_or(Value::MIN, |plan| plan.worth);
        let mut next = vec![];
        for node in most_promising(front, limits.beam) {
            search.possible(&node.plan.end, &mut possible);
            for choice in &possible {
                let (plan, promise) = search.follow(&node.plan.end, *choice, Some(&node.plan));
                // The turn may end after any decision, so every node is also a plan.
                if plan.worth >= worst {
                    plans.push(plan);
                }
                next.extend(promise.map(|promise| Node { plan, promise }));
            }
        }
        front = next;
    }
    best(&mut plans, limits.plans);
    Plans { list: plans, trail: search.trail }
}

/// Keeps the best plans. The sort is stable, so the result is the same on every machine.
fn best(plans: &mut Vec<Plan>, keep: usize) {
    plans.sort_by_key(|plan| Reverse((plan.worth, plan.fingerprint)));
    plans.dedup_by_key(|plan| (plan.worth, plan.fingerprint));
    plans.truncate(keep);
}

/// The most promising nodes without duplicates.
fn most_promising(mut front: Vec<Node>, beam: usize) -> Vec<Node> {
    front.sort_by_key(|node| Reverse((node.promise, node.plan.fingerprint)));
    front.dedup_by_key(|node| (node.promise, node.plan.fingerprint));
    front.truncate(beam);
    front
}

/// An unfinished turn, and its value if the turn goes on.
struct Node {
    plan: Plan,
    promise: Value,
}

struct Search<'a, J> {
    seat: Seat,
    eval: &'a J,
    this_turn: (Round, Slot),
    /// Whether Maintenance has begun. Then the turn is over and a choice is not continued.
    maintaining: bool,
    /// The row at the start of the search. Cards that appear later are only guesses, so no plan uses them.
    row: [Option<Card>; 7],
    judged: usize,
    trail: Vec<(usize, Legal)>,
}

impl<'a, J: Evaluation> Search<'a, J> {
    fn new(game: &Game, seat: Seat, eval: &'a J) -> Self {
        let mut row = [None; 7];
        row.iter_mut().zip(Space::all()).for_each(|(card, space)| *card = game.row(space));
        let this_turn = (game.round(), game.turn());
        Search { seat, eval, this_turn, maintaining: game.in_maintenance(), row, judged: 0, trail: vec![] }
    }

    fn possible(&self, game: &Game, into: &mut Vec<Legal>) {
        choices(game, into);
        into.retain(|choice| match choice.action() {
            Action::Document { space, .. } | Action::Commission { space, .. } => {
                self.row.contains(&game.row(space))
            }
            _ => true,
        });
    }

    /// Plays a choice. Returns the plan that stops there, and its value if the turn goes on.
    fn follow(&mut self, game: &Game, choice: Legal, before: Option<&Plan>) -> (Plan, Option<Value>) {
        self.judged += 1;
        let action = choice.action();
        let ends = action == Action::EndTurn;
        let mut end = *game;
        if !ends {
            // All choices get the same luck, so that the comparison depends on the choices only.
            end.play(choice, &mut Noise::new(0), &mut ());
        }
        // The end of a turn is evaluated before cards are drawn, because the drawn cards are unknown.
        let context = Context::new(&end, self.seat);
        let preference = self.eval.preference(action) + before.map_or(0, |plan| plan.preference);
        let worth = self.eval.worth(&context).saturating_add(preference);
        let same_turn = end.to_act() == Some(self.seat) && (end.round(), end.turn()) == self.this_turn;
        let goes_on = same_turn && !self.maintaining && !ends;
        let promise = goes_on.then(|| worth.saturating_add(self.eval.potential(&context)));
        let last = self.trail.len();
        self.trail.push((before.map_or(usize::MAX, |plan| plan.last), choice));
        let first = before.map_or(choice, |plan| plan.first);
        (
            Plan { first, end, worth, fingerprint: Fingerprint::new(&end, self.seat), preference, last },
            promise,
        )
    }
}
