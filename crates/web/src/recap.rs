//! The recap at the start of a turn: what the others did since the player's last turn, in a few lines.

use crate::app::App;
use crate::browser;
use crate::icons::{icon, of_seat, styled};
use crate::{log, round_end, value};
use edition::Cost;
use leptos::prelude::*;
use page::draft::Draft;
use page::layout::Layout;
use page::log::Entry;
use page::plan::Plan;
use page::recap::{Group, groups, has_news, is_due, round_ended, shares, turn_of, without_name};
use page::scene::Scene;
use page::sentences::sentences;
use texts::{Lang, effects, t};
use vocab::{Gain, Prompt, Seat};

/// How many lines are shown; the rest is collapsed.
const MOST: usize = 8;

/// The recap, at the start of a turn.
pub fn recap() -> impl IntoView {
    let app = App::get();
    // Whether all lines are shown, and whether any are where the recap is one line.
    let (unfolded, opened) = (RwSignal::new(false), RwSignal::new(false));
    // When the person begins to decide or has decided, the recap counts as read.
    Effect::new(move |before: Option<Option<(u64, (Seat, u64))>>| {
        let planned = app.plan.with(|plan| *plan != Plan::default());
        let deciding = planned || app.draft.with(|draft| *draft != Draft::Nothing);
        let now = app.scene.with(|scene| {
            scene.as_deref().filter(|scene| scene.mine).map(|scene| (scene.moment, turn_of(scene)))
        });
        let went_on = matches!((before.flatten(), now), (Some((then, turn)), Some((at, same))) if turn == same && then != at);
        if let Some((_, turn)) = now.filter(|_| deciding || went_on) {
            app.recapped.set(Some(turn));
        }
        if now.is_none() {
            unfolded.set(false);
            opened.set(false);
        }
        now
    });
    move || {
        let scene = app.scene.get().filter(|scene| is_due(scene, app.recapped.get()))?;
        Some(draw(app, &scene, unfolded, opened))
    }
}

/// Whether the recap is shown.
pub fn is_shown(app: App) -> bool {
    let recapped = app.recapped.get_untracked();
    app.scene.with_untracked(|scene| scene.as_deref().is_some_and(|scene| is_due(scene, recapped)))
}

/// Closes the recap and moves the focus to the decision.
pub fn close(app: App) {
    app.recapped.set(app.scene.with_untracked(|scene| scene.as_deref().map(turn_of)));
    browser::focus_soon("dh");
}

/// The button in the head of the log that shows the recap again.
pub fn reopen(app: App, scene: &Scene, lang: Lang) -> Option<AnyView> {
    let read = app.recapped.get() == Some(turn_of(scene));
    (scene.mine && read && has_news(scene)).then(|| {
        let show = move |_| {
            app.draft.set(Draft::Nothing);
            app.recapped.set(None);
        };
        view! { <button class="rcp-b" data-do="recap" on:click=show>{icon("reset")}<span>{title(scene, lang)}</span></button> }.into_any()
    })
}

fn title(scene: &Scene, lang: Lang) -> String {
    if scene.since > 0 { t::recap_title(lang) } else { t::recap_title_first(lang) }
}

