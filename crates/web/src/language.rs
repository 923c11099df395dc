//! Changing the language: the texts of each are a file of their own, loaded before they are shown.

use crate::app::{App, Notice};
use crate::online::api;
use leptos::prelude::*;
use texts::Lang;
use wasm_bindgen_futures::spawn_local;

impl App {
    /// Shows the page in another language, as soon as its texts are loaded. If that fails, the old one stays.
    pub fn speak(self, lang: Lang) {
        self.wanted_lang.set_value(lang);
        if texts::is_loaded(lang) {
            return self.set_lang(lang);
        }
        spawn_local(async move {
            let file = api::file(&format!("texts/{}.txt", lang.code())).await;
            let loaded = file.is_some_and(|file| texts::load(lang, file).is_ok());
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
