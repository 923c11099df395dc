//! The net with integer weights: the same result on every machine.

use crate::eval::Value;
use crate::net::{FEATURES, Judgement};
use edition::Edition;

/// Results of the net: the lead, the own score, the chance of winning, then VP by source.
pub const OUTPUTS: usize = 16;

/// Fixed-point scales. Weights and activations are limited, so that no sum overflows an `i32`.
pub struct Unit;

impl Unit {
    /// A hidden activation of 1.
    pub const HIDDEN: i32 = 1 << 9;
    /// A weight of 1 on the direct path from an input to a result.
    pub const DIRECT: i32 = 1 << 11;
    /// A weight of 1 in the later layers.
    pub const WEIGHT: i32 = 1 << 8;
    /// The greatest activation, as a number of units.
    pub const MOST_ACTIVE: i32 = 16;
    /// The greatest weight in the later layers, in steps: a sum of 128 products stays below 2³¹.
    pub const MOST_WEIGHT: i32 = 1023;
    /// A result of 1.
    pub const RESULT: i32 = Unit::HIDDEN * Unit::WEIGHT;
}

/// The size of a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Neurons of the first hidden layer.
    pub hidden: usize,
    /// Neurons of the second hidden layer; 0 if there is none.
    pub second: usize,
    /// Whether the results correct the evaluation by hand; otherwise they stand alone.
    pub corrects: bool,
}

impl Shape {
    /// Weights of one input: to the hidden layer, and directly to the results.
    pub const fn row(self) -> usize {
        self.hidden + OUTPUTS
    }

    /// Neurons that the last layer reads.
    pub const fn last(self) -> usize {
        if self.second == 0 { self.hidden } else { self.second }
    }
}

/// A trained net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// The edition it was trained with.
    pub edition: [u8; 32],
    /// Its size.
    pub shape: Shape,
    /// The weights of each input.
    pub rows: Vec<i16>,
    /// What the hidden layer and the direct path start with.
    pub start: Vec<i32>,
    /// Weights from the first to the second hidden layer, one row for each neuron of the second.
    pub second: Vec<i16>,
    /// What the second hidden layer starts with.
    pub second_start: Vec<i32>,
    /// Weights of the results, one row for each result.
    pub last: Vec<i16>,
}

/// Sums of the weights of active inputs.
pub(super) type Sums = Vec<i32>;

impl Net {
    /// A net that corrects nothing: the evaluation by hand.
    pub fn by_hand(edition: &Edition) -> Net {
        let shape = Shape { hidden: 0, second: 0, corrects: true };
        Net {
            edition: edition.hash,
            shape,
            rows: vec![0; FEATURES * shape.row()],
            start: vec![0; shape.row()],
            second: vec![],
            second_start: vec![],
            last: vec![0; OUTPUTS * shape.last()],
        }
    }

    /// What turns are chosen by: the lead, or the chance of winning if the net knows nothing else.
    pub fn worth(&self, judgement: &Judgement) -> Value {
        if self.shape.corrects { judgement.lead } else { judgement.win }
    }

    pub(super) fn row(&self, input: u16) -> &[i16] {
        let width = self.shape.row();
        let at = usize::from(input).min(FEATURES - 1) * width;
        self.rows.get(at..at + width).unwrap_or(&[])
    }

    pub(super) fn add(&self, sums: &mut [i32], input: u16) {
        sums.iter_mut().zip(self.row(input)).for_each(|(sum, weight)| *sum += i32::from(*weight));
    }

    pub(super) fn subtract(&self, sums: &mut [i32], input: u16) {
        sums.iter_mut().zip(self.row(input)).for_each(|(sum, weight)| *sum -= i32::from(*weight));
    }

    /// Sets the sums to those of the opponents only: their mean.
    pub(super) fn start(&self, sums: &mut Sums, rivals: &[u16], count: u8) {
        sums.clear();
        sums.resize(self.shape.row(), 0);
        rivals.iter().for_each(|input| self.add(sums, *input));
        let count = i32::from(count.max(1));
        sums.iter_mut().zip(&self.start).for_each(|(sum, start)| *sum = *sum / count + start);
    }

    /// Changes the sums from one list of inputs to another. Both lists are sorted, so only the differences cost
    /// time.
    pub(super) fn change(&self, sums: &mut [i32], from: &[u16], to: &[u16]) {
        let (mut old, mut new) = (from.iter().copied().peekable(), to.iter().copied().peekable());
        loop {
            match (old.peek(), new.peek()) {
                (Some(gone), Some(come)) if gone == come => {
                    old.next();
                    new.next();
                }
                (Some(gone), come) if come.is_none_or(|come| gone < come) => {
                    self.subtract(sums, *gone);
                    old.next();
                }
                (_, Some(come)) => {
                    self.add(sums, *come);
                    new.next();
                }
                (_, None) => return,
            }
        }
    }

    /// The first `results.len()` results, in thousandths of the unit.
    pub(super) fn results(&self, sums: &[i32], results: &mut [i32]) {
        let mut active = [0i16; MOST_HIDDEN];
        let hidden = self.shape.hidden.min(MOST_HIDDEN);
        activate(&sums[..hidden], &mut active[..hidden]);
        let mut later = [0i16; MOST_HIDDEN];
        let mut width = hidden;
        if self.shape.second > 0 {
            width = self.shape.second.min(MOST_HIDDEN);
            let rows = self.second.chunks_exact(hidden).zip(&self.second_start);
            for (neuron, (weights, start)) in later.iter_mut().zip(rows) {
                let sum = (dot(&active[..hidden], weights) + start) / Unit::WEIGHT;
                *neuron = sum.clamp(0, Unit::MOST_ACTIVE * Unit::HIDDEN - 1) as i16;
            }
        } else {
            later = active;
        }
        let direct = &sums[hidden..];
        let rows = self.last.chunks_exact(width.max(1));
        for ((result, weights), direct) in results.iter_mut().zip(rows).zip(direct) {
            let sum = i64::from(dot(&later[..width], weights));
            let direct = i64::from(*direct) * i64::from(Unit::RESULT / Unit::DIRECT);
            *result = ((sum + direct) * 1000 / i64::from(Unit::RESULT)) as i32;
        }
    }
}

/// The widest layer.
pub(super) const MOST_HIDDEN: usize = 128;

fn activate(sums: &[i32], active: &mut [i16]) {
    for (neuron, sum) in active.iter_mut().zip(sums) {
        *neuron = (*sum).clamp(0, Unit::MOST_ACTIVE * Unit::HIDDEN - 1) as i16;
    }
}

fn dot(left: &[i16], right: &[i16]) -> i32 {
    left.iter().zip(right).map(|(a, b)| i32::from(*a) * i32::from(*b)).sum()
}