fn draw(app: App, scene: &Scene, unfolded: RwSignal<bool>, opened: RwSignal<bool>) -> AnyView {
    let lang = app.lang();
    let groups = groups(&scene.log, scene.me, scene.since);
    let sizes: Vec<usize> = groups.iter().map(|group| group.entries.len()).collect();
    let all = unfolded.get();
    let shares = shares(&sizes, if all { usize::MAX } else { MOST });
    let hidden = sizes.iter().sum::<usize>() - shares.iter().sum::<usize>();
    let parts: Vec<AnyView> =
        groups.iter().zip(shares).map(|(group, share)| part(app, scene, lang, group, share)).collect();
    let fold = (all || hidden > 0).then(|| {
        let text = if all { t::recap_fewer(lang) } else { t::recap_more(lang, hidden as i64) };
        view! { <button class="more" aria-expanded=all.to_string() on:click=move |_| unfolded.set(!all)>{text}</button> }
    });
    // One line where there is little room, and while an answer is asked for, so that all answers are in view.
    let answers = scene.offers.prompt.is_some_and(|prompt| prompt != Prompt::Lay);
    let folds = answers || app.layout.get() != Layout::Overview;
    let heading = title(scene, lang);
    let heading = match folds {
        true => view! {
            <button class="rct" data-do="open-recap" aria-expanded=move || opened.get().to_string() on:click=move |_| opened.update(|open| *open = !*open)>
                <span>{heading}</span>{icon("next")}
            </button>
        }
        .into_any(),
        false => heading.into_any(),
    };
    let lines = (!folds || opened.get())
        .then(|| view! { <div class="rcs" tabindex="0" role="group" aria-labelledby="h-rcp">{income(scene, lang)}{parts}{fold}</div> });
    view! {
        <section class="recap" aria-labelledby="h-rcp">
            <header>
                <h2 id="h-rcp">{heading}</h2>
                <button class="cls" data-do="close-recap" aria-label=t::recap_close(lang) title=t::decision_key_name(lang, "escape") on:click=move |_| close(app)>{icon("close")}</button>
            </header>
            {lines}
        </section>
    }
    .into_any()
}

/// The player's own income, if a round ended.
fn income(scene: &Scene, lang: Lang) -> Option<AnyView> {
    let end = round_ended(scene)?;
    let income = end.income(scene.me)?;
    let lines: Vec<AnyView> =
        income.lines.iter().map(|line| round_end::income_line(scene, lang, line)).collect();
    Some(
        view! {
            <div class=format!("rcg rci p{}", scene.me.number())>
                <h3>{styled(of_seat(Some(scene.me)), "sh")}<span class="wn">{t::round_end_income(lang)}</span></h3>
                <ul>{lines}</ul>
            </div>
        }
        .into_any(),
    )
}

fn part(app: App, scene: &Scene, lang: Lang, group: &Group<'_>, share: usize) -> AnyView {
    let name = group.seat.map_or_else(|| t::recap_table(lang), |seat| scene.name(lang, seat));
    let gained = group.entries.iter().flat_map(|entry| &entry.gains);
    let vp: u32 = gained.filter(|(gain, ..)| *gain == Gain::Vp).map(|(_, n, _)| u32::from(*n)).sum();
    let sum = (vp > 0).then(|| view! { <span class="val">{value::vp(format!("+{vp}"))}</span> });
    // The name is in the heading, so the lines leave it out.
    let lines: Vec<AnyView> =
        group.entries.iter().take(share).map(|entry| line(app, scene, lang, entry, &name)).collect();
    view! {
        <div class=format!("rcg p{}", group.seat.map_or(0, |seat| seat.number()))>
            <h3>{styled(of_seat(group.seat), "sh")}<span class="wn">{name}</span>{sum}</h3>
            <ul>{lines}</ul>
        </div>
    }
    .into_any()
}

fn line(app: App, scene: &Scene, lang: Lang, entry: &Entry, name: &str) -> AnyView {
    let text = log::sentence(scene, lang, entry);
    let label = sentences([text.clone()].into_iter().chain(amounts(scene, lang, entry)));
    let short = without_name(&text, name);
    let moment = entry.moment;
    view! {
        <li><button title=t::web_log_jump(lang) on:click=move |_| app.jump(Some(moment))><span class="vh">{label}</span><span aria-hidden="true">{short}" "{log::amounts(scene, entry)}</span></button></li>
    }
    .into_any()
}

/// The cost and gains of a line, as text.
fn amounts(scene: &Scene, lang: Lang, entry: &Entry) -> Vec<String> {
    let cost = entry.price(scene.edition());
    let paid = (cost != Cost::default()).then(|| format!("−{}", effects::cost(lang, &cost)));
    let gains = scene.words(lang, |words| {
        entry.gains.iter().map(|(gain, n, _)| format!("+{}", words.gain(*gain, *n))).collect::<Vec<_>>()
    });
    paid.into_iter().chain(gains).collect()
}
