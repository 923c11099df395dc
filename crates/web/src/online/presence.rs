//! Parts of the table page for online games: presence, clocks, spectators, taking a seat back, requests to undo.

use super::{ConnectionState, push, undo_request};
use crate::announcement;
use crate::app::App;
use crate::browser;
use crate::icons::icon;
use leptos::prelude::*;
use page::Page;
use page::scene::{Kind, Scene, bot_title};
use page::table_info::is_taken_over;
use protocol::{ClientMessage, SeatInfo, SeatKind};
use texts::{Lang, t};
use vocab::Seat;

/// Whether the page shows a table on a server.
pub fn is_there(app: App) -> bool {
    app.online.table.with(Option::is_some)
}

/// Whether the person only watches a game on a server.
pub fn watches(app: App) -> bool {
    app.online.table.with(|table| table.as_ref().is_some_and(|table| table.you.is_none()))
}

/// Presence, substitute bot and clock of a player.
pub fn marks(app: App, seat: Seat) -> impl IntoView {
    let seated = Memo::new(move |_| {
        app.online.table.with(|table| table.as_ref().and_then(|table| table.seats.get(seat.index()).cloned()))
    });
    let presence = move || {
        let seated =
            seated.get().filter(|seated| seated.by != SeatKind::Soloist && seated.by != SeatKind::Bot)?;
        let text = presence_in_words(app.lang(), &seated);
        let substitute = seated.bot.is_some().then(|| icon("gear"));
        Some(
            view! { <i class="pres" class:on=seated.present title=text.clone()></i><span class="vh">{text}</span>{substitute} },
        )
    };
    view! { <span class="beside">{presence}{clock(app, seat)}</span> }
}

fn presence_in_words(lang: Lang, seated: &SeatInfo) -> String {
    match (&seated.bot, seated.present) {
        (Some(bot), _) => t::online_bot_for_now(lang, bot_title(bot)),
        (None, true) => t::online_present(lang),
        (None, false) => t::online_absent(lang),
    }
}

/// The clock of a seat; it runs on between messages of the server.
pub fn clock(app: App, seat: Seat) -> impl IntoView {
    move || {
        let reading = app.online.clocks.with(|clocks| clocks.reading(seat.index(), app.online.now.get()))?;
        let label = t::online_clock(app.lang(), &reading.text);
        Some(view! { <time class="clk" class:low=reading.low aria-label=label>{reading.text}</time> })
    }
}

/// The number of spectators, and the player's own clock.
pub fn head(app: App) -> impl IntoView {
    let watching =
        Memo::new(move |_| app.online.table.with(|table| table.as_ref().map_or(0, |table| table.watching)));
    let count = move || {
        (watching.get() > 0)
            .then(|| view! { <span class="wtc">{icon("eye")}{t::online_watching(app.lang(), watching.get().into())}</span> })
    };
    let mine = Memo::new(move |_| app.online.table.with(|table| table.as_ref()?.you.and_then(Seat::new)));
    view! { {count}{move || mine.get().map(|seat| clock(app, seat))} }
}

/// Bars over the table: announcement, lost connection, request to undo.
pub fn bars() -> impl IntoView {
    let app = App::get();
    let lost = move || (app.online.state.get() == ConnectionState::Lost).then(|| t::online_lost(app.lang()));
    view! {
        <div class="obars">
            {announcement::bar(app)}
            <p class="obar" class:on=move || app.online.state.get() == ConnectionState::Lost role="status">{lost}</p>
            {undo_request::bars(app)}
        </div>
    }
}

/// Shown while a message to the server has no answer yet. It is not announced: the answer comes with every decision, and
/// a lost connection has a bar of its own.
pub fn sending(app: App) -> impl IntoView {
    view! { <p class="snd">{move || app.online.sent.get().then(|| t::online_sent(app.lang()))}</p> }
}

/// The dock while somebody else decides: a note for spectators, or a button that takes the seat back from a bot.
pub fn waiting(app: App) -> AnyView {
    // A memo, so that changes of presence do not redraw the buttons.
    let seat = Memo::new(move |_| {
        app.online.table.with(|table| {
            let table = table.as_deref()?;
            let seat = table.you.and_then(Seat::new)?;
            Some(is_taken_over(table, seat))
        })
    });
    let content = move || {
        let lang = app.lang();
        match seat.get() {
            None => view! { <p class="ask">{icon("eye")}" "{t::friends_full(lang)}" "{t::online_you_watch(lang)}</p> }.into_any(),
            Some(true) => view! {
                <p class="ask">{t::online_bot_for_you(lang)}</p>
                <div class="btns"><button class="pri" data-do="take-back" on:click=move |_| { app.send(&ClientMessage::TakeBack {}); }>{icon("undo")}<span>{t::online_take_back(lang)}</span></button></div>
            }
            .into_any(),
            Some(false) => push::offer(app).into_any(),
        }
    };
    view! { {content} }.into_any()
}

/// In the replay: a button that asks the other players to undo to this moment.
pub fn ask_back(app: App, scene: &Scene, lang: Lang) -> Option<AnyView> {
    let moment = scene.moment;
    let ask = move |_| {
        if app.send(&ClientMessage::AskUndo { moment }) {
            app.jump(None);
        }
    };
    app.my_seat().map(|_| {
        view! { <button class="sec" data-do="ask-back" on:click=ask>{icon("undo")}<span>{t::online_ask_back(lang)}</span></button> }.into_any()
    })
}

/// A button that copies a link to the shown moment of a finished game.
pub fn copy_link(app: App, lang: Lang) -> Option<AnyView> {
    let id = app.table_id().filter(|_| app.kind() == Some(Kind::Replay))?;
    let copied = RwSignal::new(false);
    let copy = move |_| {
        let Some(scene) = app.scene.get_untracked() else { return };
        let page = Page::Online(id.clone(), Some(scene.moment), Some(scene.me.number()));
        browser::copy(&untrack(|| app.link_to(&page)));
        copied.set(true);
        app.said.set(t::online_copied(lang));
    };
    let text = move || if copied.get() { t::online_copied(lang) } else { t::online_copy_link(lang) };
    Some(view! { <button class="sec" data-do="copy-link" on:click=copy>{icon("link")}<span>{text}</span></button> }.into_any())
}
