//! Every text that a person reads, in every language, as typed functions.
//!
//! The texts are Fluent files, `locales/<lang>/*.ftl`. The build turns each message into a function of [`t`].
//! Its arguments are the message's variables in alphabetical order: an `i64` if a text counts by it,
//! otherwise a text. A message that a language lacks stops the build, so nothing can be missing at run time.
//!
//! ```
//! use texts::{Lang, lookup, t};
//!
//! assert_eq!(t::n_ducats(Lang::En, 1), "1 ducat");
//! assert_eq!(t::n_ducats(Lang::En, 3), "3 ducats");
//! assert_eq!(t::action_travel(Lang::En), "Travel");
//! assert_eq!(lookup(Lang::En, "rule-com-2").as_deref(), Some("Score its VP."));
//! ```
//!
//! The data of the game become words here as well. [`Words`] has texts for events, actions, prompts and
//! refusals of a table; texts that need only a language are functions of [`names`], [`effects`],
//! [`catalogue`] or [`faults`].

mod action;
pub mod catalogue;
pub mod effects;
mod event;
pub mod faults;
mod illegal;
mod list;
pub mod names;
pub mod plural;
mod printed;
mod prompt;
mod source;
mod words;

pub use list::list;
pub use words::Words;

use plural::Category;

// Defines `Lang` and `t`, and `KEYS` and `plain` for messages without variables.
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Lang {
    /// The language with this code, such as `en`.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.iter().copied().find(|lang| lang.code() == code)
    }

    /// The name of the language in the language itself.
    pub fn name(self) -> String {
        t::language_name(self)
    }
}

/// The text of a message without variables, found by its key. For texts whose keys are data, such as the
/// rules.
pub fn lookup(lang: Lang, key: &str) -> Option<String> {
    let index = KEYS.binary_search(&key).ok()?;
    Some(plain(lang, index).to_owned())
}

/// The keys that [`lookup`] knows, sorted.
pub fn keys() -> impl Iterator<Item = &'static str> {
    KEYS.iter().copied()
}
