//! Every word that a human reads, in every language, as typed functions.
//!
//! The texts are Fluent files, `locales/<lang>/*.ftl`. The build turns each message into a function of [`t`]
//! whose arguments are the message's variables in alphabetical order: a number (`i64`) if a text counts by it,
//! else a text. What is missing in a language stops the build, so at run time nothing can be.
//!
//! ```
//! use texts::{Lang, lookup, t};
//!
//! assert_eq!(t::n_ducats(Lang::En, 1), "1 ducat");
//! assert_eq!(t::n_ducats(Lang::En, 3), "3 ducats");
//! assert_eq!(t::action_travel(Lang::En), "Travel");
//! assert_eq!(lookup(Lang::En, "rule-int-3").as_deref(), Some("No."));
//! ```
//!
//! What the game says as data becomes words here as well. [`Words`] tells events, actions, prompts and refusals of
//! a table; what needs only a language is a function of [`names`], [`effects`], [`catalogue`] or [`faults`].

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

// Defines `Lang`, `t`, and for the plain messages `KEYS` and `plain`.
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Lang {
    /// The language of a code such as `en`.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.iter().copied().find(|lang| lang.code() == code)
    }

    /// What the language calls itself.
    pub fn name(self) -> String {
        t::language_name(self)
    }
}

/// The text of a message without variables, by its key: for texts named by data, such as the rules.
pub fn lookup(lang: Lang, key: &str) -> Option<String> {
    let index = KEYS.binary_search(&key).ok()?;
    Some(plain(lang, index).to_owned())
}

/// The keys that [`lookup`] knows, sorted.
pub fn keys() -> impl Iterator<Item = &'static str> {
    KEYS.iter().copied()
}
