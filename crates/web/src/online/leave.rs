//! Leaving a game on a server: a bot plays until the player comes back, or to the end.

use super::{api, devices};
use crate::app::App;
use crate::ask::{Way, ask_first};
use crate::icons::icon;
use leptos::prelude::*;
use page::Page;
use page::table_info::is_taken_over;
use protocol::http::Leave;
use protocol::{ClientMessage, Status};
use texts::t;
use vocab::Seat;

/// Whether a bot plays for me; none if I have no seat in a running game.
fn bot_plays(app: App) -> Memo<Option<bool>> {
    Memo::new(move |_| {
        app.online.table.with(|table| {
            let table = table.as_deref().filter(|table| table.status == Status::Playing)?;
            Some(is_taken_over(table, table.you.and_then(Seat::new)?))
        })
    })
}

/// The part of the menu with which a player leaves the game.
pub fn leave(app: App) -> impl IntoView {
    let bot = bot_plays(app);
    Effect::new(move |_| {
        if bot.get().is_some() {
            app.ask_devices();
        }
    });
    // Only the first device of a seat can give it up.
    let first = Memo::new(move |_| devices::is_first(app).unwrap_or(true));
    move || {
        let lang = app.lang();
        bot.get().map(|bot| {
            let pause = if bot { take_back(app).into_any() } else { bot_now(app) };
            let good = move || first.get().then(|| for_good(app));
            view! { <div class="mine"><h3>{t::lobby_leave(lang)}</h3><div class="do">{pause}{good}</div></div> }
        })
    }
}

/// Lets a bot play at once. The player stays at the table and watches.
fn bot_now(app: App) -> AnyView {
    let go = move || {
        let id = app.table_id().unwrap_or_default();
        api::then(app, api::leave(id, Leave { for_good: false }), move |()| app.settings_open.set(false));
    };
    let ways = vec![Way::new("bot-now-sure", t::friends_bot_now, go)];
    ask_first(app, "bot-now", "gear", t::friends_bot_now, t::friends_bot_now_sure, ways)
}

fn take_back(app: App) -> impl IntoView {
    let go = move |_| {
        app.send(&ClientMessage::TakeBack {});
        app.settings_open.set(false);
    };
    view! { <button class="lnk" type="button" data-do="take-back" on:click=go>{icon("undo")}<span>{t::online_take_back(app.lang())}</span></button> }
}

fn for_good(app: App) -> AnyView {
    let go = move || {
        app.online.leaving.set_value(true);
        let id = app.table_id().unwrap_or_default();
        api::then(app, api::leave(id, Leave { for_good: true }), move |()| {
            app.settings_open.set(false);
            app.go(Page::Lobby);
        });
    };
    let ways = vec![Way::new("leave-for-good-sure", t::lobby_leave_for_good, go)];
    ask_first(app, "leave-for-good", "close", t::lobby_leave_for_good, t::lobby_leave_for_good_sure, ways)
}
