//! A cache of the last result, because most positions of a turn ask for the same one.

use std::cell::Cell;

/// Remembers one key and its result.
pub(super) struct Memo<K, T>(Cell<Option<(K, T)>>);

impl<K, T> Default for Memo<K, T> {
    fn default() -> Self {
        Memo(Cell::new(None))
    }
}

impl<K: Copy + PartialEq, T: Copy> Memo<K, T> {
    /// The result for this key, computed if the last key was another.
    #[inline(always)]
    pub(super) fn get(&self, key: K, answer: impl FnOnce() -> T) -> T {
        match self.0.get() {
            Some((last, known)) if last == key => known,
            _ => {
                let new = answer();
                self.0.set(Some((key, new)));
                new
            }
        }
    }
}
