//! The frame of the decision: the steps of a turn, the heading, a body that scrolls, and a foot that never does.

use crate::advice;
use crate::app::App;
use crate::icons::{icon, of_kind};
use crate::value;
use edition::Cost;
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use texts::{Lang, t};
use vocab::{Action, Icon, Kind};

/// A step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// Choosing two cards.
    Cards,
    /// Choosing a target.
    Target,
    /// Confirming.
    Confirm,
}

/// The heading of the decision: an icon, the question and an optional detail.
pub fn heading(name: &'static str, text: String, detail: Option<String>) -> AnyView {
    view! {
        <header class="dhd">
            <h2 id="dh" tabindex="-1">{icon(name)}<span>{text}</span></h2>
            {detail.map(|detail| view! { <p class="ask">{detail}</p> })}
        </header>
    }
    .into_any()
}

/// The whole decision.
pub fn frame(
    lang: Lang,
    step: Step,
    aim: Option<Icon>,
    title: String,
    body: AnyView,
    score: AnyView,
    foot: AnyView,
) -> AnyView {
    let names = [
        (Step::Cards, "cards"),
        (Step::Target, aim.map_or("action", Icon::code)),
        (Step::Confirm, "confirm"),
    ];
    let steps: Vec<AnyView> = names
        .into_iter()
        .map(|(each, code)| {
            let now = each == step;
            view! { <li class:on=now class:done={each < step} aria-current=now.then_some("step")>{t::decision_step(lang, code)}</li> }.into_any()
        })
        .collect();
    view! {
        // In a low window all of this scrolls together; elsewhere only the body does.
        <div class="d-sc">
            <header class="d-hd">
                <ol class="d-steps" aria-label=t::decision_steps(lang)>{steps}</ol>
                <div class="d-hl"><h2 id="dh" tabindex="-1">{title}</h2>{advice::button(App::get(), lang)}</div>
            </header>
            <div class="d-bd" tabindex="0" role="group" aria-labelledby="dh">{body}</div>
            {score}
        </div>
        <div class="d-ft">{foot}</div>
    }
    .into_any()
}

/// A decision without steps: something to read before it.
pub fn plain(title: String, body: AnyView, foot: AnyView) -> AnyView {
    view! {
        <div class="d-sc">
            <header class="d-hd"><h2 id="dh" tabindex="-1">{title}</h2></header>
            <div class="d-bd" tabindex="0" role="group" aria-labelledby="dh">{body}</div>
        </div>
        <div class="d-ft">{foot}</div>
    }
    .into_any()
}

/// A price as a dark tag with a point at its right.
pub fn tag(cost: &Cost) -> AnyView {
    let points = Kind::ALL.into_iter().filter(|kind| cost.points[*kind] > 0);
    let points: Vec<AnyView> = points.map(|kind| value::count(cost.points[kind], of_kind(kind))).collect();
    let finance = (cost.finance > 0).then(|| value::count(format!("−{}", cost.finance), "finance"));
    let coin = (cost.ducats > 0 || points.is_empty() && finance.is_none()).then(|| value::coin(cost.ducats));
    view! { <span class="pay" aria-hidden="true">{coin}{points}{finance}</span> }.into_any()
}

/// The certain and the expected score before and after a choice. They keep their line when nothing is chosen.
pub fn score(lang: Lang, now: u16, after: Option<u16>) -> AnyView {
    let app = App::get();
    let expected = move || {
        let expected = app.expected.get();
        let now = expected.now?;
        let tip = t::layout_expected_tip(lang);
        let label = t::layout_expected(lang);
        Some(view! { <p title=tip><small>{label}</small>{change(now, expected.after)}</p> })
    };
    view! {
        <div class="d-score">
            <p data-tip="projected"><small>{t::decision_certain(lang)}</small>{change(now.into(), after.map(i32::from))}</p>
            {expected}
        </div>
    }
    .into_any()
}

/// A number, and what it would become.
pub fn change(now: i32, after: Option<i32>) -> AnyView {
    let change = after.map(|after| {
        let by = after - now;
        let (class, text) = match by {
            0 => ("", "±0".to_owned()),
            1.. => ("up", format!("+{by}")),
            _ => ("dn", format!("−{}", -by)),
        };
        view! { <span class="to" aria-hidden="true">"→"</span><b>{after}</b><em class=class>{text}</em> }
    });
    view! { <b>{now}</b>{change} }.into_any()
}

/// The certain score of the player now.
pub fn score_now(scene: &Scene, lang: Lang) -> AnyView {
    score(lang, scene.projected[scene.me.index()].total(), None)
}

/// A large button that cannot be pressed yet and says what is missing.
pub fn wanting(text: String) -> AnyView {
    view! { <p class="go off">{text}</p> }.into_any()
}

/// The buttons below the large one: further ones, exchange, one step back.
pub fn others(app: App, scene: &Scene, lang: Lang, more: Vec<AnyView>, back: Option<String>) -> AnyView {
    let exchanges = scene.offers.now.iter().any(|offer| matches!(offer.action, Action::Exchange { .. }));
    let exchange = exchanges.then(|| {
        view! { <button class="sec sm" data-do="exchange" on:click=move |_| app.draft.set(Draft::Exchange)>{icon("swap")}<span>{t::decision_exchange(lang)}</span></button> }
    });
    let back = back.map(|text| {
        view! { <button class="sec sm" data-do="back" on:click=move |_| super::step_back(app)>{icon("close")}<span>{text}</span></button> }
    });
    view! { <div class="d-alt">{more}{exchange}{back}</div> }.into_any()
}
