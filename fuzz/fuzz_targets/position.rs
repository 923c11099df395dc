//! Fuzzes positions: each is parsed and written back unchanged, or returns a clear error.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::position(data));
