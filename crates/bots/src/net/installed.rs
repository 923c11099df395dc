//! The nets that the bots play with. The program hands them over as data when it starts, the page when a bot needs them.

use crate::net::Net;
use edition::Edition;
use std::sync::OnceLock;

/// What a net is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetRole {
    /// The strongest net.
    Champion,
    /// The baseline by the recipe of another program.
    Keldon,
}

static CHAMPION: OnceLock<Net> = OnceLock::new();
static KELDON: OnceLock<Net> = OnceLock::new();

impl NetRole {
    fn place(self) -> &'static OnceLock<Net> {
        match self {
            NetRole::Champion => &CHAMPION,
            NetRole::Keldon => &KELDON,
        }
    }

    /// Hands a net to the bots. The first net stays; returns whether it is this one.
    pub fn install(self, net: Net) -> bool {
        self.place().set(net).is_ok()
    }

    /// The net for an edition. A net is trained for one edition; for another one, or before a net is installed, there
    /// is none, and bots use the evaluation by hand.
    pub fn net(self, edition: &Edition) -> Option<&'static Net> {
        self.place().get().filter(|net| net.edition == edition.hash)
    }
}
