//! Advice in place of the decision: the best turns of the strongest bot, shown on the boards. It is asked for with a button
//! or a key, searched beside the page, and never confirms anything.

use crate::app::{App, Tab};
use crate::dock::{self, frame};
use crate::editions::files_of;
use crate::icons::icon;
use crate::worker::Asked;
use crate::{browser, dock::choice, recap};
use leptos::prelude::*;
use page::advice::{self as judged, Suggestion, Verdict};
use page::daily::DailyGame;
use page::draft::Draft;
use page::layout::Layout;
use page::plan::{CardUse, Plan};
use page::scene::Scene;
use page::sentences::sentences;
use page::worker::{Answer, Reply};
use std::sync::Arc;
use table::Thing;
use texts::{Lang, t};
use vocab::{Action, Mode};

/// The attribute of what the boards show of a turn.
const SHOWN: &str = "data-advised";

/// The state of the advice. Copying it copies handles.
#[derive(Clone, Copy)]
pub struct Advice {
    /// Whether it is shown.
    pub open: RwSignal<bool>,
    reply: RwSignal<Option<Found>>,
    /// How much of the search is done, in per cent.
    done: RwSignal<u32>,
    /// The turn that the boards show.
    shown: RwSignal<usize>,
    /// The decisions that the player had chosen when asking.
    begun: StoredValue<Vec<Action>>,
    asked: StoredValue<Option<Asked>, LocalStorage>,
}

/// What the search found.
#[derive(Clone)]
enum Found {
    Answer(Arc<Answer>),
    Nothing,
}

impl Advice {
    /// No advice.
    pub fn new() -> Advice {
        Advice {
            open: RwSignal::new(false),
            reply: RwSignal::new(None),
            done: RwSignal::new(0),
            shown: RwSignal::new(0),
            begun: StoredValue::new(Vec::new()),
            asked: StoredValue::new_local(None),
        }
    }
}

/// Closes the advice when the game or the choice changes, and marks the shown turn on the boards.
pub fn run(app: App) {
    Effect::new(move |before: Option<(Option<u64>, Plan, Draft)>| {
        let revision = app.scene.with(|scene| scene.as_ref().map(|scene| scene.revision));
        let now = (revision, app.plan.get(), app.draft.get());
        if before.is_some_and(|before| before != now) {
            close(app);
        }
        now
    });
    Effect::new(move |_| {
        app.tab.track();
        let suggestion = app.advice.open.get().then(|| suggestion(app)).flatten();
        let selectors = suggestion.map(|suggestion| selectors(&suggestion)).unwrap_or_default();
        request_animation_frame(move || browser::mark_all(SHOWN, &selectors));
    });
}

/// Whether the player may ask now. In a lesson Constanze says what to do, a puzzle is to be solved, and the
/// daily deal is compared with others.
fn is_allowed(app: App) -> bool {
    let allowed = |scene: &Scene| {
        let table = app.online.table.with_untracked(|table| table.clone());
        judged::is_allowed(scene, table.as_ref().map(|table| &table.options))
    };
    let lesson = app.lessons.now.with(Option::is_some);
    !lesson
        && !app.puzzles.is_solving()
        && !counts_today(app)
        && app.past.get().is_none()
        && app.scene.with(|scene| scene.as_deref().is_some_and(allowed))
}

/// Whether the game is the one attempt at a daily deal that counts.
fn counts_today(app: App) -> bool {
    let Some(game) = app.game_id.with(|id| DailyGame::read(id)).filter(|game| game.kept) else {
        return false;
    };
    app.daily
        .deals
        .with(|deals| deals.of(game.date, game.kind).is_some_and(|deal| deal.counted && deal.vp.is_none()))
}

/// The button beside the heading of the decision. While something is chosen, it compares.
pub fn button(app: App, lang: Lang) -> Option<AnyView> {
    is_allowed(app).then(|| {
        let chosen = app.scene.with(|scene| {
            scene.as_deref().is_some_and(|scene| !judged::begun(scene, &app.draft.get()).is_empty())
        });
        let (text, tip) = match chosen {
            true => (t::advice_compare(lang), t::advice_compare_tip(lang)),
            false => (t::advice_title(lang), t::advice_title(lang)),
        };
        view! {
            <button class="d-adv" type="button" data-do="advice" aria-label=tip.clone() title=tip on:click=move |_| ask(app)>
                {icon("advice")}<span aria-hidden="true">{text}</span>
            </button>
        }
        .into_any()
    })
}

