//! The other players: summaries, what happened last, log and talk, and the projected score by groups of score lines.

use crate::app::{App, Tab};
use crate::icons::{icon, of_kind, of_seat, of_type, styled};
use crate::online::{presence, talk};
use crate::{browser, log, recap, value};
use leptos::prelude::*;
use page::draft::Draft;
use page::layout::Layout;
use page::scene::Scene;
use page::score_groups::{GROUPS, group, group_name};
use page::soloist;
use texts::{Lang, t};
use vocab::{Kind, OpusType, Score, Seat};

/// Everything about the others. Beside the boards only the summaries are shown, and the rest opens over the column; the
/// tab shows everything.
pub fn others() -> impl IntoView {
    let app = App::get();
    leave_by_escape(app);
    let open = app.moments.log_open;
    // The focus follows: to the log, and back to the button that opened it.
    Effect::new(move |before: Option<bool>| {
        let now = open.get();
        if before.is_some_and(|before| before != now) {
            browser::focus_soon(if now { "h-l" } else { "last" });
            browser::recover_focus();
        }
        now
    });
    let close = move || {
        open.get().then(|| {
            view! { <button class="otx" data-do="close-log" aria-label=move || t::settings_close(app.lang()) on:click=move |_| open.set(false)>{icon("close")}</button> }
        })
    };
    view! {
        <div class="ots" class:full=move || open.get()>
            {close}
            <div class="ots1">{players()}{score()}</div>
            {talk::log_or_talk()}
        </div>
    }
}

/// The summaries of the other players.
fn players() -> impl IntoView {
    let app = App::get();
    move || app.scene.get().map(|scene| draw(app, &scene))
}

fn draw(app: App, scene: &Scene) -> AnyView {
    let lang = app.lang();
    let count = scene.table().seats.len();
    // The other seats in turn order; the player's own board is shown elsewhere.
    let order = (1..count).map(|n| Seat::at((scene.me.index() + n) % count));
    let others: Vec<AnyView> = order.map(|seat| player(app, scene, lang, seat)).collect();
    view! {
        <section class="oth" aria-labelledby="h-o">
            <h2><span id="h-o">{t::web_players(lang)}</span>{presence::head(app)}</h2>
            <ol data-n=count - 1>{others}</ol>
            {last(app, scene, lang)}
        </section>
    }
    .into_any()
}

/// What another player did last, in one line; it opens the log.
fn last(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let others =
        |entry: &&page::log::Entry| entry.moment > 0 && entry.seat.is_some_and(|seat| seat != scene.me);
    let entry = scene.log.iter().rev().find(others);
    let text = entry.map(|entry| log::sentence(scene, lang, entry));
    let head = if text.is_some() { t::others_last(lang) } else { t::web_log(lang) };
    view! { <button class="last" id="last" data-do="log" on:click=move |_| app.moments.log_open.set(true)><span><b>{head}</b>" "{text}</span>{move || talk::calls(app).then(|| talk::badge(app))}</button> }
        .into_any()
}

/// The picture of a seat.
pub fn bust(scene: &Scene, seat: Seat) -> AnyView {
    let name = match seat {
        seat if is_soloist(scene, seat) => "schikaneder",
        seat => ["patron-countess", "patron-count", "patron-banker", "patron-baroness"][seat.index()],
    };
    let src = format!("art/bust-{name}.svg");
    view! { <span class=format!("bst p{}", seat.number()) aria-hidden="true"><img src=src alt="" width="24" height="30"/></span> }
        .into_any()
}

fn player(app: App, scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let board = scene.board(seat);
    let name = scene.name(lang, seat);
    let first = (scene.table().first == seat).then(|| view! { <em class="fst" data-tip="first">"1."</em> });
    let acting = scene.to_act == Some(seat);
    let (finance, vp) = (board.finance.into(), board.score.total().into());
    let label = match is_soloist(scene, seat) {
        true => t::web_soloist_label(lang, finance, &name, vp),
        false => t::web_player_label(lang, board.ducats.into(), finance, &name, vp),
    };
    view! {
        <li class=format!("opp p{}", seat.number()) class:acting=acting>
            <button class="lookat" data-tip="player" aria-pressed=move || (app.looking.get() == Some(seat)).to_string() on:click=move |_| look(app, seat)><span class="vh">{label}</span>
                {bust(scene, seat)}
                <span class="who" aria-hidden="true">{styled(of_seat(Some(seat)), "sh")}<b>{name}</b>{first}</span>{presence::marks(app, seat)}
                <span class="res" aria-hidden="true">{resources(scene, seat)}</span>
                <span class="ot" aria-hidden="true">{things(scene, seat)}</span>
                <span class="val bigvp" aria-hidden="true" data-count=format!("vp-{}", seat.number())>{value::vp(board.score.total())}</span>
            </button>
        </li>
    }
    .into_any()
}

