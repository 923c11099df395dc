//! Every text that a person reads, in every language, as typed functions.
//!
//! The texts are Fluent files, `locales/<lang>/*.ftl`. The build turns the messages of each language into data
//! ([`compiled`]) and each message into a function of [`t`]. Its arguments are the message's variables in alphabetical
//! order: an `i64` if a text counts by it, otherwise a text. A message that a language lacks stops the build.
//!
//! The program contains the data of all languages. The page downloads those of one language and hands them to [`load`]
//! and, those that its start page does not need, to [`load_more`]; it has no messages that only the program needs ([decision 15](../../../docs/decisions/0015-one-language-a-download.md)).
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
pub mod compiled;
pub mod effects;
mod event;
pub mod faults;
mod illegal;
mod list;
mod loaded;
pub mod names;
pub mod plural;
mod printed;
mod prompt;
mod source;
mod words;

pub use list::list;
pub use loaded::{is_loaded, load, load_more};
pub use words::Words;

use compiled::Argument;
use std::sync::OnceLock;

// Defines `Lang` and `t`; `KEYS` and `PLACES` of messages without variables; `HEADINGS` and `EMBEDDED`, the data.
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Lang {
    /// The language with this code, such as `en`.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.iter().copied().find(|lang| lang.code() == code)
    }
}

/// The message at `index` of the data.
fn text(lang: Lang, index: usize, arguments: &[Argument<'_>]) -> String {
    loaded::compiled(lang).map_or_else(String::new, |compiled| compiled.text(index, arguments))
}

/// The text of a message without variables, found by its key. For texts whose keys are data, such as the
/// rules.
pub fn lookup(lang: Lang, key: &str) -> Option<String> {
    static SPLIT: OnceLock<Box<[&str]>> = OnceLock::new();
    let at = SPLIT.get_or_init(|| keys().collect()).binary_search(&key).ok()?;
    Some(text(lang, PLACES[at].into(), &[]))
}

/// The keys that [`lookup`] knows, sorted.
pub fn keys() -> impl Iterator<Item = &'static str> {
    KEYS.split('\n')
}