/// Opens or closes the advice. Returns whether there is any.
pub fn toggle(app: App) -> bool {
    if app.advice.open.get_untracked() {
        close(app);
        return true;
    }
    let allowed = untrack(|| is_allowed(app));
    if allowed {
        ask(app);
    }
    allowed
}

/// Closes the advice and ends the search.
pub fn close(app: App) {
    app.advice.asked.set_value(None);
    if app.advice.open.get_untracked() {
        app.advice.open.set(false);
        browser::focus_soon("dh");
    }
}

fn ask(app: App) {
    let Some(scene) = app.scene.get_untracked() else { return };
    // The recap above the decision is read; the turns need its room.
    recap::close(app);
    let advice = app.advice;
    let lang = untrack(|| app.lang());
    let begun = app.draft.with_untracked(|draft| judged::begun(&scene, draft));
    let question = judged::question(&scene, &begun, files_of(scene.edition()));
    advice.begun.set_value(begun);
    advice.shown.set(0);
    advice.done.set(0);
    advice.reply.set(None);
    advice.open.set(true);
    browser::focus_soon("dh");
    let worker = app.worker.get_value();
    // Without a worker the page itself would search and not respond meanwhile.
    let Some(question) = question.ok().filter(|_| worker.is_running()) else {
        return advice.reply.set(Some(Found::Nothing));
    };
    app.said.set(t::advice_searching(lang));
    let asked = worker.ask(&question, move |reply| match reply {
        Reply::Progress { done, total } => advice.done.set(done * 100 / total.max(1)),
        Reply::Failed(_) | Reply::Analysed { .. } => advice.reply.set(Some(Found::Nothing)),
        Reply::Answer(answer) => {
            advice.reply.set(Some(Found::Answer(Arc::new(answer))));
            untrack(|| announce(app));
        }
    });
    advice.asked.set_value(Some(asked));
}

/// The turn that the boards show.
fn suggestion(app: App) -> Option<Suggestion> {
    let at = app.advice.shown.get();
    found(app)?.0.into_iter().nth(at)
}

/// What was found, in words.
fn found(app: App) -> Option<(Vec<Suggestion>, Option<Verdict>)> {
    let Some(Found::Answer(answer)) = app.advice.reply.get() else { return None };
    let lang = app.lang();
    app.scene.with(|scene| {
        let scene = scene.as_deref()?;
        let verdict = app.advice.begun.with_value(|begun| judged::verdict(scene, lang, &answer, begun));
        Some((judged::suggestions(scene, lang, &answer), verdict))
    })
}

/// Tells a screen reader the verdict and the first turn.
fn announce(app: App) {
    let Some((suggestions, verdict)) = found(app) else { return };
    let verdict = verdict.into_iter().flat_map(|verdict| [verdict.sentence].into_iter().chain(verdict.lacks));
    let first = suggestions
        .into_iter()
        .next()
        .map(|first| first.steps.into_iter().chain(first.expected).chain(first.reasons).collect::<Vec<_>>());
    let lines: Vec<String> =
        [t::advice_title(app.lang())].into_iter().chain(verdict).chain(first.into_iter().flatten()).collect();
    app.said.set(sentences(lines));
}

/// What the boards show of a turn.
fn selectors(suggestion: &Suggestion) -> Vec<String> {
    let Plan { experience, story } = suggestion.plan();
    let upper = experience.map(|(card, use_)| {
        let half = if use_ == CardUse::Actions { "up" } else { "ducats" };
        format!("[data-half={half}][data-card=\"{}\"]", card.index())
    });
    let lower = story.map(|card| format!("[data-half=low][data-card=\"{}\"]", card.index()));
    let thing = |thing: Thing| match thing {
        Thing::Space(space) => format!("#row [data-space=\"{}\"]", space.number()),
        Thing::Place(place) => format!("#map [data-place=\"{}\"]", place.number()),
        Thing::Part(part, _) => format!("#req [data-part-row=\"{}\"]", part.index()),
        Thing::Opus(opus, mode) => {
            let mode = if mode == Mode::Perform { "perform" } else { "sell" };
            format!("#me [data-opus=\"{}\"][data-mode={mode}]", opus.index())
        }
    };
    upper.into_iter().chain(lower).chain(suggestion.things().into_iter().map(thing)).collect()
}

