//! The Requiem drawn as one page of a score: nine staves, a bar for each movement, the composers' tiles below. In a
//! narrow box one movement is shown at a time.

pub(crate) mod bust;
pub(crate) mod hire;
pub(crate) mod part;
mod seal;
mod stack;

use crate::app::App;
use crate::icons::{icon, of_line};
use crate::value;
use leptos::prelude::*;
use page::draft::Draft;
use page::scene::Scene;
use page::score_page::{Stave, ahead, led_by, standing, staves};
use table::Thing;
use texts::{Lang, names, t};
use vocab::{Line, Movement, Part, Seat};

/// The numerals of the movements.
pub(crate) const NUMERALS: [&str; 5] = ["I", "II", "III", "IV", "V"];

/// What the page remembers while the game goes on.
#[derive(Clone, Copy)]
struct Look {
    /// The movement that a narrow box shows.
    shown: RwSignal<Movement>,
    /// The movement whose tile was chosen; its parts stand out until one is chosen.
    asked: RwSignal<Option<Movement>>,
}

/// The Requiem component.
pub fn requiem() -> impl IntoView {
    let app = App::get();
    let look = Look { shown: RwSignal::new(Movement::Kyrie), asked: RwSignal::new(None) };
    follow(app, look);
    move || app.scene.get().map(|scene| draw(app, &scene, look))
}

/// Shows the movement of the chosen part. If nothing is chosen, shows one with a part that can be chosen.
fn follow(app: App, look: Look) {
    Effect::new(move |before: Option<Option<u64>>| {
        let drafted = app.draft.with(drafted_part);
        let moment = app.scene.with(|scene| scene.as_ref().map(|scene| scene.moment));
        if drafted.is_some() || before.is_some_and(|before| before != moment) {
            look.asked.set(None);
        }
        let target = drafted.or_else(|| {
            let parts = app.scene.with(|scene| scene.as_deref().map(offered_parts)).unwrap_or_default();
            let shown = look.shown.get_untracked();
            let stays = parts.iter().any(|part| part.movement() == shown);
            parts.first().copied().filter(|_| !stays)
        });
        if let Some(part) = target {
            look.shown.set(part.movement());
        }
        moment
    });
}

/// The part that the draft is about.
fn drafted_part(draft: &Draft) -> Option<Part> {
    let of_thing = |thing| match thing {
        Thing::Part(part, _) => Some(part),
        _ => None,
    };
    match draft {
        Draft::Part(part) => Some(*part),
        Draft::Chosen(offer) => Thing::of(offer.action).and_then(of_thing),
        Draft::Refused(thing) => of_thing(*thing),
        _ => None,
    }
}

/// The parts that can be chosen now.
fn offered_parts(scene: &Scene) -> Vec<Part> {
    let things = scene.offers.now.iter().filter_map(|offer| Thing::of(offer.action));
    things
        .filter_map(|thing| match thing {
            Thing::Part(part, _) => Some(part),
            _ => None,
        })
        .collect()
}

fn draw(app: App, scene: &Scene, look: Look) -> impl IntoView + use<> {
    let lang = app.lang();
    let staves = staves(&scene.edition().board.movements);
    let lines: Vec<AnyView> = Line::ALL.into_iter().map(|line| composer(scene, lang, line)).collect();
    let tabs: Vec<AnyView> =
        Movement::ALL.into_iter().map(|movement| tab(scene, lang, look, movement)).collect();
    let movements: Vec<AnyView> = Movement::ALL
        .into_iter()
        .map(|movement| movement_view(app, scene, lang, look, &staves, movement))
        .collect();
    view! {
        <section class="panel req" id="req" role="group" aria-labelledby="h-req" data-part="req">
            <div class="rq" style=("--n", staves.len().to_string())>
                <header class="rqh">
                    <h2 id="h-req" data-tip="icon:requiem">{t::requiem_title(lang)}</h2>
                    {lines}
                    <span class="rqc cz" data-tip="constanze">
                        {bust::bust("constanze")}{icon("constanze")}<span><b>{t::requiem_page_kept(lang)}</b></span>
                    </span>
                </header>
                <nav class="rqt" aria-label=t::requiem_page_movements(lang)>{tabs}</nav>
                <div class="rqp">
                    {stave_names(scene, lang, &staves)}
                    {movements}
                </div>
            </div>
        </section>
    }
}

