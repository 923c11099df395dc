//! Texts for gains and where they come from.

use crate::{Words, t};
use vocab::{Gain, Source};

impl Words<'_> {
    /// An amount of something that is received.
    pub fn gain(&self, gain: Gain, n: u8) -> String {
        let (lang, n) = (self.lang, n.into());
        match gain {
            Gain::Ducats => t::n_ducats(lang, n),
            Gain::Vp => t::n_vp(lang, n),
            Gain::Track(kind) => t::n_track(lang, kind.code(), n),
            Gain::Counter(kind) => t::n_counters(lang, kind.code(), n),
            Gain::Finance => t::n_finance(lang, n),
        }
    }

    /// Where a gain comes from.
    pub fn source(&self, source: Source) -> String {
        let lang = self.lang;
        match source {
            Source::Start => t::source_start(lang),
            Source::Memory(card) => t::source_memory(lang, self.memory_title(card)),
            Source::Instead => t::source_instead(lang),
            Source::Row(space) => t::source_row(lang, space.number().into()),
            Source::Opus(opus) => t::source_opus(lang, self.opus_title(opus)),
            Source::Performance(opus) => t::source_performance(lang, self.opus_title(opus)),
            Source::Sale(opus) => t::source_sale(lang, self.opus_title(opus)),
            Source::Offertorium(tile) => t::source_offertorium(lang, self.tile_title(tile)),
            Source::Instrument(space) => {
                let instrument = self.edition.board.spaces[space.index()].instrument;
                t::source_instrument(lang, instrument.code(), space.number().into())
            }
            Source::Tile(tile) => t::source_tile(lang, self.tile_title(tile)),
            Source::City(city) => t::source_city(lang, self.city_title(city)),
            Source::Court(court) => t::source_court(lang, self.court_title(court)),
            Source::Story(card) => t::source_story(lang, self.memory_title(card)),
            Source::Sequentia(tile) => t::source_sequentia(lang, self.tile_title(tile)),
            Source::Finance => t::source_finance(lang),
            Source::Bonus(bonus) => t::source_bonus(lang, self.bonus_title(bonus)),
            Source::FullTrack(kind) => t::source_full_track(lang, kind.code()),
            Source::FullFinance => t::source_full_finance(lang),
            Source::Choice => t::source_choice(lang),
            Source::Marker(movement) => t::source_marker(lang, movement.code()),
            Source::Favour(court) => t::source_favour(lang, self.court_title(court)),
            Source::Requiem(movement) => t::source_requiem(lang, movement.code()),
            Source::PointsLeft => t::source_points_left(lang),
            Source::MoneyLeft => t::source_money_left(lang),
        }
    }
}
