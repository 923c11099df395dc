//! The net with floating-point weights: learning, and rounding to integers.

use crate::dice::Dice;
use crate::selfplay::Sample;
use bots::net::{FEATURES, LINES, Net, OUTPUTS, Shape, Unit};
use std::ops::Range;

/// VP in one unit of the results.
pub(crate) const UNIT: f32 = 10.0;

/// Weights, and what the learning keeps for each of them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Model {
    pub(crate) shape: Shape,
    pub(crate) weights: Vec<f32>,
    /// Running means of the gradients and of their squares (Adam).
    pub(crate) mean: Vec<f32>,
    pub(crate) square: Vec<f32>,
    /// The average of the weights over the last rounds, which plays.
    pub(crate) average: Vec<f32>,
    /// How many batches were learned.
    pub(crate) batches: u64,
}

/// Where the weights of each part are.
struct Parts {
    rows: Range<usize>,
    start: Range<usize>,
    second: Range<usize>,
    second_start: Range<usize>,
    last: Range<usize>,
}

impl Parts {
    fn of(shape: Shape) -> Parts {
        let mut at = 0;
        let mut part = |count: usize| {
            at += count;
            at - count..at
        };
        Parts {
            rows: part(FEATURES * shape.row()),
            start: part(shape.row()),
            second: part(shape.second * shape.hidden),
            second_start: part(shape.second),
            last: part(OUTPUTS * shape.last()),
        }
    }
}

/// The error of each result on a batch, as a mean.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Loss {
    /// The absolute error of the lead, in VP.
    pub(crate) lead: f64,
    /// The cross-entropy of the chance of winning.
    pub(crate) win: f64,
    pub(crate) samples: u64,
}

/// Buffers of the learning.
pub(crate) struct Learner {
    gradient: Vec<f32>,
    touched: Vec<bool>,
    sums: Vec<f32>,
    hidden: Vec<f32>,
    second: Vec<f32>,
    back_second: Vec<f32>,
    back: Vec<f32>,
}

/// Samples that are learned together.
pub(crate) const BATCH: usize = 256;
/// Beyond this error, in units, the gradient does not grow.
const HUBER: f32 = 3.0;
/// How much each result counts: lead, own score, chance of winning, sources.
const IMPORTANCE: [f32; 4] = [1.0, 0.3, 0.4, 0.05];
const MOST_ACTIVE: f32 = Unit::MOST_ACTIVE as f32;

impl Model {
    /// A net that does not correct anything yet.
    pub(crate) fn new(shape: Shape, seed: u64) -> Model {
        let parts = Parts::of(shape);
        let mut dice = Dice::new(seed, u64::MAX);
        let mut weights = vec![0.0; parts.last.end];
        let mut spread = |weight: &mut f32, size: f32| *weight = (dice.share() * 2.0 - 1.0) * size;
        for row in weights[parts.rows].chunks_exact_mut(shape.row()) {
            row[..shape.hidden].iter_mut().for_each(|weight| spread(weight, 0.08));
        }
        let second = (3.0 / shape.hidden as f32).sqrt();
        weights[parts.second].iter_mut().for_each(|weight| spread(weight, second));
        if !shape.corrects {
            weights[parts.last].iter_mut().for_each(|weight| spread(weight, 0.05));
        }
        let zeros = vec![0.0; weights.len()];
        Model { shape, average: weights.clone(), weights, mean: zeros.clone(), square: zeros, batches: 0 }
    }

    /// The weights of a net, as it plays.
    pub(crate) fn from_net(net: &Net) -> Model {
        let (shape, scale) = (net.shape, 1.0 / Unit::WEIGHT as f32);
        let of_row = |at: usize| 1.0 / if at < shape.hidden { Unit::HIDDEN } else { Unit::DIRECT } as f32;
        let rows = net.rows.chunks_exact(shape.row());
        let rows =
            rows.flat_map(|row| row.iter().enumerate().map(|(at, weight)| f32::from(*weight) * of_row(at)));
        let start = net.start.iter().enumerate().map(|(at, weight)| *weight as f32 * of_row(at));
        let second_start = net.second_start.iter().map(|weight| *weight as f32 / Unit::RESULT as f32);
        let later = |weight: &i16| f32::from(*weight) * scale;
        let weights: Vec<f32> = rows
            .chain(start)
            .chain(net.second.iter().map(later))
            .chain(second_start)
            .chain(net.last.iter().map(later))
            .collect();
        let zeros = vec![0.0; weights.len()];
        Model { shape, average: weights.clone(), weights, mean: zeros.clone(), square: zeros, batches: 0 }
    }

    /// The number of weights.
    pub(crate) fn count(shape: Shape) -> usize {
        Parts::of(shape).last.end
    }