/// The name beside a line: its composer, or in the solo game the Soloist for the lower line (SOLO-2).
pub(crate) fn owner(scene: &Scene, lang: Lang, line: Line) -> String {
    match scene.table().composers[line] {
        None if scene.table().level.is_some() => scene.name(lang, Seat::at(1)),
        _ => scene.words(lang, |words| words.composer(line)),
    }
}

/// A composer in the header: portrait, note, name, and where he leads.
fn composer(scene: &Scene, lang: Lang, line: Line) -> AnyView {
    let name = owner(scene, lang, line);
    let label = t::requiem_line(lang, line.code(), &name);
    let led = led_by(&scene.table().parts, &scene.edition().board.movements, line);
    let led: Vec<String> = led.into_iter().map(|movement| NUMERALS[movement.index()].to_owned()).collect();
    let leads = match led.is_empty() {
        true => t::requiem_page_leads_nowhere(lang),
        false => t::requiem_page_leads(lang, led.join(", ")),
    };
    let portrait = scene.table().composers[line].map_or("schikaneder", |composer| composer.code());
    let tip = format!("composer:{}", line.code());
    let first = ahead(&scene.table().parts, &scene.edition().board.movements) == Some(line);
    view! {
        <span class="rqc" class:first=first data-tip=tip>
            {bust::bust(portrait)}
            <span class="vh">{label}</span>
            <span aria-hidden="true"><b>{icon(of_line(line))}{name}</b><small>{leads}</small></span>
        </span>
    }
    .into_any()
}

/// The names of the staves with the brackets of their instruments, and how to read the tiles below.
fn stave_names(scene: &Scene, lang: Lang, staves: &[Stave]) -> AnyView {
    let name = |stave: &Stave| {
        let (first, last) = (stave.nth == 0, stave.nth + 1 == stave.of);
        view! {
            <span class="rqs" class:f=first class:l=last>{stave_name(lang, *stave)}{brace(*stave)}</span>
        }
        .into_any()
    };
    let names: Vec<AnyView> = staves.iter().map(name).collect();
    let lines = || Line::ALL.into_iter().filter(|line| scene.table().composers[*line].is_some());
    let named = |line: Line| view! { <b>{icon(of_line(line))}{owner(scene, lang, line)}</b> };
    let corner: Vec<AnyView> = Line::ALL.into_iter().map(|line| named(line).into_any()).collect();
    let keys: Vec<AnyView> = lines()
        .map(|line| {
            let how = match line {
                Line::Upper => t::requiem_page_pay_get(lang).into_any(),
                Line::Lower => view! { {icon("repeat")}{t::requiem_page_repeats(lang)} }.into_any(),
            };
            view! { <span class="rqk">{named(line)}<small>{how}</small></span> }.into_any()
        })
        .collect();
    view! {
        <div class="rqn" aria-hidden="true">
            <span class="rqo">{corner}</span>
            {names}
            <span class="rqf">{keys}</span>
        </div>
    }
    .into_any()
}

