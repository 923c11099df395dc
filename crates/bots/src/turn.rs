//! Whole turns: what a seat can make of its turn, one decision after the other, and where that leads.

use crate::judge::{Judge, Value};
use crate::key::Key;
use crate::noise::Noise;
use crate::sight::Sight;
use rules::{Game, Legal};
use std::cmp::Reverse;
use vocab::{Action, Card, Instrument, MemoryId, Part, Prompt, Round, Seat, Slot, Space};

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
    /// What is thought of its actions for their own sake; part of the worth.
    taste: Value,
    /// Its last decision, in the trail.
    step: usize,
}

/// The best whole turns, best first, no two with the same end.
pub(crate) struct Plans {
    pub(crate) list: Vec<Plan>,
    /// Every decision that was followed, and the one before it.
    trail: Vec<(usize, Legal)>,
}

impl Plans {
    /// The decisions of a plan. Its turn is ended if it can be.
    pub(crate) fn actions(&self, plan: &Plan) -> Vec<Legal> {
        let mut actions = vec![];
        let mut at = plan.step;
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

/// Every choice that is worth a thought: no exchanges, since a payment brings its own (PAY-5), and of parts that
/// play the same instrument in the same movement only the first.
pub(crate) fn choices(game: &Game, into: &mut Vec<Legal>) {
    game.legal(into);
    let mut seen: Option<Action> = None;
    into.retain(|legal| {
        let action = legal.action();
        let again = seen.is_some_and(|before| alike(game, before, action));
        seen = Some(action);
        !again && !matches!(action, Action::Exchange { .. })
    });
}

/// Whether two neighbours in the list differ only in which of several equal parts they write.
#[inline(always)]
fn alike(game: &Game, one: Action, other: Action) -> bool {
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

/// Plays on quickly in an imagined game: a seat's whole turn, or its next decision if it is in the middle of one.
/// The buffer is only there to be used again.
pub(crate) fn play_quickly(
    game: &mut Game,
    seat: Seat,
    judge: &impl Judge,
    luck: &mut Noise,
    buffer: &mut Vec<Legal>,
) {
    if game.prompt() == Some(Prompt::Lay) {
        *game = laid(game, seat, judge, buffer);
    } else if let Some((choice, _)) = step(game, seat, judge, buffer) {
        game.play(choice, luck, &mut ());
    }
}

/// The end of the best turn that is found by trying each card in Experiences once: with the best Story beside it, and
/// after each decision the next one that looks best.
fn laid(game: &Game, seat: Seat, judge: &impl Judge, buffer: &mut Vec<Legal>) -> Game {
    let mut starts: [Option<(Value, MemoryId, Game)>; 4] = [None; 4];
    game.legal(buffer);
    for choice in buffer.iter() {
        let Action::Lay { experience, .. } = choice.action() else { continue };
        let mut after = *game;
        after.play(*choice, &mut Noise::new(0), &mut ());
        let worth = judge.standing(&Sight::new(&after, seat));
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
            let worth = finish(&mut end, seat, judge, buffer);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, end));
            }
        }
    }
    best.map_or(*game, |(_, end)| end)
}

/// Plays a turn on, each time with the choice that looks best, until only its end is left; what that is worth.
fn finish(game: &mut Game, seat: Seat, judge: &impl Judge, buffer: &mut Vec<Legal>) -> Value {
    let moment = (game.round(), game.turn());
    let mut taste = 0;
    let mut worth = judge.standing(&Sight::new(game, seat));
    while game.to_act() == Some(seat)
        && (game.round(), game.turn()) == moment
        && game.prompt() != Some(Prompt::Lay)
    {
        let Some((choice, after)) = step(game, seat, judge, buffer) else { break };
        if choice.action() == Action::EndTurn {
            break;
        }
        taste += judge.taste(choice.action());
        game.play(choice, &mut Noise::new(0), &mut ());
        worth = after;
    }
    worth + taste
}

/// The choice that looks best by itself, with what the judge hopes for the rest of the turn, and where it leads
/// without that hope.
fn step(game: &Game, seat: Seat, judge: &impl Judge, buffer: &mut Vec<Legal>) -> Option<(Legal, Value)> {
    choices(game, buffer);
    if let [only] = buffer[..] {
        return Some((only, judge.standing(&Sight::new(game, seat))));
    }
    let moment = (game.round(), game.turn());
    let maintaining = is_maintaining(game);
    let mut best: Option<(Value, Value, Legal)> = None;
    for choice in buffer.iter() {
        let ends = choice.action() == Action::EndTurn;
        let mut end = *game;
        if !ends {
            end.play(*choice, &mut Noise::new(0), &mut ());
        }
        let sight = Sight::new(&end, seat);
        let goes_on =
            !ends && !maintaining && end.to_act() == Some(seat) && (end.round(), end.turn()) == moment;
        let standing = judge.standing(&sight);
        let hope = if goes_on { judge.hope(&sight) } else { 0 };
        let worth = standing.saturating_add(hope).saturating_add(judge.taste(choice.action()));
        if best.is_none_or(|(most, _, _)| worth > most) {
            best = Some((worth, standing, *choice));
        }
    }
    best.map(|(_, standing, choice)| (choice, standing))
}

