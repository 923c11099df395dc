//! Hints for the first game: a short text when something new can be done.

use crate::app::App;
use crate::icons::icon;
use crate::{browser, storage};
use leptos::prelude::*;
use page::draft::Draft;
use page::hint::{self, Hint};
use texts::t;

/// The id of a hint that shows its whole text.
const OPENED: &str = "hint";

/// The hint component: shows the first hint that is due and was not seen yet.
pub fn guide() -> impl IntoView {
    let app = App::get();
    let seen = RwSignal::new(storage::hints());
    let now = RwSignal::new(None::<Hint>);
    // The hint that was opened although something is being chosen.
    let opened = RwSignal::new(None::<Hint>);
    let mark_seen = move |hint: Hint| {
        seen.update(|seen| {
            if !seen.iter().any(|code| code == hint.code()) {
                seen.push(hint.code().to_owned());
            }
        });
        storage::keep_hints(&seen.get_untracked());
    };
    // A hint stays while it is due; afterwards it counts as seen.
    Effect::new(move |_| {
        let wanted = app.settings.with(|settings| settings.hints);
        let guided = wanted && app.lessons.now.with(Option::is_none) && !app.puzzles.is_solving();
        // Switching hints off forgets which ones were seen, so that they return when hints are switched on again.
        if !wanted && seen.with_untracked(|seen| !seen.is_empty()) {
            seen.set(Vec::new());
            storage::keep_hints(&[]);
        }
        let scene = app.scene.get().filter(|_| guided && app.curtain.get().is_none());
        let due = scene.map(|scene| hint::due(&scene)).unwrap_or_default();
        let old = now.get_untracked();
        if let Some(old) = old.filter(|old| !due.contains(old) && guided) {
            mark_seen(old);
        }
        let known = seen.get();
        let stays = old.filter(|old| due.contains(old) && !known.iter().any(|code| code == old.code()));
        let next = stays.or_else(|| hint::first(&due, &known));
        if next != old {
            now.set(next);
        }
    });
    let choosing = Memo::new(move |_| is_choosing(app));
    // While the Soloist's turn is told there is nothing to decide yet.
    let shown = move || {
        let telling = app.moments.soloist.with(Option::is_some);
        now.get()
            .filter(|_| !telling)
            .map(|hint| card(app, hint, choosing.get() && opened.get() != Some(hint), opened, mark_seen))
    };
    let text = move || {
        let telling = app.moments.soloist.with(Option::is_some);
        let hint = now.get().filter(|_| !telling)?;
        app.scene.with(|scene| scene.as_ref().map(|scene| hint.text(app.lang(), scene)))
    };
    // Only the text is announced, not the buttons below it.
    view! { <div class="hints">{shown}</div><p class="vh" aria-live="polite">{text}</p> }
}

/// Whether the cards are chosen and the decision needs the room: the hint is one line then.
fn is_choosing(app: App) -> bool {
    app.plan.with(|plan| plan.experience.is_some())
        || app.draft.with(|draft| *draft != Draft::Nothing)
        || app.scene.with(|scene| scene.as_deref().is_some_and(|scene| scene.mine && !scene.laying))
}

/// A hint: one line if it is folded, which a click opens.
fn card(
    app: App,
    hint: Hint,
    folded: bool,
    opened: RwSignal<Option<Hint>>,
    mark_seen: impl Fn(Hint) + Copy + 'static,
) -> AnyView {
    let lang = app.lang();
    let text = app.scene.with_untracked(|scene| scene.as_ref().map(|scene| hint.text(lang, scene)));
    if folded {
        let open = move |_| {
            opened.set(Some(hint));
            browser::focus_soon(OPENED);
        };
        return view! {
            <div class="hint" role="note" aria-label=t::guide_label(lang) data-hint=hint.code()>
                <button class="hfd" data-do="open-hint" aria-expanded="false" on:click=open>{icon(hint.symbol())}<span data-may-clip="">{text}</span>{icon("next")}</button>
            </div>
        }
        .into_any();
    }
    let done = move |_| {
        mark_seen(hint);
        browser::focus_soon("dh");
    };
    let no_more = move |_| {
        app.set(|settings| settings.hints = false);
        browser::focus_soon("dh");
    };
    view! {
        <div class="hint" role="note" id=OPENED tabindex="-1" aria-label=t::guide_label(lang) data-hint=hint.code()>
            <p>{icon(hint.symbol())}<span>{text}</span></p>
            <div class="hbt">
                <button class="hok" data-do="got-it" on:click=done>{t::guide_got_it(lang)}</button>
                <button class="hno" data-do="no-more-hints" on:click=no_more>{t::guide_no_more(lang)}</button>
            </div>
        </div>
    }
    .into_any()
}
