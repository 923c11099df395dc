//! Fuzzes `.game` files: each is replayed, or returns a clear error.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::game_file(data));
