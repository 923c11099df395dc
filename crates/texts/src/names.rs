//! Names of the fixed words of the game, of seats, and of lines of the score sheet.

use crate::{Lang, t};
use vocab::{
    Composer, Icon, Instrument, Kind, Level, Line, Mode, Movement, OpusType, Round, ScoreLine, Seat,
};

/// A kind of Story Points.
pub fn kind(lang: Lang, kind: Kind) -> String {
    t::name_kind(lang, kind.code())
}

/// An action.
pub fn icon(lang: Lang, icon: Icon) -> String {
    t::name_icon(lang, icon.code())
}

/// Performing or selling.
pub fn mode(lang: Lang, mode: Mode) -> String {
    t::name_mode(lang, mode.code())
}

/// A type of Opus.
pub fn opus_type(lang: Lang, kind: OpusType) -> String {
    t::name_type(lang, kind.code())
}

/// An instrument.
pub fn instrument(lang: Lang, instrument: Instrument) -> String {
    t::name_instrument(lang, instrument.code())
}

/// A movement of the Requiem.
pub fn movement(lang: Lang, movement: Movement) -> String {
    t::name_movement(lang, movement.code())
}

/// A composer.
pub fn composer(lang: Lang, composer: Composer) -> String {
    t::name_composer(lang, composer.code())
}

/// The note of a composer's line.
pub fn note(lang: Lang, line: Line) -> String {
    t::name_note(lang, line.code())
}

/// A level of the Soloist.
pub fn level(lang: Lang, level: Level) -> String {
    t::name_level(lang, level.code())
}

/// The numeral of a period.
pub fn period(lang: Lang, round: Round) -> String {
    t::name_period(lang, round.number().into())
}

/// A Roman numeral, counted from 0: the second strings of a movement are Strings II.
///
/// # Examples
/// ```
/// assert_eq!(texts::names::numeral(1), "II");
/// ```
pub fn numeral(nth: usize) -> &'static str {
    ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"].get(nth).copied().unwrap_or_default()
}

/// The name of a player who has no other.
///
/// # Examples
/// ```
/// use texts::{Lang, names};
/// assert_eq!(names::player(Lang::En, vocab::Seat::at(0)), "Player 1");
/// ```
pub fn player(lang: Lang, seat: Seat) -> String {
    t::name_player(lang, seat.number().into())
}

/// The Soloist's name.
pub fn soloist(lang: Lang) -> String {
    t::soloist_name(lang)
}

/// A line of the score sheet.
pub fn score_line(lang: Lang, line: ScoreLine) -> String {
    t::score_line(lang, line.code())
}
