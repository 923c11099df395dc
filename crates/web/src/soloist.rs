//! The Soloist: his own board, and his turn told action by action.

use crate::app::App;
use crate::explorer::card_view;
use crate::icons::{icon, of_action, styled};
use crate::watching::Telling;
use crate::{players, value};
use edition::{Direction, SoloistCard};
use leptos::prelude::*;
use page::illustration;
use page::scene::Scene;
use page::sentences::sentences;
use page::soloist::{Act, SEAT, last_turn, next_court, row_ends, unseen};
use texts::{Lang, names, t};
use vocab::{Card, Event, Fact, Icon, Place, SoloistId};

/// The board of the Soloist: his cards, points and markers, and where his cards would lead him.
pub fn soloist_board(app: App, scene: &Scene) -> AnyView {
    let lang = app.lang();
    let turn = last_turn(&scene.told).filter(|turn| {
        scene.table().soloist.as_ref().is_some_and(|soloist| soloist.shown.contains(&turn.what))
    });
    let cards = match turn {
        Some(turn) => cards(scene, lang, turn.what, turn.how, None, &[]),
        None => view! { <p class="slx">{t::others_turned_none(lang)}</p> }.into_any(),
    };
    let score = scene.projected[SEAT.index()];
    view! {
        <div class="sol"><div class="slb">
            <header class="slh">{players::bust(scene, SEAT)}<div><p>{level(scene, lang)}</p>{facts(scene, lang)}</div></header>
            {cards}
            <section class="slp"><h3>{t::others_next(lang)}</h3>{prospects(scene, lang)}</section>
            <section class="slp"><h3>{t::others_unseen(lang)}</h3>{not_turned(scene, lang)}</section>
            <section class="slp"><h3>{t::web_projected(lang)}<b class="tot">{score.total()}</b></h3>{players::score_lines(lang, &score, &score)}</section>
        </div></div>
    }
    .into_any()
}

fn level(scene: &Scene, lang: Lang) -> Option<String> {
    scene.table().level.map(|level| t::others_soloist_level(lang, level.code()))
}

/// Points, markers, Royal Court tiles and Finance.
fn facts(scene: &Scene, lang: Lang) -> AnyView {
    let board = scene.board(SEAT);
    let markers = scene.table().soloist.as_ref().map_or(0, |soloist| soloist.markers);
    let line = |symbol: AnyView, n: usize, text: String| {
        view! { <li>{symbol}<b>{n}</b><span>{text}</span></li> }.into_any()
    };
    view! {
        <ul class="slf">
            <li><span class="bigvp">{value::vp(board.score.total())}</span><span class="vh">{board.score.total()}</span><span>{t::others_points(lang)}</span></li>
            {line(icon("requiem").into_any(), markers.into(), t::others_markers(lang))}
            {line(icon("court").into_any(), board.courts.len(), t::others_courts(lang))}
            {line(icon("finance").into_any(), board.finance.into(), t::others_finance(lang))}
        </ul>
    }
    .into_any()
}

/// Where each column of a card would lead him now. All of this is open information.
fn prospects(scene: &Scene, lang: Lang) -> AnyView {
    let table = scene.table();
    let place = |direction| {
        let name =
            |place: Place| scene.words(lang, |words| format!("{} {}", place.number(), words.place(place)));
        next_court(table, direction).map_or_else(|| t::others_no_target(lang), name)
    };
    let [memories, works] = row_ends(table);
    let ends = |at: usize| {
        let title = |card: Card| scene.words(lang, |words| words.card_title(card));
        let titles: Vec<String> = [memories[at], works[at]].into_iter().flatten().map(title).collect();
        if titles.is_empty() { t::others_no_target(lang) } else { titles.join(" / ") }
    };
    let line = |symbol: &'static str, way: String, to: String| {
        view! { <li>{icon(symbol)}<span>{way}</span><b>{to}</b></li> }.into_any()
    };
    view! {
        <ul class="sln">
            {line("travel", t::others_up(lang), place(Direction::Ascending))}
            {line("travel", t::others_down(lang), place(Direction::Descending))}
            {line("deck", t::others_right(lang), ends(0))}
            {line("deck", t::others_left(lang), ends(1))}
        </ul>
    }
    .into_any()
}

fn not_turned(scene: &Scene, lang: Lang) -> AnyView {
    let card = |id: SoloistId| {
        let label = scene.words(lang, |words| words.soloist_card(id));
        let actions = printed(scene, id).map(|card| value::actions(&card.actions));
        view! { <li><span tabindex="0" role="img" aria-label=label.clone() title=label><i>{id.index() + 1}</i>{actions}</span></li> }.into_any()
    };
    let cards: Vec<AnyView> = unseen(scene.table()).into_iter().map(card).collect();
    view! { <ul class="slu">{cards}</ul> }.into_any()
}

fn printed(scene: &Scene, id: SoloistId) -> Option<&'static SoloistCard> {
    scene.edition().soloist.get(id.index())
}

