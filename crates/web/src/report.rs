//! The dialog with the report of a bug: a text to copy or to save.

use crate::app::App;
use crate::browser;
use crate::icons::icon;
use crate::modal::modal;
use crate::settings_dialog::today;
use leptos::prelude::*;
use page::report;
use texts::t;

/// The dialog component.
pub fn dialog() -> impl IntoView {
    let app = App::get();
    modal("h-report", app.report_open, t::report_title, move || {
        let lang = app.lang();
        let written = app.sitting.with_value(|sitting| {
            let sitting = sitting.as_ref()?;
            Some((report::report(sitting, lang), report::has_hidden(sitting)))
        });
        let (text, hidden) = written.unwrap_or_default();
        let (copied, saved) = (text.clone(), text.clone());
        let copy = move |_| {
            browser::copy(&copied);
            app.said.set(t::online_copied(lang));
        };
        let save = move |_| browser::download(&format!("lacrimosa-{}.toml", today()), &saved);
        view! {
            <p class="line">{t::report_hint(lang)}" "{hidden.then(|| t::report_hidden(lang))}" "{t::report_add(lang)}</p>
            <pre class="report" tabindex="0" role="group" aria-label=t::report_label(lang)>{text}</pre>
            <div class="do">
                <button class="lnk" type="button" data-do="copy-report" on:click=copy>{icon("copy")}{t::report_copy(lang)}</button>
                <button class="lnk" type="button" data-do="save-report" on:click=save>{icon("save")}{t::report_save(lang)}</button>
            </div>
        }
        .into_any()
    })
}
