//! Changing the language: the texts of each are a file of their own, loaded before they are shown.

use crate::app::{App, Notice};
use crate::online::api;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::Cell;
use texts::Lang;

thread_local! {
    static PAGE: Cell<Option<App>> = const { Cell::new(None) };
}

/// Remembers the page, which is drawn again when more of its texts are loaded.
pub fn listen(app: App) {
    PAGE.set(Some(app));
}

/// Draws all texts again.
pub fn redraw() {
    if let Some(app) = PAGE.get() {
        app.settings.notify();
    }
}

/// Loads all texts of a language.
async fn load(lang: Lang) -> Option<()> {
    let code = lang.code();
    let first = api::file(&format!("texts/{code}.txt")).await?;
    let more = api::file(&format!("texts/{code}-more.txt")).await?;
    texts::load(lang, first).ok()?;
    texts::load_more(lang, more).ok()
}

impl App {
    /// Shows the page in another language, as soon as its texts are loaded. If that fails, the old one stays.
    pub fn speak(self, lang: Lang) {
        self.wanted_lang.set_value(lang);
        if texts::is_loaded(lang) {
            return self.set_lang(lang);
        }
        spawn_local(async move {
            let loaded = load(lang).await.is_some();
            // Another language may have been chosen meanwhile.
            if self.wanted_lang.get_value() == lang {
                if loaded { self.set_lang(lang) } else { self.notice.set(Some(Notice::NoTexts(lang))) }
            }
        });
    }

    fn set_lang(&self, lang: Lang) {
        if matches!(self.notice.get_untracked(), Some(Notice::NoTexts(_))) {
            self.notice.set(None);
        }
        self.set(|settings| settings.lang = lang.code().to_owned());
    }
}
