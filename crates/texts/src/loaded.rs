//! The languages whose texts are loaded: in the program all of them, in the page those that it downloaded.

use crate::compiled::{Compiled, WrongTexts, body};
use crate::{HEADINGS, Lang};
use std::sync::OnceLock;

static LOADED: [OnceLock<Compiled>; HEADINGS.len()] = [const { OnceLock::new() }; HEADINGS.len()];

/// The texts of the start page, as they were downloaded and as they are read.
static FIRST: [OnceLock<(&str, Compiled)>; HEADINGS.len()] = [const { OnceLock::new() }; HEADINGS.len()];

/// Loads the texts of the start page in a language from their file. They stay in memory.
///
/// # Errors
/// If the file is not that of this language and of this version of the page.
pub fn load(lang: Lang, file: String) -> Result<(), WrongTexts> {
    let file: &str = file.leak();
    let compiled = Compiled::read(HEADINGS[lang as usize], file, "", lang.plural())?;
    let _ = FIRST[lang as usize].set((file, compiled));
    Ok(())
}

/// Loads all other texts of a language, whose first ones are loaded.
///
/// # Errors
/// If the file is not that of this language and of this version of the page.
pub fn load_more(lang: Lang, file: String) -> Result<(), WrongTexts> {
    let (first, _) = FIRST[lang as usize].get().ok_or(WrongTexts)?;
    let heading = HEADINGS[lang as usize];
    let compiled = Compiled::read(heading, first, body(heading, file.leak())?, lang.plural())?;
    let _ = LOADED[lang as usize].set(compiled);
    Ok(())
}

/// Whether all texts in this language can be shown.
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

/// The texts of a language, or those of its start page; if they are not loaded, those of another one.
#[cfg(target_os = "unknown")]
pub(crate) fn compiled(lang: Lang) -> Option<&'static Compiled> {
    let (whole, first) = (&LOADED[lang as usize], &FIRST[lang as usize]);
    whole
        .get()
        .or_else(|| start(first))
        .or_else(|| LOADED.iter().find_map(OnceLock::get))
        .or_else(|| FIRST.iter().find_map(start))
}

#[cfg(target_os = "unknown")]
fn start(first: &'static OnceLock<(&str, Compiled)>) -> Option<&'static Compiled> {
    first.get().map(|(_, compiled)| compiled)
}