    /// Moves the average towards the weights.
    pub(crate) fn average(&mut self, share: f32) {
        for (average, weight) in self.average.iter_mut().zip(&self.weights) {
            *average += (weight - *average) * share;
        }
    }

    /// The averaged weights as integers.
    pub(crate) fn rounded(&self, edition: [u8; 32]) -> Net {
        let (shape, parts) = (self.shape, Parts::of(self.shape));
        let all = &self.average;
        let scale = |at: usize| (if at < shape.hidden { Unit::HIDDEN } else { Unit::DIRECT }) as f32;
        let short = |value: f32| value.round().clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        let later = |weight: &f32| {
            let most = Unit::MOST_WEIGHT as f32;
            (weight * Unit::WEIGHT as f32).round().clamp(-most, most) as i16
        };
        let rows = all[parts.rows].chunks_exact(shape.row());
        let rows = rows.flat_map(|row| row.iter().enumerate().map(|(at, weight)| short(weight * scale(at))));
        let start = all[parts.start].iter().enumerate();
        Net {
            edition,
            shape,
            rows: rows.collect(),
            start: start.map(|(at, weight)| (weight * scale(at)).round() as i32).collect(),
            second: all[parts.second].iter().map(later).collect(),
            second_start: all[parts.second_start]
                .iter()
                .map(|weight| (weight * Unit::RESULT as f32).round() as i32)
                .collect(),
            last: all[parts.last].iter().map(later).collect(),
        }
    }
}

impl Learner {
    pub(crate) fn new(shape: Shape) -> Learner {
        Learner {
            gradient: vec![0.0; Model::count(shape)],
            touched: vec![false; FEATURES],
            sums: vec![0.0; shape.row()],
            hidden: vec![0.0; shape.hidden],
            second: vec![0.0; shape.second],
            back_second: vec![0.0; shape.second],
            back: vec![0.0; shape.row()],
        }
    }

    /// Learns a batch with this step size.
    pub(crate) fn learn(&mut self, model: &mut Model, batch: &[&Sample], step: f32, loss: &mut Loss) {
        for sample in batch {
            let results = self.forward(model, sample);
            let slope = sample.gradient(&results, model.shape, loss);
            self.backward(model, sample, &slope);
        }
        self.adam(model, batch.len() as f32, step);
    }

    fn forward(&mut self, model: &Model, sample: &Sample) -> [f32; OUTPUTS] {
        let (shape, parts) = (model.shape, Parts::of(model.shape));
        let (rows, width) = (&model.weights[parts.rows], shape.row());
        let row = |input: u16| &rows[usize::from(input) * width..][..width];
        self.sums.fill(0.0);
        for input in &sample.features.rivals {
            add(&mut self.sums, row(*input), 1.0);
        }
        let share = sample.rival_share();
        self.sums.iter_mut().zip(&model.weights[parts.start]).for_each(|(sum, w)| *sum = *sum * share + w);
        for input in &sample.features.own {
            add(&mut self.sums, row(*input), 1.0);
        }
        let active = self.hidden.iter_mut().zip(&self.sums);
        active.for_each(|(neuron, sum)| *neuron = sum.clamp(0.0, MOST_ACTIVE));
        let rows = model.weights[parts.second].chunks_exact(shape.hidden);
        for ((neuron, weights), start) in
            self.second.iter_mut().zip(rows).zip(&model.weights[parts.second_start])
        {
            *neuron = (dot(&self.hidden, weights) + start).clamp(0.0, MOST_ACTIVE);
        }
        let last = if shape.second == 0 { &self.hidden } else { &self.second };
        let mut rows = model.weights[parts.last].chunks_exact(shape.last());
        let direct = &self.sums[shape.hidden..];
        std::array::from_fn(|at| direct[at] + rows.next().map_or(0.0, |weights| dot(last, weights)))
    }

