//! The end of a round as a moment: what everybody received, the tiles that turned to gold, and the next period.

use crate::app::App;
use crate::explorer::card_view;
use crate::icons::{icon, of_kind, of_seat, styled};
use crate::watching::Ended;
use crate::{modal, players, value};
use edition::{Effect as Reward, Resources};
use leptos::html::Dialog;
use leptos::prelude::*;
use page::illustration;
use page::round_end::{Income, Line};
use page::scene::{Kind as GameKind, Scene};
use std::sync::Arc;
use std::time::Duration;
use texts::{Lang, effects, names, t};
use vocab::{Gain, Kind, MapTile, Place, Round, Seat, Source, Viewer};
use wasm_bindgen::JsCast;

/// How long a spectator of bots sees it, in milliseconds. Nobody else waits for it, so nobody else needs a limit.
const WATCHED: u64 = 9000;

/// A modal dialog that any key and a click on its buttons closes. It delays no decision: it only lies above the table.
pub fn round_end() -> impl IntoView {
    let app = App::get();
    let node = NodeRef::<Dialog>::new();
    let open = Memo::new(move |_| {
        let free = app.curtain.get().is_none() && app.moments.soloist.with(Option::is_none);
        app.page.track();
        // When a game on a server is over, the score sheet replaces the table.
        app.scene.track();
        app.moments.ended_open.get() && free && app.at_table()
    });
    // In a lesson Constanze's card stays above it.
    Effect::new(move |_| modal::follow_as(node, open.get(), app.lessons.is_on()));
    Effect::new(move |_| {
        if open.get() && app.is_watched() {
            let moment =
                app.moments.ended.with_untracked(|ended| ended.as_ref().map(|ended| ended.end.moment));
            set_timeout(move || close_unless_newer(app, moment), Duration::from_millis(WATCHED));
        }
    });
    view! {
        <dialog class="re" aria-labelledby="re-h" aria-describedby="re-sum" node_ref=node
            on:close=move |_| app.close_round_end()
            on:keydown=move |event| { event.stop_propagation(); if skips(&event) { app.close_round_end(); } }>
            {move || open.get().then(|| app.moments.ended.get().map(|ended| draw(app, &ended)))}
        </dialog>
    }
}

fn close_unless_newer(app: App, moment: Option<u64>) {
    let same =
        app.moments.ended.with_untracked(|ended| ended.as_ref().map(|ended| ended.end.moment)) == moment;
    let paused = app.moments.watching.with_untracked(|watching| watching.paused);
    if same && !paused && app.moments.ended_open.get_untracked() {
        app.close_round_end();
    }
}

/// Whether a key closes the dialog: any but those that move the focus, scroll or press the focused button.
fn skips(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let on_button = target.is_some_and(|element| element.tag_name() == "BUTTON");
    match event.key().as_str() {
        "Tab" | "Shift" | "Control" | "Alt" | "Meta" => false,
        "ArrowUp" | "ArrowDown" | "PageUp" | "PageDown" | "Home" | "End" => false,
        "Enter" | " " => !on_button,
        _ => !event.ctrl_key() && !event.alt_key() && !event.meta_key(),
    }
}

/// The button in the head of the log that shows the end of the round again.
pub fn reopen(app: App, lang: Lang) -> Option<AnyView> {
    app.moments.ended.with(Option::is_some).then(|| {
        view! { <button class="rcp-b" data-do="round-end" on:click=move |_| app.moments.ended_open.set(true)>{icon("deck")}<span>{t::round_end_again(lang)}</span></button> }.into_any()
    })
}

fn draw(app: App, ended: &Arc<Ended>) -> AnyView {
    let lang = app.lang();
    let (end, scene) = (&ended.end, &*ended.scene);
    let next = scene.table().round;
    let first = end.first.map(|seat| {
        let text = match seat == scene.me && is_mine(scene) {
            true => t::round_end_first_you(lang),
            false => t::round_end_first(lang, scene.name(lang, seat)),
        };
        view! { <p class="fp">{players::bust(scene, seat)}<span>{text}</span></p> }
    });
    let look = move |_| {
        // Who looks at the table wants to see it as it is now.
        if app.is_watched() && !app.moments.watching.with_untracked(|watching| watching.paused) {
            app.pause_or_continue();
        }
        app.close_round_end();
    };
    view! {
        <div class="reb" tabindex="0" role="group" aria-labelledby="re-h">
            {own_income(ended, lang)}
            <section class="ree">
                <h2>{t::round_end_everyone(lang)}</h2>{race(ended, lang)}
                <h2>{t::round_end_gold(lang)}</h2>{gold(scene, lang)}
                <p class="new">{news(ended, lang)}</p>
            </section>
            {title_card(scene, lang, next)}
        </div>
        <footer>
            {first}
            <button class="relook" type="button" data-do="look" on:click=look>{icon("eye")}<span>{t::round_end_look(lang)}</span></button>
            <button class="go" type="button" autofocus data-do="begin" on:click=move |_| app.close_round_end()>{t::round_end_begin(lang, names::period(lang, next))}</button>
        </footer>
    }
    .into_any()
}

