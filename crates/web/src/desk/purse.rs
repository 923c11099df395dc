//! What I have: points, ducats, the three kinds and Finance; while a choice is drafted, also cost and gain, apart.

use crate::app::{App, Tab};
use crate::icons::{icon, of_kind, of_seat, styled};
use crate::value;
use edition::Resources;
use leptos::prelude::*;
use page::draft::Draft;
use page::purse::{Change, Resource, change, planned};
use page::scene::Scene;
use texts::{Lang, effects, names, t};
use vocab::{Kind, Seat};

/// The panel “You” of the overview.
pub fn you(app: App) -> AnyView {
    (move || app.scene.get().map(|scene| panel(app, &scene, app.lang()))).into_any()
}

fn panel(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let board = scene.board(scene.me);
    let name = match super::is_person(scene, scene.me) {
        true => t::desk_you(lang),
        false => scene.name(lang, scene.me),
    };
    let income = t::desk_income(lang, effects::resources(lang, &income(scene, board.finance)));
    let works = board.opera.len();
    let ready = works - board.turned.len().min(works);
    view! {
        <div class=format!("ppr you p{}", scene.me.number())>
            <header>{styled(of_seat(Some(scene.me)), "sh")}<h3>{name}</h3>{seal(scene, lang, scene.me)}</header>
            <ul class="pur">
                {tiles(app, scene, lang)}
                <li class="inc" data-tip="finance">{icon("finance")}<span>{income}</span></li>
            </ul>
            <button type="button" class="wk" data-do="works" on:click=move |_| app.tab.set(Tab::Me)>{icon("commission")}<span>{t::desk_works(lang, works as i64, ready as i64)}</span></button>
        </div>
    }
    .into_any()
}

/// The points of a seat, in a seal.
pub fn seal(scene: &Scene, lang: Lang, seat: Seat) -> AnyView {
    let vp = scene.board(seat).score.total();
    view! { <span class="val seal" data-tip="vp" data-count=format!("vp-{}", seat.number()) role="img" aria-label=t::n_vp(lang, vp.into())>{value::vp(vp)}</span> }
        .into_any()
}

/// What the Finance Track brings each round on a space.
pub fn income(scene: &Scene, at: u8) -> Resources {
    let here = scene.edition().board.finance.get(usize::from(at)).copied().unwrap_or_default();
    Resources { ducats: here.ducats, vp: here.vp, track_wild: here.wild, ..Resources::default() }
}

/// A tile for each of my resources: ducats, the three kinds, Finance.
pub fn tiles(app: App, scene: &Scene, lang: Lang) -> Vec<AnyView> {
    let board = scene.board(scene.me);
    let mut tiles = vec![tile(
        app,
        scene,
        Resource::Ducats,
        board.ducats,
        value::coin(board.ducats),
        t::desk_ducats(lang, board.ducats.into()),
        ("ducats".to_owned(), t::n_ducats(lang, board.ducats.into())),
    )];
    for kind in Kind::ALL {
        let (track, counters) = (board.tracks[kind], board.counters[kind]);
        let sum = u16::from(track) + u16::from(counters);
        let name = names::kind(lang, kind);
        let label = t::web_track_label(lang, counters.into(), &name, track.into());
        let disc = (counters > 0).then(|| view! { <i class="disc">{counters}</i> });
        let shown = view! { {value::count(sum, of_kind(kind))}{disc} }.into_any();
        let tip = format!("kind:{}", kind.code());
        tiles.push(tile(app, scene, Resource::Points(kind), sum, shown, name, (tip, label)));
    }
    tiles.push(finance(app, scene, lang));
    tiles
}

/// One resource: amount, name, and what the draft changes.
fn tile(
    app: App,
    scene: &Scene,
    of: Resource,
    now: u16,
    shown: AnyView,
    name: String,
    (tip, label): (String, String),
) -> AnyView {
    let edition = scene.edition();
    let gains = scene.planned_gains.clone();
    let change = Memo::new(move |_| {
        app.draft.with(|draft| match draft {
            Draft::Chosen(offer) => change(&offer.outcome, &gains, edition, of),
            _ => planned(&gains, of),
        })
    });
    let changed = move || !change.get().is_none();
    let signs = move || {
        let Change { paid, gained } = change.get();
        let minus = (paid > 0).then(|| view! { <span class="minus">"−"{paid}</span> });
        let plus = (gained > 0).then(|| view! { <span class="plus">"+"{gained}</span> });
        changed().then(|| view! { <span class="chg">{minus}{plus}<span class="eq">"= "{change.get().after(now)}</span></span> })
    };
    view! {
        <li class="rs" class:chd=changed class:less=move || change.get().after(now) < now data-tip=tip data-res=code(of) data-count=format!("{}-{}", code(of), scene.me.number())>
            <span class="vh">{label}</span><span class="amt" aria-hidden="true">{shown}</span><em aria-hidden="true">{name}</em>{signs}
        </li>
    }
    .into_any()
}

fn code(of: Resource) -> &'static str {
    match of {
        Resource::Ducats => "ducats",
        Resource::Points(kind) => kind.code(),
        Resource::Finance => "finance",
    }
}

/// The Finance Track: its income now, and the one after the draft.
fn finance(app: App, scene: &Scene, lang: Lang) -> AnyView {
    let edition = scene.edition();
    let at = scene.board(scene.me).finance;
    let now = income(scene, at);
    let ducats = |at: u16| edition.board.finance.get(usize::from(at)).map_or(0, |space| space.ducats);
    let label = t::web_finance_label(lang, effects::resources(lang, &now), at.into());
    let gains = scene.planned_gains.clone();
    let after = Memo::new(move |_| {
        app.draft.with(|draft| match draft {
            Draft::Chosen(offer) => {
                change(&offer.outcome, &gains, edition, Resource::Finance).after(at.into())
            }
            _ => planned(&gains, Resource::Finance).after(at.into()),
        })
    });
    let changed = move || after.get() != u16::from(at);
    let vp = (now.vp > 0).then(|| value::vp(format!("+{}", now.vp)));
    view! {
        <li class="rs fnc" class:chd=changed class:less=move || after.get() < u16::from(at) data-tip="finance" data-res=code(Resource::Finance)>
            <span class="vh">{label}</span>
            <span class="amt" aria-hidden="true"><span class="sp"><b>"+"{now.ducats}</b>{icon("finance")}</span>{vp}</span>
            <em aria-hidden="true">{t::web_finance(lang)}</em>
            {move || changed().then(|| view! { <span class="chg"><span class="eq">"→ +"{ducats(after.get())}</span></span> })}
        </li>
    }
    .into_any()
}
