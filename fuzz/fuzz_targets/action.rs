//! Fuzzes actions: the game plays or refuses each one, and its invariants still hold.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::action(data));