fn is_soloist(scene: &Scene, seat: Seat) -> bool {
    scene.table().level.is_some() && seat == soloist::SEAT
}

/// Ducats, points and Finance. The Soloist has neither ducats nor points.
fn resources(scene: &Scene, seat: Seat) -> AnyView {
    let board = scene.board(seat);
    let points = |kind: Kind| {
        let n = u16::from(board.tracks[kind]) + u16::from(board.counters[kind]);
        value::count(n, of_kind(kind))
    };
    let own = (!is_soloist(scene, seat)).then(
        || view! { {value::coin(board.ducats)}<span class="pts">{Vec::from(Kind::ALL.map(points))}</span> },
    );
    view! { {own}<span class="sp fi">{icon("finance")}<b>{board.finance}</b></span> }.into_any()
}

/// Opus cards by type, markers on the Requiem, Royal Court tiles, and the turns of the round.
fn things(scene: &Scene, seat: Seat) -> AnyView {
    let board = scene.board(seat);
    let count = |name: &'static str, n: usize| {
        view! { <span class="sp" class:nil=(n == 0)>{icon(name)}<b>{n}</b></span> }.into_any()
    };
    let of = |kind: OpusType| {
        let opera = board.opera.iter();
        let n = opera.filter(|id| scene.edition().opera[id.index()].kind == Some(kind)).count();
        count(of_type(Some(kind)), n)
    };
    let filled = board.slots.iter().filter(|slot| slot.0.is_some()).count();
    let slots: Vec<AnyView> = (0..4).map(|n| view! { <i class:f=(n < filled)></i> }.into_any()).collect();
    view! {
        {Vec::from(OpusType::ALL.map(of))}{count("requiem", scene.markers_of(seat))}{count("court", board.courts.len())}
        <span class="sls">{slots}</span>
    }
    .into_any()
}

/// Shows the board of another player, or the own one again.
pub fn look(app: App, seat: Seat) {
    let leaves = app.looking.get_untracked() == Some(seat);
    if leaves {
        return look_away(app);
    }
    app.looking.set(Some(seat));
    app.tab.set(Tab::Me);
}

/// Shows the own board again.
pub fn look_away(app: App) {
    app.looking.set(None);
    if app.layout.get_untracked() == Layout::Overview {
        app.tab.set(Tab::Table);
    }
}

fn leave_by_escape(app: App) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let free = app.draft.with_untracked(|draft| *draft == Draft::Nothing) && !recap::is_shown(app);
        if event.key() == "Escape" && app.moments.log_open.get_untracked() {
            app.moments.log_open.set(false);
        } else if event.key() == "Escape" && free && app.looking.with_untracked(Option::is_some) {
            look_away(app);
        }
    });
    on_cleanup(move || listener.remove());
}

/// The projected score of the board that is shown.
fn score() -> impl IntoView {
    let app = App::get();
    move || {
        let looking = app.looking.get();
        app.scene.get().map(|scene| sheet(app, &scene, looking.unwrap_or(scene.me)))
    }
}

fn sheet(app: App, scene: &Scene, seat: Seat) -> AnyView {
    let lang = app.lang();
    let now = scene.projected[seat.index()];
    let after = app.draft.with(|draft| match draft {
        Draft::Chosen(offer) if seat == scene.me => offer.outcome.projected,
        _ => now,
    });
    view! {
        <section class="panel sco" aria-labelledby="h-s">
            <h2 id="h-s" data-tip="projected">{t::web_projected(lang)}<b class="tot">{after.total()}</b></h2>
            {score_lines(lang, &now, &after)}
        </section>
    }
    .into_any()
}

/// A score by its sources: a bar and the lines, each with its change.
pub fn score_lines(lang: Lang, now: &Score, after: &Score) -> AnyView {
    let bars: Vec<AnyView> = GROUPS
        .iter()
        .zip(1..)
        .map(|((_, lines), n)| {
            view! { <i class=format!("s{n}") style:flex=group(after, lines).to_string()></i> }.into_any()
        })
        .collect();
    let lines: Vec<AnyView> = GROUPS
        .iter()
        .zip(1..)
        .map(|((code, lines), n)| {
            let (vp, change) = (group(now, lines), i32::from(group(after, lines)) - i32::from(group(now, lines)));
            let class = if change > 0 { "up" } else { "dn" };
            let sign = if change > 0 { format!("+{change}") } else { format!("−{}", -change) };
            view! {
                <li class=format!("s{n}") data-tip=format!("score:{code}")>
                    <i></i><span>{group_name(lang, code)}</span><b>{vp}</b><em class=class>{(change != 0).then_some(sign)}</em>
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <div class="sbar" aria-hidden="true">{bars}</div><ol class="scl">{lines}</ol> }.into_any()
}
