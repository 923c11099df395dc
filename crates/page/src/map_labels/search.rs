//! The search for places of all labels at which none covers another, a town or the coach.

use super::rect::Rect;
use crate::roads::Point;

/// What has to be arranged, in rem.
pub struct Problem {
    /// Width and height of the map.
    pub area: (f64, f64),
    /// The space between a label and the edges of the map.
    pub margin: f64,
    /// The space between two labels.
    pub gap: f64,
    /// The town of each label.
    pub towns: Vec<Point>,
    /// Width and height of each label.
    pub sizes: Vec<(f64, f64)>,
    /// What no label may cover: towns and the coach.
    pub blocks: Vec<Rect>,
    /// Points of the roads; labels avoid them where they can.
    pub roads: Vec<Point>,
}

impl Problem {
    /// The least and the greatest `left` of a label, and its greatest `top`; the least `top` is the same as the least `left`.
    fn room(&self, at: usize) -> (f64, f64, f64) {
        let (width, height) = self.sizes[at];
        (self.margin, self.area.0 - width - self.margin, self.area.1 - height - self.margin)
    }
}

/// A possible position of a label, and how undesirable it is by itself.
#[derive(Clone, Copy)]
struct Candidate {
    rect: Rect,
    cost: f64,
}

/// How many positions of a label are compared.
const CANDIDATES: usize = 150;
/// How often labels are moved before the search starts again or gives up.
const MOVES: usize = 160;
/// How often the search starts at most.
const STARTS: u64 = 10;
/// How many results are compared.
const RESULTS: usize = 6;
/// How often a found arrangement is changed to see whether it becomes better, and how many labels may move in turn.
const CHANGES: usize = 1000;
const CHAIN: usize = 5;
/// How undesirable it is that a line between town and label runs below another label.
const CROSSED: f64 = 6.0;

/// A position of each label. The result is always the same for the same problem. None if the search finds none.
pub fn search(problem: &Problem) -> Option<Vec<Rect>> {
    let all: Vec<Vec<Candidate>> = (0..problem.sizes.len()).map(|at| candidates(problem, at)).collect();
    if all.iter().any(Vec::is_empty) {
        return None;
    }
    let found = (0..STARTS).filter_map(|start| attempt(problem, &all, start));
    let best = found.take(RESULTS).min_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map(|(labels, _)| labels)
}

/// All positions of a label that cover no block, the best first.
fn candidates(problem: &Problem, at: usize) -> Vec<Candidate> {
    let (width, height) = problem.sizes[at];
    let (x, y) = problem.towns[at];
    let mut corners = Vec::new();
    for away in [0.9, 1.5, 2.3, 3.4, 5.0, 7.0, 9.5] {
        for part in [0.0, 0.2, 0.4, 0.5, 0.6, 0.8, 1.0] {
            corners.push((x - part * width, y - away - height));
            corners.push((x - part * width, y + away));
        }
        for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
            corners.push((x - away - width, y - part * height));
            corners.push((x + away, y - part * height));
        }
    }
    let (least, across, down) = problem.room(at);
    if across < least || down < least {
        return Vec::new();
    }
    // A coarse grid over the whole map, for boxes so small that the vicinity of the town is full.
    for row in 0..=12 {
        corners
            .extend((0..=8).map(|column| (across * f64::from(column) / 8.0, down * f64::from(row) / 12.0)));
    }
    let place = |(left, top): Point| {
        let rect = Rect { left: left.clamp(least, across), top: top.clamp(least, down), width, height };
        let free = problem.blocks.iter().all(|block| !block.overlaps(rect));
        free.then(|| Candidate { rect, cost: cost(problem, at, rect) })
    };
    let mut all: Vec<Candidate> = corners.into_iter().filter_map(place).collect();
    all.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    all.truncate(CANDIDATES);
    all
}

/// How undesirable a position is by itself: far from its town, nearer to another town, or on roads.
fn cost(problem: &Problem, at: usize, rect: Rect) -> f64 {
    let own = rect.distance(problem.towns[at]);
    let others = problem.towns.iter().enumerate().filter(|(other, _)| *other != at);
    let nearer = others.filter(|(_, town)| rect.distance(**town) < own).count();
    let covered = problem.roads.iter().filter(|point| rect.contains(**point)).count();
    own + 0.15 * own * own + 24.0 * nearer as f64 + 0.6 * covered as f64
}

