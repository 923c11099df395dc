//! The languages whose texts are loaded: in the program all of them, in the page those that it downloaded.

use crate::compiled::{Compiled, WrongTexts};
use crate::{HEADINGS, Lang};
use std::sync::OnceLock;

static LOADED: [OnceLock<Compiled>; HEADINGS.len()] = [const { OnceLock::new() }; HEADINGS.len()];

/// Loads the texts of a language from its file. They stay in memory.
///
/// # Errors
/// If the file is not that of this language and of this version of the page.
pub fn load(lang: Lang, file: String) -> Result<(), WrongTexts> {
    let compiled = Compiled::read(HEADINGS[lang as usize], file.leak(), "", lang.plural())?;
    let _ = LOADED[lang as usize].set(compiled);
    Ok(())
}

/// Whether texts in this language can be shown.
pub fn is_loaded(lang: Lang) -> bool {
    cfg!(not(target_os = "unknown")) || LOADED[lang as usize].get().is_some()
}

/// The texts of a language.
#[cfg(not(target_os = "unknown"))]
pub(crate) fn compiled(lang: Lang) -> Option<&'static Compiled> {
    let read = || {
        let [page, rest] = crate::EMBEDDED[lang as usize];
        Compiled::read(HEADINGS[lang as usize], page, rest, lang.plural()).expect("the build wrote them")
    };
    Some(LOADED[lang as usize].get_or_init(read))
}

/// The texts of a language; if they are not loaded, those of another one.
#[cfg(target_os = "unknown")]
pub(crate) fn compiled(lang: Lang) -> Option<&'static Compiled> {
    LOADED[lang as usize].get().or_else(|| LOADED.iter().find_map(OnceLock::get))
}
