//! The second step of a turn: a list of everything that can be chosen, and the reason why another thing cannot.

use super::frame::{Step, frame, others, score_now, tag, wanting};
use super::{cards, tab_of, zones};
use crate::app::App;
use crate::icons::{icon, of_action, of_instrument, of_type};
use crate::value;
use edition::Cost;
use leptos::prelude::*;
use page::decision::{icon_of, icons_of, label};
use page::draft::Draft;
use page::layout::Layout;
use page::purse::weight;
use page::scene::Scene;
use table::{Offer, Thing};
use texts::{Lang, effects, names, t};
use vocab::{Action, Icon, Icons, Mode, Part, Prompt};

/// The number of a choice, which is also its keyboard shortcut. Choices above 9 have none.
pub fn key(n: usize) -> Option<AnyView> {
    (n <= 9).then(|| view! { <kbd aria-hidden="true">{n}</kbd> }.into_any())
}

/// The action whose targets are shown: the one that was pressed, or the only one.
pub fn aim_of(scene: &Scene, prompt: Prompt, draft: &Draft) -> Option<Icon> {
    let icons = icons_of(prompt);
    let possible = |icon: &Icon| scene.offers.now.iter().any(|offer| icon_of(offer.action) == Some(*icon));
    let distinct: Vec<Icon> = Icon::ALL.into_iter().filter(|icon| icons.count(*icon) > 0).collect();
    let useful: Vec<Icon> = distinct.iter().copied().filter(possible).collect();
    match draft {
        Draft::Aim(icon) if distinct.contains(icon) => Some(*icon),
        _ if distinct.len() == 1 => distinct.first().copied(),
        _ if useful.len() == 1 => useful.first().copied(),
        _ => None,
    }
}

/// The heading of the question.
pub fn title(scene: &Scene, lang: Lang, prompt: Prompt, draft: &Draft) -> String {
    match (prompt, aim_of(scene, prompt, draft)) {
        (Prompt::Card(icons), _) if icons.is_empty() => t::decision_done(lang),
        (_, Some(aim)) => names::icon(lang, aim),
        (_, None) => t::web_choose_action(lang),
    }
}

/// The available actions, and the targets of the selected one.
pub fn actions(app: App, scene: &Scene, lang: Lang, prompt: Prompt, draft: &Draft) -> AnyView {
    let icons = icons_of(prompt);
    let distinct: Vec<Icon> = Icon::ALL.into_iter().filter(|icon| icons.count(*icon) > 0).collect();
    let aim = aim_of(scene, prompt, draft);
    let question = match prompt {
        Prompt::Card(icons) if icons.is_empty() => t::decision_done_hint(lang),
        Prompt::Card(_) => String::new(),
        _ => scene.words(lang, |words| words.prompt(&prompt)),
    };
    let question = (!question.is_empty()).then(|| view! { <p class="d-ask">{question}</p> });
    let aims = (distinct.len() > 1).then(|| aims(app, scene, lang, &distinct, icons, aim));
    let targets = targets(app, scene, lang, aim);
    let n = targets.len();
    let only = n == 0;
    let done = scene.offers.like(Action::EndTurn).is_some();
    let decline = scene.offers.like(Action::Decline).is_some();
    let lists = (!distinct.is_empty()).then(|| list(app, lang, aim, targets));
    let chosen = scene.laying.then(|| cards::chosen(app, scene, lang));
    let ready = !scene.laying || !scene.planned.is_empty();
    let main = match (ready, only) {
        (false, _) => wanting(t::decision_need_story(lang)),
        (true, true) if done => end_button(app, lang, "go"),
        (true, true) if decline => decline_button(app, lang, "go"),
        (true, _) => wanting(t::decision_choose(lang, aim.map_or("action", Icon::code))),
    };
    let skip = (ready && decline && !only).then(|| decline_button(app, lang, "sec"));
    let end = (ready && done && !only).then(|| end_button(app, lang, "sec"));
    // While the cards can still be changed, ending the turn without an action is rare: it is below the list.
    let (end, below) = if scene.laying { (None, end) } else { (end, None) };
    let below = below.map(|end| view! { <div class="d-alt">{end}</div> });
    let body = view! { {cards::missing(app, scene, lang)}{chosen}{question}{aims}{lists}{below} };
    let back = scene.laying.then(|| t::decision_change_cards(lang));
    let foot = view! { {main}{others(app, scene, lang, skip.into_iter().chain(end).collect(), back)} };
    let small = matches!(app.layout.get(), Layout::Phone | Layout::Side);
    let title = match ready {
        // One task at a time where the list is folded.
        false if small => t::decision_need_story(lang),
        _ => title(scene, lang, prompt, draft),
    };
    frame(lang, Step::Target, aim, title, body.into_any(), score_now(scene, lang), foot.into_any())
}

fn end_button(app: App, lang: Lang, class: &'static str) -> AnyView {
    view! { <button class=class data-do="end-turn" on:click=move |_| app.end_turn()>{icon("endturn")}<span>{t::web_end_turn(lang)}</span></button> }.into_any()
}

