//! Story Points and money.
