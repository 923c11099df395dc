//! Information-set Monte-Carlo tree search with a single observer (Cowling, Powley, Whitehouse 2012). There
//! is one tree over what the seat can know; every iteration guesses what is hidden and plays at random to the
//! end. It is a standard method from the literature, used as a baseline.

use crate::Budget;
use crate::choose::{Advice, Thought};
use crate::eval::{VP, Value};
use crate::noise::Noise;
use crate::turn::choices;
use rules::{Game, Legal, Luck};
use vocab::{Action, Seat, Viewer};

/// A decision in the tree.
struct Node {
    action: Action,
    seat: Seat,
    children: Vec<usize>,
    visits: u32,
    /// How often it was legal when its parent was visited.
    offered: u32,
    /// Sum of the rewards of the seat that chose, in millionths.
    reward: u64,
    /// Sum of the observer's final scores.
    own: u64,
    lead: i64,
}

struct Tree {
    nodes: Vec<Node>,
}

/// Searches until the budget is used up or `stop` returns true.
pub(crate) fn think(
    game: &Game,
    seat: Seat,
    budget: Budget,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Thought> {
    let mut legal = Vec::new();
    choices(game, &mut legal);
    if let [only] = legal[..] {
        return Some(Thought::of(game, seat, only));
    }
    let mut tree = Tree { nodes: vec![Node::new(Action::EndTurn, seat)] };
    let mut iterations = 0;
    while iterations < budget.simulations.max(1) && !(iterations > 0 && stop()) {
        let mut luck = Noise::new(budget.seed).with(u64::from(iterations));
        let world = game.resample(Viewer::Seat(seat), &mut luck);
        tree.iterate(world, seat, &mut luck, &mut legal);
        iterations += 1;
    }
    tree.thought(iterations)
}

impl Node {
    fn new(action: Action, seat: Seat) -> Node {
        Node { action, seat, children: vec![], visits: 0, offered: 0, reward: 0, own: 0, lead: 0 }
    }
}

impl Tree {
    /// Selection, expansion, simulation, backpropagation.
    fn iterate(&mut self, mut game: Game, observer: Seat, luck: &mut Noise, legal: &mut Vec<Legal>) {
        let mut path = vec![0];
        let mut at = 0;
        while let Some(seat) = game.to_act() {
            choices(&game, legal);
            let (next, expanded) = self.descend(at, seat, legal, luck);
            let Some(choice) = legal.iter().find(|legal| legal.action() == self.nodes[next].action) else {
                break;
            };
            game.play(*choice, luck, &mut ());
            path.push(next);
            at = next;
            if expanded {
                break;
            }
        }
        random_to_the_end(&mut game, luck, legal);
        let rewards = Rewards::of(&game, observer);
        for at in path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.reward += rewards.by_seat[node.seat.index()];
            node.own += rewards.own;
            node.lead += rewards.lead;
        }
    }

    /// Adds a child that was never tried, or else picks the best by UCB1 among those that are legal in this
    /// world.
    fn descend(&mut self, at: usize, seat: Seat, legal: &[Legal], luck: &mut Noise) -> (usize, bool) {
        let known = |tree: &Tree, action: Action| {
            tree.nodes[at].children.iter().copied().find(|child| tree.nodes[*child].action == action)
        };
        let untried: Vec<Action> = legal
            .iter()
            .map(|legal| legal.action())
            .filter(|action| known(self, *action).is_none())
            .collect();
        let available: Vec<usize> = legal.iter().filter_map(|legal| known(self, legal.action())).collect();
        for child in &available {
            self.nodes[*child].offered += 1;
        }
        if untried.is_empty() {
            let best = available.iter().copied().max_by_key(|child| (self.ucb(*child), usize::MAX - child));
            return (best.unwrap_or(at), false);
        }
        let action = untried[Luck::below(luck, untried.len() as u32) as usize];
        let node = Node { offered: 1, ..Node::new(action, seat) };
        self.nodes.push(node);
        let child = self.nodes.len() - 1;
        self.nodes[at].children.push(child);
        (child, true)
    }

    /// UCB1 in integers, with `offered` in place of the parent's visits.
    fn ucb(&self, at: usize) -> u64 {
        let node = &self.nodes[at];
        let visits = u64::from(node.visits.max(1));
        // ln n = log2(n⁴) / 4 · ln 2, in millionths. The fourth power makes the integer logarithm more
        // precise.
        let log = u64::from(u128::from(node.offered.max(1)).pow(4).ilog2()) * 173_287;
        // The constant is 0.7, as usual for rewards between 0 and 1.
        let explore = (log * 1_000_000 / visits).isqrt() * 7 / 10;
        node.reward / visits + explore
    }

    /// The most visited child, and advice for the three most visited ones.
    fn thought(&self, iterations: u32) -> Option<Thought> {
        let mut best = self.nodes[0].children.clone();
        best.sort_by_key(|child| (std::cmp::Reverse(self.nodes[*child].visits), *child));
        let turns: Vec<Advice> = best.iter().take(3).map(|child| self.advice(*child)).collect();
        let action = self.nodes[*best.first()?].action;
        Some(Thought { action, turns, simulations: iterations })
    }

    /// An action and the most visited actions after it, until another seat acts.
    fn advice(&self, child: usize) -> Advice {
        let (seat, mut actions, mut at) = (self.nodes[child].seat, vec![self.nodes[child].action], child);
        while actions.last() != Some(&Action::EndTurn) {
            let own = self.nodes[at].children.iter().copied().filter(|next| self.nodes[*next].seat == seat);
            let Some(next) = own.max_by_key(|next| (self.nodes[*next].visits, usize::MAX - next)) else {
                break;
            };
            actions.push(self.nodes[next].action);
            at = next;
        }
        let count = u64::from(self.nodes[child].visits.max(1));
        let vp = (self.nodes[child].own / count) as Value;
        Advice { actions, vp, lead: (self.nodes[child].lead / count as i64) as Value, forecast: None }
    }
}

/// The rewards of a finished game.
struct Rewards {
    /// From 0 to 1 by the final lead, in millionths.
    by_seat: [u64; 4],
    own: u64,
    lead: i64,
}

impl Rewards {
    fn of(game: &Game, observer: Seat) -> Rewards {
        let vp = |seat: Seat| i64::from(game.score(seat).total());
        let lead = |seat: Seat| {
            let others = game.seats().filter(|other| *other != seat);
            vp(seat) - others.map(vp).max().unwrap_or(0)
        };
        let mut by_seat = [0; 4];
        for seat in game.seats() {
            // By the lead and not only by victory, because every VP helps in a long game.
            by_seat[seat.index()] = (500_000 + lead(seat).clamp(-50, 50) * 10_000) as u64;
        }
        let own = vp(observer) as u64 * VP as u64;
        Rewards { by_seat, own, lead: lead(observer) * i64::from(VP) }
    }
}

/// Plays random choices to the end of the game.
pub(crate) fn random_to_the_end(game: &mut Game, luck: &mut Noise, legal: &mut Vec<Legal>) {
    while game.to_act().is_some() {
        game.legal(legal);
        let draw = Luck::below(luck, legal.len() as u32) as usize;
        let Some(mut choice) = legal.get(draw).copied() else { return };
        if matches!(choice.action(), Action::Exchange { .. }) {
            choices(game, legal);
            let draw = Luck::below(luck, legal.len() as u32) as usize;
            let Some(other) = legal.get(draw).copied() else { return };
            choice = other;
        }
        game.play(choice, luck, &mut ());
    }
}