fn decline_button(app: App, lang: Lang, class: &'static str) -> AnyView {
    view! { <button class=class data-do="decline" on:click=move |_| app.act(Action::Decline)>{t::decision_skip(lang)}</button> }.into_any()
}

/// The list of targets. Where the board is small and can be tapped itself, the list is one line until it is opened.
fn list(app: App, lang: Lang, aim: Option<Icon>, targets: Vec<AnyView>) -> AnyView {
    let folds = matches!(app.layout.get(), Layout::Phone | Layout::Side);
    let n = targets.len();
    // What a part brings depends on composer and marker, which are asked afterwards.
    let reward = (aim != Some(Icon::Requiem)).then(|| view! { <span>{t::decision_reward(lang)}</span> });
    let caption = (n > 0).then(|| {
        view! { <p class="d-cap" aria-hidden="true"><span>{t::decision_price(lang)}</span>{reward}</p> }
    });
    let hint = t::decision_tap(lang, n as i64);
    let list = view! { {caption}<ul class="chs">{targets}</ul> };
    if !folds {
        return view! { <div class="d-list"><p>{hint}</p>{list}</div> }.into_any();
    }
    view! {
        // My Opus cards are below the hand, so their list is open from the beginning.
        <details class="d-list" open=aim == Some(Icon::PerformOrSell)>
            <summary><span>{hint}</span><em aria-hidden="true">{t::decision_list(lang)}</em></summary>
            {list}
        </details>
    }
    .into_any()
}

/// Buttons for the actions of the prompt; pressing one shows only its targets.
fn aims(app: App, scene: &Scene, lang: Lang, distinct: &[Icon], icons: Icons, aim: Option<Icon>) -> AnyView {
    let buttons: Vec<AnyView> = distinct
        .iter()
        .map(|icon_| {
            let icon_ = *icon_;
            let times = icons.count(icon_);
            let chosen = aim == Some(icon_);
            let first = scene.offers.now.iter().find(|offer| icon_of(offer.action) == Some(icon_));
            let possible = first.is_some();
            let first = first.and_then(|offer| Thing::of(offer.action));
            let press = move |_| {
                app.draft.set(if chosen { Draft::Nothing } else { Draft::Aim(icon_) });
                if let Some(thing) = first {
                    app.tab.set(tab_of(thing));
                }
            };
            view! {
                <button class:on=chosen class:none=!possible aria-pressed=chosen.to_string() data-aim=icon_.code() data-tip=format!("icon:{}", icon_.code()) on:click=press>
                    {icon(of_action(icon_))}{(times > 1).then(|| format!("×{times}"))}<span>{names::icon(lang, icon_)}</span>
                </button>
            }
            .into_any()
        })
        .collect();
    view! { <div class="aims" role="group" aria-label=t::web_choose_action(lang)>{buttons}</div> }.into_any()
}

/// A button for every target. A part of the Requiem gets one button; composer and marker are asked afterwards.
fn targets(app: App, scene: &Scene, lang: Lang, aim: Option<Icon>) -> Vec<AnyView> {
    let wanted = |offer: &&Offer| icon_of(offer.action).is_some_and(|icon| aim.is_none_or(|aim| aim == icon));
    let mut parts: Vec<Part> = Vec::new();
    let mut buttons = Vec::new();
    for offer in scene.offers.now.iter().filter(wanted) {
        let n = buttons.len() + 1;
        match Thing::of(offer.action) {
            Some(Thing::Part(part, _)) if parts.contains(&part) => {}
            Some(thing) => {
                if let Thing::Part(part, _) = thing {
                    parts.push(part);
                }
                buttons.push(target_button(app, scene, lang, offer, thing, n));
            }
            None => {}
        }
    }
    buttons
}

/// The row of a target: price at the left, reward at the right. A part shows its cheapest price.
fn target_button(app: App, scene: &Scene, lang: Lang, offer: &Offer, thing: Thing, n: usize) -> AnyView {
    let (name, title) = picture(scene, lang, thing);
    let price = |offer: &Offer| offer.outcome.price(scene.edition());
    let (label, price, from, sums) = match thing {
        Thing::Part(part, _) => {
            let prices = of_part(scene, part).map(price);
            let cheapest = prices.min_by_key(|cost| weight(scene.edition(), cost)).unwrap_or_default();
            let several = of_part(scene, part).count() > 1;
            let from = (several && cheapest != Cost::default()).then(|| t::decision_from(lang));
            let label = match &from {
                Some(from) => {
                    t::name_value(lang, title.clone(), format!("{from} {}", effects::cost(lang, &cheapest)))
                }
                None => label(scene, lang, offer),
            };
            (label, cheapest, from, ().into_any())
        }
        _ => (label(scene, lang, offer), price(offer), None, rewards(scene, offer)),
    };
    view! {
            <li><button class="ch" class:prt=matches!(thing, Thing::Part(..)) data-key=n data-row=row_key(thing) on:click=move |_| super::choose(app, thing)>
            <span class="vh">{label}</span>{key(n)}
            <span class="d-price" aria-hidden="true">{from.map(|from| view! { <small>{from}</small> })}{tag(&price)}</span>
            <span class="cn" aria-hidden="true">{icon(name)}<span>{title}</span></span>{sums}
        </button></li>
    }
    .into_any()
}