/// The advice, in place of the decision.
pub fn panel(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let body = match app.advice.reply.get() {
        None => searching(app, lang),
        Some(Found::Nothing) => view! { <p class="d-warn">{t::advice_failed(lang)}</p> }.into_any(),
        Some(Found::Answer(_)) => answer(app, scene, lang),
    };
    let choose = suggestion(app).filter(Suggestion::can_be_chosen).map(|suggestion| {
        let choose = move |_| choose(app, &suggestion);
        view! { <button class="go" data-do="use-advice" on:click=choose>{t::advice_use(lang)}</button> }
    });
    let shut = view! {
        <button class="sec sm" data-do="close-advice" on:click=move |_| close(app)>{icon("close")}<span>{t::settings_close(lang)}</span></button>
    };
    let title = t::advice_title(lang);
    let foot = view! { {choose}<div class="d-alt">{shut}</div> };
    frame::plain(title, body, foot.into_any())
}

fn searching(app: App, lang: Lang) -> AnyView {
    let done = app.advice.done;
    let drawn = move || done.get().to_string();
    view! {
        <p class="d-ask">{t::advice_searching(lang)}</p>
        <div class="adv-bar" role="progressbar" aria-label=t::advice_searching(lang) aria-valuemin="0" aria-valuemax="100"
            aria-valuenow=move || done.get()><i style=("--done", drawn)></i></div>
    }
    .into_any()
}

fn answer(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let Some((suggestions, verdict)) = found(app) else { return ().into_any() };
    if suggestions.is_empty() {
        return view! { <p class="d-warn">{t::advice_failed(lang)}</p> }.into_any();
    }
    let by_hand =
        judged::is_by_hand(scene).then(|| view! { <p class="d-note">{t::advice_by_hand(lang)}</p> });
    let verdict = verdict.map(|verdict| {
        let lacks = (!verdict.lacks.is_empty())
            .then(|| view! { <p>{t::advice_mine_lacks(lang)}</p>{reasons(&verdict.lacks)} });
        view! { <section class="adv-mine"><p><b>{t::advice_mine(lang)}</b></p><p>{verdict.sentence}</p>{lacks}</section> }
    });
    let turns: Vec<AnyView> =
        suggestions.iter().enumerate().map(|(at, suggestion)| turn(app, at, suggestion)).collect();
    view! { {by_hand}{verdict}<ol class="d-turns">{turns}</ol> }.into_any()
}

fn turn(app: App, at: usize, suggestion: &Suggestion) -> AnyView {
    let shown = app.advice.shown;
    let tab = suggestion.things().first().map(|thing| dock::tab_of(*thing));
    // Where the boards are not all in view, a click opens that of the target.
    let select = move |_| {
        shown.set(at);
        if let Some(tab) = tab.filter(|_| app.layout.get_untracked() != Layout::Overview) {
            app.tab.set(tab);
        }
    };
    view! {
        <li><button class="ch" data-key=at + 1 data-advice=at aria-pressed=move || (shown.get() == at).to_string()
            on:click=select on:mouseenter=move |_| shown.set(at) on:focus=move |_| shown.set(at)>
            <span class="adv-st">{choice::key(at + 1)}<b>{sentences(&suggestion.steps)}</b></span>
            <span class="adv-vp">{sentences([suggestion.expected.join(" · ")])}</span>
            {reasons(&suggestion.reasons)}
        </button></li>
    }
    .into_any()
}

fn reasons(reasons: &[String]) -> AnyView {
    let line = |reason: &String| view! { <span>{sentences([reason])}" "</span> }.into_any();
    view! { <span class="adv-why">{reasons.iter().map(line).collect::<Vec<_>>()}</span> }.into_any()
}

/// Chooses the cards and the first target of a turn for the player, who still has to confirm.
fn choose(app: App, suggestion: &Suggestion) {
    let laying = app.scene.with_untracked(|scene| scene.as_ref().is_some_and(|scene| scene.laying));
    close(app);
    if laying {
        app.set_plan(suggestion.plan());
    }
    let offer = app.scene.with_untracked(|scene| suggestion.offer(scene.as_deref()?));
    match offer {
        Some(offer) => {
            if let Some(tab) = Thing::of(offer.action).map(dock::tab_of) {
                open_board(app, tab);
            }
            app.draft.set(Draft::Chosen(Box::new(offer)));
        }
        None => app.draft.set(Draft::Nothing),
    }
}

/// Opens a board where not all of them are in view.
fn open_board(app: App, tab: Tab) {
    if app.layout.get_untracked() != Layout::Overview {
        app.tab.set(tab);
    }
}
