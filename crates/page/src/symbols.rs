//! The names of the drawn symbols of actions, kinds, types, instruments, lines and seats.

use vocab::{Icon, Instrument, Kind, Line, OpusType, Seat};

/// The symbol of an action.
pub fn of_action(icon: Icon) -> &'static str {
    match icon {
        Icon::Document => "document",
        Icon::Commission => "commission",
        Icon::PerformOrSell => "performsell",
        Icon::Travel => "travel",
        Icon::Requiem => "requiem",
    }
}

/// The symbol of a kind of Story Points.
pub fn of_kind(kind: Kind) -> &'static str {
    kind.code()
}

/// The symbol of a type of Opus; the starting Opus has Nannerl's.
pub fn of_type(kind: Option<OpusType>) -> &'static str {
    kind.map_or("nannerl", OpusType::code)
}

/// The symbol of an instrument.
pub fn of_instrument(instrument: Instrument) -> &'static str {
    instrument.code()
}

/// The note of a line.
pub fn of_line(line: Line) -> &'static str {
    match line {
        Line::Upper => "note8",
        Line::Lower => "note16",
    }
}

/// The shape of a seat; without a seat the neutral one.
pub fn of_seat(seat: Option<Seat>) -> &'static str {
    seat.map_or("p0", |seat| ["p1", "p2", "p3", "p4"][seat.index()])
}