/// The name of a thing's row in the list, by which the focus comes back to it.
pub fn row_key(thing: Thing) -> String {
    match thing {
        Thing::Space(space) => format!("space-{}", space.number()),
        Thing::Opus(opus, mode) => format!("{}-{}", mode.code(), opus.index()),
        Thing::Place(place) => format!("place-{}", place.number()),
        Thing::Part(part, _) => format!("part-{}", part.index()),
    }
}

/// What an offer brings, as symbols: gains, wilds and actions.
pub fn rewards(scene: &Scene, offer: &Offer) -> AnyView {
    let gains = offer.outcome.gains.iter().map(|(gain, n, _)| value::gain(*gain, *n));
    let asked = offer.outcome.asked.iter().rev().filter_map(|prompt| match *prompt {
        Prompt::Kinds { pool: vocab::Pool::Track, left } => Some(value::steps(format!("+{left}"), "wild")),
        Prompt::Kinds { left, .. } => Some(value::count(format!("+{left}"), "wild")),
        Prompt::Gained(icons) => Some(value::actions(&icons.iter().collect::<Vec<_>>())),
        Prompt::Extra { icon, .. } => Some(value::action(of_action(icon))),
        Prompt::AtCity { mode, city, .. } => {
            let name = if mode == Mode::Perform { "perform" } else { "sell" };
            let kind = scene.edition().cities[city.index()].plain.at_city.map(|at| at.kind);
            Some(view! { {value::action(name)}{kind.map(|kind| crate::icons::styled(of_type(Some(kind)), "typ"))} }.into_any())
        }
        _ => None,
    });
    let all: Vec<AnyView> = gains.chain(asked).collect();
    view! { <span class="val sums" aria-hidden="true">{all}</span> }.into_any()
}

/// Chooses a part. Composer and marker are asked next, unless there is only one way.
pub fn choose_part(app: App, part: Part) {
    super::choose(app, Thing::Part(part, vocab::Line::Upper));
}

/// The offers for a part.
pub fn of_part(scene: &Scene, part: Part) -> impl Iterator<Item = &Offer> {
    let fits =
        move |offer: &&Offer| matches!(Thing::of(offer.action), Some(Thing::Part(other, _)) if other == part);
    scene.offers.now.iter().filter(fits)
}

/// Why a thing cannot be chosen now, what is missing, and its cost and gains if it could.
pub fn refused(app: App, scene: &Scene, lang: Lang, thing: Thing) -> AnyView {
    let (_, title) = picture(scene, lang, thing);
    let why = scene.offers.refusal(thing);
    let supposed = scene.offers.supposed(thing);
    // While cards are chosen, what is missing for the thing itself says more than that cards come first.
    let lacks = supposed.and_then(|supposed| supposed.as_ref().err()).copied();
    let reason = lacks.or(why).map(|why| scene.words(lang, |words| words.illegal(&why)));
    let rule = lacks.or(why).map(|why| why.rule().id());
    let link = rule.map(
        |id| view! { <a class="rid" href=format!("#/rules/{}", id.to_lowercase())>{t::web_rules(lang)}</a> },
    );
    let would = supposed.and_then(|supposed| supposed.as_ref().ok()).map(|offer| {
        view! { <p class="d-ask">{t::web_would_cost(lang)}</p>{zones::supposed(app, scene, lang, offer)} }
    });
    let body =
        view! { <p class="d-warn" role="alert">{icon("lock")}<span>{reason}" "{link}</span></p>{would} };
    let foot = view! { {wanting(t::decision_missing(lang))}{others(app, scene, lang, Vec::new(), Some(t::web_other_choice(lang)))} };
    let step = if scene.laying && scene.plan.experience.is_none() { Step::Cards } else { Step::Target };
    frame(lang, step, None, title, body.into_any(), score_now(scene, lang), foot.into_any())
}

/// The icon and the name of a thing.
pub fn picture(scene: &Scene, lang: Lang, thing: Thing) -> (&'static str, String) {
    scene.words(lang, |words| match thing {
        Thing::Space(space) => match scene.table().row[space.index()] {
            Some(card @ vocab::Card::Opus(id)) => {
                (of_type(scene.edition().opera[id.index()].kind), words.card_title(card))
            }
            Some(card) => ("document", words.card_title(card)),
            None => ("deck", String::new()),
        },
        Thing::Opus(id, mode) => {
            let (name, verb) = match mode {
                Mode::Perform => ("perform", t::row_perform(lang)),
                Mode::Sell => ("sell", t::row_sell(lang)),
            };
            (name, t::name_value(lang, verb, words.opus_title(id)))
        }
        Thing::Place(place) => ("travel", words.place(place)),
        Thing::Part(part, _) => (
            of_instrument(scene.edition().board.movements[part.movement()].parts[part.row()]),
            words.part(part),
        ),
    })
}
