//! Tables on a server: the page sits at one through a socket, and draws what the server says.

pub mod api;
pub mod lobby;
pub mod make;
pub mod room;
pub mod share;
pub mod who;

use leptos::prelude::*;
use protocol::{TableInfo, Talk};
use std::sync::Arc;

/// What the screens share of the table on a server. Copying it copies only handles.
#[derive(Clone, Copy)]
pub struct Online {
    /// The table; none while the page is at a table of its own.
    pub table: RwSignal<Option<Arc<TableInfo>>>,
    /// What was said there, oldest first.
    pub talk: RwSignal<Vec<Talk>>,
    /// How the connection is.
    pub link: RwSignal<Link>,
}

/// How the connection to a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Link {
    /// There is none.
    #[default]
    Off,
    /// It is being made.
    Coming,
    /// It is there.
    On,
    /// It was lost; it is being made again.
    Lost,
}

impl Online {
    /// At no table.
    pub fn new() -> Online {
        Online { table: RwSignal::new(None), talk: RwSignal::new(Vec::new()), link: RwSignal::new(Link::Off) }
    }
}

/// The page of a table on a server: the room before the game, then the table.
pub fn online_page(_id: String, _moment: Option<u64>, _seat: Option<u8>) -> impl IntoView {
    room::room()
}
