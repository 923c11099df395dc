//! Bytes as moves: each is played or refused with a reason, and the game stays in order.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::action(data));
