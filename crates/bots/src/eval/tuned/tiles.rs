//! The repeating rewards of a seat's Composer tiles.

use crate::eval::{Context, VP, Value};
use edition::Repeat;
use vocab::{ByIcon, ByKind, OpusType};

/// The sums of the repeating rewards of a seat's tiles.
#[derive(Default)]
pub(super) struct Tiles {
    /// TILE-1: track steps in every Maintenance.
    pub(super) tracks: ByKind<Value>,
    /// TILE-2: VP for a work of each type.
    pub(super) works: [Value; OpusType::ALL.len()],
    /// TILE-3: how often each action may be repeated.
    pub(super) actions: ByIcon<Value>,
}

impl Tiles {
    pub(super) fn of(context: &Context<'_>) -> Tiles {
        let mut tiles = Tiles::default();
        for tile in context.own.tiles.iter().flatten() {
            match context.edition.tiles[tile.index()].repeat {
                Some(Repeat::Track(kind)) => tiles.tracks[kind] += 1,
                Some(Repeat::Opus { kind, vp }) => tiles.works[kind as usize] += Value::from(vp) * VP,
                Some(Repeat::Action(icon)) => tiles.actions[icon] += 1,
                None => {}
            }
        }
        tiles
    }
}
