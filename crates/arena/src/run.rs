//! Plays blocks in several threads.

use crate::{Block, BlockError, Tournament};
use edition::Edition;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

/// Plays the blocks of the seeds in this number of threads, or in as many as there are cores. Each finished
/// block is passed to `take`, in any order; `take` can stop the run.
///
/// # Errors
/// The first block that could not be played.
pub fn run(
    tournament: &Tournament,
    edition: &'static Edition,
    seeds: &[u64],
    threads: Option<usize>,
    mut take: impl FnMut(Block) -> ControlFlow<()>,
) -> Result<(), BlockError> {
    let threads = threads.or_else(|| std::thread::available_parallelism().ok().map(NonZero::get));
    let next = AtomicUsize::new(0);
    let (hand_over, blocks) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.unwrap_or(1).clamp(1, 256) {
            let (hand_over, next) = (hand_over.clone(), &next);
            scope.spawn(move || {
                while let Some(seed) = seeds.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if hand_over.send(tournament.block(edition, *seed)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(hand_over);
        for block in &blocks {
            let enough = match block {
                Ok(block) => take(block).map_break(Ok),
                Err(fault) => ControlFlow::Break(Err(fault)),
            };
            if let ControlFlow::Break(end) = enough {
                next.store(seeds.len(), Ordering::Relaxed); // No thread begins another block.
                return end;
            }
        }
        Ok(())
    })
}
