//! The score sheet: VP by their source.

use crate::Rule;

/// A line of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum ScoreLine {
    /// VP at the start (SETUP-11).
    Start,
    /// Opus cards commissioned (COM-2).
    Opus,
    /// Opus cards sold (PERF-3).
    Sales,
    /// Offertorium tiles (TILE-2).
    Offertorium,
    /// Composer tiles and instrument spaces, at once (REQ-6).
    Tiles,
    /// City and Royal Court tiles, at once (TRAV-2).
    Map,
    /// Story icons (MAINT-1).
    Story,
    /// The Finance Track (MAINT-3).
    Finance,
    /// The Period Bonus (MAINT-4).
    Bonus,
    /// The Soloist's markers, at once (SOLO-13).
    Markers,
    /// Anything else.
    Other,
    /// Royal favours (END-2).
    Favours,
    /// The Requiem (END-5).
    Requiem,
    /// Story Points left (END-6).
    Points,
    /// Ducats left (END-7).
    Money,
}

impl ScoreLine {
    /// All lines in the order of the sheet.
    pub const ALL: [ScoreLine; 15] = [
        ScoreLine::Start,
        ScoreLine::Opus,
        ScoreLine::Sales,
        ScoreLine::Offertorium,
        ScoreLine::Tiles,
        ScoreLine::Map,
        ScoreLine::Story,
        ScoreLine::Finance,
        ScoreLine::Bonus,
        ScoreLine::Markers,
        ScoreLine::Other,
        ScoreLine::Favours,
        ScoreLine::Requiem,
        ScoreLine::Points,
        ScoreLine::Money,
    ];

    /// Its index in [`Self::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The written form used in files.
    pub const fn code(self) -> &'static str {
        match self {
            ScoreLine::Start => "start",
            ScoreLine::Opus => "opus",
            ScoreLine::Sales => "sales",
            ScoreLine::Offertorium => "offertorium",
            ScoreLine::Tiles => "tiles",
            ScoreLine::Map => "map",
            ScoreLine::Story => "story",
            ScoreLine::Finance => "finance",
            ScoreLine::Bonus => "bonus",
            ScoreLine::Markers => "markers",
            ScoreLine::Other => "other",
            ScoreLine::Favours => "favours",
            ScoreLine::Requiem => "requiem",
            ScoreLine::Points => "points",
            ScoreLine::Money => "money",
        }
    }

    /// The line that has this written form.
    pub fn from_code(code: &str) -> Option<ScoreLine> {
        ScoreLine::ALL.into_iter().find(|line| line.code() == code)
    }

    /// The rule by which its VP are scored.
    pub const fn rule(self) -> Rule {
        match self {
            ScoreLine::Start => Rule::Setup11,
            ScoreLine::Opus => Rule::Com2,
            ScoreLine::Sales => Rule::Perf3,
            ScoreLine::Offertorium => Rule::Tile2,
            ScoreLine::Tiles => Rule::Req6,
            ScoreLine::Map => Rule::Trav2,
            ScoreLine::Story => Rule::Maint1,
            ScoreLine::Finance => Rule::Maint3,
            ScoreLine::Bonus => Rule::Maint4,
            ScoreLine::Markers => Rule::Solo13,
            ScoreLine::Other => Rule::Pay7,
            ScoreLine::Favours => Rule::End2,
            ScoreLine::Requiem => Rule::End5,
            ScoreLine::Points => Rule::End6,
            ScoreLine::Money => Rule::End7,
        }
    }

    /// Whether its VP are scored only after the last round.
    pub const fn is_final(self) -> bool {
        matches!(self, ScoreLine::Favours | ScoreLine::Requiem | ScoreLine::Points | ScoreLine::Money)
    }
}

/// The VP of a seat by line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score(pub [u16; ScoreLine::ALL.len()]);

impl Score {
    /// The sum of all lines.
    #[inline(always)]
    pub fn total(&self) -> u16 {
        self.0.iter().fold(0, |total, vp| total.saturating_add(*vp))
    }

    /// The VP on one line.
    pub fn on(&self, line: ScoreLine) -> u16 {
        self.0[line.index()]
    }

    /// Adds VP to a line. VP are never lost (PAY-7).
    #[inline(always)]
    pub fn add(&mut self, line: ScoreLine, vp: u16) {
        let points = &mut self.0[line.index()];
        *points = points.saturating_add(vp);
    }

    /// All lines with their VP.
    pub fn iter(&self) -> impl Iterator<Item = (ScoreLine, u16)> {
        ScoreLine::ALL.into_iter().zip(self.0)
    }
}