/// His two cards face up. `now` is the action that is told; `done` are those before it.
fn cards(
    scene: &Scene,
    lang: Lang,
    what: SoloistId,
    how: SoloistId,
    now: Option<Icon>,
    done: &[Icon],
) -> AnyView {
    let (Some(first), Some(second)) = (printed(scene, what), printed(scene, how)) else {
        return ().into_any();
    };
    let state = |icons: &[Icon]| match now {
        Some(now) if icons.contains(&now) => "now",
        _ if icons.iter().any(|icon| done.contains(icon)) => "done",
        _ => "",
    };
    let action = |each: &Icon| {
        view! { <li class=state(&[*each])>{styled(of_action(*each), "act")}<b>{names::icon(lang, *each)}</b></li> }.into_any()
    };
    let actions: Vec<AnyView> = first.actions.iter().map(action).collect();
    let row = [Icon::Document, Icon::Commission, Icon::PerformOrSell];
    let column = |symbol: &'static str, icons: &[Icon], text: String| {
        view! { <li class=state(icons)>{styled(symbol, "act")}<span>{text}</span></li> }.into_any()
    };
    let number = |id: SoloistId| t::others_number(lang, id.index() as i64 + 1);
    view! {
        <div class="slc">
            <section>{card_view::large(illustration::of_soloist(scene.edition(), what))}<h3>{t::others_what(lang)}<i>{number(what)}</i></h3><ul>{actions}</ul></section>
            <section>{card_view::large(illustration::SOLOIST_BACK)}<h3>{t::others_where(lang)}<i>{number(how)}</i></h3><ul>
                {column("deck", &row, t::soloist_row(lang, second.row.code()))}
                {column("travel", &[Icon::Travel], t::soloist_travel(lang, second.courts.into(), second.direction.code()))}
                {column("requiem", &[Icon::Requiem], t::soloist_requiem(lang, second.from.code(), second.movement.code()))}
            </ul></section>
        </div>
    }
    .into_any()
}

/// His turn as it is told: the cards, then one action after the other, then what it means for the player.
pub fn telling(scene: &Scene, lang: Lang, telling: &Telling) -> AnyView {
    let Telling { turn, told } = telling;
    let shown = &turn.acts[..(*told).min(turn.acts.len())];
    let icons: Vec<Icon> = shown.iter().map(|act| act.icon).collect();
    let (now, done) = (icons.last().copied(), &icons[..icons.len().saturating_sub(1)]);
    let last = shown.len().saturating_sub(1);
    let acts: Vec<AnyView> =
        shown.iter().enumerate().map(|(at, act)| told_act(scene, lang, act, at == last)).collect();
    let nothing =
        turn.acts.is_empty().then(|| view! { <li class="now"><p>{t::others_nothing(lang)}</p></li> });
    let all = shown.len() == turn.acts.len();
    view! {
        {cards(scene, lang, turn.what, turn.how, now, done)}
        <ol class="tell" aria-live="polite">{nothing}{acts}</ol>
        {(all && !turn.acts.is_empty()).then(|| for_you(scene, lang, &turn.acts))}
        {duel(scene, lang)}
    }
    .into_any()
}

fn told_act(scene: &Scene, lang: Lang, act: &Act, now: bool) -> AnyView {
    let said = scene.words(lang, |words| {
        let open =
            act.facts.iter().filter(|fact| !matches!(fact, Fact::Gained { .. } | Fact::RowFilled { .. }));
        open.filter_map(|fact| words.event(&Event::Open(*fact))).collect::<Vec<_>>()
    });
    let gains: Vec<AnyView> = act.gains().iter().map(|(gain, n, _)| value::gain(*gain, *n)).collect();
    let words = scene.words(lang, |words| {
        act.gains().iter().map(|(gain, n, _)| words.gain(*gain, *n)).collect::<Vec<_>>().join(", ")
    });
    view! {
        <li class=if now { "now" } else { "done" }>
            <b>{icon(if now { of_action(act.icon) } else { "check" })}{names::icon(lang, act.icon)}</b>
            <p>{sentences(said)}" "<span class="val">{gains}</span><span class="vh">{words}</span></p>
        </li>
    }
    .into_any()
}

/// What his turn changed for the player.
fn for_you(scene: &Scene, lang: Lang, acts: &[Act]) -> AnyView {
    let sentence = |fact: &Fact| {
        scene.words(lang, |words| match *fact {
            Fact::RowTaken { card, .. } => Some(t::others_card_gone(lang, words.card_title(card))),
            Fact::CourtTaken { place, .. } => Some(t::others_court_gone(lang, words.place(place))),
            Fact::MarkerPlaced { part, .. } => Some(t::others_part_gone(lang, words.part(part))),
            _ => None,
        })
    };
    let facts = acts.iter().flat_map(|act| &act.facts);
    let moved = facts.clone().any(|fact| matches!(fact, Fact::Travelled { .. }));
    let coach =
        moved.then(|| scene.words(lang, |words| t::others_coach_now(lang, words.place(scene.table().coach))));
    let sentences: Vec<String> = facts.filter_map(sentence).chain(coach).collect();
    view! { <div class="foryou"><b>{t::others_for_you(lang)}</b><p>{sentences.join(" ")}</p></div> }
        .into_any()
}

/// The points of both.
fn duel(scene: &Scene, lang: Lang) -> AnyView {
    let one = |name: String, seat: vocab::Seat| {
        let total = scene.board(seat).score.total();
        view! { <div><small>{name}</small><span class="bigvp">{value::vp(total)}</span><span class="vh">{total}</span></div> }.into_any()
    };
    view! { <div class="duel">{one(t::others_you(lang), scene.me)}{one(scene.name(lang, SEAT), SEAT)}</div> }
        .into_any()
}