/// Whether the board in front belongs to the person who looks.
fn is_mine(scene: &Scene) -> bool {
    let watches = scene.kind == GameKind::Remote && scene.view.viewer == Viewer::Audience;
    scene.sitters.get(scene.me.index()).is_some_and(table::Sitter::is_human) && !watches
}

/// What the board in front received: one line for each step, and the sum.
fn own_income(ended: &Ended, lang: Lang) -> AnyView {
    let (end, scene) = (&ended.end, &*ended.scene);
    let years = scene.edition().board.periods[end.round.index()];
    let [from, to] = [years.first, years.last].map(|year| year.to_string());
    let title = match is_mine(scene) {
        true => t::round_end_income(lang),
        false => t::round_end_income_of(lang, scene.name(lang, scene.me)),
    };
    let income = end.income(scene.me);
    let lines: Vec<AnyView> = income
        .into_iter()
        .flat_map(|income| &income.lines)
        .map(|line| income_line(scene, lang, line))
        .collect();
    let none = lines.is_empty().then(|| view! { <li><p>{t::round_end_none(lang)}</p></li> });
    view! {
        <section class="rei">
            <p class="kick">{t::round_end_ends(lang, from, to, end.round.number().into())}</p>
            <h1 id="re-h">{title}</h1>
            <ol>{none}{lines}</ol>
            {income.map(|income| sum(scene, lang, income))}
        </section>
    }
    .into_any()
}

/// One step of Maintenance: what it is, where it comes from, what it brought.
pub fn income_line(scene: &Scene, lang: Lang, line: &Line) -> AnyView {
    let titles = scene.words(lang, |words| {
        let title = |source: &Source| match source {
            Source::Sequentia(tile) => Some(words.tile_title(*tile)),
            Source::Bonus(bonus) => Some(words.bonus_title(*bonus)),
            // Full tracks and own choices only say how it was received.
            _ => None,
        };
        line.sources.iter().filter_map(title).collect::<Vec<_>>().join(", ")
    });
    let note = match titles.is_empty() {
        true => t::round_end_note(lang, line.step.code()),
        false => format!("{titles} · {}", t::round_end_note(lang, line.step.code())),
    };
    let text = effects::resources(lang, &together(line));
    let gains: Vec<AnyView> = line.gains.iter().map(|(gain, n)| value::gain(*gain, *n)).collect();
    view! {
        <li>
            <span class="ric" aria-hidden="true">{icon(line.step.symbol())}</span>
            <span class="rit"><b>{t::round_end_step(lang, line.step.code())}</b><small>{note}</small></span>
            <span class="val amt" aria-hidden="true">{gains}</span><span class="vh">{text}</span>
        </li>
    }
    .into_any()
}

fn together(line: &Line) -> Resources {
    let gains: Vec<(Gain, u8, Source)> =
        line.gains.iter().map(|(gain, n)| (*gain, *n, Source::Choice)).collect();
    value::together(&gains)
}

/// What the player has now: before → after for what grows, the new points on the tracks.
fn sum(scene: &Scene, lang: Lang, income: &Income) -> AnyView {
    let board = scene.board(income.seat);
    let (ducats, vp) = (board.ducats, board.score.total());
    let counts = |kind: Kind| u16::from(board.tracks[kind]) + u16::from(board.counters[kind]);
    let points = |kind: Kind| {
        view! { <li><small>{names::kind(lang, kind)}</small>{value::count(counts(kind), of_kind(kind))}</li> }
            .into_any()
    };
    let text = [
        vec![t::n_ducats(lang, ducats.into())],
        Kind::ALL.map(|kind| t::n_kind(lang, kind.code(), counts(kind).into())).to_vec(),
        vec![t::n_vp(lang, vp.into())],
    ]
    .concat();
    let now = t::round_end_now(lang);
    view! {
        <div class="rsum">
            <p class="vh" id="re-sum">{t::name_value(lang, now, text.join(", "))}</p>
            <ul aria-hidden="true">
                <li>{value::coin(ducats.saturating_sub(income.sum(Gain::Ducats)))}{value::arrow()}<span class="bigd">{value::coin(ducats)}</span></li>
                {Vec::from(Kind::ALL.map(points))}
                <li>{value::vp(vp.saturating_sub(income.sum(Gain::Vp)))}{value::arrow()}<span class="bigvp">{value::vp(vp)}</span></li>
            </ul>
        </div>
    }
    .into_any()
}

