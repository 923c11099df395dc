//! One sitting: who sits where, the one `act`, undo and redo, and what each seat is offered. No I/O of its own.
