//! Bytes as a `.game` file: replayed, or a clear error.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::game_file(data));
