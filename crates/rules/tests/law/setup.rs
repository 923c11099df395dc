//! Components and set-up.