/// The brace around the staves of an instrument that has several.
fn brace(stave: Stave) -> Option<AnyView> {
    const BRACE: &str = "M10 0C5.500 3 4 10 5 24c.9 13 .6 22-4.600 26 5.200 4 5.500 13 4.600 26-1 14 .5 21 5 24-6.600-2.500-8.600-11-8-24 .5-12 .6-22-2-26 2.600-4 2.500-14 2-26-.6-13 1.400-21.500 8-24z";
    (stave.nth == 0 && stave.of > 1).then(|| {
        view! { <svg class="brc" style=("--of", stave.of.to_string()) viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true"><path d=BRACE></path></svg> }.into_any()
    })
}

/// The name of a stave, such as: Strings II.
pub(crate) fn stave_name(lang: Lang, stave: Stave) -> String {
    let name = names::instrument(lang, stave.instrument);
    stave.numeral().map_or(name.clone(), |numeral| format!("{name} {numeral}"))
}

/// The button that shows a movement where there is room for one.
fn tab(scene: &Scene, lang: Lang, look: Look, movement: Movement) -> AnyView {
    let stands = standing(&scene.table().parts, movement, &scene.edition().board.movements[movement]);
    let can = offered_parts(scene).iter().any(|part| part.movement() == movement);
    let chosen = move || look.shown.get() == movement;
    let counts = Line::ALL.map(|line| {
        view! { <i class:lead={stands.leader == Some(line)}>{stands.markers[line]}{icon(of_line(line))}</i> }
    });
    view! {
        <button class:can=can aria-pressed=move || chosen().to_string() data-movement=movement.code()
            on:click=move |_| look.shown.set(movement)>
            <b class="ro" aria-hidden="true">{NUMERALS[movement.index()]}</b>
            <b class="nme">{names::movement(lang, movement)}</b>
            <span aria-hidden="true">{counts.into_iter().collect::<Vec<_>>()}</span>
        </button>
    }
    .into_any()
}

/// A movement: how it stands, its parts and the tiles.
fn movement_view(
    app: App,
    scene: &Scene,
    lang: Lang,
    look: Look,
    staves: &[Stave],
    movement: Movement,
) -> AnyView {
    let data = &scene.edition().board.movements[movement];
    let bar = |stave: &Stave| match stave.part(movement, data) {
        Some(part) => part::part(app, scene, lang, *stave, part),
        None => view! { <li class="tacet" aria-hidden="true"></li> }.into_any(),
    };
    let parts: Vec<AnyView> = staves.iter().map(bar).collect();
    let half = data.parts.len().div_ceil(2).to_string();
    let id = format!("h-{}", movement.code());
    let labelled = id.clone();
    let numeral = format!("{}.", NUMERALS[movement.index()]);
    view! {
        <article class="mv" class:now=move || look.shown.get() == movement class:asked=move || look.asked.get() == Some(movement)
            aria-labelledby=labelled data-movement=movement.code()>
            <div class="mvh" data-tip=format!("movement:{}", movement.code())>
                <h3 id=id><span class="ro" aria-hidden="true">{numeral}</span>{names::movement(lang, movement)}</h3>
                {standing_view(scene, lang, movement)}
            </div>
            <ol class="parts" style=("--half", half)>{parts}</ol>
            {stack::tiles(app, scene, lang, look, movement)}
        </article>
    }
    .into_any()
}

/// How a movement stands, as sentences: the markers of both lines, and who leads (END-5).
pub(crate) fn standing_words(scene: &Scene, lang: Lang, movement: Movement) -> String {
    let data = &scene.edition().board.movements[movement];
    let stands = standing(&scene.table().parts, movement, data);
    let (higher, lower) = (t::n_vp(lang, data.higher.into()), t::n_vp(lang, data.lower.into()));
    let mut sentences: Vec<String> = Line::ALL
        .into_iter()
        .map(|line| t::requiem_count(lang, stands.markers[line].into(), owner(scene, lang, line)))
        .collect();
    sentences.push(match stands.leader {
        Some(line) => t::requiem_leads(lang, higher, lower, owner(scene, lang, line)),
        None => t::requiem_tie(lang, higher, lower),
    });
    sentences.join(" ")
}

/// The number of markers of both lines and what each of them scores now. The leader has a seal that grows with the lead.
pub(crate) fn standing_view(scene: &Scene, lang: Lang, movement: Movement) -> AnyView {
    let data = &scene.edition().board.movements[movement];
    let stands = standing(&scene.table().parts, movement, data);
    let tally = |line: Line| {
        let sign = match stands.seal() {
            Some((leader, step)) if leader == line => {
                seal::seal(scene.table().composers[line], line, step).into_any()
            }
            _ => icon(of_line(line)).into_any(),
        };
        view! {
            <span class="tl" class:lead={stands.leader == Some(line)}>
                <b>{stands.markers[line]}</b>{sign}{value::arrow()}{value::vp(stands.worth[line])}
            </span>
        }
    };
    view! {
        <p class="hl">
            <span class="vh">{standing_words(scene, lang, movement)}</span>
            <span class="hl1" aria-hidden="true">{tally(Line::Upper)}{tally(Line::Lower)}</span>
        </p>
    }
    .into_any()
}
