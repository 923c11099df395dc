//! The effect language: costs and rewards as plain data. `rules::resolve` says what each effect does.

use vocab::{ByKind, Icons, Kind, Mode, OpusType};

/// A cost; all of it has to be paid (PAY-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Ducats.
    pub ducats: u8,
    /// Story Points by kind.
    pub points: ByKind<u8>,
    /// Steps down the Finance Track.
    pub finance: u8,
}

impl std::fmt::Display for Cost {
    /// The cost in the words of an edition, without amounts that are 0.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let points = Kind::ALL.map(|kind| (kind.code(), self.points[kind]));
        let all = [("ducats", self.ducats)].into_iter().chain(points).chain([("finance", self.finance)]);
        let written: Vec<String> =
            all.filter(|(_, n)| *n > 0).map(|(word, n)| format!("{word} = {n}")).collect();
        f.write_str(&written.join(", "))
    }
}

/// Resources received.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Resources {
    /// Ducats.
    pub ducats: u8,
    /// Victory points.
    pub vp: u8,
    /// Steps up the Finance Track (PAY-4).
    pub finance: u8,
    /// Steps on Story Tracks (PAY-3).
    pub track: ByKind<u8>,
    /// Steps on tracks of the player's choice.
    pub track_wild: u8,
    /// Counters.
    pub counter: ByKind<u8>,
    /// Counters of the player's choice.
    pub counter_wild: u8,
}

/// A reward: first the resources, then the actions (INT-20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// Resources.
    pub resources: Resources,
    /// Actions that may be carried out at once (TURN-5).
    pub actions: Icons,
    /// VP for each Opus of a type in front of the player (TRAV-6).
    pub per_opus: Option<PerOpus>,
    /// A performance or sale at a City (TRAV-5).
    pub at_city: Option<AtCity>,
    /// Whether the neutral marker is placed (REQ-4).
    pub neutral: bool,
}

/// VP for each Opus of a type in front of the player, turned or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PerOpus {
    /// The type.
    pub kind: OpusType,
    /// VP for each Opus.
    pub vp: u8,
}

/// One performance or one sale of a given type, with an extra reward if it is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtCity {
    /// Whether to perform or to sell.
    pub mode: Mode,
    /// The type.
    pub kind: OpusType,
    /// The extra reward.
    pub extra: Resources,
}

impl Resources {
    /// All amounts, for example to multiply a reward that is received several times.
    pub fn numbers_mut(&mut self) -> impl Iterator<Item = &mut u8> {
        let single =
            [&mut self.ducats, &mut self.vp, &mut self.finance, &mut self.track_wild, &mut self.counter_wild];
        single.into_iter().chain(&mut self.track.0).chain(&mut self.counter.0)
    }
}
