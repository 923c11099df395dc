//! The other people at a table, whom the host can remove.

use super::api;
use crate::app::App;
use crate::ask::{Way, ask_first};
use crate::icons::{of_seat, styled};
use leptos::prelude::*;
use page::table_info::{self, removable};
use protocol::Status;
use protocol::http::Kick;
use std::sync::Arc;
use texts::t;
use vocab::Seat;

/// During a game: the other people, each with a remove button.
pub fn people(app: App) -> impl IntoView {
    let seats = Memo::new(move |_| {
        app.online.table.with(|table| table.as_deref().map(removable)).unwrap_or_default()
    });
    let row = move |seat: u8| {
        let name = move || name(app, seat);
        view! {
            <li class=format!("p{seat}")>{styled(of_seat(Seat::new(seat)), "sh")}<p><b>{name}</b></p>{remove(app, seat)}</li>
        }
        .into_any()
    };
    move || {
        let seats = seats.get();
        (!seats.is_empty()).then(|| {
            view! {
                <div class="mine">
                    <h3>{t::lobby_people_here(app.lang())}</h3>
                    <ul class="devices">{seats.into_iter().map(row).collect::<Vec<_>>()}</ul>
                </div>
            }
        })
    }
}

/// Whether the player may remove the person at this seat, counted from 1.
pub fn may_remove(app: App, seat: u8) -> bool {
    app.online.table.with(|table| table.as_deref().is_some_and(|table| removable(table).contains(&seat)))
}

fn name(app: App, seat: u8) -> String {
    let at = usize::from(seat).saturating_sub(1);
    app.online
        .table
        .with(|table| table.as_deref().map(|table| table_info::name(app.lang(), table, at)))
        .unwrap_or_default()
}

/// The remove button; the confirmation asks whether the person may return.
pub fn remove(app: App, seat: u8) -> AnyView {
    let kick = move |block: bool| {
        let id = app.table_id().unwrap_or_default();
        api::then(app, api::kick(id, seat, Kick { block }), move |table| {
            app.online.table.set(Some(Arc::new(table)));
        });
    };
    let playing = move || {
        app.online.table.with(|table| table.as_ref().is_some_and(|table| table.status == Status::Playing))
    };
    let sure = move |lang| match playing() {
        true => t::lobby_remove_game(lang, name(app, seat)),
        false => t::lobby_remove_room(lang, name(app, seat)),
    };
    let ways = vec![
        Way::new("remove-sure", t::lobby_remove, move || kick(false)),
        Way::new("remove-block", t::lobby_remove_block, move || kick(true)),
    ];
    ask_first(app, format!("remove-{seat}"), "close", t::lobby_remove, sure, ways)
}
