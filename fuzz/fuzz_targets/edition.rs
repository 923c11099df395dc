//! Bytes as an edition: accepted, or rejected with its faults.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::edition(data));
