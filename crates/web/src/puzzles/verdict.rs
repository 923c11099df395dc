//! The dialog that compares the turn with the best one and shows the solution.

use super::Judged;
use super::note::title;
use crate::app::App;
use crate::icons::icon;
use crate::modal::modal;
use leptos::prelude::*;
use page::puzzles::{Task, Verdict, tenths};
use texts::{Lang, t};

/// The least uncertainty that is told: the last digit is rounded.
const LEAST: i32 = 100;

/// The dialog.
pub fn dialog() -> impl IntoView {
    let app = App::get();
    modal("h-puzzle", app.puzzles.open, t::puzzle_title, move || content(app))
}

fn content(app: App) -> AnyView {
    let inside = move || {
        let (task, judged) = app.puzzles.task.get().zip(app.puzzles.judged.get())?;
        let lang = app.lang();
        Some(view! {
            <p class="line">{title(lang, &task)}</p>
            {says(lang, &judged)}
            {tells_solution(&judged).then(|| solution(app, &task, lang))}
            <div class="do">{ways(app, &judged, lang)}</div>
        })
    };
    view! { <div class="puz">{inside}</div> }.into_any()
}

/// Whether the solution is told: it was found, or the player asked for it.
fn tells_solution(judged: &Judged) -> bool {
    match judged {
        Judged::Known(verdict) => verdict.is_solved(),
        Judged::Solution => true,
        Judged::Thinking(_) | Judged::Failed => false,
    }
}

/// The verdict in words.
fn says(lang: Lang, judged: &Judged) -> Option<AnyView> {
    let (code, text) = match judged {
        Judged::Thinking(share) => ("thinking", t::puzzle_thinking(lang, share.to_string())),
        Judged::Failed => ("failed", t::puzzle_failed(lang)),
        Judged::Known(Verdict::Best) => ("best", t::puzzle_best(lang)),
        Judged::Known(Verdict::AsGood) => ("as-good", t::puzzle_as_good(lang)),
        Judged::Known(Verdict::Unforeseen) => ("unforeseen", t::puzzle_unforeseen(lang)),
        Judged::Known(Verdict::Worse { loss, error }) => {
            ("worse", t::puzzle_worse(lang, tenths(lang, (2 * error).max(LEAST)), tenths(lang, *loss)))
        }
        Judged::Solution => return None,
    };
    let symbol = if tells_solution(judged) { "check" } else { "help" };
    Some(
        view! { <p class="says" role="status" data-verdict=code>{icon(symbol)}<span>{text}</span></p> }
            .into_any(),
    )
}

/// The decisions of the best turn and its reasons.
fn solution(app: App, task: &Task, lang: Lang) -> Option<AnyView> {
    let scene = app.scene.get()?;
    let reason = scene.words(lang, |words| task.reason(words));
    let lines = reason.lines(lang);
    let steps: Vec<AnyView> =
        reason.steps.into_iter().map(|step| view! { <li>{step}</li> }.into_any()).collect();
    let lines: Vec<AnyView> = lines.into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect();
    let margin = tenths(lang, task.puzzle.margin);
    Some(
        view! {
            <section data-solution="">
                <h3>{t::puzzle_solution(lang)}</h3>
                <ol>{steps}</ol>
                <h3>{t::puzzle_reason(lang)}</h3>
                <ul>{lines}<li>{t::puzzle_margin(lang, margin)}</li></ul>
            </section>
        }
        .into_any(),
    )
}

/// What can be done now.
fn ways(app: App, judged: &Judged, lang: Lang) -> Vec<AnyView> {
    let again = || {
        view! { <button class="lnk" type="button" data-do="again" on:click=move |_| app.retry_puzzle()>{icon("reset")}<span>{t::puzzle_again(lang)}</span></button> }
            .into_any()
    };
    let show = || {
        view! { <button class="lnk" type="button" data-do="solution" on:click=move |_| app.show_solution()>{icon("eye")}<span>{t::puzzle_show(lang)}</span></button> }
            .into_any()
    };
    let next = || {
        view! { <button class="lnk strong" type="button" data-do="next-puzzle" on:click=move |_| app.next_puzzle()>{icon("next")}<span>{t::puzzle_next(lang)}</span></button> }
            .into_any()
    };
    match judged {
        Judged::Thinking(_) => vec![],
        Judged::Known(verdict) if verdict.is_solved() => vec![next()],
        Judged::Known(_) | Judged::Failed => vec![again(), show()],
        Judged::Solution => vec![again(), next()],
    }
}
