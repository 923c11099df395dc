//! The server operator's announcement: a bar that stays until it is dismissed and returns when the text changes.

use crate::app::App;
use crate::icons::icon;
use crate::storage;
use leptos::prelude::*;
use texts::t;

impl App {
    /// Stores the server's announcement; an empty text counts as none.
    pub(crate) fn announce(&self, text: Option<String>) {
        let text = text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty());
        if self.announced.with_untracked(|now| *now != text) {
            self.announced.set(text);
        }
    }
}

/// The text to show: none if the user dismissed exactly this text.
fn shown(announced: Option<&str>, dismissed: &str) -> Option<String> {
    announced.filter(|text| *text != dismissed).map(str::to_owned)
}

/// The announcement bar. The live region exists before its text so that screen readers announce the text.
pub fn bar(app: App) -> impl IntoView {
    let dismissed = RwSignal::new(storage::dismissed());
    let text = Memo::new(move |_| {
        app.announced.with(|text| dismissed.with(|dismissed| shown(text.as_deref(), dismissed)))
    });
    let dismiss = move |_| {
        let text = text.get_untracked().unwrap_or_default();
        storage::keep_dismissed(&text);
        dismissed.set(text);
    };
    let words = move || text.get().map(|text| view! { <b>{t::online_announcement(app.lang())}</b>" "{text} });
    view! {
        <div class="ann" class:on=move || text.with(Option::is_some)>
            <p role="status" aria-live="polite">{words}</p>
            {move || text.with(Option::is_some).then(|| view! {
                <button class="x" type="button" data-do="dismiss-announcement" aria-label=t::notice_dismiss(app.lang()) on:click=dismiss>{icon("close")}</button>
            })}
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dismissed_announcement_returns_when_its_text_changes() {
        assert_eq!(shown(Some("Restart at 20:00"), ""), Some("Restart at 20:00".to_owned()));
        assert_eq!(shown(Some("Restart at 20:00"), "Restart at 20:00"), None);
        assert_eq!(shown(Some("Restart at 21:00"), "Restart at 20:00"), Some("Restart at 21:00".to_owned()));
        assert_eq!(shown(None, ""), None);
    }
}