/// All players by points: a bar of what they had and what this round's end added.
fn race(ended: &Ended, lang: Lang) -> AnyView {
    let scene = &*ended.scene;
    let mut seats: Vec<Seat> = (0..scene.table().seats.len()).map(Seat::at).collect();
    let total = |seat: Seat| scene.board(seat).score.total();
    seats.sort_by_key(|seat| std::cmp::Reverse(total(*seat)));
    let most = seats.iter().map(|seat| total(*seat)).max().unwrap_or(1).max(1);
    let line = |seat: Seat| {
        let income = ended.end.income(seat);
        let vp = income.map_or(0, |income| income.sum(Gain::Vp));
        let gains = income.map(gained).unwrap_or_default();
        let share = |n: u16| format!("{:.1}%", f64::from(n) * 100.0 / f64::from(most));
        let name = match seat == scene.me && is_mine(scene) {
            true => t::others_you(lang),
            false => scene.name(lang, seat),
        };
        let label =
            t::round_end_player(lang, effects::resources(lang, &gains), &name, total(seat).into(), vp.into());
        view! {
            <li class=format!("p{}", seat.number())>
                <span class="vh">{label}</span>
                {players::bust(scene, seat)}
                <div aria-hidden="true">
                    <b>{styled(of_seat(Some(seat)), "sh")}{name}</b>
                    <span class="br"><i style:width=share(total(seat) - vp)></i><i class="gained" style:width=share(vp)></i></span>
                    {value::resources(&Resources { vp: 0, ..gains })}
                </div>
                <span class="big" aria-hidden="true"><span class="bigvp">{value::vp(total(seat))}</span><em>{(vp > 0).then(|| format!("+{vp}"))}</em></span>
            </li>
        }
        .into_any()
    };
    view! { <ol class="race">{seats.into_iter().map(line).collect::<Vec<_>>()}</ol> }.into_any()
}

fn gained(income: &Income) -> Resources {
    let gains = income.lines.iter().flat_map(|line| &line.gains);
    let gains: Vec<(Gain, u8, Source)> = gains.map(|(gain, n)| (*gain, *n, Source::Choice)).collect();
    value::together(&gains)
}

/// The tiles that are gilded now.
fn gold(scene: &Scene, lang: Lang) -> AnyView {
    let reward = |tile: MapTile| -> &'static Reward {
        match tile {
            MapTile::Court(id) => scene.edition().courts[id.index()].face(true),
            MapTile::City(id) => scene.edition().cities[id.index()].face(true),
        }
    };
    let tile = |place: Place| {
        let (tile, gilded) = scene.table().map[place.index()]?;
        let name = scene.words(lang, |words| words.place(place));
        let text = effects::effect(lang, reward(tile));
        gilded.then(|| view! { <li><b>{name}</b><span class="fc" aria-hidden="true">{value::effect(reward(tile))}</span><span class="vh">{text}</span></li> }.into_any())
    };
    let tiles: Vec<AnyView> = Place::all().filter_map(tile).collect();
    match tiles.is_empty() {
        true => view! { <p class="new">{t::round_end_gold_none(lang)}</p> }.into_any(),
        false => view! { <ol class="flips">{tiles}</ol> }.into_any(),
    }
}

/// New tiles on the map, and the change of the row.
fn news(ended: &Ended, lang: Lang) -> String {
    let scene = &*ended.scene;
    let places = scene.words(lang, |words| {
        ended.end.laid.iter().map(|place| words.place(*place)).collect::<Vec<_>>().join(", ")
    });
    let tiles = (!places.is_empty()).then(|| format!("{}. ", t::round_end_new(lang, places)));
    tiles.unwrap_or_default() + &t::round_end_row(lang, scene.table().round.number().into())
}

/// The next period: its number, years and bonus.
fn title_card(scene: &Scene, lang: Lang, next: Round) -> AnyView {
    let years = scene.edition().board.periods[next.index()];
    let bonus = match scene.table().bonuses[next.index()] {
        vocab::Face::Up(vocab::Piece::Bonus(id)) => Some(id),
        _ => None,
    };
    let bonus = bonus.map(|id| {
        let printed = &scene.edition().bonuses[id.index()];
        let (title, label) = scene.words(lang, |words| (words.bonus_title(id), words.bonus(id)));
        view! {
            <div class="rbn">
                <small>{t::round_end_bonus(lang)}</small><b>{title}</b>
                <span class="val" aria-hidden="true">{styled(page::symbols::of_action(printed.action), "act")}{value::arrow()}{value::resources(&printed.reward)}</span><span class="vh">{label}</span>
            </div>
        }
    });
    view! {
        <section class="ren">
            <p class="rnum">{names::period(lang, next)}</p>
            <p class="yy">{format!("{}–{}", years.first, years.last)}</p>
            {card_view::large(illustration::of_period(next))}
            <p class="tx">{t::round_end_life(lang, next.number().into())}</p>
            {bonus}
        </section>
    }
    .into_any()
}