/// One run, and the cost of its result: moves one label after another to its best position until none overlaps. An
/// overlap that stays gets dearer,
/// so that the run leaves arrangements in which it is stuck.
fn attempt(problem: &Problem, all: &[Vec<Candidate>], start: u64) -> Option<(Vec<Rect>, f64)> {
    let count = all.len();
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ (start + 1));
    let mut now: Vec<Candidate> = all
        .iter()
        .map(|some| if start == 0 { some[0] } else { some[random.below(some.len().min(40))] })
        .collect();
    let mut weights = vec![1.0; count * count];
    let mut tidied = 0;
    for _ in 0..MOVES {
        let stuck: Vec<usize> = (0..count).filter(|at| is_stuck(problem, &now, *at)).collect();
        if stuck.is_empty() {
            // Nothing overlaps: bring each label as near to its town as the others allow, and stop when all are.
            let at = tidied % count;
            now[at] = best(problem, &all[at], &now, &weights, at);
            tidied += 1;
            if tidied == 3 * count {
                break;
            }
            continue;
        }
        let at = stuck[random.below(stuck.len())];
        now[at] = best(problem, &all[at], &now, &weights, at);
        for other in (0..count).filter(|other| *other != at) {
            if now[at].rect.grown(problem.gap).overlaps(now[other].rect) {
                weights[at * count + other] += 0.6;
                weights[other * count + at] += 0.6;
            }
        }
    }
    let fits = (0..count).all(|at| !is_stuck(problem, &now, at));
    fits.then(|| {
        let (now, sum) = improve(problem, all, now, &mut random);
        (now.iter().map(|label| label.rect).collect(), sum)
    })
}

/// How undesirable an arrangement is as a whole.
fn total(problem: &Problem, now: &[Candidate]) -> f64 {
    let crossed = |at: usize| CROSSED * crossings(problem, now, at, now[at].rect) as f64;
    (0..now.len()).map(|at| now[at].cost + crossed(at)).sum()
}

/// Brings labels nearer to their towns: gives one a better position, lets those that it covers find other positions, and
/// keeps the result if it is better as a whole.
fn improve(
    problem: &Problem,
    all: &[Vec<Candidate>],
    mut now: Vec<Candidate>,
    random: &mut Random,
) -> (Vec<Candidate>, f64) {
    let count = now.len();
    let mut sum = total(problem, &now);
    for _ in 0..CHANGES {
        // The worse placed of two labels, so that most changes help the worst.
        let (one, other) = (random.below(count), random.below(count));
        let at = if now[one].cost > now[other].cost { one } else { other };
        let better = all[at].iter().take_while(|candidate| candidate.cost < now[at].cost).count();
        if better == 0 {
            continue;
        }
        let wanted = all[at][random.below(better.min(30))];
        if let Some(next) = rearranged(problem, all, &now, at, wanted) {
            let next_sum = total(problem, &next);
            if next_sum < sum {
                (now, sum) = (next, next_sum);
            }
        }
    }
    (now, sum)
}

/// The arrangement with a label at a position, for which others may have to move; none if too many would.
fn rearranged(
    problem: &Problem,
    all: &[Vec<Candidate>],
    now: &[Candidate],
    at: usize,
    wanted: Candidate,
) -> Option<Vec<Candidate>> {
    let mut next = now.to_vec();
    next[at] = wanted;
    let mut settled = vec![at];
    loop {
        let covered = |label: &usize| {
            let own = next[*label].rect.grown(problem.gap - 1e-4);
            (0..next.len()).find(|other| !settled.contains(other) && own.overlaps(next[*other].rect))
        };
        let Some(moving) = settled.iter().find_map(covered) else { return Some(next) };
        if settled.len() >= CHAIN {
            return None;
        }
        next[moving] = cheapest(problem, &all[moving], &next, &settled, moving)?;
        settled.push(moving);
    }
}

