//! Fuzzes editions: each is accepted, or rejected with a list of errors.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| testkit::fuzz::edition(data));
