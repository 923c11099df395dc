//! Texts that several commands share: language, names of seats, refusals.

use explain::setup_error;
use record::Differs;
use texts::{Lang, Words, names, t};
use vocab::{Illegal, Seat};

/// The language from the environment: `LACRIMOSA_LANG`, or that of the system, or English.
pub fn language() -> Lang {
    let variables = ["LACRIMOSA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];
    let codes = variables.iter().filter_map(|name| std::env::var(name).ok());
    codes.filter_map(|code| Lang::from_code(code.get(..2)?)).next().unwrap_or(Lang::En)
}

/// The names of the seats of a game.
pub fn seat_names(lang: Lang, solo: bool) -> impl Fn(Seat) -> String {
    move |seat| if solo && seat.index() == 1 { names::soloist(lang) } else { names::player(lang, seat) }
}

/// Formats thousandths of a VP with one decimal and without a sign.
pub fn tenths(lang: Lang, thousandths: i32) -> String {
    let tenths = (thousandths.unsigned_abs() + 50) / 100;
    t::program_decimal(lang, (tenths % 10).to_string(), (tenths / 10).to_string())
}

/// A refusal with the id of its rule.
pub fn refusal(words: &Words<'_>, illegal: &Illegal) -> String {
    t::file_refused(words.lang, illegal.rule().id(), words.illegal(illegal))
}

/// A difference that an audit found in one decision.
pub fn difference(words: &Words<'_>, differs: &Differs) -> String {
    let lang = words.lang;
    let event = |event: &Option<vocab::Event>| {
        event.map_or_else(|| t::list_none(lang), |event| event.notation(words.edition))
    };
    match differs {
        Differs::Setup(error) => setup_error(lang, error),
        Differs::Refused(illegal) => refusal(words, illegal),
        Differs::Action => t::audit_payment(lang),
        Differs::Event { at, recorded, today } => {
            t::audit_event(lang, (*at as i64) + 1, event(recorded), event(today))
        }
    }
}