    fn backward(&mut self, model: &Model, sample: &Sample, slope: &[f32; OUTPUTS]) {
        let (shape, parts) = (model.shape, Parts::of(model.shape));
        let (back_hidden, back_direct) = self.back.split_at_mut(shape.hidden);
        back_hidden.fill(0.0);
        back_direct.copy_from_slice(slope);
        let last = if shape.second == 0 { &self.hidden } else { &self.second };
        let back_last = if shape.second == 0 { &mut *back_hidden } else { &mut self.back_second };
        back_last.fill(0.0);
        for (at, slope) in slope.iter().enumerate() {
            let from = parts.last.start + at * shape.last();
            add(&mut self.gradient[from..from + shape.last()], last, *slope);
            add(back_last, &model.weights[from..from + shape.last()], *slope);
        }
        for at in 0..shape.second {
            let active = self.second[at];
            let slope = self.back_second[at];
            if active <= 0.0 || active >= MOST_ACTIVE {
                continue;
            }
            let from = parts.second.start + at * shape.hidden;
            self.gradient[parts.second_start.start + at] += slope;
            add(&mut self.gradient[from..from + shape.hidden], &self.hidden, slope);
            add(back_hidden, &model.weights[from..from + shape.hidden], slope);
        }
        for (back, active) in back_hidden.iter_mut().zip(&self.hidden) {
            if *active <= 0.0 || *active >= MOST_ACTIVE {
                *back = 0.0;
            }
        }
        let width = shape.row();
        add(&mut self.gradient[parts.start], &self.back, 1.0);
        let share = sample.rival_share();
        let inputs = sample.features.own.iter().map(|input| (*input, 1.0));
        let inputs = inputs.chain(sample.features.rivals.iter().map(|input| (*input, share)));
        // A net that corrects nothing has no direct path.
        let used = if shape.corrects { width } else { shape.hidden };
        for (input, share) in inputs {
            let input = usize::from(input);
            self.touched[input] = true;
            add(&mut self.gradient[input * width..input * width + used], &self.back[..used], share);
        }
    }

    /// One step of Adam for the weights that the batch used.
    fn adam(&mut self, model: &mut Model, samples: f32, step: f32) {
        model.batches += 1;
        let (shape, parts) = (model.shape, Parts::of(model.shape));
        let time = model.batches.min(100_000) as i32;
        let (first, second) = (1.0 - 0.9f32.powi(time), 1.0 - 0.999f32.powi(time));
        let rate = step * second.sqrt() / first;
        let mut update = |range: Range<usize>| {
            let gradients = self.gradient[range.clone()].iter_mut();
            let means = model.mean[range.clone()].iter_mut().zip(&mut model.square[range.clone()]);
            for ((weight, (mean, square)), gradient) in
                model.weights[range].iter_mut().zip(means).zip(gradients)
            {
                let slope = *gradient / samples;
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope * slope;
                *weight -= rate * *mean / (square.sqrt() + 1e-7);
                *gradient = 0.0;
            }
        };
        let width = shape.row();
        for (input, touched) in self.touched.iter_mut().enumerate() {
            if std::mem::take(touched) {
                update(input * width..(input + 1) * width);
            }
        }
        update(parts.rows.end..parts.last.end);
        // Within what integers can hold.
        let most = Unit::MOST_WEIGHT as f32 / Unit::WEIGHT as f32;
        for weight in &mut model.weights[parts.second.start..parts.last.end] {
            *weight = weight.clamp(-most, most);
        }
    }
}

impl Sample {
    /// The slope of the loss at these results.
    fn gradient(&self, results: &[f32; OUTPUTS], shape: Shape, loss: &mut Loss) -> [f32; OUTPUTS] {
        let huber = |error: f32| error.clamp(-HUBER, HUBER);
        let mut slope = [0.0; OUTPUTS];
        let lead = results[0] - (self.target.lead - self.start.lead) / UNIT;
        let own = results[1] - (self.target.own - self.start.own) / UNIT;
        let from_lead = (self.start.lead + results[0] * UNIT) * self.slope;
        let odds = results[2] + if shape.corrects { from_lead } else { 0.0 };
        let win = 1.0 / (1.0 + (-odds).exp());
        slope[0] = IMPORTANCE[0] * huber(lead);
        slope[1] = IMPORTANCE[1] * huber(own);
        slope[2] = IMPORTANCE[2] * (win - self.target.win);
        for at in 0..LINES {
            slope[3 + at] = IMPORTANCE[3] * huber(results[3 + at] - self.sources[at] / UNIT);
        }
        loss.samples += 1;
        loss.lead += f64::from(lead.abs() * UNIT);
        let (win, target) = (win.clamp(1e-4, 1.0 - 1e-4), self.target.win);
        loss.win -= f64::from(target * win.ln() + (1.0 - target) * (1.0 - win).ln());
        slope
    }

    fn rival_share(&self) -> f32 {
        1.0 / f32::from(self.features.count.max(1))
    }
}

#[inline(always)]
fn add(sums: &mut [f32], row: &[f32], share: f32) {
    sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight * share);
}

/// Eight partial sums, so that the compiler can use wide registers in a fixed order.
#[inline(always)]
fn dot(left: &[f32], right: &[f32]) -> f32 {
    let mut sums = [0.0; 8];
    let (left, left_rest) = left.as_chunks::<8>();
    let (right, right_rest) = right.as_chunks::<8>();
    for (left, right) in left.iter().zip(right) {
        for at in 0..8 {
            sums[at] += left[at] * right[at];
        }
    }
    let rest: f32 = left_rest.iter().zip(right_rest).map(|(a, b)| a * b).sum();
    sums.iter().sum::<f32>() + rest
}
