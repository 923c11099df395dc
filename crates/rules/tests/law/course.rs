//! Round, turn and row, and the rulings on them.
