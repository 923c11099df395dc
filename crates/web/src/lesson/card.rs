//! Constanze's card: what she explains, what she asks for, and the way out.

use super::Lessons;
use crate::app::App;
use crate::icons::icon;
use leptos::prelude::*;
use page::Page;
use page::lesson::{GUIDED, LESSONS, Lesson};
use texts::{Lang, lookup, t};

/// The card, while a lesson is on the table.
pub fn card() -> impl IntoView {
    let app = App::get();
    let shown = Memo::new(move |_| {
        let here = matches!(app.page.get(), Page::Table | Page::End);
        app.lessons.now.with(|lesson| lesson.as_ref().filter(|_| here).map(|lesson| lesson.id.clone()))
    });
    move || {
        let id = shown.get()?;
        Some(view! {
            <section class="lx" id="lesson" role="dialog" aria-labelledby="lx-h" tabindex="-1">
                <span class="lx-pic"><svg viewBox="0 0 240 300" aria-hidden="true"><use href="art/bust-constanze.svg#art"></use></svg></span>
                <div class="lx-in">
                    <h2 id="lx-h">{title(app.lang(), &id)}</h2>
                    <div class="lx-say" aria-live="polite">{move || said(app)}</div>
                    <div class="lx-ft">{move || foot(app)}</div>
                </div>
            </section>
        })
    }
}

/// The title of a lesson.
pub fn title(lang: Lang, id: &str) -> String {
    lookup(lang, &format!("lesson-{id}")).unwrap_or_default()
}

fn said(app: App) -> Option<AnyView> {
    let lang = app.lang();
    let lesson = app.lessons.now.get()?;
    let step = app.lessons.step.get().and_then(|at| lesson.steps.get(at));
    let Some(step) = step else {
        return Some(view! { <p class="lx-t">{t::lesson_done(lang)}</p> }.into_any());
    };
    Some(view! { <p class="lx-t">{step.text(lang)}</p><p class="lx-do">{step.task(lang)}</p> }.into_any())
}

fn foot(app: App) -> Option<AnyView> {
    let lang = app.lang();
    let lesson = app.lessons.now.get()?;
    let leave = view! { <button class="lx-out" data-do="leave-lesson" on:click=move |_| app.leave_lesson()>{t::lesson_leave(lang)}</button> };
    let Some(at) = app.lessons.step.get().filter(|at| *at < lesson.steps.len()) else {
        return Some(view! { {onward(app, &lesson, lang)}{leave} }.into_any());
    };
    let dots: Vec<AnyView> = (0..lesson.steps.len())
        .map(|dot| view! { <i class:done={dot < at} class:on={dot == at}></i> }.into_any())
        .collect();
    let count = t::lesson_step(lang, lesson.steps.len() as i64, at as i64 + 1);
    Some(
        view! { <span class="lx-dots" aria-hidden="true">{dots}</span><small>{count}</small>{leave} }
            .into_any(),
    )
}

/// The way to the next lesson.
fn onward(app: App, lesson: &Lesson, lang: Lang) -> AnyView {
    let at = LESSONS.iter().position(|id| *id == lesson.id);
    let next = at.and_then(|at| LESSONS.get(at + 1)).copied().unwrap_or(GUIDED);
    let go = move |_| app.begin_lesson(next);
    view! { <button class="go" data-do="next-lesson" on:click=go>{icon("arrow")}<span>{t::lesson_onward(lang, title(lang, next))}</span></button> }.into_any()
}

impl Lessons {
    /// Whether a lesson was finished.
    pub fn is_done(&self, id: &str) -> bool {
        self.done.with(|done| done.iter().any(|other| other == id))
    }
}