/// What each choice is worth by itself, with what the judge hopes for the rest of the turn.
pub(crate) fn steps(game: &Game, seat: Seat, judge: &impl Judge) -> Plans {
    let mut search = Search::new(game, seat, judge);
    let mut first = Vec::new();
    choices(game, &mut first);
    let list = first.into_iter().map(|first| {
        let (plan, promise) = search.follow(game, first, None);
        Plan { worth: promise.unwrap_or(plan.worth), ..plan }
    });
    let list = list.collect();
    Plans { list, trail: search.trail }
}

/// The best whole turns, best first, no two with the same end.
pub(crate) fn plans(game: &Game, seat: Seat, judge: &impl Judge, width: Width) -> Plans {
    let mut search = Search::new(game, seat, judge);
    let (mut plans, mut front) = (vec![], vec![]);
    let mut possible = Vec::new();
    choices(game, &mut possible);
    for first in &possible {
        let (plan, promise) = search.follow(game, *first, None);
        plans.push(plan);
        front.extend(promise.map(|promise| Node { plan, promise }));
    }
    while !front.is_empty() && search.judged < width.positions {
        best(&mut plans, width.plans);
        let full = plans.len() == width.plans;
        let worst = plans.last().filter(|_| full).map_or(Value::MIN, |plan| plan.worth);
        let mut next = vec![];
        for node in narrowed(front, width.beam) {
            search.possible(&node.plan.end, &mut possible);
            for choice in &possible {
                let (plan, promise) = search.follow(&node.plan.end, *choice, Some(&node.plan));
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
    Plans { list: plans, trail: search.trail }
}

/// Keeps the best plans. The sort is stable: of equals the first of the list comes first, on every machine.
fn best(plans: &mut Vec<Plan>, keep: usize) {
    plans.sort_by_key(|plan| Reverse((plan.worth, plan.key)));
    plans.dedup_by_key(|plan| (plan.worth, plan.key));
    plans.truncate(keep);
}

/// The most promising nodes, equal ones once.
fn narrowed(mut front: Vec<Node>, beam: usize) -> Vec<Node> {
    front.sort_by_key(|node| Reverse((node.promise, node.plan.key)));
    front.dedup_by_key(|node| (node.promise, node.plan.key));
    front.truncate(beam);
    front
}

/// Whether the round's Maintenance has begun.
pub(crate) fn is_maintaining(game: &Game) -> bool {
    matches!(game.prompts().first(), Some(Prompt::Maintenance { .. }))
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
    trail: Vec<(usize, Legal)>,
}

impl<'a, J: Judge> Search<'a, J> {
    fn new(game: &Game, seat: Seat, judge: &'a J) -> Self {
        let mut row = [None; 7];
        row.iter_mut().zip(Space::all()).for_each(|(card, space)| *card = game.row(space));
        let moment = (game.round(), game.turn());
        Search { seat, judge, moment, maintaining: is_maintaining(game), row, judged: 0, trail: vec![] }
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

    /// Plays a choice: the plan that stops there, and what it promises if the turn goes on.
    fn follow(&mut self, game: &Game, choice: Legal, before: Option<&Plan>) -> (Plan, Option<Value>) {
        self.judged += 1;
        let action = choice.action();
        let ends = action == Action::EndTurn;
        let mut end = *game;
        if !ends {
            // The same luck for all, so that choices are compared and not chances.
            end.play(choice, &mut Noise::new(0), &mut ());
        }
        // The end of a turn is judged before cards are drawn: nobody knows them yet.
        let sight = Sight::new(&end, self.seat);
        let taste = self.judge.taste(action) + before.map_or(0, |plan| plan.taste);
        let worth = self.judge.worth(&sight).saturating_add(taste);
        let same_turn = end.to_act() == Some(self.seat) && (end.round(), end.turn()) == self.moment;
        let goes_on = same_turn && !self.maintaining && !ends;
        let promise = goes_on.then(|| worth.saturating_add(self.judge.hope(&sight)));
        let step = self.trail.len();
        self.trail.push((before.map_or(usize::MAX, |plan| plan.step), choice));
        let first = before.map_or(choice, |plan| plan.first);
        (Plan { first, end, worth, key: Key::new(&end, self.seat), taste, step }, promise)
    }
}
