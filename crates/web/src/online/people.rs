//! The people at a table as its host sees them: whoever should not be there can be removed.

use super::{api, who};
use crate::app::App;
use crate::ask::{Way, ask_first};
use crate::icons::{of_seat, styled};
use leptos::prelude::*;
use protocol::http::Kick;
use protocol::{Patron, Status, TableInfo};
use std::sync::Arc;
use texts::t;
use vocab::Seat;

/// The seats of people whom the host may remove, counted from 1.
fn removable(table: &TableInfo) -> Vec<u8> {
    let other = |seat: &u8| {
        let seated = &table.seats[usize::from(*seat) - 1];
        matches!(seated.by, Patron::Human | Patron::Account) && table.you != Some(*seat)
    };
    if !table.host || table.status == Status::Over {
        return Vec::new();
    }
    (1..=table.seats.len() as u8).filter(other).collect()
}

/// In a game: the others, and a button beside each.
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

/// Whether the host may remove the one at this seat, counted from 1.
pub fn may_remove(app: App, seat: u8) -> bool {
    app.online.table.with(|table| table.as_deref().is_some_and(|table| removable(table).contains(&seat)))
}

fn name(app: App, seat: u8) -> String {
    let at = usize::from(seat).saturating_sub(1);
    app.online
        .table
        .with(|table| table.as_deref().map(|table| who::name(app.lang(), table, at)))
        .unwrap_or_default()
}

/// The button that removes somebody, and whether they may come back.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::who::tests::table;

    #[test]
    fn the_host_can_remove_other_people_only() {
        assert_eq!(removable(&table()), [2], "neither the host nor a bot");
        assert!(removable(&TableInfo { host: false, ..table() }).is_empty());
        assert!(removable(&TableInfo { status: Status::Over, ..table() }).is_empty());
    }
}