/// The best position of a label that covers none of the settled ones; covering another one costs a little, as that would
/// have to move.
fn cheapest(
    problem: &Problem,
    some: &[Candidate],
    now: &[Candidate],
    settled: &[usize],
    at: usize,
) -> Option<Candidate> {
    let mut found: Option<(Candidate, f64)> = None;
    for candidate in some {
        if found.is_some_and(|(_, sum)| candidate.cost >= sum) {
            break;
        }
        let own = candidate.rect.grown(problem.gap - 1e-4);
        if settled.iter().any(|label| own.overlaps(now[*label].rect)) {
            continue;
        }
        let others = (0..now.len()).filter(|other| *other != at && !settled.contains(other));
        let covered = others.filter(|other| own.overlaps(now[*other].rect)).count();
        let sum = candidate.cost + 5.0 * covered as f64;
        if found.is_none_or(|(_, least)| sum < least) {
            found = Some((*candidate, sum));
        }
    }
    found.map(|(candidate, _)| candidate)
}

fn is_stuck(problem: &Problem, now: &[Candidate], at: usize) -> bool {
    let own = now[at].rect.grown(problem.gap - 1e-4);
    now.iter().enumerate().any(|(other, label)| other != at && own.overlaps(label.rect))
}

/// The best position of a label while the others stay.
fn best(problem: &Problem, some: &[Candidate], now: &[Candidate], weights: &[f64], at: usize) -> Candidate {
    let count = now.len();
    let mut found = (some[0], f64::INFINITY);
    let consider = |candidate: Candidate, found: &mut (Candidate, f64)| {
        let own = candidate.rect.grown(problem.gap);
        let mut sum = candidate.cost;
        for other in (0..count).filter(|other| *other != at) {
            if own.overlaps(now[other].rect) {
                sum += (20.0 + 2.0 * own.common(now[other].rect)) * weights[at * count + other];
            }
            if sum >= found.1 {
                return;
            }
        }
        sum += CROSSED * crossings(problem, now, at, candidate.rect) as f64;
        if sum < found.1 {
            *found = (candidate, sum);
        }
    };
    some.iter().for_each(|candidate| consider(*candidate, &mut found));
    if found.1 > 20.0 {
        for rect in snug(problem, now, at) {
            consider(Candidate { rect, cost: cost(problem, at, rect) }, &mut found);
        }
    }
    found.0
}

/// Positions at the edges of other labels and of the map that cover nothing: they waste the least room.
fn snug(problem: &Problem, now: &[Candidate], at: usize) -> Vec<Rect> {
    let ((width, height), gap) = (problem.sizes[at], problem.gap);
    let (least, across, down) = problem.room(at);
    let others = || now.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, label)| label.rect);
    let blocks = || problem.blocks.iter().copied();
    let mut lefts = vec![least, across];
    lefts.extend(others().flat_map(|rect| [rect.left - width - gap, rect.right() + gap]));
    lefts.extend(blocks().flat_map(|rect| [rect.left - width - 1e-3, rect.right() + 1e-3]));
    let mut tops = vec![least, down];
    tops.extend(others().flat_map(|rect| [rect.top - height - gap, rect.bottom() + gap]));
    tops.extend(blocks().flat_map(|rect| [rect.top - height - 1e-3, rect.bottom() + 1e-3]));
    lefts.retain(|left| (least..=across).contains(left));
    tops.retain(|top| (least..=down).contains(top));
    let mut free = Vec::new();
    for left in lefts {
        for top in &tops {
            let rect = Rect { left, top: *top, width, height };
            // A little less than the gap, because sums of lengths are not exact.
            let own = rect.grown(gap - 1e-6);
            let covers =
                others().any(|other| own.overlaps(other)) || blocks().any(|block| rect.overlaps(block));
            if !covers {
                free.push(rect);
            }
        }
    }
    free
}

/// How many lines between towns and labels run below labels, if this label is here.
fn crossings(problem: &Problem, now: &[Candidate], at: usize, rect: Rect) -> usize {
    let others = now.iter().enumerate().filter(|(other, _)| *other != at);
    let crossed = |(other, label): (usize, &Candidate)| {
        usize::from(crosses(problem.towns[at], rect, label.rect))
            + usize::from(crosses(problem.towns[other], label.rect, rect))
    };
    others.map(crossed).sum()
}

/// Whether the line from a town to its label runs below another label.
fn crosses(town: Point, label: Rect, other: Rect) -> bool {
    let near = label.nearest(town);
    if (near.0 - town.0).abs() + (near.1 - town.1).abs() < 2.0 {
        return false;
    }
    [0.3, 0.6, 0.9]
        .into_iter()
        .any(|part| other.contains((town.0 + part * (near.0 - town.0), town.1 + part * (near.1 - town.1))))
}

/// A small generator: the same numbers in every run, so that the map never changes by itself.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}
