//! Bytes as a position in text: read and written back the same, or a clear error.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::position(data));
