//! The end as a scene: the completed page of the Requiem, who won and by how much, and the final order.

use crate::app::App;
use crate::icons::{icon, of_seat, styled};
use crate::online::{rematch, talk};
use crate::requiem::part::{mark, marked};
use crate::requiem::{NUMERALS, standing_view, standing_words, stave_name};
use crate::{players, value};
use leptos::prelude::*;
use page::scene::Scene;
use page::score_page::{Stave, staves};
use page::tally::Tally;
use page::verdict::{heading, margin};
use rules::Standing;
use texts::{Lang, names, t};
use vocab::{Mark, Movement};

/// The id of the score sheet below the scene.
pub const SHEET: &str = "sheet";

/// The scene; nothing while the game is not over.
pub fn finale(app: App, scene: &Scene, tally: &Tally) -> Option<AnyView> {
    let lang = app.lang();
    let to_sheet = move |_| {
        if let Some(sheet) = crate::browser::element(SHEET) {
            sheet.scroll_into_view();
            let _ = sheet.focus();
        }
    };
    let order: Vec<AnyView> =
        tally.standings.iter().map(|standing| place(scene, lang, standing, tally)).collect();
    let winner = tally.standings.first().map(|standing| {
        view! { <div class=format!("finw p{}", standing.seat.number())>{players::bust(scene, standing.seat)}</div> }
    });
    let to_chat = move |_| {
        if let Some(chat) = crate::browser::element(talk::BESIDE) {
            chat.scroll_into_view();
            let _ = chat.focus();
        }
    };
    let again = app.table_id().is_none().then(|| {
        view! { <button class="pri" data-do="again" on:click=move |_| app.rematch()>{icon("repeat")}<span>{t::end_again(lang)}</span></button> }
    });
    let online = Memo::new(move |_| app.online.table.with(Option::is_some));
    let chat = move || {
        online.get().then(|| view! { <button class="sec" type="button" data-do="to-chat" on:click=to_chat>{icon("people")}<span>{t::online_talk(lang)}</span></button> })
    };
    tally.over.then(|| {
        view! {
            <section class="finale" aria-labelledby="h-fin">
                {score_page(scene, lang)}
                <div class="fino">
                    {winner}
                    <h2 id="h-fin">{heading(scene, tally, lang)}</h2>
                    <p class="sub">{margin(scene, tally, lang)}</p>
                    <ol>{order}</ol>
                    <div class="fnx">
                        {again}{rematch::button(app)}
                        <button class="sec" type="button" data-do="to-sheet" on:click=to_sheet>{icon("document")}<span>{t::web_score_sheet(lang)}</span></button>
                        {chat}
                    </div>
                </div>
            </section>
        }
        .into_any()
    })
}

/// Who won, with which score and by which margin, for screen readers.
pub fn announcement(scene: &Scene, tally: &Tally, lang: Lang) -> String {
    format!("{} {}", heading(scene, tally, lang), margin(scene, tally, lang))
}

/// A player in the final order.
fn place(scene: &Scene, lang: Lang, standing: &Standing, tally: &Tally) -> AnyView {
    let (seat, name) = (standing.seat, scene.name(lang, standing.seat));
    let most = tally.standings.iter().map(|standing| standing.vp).max().unwrap_or(1).max(1);
    let share = format!("{:.1}%", f64::from(standing.vp) * 100.0 / f64::from(most));
    let won = standing.place == 1;
    view! {
        <li class=format!("p{}", seat.number()) class:won=won>
            <span class="plc">{t::end_place(lang, standing.place.into())}</span>
            {players::bust(scene, seat)}
            <div>
                <b>{styled(of_seat(Some(seat)), "sh")}<span>{name}</span></b>
                <span class="br" aria-hidden="true"><i style:width=share></i></span>
            </div>
            <span class="bigvp">{value::vp(standing.vp)}</span><span class="vh">{t::n_vp(lang, standing.vp.into())}</span>
        </li>
    }
    .into_any()
}

/// The page of the Requiem as it was completed. Screen readers get the majorities as sentences.
fn score_page(scene: &Scene, lang: Lang) -> AnyView {
    let staves = staves(&scene.edition().board.movements);
    let movements: Vec<AnyView> =
        Movement::ALL.into_iter().map(|at| movement(scene, lang, at, &staves)).collect();
    let names: Vec<AnyView> =
        staves.iter().map(|stave| view! { <li>{stave_name(lang, *stave)}</li> }.into_any()).collect();
    view! {
        <div class="fins" style=("--n", staves.len().to_string())>
            <p class="fint" aria-hidden="true">{t::requiem_title(lang)}</p>
            <div class="finp"><div class="finm finn" aria-hidden="true"><b></b><div></div><ul>{names}</ul></div>{movements}</div>
        </div>
    }
    .into_any()
}

fn movement(scene: &Scene, lang: Lang, movement: Movement, staves: &[Stave]) -> AnyView {
    let data = &scene.edition().board.movements[movement];
    let bar = |stave: &Stave| {
        let Some(part) = stave.part(movement, data) else {
            return view! { <li class="tacet"></li> }.into_any();
        };
        let mark = mark(scene, part);
        view! { <li class:covd=(mark == Mark::Covered)><span class="stave">{marked(scene, part, mark)}</span></li> }
            .into_any()
    };
    let bars: Vec<AnyView> = staves.iter().map(bar).collect();
    view! {
        <div class="finm">
            <p class="vh">{names::movement(lang, movement)}". "{standing_words(scene, lang, movement)}</p>
            <b aria-hidden="true"><span>{NUMERALS[movement.index()]}<i>". "</i></span><em>{names::movement(lang, movement)}</em></b>
            <div aria-hidden="true">{standing_view(scene, lang, movement)}</div>
            <ul aria-hidden="true">{bars}</ul>
        </div>
    }
    .into_any()
}
