//! Opponents: they see what their seat sees and choose.
